//! A run, step by step, as a terminal shows it.

use crate::drawing::{of_lines, player_data_of, written};
use crate::runs::is_game;
use call_trace::Trace;
use figures::{Leap, Look, Stepper, SvgOptions, TextOptions, player_fragment, tree_text};

use crate::runs::{self, fields, games};

fn drawn(stepper: &Stepper<'_>, step: usize, options: &TextOptions) -> String {
    written(&stepper.tree_lines(step, options))
}

fn all() -> Vec<(&'static str, Trace)> {
    let deep = vec![
        ("queens_of_8", runs::of_queens(8)),
        ("tic_tac_toe", runs::boards::of_tic_tac_toe("X........", 8)),
    ];
    let kinds = [runs::all(), games::all(), fields::all(), deep];
    kinds.into_iter().flatten().collect()
}

#[test]
fn a_search_is_told_as_its_player_tells_it_and_a_cut_is_no_news_before_it_is_made() {
    let trace = games::of_alpha_beta(&games::forty_four(), true);
    let stepper = Stepper::new(&trace);
    let leaps: Vec<&str> = stepper.leaps().map(Leap::name).collect();
    assert_eq!(leaps, ["call", "return", "leaf", "cut"]);
    let cut = stepper.next(Leap::Cut, 0).expect("a branch is cut");
    assert_eq!(stepper.next(Leap::Cut, cut), None);
    assert_eq!(stepper.previous(Leap::Cut, stepper.len()), Some(cut));
    assert!(
        stepper
            .sentence(cut)
            .starts_with("cut: MIN has 40, MAX already holds 44")
    );
    let options = TextOptions::default();
    assert!(!drawn(&stepper, cut - 1, &options).contains('×'));
    insta::assert_snapshot!(drawn(&stepper, cut, &options), @r"
    MAX  best 44                               (−∞, +∞)
    ├─ MIN  44                                 (−∞, +∞)
    │  ├─ 44
    │  ├─ 61
    │  └─ 50
    ├─ MIN  best 40 ◀                          (44, +∞)
    │  ├─ 40
    │  └─ ×  not visited: MIN has 40, MAX already holds 44; unread: 35
    └─ MIN
       ├─ ·
       ├─ ·
       └─ ·
    ");
    let frames: Vec<String> = stepper.frames(cut, 40).collect();
    assert_eq!(frames, ["2: MIN (44, +∞) best 40", "MAX (−∞, +∞) best 44"]);
    let narrow: Vec<String> = stepper.frames(cut, 18).collect();
    assert_eq!(narrow, ["2: MIN best 40", "MAX best 44"]);
}

#[test]
fn nothing_is_given_away_at_the_first_step() {
    for (name, trace) in all().iter().filter(|(_, trace)| is_game(trace)) {
        let stepper = Stepper::new(trace);
        let first = drawn(&stepper, 0, &TextOptions::default());
        for sign in ['★', '×', '≤', '≥'] {
            assert!(!first.contains(sign), "{name}: {first}");
        }
    }
}

#[test]
fn the_last_step_of_a_search_is_its_game_tree() {
    let options = of_lines(1_000);
    for (name, trace) in all().iter().filter(|(_, trace)| is_game(trace)) {
        let stepper = Stepper::new(trace);
        let last = drawn(&stepper, stepper.len() - 1, &options);
        let whole = tree_text(trace, &options);
        assert!(whole.ends_with(&last), "{name}:\n{last}\n{whole}");
    }
}

#[test]
fn each_step_of_each_run_has_its_place_its_frames_and_its_width() {
    for (name, trace) in all() {
        let stepper = Stepper::new(&trace);
        for step in (0..stepper.len()).step_by(1 + stepper.len() / 40) {
            assert!(!stepper.sentence(step).is_empty(), "{name}, step {step}");
            let depth = stepper.depth(step);
            assert_eq!(
                stepper.frames(step, 20).count(),
                depth,
                "{name}, step {step}"
            );
            for width in [20, 35, 48, 90] {
                let options = TextOptions {
                    width,
                    max_lines: 20,
                    ..TextOptions::default()
                };
                let lines = stepper.tree_lines(step, &options);
                let places = lines.iter().flat_map(|line| &line.spans);
                let places =
                    places.filter(|span| span.look == Look::Here && span.text.contains('◀'));
                // Only a tree wide enough for the mark must show it.
                let is_inside = depth > 0 && width > 20;
                assert!(
                    places.count() == 1 || !is_inside,
                    "{name}, step {step} of {}, {width} columns",
                    stepper.len()
                );
                for line in &lines {
                    let long = unicode_width::UnicodeWidthStr::width(line.plain().as_str());
                    assert!(long <= width, "{name}, step {step}: {}", line.plain());
                }
            }
        }
    }
}

#[test]
fn where_nothing_is_left_out_of_a_drawing_its_player_tells_the_steps_of_the_terminal() {
    let whole = SvgOptions {
        max_nodes: Some(usize::MAX),
        ..SvgOptions::embedded("run")
    };
    let mut compared = 0;
    for (name, trace) in all() {
        let stepper = Stepper::new(&trace);
        // A player tells no more steps, and a game that was only played move by move.
        if stepper.len() > 2_000 || figures::has_strip(&trace) {
            continue;
        }
        let in_terminal: Vec<String> = (0..stepper.len())
            .map(|step| stepper.sentence(step))
            .collect();
        let data = player_data_of(&player_fragment(&trace, &whole));
        let steps = data["steps"].as_array().expect("steps").iter();
        let in_page: Vec<&str> = steps.filter_map(|step| step["say"].as_str()).collect();
        assert_eq!(in_page, in_terminal, "{name}");
        compared += stepper.len();
    }
    assert!(compared > 1_000, "{compared}");
}

#[test]
fn the_best_that_a_sentence_says_is_what_the_frame_on_top_says() {
    let mut compared = 0;
    for (name, trace) in all().iter().filter(|(_, trace)| is_game(trace)) {
        let stepper = Stepper::new(trace);
        for step in 0..stepper.len() {
            let said = stepper.sentence(step);
            let has = [" is now ", " is still "].iter().find_map(|verb| {
                let (_, value) = said.split_once(verb)?;
                value.split([',', ':', '.']).next()
            });
            if let Some(value) = has {
                let top = stepper.frames(step, 80).next().unwrap_or_default();
                assert!(
                    top.ends_with(&format!(" best {value}")),
                    "{name}, step {step}: {said}, and on top is {top}"
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn what_stands_on_a_board_is_brighter_than_the_rest() {
    let trace = runs::of_queens(4);
    let stepper = Stepper::new(&trace);
    let spans = |step: usize| -> Vec<(String, Look)> {
        let lines = stepper.board_lines(step);
        let spans = lines.into_iter().flat_map(|line| line.spans);
        spans.map(|span| (span.text, span.look)).collect()
    };
    assert_eq!(spans(0), []);
    let after_a_move = spans(1);
    assert_eq!(after_a_move[0], ("Q".to_owned(), Look::Value));
    assert!(after_a_move[1..].iter().all(|(_, look)| *look == Look::Dim));
}
