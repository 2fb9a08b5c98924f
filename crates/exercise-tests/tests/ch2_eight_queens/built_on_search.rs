//! Tests of exercises that call the student's `search`: they stop at a wrong one, and say so.

#[path = "../../../diagnosis/src/ch2/support/written.rs"]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "the tests of students use the rest"
)]
mod written;

use eight_queens::problem::Problem;
use eight_queens::search::search;
use written::{State, Written, search_comes_first};

#[test]
fn a_written_problem_is_printed_as_it_was_read() {
    let problems = [
        "*",
        "[]",
        "*[[]]",
        "*[*, []]",
        "*[*[]]",
        "[*, [*]]",
        "[*[*], [[], *], *]",
    ];
    for text in problems {
        let printed = State::read(text).to_string();
        // A solution without choices is printed without a list.
        assert_eq!(printed, text.replace("*[]", "*"));
    }
    let choices = |text: &str| {
        let problem = Written::read(text);
        (problem.is_complete(), problem.choices())
    };
    assert_eq!(choices("*[*, []]"), (true, vec![1, 2]));
    assert_eq!(choices("*[*[]]"), (true, vec![1]));
    assert_eq!(choices("[*, [*]]"), (false, vec![1, 2]));
}

#[test]
fn a_random_problem_is_printed_as_it_was_read() {
    let mut random = fastrand::Rng::with_seed(3);
    for _ in 0..1000 {
        let text = State::random(&mut random, 4).to_string();
        assert_eq!(State::read(&text).to_string(), text);
    }
}

#[test]
fn a_right_search_is_accepted() {
    search_comes_first("sudoku", search);
}

#[test]
#[should_panic(
    expected = "Your search on [*] took back choice 1 in step 2, but should return.\n`sudoku` calls `search`, so correct `search` first"
)]
fn a_search_that_takes_back_a_solution_stops_sudoku() {
    fn takes_back_all(problem: &mut Written) -> bool {
        let choices = problem.choices();
        problem.is_complete()
            || choices.into_iter().any(|choice| {
                problem.choose(choice);
                let found = takes_back_all(problem);
                problem.take_back(choice);
                found
            })
    }
    search_comes_first("sudoku", takes_back_all);
}

#[test]
#[should_panic(
    expected = "Your search on * returned false, but should return true.\n`subset_sum` calls `search`, so correct `search` first"
)]
fn a_search_that_finds_nothing_stops_subset_sum() {
    search_comes_first("subset_sum", |_| false);
}

#[test]
#[should_panic(expected = "Your search on * gave no answer, but should return true.")]
fn a_search_that_panics_stops_sudoku() {
    search_comes_first("sudoku", |_| panic!("no search"));
}
