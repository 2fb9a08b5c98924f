//! The checks of the exercise `transposition`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::move_order::centre_first;
use alpha_beta::transposition::{Bound, Probe, Table, with_table};
pub(super) use common::OPEN;
use common::{attempt, positions, shown, spaced, window, worth};
use diagnosis::{sentence, wrong_answer};
use game::{Board, Ordered, Value, Watched, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::look_ahead::look_ahead;

type Positions = Table<Bits>;

/// Builds a table that contains the result of a search of the empty board.
fn holding(depth: u32, (alpha, beta): (Value, Value), value: Value) -> Positions {
    let mut table = Table::new();
    table.store(&Bits::new(), depth, alpha, beta, (value, Cell::new(5)));
    table
}

/// Returns the depth, the value and the bound of the entry for the empty board.
fn kept_in(table: &Positions) -> Option<(u32, Value, Bound)> {
    let entry = table.entry(&Bits::new())?;
    Some((entry.depth, entry.value, entry.bound))
}

pub(super) fn open(alpha: Value, beta: Value) -> Probe<Cell> {
    Probe::Open { alpha, beta }
}

fn position(text: &str) -> Bits {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Windows and returned values, each with its kind of bound.
pub(super) const KEPT: [((Value, Value), Value, Bound); 10] = [
    ((-2, 1), 0, Bound::Exact),
    ((-2, 1), 1, Bound::AtLeast),
    ((-2, 1), 4, Bound::AtLeast),
    ((0, 2), 0, Bound::AtMost),
    ((0, 2), -3, Bound::AtMost),
    ((-9, -4), -8, Bound::Exact),
    ((-9, -4), -2, Bound::AtLeast),
    (OPEN, -9, Bound::Exact),
    ((Value::MIN, 5), 9, Bound::AtLeast),
    ((0, Value::MAX), -3, Bound::AtMost),
];

pub(super) fn what_is_kept_says_what_the_value_means(kept: ((Value, Value), Value, Bound)) {
    let (asked, value, want) = kept;
    let table = holding(9, asked, value);
    let Some(entry) = table.entry(&Bits::new()) else {
        panic!("{}", nothing_kept(asked, value))
    };
    let thought = match (all_exact(), want) {
        (true, _) => {
            "your `store` marks every value as exact. After a cut, the value is only a bound. \
             Compare the value with alpha and beta."
        }
        (_, Bound::Exact) if entry.bound == Bound::AtMost => {
            "the value is between alpha and beta, so it is exact. Store `Exact`, and `AtMost` only \
             for a value of alpha or less."
        }
        (_, Bound::Exact) => {
            "the value is between alpha and beta, so it is exact. Store `Exact`, and `AtLeast` only \
             for a value of beta or more."
        }
        (_, Bound::AtLeast) => {
            "the returned value reaches beta, so the true value can be higher. Store `AtLeast`."
        }
        (_, Bound::AtMost) => {
            "no move reached a value above alpha, so the true value can be lower. Store `AtMost`."
        }
    };
    assert!(
        entry.bound == want,
        "{}",
        kept_as(
            asked,
            value,
            &format!("{:?}", entry.bound),
            &format!("{want:?}"),
            thought
        )
    );
    let kept = (entry.depth, entry.value, entry.recommended);
    let all =
        |depth: u32, value, mv| format!("depth {depth}, value {} and {}", shown(value), by(mv));
    assert!(
        kept == (9, value, Cell::new(5)),
        "{}",
        kept_as(
            asked,
            value,
            &all(entry.depth, entry.value, entry.recommended),
            &all(9, value, Cell::new(5)),
            "your `store` changes the depth, the value or the move. Store all three unchanged."
        )
    );
    let (min, mut table) = (position("X........"), Table::new());
    table.store(&min, 9, asked.0, asked.1, (value, Cell::new(5)));
    let there = table.entry(&min).map(|entry| entry.bound);
    assert!(
        there == Some(want),
        "{}",
        kept_as(
            asked,
            value,
            &there.map_or_else(|| "nothing".into(), |bound| format!("{bound:?}")),
            &format!("{want:?}"),
            "for this window and this value, your `store` is right when MAX moves, but not when MIN \
             moves. Compare the value with both alpha and beta, in the same way for both players."
        )
    );
}

fn kept_as(asked: (Value, Value), value: Value, got: &str, want: &str, thought: &str) -> String {
    format!(
        "Your store, after a search with the window {} returned {}, stored {got}, but should store \
         {want}.\n{}",
        window(asked),
        shown(value),
        sentence(thought)
    )
}

/// Explains a table that has no entry after a search.
fn nothing_kept(asked: (Value, Value), value: Value) -> String {
    let thought = if any_kept() {
        "your `store` adds other results, but not this result. Store every result with its bound."
    } else {
        "your `store` adds no entry to an empty table. Insert an entry, even if the table has none \
         for this position."
    };
    kept_as(asked, value, "nothing", "an entry", thought)
}

fn any_kept() -> bool {
    KEPT.iter().any(|&(asked, value, _)| {
        let table = attempt(|| holding(9, asked, value));
        table.is_some_and(|it| it.entry(&Bits::new()).is_some())
    })
}

fn all_exact() -> bool {
    KEPT.iter().all(|&(asked, value, _)| {
        let table = attempt(|| holding(9, asked, value));
        table.is_some_and(|it| {
            it.entry(&Bits::new())
                .is_some_and(|it| it.bound == Bound::Exact)
        })
    })
}

pub(super) fn what_was_looked_at_deeper_takes_the_place() {
    let said = |kept: Option<(u32, Value, Bound)>| match kept {
        Some((depth, value, bound)) => {
            format!("depth {depth}, value {} and {bound:?}", shown(value))
        }
        None => "nothing".to_owned(),
    };
    // First a bound, and then the exact value: larger than the bound, smaller, and twice equal.
    let bounds = [
        ((-9, 1), 1, 3, "1 or more"),
        ((3, 9), 3, 1, "3 or less"),
        ((-9, 1), 1, 1, "1 or more"),
        ((3, 9), 3, 3, "3 or less"),
    ];
    for (first, then) in [(2, 9), (9, 9)] {
        for (asked, bound, value, known) in bounds {
            let mut table = holding(first, asked, bound);
            table.store(&Bits::new(), then, -9, 9, (value, Cell::new(1)));
            let kept = kept_in(&table);
            let before = kept_in(&holding(first, asked, bound));
            let alone = kept_in(&holding(then, (-9, 9), value));
            let thought = match (before, kept) {
                _ if alone.is_none() => {
                    "your `store` adds no entry, even if it is called only once. Correct that case \
                     first."
                }
                _ if alone == kept => {
                    "your `store` writes this entry even if it is called only once, with the second \
                     result. Check the fields of the entry."
                }
                (Some((.., old)), _)
                    if old != Bound::Exact && (before == kept || kept.is_none()) =>
                {
                    if first < then {
                        "your `store` loses the second result. Replace an entry of a smaller \
                         depth."
                    } else {
                        "your `store` loses the second result. Replace a bound of the same depth."
                    }
                }
                (Some(_), Some((depth, kept, _))) if (depth, kept) == (then, value) => {
                    "this bound depends on the first result. It must depend only on the value, and \
                     on the `alpha` and `beta` that `store` received."
                }
                _ => "",
            };
            assert!(
                kept == Some((then, value, Bound::Exact)),
                "Your store, called with \"{known}\" at depth {first} and then with exactly \
                 {value} at depth {then}, left {} in the table, but should leave {}.\n{}",
                said(kept),
                said(Some((then, value, Bound::Exact))),
                sentence(thought)
            );
        }
    }
    // Two bounds that leave three values open.
    let both = [((-9, 1), 1, "1 or more"), ((3, 9), 3, "3 or less")];
    for [first, then] in [both, [both[1], both[0]]] {
        let mut table = holding(9, first.0, first.1);
        table.store(&Bits::new(), 9, then.0.0, then.0.1, (then.1, Cell::new(1)));
        let kept = kept_in(&table);
        assert!(
            kept.is_none_or(|(.., bound)| bound != Bound::Exact),
            "Your store, called with \"{}\" and then with \"{}\", both at depth 9, left {} in the \
             table, but should leave a bound.\nThe value can be 1, 2 or 3, so neither result is exact.",
            first.2,
            then.2,
            said(kept)
        );
    }
    for (asked, value, known) in [
        ((-9, 9), 3, "exactly 3"),
        ((0, 5), 5, "\"5 or more\""),
        ((-5, 0), -5, "\"−5 or less\""),
    ] {
        let mut table = holding(2, (-9, 9), 1);
        table.store(&Bits::new(), 9, asked.0, asked.1, (value, Cell::new(1)));
        let [kept, deeper] = [&table, &holding(9, asked, value)].map(kept_in);
        let thought = match kept {
            None | Some((2, 1, Bound::Exact)) => {
                "Your `store` loses the second result. Replace an entry of a smaller depth, even \
                 an exact entry."
            }
            Some(_) => "The second result must replace all fields of the entry.",
        };
        assert!(
            kept == deeper,
            "Your store, called with exactly 1 at depth 2 and then with {known} at depth 9, left \
             {} in the table, but should leave {}.\n{thought}",
            said(kept),
            said(deeper)
        );
    }
    // At one depth, a bound takes the place of a bound.
    for (asked, bound, then, better, known) in [
        ((0, 5), 5, (0, 8), 8, ["5 or more", "8 or more"]),
        ((-5, 0), -5, (-8, 0), -8, ["−5 or less", "−8 or less"]),
    ] {
        let mut table = holding(3, asked, bound);
        table.store(&Bits::new(), 3, then.0, then.1, (better, Cell::new(1)));
        let [kept, want] = [&table, &holding(3, then, better)].map(kept_in);
        // The looser bound comes second, and one of the two may stay.
        let mut turned = holding(3, then, better);
        turned.store(&Bits::new(), 3, asked.0, asked.1, (bound, Cell::new(1)));
        let looser = kept_in(&holding(3, asked, bound));
        let thought = match [kept, kept_in(&turned)] == [looser; 2] {
            true => {
                let tighter = if better < bound { "smaller" } else { "larger" };
                format!(
                    "If two such bounds have the same depth, your code keeps the weaker one, in \
                     either order. The {tighter} number proves more."
                )
            }
            false => {
                "A new result replaces a bound of the same depth, also if it is only a bound itself."
                    .to_owned()
            }
        };
        assert!(
            kept == want,
            "Your store, called with \"{}\" and then with \"{}\", both at depth 3, left {} in the \
             table, but should leave {}.\n{thought}",
            known[0],
            known[1],
            said(kept),
            said(want)
        );
    }
    // A bound says nothing of a deeper search, even if it is the narrower one.
    for (first, end, asked, value, known) in [
        ((-9, 9), 9, (0, 5), 5, ["9 or more", "5 or more"]),
        ((-9, 9), -9, (-5, 0), -5, ["−9 or less", "−5 or less"]),
        ((0, 5), 5, (5, 9), 5, ["5 or more", "5 or less"]),
        ((5, 9), 5, (0, 5), 5, ["5 or less", "5 or more"]),
    ] {
        let mut table = holding(1, first, end);
        table.store(&Bits::new(), 3, asked.0, asked.1, (value, Cell::new(1)));
        let [kept, want] = [&table, &holding(3, asked, value)].map(kept_in);
        assert!(
            kept == want,
            "Your store, called with \"{}\" at depth 1 and then with \"{}\" at depth 3, left {} in \
             the table, but should leave {}.\nThe first result is from a less deep search, so it \
             says nothing about depth 3. Store the second result alone.",
            known[0],
            known[1],
            said(kept),
            said(want)
        );
    }
    // A bound of the other kind takes the place, too.
    for [first, then] in [both, [both[1], both[0]]] {
        let mut table = holding(9, first.0, first.1);
        table.store(&Bits::new(), 9, then.0.0, then.0.1, (then.1, Cell::new(1)));
        let [kept, want] = [&table, &holding(9, then.0, then.1)].map(kept_in);
        let thought = match kept == kept_in(&holding(9, first.0, first.1)) {
            true => {
                "Replace a bound of the other kind of the same depth, whatever the two values are."
            }
            false => "The second result must replace all fields of the entry.",
        };
        assert!(
            kept == want,
            "Your store, called with \"{}\" and then with \"{}\", both at depth 9, left {} in the \
             table, but should leave {}.\n{thought}",
            first.2,
            then.2,
            said(kept),
            said(want)
        );
    }
    let mut table = holding(9, (-9, 9), 3);
    table.store(&Bits::new(), 2, -9, 9, (1, Cell::new(1)));
    let kept = kept_in(&table);
    let either = [(9, 3, Bound::Exact), (2, 1, Bound::Exact)].map(Some);
    let thought = match kept {
        Some((9, 1, _) | (2, 3, _)) => {
            "\nYour `store` mixes the two results: the depth of one and the value of the other. Store \
             each value together with the depth of its search."
        }
        _ => "",
    };
    assert!(
        either.contains(&kept),
        "Your store, called with exactly 3 at depth 9 and then with exactly 1 at depth 2, left {} \
         in the table, but should leave one of the two results.{thought}",
        said(kept)
    );
    let recommended = table.entry(&Bits::new()).and_then(|it| it.recommended);
    let own = if kept == either[0] { 5 } else { 1 };
    let thought = match recommended {
        Some(_) => {
            "The value and the move of an entry belong to one search. Keep both, or replace both."
        }
        None => "Store the move together with its value.",
    };
    assert!(
        recommended == Cell::new(own),
        "Your store, called with exactly 3 and move 5 at depth 9 and then with exactly 1 and move 1 \
         at depth 2, left {} with {} in the table, but should leave move {own} with this \
         value.\n{thought}",
        said(kept),
        recommended.map_or("no move".to_owned(), |cell| format!("move {cell}"))
    );
    let mut table = holding(1, (-9, 9), 3);
    table.store(&Bits::new(), 2, -9, 9, (5, None));
    let recommended = table.entry(&Bits::new()).and_then(|it| it.recommended);
    let thought = match kept_in(&table) {
        Some((1, ..)) => {
            "Your `store` ignored the second result, which has no move. Store such a result, too."
        }
        _ => "This move is from the first search. Replace all fields of the entry.",
    };
    assert!(
        recommended.is_none(),
        "Your store, called with a move at depth 1 and then with `None` at depth 2, left a move in \
         the table, but should leave `None`.\n{thought}"
    );
}

pub(super) fn each_position_has_an_entry_of_its_own() {
    let mut table = Table::new();
    let all = ["X........", "XO.......", "XOX......"].map(position);
    for (value, board) in all.iter().enumerate() {
        table.store(board, 9, -9, 9, (value as Value, Cell::new(9)));
    }
    let kept = all
        .iter()
        .filter(|board| table.entry(board).is_some())
        .count();
    let each_alone = all.iter().all(|board| {
        let mut alone = Table::new();
        alone.store(board, 9, -9, 9, (0, Cell::new(9)));
        alone.entry(board).is_some()
    });
    let thought = match each_alone {
        true if table.entry(&all[2]).is_some() => {
            "Your `store` loses the result of an earlier position. Change only the entry of `board`."
        }
        true => "Your `store` adds no entry if the table contains only other positions.",
        false => "Your `store` loses even a single result. Correct that case first.",
    };
    assert!(
        kept == 3,
        "Your store, called for three positions one after another, left {kept} of the 3 results in \
         the table, but should leave all 3.\n{thought}"
    );
}

pub(super) fn what_is_not_known_leaves_the_window_as_it_is() {
    let unknown = "the table has no entry for this position. Return `Open` with the window \
                   unchanged.";
    let probe = Positions::new().probe(&Bits::new(), 9, -1, 1);
    assert!(
        probe == open(-1, 1),
        "{}",
        wrong_answer(
            "probe with the window (−1, 1) of an empty table",
            said(&probe),
            said(&open(-1, 1)),
            unknown
        )
    );
    // The same cells are marked, but each by the other player.
    let [one, other] = ["XO.......", "OX......."].map(position);
    let mut table = Table::new();
    table.store(&one, 9, -9, 9, (3, Cell::new(5)));
    let probe = table.probe(&other, 9, -1, 1);
    let thought = match probe == Probe::Answer(3, Cell::new(5)) {
        true => "your `probe` uses the entry of another position. Use the whole board as the key.",
        false => unknown,
    };
    assert!(
        probe == open(-1, 1),
        "{}",
        wrong_answer(
            "probe of OX....... with the window (−1, 1), where only XO....... was stored",
            said(&probe),
            said(&open(-1, 1)),
            thought
        )
    );
}

pub(super) fn a_shallow_answer_does_not_serve_a_deep_question(
    looked: u32,
    asked: u32,
    answers: bool,
) {
    let probe = holding(looked, OPEN, 0).probe(&Bits::new(), asked, -2, 2);
    let want = if answers {
        Probe::Answer(0, Cell::new(5))
    } else {
        open(-2, 2)
    };
    let wrong = unknown_answers()
        .or_else(|| other_depth(looked))
        .or_else(|| other_result(OPEN, 0))
        .or_else(not_exact)
        .or_else(|| (!answers && checks_bounds()).then(|| ONLY_BOUNDS.into()));
    let thought = match wrong {
        Some(said) => said,
        None if answers && matches!(probe, Probe::Answer(0, _)) => {
            "your `probe` returns the right value, but not the stored move. Return the stored \
             move, 5."
                .into()
        }
        None if answers && [open(0, 2), open(-2, 0)].contains(&probe) => {
            "your `probe` moves only one end of the window to the exact 0. An exact value is the \
             answer. Return `Answer` with the stored value and move."
                .into()
        }
        None if answers && !answers_too_deep() && !attempt(exact_answers).unwrap_or(false) => {
            "the value is exact and deep enough. Return `Answer` with the stored value and move."
                .into()
        }
        None => {
            "an entry is valid for its own depth and for smaller depths. Check how your `probe` \
             compares the entry's depth with `depth`."
                .into()
        }
    };
    assert!(
        probe == want,
        "{}",
        wrong_answer(
            &format!(
                "probe at depth {asked} with the window (−2, 2), where an exact 0 of depth {looked} was stored"
            ),
            said(&probe),
            said(&want),
            &thought
        )
    );
}

const ONLY_BOUNDS: &str = "your `probe` checks the depth of a bound, but not of an exact value. Compare \
                           the entry's depth with `depth` before you look at its bound.";

/// Checks whether shallow bounds of both kinds leave the window unchanged, but a shallow exact value answers.
fn checks_bounds() -> bool {
    let probe = |depth, stored| {
        let table = attempt(|| holding(depth, stored, 3))?;
        let bound = table.entry(&Bits::new())?.bound;
        Some((bound, attempt(|| table.probe(&Bits::new(), 9, 0, 5))?))
    };
    let answer = Probe::Answer(3, Cell::new(5));
    let deep = attempt(|| holding(9, OPEN, 3).probe(&Bits::new(), 0, 0, 5));
    deep == Some(answer)
        && [0, 8].into_iter().all(|depth| {
            probe(depth, OPEN) == Some((Bound::Exact, answer))
                && probe(depth, (-9, 3)) == Some((Bound::AtLeast, open(0, 5)))
                && probe(depth, (3, 9)) == Some((Bound::AtMost, open(0, 5)))
        })
}

/// Detects a wrong probe of an empty table.
fn unknown_answers() -> Option<String> {
    let probe = attempt(|| Positions::new().probe(&Bits::new(), 9, -1, 1))?;
    let said = "your `probe` is already wrong on an empty table. Correct that case first.";
    (probe != open(-1, 1)).then(|| said.into())
}

/// Detects a store that keeps another depth.
fn other_depth(looked: u32) -> Option<String> {
    let kept = holding(looked, OPEN, 0).entry(&Bits::new())?.depth;
    let said =
        format!("your `store` writes depth {kept} instead of {looked}. Correct `store` first.");
    (kept != looked).then_some(said)
}

/// Detects a store that keeps no entry, another value or another move.
fn other_result(stored: (Value, Value), value: Value) -> Option<String> {
    let table = holding(9, stored, value);
    let Some(entry) = table.entry(&Bits::new()) else {
        return Some("your `store` adds no entry for this result. Correct `store` first.".into());
    };
    let said = "your `store` changes the value or the move of this result. Correct `store` first.";
    ((entry.value, entry.recommended) != (value, Cell::new(5))).then(|| said.into())
}

/// Detects a store that keeps a value inside the window as a bound.
fn not_exact() -> Option<String> {
    let bound = holding(9, OPEN, 0).entry(&Bits::new())?.bound;
    let said = format!("your `store` marks this value `{bound:?}`. Correct `store` first.");
    (bound != Bound::Exact).then_some(said)
}

/// Detects a probe that does not use even an exact entry of the same depth. It applies only to a test of a bound.
fn no_exact_answer(bound: Bound) -> Option<String> {
    let probe = attempt(|| holding(9, OPEN, 0).probe(&Bits::new(), 9, -2, 2))?;
    let stored = holding(9, OPEN, 0).entry(&Bits::new())?.bound;
    let said = "your `probe` does not return even an exact value of the same depth. Correct that \
                case first.";
    let is_unused = stored == Bound::Exact && !matches!(probe, Probe::Answer(..));
    (bound != Bound::Exact && is_unused).then(|| said.into())
}

/// Checks whether an exact value answers a question of the same depth or a smaller one.
fn exact_answers() -> bool {
    let table = holding(9, OPEN, 0);
    [9, 4, 0]
        .iter()
        .any(|&asked| table.probe(&Bits::new(), asked, -2, 2) == Probe::Answer(0, Cell::new(5)))
}

/// Checks whether an exact value answers a question of a larger depth.
fn answers_too_deep() -> bool {
    let probe = attempt(|| holding(9, OPEN, 0).probe(&Bits::new(), 12, -2, 2));
    probe == Some(Probe::Answer(0, Cell::new(5)))
}

pub(super) fn a_bound_answers_or_narrows(
    stored: (Value, Value),
    value: Value,
    (alpha, beta): (Value, Value),
    want: Probe<Cell>,
) {
    let table = holding(9, stored, value);
    let probe = table.probe(&Bits::new(), 9, alpha, beta);
    // An answer outside the window may be replaced by the nearer end.
    let is_right = |probe: Probe<Cell>| {
        let hard = matches!(want, Probe::Answer(it, _) if probe == Probe::Answer(it.clamp(alpha, beta), Cell::new(5)));
        probe == want || hard
    };
    let of_min = for_min(&table, (alpha, beta));
    if is_right(probe) && of_min.is_none_or(is_right) {
        return;
    }
    let Some(bound) = table.entry(&Bits::new()).map(|entry| entry.bound) else {
        panic!("{}", nothing_kept(stored, value))
    };
    let meant = match value {
        _ if value <= stored.0 => Bound::AtMost,
        _ if value >= stored.1 => Bound::AtLeast,
        _ => Bound::Exact,
    };
    assert!(
        bound == meant,
        "{}",
        kept_as(
            stored,
            value,
            &format!("{bound:?}"),
            &format!("{meant:?}"),
            "your `store` writes a wrong bound for this value. Correct `store` first."
        )
    );
    let known = match bound {
        Bound::Exact => "exactly 3",
        Bound::AtLeast => "the bound \"3 or more\"",
        Bound::AtMost => "the bound \"3 or less\"",
    };
    // The nearer end of the window is as good an answer as a bound outside.
    let should = match want {
        Probe::Answer(it, mv) if bound != Bound::Exact && it != it.clamp(alpha, beta) => {
            let end = Probe::Answer(it.clamp(alpha, beta), mv);
            format!("{} or {}", said(&want), said(&end))
        }
        _ => said(&want),
    };
    let is_of_max = "here MAX moves. If MIN moves, your `probe` is right for the same entry and the \
                     same window. Use each entry in the same way, whoever moves.";
    let is_of_min = "if MAX moves, your `probe` is right for the same entry and the same window. \
                     Use each entry in the same way, whoever moves.";
    if let Some(of_min) = of_min.filter(|_| is_right(probe)) {
        let asked = window((alpha, beta));
        let asked = format!("probe with the window {asked}, where {known} is stored and MIN moves");
        panic!("{}", wrong_answer(&asked, said(&of_min), should, is_of_min));
    }
    panic!(
        "{}",
        wrong_answer(
            &format!(
                "probe with the window {}, where {known} is stored",
                window((alpha, beta))
            ),
            said(&probe),
            should,
            &other_depth(9)
                .or_else(|| other_result(stored, value))
                .or_else(|| no_exact_answer(bound))
                .or_else(|| of_min.is_some_and(is_right).then(|| is_of_max.into()))
                .unwrap_or_else(|| about_bounds(bound, (alpha, beta), probe, want))
        )
    );
}

/// Returns the answer for the same entry of a board on which MIN moves, if `store` accepts it.
fn for_min(table: &Positions, (alpha, beta): (Value, Value)) -> Option<Probe<Cell>> {
    let (entry, min) = (table.entry(&Bits::new())?, position("X........"));
    let stored = match entry.bound {
        Bound::Exact => (-9, 9),
        Bound::AtLeast => (-9, entry.value),
        Bound::AtMost => (entry.value, 9),
    };
    let result = (entry.value, entry.recommended);
    attempt(|| {
        let mut table = Table::new();
        table.store(&min, entry.depth, stored.0, stored.1, result);
        let is_same = table.entry(&min) == Some(entry);
        is_same.then(|| table.probe(&min, 9, alpha, beta))
    })?
}

pub(super) fn a_bound_of_a_shallower_search_says_nothing(stored: (Value, Value), known: &str) {
    let table = holding(2, stored, 3);
    let probe = table.probe(&Bits::new(), 9, 0, 5);
    assert!(
        probe == open(0, 5),
        "{}",
        wrong_answer(
            &format!(
                "probe at depth 9 with the window (0, 5), where {known}, of depth 2, is stored"
            ),
            said(&probe),
            said(&open(0, 5)),
            &unknown_answers()
                .or_else(|| other_depth(2))
                .unwrap_or_else(|| {
                    "your `probe` uses the result of a shallower search, but a deeper search can \
                     find another value. An entry of depth 2 is not valid at depth 9."
                        .into()
                })
        )
    );
}

/// Explains a wrong probe of a table with 3 as a value or a bound.
fn about_bounds(
    bound: Bound,
    (alpha, beta): (Value, Value),
    got: Probe<Cell>,
    want: Probe<Cell>,
) -> String {
    let (end, larger, raises) = match bound {
        Bound::AtLeast => ("alpha", "larger", "`AtLeast` raises alpha"),
        Bound::AtMost => ("beta", "smaller", "`AtMost` lowers beta"),
        Bound::Exact => {
            return "the stored value is exact and deep enough, so it is the answer to every window, also \
                    if it is outside. Return `Answer` with the stored value and move."
                .into();
        }
    };
    match (got, want) {
        (Probe::Answer(value, mv), Probe::Answer(_, want)) if mv == want => {
            let (name, end, means) = match bound {
                Bound::AtLeast => ("alpha", alpha, "more"),
                _ => ("beta", beta, "less"),
            };
            let other = match value == end {
                true => format!("{}, which is {name}", shown(end)),
                false => shown(value),
            };
            format!(
                "your `probe` returns the stored move, but with the value {other}. The stored bound \
                 means 3 or {means}. Return the stored value, 3."
            )
        }
        (Probe::Answer(value, _), Probe::Answer(want, _))
            if value == want || value == want.clamp(alpha, beta) =>
        {
            "your `probe` returns another move. Return the stored move, 5.".into()
        }
        (Probe::Answer(..), Probe::Answer(..)) => {
            "your `probe` returns another value and another move. Return the stored value, 3, and \
             the stored move, 5."
                .into()
        }
        (Probe::Answer(..), Probe::Open { alpha, beta }) => {
            let can = match bound {
                Bound::AtLeast => "`AtLeast` can raise only alpha",
                _ => "`AtMost` can lower only beta",
            };
            format!(
                "your `probe` returns `Answer`, but the stored 3 is only a bound. {can}, and the window \
                 is then {}, which is still open.",
                window((alpha, beta))
            )
        }
        (Probe::Open { .. }, Probe::Answer(..)) => {
            format!(
                "your `probe` returns a window, but {raises}, and this closes the window. Return \
                 `Answer` instead."
            )
        }
        (
            Probe::Open {
                alpha: low,
                beta: high,
            },
            Probe::Open { .. },
        ) if (low, high) == (alpha, beta) => {
            let weaker = holding(9, if end == "alpha" { (-9, 3) } else { (3, 9) }, 3);
            let asked = if end == "alpha" { (4, 5) } else { (1, 2) };
            match weaker.probe(&Bits::new(), 9, asked.0, asked.1) {
                Probe::Open { alpha, beta } if (alpha, beta) != asked => {
                    format!(
                        "your `probe` uses the weaker of two bounds. {raises}. Return the {larger} \
                         {end}."
                    )
                }
                _ => format!(
                    "your `probe` returns the window unchanged, but a bound can narrow it. \
                              {raises}. Return the narrower window."
                ),
            }
        }
        (
            Probe::Open {
                alpha: low,
                beta: high,
            },
            _,
        ) if (end == "alpha" && low < alpha) || (end == "beta" && high > beta) => format!(
            "your `probe` returns a wider window than it received. {raises} only if that narrows \
             the window. Return the {larger} {end}."
        ),
        (
            Probe::Open {
                alpha: low,
                beta: high,
            },
            _,
        ) if (end == "alpha" && high == beta && low != 3)
            || (end == "beta" && low == alpha && high != 3) =>
        {
            let narrowed = if end == "alpha" { low } else { high };
            format!(
                "{raises} to the stored value, 3, not to {}.",
                shown(narrowed)
            )
        }
        _ => format!("{raises}, whoever moves. Leave the other end of the window unchanged."),
    }
}

/// Describes a probe in words.
fn said(probe: &Probe<Cell>) -> String {
    match *probe {
        Probe::Answer(value, mv) => {
            let mv = mv.map_or_else(|| "no move".into(), |mv| format!("move {mv}"));
            format!("Answer({}, {mv})", shown(value))
        }
        Probe::Open { alpha, beta } => format!("Open {}", window((alpha, beta))),
    }
}

pub(super) fn with_a_table_most_of_tic_tac_toe_is_known_already(
    (alpha, beta): (Value, Value),
    suffice: usize,
) {
    let watched = Watched::new(WinDrawLoss(Bits::new()));
    let order = Ordered::new(watched.clone(), centre_first);
    let mut table = Table::new();
    let (value, _) = with_table(&order, 9, alpha, beta, &mut table);
    // A board that is answered from the table is only peeked at: the search just checks whether it is done.
    let counts = watched.tree().counts();
    let calls = counts.nodes + counts.peeked;
    assert!(
        value == 0,
        "{}",
        larger("with_table on the empty board", &shown(value), "0")
    );
    let thought = match (wrong_already(), calls) {
        (Some(wrong), _) => sentence(wrong),
        (None, _) if !is_centre_first() => {
            "Your `centre_first`, which orders the moves of this search, gives a wrong order. Fix \
             that function first: cargo course test move_order"
                .to_owned()
        }
        (None, 6_323 | 7_275) => {
            format!("Your table saved no calls. {GIVEN}")
        }
        (None, _) => GIVEN.to_owned(),
    };
    let window = match (alpha, beta) == OPEN {
        true => String::new(),
        false => format!(", with the window ({}, {}),", shown(alpha), shown(beta)),
    };
    assert!(
        calls <= suffice,
        "Your with_table on the empty board{window} made {} calls, including table hits, but \
         should make at most {}.\n{thought}",
        spaced(calls),
        spaced(suffice)
    );
    if (alpha, beta) == OPEN {
        let without = attempt(|| {
            let watched = Watched::new(WinDrawLoss(Bits::new()));
            alpha_beta(&Ordered::new(watched.clone(), centre_first), 9, alpha, beta);
            watched.tree().counts().nodes
        });
        let without = without.map_or_else(String::new, |it| format!(", {} without", spaced(it)));
        worth(format!(
            "{} calls on the empty board with a table{without}; the table contains {} positions.",
            spaced(calls),
            spaced(table.len())
        ));
    }
}

/// Checks whether the student's `centre_first` gives the right order on two boards.
fn is_centre_first() -> bool {
    let order = |text: &str| {
        let board = Ordered::new(position(text), centre_first);
        let moves: Vec<String> = board.legal_moves().map(|mv| mv.to_string()).collect();
        moves.join(" ")
    };
    order(".........") == "5 1 3 7 9 2 4 6 8" && order("X........") == "5 3 7 9 2 4 6 8"
}

const GIVEN: &str = "If you did not change `with_table`, check `probe` and `store`, for MAX and for \
                     MIN. If you changed `with_table`, compare your version with the original, which \
                     stores the result after the loop, with the window that `with_table` \
                     received.";

pub(super) fn on_every_position_the_value_and_the_move_are_those_of_look_ahead() {
    for board in positions(3).into_iter().map(WinDrawLoss) {
        let want = look_ahead(&board, 9);
        let got = with_table(&board, 9, Value::MIN, Value::MAX, &mut Table::new());
        assert!(
            got == want,
            "{}",
            larger(
                &format!("with_table on {:?}", board.0),
                &format!("{} and {}", shown(got.0), by(got.1)),
                &format!("{} and {}", shown(want.0), by(want.1))
            )
        );
    }
}

/// Describes the answers that a search with this window may return for a value.
fn bounded(value: Value, (alpha, beta): (Value, Value)) -> String {
    match value {
        _ if value <= alpha => format!("{} or less", shown(alpha)),
        _ if value >= beta => format!("{} or more", shown(beta)),
        _ => shown(value),
    }
}

/// Builds a message about a whole search, or reports a single entry that is already stored or read wrongly.
fn larger(asked: &str, got: &str, want: &str) -> String {
    wrong_answer(asked, got, want, wrong_already().unwrap_or(GIVEN))
}

/// Detects a fault in storing one result, or in answering one question.
fn wrong_already() -> Option<&'static str> {
    let kept = |table: &Positions, board: &Bits| {
        let entry = table.entry(board)?;
        Some((entry.depth, entry.value, entry.bound))
    };
    let stored = KEPT.iter().all(|&(asked, value, bound)| {
        let boards = [Bits::new(), position("X........")];
        boards.iter().all(|board| {
            let table = attempt(|| {
                let mut table = Table::new();
                table.store(board, 9, asked.0, asked.1, (value, Cell::new(5)));
                table
            });
            table.and_then(|table| kept(&table, board)) == Some((9, value, bound))
        })
    });
    let replaced = attempt(what_was_looked_at_deeper_takes_the_place).is_some();
    let answer = Probe::Answer(3, Cell::new(5));
    let asked = [
        (9, (-9, 9), (0, 5), answer),
        (9, (-9, 3), (0, 5), open(3, 5)),
        (9, (-9, 3), (0, 3), answer),
        (9, (3, 9), (0, 5), open(0, 3)),
        (9, (3, 9), (3, 8), answer),
        (2, (-9, 9), (0, 5), open(0, 5)),
        (2, (-9, 3), (0, 5), open(0, 5)),
    ];
    let probed = asked
        .into_iter()
        .all(|(depth, stored, (alpha, beta), want)| {
            let probe = || holding(depth, stored, 3).probe(&Bits::new(), 9, alpha, beta);
            attempt(probe) == Some(want)
        });
    match (stored, replaced, probed) {
        (false, ..) => {
            Some("your `store` is already wrong for a single result. Correct that case first.")
        }
        (true, false, _) => Some(
            "your `store` is already wrong when it stores two results for one position. Correct that case first.",
        ),
        (true, true, false) => {
            Some("your `probe` is already wrong for a single entry. Correct that case first.")
        }
        (true, true, true) => None,
    }
}

fn by(mv: Option<Cell>) -> String {
    mv.map_or_else(|| "no move".into(), |mv| format!("move {mv}"))
}

pub(super) fn one_table_may_serve_many_questions() {
    let boards: Vec<Bits> = positions(5);
    // All searches with one table stop at the same number of marks, so each position always has the same depth.
    for marks in [6, 7, 9] {
        let mut table = Table::new();
        for (alpha, beta) in [(-1, 0), (0, 1), (-4, 3), OPEN] {
            for board in boards.iter().filter(|board| board.moves_done() < marks) {
                let depth = marks - board.moves_done();
                let (want, _) = look_ahead(board, depth);
                let (got, _) = with_table(board, depth, alpha, beta, &mut table);
                let is_true = match got {
                    _ if got <= alpha => want <= got,
                    _ if got >= beta => want >= got,
                    _ => want == got,
                };
                assert!(
                    is_true,
                    "{}",
                    larger(
                        &format!(
                            "with_table on {board:?} to depth {depth} with the window {}",
                            window((alpha, beta))
                        ),
                        &shown(got),
                        &bounded(want, (alpha, beta))
                    )
                );
            }
        }
    }
}
