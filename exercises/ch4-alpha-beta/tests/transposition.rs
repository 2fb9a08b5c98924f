//! alphabeta-9: `transposition`, what is stored and when it answers.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::move_order::centre_first;
use alpha_beta::transposition::{Bound, Probe, Table, with_table};
use common::{OPEN, attempt, positions, shown, spaced, window, worth};
use game::{Board, Ordered, Value, Watched, WinDrawLoss};
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::look_ahead::look_ahead;

type Positions = Table<Bits>;

/// A table that holds what a search of the empty board returned.
fn holding(depth: u32, (alpha, beta): (Value, Value), value: Value) -> Positions {
    let mut table = Table::new();
    table.store(&Bits::new(), depth, alpha, beta, (value, Cell::new(5)));
    table
}

fn open(alpha: Value, beta: Value) -> Probe<Cell> {
    Probe::Open { alpha, beta }
}

fn position(text: &str) -> Bits {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Windows, what was returned, and what that says.
const KEPT: [((Value, Value), Value, Bound); 8] = [
    ((-2, 2), 0, Bound::Exact),
    ((-2, 1), 1, Bound::AtLeast),
    ((-2, 1), 4, Bound::AtLeast),
    ((0, 2), 0, Bound::AtMost),
    ((0, 2), -3, Bound::AtMost),
    ((-9, -4), -7, Bound::Exact),
    ((-9, -4), -2, Bound::AtLeast),
    (OPEN, -9, Bound::Exact),
];

#[rstest]
#[case::between(KEPT[0])]
#[case::at_beta(KEPT[1])]
#[case::above_beta(KEPT[2])]
#[case::at_alpha(KEPT[3])]
#[case::below_alpha(KEPT[4])]
#[case::between_below_zero(KEPT[5])]
#[case::above_beta_below_zero(KEPT[6])]
#[case::nothing_is_outside_an_open_window(KEPT[7])]
fn what_is_kept_says_what_the_value_means(#[case] kept: ((Value, Value), Value, Bound)) {
    let (asked, value, want) = kept;
    let table = holding(9, asked, value);
    let Some(entry) = table.entry(&Bits::new()) else {
        panic!("{}", nothing_kept(asked, value))
    };
    let thought = match (all_exact(), want) {
        (true, _) => "every value is exact in yours. At a cut only a bound was known.",
        (_, Bound::Exact) => "it lies between alpha and beta, so it is the value.",
        (_, Bound::AtLeast) => "at beta the search stopped, and there may be more: AtLeast.",
        (_, Bound::AtMost) => "nothing came above alpha, and there may be less: AtMost.",
    };
    assert!(
        entry.bound == want,
        "a search with the window {} returned {}, and you keep {:?}: {thought}",
        window(asked),
        shown(value),
        entry.bound
    );
    let kept = (entry.depth, entry.value, entry.recommended);
    assert!(
        kept == (9, value, Cell::new(5)),
        "depth 9, value {} and move 5 were to be kept, and the entry holds depth {}, value {} and {}: keep \
         each as it is.",
        shown(value),
        entry.depth,
        shown(entry.value),
        entry
            .recommended
            .map_or_else(|| "no move".into(), |mv| format!("move {mv}"))
    );
    let (min, mut table) = (position("X........"), Table::new());
    table.store(&min, 9, asked.0, asked.1, (value, Cell::new(5)));
    let there = table.entry(&min).map(|entry| entry.bound);
    assert!(
        there == Some(want),
        "a search with the window {} returned {}, and where MAX moves you keep {want:?}, where MIN moves {}. \
         Value and window are the first player's, whoever moves: what is known is the same.",
        window(asked),
        shown(value),
        there.map_or_else(|| "nothing".into(), |bound| format!("{bound:?}"))
    );
}

/// What is said where a search returned a value, and the table holds nothing.
fn nothing_kept(asked: (Value, Value), value: Value) -> String {
    let thought = if any_kept() {
        "other results are. Every one is kept, with what it says."
    } else {
        "put an entry into the table."
    };
    format!(
        "a search with the window {} returned {}, and nothing was kept: {thought}",
        window(asked),
        shown(value)
    )
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

#[test]
fn what_was_looked_at_deeper_takes_the_place() {
    // A bound, and the value itself: once larger, once smaller.
    let bounds = [((-9, 1), 1, 3, "1 or more"), ((3, 9), 3, 1, "3 or less")];
    for (first, then) in [(2, 9), (9, 9)] {
        for (asked, bound, value, known) in bounds {
            let mut table = holding(first, asked, bound);
            table.store(&Bits::new(), then, -9, 9, (value, Cell::new(1)));
            let kept = table
                .entry(&Bits::new())
                .map(|it| (it.depth, it.value, it.bound));
            assert!(
                kept == Some((then, value, Bound::Exact)),
                "first \"{known}\" was found {first} deep, then {value} itself {then} deep, and {} is still \
                 kept: what is found later takes the place of what looked less deep, or knew only a bound.",
                kept.map_or(0, |(_, value, _)| value)
            );
        }
    }
}

#[test]
fn each_position_has_an_entry_of_its_own() {
    let mut table = Table::new();
    let all = ["X........", "XO.......", "XOX......"].map(position);
    for (value, board) in all.iter().enumerate() {
        table.store(board, 9, -9, 9, (value as Value, Cell::new(9)));
    }
    let kept = all
        .iter()
        .filter(|board| table.entry(board).is_some())
        .count();
    assert!(
        kept == 3,
        "results for three positions were stored, one after another, and {kept} of them {} kept: what is known of \
         one position stays when another is stored.",
        kit::plural(kept, "is", "are")
    );
}

#[test]
fn what_is_not_known_leaves_the_window_as_it_is() {
    let unknown = "nothing is kept for this position, so the search goes on as it was.";
    let probe = Positions::new().probe(&Bits::new(), 9, -1, 1);
    assert!(probe == open(-1, 1), "you say {}: {unknown}", said(&probe));
    // The same cells are marked, by the other player each.
    let [one, other] = ["XO.......", "OX......."].map(position);
    let mut table = Table::new();
    table.store(&one, 9, -9, 9, (3, Cell::new(5)));
    let probe = table.probe(&other, 9, -1, 1);
    assert!(
        probe == open(-1, 1),
        "OX....... was answered {} with what was kept for XO.......: two positions share an entry.",
        said(&probe)
    );
}

#[rstest]
#[case::as_deep(9, 9, true)]
#[case::deeper(9, 4, true)]
#[case::not_deep_enough(2, 9, false)]
#[case::one_less(8, 9, false)]
#[case::no_depth_at_all(0, 5, false)]
#[case::none_is_asked(0, 0, true)]
fn a_shallow_answer_does_not_serve_a_deep_question(
    #[case] looked: u32,
    #[case] asked: u32,
    #[case] answers: bool,
) {
    let probe = holding(looked, OPEN, 0).probe(&Bits::new(), asked, -2, 2);
    let want = if answers {
        Probe::Answer(0, Cell::new(5))
    } else {
        open(-2, 2)
    };
    assert!(
        probe == want,
        "an entry of depth {looked} was asked at depth {asked}, and you say {}: {}",
        said(&probe),
        if answers && matches!(probe, Probe::Answer(0, _)) {
            "the value is right, and its move is lost. Move 5 was kept, and it belongs to the answer."
        } else if answers && !attempt(exact_answers).unwrap_or(false) {
            "an exact value is the answer, whatever the window is."
        } else {
            "it serves questions as deep as itself, or less deep, and no others."
        }
    );
}

/// Whether an exact value answers a question less deep than itself.
fn exact_answers() -> bool {
    let table = holding(9, OPEN, 0);
    [9, 4, 0]
        .iter()
        .any(|&asked| table.probe(&Bits::new(), asked, -2, 2) == Probe::Answer(0, Cell::new(5)))
}

#[rstest]
#[case::exact((-9, 9), 3, (0, 5), Probe::Answer(3, Cell::new(5)))]
#[case::exact_outside((-9, 9), 3, (4, 5), Probe::Answer(3, Cell::new(5)))]
#[case::exact_above((-9, 9), 3, (0, 2), Probe::Answer(3, Cell::new(5)))]
#[case::at_least_narrows((-9, 3), 3, (0, 5), open(3, 5))]
#[case::at_least_enough((-9, 3), 3, (0, 2), Probe::Answer(3, Cell::new(5)))]
#[case::at_least_beta((-9, 3), 3, (0, 3), Probe::Answer(3, Cell::new(5)))]
#[case::at_least_nothing_new((-9, 3), 3, (4, 5), open(4, 5))]
#[case::at_most_narrows((3, 9), 3, (0, 5), open(0, 3))]
#[case::at_most_enough((3, 9), 3, (4, 8), Probe::Answer(3, Cell::new(5)))]
#[case::at_most_alpha((3, 9), 3, (3, 8), Probe::Answer(3, Cell::new(5)))]
#[case::at_most_nothing_new((3, 9), 3, (0, 2), open(0, 2))]
fn a_bound_answers_or_narrows(
    #[case] stored: (Value, Value),
    #[case] value: Value,
    #[case] (alpha, beta): (Value, Value),
    #[case] want: Probe<Cell>,
) {
    let table = holding(9, stored, value);
    let probe = table.probe(&Bits::new(), 9, alpha, beta);
    // An answer outside the window may be moved to its nearer end.
    let hard = matches!(want, Probe::Answer(it, _) if probe == Probe::Answer(it.clamp(alpha, beta), Cell::new(5)));
    if probe == want || hard {
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
        "a search with the window {} returned {}, which says {meant:?}, and it is kept as {:?}: look at store \
         before probe.",
        window(stored),
        shown(value),
        bound
    );
    let known = match bound {
        Bound::Exact => "exactly 3",
        Bound::AtLeast => "at least 3",
        Bound::AtMost => "at most 3",
    };
    panic!(
        "{known} is known and the window is {}, and you say {}: {}\nwanted: {}",
        window((alpha, beta)),
        said(&probe),
        about_bounds(bound, (alpha, beta), probe, want),
        said(&want)
    );
}

/// The thought that is missing where 3, or more, or less, is known.
fn about_bounds(
    bound: Bound,
    (alpha, beta): (Value, Value),
    got: Probe<Cell>,
    want: Probe<Cell>,
) -> String {
    let (end, raises) = match bound {
        Bound::AtLeast => ("alpha", "\"at least\" raises alpha"),
        Bound::AtMost => ("beta", "\"at most\" lowers beta"),
        Bound::Exact => {
            return "an exact value is the answer, whatever the window is.".into();
        }
    };
    match (got, want) {
        (Probe::Answer(value, mv), Probe::Answer(..)) => {
            let mv = mv.map_or_else(|| "no move".into(), |mv| format!("move {mv}"));
            format!(
                "the answer is what was kept, 3 and move 5, and not {} and {mv}.",
                shown(value)
            )
        }
        (Probe::Answer(..), Probe::Open { .. }) => {
            format!("a bound is no value. {raises}; it answers only where alpha and beta meet.")
        }
        (Probe::Open { .. }, Probe::Answer(..)) => {
            format!(
                "{raises}, and then alpha and beta meet: nothing is left to search, so it answers."
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
                        "the weaker bound was kept. {raises}: keep the stronger one of the two."
                    )
                }
                _ => "a bound that does not answer still narrows the window.".into(),
            }
        }
        (
            Probe::Open {
                alpha: low,
                beta: high,
            },
            _,
        ) if low < alpha || high > beta => format!(
            "the window was wider than asked. {raises}, and only where that narrows it: keep the {end} that \
             is the stronger one."
        ),
        _ => format!("{raises}, and the other end stays."),
    }
}

