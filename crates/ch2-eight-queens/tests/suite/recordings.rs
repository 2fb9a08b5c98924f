//! What recorded runs of the reference look like.

#![cfg(debug_assertions)]

use std::fmt::Write;

use call_trace::{Event, Trace, record};
use eight_queens::all_solutions::all_solutions;
use eight_queens::bitmask::bitmask;
use eight_queens::board::Board;
use eight_queens::colouring::Colouring;
use eight_queens::debugging;
use eight_queens::first_solution::first_solution;
use eight_queens::fundamental::fundamental;
use eight_queens::lazy::lazy;
use eight_queens::off_the_board::off_the_board;
use eight_queens::search::{queens, search};
use eight_queens::subset_sum::subset_sum;
use eight_queens::sudoku::{Sudoku, solutions};
use insta::assert_snapshot;

/// One line an event; a board is written as the columns of its queens.
fn told(trace: &Trace) -> String {
    let mut told = String::new();
    let mut depth = 0;
    for event in trace.events() {
        if matches!(event, Event::Leave { .. }) {
            depth -= 1;
        }
        let line = match event {
            Event::Enter { function, args, .. } => format!("{function}({})", args.values()),
            Event::Play { choice, board, .. } => format!("play {choice}: {}", short(board)),
            Event::Board { .. } => continue,
            Event::TakeBack { choice, board, .. } => {
                format!("take back {choice}: {}", short(board))
            }
            Event::Leave { returned, .. } => format!("→ {}", returned.unwrap_or("never")),
            other => format!("{other:?}"),
        };
        let _ = writeln!(told, "{}{line}", "  ".repeat(depth));
        if matches!(event, Event::Enter { .. }) {
            depth += 1;
        }
    }
    told
}

fn short(board: &str) -> String {
    let col = |line: &str| line.find('Q').map_or("-".to_owned(), |col| col.to_string());
    board.lines().map(col).collect()
}

#[test]
fn first_solution_of_4() {
    assert_snapshot!(told(&record(|| first_solution(4)).1));
}

#[test]
fn all_solutions_of_4() {
    assert_snapshot!(told(&record(|| all_solutions(4)).1));
}

#[test]
fn bitmask_of_4() {
    assert_snapshot!(told(&record(|| bitmask(4)).1));
}

#[test]
fn two_lazy_boards_of_4() {
    assert_snapshot!(told(&record(|| lazy(4).take(2).count()).1));
}

#[test]
fn off_the_board_of_4() {
    assert_snapshot!(told(&record(|| off_the_board(4)).1));
}

#[test]
fn one_j_for_all_calls_on_a_board_of_4() {
    assert_snapshot!(
        told(&record(|| debugging::whose_j::eight_queens(4)).1),
        @r"
        try_row(1, 0)
          Ask { at: 0 }
          play 0: 0---
          try_row(2, 1)
            Ask { at: 1 }
            play 2: 02--
            try_row(3, 3)
              Ask { at: 2 }
            → ()
            take back 2: 0---
          → ()
          take back 0: ----
        → ()
        "
    );
}

#[test]
fn search_of_a_map() {
    assert_snapshot!(told(
        &record(|| search(&mut Colouring::four_countries(3))).1
    ));
}

#[test]
fn search_of_4_queens() {
    assert_snapshot!(told(&record(|| queens(4)).1));
}

#[test]
fn subset_sum_of_15() {
    assert_snapshot!(
        told(&record(|| subset_sum(&[9, 7, 5, 4], 15)).1),
        @r"
        search(0..=25)
          search(9..=25)
            search(9..=18)
              search(14..=18)
              → false
            → false
          → false
          search(0..=16)
            search(7..=16)
              search(12..=16)
              → false
            → false
          → false
        → false
        "
    );
}

#[test]
fn solutions_of_a_sudoku_with_two() {
    let mut sudoku = Sudoku::new(".23. .32. 2413 3142");
    assert_snapshot!(told(&record(|| solutions(&mut sudoku, 2)).1));
}

#[test]
fn the_twelve() {
    let lists: Vec<String> = fundamental(8)
        .iter()
        .map(|queens| format!("{queens:?}\n"))
        .collect();
    assert_snapshot!(
        lists.concat(),
        @r"
        [0, 4, 7, 5, 2, 6, 1, 3]
        [0, 5, 7, 2, 6, 3, 1, 4]
        [1, 3, 5, 7, 2, 0, 6, 4]
        [1, 4, 6, 0, 2, 7, 5, 3]
        [1, 4, 6, 3, 0, 7, 5, 2]
        [1, 5, 0, 6, 3, 7, 2, 4]
        [1, 5, 7, 2, 0, 3, 6, 4]
        [1, 6, 2, 5, 7, 4, 0, 3]
        [1, 6, 4, 7, 0, 3, 5, 2]
        [2, 4, 1, 7, 0, 6, 3, 5]
        [2, 4, 7, 3, 0, 6, 1, 5]
        [2, 5, 1, 4, 7, 0, 6, 3]
        "
    );
}

#[test]
fn a_board_is_lines_of_queens_and_points() {
    let (_, trace) = record(|| {
        let mut board = Board::new(4);
        for (row, &col) in first_solution(4).unwrap_or_default().iter().enumerate() {
            board.place(row, col);
        }
    });
    let mut boards = trace.events().filter_map(|event| match event {
        Event::Play { board, .. } => Some(board.to_owned()),
        _ => None,
    });
    assert_snapshot!(
        boards.next_back().unwrap_or_default(),
        @r"
        .Q..
        ...Q
        Q...
        ..Q.
        "
    );
}
