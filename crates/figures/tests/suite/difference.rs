//! Two runs are followed as far as they are the same, and no further.

use call_trace::{Position, State, Trace, note, record, traced, try_record};
use figures::DifferenceKind::{self, Argument, Ended, LeavesOut, Nothing, Order, Value, Visits};
use figures::{Difference, SvgOptions, difference};
use game::{Board, Player, Watched};
use rstest::rstest;

use super::runs::games::{
    Node, Tree, best_move, forty_four, inner, leaves, mirror, of_alpha_beta, root,
};
use super::runs::{factorial, fibonacci};

fn found(ours: &Trace, yours: &Trace) -> Difference {
    difference(ours, yours).expect("a difference")
}

/// Ways to write fibonacci.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Way {
    Right,
    SecondFirst,
    ThreeLess,
    LargerLeaf,
    OneCall,
    BaseMissing,
    Panics,
    TwiceTheFirst,
    Adds,
}

mod yours {
    use super::{Way, traced};

    #[traced(skip(way))]
    pub(super) fn fibonacci(n: u64, way: Way) -> u64 {
        let less = |by| fibonacci(n - by, way);
        match (way, n) {
            (Way::BaseMissing, 1) => less(1) + 1,
            (Way::LargerLeaf, 1) => 2,
            (Way::Panics, 1) => panic!("no base case"),
            (_, 0 | 1) => n,
            (Way::SecondFirst, _) => less(2) + less(1),
            (Way::ThreeLess, 3..) => less(1) + less(3),
            (Way::OneCall, _) => less(1),
            (Way::TwiceTheFirst, _) => less(1) + less(1),
            (Way::Adds, _) => added(n, way),
            _ => less(1) + less(2),
        }
    }

    #[traced(skip(way))]
    fn added(n: u64, way: Way) -> u64 {
        fibonacci(n - 1, way) + fibonacci(n - 2, way)
    }
}

fn of_fibonacci(way: Way) -> Trace {
    try_record(|| yours::fibonacci(4, way)).1
}

#[test]
fn both_runs_stand_in_one_picture_and_the_first_difference_is_marked_in_each() {
    let ours = record(|| fibonacci(4)).1;
    let picture = figures::pair_svg(&ours, &of_fibonacci(Way::LargerLeaf));
    super::drawing::check(&picture).unwrap();
    assert_eq!(picture.matches("class=\"differs\"").count(), 2, "{picture}");
    assert!(
        picture.contains("≠ In fibonacci(1), yours returns 2; ours returns 1."),
        "{picture}"
    );
    let same = figures::pair_svg(&ours, &of_fibonacci(Way::Right));
    assert!(!same.contains("differs\"") && same.contains("Both runs make the same calls"));
}

#[rstest]
#[case(
    Way::SecondFirst,
    Order,
    "In fibonacci(4), yours calls fibonacci(2) before fibonacci(3); ours calls fibonacci(3) first."
)]
#[case(
    Way::ThreeLess,
    Argument,
    "In fibonacci(3), yours calls fibonacci(0), where ours calls fibonacci(1)."
)]
#[case(
    Way::LargerLeaf,
    Value,
    "In fibonacci(1), yours returns 2; ours returns 1."
)]
#[case(
    Way::OneCall,
    LeavesOut,
    "In fibonacci(2), ours calls fibonacci(0); yours does not."
)]
#[case(
    Way::BaseMissing,
    Visits,
    "In fibonacci(1), yours calls fibonacci(0); ours stops there."
)]
#[case(
    Way::TwiceTheFirst,
    Argument,
    "In fibonacci(2), yours calls fibonacci(1), where ours calls fibonacci(0)."
)]
#[case(
    Way::Panics,
    Ended,
    "In fibonacci(1), yours does not return; ours does."
)]
fn calls_are_known_by_function_and_arguments(
    #[case] way: Way,
    #[case] kind: DifferenceKind,
    #[case] sentence: &str,
) {
    let ours = record(|| fibonacci(4)).1;
    let it = found(&ours, &of_fibonacci(way));
    assert_eq!((it.kind, it.sentence.as_str()), (kind, sentence));
    assert!(it.ours.is_some() && it.yours.is_some());
}

#[rstest]
#[case(Way::Right)]
#[case(Way::Adds)] // a helper of one's own
fn the_same_calls_are_no_difference(#[case] way: Way) {
    let ours = record(|| fibonacci(4)).1;
    assert!(difference(&ours, &of_fibonacci(way)).is_none());
}

#[test]
fn another_function_has_nothing_in_common() {
    let (ours, yours) = (record(|| fibonacci(4)).1, record(|| factorial(4)).1);
    let it = found(&ours, &yours);
    assert_eq!((it.kind, it.ours, it.yours), (Nothing, None, None));
    let other = found(&ours, &record(|| fibonacci(5)).1);
    assert_eq!(other.kind, Nothing);
    let silent = found(&ours, &record(|| note("nothing is called")).1);
    assert_eq!(silent.kind, Nothing);
}

type Found = (game::Value, Option<usize>);

