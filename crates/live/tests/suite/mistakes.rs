//! The programs with planted mistakes do what the files of the mistakes say.

use serde_json::Value;

use crate::{drawn, live, recorded};

/// A tree, or chains, on which the answer is right, and slowly found.
const SLOW: [(&str, &str); 4] = [
    ("open_window_to_every_child", "[[44, 61], [40, 35]]"),
    ("min_never_narrows", "[[44, [52, 60, 70]]]"),
    ("only_the_parents_bound", "[5, [9, [[3, 7], 8]]]"),
    ("cuts_when_past", "[[44, 61], [44, 35]]"),
];

/// A tree on which the answer is wrong, and what it is.
const WRONG: [(&str, &str, i64); 2] = [
    ("cuts_one_too_early", "[[44, 61], [45, 35]]", 45),
    ("cut_before_it_is_kept", "[[44, 61], [46, 40, 35]]", 46),
];

/// Chains of which the worth is wrong, and what it is, wrongly and rightly.
const CHAINS: [(&str, &str, i64, i64); 4] = [
    ("takes_everything", "4 4", 0, -4),
    ("leaves_always", "3", 1, -3),
    ("smallest_first", "3 loop4", -3, -1),
    ("the_largest", "1 3", -2, 2),
];

/// A run of the first chapter with a mistake, the same without, and what each returns, in how many calls.
const CALLS: [(&[&str], &[&str], &str, &str); 6] = [
    (
        &["factorial_mistake", "5", "base_value_zero"],
        &["factorial", "5"],
        "0, 6 calls",
        "120, 6 calls",
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
        &["preorder_mistake", "3", "left_pushed_first"],
        &["preorder", "3"],
        "[0, 2, 1], 1 calls",
        "[0, 1, 2], 1 calls",
    ),
];

fn counts(chapter: &str, run: &[&str]) -> Value {
    let run: Vec<String> = run.iter().map(|&word| word.to_owned()).collect();
    drawn(&recorded(chapter, &run).stdout, &["tree"])["counts"].clone()
}

/// What a search reads of a tree, and what it answers: with a mistake, and without.
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
fn every_mistake_that_a_page_offers_is_tried_here() {
    let output = live(&["runs"]).output().unwrap();
    let runs: Value = serde_json::from_slice(&output.stdout).unwrap();
    let offered = |chapter: &str, run: &str| {
        let runs = runs[chapter].as_array().unwrap().iter();
        let mut takes = { runs }.find(|it| it["name"] == run).unwrap()["takes"].clone();
        let mistakes = takes.as_array_mut().unwrap().iter_mut();
        { mistakes }.find(|it| it["name"] == "mistake").unwrap()["words"].take()
    };
    for (planted, ..) in CALLS {
        assert_eq!(
            offered("ch1-recursion", planted[0]),
            serde_json::json!([planted[2]])
        );
    }
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
