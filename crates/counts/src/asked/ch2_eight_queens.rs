//! Answers to questions of the second chapter.

use eight_queens::all_solutions::all_solutions;
use eight_queens::constraints::free_column;
use eight_queens::fundamental::{mirror, quarter_turn};
use eight_queens::lazy::lazy;

use super::answer::{Asked, answers, only};

pub(super) fn asked() -> Vec<Asked> {
    let n = 8;
    let squares = || (1..=n).flat_map(|i| (1..=n).map(move |j| (i, j)));
    // An array of 2n − 1 elements has no index 2n − 1.
    let outside = squares().find(|(i, j)| i + n - j >= 2 * n - 1);
    let (row, column) = outside.expect("one square is outside");
    let lists: [&[usize]; 2] = [&[1, 3, 0, 2], &[1, 3]];
    answers! {
        "the square outside c" => format!("row {row}, column {column}"),
        "the lesser of two lists" => format!("{:?}", lists.iter().min().expect("two")),
        "C: dead ends for 8 queens" => dead_ends(8, &mut Vec::new()),
        "four queens: from one solution to the other" => the_change(),
        "lazy(4): two calls after the last board" => after_the_last(4),
    }
}

/// Counts the boards that are not full but have no free column, if no column is used twice.
fn dead_ends(n: usize, queens: &mut Vec<usize>) -> usize {
    let free: Vec<usize> = (0..n).filter(|&col| free_column(queens, col)).collect();
    let is_dead = free.is_empty() && queens.len() < n;
    let below = free.into_iter().map(|col| {
        queens.push(col);
        let ends = dead_ends(n, queens);
        queens.pop();
        ends
    });
    below.sum::<usize>() + usize::from(is_dead)
}

/// Returns the symmetry that turns one of the two solutions of four queens into the other.
fn the_change() -> &'static str {
    let solutions = all_solutions(4);
    let [one, other] = &solutions[..] else {
        panic!("four queens have two solutions");
    };
    let turned = quarter_turn(one);
    only([
        ("a quarter turn", turned == *other),
        ("a half turn", quarter_turn(&turned) == *other),
        ("a mirror", mirror(one) == *other),
    ])
}

fn after_the_last(n: usize) -> String {
    let mut boards = lazy(n);
    boards.by_ref().for_each(drop);
    let [one, other] = [boards.next(), boards.next()];
    format!("{one:?}, then {other:?}")
}