/// Alpha-beta that has each board after a move searched by this function.
fn searched(
    board: &Watched<Node>,
    window: (i32, i32),
    further: fn(&Watched<Node>, i32, i32) -> Found,
) -> Found {
    if board.done() {
        return (board.evaluate(), None);
    }
    let search = |next: &_, (alpha, beta)| further(next, alpha, beta).0;
    best_move(board, board.legal_moves(), window, search)
}

mod untraced {
    use super::{Found, Node, Watched, searched, traced};

    #[traced(skip(board), window(alpha, beta))]
    pub(super) fn alpha_beta(board: &Watched<Node>, alpha: i32, beta: i32) -> Found {
        searched(board, (alpha, beta), further)
    }

    fn further(board: &Watched<Node>, alpha: i32, beta: i32) -> Found {
        searched(board, (alpha, beta), further)
    }
}

mod in_a_helper {
    use super::{Found, Node, Watched, searched, traced};

    #[traced(skip(board), window(alpha, beta))]
    pub(super) fn alpha_beta(board: &Watched<Node>, alpha: i32, beta: i32) -> Found {
        searched(board, (alpha, beta), helper)
    }

    #[traced(skip(board), window(alpha, beta))]
    fn helper(board: &Watched<Node>, alpha: i32, beta: i32) -> Found {
        alpha_beta(board, alpha, beta)
    }
}

/// Equal values meet.
fn equal() -> Tree {
    inner([leaves(&[44, 61]), leaves(&[44, 35])])
}

#[rstest]
#[case(untraced::alpha_beta)] // what a function that is not traced visits is seen all the same
#[case(in_a_helper::alpha_beta)]
fn searches_that_visit_the_same_positions_show_no_difference(
    #[case] search: fn(&Watched<Node>, i32, i32) -> Found,
) {
    for tree in [forty_four(), mirror(), equal()] {
        let yours = record(|| search(&root(&tree, true), i32::MIN, i32::MAX)).1;
        let it = difference(&of_alpha_beta(&tree, true), &yours);
        assert!(it.is_none(), "{}", it.unwrap().sentence);
    }
}

mod other_names {
    use super::{Board, Found, Node, Player, Watched, traced};

    /// Asks of each reply after the first only whether it is better, where `asks`.
    #[traced(skip(board, asks), window(a, b))]
    pub(super) fn alpha_beta(board: &Watched<Node>, asks: bool, mut a: i32, mut b: i32) -> Found {
        if board.done() {
            return (board.evaluate(), None);
        }
        let mut best = (board.worst_case(), None);
        for mv in board.legal_moves() {
            let (value, _) = match (board.to_move(), asks && best.1.is_some()) {
                (_, false) => alpha_beta(&board.play(mv), asks, a, b),
                (Player::First, true) => alpha_beta(&board.play(mv), asks, a, a + 1),
                (Player::Second, true) => alpha_beta(&board.play(mv), asks, b - 1, b),
            };
            if board.better(value, best.0) {
                best = (value, Some(mv));
            }
            match board.to_move() {
                Player::First => a = a.max(best.0),
                Player::Second => b = b.min(best.0),
            }
            if a >= b {
                break;
            }
        }
        best
    }
}

fn named_otherwise(asks: bool) -> Trace {
    let board = root(&equal(), true);
    record(|| other_names::alpha_beta(&board, asks, -i32::MAX, i32::MAX)).1
}

#[test]
fn another_window_is_a_difference_whatever_its_ends_are_called() {
    let ours = of_alpha_beta(&equal(), true);
    let none = difference(&ours, &named_otherwise(false));
    assert!(none.is_none(), "{}", none.unwrap().sentence);
    let it = found(&ours, &named_otherwise(true));
    let says = "After moves 1 and 2, yours is called with the window (43, 44); ours with (−∞, 44).";
    assert_eq!((it.kind, it.sentence.as_str()), (Argument, says));
    assert!(it.ours.is_some() && it.yours.is_some());
}

#[test]
fn another_first_board_has_nothing_in_common() {
    let [ours, yours] = [forty_four(), mirror()].map(|tree| of_alpha_beta(&tree, true));
    assert_eq!(found(&ours, &yours).kind, Nothing);
}

/// A row of choices, each made, followed by a call and taken back.
#[traced(skip(at, tried))]
fn row(depth: usize, at: Position, tried: &[usize], moved_on: bool) {
    if depth == 2 {
        return;
    }
    let mut here = at;
    for &choice in tried {
        let then = here.play(choice, None, &State::text(&choice));
        row(depth + 1, then, tried, moved_on);
        here = match moved_on {
            true => then,
            false => then.take_back(here, choice, "as before"),
        };
    }
}

fn of_rows(tried: &[usize], moved_on: bool) -> Trace {
    record(|| row(0, Position::first(&State::text(&"empty")), tried, moved_on)).1
}

