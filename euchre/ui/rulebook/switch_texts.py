"""The words for every house rule: names, explanations, values, reasons and warnings, as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from euchre.i18n import N_
from euchre.rules.house_rules import Reason, Warn

if TYPE_CHECKING:
    from collections.abc import Mapping


class SwitchGroup(NamedTuple):
    """House rules that are read together."""

    title: str
    keys: tuple[str, ...]


GROUPS = (
    SwitchGroup(N_("Players"), ("players",)),
    SwitchGroup(
        N_("Length and cards"),
        ("target", "nap_limit", "deck", "nap_score", "nap_deals", "nap_scale"),
    ),
    SwitchGroup(N_("The Benny"), ("joker", "benny_turned")),
    SwitchGroup(
        N_("Bidding"),
        (
            "stick_the_dealer",
            "stuck_any_suit",
            "dealer_partner_orders",
            "natural_trump",
            "no_trump",
            "may_discard_upcard",
            "optional_pickup",
            "bid_rounds",
            "widow",
        ),
    ),
    SwitchGroup(
        N_("Going alone"),
        (
            "alone_timing",
            "loner_lead",
            "defend_alone",
            "partners_best",
            "best_order",
            "jambone",
            "jamboree",
        ),
    ),
    SwitchGroup(
        N_("Points"),
        ("lone_march_points", "lone_euchre_points", "alone_must_take_5", "super_euchre"),
    ),
    SwitchGroup(N_("A match of several games"), ("match_games", "laps", "slam")),
    SwitchGroup(
        N_("Dealing and seats"),
        ("teams", "first_dealer", "deal_pattern", "farmers_hand", "redeal_dealer"),
    ),
)
"""The house rules that are offered, in the order they are read."""

OFFERED = tuple(key for group in GROUPS for key in group.keys)
"""The keys of all house rules that are offered."""

NAMES: Mapping[str, str] = {
    "players": N_("Number of players"),
    "target": N_("Points to win"),
    "deck": N_("Cards in the pack"),
    "joker": N_("Play with the Benny"),
    "benny_turned": N_("If the Benny is turned up"),
    "stick_the_dealer": N_("Stick the dealer"),
    "stuck_any_suit": N_("Stuck with any suit"),
    "dealer_partner_orders": N_("Dealer's partner orders up"),
    "natural_trump": N_("Only a suit you hold"),
    "no_trump": N_("No trump"),
    "may_discard_upcard": N_("Lay the turned card away"),
    "optional_pickup": N_("Leave the turned card"),
    "alone_timing": N_("Saying “alone”"),
    "loner_lead": N_("Who leads to a lone player"),
    "defend_alone": N_("Defend alone"),
    "lone_march_points": N_("Alone, every trick"),
    "lone_euchre_points": N_("Lone player euchred"),
    "alone_must_take_5": N_("Alone means every trick"),
    "super_euchre": N_("Super euchre"),
    "farmers_hand": N_("Farmer's hand"),
    "teams": N_("Partners"),
    "first_dealer": N_("First dealer"),
    "deal_pattern": N_("Packets of the deal"),
    "redeal_dealer": N_("When everybody passes"),
    "match_games": N_("Games to be won"),
    "laps": N_("Laps"),
    "slam": N_("Slam"),
    "partners_best": N_("Call for the partner's best"),
    "best_order": N_("Order of that exchange"),
    "jambone": N_("Jambone"),
    "jamboree": N_("Jamboree"),
    "bid_rounds": N_("Rounds of the auction"),
    "widow": N_("The widow"),
    "nap_scale": N_("Stakes"),
    "nap_score": N_("Score"),
    "nap_deals": N_("Deals in a game"),
    "nap_limit": N_("Most deals"),
}

LINES: Mapping[str, str] = {
    "target": N_("The first side to get there wins, and may overshoot."),
    "joker": N_("A joker joins the pack and beats every other card."),
    "stick_the_dealer": N_("When all others have passed twice, the dealer must name trump."),
    "stuck_any_suit": N_("A stuck dealer may name even the suit that was turned down."),
    "natural_trump": N_(
        "To make a suit trump you must hold a card printed with it; left bower and Benny do not "
        "count."
    ),
    "no_trump": N_(
        "In the second round one may call a deal without trump: no bowers, aces are highest."
    ),
    "may_discard_upcard": N_("The dealer may lay away the very card just picked up."),
    "optional_pickup": N_("The dealer may leave an ordered card; its suit is trump anyway."),
    "defend_alone": N_(
        "An opponent may face a lone player alone as well; a euchre is then worth {points}."
    ),
    "lone_march_points": N_("What a lone player gets for taking every trick."),
    "lone_euchre_points": N_("What the defenders get when a lone player falls short."),
    "alone_must_take_5": N_("A lone player with {enough} tricks gets nothing."),
    "super_euchre": N_("Defenders who take all {all} tricks get {points}."),
    "players": N_("Everybody plays for himself, with {all} cards each."),
    "laps": N_("Points above the target count in the next game already."),
    "slam": N_("A game won against nothing at all counts as two."),
    "partners_best": N_(
        "A lone player lays one card away and gets the partner's best card for it, face down."
    ),
    "jambone": N_(
        "A lone player may play with open cards; all {all} tricks are then worth {points}."
    ),
    "jamboree": N_(
        "A maker with the {all} highest trumps may show them, for {points}, and need not play."
    ),
    "nap_deals": N_("So many deals are played; whoever has most chips then wins."),
}

VALUES: Mapping[str, Mapping[Any, tuple[str, str]]] = {
    "deck": {
        "24": (N_("{count}"), N_("Nine, ten, jack, queen, king and ace of each suit.")),
        "28": (N_("{count}"), N_("With the eights.")),
        "32": (N_("{count}"), N_("With the sevens and eights.")),
        "52": (N_("{count}"), N_("All cards from two to ace.")),
    },
    "match_games": {
        1: (N_("Single game"), N_("Every game stands alone.")),
        2: ("2", N_("The first side to win two games wins the match.")),
        3: ("3", N_("The first side to win three games wins the match.")),
        5: ("5", N_("The first side to win five games wins the match.")),
    },
    "best_order": {
        "discard_first": (
            N_("Lay away first"),
            N_("The lone player lays a card away before the partner's card comes."),
        ),
        "receive_first": (
            N_("Receive first"),
            N_("The lone player sees the partner's card, then lays one away."),
        ),
    },
    "bid_rounds": {
        "many": (
            N_("Until all but one pass"),
            N_("Bidding goes round the table; whoever passes is out."),
        ),
        "one": (N_("One round"), N_("Everybody passes or bids once.")),
    },
    "widow": {
        "to_bidder": (
            N_("To the highest bidder"),
            N_("The highest bidder takes the widow and lays one card away, face down."),
        ),
        "unused": (N_("Stays unused"), N_("Nobody ever sees the card that is left over.")),
    },
    "nap_scale": {
        "bicycle": (
            N_("Losing costs more"),
            N_(
                "Nap wins 10 and loses 5; Wellington wins 10 and loses 10; Blücher wins 10 and "
                "loses 20."
            ),
        ),
        "even": (
            N_("Even stakes"),
            N_("Nap is worth 5, Wellington 10, Blücher 20, won or lost."),
        ),
    },
    "nap_limit": {
        0: (
            N_("No limit"),
            N_(
                "The game goes on until a player gets there, and may never end: every failed bid "
                "takes points away."
            ),
        ),
        50: ("50", N_("Whoever is ahead after 50 deals wins, wherever the score stands.")),
        100: (
            "100",
            N_("Whoever is ahead after 100 deals wins, wherever the score stands."),
        ),
        200: (
            "200",
            N_("Whoever is ahead after 200 deals wins, wherever the score stands."),
        ),
    },
    "nap_score": {
        "single": (
            N_("Points to a target"),
            N_(
                "Only the bidder's points are written, won or lost; the first to {target} wins."
            ),
        ),
        "chips": (
            N_("Chips"),
            N_("The bidder is paid by every other player, or pays every one of them."),
        ),
    },
    "benny_turned": {
        "dealer_names_makes": (
            N_("Dealer makes trump"),
            N_("The dealer names trump without looking at the hand, and takes the Benny."),
        ),
        "dealer_names_then_bid": (
            N_("Dealer names its suit"),
            N_("The dealer names a suit unseen; then all bid for it as usual."),
        ),
        "spades": (N_("It counts as a spade"), N_("Spades may be ordered up.")),
        "hearts": (N_("It counts as a heart"), N_("Hearts may be ordered up.")),
        "redeal": (N_("Deal again"), N_("The same dealer shuffles and deals again.")),
    },
    "dealer_partner_orders": {
        "free": (N_("As anyone"), N_("The dealer's partner bids like everybody else.")),
        "must_go_alone": (
            N_("Only alone"),
            N_("Ordering up one's own partner means playing alone; the dealer sits out."),
        ),
        "may_not": (N_("Never"), N_("The dealer's partner has to pass in the first round.")),
    },
    "alone_timing": {
        "until_first_card": (
            N_("Until the first card"),
            N_("The maker may decide to go alone until the first card is played."),
        ),
        "with_call": (N_("With the call"), N_("Going alone must be said while making trump.")),
    },
    "loner_lead": {
        "left_of_loner": (
            N_("Left of that player"),
            N_("The first trick against a lone player is led from that player's left."),
        ),
        "left_of_dealer": (
            N_("Left of the dealer"),
            N_(
                "The first trick against a lone player is led from the dealer's left, as always."
            ),
        ),
    },
    "farmers_hand": {
        "off": (N_("Play it"), N_("A hand of low cards is played as it is.")),
        "three_alike": (
            N_("Three alike: go under"),
            N_(
                "Three {low} of one rank may be shown and exchanged for three hidden cards of "
                "the kitty."
            ),
        ),
        "any_three": (
            N_("Any three: go under"),
            N_(
                "Any three {low} may be shown and exchanged for three hidden cards of the kitty."
            ),
        ),
        "redeal": (
            N_("All low: new deal"),
            N_("With {low} only, and none of the turned suit, one may ask for a new deal."),
        ),
        "ace_no_face": (
            N_("Ace, no face: new deal"),
            N_("With an ace but no jack, queen or king one may ask for a new deal."),
        ),
    },
    "teams": {
        "agreed": (N_("As seated"), N_("Those who sit opposite each other play together.")),
        "draw": (
            N_("Drawn"),
            N_("Everybody draws a card; the two lowest play together. Aces are low."),
        ),
    },
    "first_dealer": {
        "random": (N_("By lot"), N_("Chance decides who deals first.")),
        "first_black_jack": (
            N_("First black jack"),
            N_("Cards are turned up around the table; the first black jack deals."),
        ),
        "first_jack": (
            N_("First jack"),
            N_("Cards are turned up around the table; the first jack deals."),
        ),
        "lowest_draw": (
            N_("Lowest card"),
            N_("Everybody draws a card; the lowest deals. Aces are low."),
        ),
    },
    "deal_pattern": {
        "3-2": (N_("Three, then two"), N_("Everybody gets three cards, then two.")),
        "2-3": (N_("Two, then three"), N_("Everybody gets two cards, then three.")),
        "alt-32": (
            N_("Three and two in turn"),
            N_("Three and two cards in turn; the second time the other way round."),
        ),
        "alt-23": (
            N_("Two and three in turn"),
            N_("Two and three cards in turn; the second time the other way round."),
        ),
    },
    "redeal_dealer": {
        "next": (N_("Next player deals"), N_("The cards are thrown in; the deal moves left.")),
        "same": (N_("Same dealer again"), N_("The cards are thrown in; the dealer stays.")),
        "plays_one": (
            N_("The dealer plays one"),
            N_("The dealer must play for one trick, and wins or loses one for it."),
        ),
    },
}

REASONS: Mapping[Reason, str] = {
    Reason.ONLY_FOUR_PLAYERS: N_("Only with four players."),
    Reason.ONLY_TWO_PLAYERS: N_("Only with two players."),
    Reason.NOT_THREE_PLAYERS: N_("Not with three players."),
    Reason.NO_JOKER: N_("Only when the Benny plays."),
    Reason.JOKER_HAS_NO_TRUMP: N_("Not with the Benny, which would count for nothing then."),
    Reason.NEVER_PASSED_OUT: N_("Cannot happen: the dealer is stuck."),
    Reason.DEALER_NOT_STUCK: N_("Only together with “Stick the dealer”."),
    Reason.NOT_CALLING_FOR_BEST: N_("Only with calling for the partner's best card."),
    Reason.NOT_A_MATCH: N_("Only in a match of several games."),
    Reason.NOT_FOR_CHIPS: N_("Only in a game for chips."),
    Reason.NO_TARGET: N_("Only in a game to a target."),
    Reason.TOO_FEW_CARDS: N_("Too few cards for so many players."),
    Reason.NOT_IN_THIS_GAME: N_("No part of this game."),
    Reason.ALWAYS_SO: N_("This game is always played so."),
    Reason.COUNTERS_IN_PLAY: N_("The score cards are in play: the score is shown in digits."),
    Reason.NO_COUNTERS: N_("No two cards fit this score: it is shown in digits."),
}

WARNINGS: Mapping[Warn, str] = {
    Warn.ONE_LONER_WINS: N_("One lone hand that takes every trick wins the whole game."),
    Warn.MANY_REDEALS: N_(
        "With the Benny and “Only a suit you hold” many deals will be thrown in."
    ),
    Warn.BONUS_OF_LONE_DEFENDER_GONE: N_(
        "Defending alone pays nothing extra: euchring a lone player is worth as much anyway."
    ),
    Warn.LONE_SHORTFALL: N_(
        "“Super euchre” and “Alone means every trick” together make going alone a steep risk."
    ),
}