/// A probe in words.
fn said(probe: &Probe<Cell>) -> String {
    match *probe {
        Probe::Answer(value, mv) => {
            let mv = mv.map_or_else(|| "no move".into(), |mv| format!("move {mv}"));
            format!("Answer({}, {mv})", shown(value))
        }
        Probe::Open { alpha, beta } => format!("Open {}", window((alpha, beta))),
    }
}

#[rstest]
#[case::who_wins((-1, 1), 1_764)]
#[case::open(OPEN, 1_981)]
fn with_a_table_most_of_tic_tac_toe_is_known_already(
    #[case] (alpha, beta): (Value, Value),
    #[case] suffice: usize,
) {
    let watched = Watched::new(WinDrawLoss(Bits::new()));
    let order = Ordered::new(watched.clone(), centre_first);
    let mut table = Table::new();
    let (value, _) = with_table(&order, 9, alpha, beta, &mut table);
    // A board that the table answers for is asked nothing but whether it is done: peeked at.
    let counts = watched.tree().counts();
    let calls = counts.nodes + counts.peeked;
    assert!(
        value == 0,
        "the empty board is 0, and you say {}: is a bound taken for a value? {GIVEN}",
        shown(value)
    );
    let thought = match calls {
        6_323 | 7_275 => "The table saved nothing: is anything kept, and is it found again?",
        1_999 => "A bound that does not answer still narrows the window.",
        _ => "Is every answer used that the table can give?",
    };
    let thought = match calls {
        6_323 | 7_275 | 1_999 => thought.to_owned(),
        _ => format!("{thought} {GIVEN}"),
    };
    assert!(
        calls <= suffice,
        "{} calls, {} suffice, hits counted. {thought}",
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
            "{} calls on the empty board with a table{without}; it keeps {} positions.",
            spaced(calls),
            spaced(table.len())
        ));
    }
}

