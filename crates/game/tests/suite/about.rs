//! A call says which position it is about, whatever form its board has among the arguments.

use std::collections::HashMap;

use crate::boards::squares::Squares;
use call_trace::{Event, Trace, record, traced};
use game::{Board, Ordered, SearchTree, Watched, WinDrawLoss};
use rstest::rstest;

/// Returns a watched board without any moves.
fn board() -> Watched<Squares> {
    Watched::new(Squares::default())
}

/// Returns the position that each call is about, by the function's name: the first position that it asked.
fn about(trace: &Trace) -> HashMap<&str, u32> {
    let (mut open, mut found) = (Vec::new(), HashMap::new());
    for event in trace.events() {
        match event {
            Event::Enter { function, .. } => open.push(function),
            Event::Leave { .. } => drop(open.pop()),
            Event::Ask { at } => {
                let function = open.last().expect("a call asks");
                found.entry(*function).or_insert(at);
            }
            _ => {}
        }
    }
    found
}

#[traced(skip(_board))]
fn borrowed<B: Board>(_board: &B) {}

#[traced(skip(_board))]
fn borrowed_to_change<B: Board>(_board: &mut B) {}

#[traced(skip(_board))]
fn owned<B: Board>(_board: B) {}

#[traced(skip(_board))]
fn of_some_type(_board: &impl Board) {}

#[traced(skip(_board))]
fn borrowed_twice<B: Board>(_board: &&B) {}

#[traced]
fn shown_and_skipped_alike<B: Board>(_board: &B, _depth: u32, _name: &str, _seen: &mut Vec<u8>) {}

#[traced(skip(_board))]
fn of_this_type(_board: &Watched<Squares>) {}

type ShortName<'b> = &'b Watched<Squares>;

#[traced(skip(_board), about(*_board))]
fn behind_another_name(_board: ShortName<'_>) {}

#[rstest]
#[case::borrowed("borrowed", |board: &mut Watched<Squares>| borrowed(board))]
#[case::to_change("borrowed_to_change", |board: &mut Watched<Squares>| borrowed_to_change(board))]
#[case::owned("owned", |board: &mut Watched<Squares>| owned(board.clone()))]
#[case::some_type("of_some_type", |board: &mut Watched<Squares>| of_some_type(board))]
#[case::twice("borrowed_twice", |board: &mut Watched<Squares>| borrowed_twice(&&*board))]
#[case::among_others("shown_and_skipped_alike", |board: &mut Watched<Squares>| {
    shown_and_skipped_alike(board, 3, "x", &mut Vec::new());
})]
#[case::named_type("of_this_type", |board: &mut Watched<Squares>| of_this_type(board))]
#[case::other_name("behind_another_name", |board: &mut Watched<Squares>| behind_another_name(board))]
fn a_call_that_asks_nothing_is_about_the_board_that_it_was_handed(
    #[case] function: &str,
    #[case] call: fn(&mut Watched<Squares>),
) {
    let ((), trace) = record(|| {
        let root = board();
        root.done();
        call(&mut root.play(1).play(2));
    });
    assert_eq!(about(&trace), HashMap::from([(function, 2)]));
}

#[traced(skip(_board, _child))]
fn of_two<B: Board>(_board: &B, _child: &B) {}

#[traced(skip(_board, _child), about(_child))]
fn of_the_second<B: Board>(_board: &B, _child: &B) {}

#[test]
fn a_call_with_two_different_boards_reads_neither_unless_one_is_named() {
    let ((), trace) = record(|| {
        let root = board();
        let child = root.play(1);
        of_two(&root, &child);
        of_the_second(&root, &child);
        of_two(&child, &child.clone());
    });
    let ways: Vec<u32> = trace
        .events()
        .filter_map(|event| match event {
            Event::Ask { at } => Some(at),
            _ => None,
        })
        .collect();
    assert_eq!(
        ways,
        [1, 1],
        "the second call, and the third, of one board twice"
    );
}

struct Searcher<B> {
    board: B,
}

impl<B: Board> Searcher<B> {
    #[traced(about(self.board))]
    fn search(&self) {}

    #[traced]
    fn does_not_say(&self) {}
}

#[test]
fn a_method_says_where_its_board_is() {
    let ((), trace) = record(|| {
        let root = board();
        let it = Searcher {
            board: root.play(1),
        };
        it.search();
        it.does_not_say();
    });
    assert_eq!(about(&trace), HashMap::from([("search", 1)]));
}

#[test]
fn a_board_around_a_watched_board_passes_its_position_on() {
    let ((), trace) = record(|| {
        let child = WinDrawLoss(Ordered::new(board(), |_, mv| i32::from(mv))).play(1);
        borrowed(&child);
    });
    assert_eq!(about(&trace), HashMap::from([("borrowed", 1)]));
}

#[test]
fn a_board_around_the_recorded_one_says_once_that_it_values_positions_by_itself() {
    let valued_at = |search: &dyn Fn()| -> Vec<u32> {
        let ((), trace) = record(search);
        let events = trace.events().filter_map(|event| match event {
            Event::Around { at } => Some(at),
            _ => None,
        });
        events.collect()
    };
    let signs = WinDrawLoss(board());
    let sorted = Ordered::new(board(), |_, mv| i32::from(mv));
    assert_eq!(valued_at(&|| borrowed(&sorted.play(1))), []);
    let searches = || {
        borrowed(&signs);
        borrowed(&signs.play(1));
    };
    assert_eq!(valued_at(&searches), [0]);
    assert_eq!(valued_at(&searches), [0], "each recording is told");
    let (_, trace) = record(searches);
    assert!(SearchTree::of(&trace).is_none(), "the values are others");
}

/// A function without a board among its arguments, so its calls have no position.
#[traced(skip(_f, _boxed, _made))]
#[expect(clippy::boxed_local, reason = "a box is one of the arguments to try")]
fn no_board<T>(_n: u32, _text: &str, _f: impl Fn(), _boxed: Box<u8>, _made: Vec<T>) {}

#[test]
fn arguments_that_are_no_boards_have_no_position() {
    let ((), trace) = record(|| no_board(1, "a", || (), Box::new(2), vec![3.5]));
    assert_eq!(about(&trace), HashMap::new());
}

#[test]
fn a_position_enters_no_node_of_a_search() {
    let root = board();
    let ((), _) = record(|| borrowed(&root.play(1)));
    assert!(root.tree().at(&[1]).is_some_and(|node| !node.is_entered()));
}
