//! A seed chooses the same moves on every machine. This also applies to a page, which has numbers of 32 bits:
//! `browser/tests` runs the same words in a page and compares.

use serde_json::{Value, json};

use crate::play::played;
use crate::recorded;

/// Runs with random choices, each with an argument for the seed.
const RUNS: [(&str, &str); 3] = [
    ("ch5-dots-and-boxes", "fair_choice|[5, 5, 3, 5, 5]|SEED"),
    ("ch4-alpha-beta", "thoughts|.........|2|SEED"),
    ("ch5-dots-and-boxes", "thoughts|2|SEED|2x2"),
];

/// Games against the computer, each with an argument for the seed.
const GAMES: [&str; 2] = [
    "tic-tac-toe|think=2|seed=SEED",
    "dots-and-boxes|field=2x2|think=2|seed=SEED|a1b1",
];

const SEEDS: u32 = 40;

#[test]
fn a_seed_chooses_what_is_kept_and_a_page_chooses_too() {
    let mut kept = Vec::new();
    for seed in 0..SEEDS {
        let words = |words: &str| -> Vec<String> {
            let words = words.split('|');
            words
                .map(|word| word.replace("SEED", &seed.to_string()))
                .collect()
        };
        for (chapter, run) in RUNS {
            let run = words(run);
            let output = recorded(chapter, &run).stdout;
            let all = [&["run".to_owned(), chapter.to_owned()], &run[..]].concat();
            kept.push(json!([all, returned(&output)]));
        }
        for game in GAMES {
            let words = words(game);
            let given: Vec<&str> = words.iter().map(String::as_str).collect();
            let chosen = &played(&given)["choice"]["move"];
            let all = [&["play".to_owned()], &words[..]].concat();
            kept.push(json!([all, chosen]));
        }
    }
    let lines: Vec<String> = kept.iter().map(Value::to_string).collect();
    insta::assert_snapshot!(lines.join("\n"));
}

/// Returns the result of the first call in a recording, which is in its last event but one.
fn returned(recording: &[u8]) -> Value {
    let text = String::from_utf8_lossy(recording);
    let leave = text
        .lines()
        .rev()
        .find(|line| line.starts_with("{\"leave\""));
    let leave: Value = serde_json::from_str(leave.unwrap()).unwrap();
    leave["leave"]["returned"].clone()
}
