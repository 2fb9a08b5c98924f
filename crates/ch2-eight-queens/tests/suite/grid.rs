//! The grid of a sudoku.

use eight_queens::grid::Grid;

const EMPTY: &str = "................";

#[test]
fn a_puzzle_is_read_however_its_rows_are_parted() {
    let (grid, givens) = Grid::read("1... ..2.\n....\n...4").unwrap();
    assert_eq!((grid.size(), grid.box_side()), (4, 2));
    assert_eq!(givens, [(0, 0, 1), (1, 2, 2), (3, 3, 4)]);
    assert_eq!(Grid::read("1.....2........4"), Some((grid, givens)));
    assert_eq!(Grid::read(&".".repeat(81)).unwrap().0.size(), 9);
}

#[test]
fn what_is_no_puzzle_is_refused() {
    for text in [
        "",
        "...............",
        "5...............",
        "1.......0.......",
        "1.......x.......",
    ] {
        assert_eq!(Grid::read(text), None, "{text}");
    }
}

#[test]
#[should_panic(expected = "(0, 1) has the digit 3 already")]
fn no_square_gets_two_digits() {
    let (mut grid, _) = Grid::read(EMPTY).unwrap();
    grid.place(0, 1, 3);
    grid.place(0, 1, 2);
}

#[test]
fn what_is_taken_back_is_empty_again() {
    let (mut grid, _) = Grid::read(EMPTY).unwrap();
    grid.place(0, 1, 3);
    assert_eq!(grid.empty_squares().len(), 15);
    assert_eq!(format!("{grid:?}"), ".3.. .... .... ....");
    grid.take_back(0, 1);
    assert_eq!(Grid::read(EMPTY), Some((grid, Vec::new())));
}
