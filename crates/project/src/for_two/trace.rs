//! `trace`: draws the tree of a search.

use std::io::Write;

use alpha_beta::alpha_beta::alpha_beta;
use figures::{SvgOptions, TextOptions, guarded};
use game::{Value, Watched};

use super::command::Options;
use super::rules::{Game, name};
use crate::failed::Failed;

/// The default search depth, which the help page mentions. A tree of this depth fits on a screen.
const DEPTH: u32 = 2;

/// Draws the tree of alpha-beta with its windows and cut-offs, and the principal variation.
pub(crate) fn draw<G: Game>(options: &Options<G>, output: &mut impl Write) -> Result<(), Failed> {
    let board = Watched::new(options.from.clone());
    if options.from.done() {
        let why = format!(
            "The game is over here, so there is nothing to search.\n{}",
            options.from
        );
        return Err(Failed::Asked(why));
    }
    let depth = options.depth.unwrap_or(DEPTH);
    let search = || alpha_beta(&board, depth, Value::MIN, Value::MAX);
    let (_, trace) = call_trace::record(search);
    if trace.is_empty() {
        let why = "Nothing was recorded: a program built with --release records nothing.";
        return Err(Failed::Asked(why.to_owned()));
    }
    if let Some(file) = &options.html {
        let page = guarded(|| figures::player_html(&trace, &SvgOptions::file("trace")));
        let page = page.map_err(|cannot| Failed::Asked(cannot.to_string()))?;
        std::fs::write(file, page)
            .map_err(|error| Failed::Asked(format!("Cannot write {file}: {error}.")))?;
        return Ok(writeln!(output, "Written to {file}")?);
    }
    let options = TextOptions {
        width: 100,
        summary: true,
        ..TextOptions::default()
    };
    let tree = guarded(|| figures::tree_text(&trace, &options));
    let tree = tree.map_err(|cannot| Failed::Asked(cannot.to_string()))?;
    writeln!(output, "{}\n\n{}", board.inner(), tree.trim_end())?;
    both_play(board.inner(), depth, output)
}

/// Prints the principal variation, each position as text.
fn both_play<G: Game>(board: &G, depth: u32, output: &mut impl Write) -> Result<(), Failed> {
    let mut board = board.clone();
    for left in (1..=depth).rev() {
        let (_, recommended) = alpha_beta(&board, left, Value::MIN, Value::MAX);
        let Some(mv) = recommended else { break };
        let player = name::<G>(board.to_move());
        board = board.play(mv);
        writeln!(output, "\n{player} takes {mv}:\n\n{board}")?;
    }
    Ok(())
}
