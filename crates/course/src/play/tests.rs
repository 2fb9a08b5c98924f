//! What is the same for every game, and how the tests play one in this process.

use std::io::Cursor;

use clap::Parser;

use super::PlayArgs;
use super::table::Place;

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    args: PlayArgs,
}

/// What a game says to somebody who types this.
pub(super) fn played(words: &str, typed: impl AsRef<[u8]>) -> String {
    let line = Line::parse_from(["play"].into_iter().chain(words.split_whitespace()));
    let mut said = Vec::new();
    let place = Place {
        input: &mut Cursor::new(typed.as_ref()),
        output: &mut said,
        echo: true,
        live: false,
        width: 80,
    };
    super::play(&line.args, place).unwrap();
    let said = anstream::adapter::strip_bytes(&said).into_vec();
    String::from_utf8(said).unwrap()
}

/// Somewhere to be when nothing is typed, and nobody sees what is said.
pub(super) fn somewhere<R>(work: impl FnOnce(&mut Place<'_>) -> R) -> R {
    work(&mut Place {
        input: &mut Cursor::new(""),
        output: &mut Vec::new(),
        echo: true,
        live: false,
        width: 80,
    })
}
