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
        N_("Length and deck"),
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
    "deck": N_("Cards in the deck"),
    "joker": N_("Play with the Benny"),
    "benny_turned": N_("If the Benny is turned up"),
    "stick_the_dealer": N_("Stick the dealer"),
    "stuck_any_suit": N_("Stuck dealer may name any suit"),
    "dealer_partner_orders": N_("Dealer's partner"),
    "natural_trump": N_("Must hold the suit you name"),
    "no_trump": N_("No trump"),
    "may_discard_upcard": N_("Dealer may discard the upcard"),
    "optional_pickup": N_("Dealer may leave the upcard"),
    "alone_timing": N_("Declare a loner"),
    "loner_lead": N_("Lead against a loner"),
    "defend_alone": N_("Defend alone"),
    "lone_march_points": N_("Loner, every trick"),
    "lone_euchre_points": N_("Loner euchred"),
    "alone_must_take_5": N_("Loner must take every trick"),
    "super_euchre": N_("Super euchre"),
    "farmers_hand": N_("Farmer's hand"),
    "teams": N_("Partners"),
    "first_dealer": N_("First dealer"),
    "deal_pattern": N_("Deal in packets of"),
    "redeal_dealer": N_("When everyone passes"),
    "match_games": N_("Games to win"),
    "laps": N_("Laps"),
    "slam": N_("Slam"),
    "partners_best": N_("Call for partner's best card"),
    "best_order": N_("Order of the trade"),
    "jambone": N_("Jambone"),
    "jamboree": N_("Jamboree"),
    "bid_rounds": N_("Rounds of bidding"),
    "widow": N_("The widow"),
    "nap_scale": N_("Stakes"),
    "nap_score": N_("Score"),
    "nap_deals": N_("Hands in a game"),
    "nap_limit": N_("Hand limit"),
}

LINES: Mapping[str, str] = {
    "target": N_("First side to reach it wins."),
    "joker": N_("A joker is added to the deck and beats every other card."),
    "stick_the_dealer": N_("If everyone else passes twice, the dealer must name trump."),
    "stuck_any_suit": N_("A stuck dealer may even name the suit that was turned down."),
    "natural_trump": N_(
        "To make a suit trump, you must hold a card printed with it; the left bower and the "
        "Benny don't count."
    ),
    "no_trump": N_("In the second round you may call no trump: no bowers, aces high."),
    "may_discard_upcard": N_("The dealer may discard the very card just picked up."),
    "optional_pickup": N_(
        "The dealer may leave a card that was ordered up; its suit is trump anyway."
    ),
    "defend_alone": N_(
        "An opponent may defend alone against a loner; a euchre is then worth {points}."
    ),
    "lone_march_points": N_("What a loner scores for taking every trick."),
    "lone_euchre_points": N_("What the defenders score for euchring a loner."),
    "alone_must_take_5": N_("A loner that takes {enough} tricks scores nothing."),
    "super_euchre": N_("Defenders who take all {all} tricks score {points}."),
    "players": N_("Everyone for themselves, with {all} cards each."),
    "laps": N_("Points beyond the target carry over to the next game."),
    "slam": N_("A shutout counts as two games."),
    "partners_best": N_("A loner trades one card, face down, for the partner's best."),
    "jambone": N_(
        "A loner may lay the hand face up; all {all} tricks are then worth {points}."
    ),
    "jamboree": N_(
        "A maker with the top {all} trumps may show them and score {points} without playing."
    ),
    "nap_deals": N_("After this many hands, whoever has the most chips wins."),
}

