//! Tests an opponent as a program: arguments in, a line out.

use std::process::{Command, Output};

use call_trace::Trace;
use dots_and_boxes::dots::Dots;
use game::{Board, Counting};
use opponent::Answer;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

fn asked(words: &[&str], recording: Option<&std::path::Path>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reference"));
    command.args(words).env_remove("CALL_TRACE_FILE");
    if let Some(path) = recording {
        command.env("CALL_TRACE_FILE", path);
    }
    command.output().unwrap()
}

fn answer(output: &Output) -> Answer {
    assert!(output.status.success(), "{output:?}");
    Answer::last_in(std::str::from_utf8(&output.stdout).unwrap()).unwrap()
}

/// Returns the result of the search itself, called in this process.
fn searched<B: Board>(board: B, depth: u32) -> Answer {
    let counting = Counting::new(board);
    let (value, mv) = look_ahead(&counting, depth);
    Answer {
        mv: mv.map(|mv| mv.to_string()),
        value,
        nodes: Some(counting.asked().play + 1),
    }
}

#[test]
fn it_answers_what_the_search_returns_and_how_many_nodes_that_took() {
    for (position, depth) in [("XO..X....", 9), ("XO..X....", 2), (".........", 0)] {
        let output = asked(&["tic-tac-toe", position, &depth.to_string()], None);
        let board: Bits = position.parse().unwrap();
        assert_eq!(
            answer(&output),
            searched(board, depth),
            "{position} {depth}"
        );
    }
    for (position, depth) in [("1x2", 7), ("2x2 a1b1 a1a2 a2b2", 3)] {
        let output = asked(&["dots-and-boxes", position, &depth.to_string()], None);
        let board: Dots = position.parse().unwrap();
        assert_eq!(
            answer(&output),
            searched(board, depth),
            "{position} {depth}"
        );
    }
}

#[test]
fn where_a_file_is_named_the_search_is_recorded_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("search.jsonl");
    let words = ["tic-tac-toe", "XO..X....", "9"];
    let recorded = answer(&asked(&words, Some(&path)));
    let counted = answer(&asked(&words, None));
    assert_eq!((recorded.mv, recorded.value), (counted.mv, counted.value));
    let trace = Trace::read_json(std::fs::read(path).unwrap().as_slice()).unwrap();
    assert_eq!(Some(trace.calls() as u64), counted.nodes);
    assert!(trace.is_complete() && trace.plays() + 1 == trace.calls());
}

#[test]
fn what_is_no_question_is_refused_in_a_sentence() {
    for (words, why) in [
        (
            &["tic-tac-toe", "XO..X....", "deep"][..],
            "The depth must be a whole number or the word far.\n",
        ),
        (
            &["tic-tac-toe", "XO", "9"],
            "a position has nine cells, this has 2\n",
        ),
        (&["chess", "e4", "9"], "There is no game \"chess\" here.\n"),
        (
            &["tic-tac-toe"],
            "A question consists of a game, a position and a depth; this is one word.\n",
        ),
        (
            &[],
            "A question consists of a game, a position and a depth; these are 0 words.\n",
        ),
    ] {
        let output = asked(words, None);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), why);
        assert!(output.stdout.is_empty());
    }
}
