//! The worth of chains, and how often the player named by the long-chain rule wins.

use charts::{Cell, Table};
use dots_and_boxes::chains::{Memo, opened, worth};
use dots_and_boxes::chains_and_loops::{Chain, Chains};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::long_chains::{careful_game, endings, in_control, long_chains};
use dots_and_boxes::size::Size;
use fastrand::Rng;
use game::Value;

use crate::counted::{row, table};

/// The number of random games.
const GAMES: usize = 10_000;

/// Compares two answers to an opened chain: take all boxes, or leave some.
pub fn take_or_leave() -> Table {
    let cases = [
        ("3", 0),
        ("3", -1),
        ("3", -2),
        ("3", -3),
        ("3", -4),
        ("7", -5),
        ("2", -5),
        ("loop4", -3),
        ("loop4", -4),
        ("loop4", -5),
    ];
    let rows = cases.map(|(name, rest)| {
        let chain: Chain = name.parse().expect("a chain");
        let best = opened(chain, rest);
        let all = chain.boxes + rest;
        let left = if chain.is_loop { 4 } else { 2 };
        let leave = match chain.is_long() {
            true => (chain.boxes - left - left - rest).into(),
            false => Cell::from("cannot"),
        };
        let thus = match best == all {
            true if leave == best.into() => "either",
            true => "take all",
            false => "leave some",
        };
        vec![name.into(), rest.into(), all.into(), leave, thus.into()]
    });
    table("opened | the rest | take all | leave 2 or 4 | so", rows)
}

/// Lists the worth of several equal chains to the player who must open one.
pub fn worth_of_many() -> Table {
    let mut memo = Memo::new();
    let kinds = ["1", "2", "3", "4", "5", "6", "loop4", "loop6", "loop8"];
    let rows = kinds.map(|name| {
        let chain: Chain = name.parse().expect("a chain");
        let values = (1..=8).map(|count| {
            let chains: Chains = std::iter::repeat_n(chain, count).collect();
            worth(&chains, &mut memo)
        });
        row(name, values)
    });
    table("of | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8", rows)
}

/// Counts of positions that consist of chains and loops, by result for the player in control.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Verdicts {
    /// All positions.
    pub all: usize,
    /// The positions with only chains and loops, one of them a long chain.
    pub judged: usize,
    /// The numbers of judged positions in which the player in control wins, ties or loses.
    pub outcomes: [usize; 3],
}

impl Verdicts {
    /// Compares the rule with the values of these positions.
    pub fn of(boards: impl IntoIterator<Item = Dots>) -> Self {
        let mut memo = Memo::new();
        let mut verdicts = Self::default();
        for board in boards {
            verdicts.all += 1;
            let Some(chains) = Chains::of(&board).filter(|chains| long_chains(chains) > 0) else {
                continue;
            };
            verdicts.judged += 1;
            let value = worth(&chains, &mut memo);
            let margin = match in_control(board.size, &chains) == board.to_move {
                true => value,
                false => -value,
            };
            let outcome = match margin {
                1.. => 0,
                0 => 1,
                _ => 2,
            };
            verdicts.outcomes[outcome] += 1;
        }
        verdicts
    }

    fn row(self, size: &str) -> Vec<Cell> {
        let [wins, ties, loses] = self.outcomes;
        row(size, [self.all, self.judged, wins, ties, loses])
    }
}

/// Tests the rule on all endings of a field.
pub fn rule_on_all_endings() -> Table {
    let sizes = ["1x3", "2x2", "2x3", "3x3", "3x4"];
    let rows = sizes.map(|name| Verdicts::of(endings(size(name))).row(name));
    table(
        "field | endings | with a long chain | control wins | ties | loses",
        rows,
    )
}

/// Tests the rule on the endings of random games in which the players give boxes away only if they have no choice.
pub fn rule_in_careful_games() -> Table {
    let sizes = ["2x2", "2x3", "3x3", "3x4", "4x4"];
    let rows = sizes.map(|name| {
        let mut rng = Rng::with_seed(1982);
        let games = (0..GAMES).map(|_| careful_game(size(name), &mut rng));
        Verdicts::of(games).row(name)
    });
    table(
        "field | games | only chains and loops left, a long chain among them | control wins | ties | loses",
        rows,
    )
}

/// Counts the calls that the memo of `worth` saves, for chains of 1, 2, 3, … boxes.
pub fn calls_of_worth() -> Table {
    let rows = (1..=10_u64).map(|count| {
        let chains: Chains = (1..=count as Value).map(Chain::new).collect();
        let (_, trace) = call_trace::record(|| worth(&chains, &mut Memo::new()));
        // Without a memo every order is a separate path: P(n) = 1 + n P(n − 1).
        let orders = (1..=count).fold(1, |calls, n| 1 + n * calls);
        row(count, [orders, trace.calls() as u64])
    });
    table("different chains | without a memo | with it", rows)
}

fn size(name: &str) -> Size {
    name.parse().expect("a size")
}