VALUES: Mapping[str, Mapping[Any, tuple[str, str]]] = {
    "deck": {
        "24": (N_("{count}"), N_("Nine through ace of each suit.")),
        "28": (N_("{count}"), N_("Eight through ace of each suit.")),
        "32": (N_("{count}"), N_("Seven through ace of each suit.")),
        "52": (N_("{count}"), N_("The full deck, two through ace.")),
    },
    "match_games": {
        1: (N_("Single game"), N_("Every game stands on its own.")),
        2: ("2", N_("The first side to win two games wins the match.")),
        3: ("3", N_("The first side to win three games wins the match.")),
        5: ("5", N_("The first side to win five games wins the match.")),
    },
    "best_order": {
        "discard_first": (
            N_("Discard first"),
            N_("The loner discards before the partner's card comes."),
        ),
        "receive_first": (
            N_("Receive first"),
            N_("The loner sees the partner's card, then discards."),
        ),
    },
    "bid_rounds": {
        "many": (
            N_("Until all but one pass"),
            N_("Bidding goes around the table; once you pass, you're out."),
        ),
        "one": (N_("One round"), N_("Everyone passes or bids once.")),
    },
    "widow": {
        "to_bidder": (
            N_("To the high bidder"),
            N_("The high bidder takes the widow and discards one card face down."),
        ),
        "unused": (N_("Stays unused"), N_("Nobody ever sees the card left over.")),
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
                "The game goes on until someone gets there, and may never end: every failed "
                "bid costs points."
            ),
        ),
        50: ("50", N_("Whoever is ahead after 50 hands wins, whatever the score.")),
        100: (
            "100",
            N_("Whoever is ahead after 100 hands wins, whatever the score."),
        ),
        200: (
            "200",
            N_("Whoever is ahead after 200 hands wins, whatever the score."),
        ),
    },
    "nap_score": {
        "single": (
            N_("Points to a target"),
            N_("Only the bidder scores, up or down; the first to {target} wins."),
        ),
        "chips": (
            N_("Chips"),
            N_("Every other player pays the bidder, or the bidder pays each of them."),
        ),
    },
    "benny_turned": {
        "dealer_names_makes": (
            N_("Dealer makes trump"),
            N_(
                "If the Benny is turned up, the dealer names trump without looking and picks "
                "up the Benny."
            ),
        ),
        "dealer_names_then_bid": (
            N_("Dealer names its suit"),
            N_(
                "If the Benny is turned up, the dealer names a suit without looking; then "
                "everyone bids on it as usual."
            ),
        ),
        "spades": (
            N_("Counts as a spade"),
            N_("If the Benny is turned up, it counts as a spade: spades may be ordered up."),
        ),
        "hearts": (
            N_("Counts as a heart"),
            N_("If the Benny is turned up, it counts as a heart: hearts may be ordered up."),
        ),
        "redeal": (
            N_("Throw the hand in"),
            N_("If the Benny is turned up, the hand is thrown in."),
        ),
    },
    "dealer_partner_orders": {
        "free": (N_("May order it up"), N_("The dealer's partner bids like everyone else.")),
        "must_go_alone": (
            N_("Must go alone"),
            N_("If you order up your partner, you must go alone; the dealer sits out."),
        ),
        "may_not": (N_("Must pass"), N_("The dealer's partner must pass in the first round.")),
    },
    "alone_timing": {
        "until_first_card": (
            N_("Before the first lead"),
            N_("The maker may decide to go alone any time before the first lead."),
        ),
        "with_call": (
            N_("With the call"),
            N_("You must say you're going alone when you make trump."),
        ),
    },
    "loner_lead": {
        "left_of_loner": (
            N_("Left of the loner"),
            N_("Against a loner, the player to the loner's left leads first."),
        ),
        "left_of_dealer": (
            N_("Left of the dealer"),
            N_(
                "Against a loner, the player left of the dealer leads first, or the next one "
                "if that player sits out."
            ),
        ),
    },
    "farmers_hand": {
        "off": (N_("Play it"), N_("A hand of low cards is played as dealt.")),
        "three_alike": (
            N_("Three alike: go under"),
            N_(
                "You may show three {low} of one rank and trade them for three face-down cards "
                "of the kitty."
            ),
        ),
        "any_three": (
            N_("Any three: go under"),
            N_(
                "You may show any three {low} and trade them for three face-down cards of the "
                "kitty."
            ),
        ),
        "redeal": (
            N_("All low: redeal"),
            N_(
                "With nothing but {low} and none of the upcard's suit, you may ask for a "
                "redeal."
            ),
        ),
        "ace_no_face": (
            N_("Ace, no face: redeal"),
            N_("With an ace but no jack, queen or king, you may ask for a redeal."),
        ),
    },
    "teams": {
        "agreed": (N_("As seated"), N_("Partners sit across from each other.")),
        "draw": (
            N_("Drawn"),
            N_("Everyone draws a card; the two lowest are partners. Aces are low."),
        ),
    },
    "first_dealer": {
        "random": (N_("At random"), N_("The first dealer is picked at random.")),
        "first_black_jack": (
            N_("First black jack deals"),
            N_("Cards are dealt face up around the table; the first black jack deals."),
        ),
        "first_jack": (
            N_("First jack deals"),
            N_("Cards are dealt face up around the table; the first jack deals."),
        ),
        "lowest_draw": (
            N_("Lowest card deals"),
            N_("Everyone draws a card; the lowest deals. Aces are low."),
        ),
    },
    "deal_pattern": {
        "3-2": (N_("Three, then two"), N_("Everyone gets three cards, then two.")),
        "2-3": (N_("Two, then three"), N_("Everyone gets two cards, then three.")),
        "alt-32": (
            N_("Alternating three and two"),
            N_("Three and two cards by turns; the second time, the other way around."),
        ),
        "alt-23": (
            N_("Alternating two and three"),
            N_("Two and three cards by turns; the second time, the other way around."),
        ),
    },
    "redeal_dealer": {
        "next": (
            N_("Next player deals"),
            N_("If everyone passes, the hand is thrown in and the deal passes left."),
        ),
        "same": (
            N_("Same dealer again"),
            N_("If everyone passes, the hand is thrown in and the same player deals again."),
        ),
        "plays_one": (
            N_("Dealer plays for one"),
            N_(
                "If everyone passes, the dealer must play for one trick, and wins or loses one "
                "for it."
            ),
        ),
    },
}

