//! `analyse`: lists every position and the value of each move.

use std::collections::HashMap;
use std::io::Write;

use game::{Player, Value};
use textfmt::{counted, plural, spaced};
use tic_tac_toe::analysis::{assess, value_of};

use super::command::Options;
use super::laws::analysable;
use super::rules::{Game, name, result, winner_by};
use crate::failed::Failed;

/// Prints the number of positions, the results of the finished ones, and the value of each move from the starting position.
pub(crate) fn analyse<G: Game>(
    options: &Options<G>,
    output: &mut impl Write,
) -> Result<(), Failed> {
    let board = &options.from;
    let every = analysable(board)?;
    let ended: Vec<&G> = every.iter().filter(|board| board.done()).collect();
    let won = |player| ended.iter().filter(|it| it.winner() == player).count();
    writeln!(
        output,
        "{board}\n\n{}, and {} of them {} the game: {} {}, {} {}, {}.",
        counted(every.len(), "position"),
        spaced(ended.len() as u64),
        plural(ended.len() as u64, "ends", "end"),
        name::<G>(Player::First),
        spaced(won(Some(Player::First)) as u64),
        name::<G>(Player::Second),
        spaced(won(Some(Player::Second)) as u64),
        counted(won(None), "draw"),
    )?;
    let mut known = HashMap::new();
    let value = value_of(board, &mut known);
    writeln!(output, "Played without a mistake: {}.", end::<G>(value))?;
    for mv in board.legal_moves() {
        let verdict = assess(board, mv, &mut known);
        let value = value_of(&board.play(mv), &mut known);
        writeln!(output, "  {mv:>4}  {}: {verdict}", end::<G>(value))?;
    }
    Ok(())
}

/// Describes how a game ends from a position of this value.
pub(crate) fn end<G: Game>(value: Value) -> String {
    format!("{} (value {value})", result::<G>(winner_by(value)))
}