const GIVEN: &str = "Where store and probe are right, look at with_table, which was given: it stores when the \
                     loop is over, with the window that was asked for.";

#[test]
fn on_every_position_the_value_and_the_move_are_those_of_look_ahead() {
    for board in positions(3).into_iter().map(WinDrawLoss) {
        let want = look_ahead(&board, 9);
        let got = with_table(&board, 9, Value::MIN, Value::MAX, &mut Table::new());
        assert!(
            got == want,
            "{:?} is {} by {}, and you say {} by {}: is a bound taken for a value? {GIVEN}",
            board.0,
            shown(want.0),
            by(want.1),
            shown(got.0),
            by(got.1)
        );
    }
}

fn by(mv: Option<Cell>) -> String {
    mv.map_or_else(|| "no move".into(), |mv| format!("move {mv}"))
}

#[test]
fn one_table_may_serve_many_questions() {
    let mut table = Table::new();
    let boards: Vec<Bits> = positions(5);
    for (alpha, beta) in [(-1, 0), (0, 1), (-4, 3), OPEN] {
        for depth in [1, 2, 9] {
            for board in &boards {
                let left = board.legal_moves().count() as u32;
                let (want, _) = look_ahead(board, depth);
                let (got, _) = with_table(board, depth, alpha, beta, &mut table);
                let is_true = match got {
                    _ if got <= alpha => want <= got,
                    _ if got >= beta => want >= got,
                    _ => want == got,
                };
                // What looked to the end of the game may answer where less was asked.
                let (end, _) = look_ahead(board, left);
                let by_the_end =
                    got <= alpha && end <= got || got >= beta && end >= got || end == got;
                assert!(
                    is_true || by_the_end,
                    "{board:?} to depth {depth} is {}, and with the window {} you say {}: does what was kept \
                     answer this question? {GIVEN}",
                    shown(want),
                    window((alpha, beta)),
                    shown(got)
                );
            }
        }
    }
}
