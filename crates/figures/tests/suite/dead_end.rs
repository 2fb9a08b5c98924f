//! The board before a dead end is the board of the previous dead end, and does not reveal the next one.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use call_trace::Trace;
use figures::before_dead_end;
use rstest::rstest;

/// A recording of the book.
fn kept(name: &str) -> Trace {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/recordings");
    let file = File::open(folder.join(name).with_extension("jsonl")).unwrap();
    Trace::read_json(BufReader::new(file)).unwrap()
}

#[rstest]
#[case("first-solution-4", 1, &[], (1, 2))]
#[case("first-solution-4", 2, &[(0, 0), (1, 2)], (2, 1))]
#[case("all-solutions-4", 3, &[(0, 0), (1, 3), (2, 1)], (2, 2))]
fn the_queen_that_was_placed_last_is_asked_for(
    #[case] recording: &str,
    #[case] nth: usize,
    #[case] queens: &[(usize, usize)],
    #[case] last: (usize, usize),
) {
    let board = before_dead_end(&kept(recording), nth, "it").unwrap();
    assert_eq!(
        (board.rows, board.queens.as_slice(), board.last),
        (4, queens, last)
    );
    assert_eq!(board.svg.matches("<use").count(), queens.len());
    assert!(board.svg.contains("aria-hidden=\"true\"") && !board.svg.contains("class=\"cross\""));
    assert!(board.corner + 4.0 * board.cell <= board.side && board.cell >= 44.0);
}

#[rstest]
#[case("first-solution-4", 0)]
#[case("first-solution-4", 99)]
#[case("factorial-5", 1)]
#[case("cut-44-40", 1)]
fn where_there_is_no_such_dead_end_there_is_no_board(#[case] recording: &str, #[case] nth: usize) {
    assert_eq!(before_dead_end(&kept(recording), nth, "it"), None);
}
