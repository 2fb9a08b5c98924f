//! `play`: a game in the terminal, between people and the computer.

use std::collections::HashMap;
use std::io::{BufRead, Write};

use game::{Player, Value};
use textfmt::counted;
use tic_tac_toe::analysis::{Verdict, assess, value_of};

use super::analyse::end;
use super::asking::ask;
use super::command::Options;
use super::computer::{Computer, best_move};
use super::laws::analysable;
use super::rules::{Game, name, result};
use super::search::{Recommended, YourSearch};
use crate::failed::Failed;

/// Plays until the game is over or the input has ended. If the student has a `search`, it plays for the computer.
pub(crate) fn play<G: Game>(
    options: &Options<G>,
    search: Option<&YourSearch<G>>,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), Failed> {
    let mut known = HashMap::new();
    let people = people(options);
    if options.analyse {
        analysable(&options.from)?;
    }
    // A game between two people needs no computer.
    let mut computer = None;
    writeln!(output, "{}. {}", G::NAME, G::INSTRUCTIONS)?;
    let mut board = options.from.clone();
    while !board.done() {
        let mover = board.to_move();
        let player = name::<G>(mover);
        writeln!(output, "\n{board}\n")?;
        let mv = if people.contains(&mover) {
            write!(output, "{player}. ")?;
            match ask(&board, input, output)? {
                Some(mv) => mv,
                None => {
                    return Ok(writeln!(
                        output,
                        "\nThe input has ended, and so does the game."
                    )?);
                }
            }
        } else if let Some(search) = search {
            if board.legal_moves().next().is_none() {
                return Err(unmoved(&board));
            }
            let Recommended { mv, value, depth } = search.choose(&board, options.depth)?;
            let ahead = counted(depth, "move");
            writeln!(output, "Your search looks {ahead} ahead: value {value}.")?;
            mv
        } else {
            let computer = computer.get_or_insert_with(|| Computer::new(options));
            let chosen = computer.choose(&board, &mut known);
            chosen.ok_or_else(|| unmoved(&board))?
        };
        writeln!(output, "{player} takes {mv}.")?;
        if options.analyse {
            writeln!(output, "  {}", comment(&board, mv, &mut known))?;
        }
        let next = board.play(mv);
        if next.to_string() == board.to_string() {
            return Err(Failed::Law(format!(
                "✗ The text of the board is the same as before {player} took {mv}. It should show the \
                move.\n{board}"
            )));
        }
        board = next;
    }
    Ok(writeln!(
        output,
        "\n{board}\n\nThe game is over: {}.",
        result::<G>(board.winner())
    )?)
}

/// Describes the value of a move, and a better move if there is one.
fn comment<G: Game>(board: &G, mv: G::Move, known: &mut HashMap<G, Value>) -> String {
    let verdict = assess(board, mv, known);
    let worth = end::<G>(value_of(&board.play(mv), known));
    let said = format!("{verdict}: {worth}");
    match best_move(board, known) {
        Some(better) if verdict != Verdict::Best => {
            let worth = end::<G>(value_of(board, known));
            format!("{said}; better was {better}: {worth}")
        }
        _ => said,
    }
}

/// Returns the human players.
fn people<G>(options: &Options<G>) -> Vec<Player> {
    match (options.people, options.computer_first) {
        (0, _) => Vec::new(),
        (1, false) => vec![Player::First],
        (1, true) => vec![Player::Second],
        _ => vec![Player::First, Player::Second],
    }
}

fn unmoved<G: Game>(board: &G) -> Failed {
    Failed::Law(format!(
        "✗ `done` returns false, but `legal_moves` lists no move.\n{board}"
    ))
}
