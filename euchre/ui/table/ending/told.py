"""How a hand ended, in the words of whoever sits at the screen: what happened, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.events import Result
from euchre.ui.words import numbers, phrases
from euchre.ui.words.addressed import about, is_you, you_first
from euchre.ui.words.calls import bid_word

if TYPE_CHECKING:
    from euchre.rules.cards import Suit
    from euchre.rules.seats import Seat, Side
    from euchre.ui.table.summary import DealSummary

BIDS = {Result.BID_MADE, Result.BID_FAILED}
TEAMS = 2
"""With more sides everybody is told of by name."""


@dataclass(frozen=True)
class SideGain:
    """What one side got, for a small table of them all."""

    name: str
    points: str
    score: str
    own: bool


@dataclass(frozen=True)
class HandTold:
    """Everything the banner says of a hand that is over."""

    headline: str
    reason: str
    points: str
    """What one side got, with its sign: who got the most, or else who bid."""
    whose: str
    """That side by its names."""
    defended: bool
    """Whether it played against the makers, whom the headline may be about."""
    good: bool
    """Whether it is to the viewer's gain; where nobody is the viewer, to that of the first side."""
    next_words: str
    """Who deals next."""
    trump: Suit | None
    played: bool
    """Whether there was a trump suit to show, or none was named."""
    rows: tuple[SideGain, ...] = ()
    """Every side's points, where there are more than two."""

    @property
    def in_short(self) -> str:
        """The same inside a longer line: "You got euchred (Ben & Dan +2)", "You made it (+1)"."""
        words = _("{what} ({side} {points})") if self.defended else _("{what} ({points})")
        return words.format(what=self.headline, side=self.whose, points=self.points)

    @property
    def sentence(self) -> str:
        """The whole of it in a line: "You euchred them: +2"."""
        joined = "{what} {points}" if self.headline.endswith("!") else _("{what}: {points}")
        return joined.format(what=self.headline, points=self.points)


def told(summary: DealSummary) -> HandTold:
    """Tell of a hand as its summary's viewer sees it; nobody in particular: by names."""
    says = _Says(summary)
    side = says.side
    rows = tuple(map(says.row, summary.sides)) if len(summary.sides) > TEAMS else ()
    return HandTold(
        headline=says.headline(),
        reason=says.reason(),
        points=_gain(summary.points[side]),
        whose=phrases.side_name(side, summary.players, summary.viewer),
        defended=side != summary.makers,
        good=says.good,
        next_words=says.next_words(),
        trump=summary.trump,
        played=summary.result is not Result.JAMBOREE,
        rows=rows,
    )


def _gain(points: int) -> str:
    return "+" * (points > 0) + numbers.whole(points)


