//! `laws`: random games, and every position where there are few enough.

use std::io::Write;

use game::{BrokenBy, BrokenLaw, Texts, check_game, check_laws, check_winner};
use words::{counted, spaced};

use super::command::Options;
use super::positions::{MOST, endless, positions};
use super::rules::Game;
use crate::failed::Failed;

/// How many random games are played.
const GAMES: usize = 200;

/// Checks the laws, and says how much was seen.
pub(crate) fn check<G: Game>(options: &Options<G>, output: &mut impl Write) -> Result<(), Failed> {
    games_keep_the_laws(&options.from)?;
    let every = positions(&options.from);
    if let Some(every) = &every {
        every_game_ends(every)?;
        let mut texts = Texts::new();
        for board in every {
            position_keeps_the_laws(board, &mut texts)?;
        }
        every.iter().try_for_each(text_is_read)?;
    }
    let seen = match every {
        Some(every) => format!("all {}", counted(every.len(), "position")),
        None => "the positions of these games".to_owned(),
    };
    let games = counted(GAMES, "random game");
    Ok(writeln!(
        output,
        "{} keeps every law, in {games} and in {seen}.",
        G::NAME
    )?)
}

/// Every position of a game that can be analysed: of a board that breaks a law no value means anything, and the search for
/// it may not end.
pub(crate) fn analysable<G: Game>(board: &G) -> Result<Vec<G>, Failed> {
    games_keep_the_laws(board)?;
    let every = positions(board).ok_or_else(|| {
        Failed::Asked(format!(
            "There are more than {} positions, too many to look at each. Begin at a later one, with --from, or make the game smaller.",
            spaced(MOST as u64)
        ))
    })?;
    every_game_ends(&every)?;
    Ok(every)
}

/// Checks the laws in random games, the same ones each time.
fn games_keep_the_laws<G: Game>(board: &G) -> Result<(), Failed> {
    let mut random = fastrand::Rng::with_seed(1);
    let mut texts = Texts::new();
    let mut seen = Vec::new();
    for _ in 0..GAMES {
        let game = check_game(board, |moves| random.usize(..moves)).map_err(|it| broken(&it))?;
        for board in &game {
            position_keeps_the_laws(board, &mut texts)?;
        }
        seen.extend(game);
    }
    // What two positions have in common cannot be read: so that is told first.
    seen.iter().try_for_each(text_is_read)
}

/// Checks that no position can come again.
fn every_game_ends<G: Game>(every: &[G]) -> Result<(), Failed> {
    match endless(every) {
        None => Ok(()),
        Some(board) => Err(Failed::Law(format!(
            "✗ From here a game need not end: a position can come again.\n{board}"
        ))),
    }
}

/// Checks the laws that are about one position, and its text.
fn position_keeps_the_laws<G: Game>(board: &G, texts: &mut Texts<G>) -> Result<(), Failed> {
    let law = check_laws(board)
        .and_then(|()| check_winner(board, board.done().then(|| board.winner()).flatten()))
        .and_then(|()| texts.check(board));
    law.map_err(|law| {
        broken(&BrokenBy {
            board: board.clone(),
            law,
        })
    })
}

/// Checks that the text of a position can be read again.
fn text_is_read<G: Game>(board: &G) -> Result<(), Failed> {
    match G::read(&board.to_string()) {
        Some(read) if read == *board => Ok(()),
        read => Err(Failed::Law(format!(
            "✗ `read` should understand the text that the board shows. Here it gives {read:?}:\n{board}"
        ))),
    }
}

fn broken<G: Game>(by: &BrokenBy<G>) -> Failed {
    let next = match by.law {
        BrokenLaw::OneText { .. } => {
            "\nShow in the text what they differ in, as who moves next or what is still allowed."
        }
        _ => "",
    };
    Failed::Law(format!("✗ {by}{next}"))
}
