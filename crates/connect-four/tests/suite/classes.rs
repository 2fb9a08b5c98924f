//! The hundred positions of each class, checked again.

use connect_four::classes::{Class, classify};
use connect_four::solver::Solver;
use rstest::rstest;

#[rstest]
#[case(Class::Easy)]
#[case(Class::Middle)]
fn each_position_is_in_its_class_and_its_columns_keep_the_value(#[case] class: Class) {
    let mut solver = Solver::new(20);
    let puzzles = class.puzzles();
    assert_eq!(puzzles.len(), 100);
    // A tenth of them: all take half a minute.
    for puzzle in puzzles.iter().step_by(10) {
        let found = classify(&puzzle.board, &mut solver);
        assert_eq!(
            found,
            Some((class, puzzle.keeps.clone())),
            "{:?}",
            puzzle.board
        );
    }
}

#[test]
fn no_position_is_in_both_classes_or_twice_in_one() {
    let puzzles = [Class::Easy, Class::Middle].map(Class::puzzles).concat();
    let mut boards: Vec<String> = puzzles
        .iter()
        .map(|puzzle| format!("{:?}", puzzle.board))
        .collect();
    boards.sort();
    boards.dedup();
    assert_eq!(boards.len(), puzzles.len());
}