#[test]
fn choices_of_one_player_are_known_by_those_before_them() {
    let ours = of_rows(&[0, 2], false);
    let it = found(&ours, &of_rows(&[0, 1, 2], false));
    assert_eq!(it.kind, Visits);
    let says = "After move 0, yours tries move 1; ours does not, and tries move 2 instead.";
    assert_eq!(it.sentence, says);
    let it = found(&ours, &of_rows(&[2, 0], false));
    assert_eq!(it.kind, Order);
}

/// The first events of a run, and then this line.
fn cut_off(run: &Trace, events: usize, last: &str) -> Trace {
    let text = super::runs::file(run);
    let first = text.lines().take(events);
    let first: String = first.flat_map(|line| [line, "\n"]).collect();
    Trace::read_json((first + last).as_bytes()).unwrap()
}

#[test]
fn nothing_is_claimed_of_what_a_recording_had_no_room_for() {
    let ours = of_alpha_beta(&forty_four(), true);
    // It was ended from outside: that is a difference.
    assert_eq!(found(&ours, &cut_off(&ours, 14, "")).kind, Ended);
    // The file was full, and the run continued: then the difference is unknown.
    let counted = r#"{"end":{"calls":900,"calls_of":{"alpha_beta":900},"plays":900,"height":3}}"#;
    assert!(difference(&ours, &cut_off(&ours, 14, counted)).is_none());
    assert!(difference(&cut_off(&ours, 14, counted), &ours).is_none());
}

#[rstest]
#[case(of_fibonacci(Way::OneCall), record(|| fibonacci(4)).1)]
#[case(named_otherwise(true), of_alpha_beta(&equal(), true))]
fn both_drawings_mark_the_place_once_with_words_for_it(#[case] yours: Trace, #[case] ours: Trace) {
    let it = found(&ours, &yours);
    for (trace, mark) in [(&ours, it.ours), (&yours, it.yours)] {
        let options = SvgOptions {
            mark,
            ..SvgOptions::embedded("it")
        };
        let drawings = [
            figures::tree_svg(trace, &options),
            figures::calls_svg(trace, &options),
            figures::stack_svg(trace, &options),
            figures::boards_svg(trace, &options),
            figures::player_fragment(trace, &options),
        ];
        for drawing in drawings {
            assert_eq!(drawing.matches("class=\"differs\"").count(), 1, "{drawing}");
            let title = format!("<title>{}</title>", it.sentence);
            assert_eq!(drawing.matches(&title).count(), 1);
            let described = format!("Marked ≠: {}</desc>", it.sentence);
            assert_eq!(drawing.matches(&described).count(), 1);
        }
    }
}

mod deep {
    use super::traced;

    #[traced]
    pub(super) fn endless(n: u64) -> u64 {
        if n == u64::MAX { n } else { endless(n + 1) }
    }
}

/// An endless recursion, as far as a recorder follows it: some ten thousand calls, each inside the last.
fn endless() -> Trace {
    let deep = std::thread::Builder::new().stack_size(64 << 20);
    let run = deep.spawn(|| try_record(|| deep::endless(5)).1);
    run.expect("a thread").join().expect("a recording")
}

#[test]
fn ten_thousand_nested_calls_are_compared_in_a_small_stack() {
    let trace = endless();
    assert!(trace.recorded_calls() >= 9_000, "{}", trace.calls());
    // What went down into itself with the runs would need more for each of their calls.
    let small = std::thread::Builder::new().stack_size(256 << 10);
    let compared = small.spawn(move || difference(&trace, &trace).is_none());
    assert!(compared.expect("a thread").join().expect("no overflow"));
}

#[test]
fn what_a_player_says_of_nested_calls_grows_with_them_and_not_with_their_square() {
    let trace = endless();
    let page = |events: usize| {
        let options = SvgOptions {
            keys: figures::CallKeys::All,
            ..SvgOptions::embedded("it")
        };
        figures::player_fragment(&cut_off(&trace, events, ""), &options).len()
    };
    let [once, twice, four] = [2_500, 5_000, 10_000].map(page);
    assert!(
        four - twice <= 3 * (twice - once),
        "{once}, {twice}, {four}"
    );
}

#[traced]
fn twin(_number: u32) {}

#[traced(skip(times))]
fn calls_twins(times: u32) {
    (0..times).for_each(|_| twin(0));
}

/// The sentence names the calls that one run makes more often, and how often both runs make them.
#[rstest]
#[case(1, 2, Visits, "yours calls twin(0) once more; ours does so only once.")]
#[case(
    2,
    3,
    Visits,
    "yours calls twin(0) once more; ours does so only twice."
)]
#[case(
    2,
    1,
    LeavesOut,
    "ours calls twin(0) once more; yours does so only once."
)]
#[case(1, 0, LeavesOut, "ours calls twin(0); yours does not.")]
fn calls_that_are_alike_are_paired_in_order(
    #[case] ours: u32,
    #[case] yours: u32,
    #[case] kind: DifferenceKind,
    #[case] sentence: &str,
) {
    let [ours, yours] = [ours, yours].map(|times| record(|| calls_twins(times)).1);
    let it = found(&ours, &yours);
    let whole = format!("In calls_twins(), {sentence}");
    assert_eq!((it.kind, it.sentence), (kind, whole));
}
