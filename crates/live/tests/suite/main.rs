//! The program of a page, run on this machine. It records and draws the same as the book, and the goals of the
//! what-ifs can be reached.

mod ladder;
mod mistakes;
mod play;
mod seeds;
mod techniques;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use assert_cmd::assert::OutputAssertExt;
use assert_cmd::cargo::CommandCargoExt;
use call_trace::Trace;
use catalogue::{Goal, Other, Recording, WhatIf};
use figures::{Drawing, PlayerFigure, Run, StripFigure, TreeFigure};
use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn live(words: &[&str]) -> Command {
    let mut live = Command::cargo_bin("live").unwrap();
    live.args(words).env_remove("CALL_TRACE_FILE");
    live
}

/// Returns the recording of a run in the form that the page reads, written while the run executes.
fn recorded(chapter: &str, run: &[String]) -> Output {
    kept_in(None, chapter, run)
}

/// Returns the same for a run of the book, which may store only some events.
fn kept_in(events: Option<usize>, chapter: &str, run: &[String]) -> Output {
    let words: Vec<&str> = run.iter().map(String::as_str).collect();
    let mut live = live(&[&["run", chapter], words.as_slice()].concat());
    if let Some(events) = events {
        live.env("CALL_TRACE_EVENTS", events.to_string());
    }
    live.env("CALL_TRACE_FILE", "-").output().unwrap()
}

fn what_ifs() -> catalogue::WhatIfs<Drawing> {
    catalogue::what_ifs(&root()).unwrap()
}

fn tree() -> Drawing {
    Drawing::Tree(TreeFigure::default())
}

fn strip() -> Drawing {
    Drawing::Strip(StripFigure::default())
}

/// Returns a drawing, as the page's script asks for it.
fn worded(drawing: &Drawing) -> Vec<String> {
    let asked = serde_json::to_value(drawing).unwrap();
    let (kind, options) = asked.as_object().unwrap().iter().next().unwrap();
    let options = options.as_object().unwrap().iter();
    let words = options.filter_map(|(option, value)| match value {
        Value::Bool(is) => Some(format!("{option}={}", if *is { "yes" } else { "no" })),
        Value::Number(number) => Some(format!("{option}={number}")),
        _ => None,
    });
    std::iter::once(kind.clone()).chain(words).collect()
}

fn drawn(recording: &[u8], drawing: &Drawing) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("recording.jsonl");
    std::fs::write(&file, recording).unwrap();
    let words = worded(drawing);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut live = live(&[&["draw", "it"], words.as_slice()].concat());
    let output = live.stdin(std::fs::File::open(&file).unwrap()).output();
    let output = output.unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_panic_in_a_drawing_becomes_a_sentence() {
    let recording = root().join("book/recordings/factorial-5.jsonl");
    let mut live = live(&["draw", "it", "tree"]);
    live.env(figures::PLANTED_PANIC, "1");
    let output = live.stdin(std::fs::File::open(recording).unwrap()).output();
    let output = output.unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.trim_end(), figures::CannotDraw.to_string());
}

#[test]
fn every_run_of_the_book_records_and_draws_what_the_book_has() {
    let recordings = catalogue::recordings(&root()).unwrap();
    for Recording {
        name,
        chapter,
        run,
        stops,
        ..
    } in recordings
    {
        let path = root()
            .join("book/recordings")
            .join(&name)
            .with_extension("jsonl");
        let kept = std::fs::read(path).unwrap();
        let output = kept_in(stops, &chapter, &run);
        assert!(output.stdout == kept, "{name} is recorded otherwise");
        let trace = Trace::read_json(kept.as_slice()).unwrap();
        let player = Drawing::Player(PlayerFigure::default());
        let native = player.draw(&Run::of(&trace), "it").unwrap();
        let shown = drawn(&kept, &player);
        assert_eq!(
            (&shown["drawing"], &shown["twin"]),
            (&native.drawing.into(), &native.twin.into()),
            "{name}"
        );
        assert_eq!(shown["counts"]["calls"], trace.calls(), "{name}");
    }
}

/// Returns whether a goal is reached. The page reads it as `leaves = 5 and cut > 0` or `leaves < beside.leaves`. Counts of
/// other runs go by the names of these runs, and counts of the first one also by the name `beside`.
fn is_reached(when: &str, counts: &Value, beside: &Value) -> bool {
    let count = |word: &str| {
        let said = match word.split_once('.') {
            Some((run, name)) => &beside[run][name],
            None => &counts[word],
        };
        // What was returned is a text, the number of a goal none at all.
        let text = said.as_str().unwrap_or(word);
        let count = said.as_i64().or_else(|| text.parse().ok());
        count.unwrap_or_else(|| panic!("there is no count {word}"))
    };
    when.split(" and ").all(|part| {
        let words: Vec<&str> = part.split_whitespace().collect();
        let [one, sign, other] = words[..] else {
            panic!("{part:?} is not COUNT SIGN COUNT");
        };
        let (is, wanted) = (count(one), count(other));
        match sign {
            "=" => is == wanted,
            "!=" => is != wanted,
            "<" => is < wanted,
            ">" => is > wanted,
            _ => panic!("{sign} is no sign"),
        }
    })
}

