//! Figures as text.

use crate::drawing::{of_lines, text};
use crate::runs;
use call_trace::{record, traced};
use figures::{TextOptions, stack_text, summary, tree_text};
use proptest::prelude::*;
use rstest::rstest;
use unicode_width::UnicodeWidthStr;

fn narrow(width: usize) -> TextOptions {
    TextOptions {
        width,
        ..TextOptions::default()
    }
}

fn widest(text: &str) -> usize {
    text.lines().map(UnicodeWidthStr::width).max().unwrap_or(0)
}

#[test]
fn trees_and_stacks_look_as_they_did() {
    let options = TextOptions::default();
    let all = runs::all().into_iter().map(|(name, trace)| {
        let (tree, stack) = (text(&trace), stack_text(&trace, &options));
        format!("{name}\n{tree}\n{stack}\n")
    });
    insta::assert_snapshot!(all.collect::<String>());
}

#[rstest]
#[case::chain(runs::of_factorial(5), "factorial(5): 6 calls, 6 frames deep")]
#[case::bush(
    runs::of_fibonacci(5),
    "fibonacci(5): 15 calls, 5 frames deep; 8 of them work done again"
)]
#[case::memo(runs::of_memo(5), "fibonacci_memo(5): 9 calls, 5 frames deep")]
#[case::effects_are_not_waste(
    runs::of_hanoi(3),
    "hanoi(3, 'A', 'C', 'B'): 15 calls, 4 frames deep"
)]
#[case::queens(
    runs::of_queens(4),
    "place_row(0): 17 calls, 5 frames deep, 2 solutions"
)]
#[case::last_row_tried(
    runs::of_last_row_tried(),
    "place_but_last(0): 15 calls, 4 frames deep, 2 solutions"
)]
#[case::panic(
    runs::of_a_panic(),
    "breaks(3): 4 calls, 4 frames deep; 4 never returned"
)]
#[case::one(runs::of_factorial(0), "factorial(0): 1 call, 1 frame deep")]
#[case::nothing(runs::of_nothing(), "no calls were recorded")]
fn a_summary_states_the_facts(#[case] trace: call_trace::Trace, #[case] wanted: &str) {
    assert_eq!(summary(&trace), wanted);
}

#[test]
fn a_small_tree_is_shown_whole_and_a_large_one_says_what_it_hides() {
    let of_lines = |max_lines| {
        let options = of_lines(max_lines);
        tree_text(&runs::of_fibonacci(8), &options)
    };
    assert_eq!(of_lines(usize::MAX).lines().count(), 67);
    let folded = of_lines(20);
    assert!(folded.lines().count() <= 25);
    let hidden: usize = folded
        .lines()
        .filter_map(|line| {
            line.split_once("… ")?
                .1
                .split_once(" call")?
                .0
                .parse::<usize>()
                .ok()
        })
        .sum();
    assert_eq!(hidden + folded.lines().count(), 67, "{folded}");
}

/// Fills the rows below the queens in these columns, which are no argument and on no board.
struct Unplaced(Vec<usize>);

impl Unplaced {
    #[traced]
    fn place_row(&mut self, row: usize) -> bool {
        (row == 4)
            || (0..4).any(|col| {
                let mut above = self.0.iter().enumerate();
                let is_free = above.all(|(r, c)| *c != col && c.abs_diff(col) != row - r);
                is_free && {
                    self.0.push(col);
                    let found = self.place_row(row + 1);
                    self.0.pop();
                    found
                }
            })
    }
}

#[test]
fn a_search_that_knows_more_than_its_arguments_has_worked_out_nothing_before() {
    let trace = record(|| Unplaced(Vec::new()).place_row(0)).1;
    // place_row(1) answers false first and then true; place_row(2) makes a call only the second time.
    let drawn = text(&trace);
    assert_eq!(drawn.matches("place_row(2)").count(), 3, "{drawn}");
    assert!(!drawn.contains("worked out before"), "{drawn}");
}

#[test]
fn colours_only_add_to_what_is_written() {
    for (_, trace) in runs::all() {
        let plain = text(&trace);
        let coloured = tree_text(
            &trace,
            &TextOptions {
                color: true,
                ..TextOptions::default()
            },
        );
        let mut stripped = String::new();
        for (at, part) in coloured.split('\u{1b}').enumerate() {
            stripped += if at == 0 {
                part
            } else {
                part.split_once('m').map_or("", |(_, rest)| rest)
            };
        }
        assert_eq!(stripped, plain);
    }
}

