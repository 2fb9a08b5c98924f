//! The programs with planted mistakes behave as the files of the mistakes say.

use serde_json::Value;

use call_trace::Trace;

use crate::{drawn, kept_in, live, recorded, tree};

/// A tree, or chains, on which the program finds the right answer, but slowly.
const SLOW: [(&str, &str); 4] = [
    ("open_window_to_every_child", "[[44, 61], [40, 35]]"),
    ("min_never_narrows", "[[44, [52, 60, 70]]]"),
    ("only_the_parents_bound", "[5, [9, [[3, 7], 8]]]"),
    ("cuts_when_past", "[[44, 61], [44, 35]]"),
];

/// A tree with a wrong answer, and that answer.
const WRONG: [(&str, &str, i64); 2] = [
    ("cuts_one_too_early", "[[44, 61], [45, 35]]", 45),
    ("cut_before_it_is_kept", "[[44, 61], [46, 40, 35]]", 46),
];

/// Chains with a wrong value, together with the wrong and the right value.
const CHAINS: [(&str, &str, i64, i64); 4] = [
    ("takes_everything", "4 4", 0, -4),
    ("leaves_always", "3", 1, -3),
    ("smallest_first", "3 loop4", -3, -1),
    ("the_largest", "1 3", -2, 2),
];

/// A run of the first chapter with a mistake, the same run without it, and the value and the number of calls of each.
const CALLS: [(&[&str], &[&str], &str, &str); 11] = [
    (
        &["factorial_mistake", "5", "base_value_zero"],
        &["factorial", "5"],
        "0, 6 calls",
        "120, 6 calls",
    ),
    (
        &["factorial_mistake", "5", "adds_n"],
        &["factorial", "5"],
        "16, 6 calls",
        "120, 6 calls",
    ),
    (
        &["even_odd_mistake", "3", "odd_is_not_even", "is_even"],
        &["is_even", "3"],
        "false, 7 calls",
        "false, 4 calls",
    ),
    (
        &["even_odd_mistake", "3", "zero_is_odd", "is_even"],
        &["is_even", "3"],
        "true, 4 calls",
        "false, 4 calls",
    ),
    (
        &["even_odd_mistake", "4", "zero_is_odd", "is_odd"],
        &["is_odd", "4"],
        "true, 5 calls",
        "false, 5 calls",
    ),
    (
        &["fibonacci_mistake", "5", "begins_with_one"],
        &["fibonacci", "5"],
        "8, 15 calls",
        "5, 15 calls",
    ),
    (
        &["permutations_mistake", "3", "loop_from_zero"],
        &["permutations", "3"],
        "(), 40 calls",
        "(), 16 calls",
    ),
    (
        &["permutations_mistake", "3", "loop_from_the_next"],
        &["permutations", "3"],
        "(), 5 calls",
        "(), 16 calls",
    ),
    (
        &["sum_by_halves_mistake", "4", "middle_left_out"],
        &["sum_by_halves", "4"],
        "5, 5 calls",
        "10, 7 calls",
    ),
    (
        &["preorder_mistake", "7", "from_the_front"],
        &["preorder", "7"],
        "[0, 1, 2, 3, 4, 5, 6], 1 calls",
        "[0, 1, 3, 4, 2, 5, 6], 1 calls",
    ),
    (
        &["preorder_mistake", "3", "left_pushed_first"],
        &["preorder", "3"],
        "[0, 2, 1], 1 calls",
        "[0, 1, 2], 1 calls",
    ),
];

/// A run that a panic stops, and the beginning of the panic's message.
const STOPPED: [(&[&str], &str); 5] = [
    (
        &["factorial_mistake", "5", "no_base_case"],
        "attempt to subtract with overflow",
    ),
    (
        &["factorial_mistake", "5", "no_smaller"],
        "factorial went 10 000 calls deep without reaching a base case.",
    ),
    (
        &["gcd_mistake", "12", "18", "remainder_first"],
        "gcd went 10 000 calls deep without reaching a base case.",
    ),
    (
        &["fibonacci_mistake", "4", "one_base_case"],
        "attempt to subtract with overflow",
    ),
    (
        &["sum_by_halves_mistake", "1", "base_case_only_for_empty"],
        "sum_by_halves went 10 000 calls deep, and on from there.",
    ),
];

fn counts(chapter: &str, run: &[&str]) -> Value {
    let run: Vec<String> = run.iter().map(|&word| word.to_owned()).collect();
    drawn(&recorded(chapter, &run).stdout, &tree())["counts"].clone()
}

/// Returns the number of leaves that a search reads and its answer, with a mistake and without.
fn searched(mistake: &str, tree: &str) -> [(i64, i64); 2] {
    let runs: [&[&str]; 2] = [
        &["alpha_beta_mistake", tree, mistake],
        &["alpha_beta", tree],
    ];
    runs.map(|run| {
        let counts = counts("ch4-alpha-beta", run);
        let count = |name: &str| counts[name].as_i64().unwrap();
        (count("leaves"), count("worth"))
    })
}