/// Returns the arguments of a run.
fn takes(chapter: &str, run: &str) -> Vec<Value> {
    let listed: Value = serde_json::from_slice(&live(&["runs"]).output().unwrap().stdout).unwrap();
    let runs = listed[chapter].as_array().unwrap();
    let run = runs.iter().find(|it| it["name"] == run).unwrap();
    run["takes"].as_array().unwrap().clone()
}

/// Returns the number of leaves in which a written tree differs from another tree of the same shape.
fn changed_leaves(one: &str, other: &str) -> Option<usize> {
    let shape = |tree: &str| tree.replace(|it: char| it.is_ascii_digit() || it == '-', "");
    let leaves = |tree: &str| -> Vec<String> {
        let leaves = tree.split(|it: char| !it.is_ascii_digit() && it != '-');
        leaves
            .filter(|leaf| !leaf.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let differ = leaves(one).into_iter().zip(leaves(other));
    (shape(one) == shape(other)).then(|| differ.filter(|(one, other)| one != other).count())
}

/// Adds the arguments to the counts, because a goal may name them. A number counts under the name of its argument, and
/// on and off count as 1 and 0. For a tree with the shape of the example, the number of changed leaves counts. For a
/// choice among words, the chosen word counts 1.
fn add_given(counts: &mut Value, takes: &[Value], words: &[String], example: &[String]) {
    for (takes, word) in takes.iter().zip(words) {
        let name = takes["name"].as_str().unwrap();
        let others = takes["words"].as_array().into_iter().flatten();
        for other in others
            .filter_map(Value::as_str)
            .filter(|it| !["on", "off"].contains(it))
        {
            counts[other] = u32::from(other == word).into();
        }
        match (word.as_str(), word.parse::<i64>()) {
            ("on", _) => counts[name] = 1.into(),
            ("off", _) => counts[name] = 0.into(),
            _ if name == "tree" => counts["changed"] = changed_leaves(word, &example[0]).into(),
            (_, Ok(number)) => counts[name] = number.into(),
            _ => {}
        }
    }
}

#[test]
fn each_mark_of_a_what_if_shows_an_argument_of_its_run() {
    let recordings = catalogue::recordings(&root()).unwrap();
    let (mut shown, mut alone) = (BTreeSet::new(), BTreeSet::new());
    for WhatIf {
        name,
        recording,
        draw,
        ..
    } in what_ifs().figures
    {
        let begins = recordings.iter().find(|it| it.name == recording).unwrap();
        let drawn = drawn(&recorded(&begins.chapter, &begins.run).stdout, &draw);
        let takes = takes(&begins.chapter, &begins.run[0]);
        let marks: Vec<&str> = takes.iter().filter_map(|it| it["mark"].as_str()).collect();
        let parts = drawn["drawing"].as_str().unwrap().split("data-input=\"");
        for part in parts.skip(1) {
            let (mark, _) = part.split_once(['"', ' ']).unwrap();
            if marks.contains(&mark) {
                shown.insert(mark.to_owned());
            } else {
                alone.insert(format!("{name}: {mark}"));
            }
        }
    }
    let known = ["dots", "pegs", "queens", "three", "tree"];
    assert_eq!(shown, BTreeSet::from(known.map(str::to_owned)));
    // Its field has no lines that were given, only rows and columns.
    assert_eq!(alone, BTreeSet::from(["techniques: dots".to_owned()]));
}

#[test]
fn every_goal_can_be_reached_and_none_is_at_the_beginning() {
    let recordings = catalogue::recordings(&root()).unwrap();
    for WhatIf {
        name,
        recording,
        draw,
        lab,
    } in what_ifs().figures
    {
        let begins = recordings.iter().find(|it| it.name == recording).unwrap();
        let counts = |run: &str, words: &[String]| {
            let run = [&[run.to_owned()], words].concat();
            let output = recorded(&begins.chapter, &run);
            assert!(
                output.status.success(),
                "{}",
                String::from_utf8_lossy(&output.stderr)
            );
            let mut counts = drawn(&output.stdout, &draw)["counts"].clone();
            // Of the programs to choose from, that which runs counts one, by its own name.
            for program in lab.choose.iter().map(|it| &it.run).chain(&begins.run[..1]) {
                counts[program] = i64::from(*program == run[0]).into();
            }
            let takes = takes(&begins.chapter, &run[0]);
            add_given(&mut counts, &takes, &run[1..], &begins.run[1..]);
            counts
        };
        let other = |other: &Other, words: &[String]| {
            let words = &words[other.skips..];
            counts(&other.run, &words[..other.takes.unwrap_or(words.len())])
        };
        // Those that a goal names, and the first that is measured beside it.
        let beside = |words: &[String]| {
            let mut all = Value::Null;
            for (place, it) in lab.beside.iter().enumerate() {
                let is_named = |goal: &Goal| goal.when.contains(&format!("{}.", it.run));
                if place == 0 || lab.goals.iter().any(is_named) {
                    all[&it.run] = other(it, words);
                }
                if place == 0 {
                    all["beside"] = all[&it.run].clone();
                }
            }
            all
        };
        let (run, words) = begins.run.split_first().unwrap();
        let (begin, right) = (counts(run, words), beside(words));
        assert!(begin[&lab.measure].is_u64(), "{name}: {}", lab.measure);
        for it in lab.beside.iter().chain(&lab.choose) {
            let measured = other(it, words);
            assert!(measured[&lab.measure].is_u64(), "{name}: {}", it.run);
        }
        for goal in &lab.goals {
            assert!(
                !is_reached(&goal.when, &begin, &right),
                "{name}: {}",
                goal.says
            );
            let reached = counts(goal.with.as_ref().unwrap_or(run), &goal.by);
            assert!(
                is_reached(&goal.when, &reached, &beside(&goal.by)),
                "{name}: {} {reached}",
                goal.says
            );
        }
    }
}

#[test]
fn runs_that_are_stepped_through_together_begin_with_the_same_call() {
    let recordings = catalogue::recordings(&root()).unwrap();
    let mut what_ifs = what_ifs().figures;
    what_ifs.retain(|it| !it.lab.step.is_empty());
    assert!(what_ifs.len() > 5);
    for WhatIf {
        name,
        recording,
        draw,
        lab,
    } in what_ifs
    {
        let begins = recordings.iter().find(|it| it.name == recording).unwrap();
        let (own, words) = begins.run.split_first().unwrap();
        let Drawing::Player(player) = draw else {
            panic!("{name} is stepped through");
        };
        let draw = Drawing::Player(PlayerFigure {
            keys: true,
            ..player
        });
        let first = |run: &str, words: &[String]| {
            let run = [&[run.to_owned()], words].concat();
            let drawn = drawn(&recorded(&begins.chapter, &run).stdout, &draw);
            let drawing = drawn["drawing"].as_str().expect("a player").to_owned();
            let (_, keys) = drawing.split_once("\"key\":[").expect("keys");
            keys.split_once("\"]").unwrap().0.to_owned()
        };
        for run in lab.step.iter().filter(|run| *run != own) {
            let mut others = lab.beside.iter().chain(&lab.choose);
            let other = others.find(|other| other.run == *run).expect(run);
            let words_of = &words[other.skips..];
            let given = &words_of[..other.takes.unwrap_or(words_of.len())];
            assert_eq!(first(run, given), first(own, words), "{name}: {run}");
        }
    }
}

#[test]
fn every_goal_of_a_puzzle_is_reached_by_its_moves_and_none_at_the_beginning() {
    let recordings = catalogue::recordings(&root()).unwrap();
    for puzzle in what_ifs().puzzles {
        let recording = recordings.iter().find(|it| it.name == puzzle.recording);
        let from = format!("from={}", puzzle.from(recording.unwrap()));
        let people = format!("people={}", puzzle.people);
        let counts = |moves: &[String]| {
            let moves = moves.iter().map(String::as_str);
            let words: Vec<&str> = [puzzle.game.as_str(), &from, &people]
                .into_iter()
                .chain(moves)
                .collect();
            play::played(&words)["counts"].clone()
        };
        assert!(!puzzle.goals.is_empty(), "{}", puzzle.name);
        for goal in &puzzle.goals {
            let says = &goal.says;
            assert!(
                !is_reached(&goal.when, &counts(&[]), &Value::Null),
                "{says}"
            );
            let (last, before) = goal.by.split_last().unwrap();
            assert!(
                !is_reached(&goal.when, &counts(before), &Value::Null),
                "{says}: {last}"
            );
            assert!(
                is_reached(&goal.when, &counts(&goal.by), &Value::Null),
                "{says}"
            );
        }
    }
}

#[test]
fn what_does_not_fit_gets_a_sentence() {
    let refused = |words: &[&str]| {
        let refused = live(words).stdin(Stdio::null()).assert().code(2);
        String::from_utf8(refused.get_output().stderr.clone()).unwrap()
    };
    assert_eq!(
        refused(&["run", "ch1-recursion", "factorial", "x"]),
        "factorial takes n, a whole number from 0 to 20000; \"x\" is not one.\n"
    );
    assert_eq!(
        refused(&["run", "ch6", "factorial", "5"]),
        "There is no chapter \"ch6\" here.\n"
    );
    assert_eq!(
        refused(&["draw", "it", "tree", "depth"]),
        "depth is a whole number; \"\" is not\n"
    );
    assert!(refused(&["draw", "it", "bush"]).starts_with("there is no figure \"bush\""));
    assert!(refused(&["dance"]).starts_with("live takes runs,"));
}