REASONS: Mapping[Reason, str] = {
    Reason.ONLY_FOUR_PLAYERS: N_("Only with four players."),
    Reason.ONLY_TWO_PLAYERS: N_("Only with two players."),
    Reason.NOT_THREE_PLAYERS: N_("Not with three players."),
    Reason.NO_JOKER: N_("Only with the Benny in play."),
    Reason.JOKER_HAS_NO_TRUMP: N_("Not with the Benny, which would be worth nothing then."),
    Reason.NEVER_PASSED_OUT: N_("Can't happen: the dealer is stuck."),
    Reason.DEALER_NOT_STUCK: N_("Only with “Stick the dealer”."),
    Reason.NOT_CALLING_FOR_BEST: N_("Only with “Call for partner's best card”."),
    Reason.NOT_A_MATCH: N_("Only in a match of several games."),
    Reason.NOT_FOR_CHIPS: N_("Only in a game for chips."),
    Reason.NO_TARGET: N_("Only in a game to a target."),
    Reason.TOO_FEW_CARDS: N_("Too few cards for so many players."),
    Reason.NOT_IN_THIS_GAME: N_("Not part of this game."),
    Reason.ALWAYS_SO: N_("This game is always played this way."),
    Reason.COUNTERS_IN_PLAY: N_(
        "The score cards are in play, so the score is shown in digits."
    ),
    Reason.NO_COUNTERS: N_("No two cards fit this score, so it is shown in digits."),
}

WARNINGS: Mapping[Warn, str] = {
    Warn.ONE_LONER_WINS: N_("One loner that takes every trick wins the whole game."),
    Warn.MANY_REDEALS: N_(
        "With the Benny and “Must hold the suit you name”, many hands will be thrown in."
    ),
    Warn.BONUS_OF_LONE_DEFENDER_GONE: N_(
        "Defending alone pays nothing extra: euchring a loner is worth as much anyway."
    ),
    Warn.LONE_SHORTFALL: N_(
        "“Super euchre” and “Loner must take every trick” together make going alone a steep "
        "risk."
    ),
}
