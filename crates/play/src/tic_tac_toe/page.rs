//! A finished game as a web page: each move with its board, and the tree of each search.

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::Path;

use advice::tic_tac_toe::{mark, winning_line};
use anyhow::{Context, Result, anyhow, bail};
use call_trace::Trace;
use figures::{SvgOptions, guarded};
use game::Board;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

use super::TicTacToe;
use crate::game::{Game, Made, Thought};
use crate::seats::greeting;
use crate::table::Table;

/// Checks that a file can be written there, before somebody plays a whole game for it.
pub(super) fn check(path: &Path) -> Result<()> {
    if path.is_dir() {
        bail!("{} is a folder; --html needs a file", path.display());
    }
    if path.symlink_metadata().is_ok() {
        return Err(taken(path));
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    tempfile::tempfile_in(folder).with_context(|| {
        format!(
            "cannot write {}: the folder does not allow new files",
            path.display()
        )
    })?;
    Ok(())
}

/// Writes the page to a new file.
pub(super) fn write(path: &Path, page: &str) -> Result<()> {
    let written = File::create_new(path).and_then(|mut file| file.write_all(page.as_bytes()));
    match written {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(taken(path)),
        other => other.with_context(|| format!("cannot write {}", path.display())),
    }
}

fn taken(path: &Path) -> anyhow::Error {
    anyhow!(
        "{} already exists and was not changed; choose another file with `--html FILE`",
        path.display()
    )
}

/// Returns the page, which is self-contained.
pub(super) fn page(table: &Table<'_, TicTacToe>, seed: u64) -> String {
    let last = table.board();
    let result = if last.done() {
        table.game.result(&table.seats, &last)
    } else {
        "The game was not played to its end.".to_owned()
    };
    let greeting = greeting(&table.seats, &table.game, table.mine.as_ref());
    let greeting = anstream::adapter::strip_str(&greeting).to_string();
    let seed = match table.seats.people.len() {
        2 => String::new(),
        _ => format!(" With <code>--seed {seed}</code> the computer picks the same moves again."),
    };
    let start = table.game.start();
    let begins = match table.game.goes_on() {
        true => format!(
            "<section>\n<h2>The starting position</h2>\n{}</section>\n",
            board(&start, None)
        ),
        false => String::new(),
    };
    let moves: String = (start.moves_done() + 1..)
        .zip(&table.moves)
        .map(|(number, made)| section(number, made))
        .collect();
    let css = figures::FIGURE_CSS;
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>A game of tic-tac-toe</title>\n<style>\n{OWN_CSS}{css}</style>\n</head>\n<body>\n\
         <h1>A game of tic-tac-toe</h1>\n<p>{greeting}{seed}</p>\n\
         <p><strong>{result}</strong></p>\n{begins}{moves}</body>\n</html>\n"
    )
}

const OWN_CSS: &str = "\
html { color-scheme: light dark; }
body { margin: 1.5rem auto; max-width: 75rem; padding: 0 1rem; font-family: system-ui, sans-serif; }
.board { border-collapse: collapse; font-size: 1.5rem; }
.board td { width: 2.5rem; height: 2.5rem; text-align: center; border: 1px solid; }
.board tr:first-child td { border-top: 0; }
.board tr:last-child td { border-bottom: 0; }
.board td:first-child { border-left: 0; }
.board td:last-child { border-right: 0; }
.board .free { opacity: 0.5; font-size: 1rem; }
.board .last { font-weight: bold; text-decoration: underline; }
.board .line { font-weight: bold; outline: 3px solid; outline-offset: -6px; }
";

/// Returns the section for one move.
fn section(number: u32, made: &Made<TicTacToe>) -> String {
    let takes = format!("{} takes {}", mark(made.player), made.mv);
    let comment = made
        .remark
        .as_ref()
        .map_or_else(String::new, |remark| format!("<p>{}</p>\n", remark.text));
    format!(
        "<section>\n<h2>Move {number}: {takes}</h2>\n{}{comment}{}</section>\n",
        board(&made.board, Some(made.mv)),
        search(number, made)
    )
}

/// Draws a board, with the last move marked if it was made in this game.
fn board(board: &Bits, last: Option<Cell>) -> String {
    let line = winning_line(board);
    let cell = |cell: Cell| match board.holder(cell) {
        None => format!("<td class=\"free\">{cell}</td>"),
        Some(player) if line.contains(&cell) => {
            format!("<td class=\"line\">{}</td>", mark(player))
        }
        Some(player) if last == Some(cell) => format!("<td class=\"last\">{}</td>", mark(player)),
        Some(player) => format!("<td>{}</td>", mark(player)),
    };
    let cells: Vec<String> = Cell::all().map(cell).collect();
    let rows = cells
        .chunks(3)
        .map(|row| format!("<tr>{}</tr>\n", row.concat()));
    format!(
        "<table class=\"board\" aria-label=\"{}\">\n{}</table>\n",
        if last.is_some() {
            "The board after the move"
        } else {
            "The board"
        },
        rows.collect::<String>()
    )
}

/// Returns the tree behind a move of the computer.
fn search(number: u32, made: &Made<TicTacToe>) -> String {
    match &made.thought {
        None | Some(Thought::Mine(_)) => String::new(),
        Some(Thought::Ours(Some(trace))) => format!(
            "<details>\n<summary>The tree that the computer searched for this move</summary>\n\
             <div class=\"fig-scroll\" tabindex=\"0\">\n{}</div>\n</details>\n",
            tree(trace, number)
        ),
        Some(Thought::Ours(None)) => "<p>The search was not recorded: this program was built with \
                 <code>--release</code>.</p>\n"
            .to_owned(),
    }
}

/// Returns the drawing of a search, or a sentence if it cannot be drawn.
fn tree(trace: &Trace, number: u32) -> String {
    let options = SvgOptions::embedded(format!("move-{number}"));
    guarded(|| figures::tree_svg(trace, &options))
        .unwrap_or_else(|cannot| format!("<p>{cannot}</p>\n"))
}