#[rstest]
fn nothing_is_wider_than_asked(#[values(0, 1, 7, 20, 33, 80, 200)] width: usize) {
    for (name, trace) in runs::all() {
        let options = narrow(width);
        for text in [tree_text(&trace, &options), stack_text(&trace, &options)] {
            assert!(widest(&text) <= width, "{name} at {width}:\n{text}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn any_tree_fits_any_width(children in runs::trees(), width in 0_usize..120) {
        let trace = runs::of_tree(&children);
        prop_assert!(widest(&tree_text(&trace, &narrow(width))) <= width);
        prop_assert!(widest(&stack_text(&trace, &narrow(width))) <= width);
    }

    #[test]
    fn every_call_of_any_tree_is_shown_or_counted(children in runs::trees(), lines in 4_usize..80) {
        let trace = runs::of_tree(&children);
        let options = TextOptions { max_lines: lines, width: 300, ..TextOptions::default() };
        let drawn = tree_text(&trace, &options);
        let shown = drawn.matches("node(").count();
        let hidden: usize = drawn
            .split(['…', '⋮'])
            .skip(1)
            .filter_map(|rest| rest.split_whitespace().next()?.parse::<usize>().ok())
            .sum();
        prop_assert_eq!(shown + hidden, children.len(), "{}", drawn);
    }
}

#[rstest]
fn the_bands_of_a_stack_that_goes_on_below_are_as_high_as_each_other(
    #[values(24, 40, 80)] width: usize,
) {
    for (name, trace) in runs::all() {
        let drawn = stack_text(&trace, &narrow(width));
        // The rows above each axis.
        let mut bands: Vec<usize> = vec![0];
        for line in drawn.lines() {
            match line.trim_start().chars().next() {
                Some('└') => bands.push(0),
                _ if line.contains(" │") => *bands.last_mut().unwrap() += 1,
                _ => {}
            }
        }
        bands.pop();
        assert!(
            bands.windows(2).all(|pair| pair[0] == pair[1]),
            "{name} at {width}: {bands:?}\n{drawn}"
        );
    }
}

#[test]
fn where_there_is_little_room_the_arguments_are_kept() {
    let narrow = tree_text(&runs::of_memo(4), &narrow(24));
    assert!(narrow.contains("…(1)"), "{narrow}");
}

/// Returns text that a terminal would obey, as a `Debug` may write it.
fn of_control_characters() -> call_trace::Trace {
    #[derive(Clone, Copy)]
    struct Wild;
    impl std::fmt::Debug for Wild {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("\u{1b}[2J\r\u{8}\n")
        }
    }
    #[traced]
    fn wild(of: Wild, n: u8) -> Wild {
        if n > 0 { wild(of, n - 1) } else { of }
    }
    record(|| wild(Wild, 3)).1
}

#[rstest]
#[case::from_a_program(of_control_characters())]
#[case::from_a_file(runs::read(concat!(
    "{\"enter\":{\"node\":0,\"function\":\"f\",\"args\":[[\"s\",\"\\u001b[2J\\n\"]]}}\n",
    "{\"note\":{\"text\":\"\\u001b]0;title\\u0007\"}}\n",
    "{\"leave\":{\"node\":0,\"returned\":\"\\u0000\"}}\n",
    "{\"end\":{\"calls\":1}}\n",
)))]
fn no_control_character_reaches_the_terminal(#[case] trace: call_trace::Trace) {
    for width in [20, 40, 80, 200] {
        let options = narrow(width);
        for drawn in [stack_text(&trace, &options), tree_text(&trace, &options)] {
            let bad = drawn.chars().find(|c| c.is_control() && *c != '\n');
            assert_eq!(bad, None, "{drawn:?}");
        }
    }
}

#[test]
fn choices_that_are_left_out_are_counted() {
    /// Tries every column of one row without a call.
    #[call_trace::traced]
    fn tries(columns: u32) -> u32 {
        let state = call_trace::State::text(&"a board");
        let at = call_trace::Position::first(&state);
        for column in 0..columns {
            at.play(column, None, &state)
                .take_back(at, column, "a board");
        }
        columns
    }
    let (_, trace) = call_trace::record(|| tries(100));
    let options = of_lines(20);
    let text = tree_text(&trace, &options);
    assert!(text.contains("⋮  80 choices not shown"), "{text}");
    assert_eq!(text.lines().count(), 22, "{text}");
}
