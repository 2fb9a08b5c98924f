//! Tests the common behaviour of all games, and provides helpers that play a game in this process.

use std::io::Cursor;
use std::time::Duration;

use clap::Parser;

use super::args::Cli;
use super::at_work::at_work;
use super::place::Place;

/// Returns the output of a game with this input.
pub(super) fn played(words: &str, typed: impl AsRef<[u8]>) -> String {
    let cli = Cli::parse_from(["play"].into_iter().chain(words.split_whitespace()));
    let mut said = Vec::new();
    let place = Place {
        input: &mut Cursor::new(typed.as_ref()),
        output: &mut said,
        echo: true,
        live: false,
        width: 80,
    };
    super::play(&cli, place).unwrap();
    let said = anstream::adapter::strip_bytes(&said).into_vec();
    String::from_utf8(said).unwrap()
}

/// Calls `work` with a place that has no input and discards the output.
pub(super) fn somewhere<R>(work: impl FnOnce(&mut Place<'_>) -> R) -> R {
    work(&mut Place {
        input: &mut Cursor::new(""),
        output: &mut Vec::new(),
        echo: true,
        live: false,
        width: 80,
    })
}

/// Returns the output during work that takes this number of milliseconds.
fn said_at_work(live: bool, milliseconds: u64) -> String {
    let mut output = Vec::new();
    let place = &mut Place {
        input: &mut Cursor::new(""),
        output: &mut output,
        echo: false,
        live,
        width: 30,
    };
    let done = at_work(place, Duration::from_secs(9), |said| {
        said.say("counts the stars of the whole sky");
        std::thread::sleep(Duration::from_millis(milliseconds));
        7
    });
    assert_eq!(done.unwrap(), 7);
    String::from_utf8(output).unwrap()
}

#[test]
fn long_work_is_told_in_one_line_that_is_gone_in_the_end() {
    let said = said_at_work(true, 1500);
    let wanted = "\r  … counts the stars of the w\r";
    assert!(said.starts_with(wanted), "{said:?}");
    assert!(said.ends_with(&format!("\r{:29}\r", "")), "{said:?}");
    assert!(!said.contains('\n'));
}

#[test]
fn short_work_is_done_without_a_word_and_so_is_all_work_that_nobody_watches() {
    assert_eq!(said_at_work(true, 1), "");
    assert_eq!(said_at_work(false, 800), "");
}