class _Says:
    """The words for one summary."""

    def __init__(self, summary: DealSummary) -> None:
        self._summary = summary
        self._makers = summary.makers
        self._ours = summary.viewer in summary.makers
        self._name = summary.players[summary.maker].name
        self._self = summary.viewer is summary.maker or is_you(self._name)

    @property
    def side(self) -> Side:
        """Whose points are told: who got the most, or else who bid."""
        summary = self._summary
        if summary.result in BIDS:
            return self._makers
        return max(summary.sides, key=lambda side: summary.points[side])

    @property
    def good(self) -> bool:
        """Whether it is good for the first side, which is the viewer's."""
        points = self._summary.points
        mine = points[self._summary.sides[0]]
        return mine > 0 and mine == max(points.values())

    def next_words(self) -> str:
        """Who deals next."""
        seat = self._summary.next_dealer
        name = _("You") if seat is self._summary.viewer else self._summary.players[seat].name
        return about(name, _("{name} deals next"), _("You deal next"))

    @property
    def _teams(self) -> bool:
        """Whether the others can be told of as "they": two partnerships, and one is yours."""
        return self._summary.viewer is not None and len(self._makers) > 1

    @property
    def _all(self) -> str:
        return phrases.number_word(sum(self._summary.tricks.values()))

    def _of_makers(self, ours: str, theirs: str, named: str) -> str:
        """Tell of the makers: they are you (and yours), the others, or go by name."""
        sentence = ours if self._ours else theirs if self._teams else named
        return sentence.format(name=self._named(self._makers), all=self._all)

    def _of_loner(self, you: str, named: str) -> str:
        """Tell of one player: you, or somebody by name."""
        return (you if self._self else named).format(name=self._name, all=self._all)

    def _named(self, side: Side) -> str:
        """A side by its names, as they begin a sentence."""
        names = you_first([self._summary.players[seat].name for seat in side])
        if len(names) == 1:
            return names[0]
        return _("{one} and {other}").format(one=names[0], other=names[1])

    def headline(self) -> str:
        """What happened."""
        match self._summary.result:
            case Result.MADE:
                return self._of_makers(_("You made it"), _("They made it"), _("{name} made it"))
            case Result.MARCH:
                return self._of_makers(
                    _("March! You took all {all}"),
                    _("They took all {all}"),
                    _("March! {name} took all {all}"),
                )
            case Result.EUCHRED:
                return self._euchred()
            case Result.LONE_DEFENCE:
                return self._defended()
            case Result.SUPER_EUCHRE:
                return self._of_makers(
                    _("Super euchre: you took no tricks"),
                    _("Super euchre! They took no tricks"),
                    _("Super euchre! {name} took no tricks"),
                )
            case Result.BID_MADE | Result.BID_FAILED as result:
                return self._bid(made=result is Result.BID_MADE)
        return self._alone()

    def _euchred(self) -> str:
        if self._summary.viewer is None:
            return _("{name} got euchred").format(name=self._named(self._makers))
        return self._of_makers(
            _("You got euchred"), _("You euchred them!"), _("You euchred {name}!")
        )

    def _defended(self) -> str:
        lone, viewer = self._summary.lone_defender, self._summary.viewer
        assert lone is not None
        name = self._summary.players[lone].name
        if lone is viewer:
            return _("You euchred them alone!")
        told = _("{name} euchred you alone") if self._ours else _("{name} euchred them alone")
        return told.format(name=name)

    def _bid(self, *, made: bool) -> str:
        if made:
            return self._of_makers(
                _("You made your bid"), _("They made their bid"), _("{name} made the bid")
            )
        if self._summary.viewer is None:
            return _("{name} got set").format(name=self._named(self._makers))
        return self._of_makers(_("You got set"), _("You set them!"), _("You set {name}!"))

    def _alone(self) -> str:
        """What became of a hand that one player played alone, or only showed."""
        match self._summary.result:
            case Result.LONE_MADE:
                return self._of_loner(_("You made it alone"), _("{name} made it alone"))
            case Result.LONE_MARCH:
                return self._of_loner(
                    _("Loner! You took all {all}"), _("Loner! {name} took all {all}")
                )
            case Result.LONE_SHORT:
                return self._of_loner(
                    _("Your loner fell short"), _("{name}'s loner fell short")
                )
            case Result.LONE_EUCHRED if not self._ours and self._summary.viewer is not None:
                return _("You euchred {name}'s loner!").format(name=self._name)
            case Result.LONE_EUCHRED:
                return self._of_loner(
                    _("Your loner got euchred"), _("{name}'s loner got euchred")
                )
            case Result.JAMBONE:
                return self._of_loner(
                    _("Jambone! You took all {all}"), _("Jambone! {name} took all {all}")
                )
        return self._of_loner(
            _("Jamboree! You held the top trumps"), _("Jamboree! {name} held the top trumps")
        )

    def reason(self) -> str:
        """Why: who called or bid what, and how many tricks came of it."""
        summary = self._summary
        sentences = []
        if summary.result is not Result.JAMBOREE:
            sentences.append(
                _("{called}: {taken} of {all} tricks.").format(
                    called=self._called(),
                    taken=summary.tricks[self._makers],
                    all=sum(summary.tricks.values()),
                )
            )
        if summary.lone_defender is not None:
            lone = summary.players[summary.lone_defender].name
            you = summary.lone_defender is summary.viewer
            told = _("You defended alone.") if you else _("{name} defended alone.")
            sentences.append(told.format(name=lone))
        sentences += [*self._others_got(), *self._game_of_match()]
        return " ".join(sentences)

    def _called(self) -> str:
        summary = self._summary
        name = _("You") if self._self else self._name
        if summary.bid:
            return _("{name} bid {bid}").format(name=name, bid=bid_word(summary.bid))
        if summary.alone:
            return about(name, _("Called alone by {name}"), _("Called alone by you"))
        return about(name, _("Called by {name}"), _("Called by you"))

    def _others_got(self) -> list[str]:
        """In an auction of two sides both may get points."""
        summary = self._summary
        if len(summary.sides) > TEAMS:
            return []
        return [
            _("{side}: {points}.").format(
                side=phrases.side_name(side, summary.players, summary.viewer),
                points=_gain(summary.points[side]),
            )
            for side in summary.sides
            if side != self.side and summary.points[side]
        ]

    def _game_of_match(self) -> list[str]:
        """A hand may decide a game, while the match goes on."""
        summary = self._summary
        best = max(summary.sides, key=lambda side: summary.scores[side])
        if (
            summary.options.match_games == 1
            or summary.winner is not None
            or summary.scores[best] < summary.options.target
        ):
            return []
        within = phrases.side_within(best, summary.players, summary.viewer)
        return [phrases.won_game_of_match(within, summary.games.get(best, 0)) + "."]

    def row(self, side: Side) -> SideGain:
        """What one side got and has."""
        summary = self._summary
        return SideGain(
            phrases.side_name(side, summary.players, summary.viewer),
            _gain(summary.points[side]),
            numbers.whole(summary.scores[side]),
            own=_sits(summary.viewer, side),
        )


def _sits(viewer: Seat | None, side: Side) -> bool:
    return viewer is not None and viewer in side
