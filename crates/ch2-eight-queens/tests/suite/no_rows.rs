//! A board of no rows has one solution, the empty one, whoever is asked.

use eight_queens::all_solutions::all_solutions;
use eight_queens::bitmask::bitmask;
use eight_queens::first_solution::first_solution;
use eight_queens::lazy::lazy;
use eight_queens::search::queens;

#[test]
fn the_empty_board_is_the_one_solution_of_no_queens() {
    let empty: Vec<usize> = Vec::new();
    assert_eq!(all_solutions(0), std::slice::from_ref(&empty));
    assert_eq!(first_solution(0), Some(empty.clone()));
    assert_eq!(queens(0), Some(empty.clone()));
    assert_eq!(bitmask(0), 1);
    assert_eq!(lazy(0).collect::<Vec<_>>(), [empty]);
    assert_eq!(lazy(1).collect::<Vec<_>>(), [[0]]);
}