#[test]
fn four_mistakes_make_a_search_slow_and_no_answer_wrong() {
    for (mistake, own) in SLOW {
        for tree in SLOW.map(|(_, tree)| tree) {
            let [(leaves, worth), (right_leaves, right)] = searched(mistake, tree);
            assert_eq!(worth, right, "{mistake}: {tree}");
            assert!(leaves >= right_leaves, "{mistake}: {tree}");
            assert!(tree != own || leaves > right_leaves, "{mistake}: {tree}");
        }
    }
}

#[test]
fn two_mistakes_make_an_answer_wrong() {
    for (mistake, tree, wrong) in WRONG {
        let [(_, worth), (_, right)] = searched(mistake, tree);
        assert_eq!((worth, right), (wrong, 44), "{mistake}: {tree}");
    }
}

#[test]
fn whoever_plays_chains_with_a_mistake_is_wrong_about_their_worth() {
    for (mistake, chains, wrong, right) in CHAINS {
        let chains: Vec<&str> = chains.split(' ').collect();
        let worth = |run: &[&str]| {
            let said = counts("ch5-dots-and-boxes", &[run, &chains].concat());
            said["value"].as_str().unwrap().parse::<i64>().unwrap()
        };
        let found = [worth(&["worth_mistake", mistake]), worth(&["worth"])];
        assert_eq!(found, [wrong, right], "{mistake}: {chains:?}");
    }
}

#[test]
fn the_first_chapters_mistakes_give_other_answers_or_make_other_calls() {
    for (planted, own, wrong, right) in CALLS {
        let gives = [planted, own].map(|run| {
            let said = counts("ch1-recursion", run);
            let value = said["value"].as_str().unwrap();
            format!("{value}, {} calls", said["calls"])
        });
        assert_eq!(gives, [wrong, right], "{planted:?}");
    }
}

#[test]
fn whoever_takes_the_queen_back_too_early_finds_boards_where_there_are_none() {
    let leaves = |run: &[&str]| {
        let run: Vec<String> = run.iter().map(|&word| word.to_owned()).collect();
        let recorded = recorded("ch2-eight-queens", &run).stdout;
        let trace = Trace::read_json(recorded.as_slice()).unwrap();
        let tree = trace.tree();
        let full = |call: &&call_trace::Call| call.args.values() == "3";
        tree.calls.iter().filter(full).count()
    };
    let mistake = ["all_solutions_mistake", "3", "taken_back_before_the_call"];
    assert_eq!([leaves(&mistake), leaves(&["all_solutions", "3"])], [27, 0]);
}

#[test]
fn a_mistake_that_never_ends_or_panics_says_so_and_what_it_did_until_then_is_kept() {
    for (planted, said) in STOPPED {
        let run: Vec<String> = planted.iter().map(|&word| word.to_owned()).collect();
        let output = kept_in(Some(10), "ch1-recursion", &run);
        assert_eq!(output.status.code(), Some(101), "{planted:?}");
        let trace = Trace::read_json(output.stdout.as_slice()).unwrap();
        let first = trace.stopped().unwrap().lines().next().unwrap();
        assert_eq!(first, said, "{planted:?}");
        assert_eq!(trace.went_too_deep(), said.contains("deep"), "{planted:?}");
        assert!(trace.tree().calls[0].value.is_none(), "{planted:?}");
    }
}

#[test]
fn every_mistake_that_a_page_offers_is_tried_here() {
    let output = live(&["runs"]).output().unwrap();
    let runs: Value = serde_json::from_slice(&output.stdout).unwrap();
    let offered = |chapter: &str, run: &str| {
        let runs = runs[chapter].as_array().unwrap().iter();
        let mut takes = { runs }.find(|it| it["name"] == run).unwrap()["takes"].clone();
        let mistakes = takes.as_array_mut().unwrap().iter_mut();
        { mistakes }.find(|it| it["name"] == "mistake").unwrap()["words"].take()
    };
    let tried = CALLS.map(|(planted, ..)| planted).into_iter();
    let tried: Vec<&[&str]> = tried.chain(STOPPED.map(|(planted, _)| planted)).collect();
    for planted in &tried {
        let offered = offered("ch1-recursion", planted[0]);
        for mistake in offered.as_array().unwrap() {
            let is_it = |run: &&&[&str]| run[0] == planted[0] && run.iter().any(|it| mistake == it);
            assert!(tried.iter().any(|run| is_it(&run)), "{mistake}");
        }
    }
    assert_eq!(
        offered("ch2-eight-queens", "all_solutions_mistake"),
        serde_json::json!(["taken_back_before_the_call"])
    );
    let searches = SLOW.map(|(mistake, _)| mistake).into_iter();
    let searches: Vec<&str> = searches.chain(WRONG.map(|(it, ..)| it)).collect();
    let chains = CHAINS.map(|(mistake, ..)| mistake);
    assert_eq!(
        offered("ch4-alpha-beta", "alpha_beta_mistake"),
        serde_json::json!(searches)
    );
    assert_eq!(
        offered("ch5-dots-and-boxes", "worth_mistake"),
        serde_json::json!(chains)
    );
}
