//! `laws`: checks the laws in random games, and in every position if there are few enough.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{BrokenBy, BrokenLaw, Texts, check_game, check_laws, check_winner};
use textfmt::{counted, spaced};

use super::command::Options;
use super::positions::{MOST, endless, positions};
use super::rules::{Game, name, result};
use crate::failed::Failed;
use crate::panicked;

/// The number of random games.
const GAMES: usize = 200;

/// Checks the laws, and prints how much was checked.
pub(crate) fn check<G: Game>(options: &Options<G>, output: &mut impl Write) -> Result<(), Failed> {
    if options.from.done() {
        return Err(Failed::Law(format!(
            "✗ The game is over at its first position, so there is nothing to check. `done` should return true only \
            at the end.\n{}",
            options.from
        )));
    }
    let played = games_keep_the_laws(&options.from)?;
    both_move(&played)?;
    let every = positions(&options.from);
    if let Some(every) = &every {
        every_game_ends(every)?;
        let mut texts = Texts::new();
        for board in every {
            position_keeps_the_laws(board, &mut texts)?;
        }
        every.iter().try_for_each(text_is_read)?;
        if options.from == G::start() {
            ends_differ(every)?;
        }
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

/// Returns every position of a game that can be analysed. The laws are checked first: on a board that breaks a law, values are
/// meaningless and a search may never end.
pub(crate) fn analysable<G: Game>(board: &G) -> Result<Vec<G>, Failed> {
    games_keep_the_laws(board)?;
    let every = positions(board).ok_or_else(|| {
        Failed::Asked(format!(
            "There are more than {} positions, too many to check all. Begin at a later position with --from, or make \
            the game smaller.",
            spaced(MOST as u64)
        ))
    })?;
    every_game_ends(&every)?;
    Ok(every)
}

/// Checks the laws in random games, which are the same each time. Returns their positions.
fn games_keep_the_laws<G: Game>(board: &G) -> Result<Vec<G>, Failed> {
    let mut random = fastrand::Rng::with_seed(1);
    let mut texts = Texts::new();
    let mut seen = Vec::new();
    for _ in 0..GAMES {
        let chosen = |moves: usize| random.u64(..moves as u64) as usize;
        let game = check_game(board, chosen).map_err(|it| broken(&it))?;
        for board in &game {
            position_keeps_the_laws(board, &mut texts)?;
        }
        seen.extend(game);
    }
    // The laws about several positions cannot be checked from their texts, so an error in a text is reported first.
    seen.iter().try_for_each(text_is_read)?;
    Ok(seen)
}

/// Checks that the turn passes to the other player at some time, in games of more than one move.
fn both_move<G: Game>(played: &[G]) -> Result<(), Failed> {
    let mut open = played.iter().filter(|board| !board.done());
    let Some(first) = open.next() else {
        return Ok(());
    };
    // If no game is longer than a move, there is nothing to check.
    let are_longer = played.len() > 2 * GAMES;
    if !are_longer || open.any(|board| board.to_move() != first.to_move()) {
        return Ok(());
    }
    let player = name::<G>(first.to_move());
    Err(Failed::Law(format!(
        "✗ In all these games only {player} moves. After `play`, `to_move` should return the other player.\n{first}"
    )))
}

/// Checks that the result depends on the moves: not every game has the same result.
fn ends_differ<G: Game>(every: &[G]) -> Result<(), Failed> {
    let mut ended = every.iter().filter(|board| board.done());
    let Some(first) = ended.next() else {
        return Ok(());
    };
    if ended.any(|board| board.winner() != first.winner()) {
        return Ok(());
    }
    Err(Failed::Law(format!(
        "✗ Every game has the same result: {}. Does `play` set the mark of the player who moves, and does `winner` \
        check both players?\n{first}",
        result::<G>(first.winner())
    )))
}

/// Checks that no position can repeat.
fn every_game_ends<G: Game>(every: &[G]) -> Result<(), Failed> {
    match endless(every) {
        None => Ok(()),
        Some(board) => Err(Failed::Law(format!(
            "✗ From here a game may never end: a position can occur again.\n{board}"
        ))),
    }
}

/// Checks the laws about a single position and its text.
fn position_keeps_the_laws<G: Game>(board: &G, texts: &mut Texts<G>) -> Result<(), Failed> {
    let law = check_laws(board)
        .and_then(|()| check_winner(board, board.done().then(|| board.winner()).flatten()))
        .and_then(|()| texts.check(board));
    law.map_err(|law| {
        broken(&BrokenBy {
            board: board.clone(),
            law,
        })
    })?;
    if let Some(player) = board.winner().filter(|_| !board.done()) {
        return Err(Failed::Law(format!(
            "✗ The game is not over, but `winner` returns that {} has won.\n{board}",
            name::<G>(player)
        )));
    }
    board
        .legal_moves()
        .try_for_each(|mv| move_is_read(board, mv))
}

/// Checks that the printed text of a move can be typed as that move.
fn move_is_read<G: Game>(board: &G, mv: G::Move) -> Result<(), Failed> {
    let text = mv.to_string();
    // A typed line is trimmed, too.
    let read = match text.trim().parse::<G::Move>() {
        Ok(read) if read == mv => return Ok(()),
        Ok(read) => format!("it is read as {read:?}"),
        Err(error) => format!("it is refused: {error}"),
    };
    Err(Failed::Law(format!(
        "✗ If you type the text of a move, you should get that move. The text of {mv:?} is {text:?}, but \
        {read}.\n{board}"
    )))
}

/// Checks that the text of a position can be read again.
fn text_is_read<G: Game>(board: &G) -> Result<(), Failed> {
    match G::read(&board.to_string()) {
        Some(read) if read == *board => nothing_else_is_read(board),
        read => Err(Failed::Law(format!(
            "✗ `read` should accept the text that the board prints. Here it returns {read:?}:\n{board}"
        ))),
    }
}

/// Checks that `read` returns `None` for a text that is slightly too short or too long, and for nonsense. Such a text may
/// describe another position, if that position prints the same text.
fn nothing_else_is_read<G: Game>(board: &G) -> Result<(), Failed> {
    let text = board.to_string();
    let text = text.trim_end();
    let Some(last) = text.chars().last() else {
        return Ok(());
    };
    // Another digit would only change the last number, so a space comes between.
    let longer = match last.is_ascii_digit() {
        true => format!("{text} {last}"),
        false => format!("{text}{last}"),
    };
    let shorter = text[..text.len() - last.len_utf8()].to_owned();
    for other in [shorter, longer, "?!".to_owned(), String::new()] {
        let read = catch_unwind(AssertUnwindSafe(|| G::read(&other))).map_err(|panic| {
            let told = panicked::caught(&*panic, "`read`");
            Failed::Law(format!(
                "✗ {told}\nIt should return `None` for a text that is not a position. It panics for this \
                text:\n{other:?}"
            ))
        })?;
        let Some(read) = read else { continue };
        if without_space(&read.to_string()) != without_space(&other) {
            return Err(Failed::Law(format!(
                "✗ `read` should return `None` for a text that is not a position. For {other:?} it returns this \
                one:\n{read}"
            )));
        }
    }
    Ok(())
}

fn without_space(text: &str) -> String {
    text.chars().filter(|it| !it.is_whitespace()).collect()
}

fn broken<G: Game>(by: &BrokenBy<G>) -> Failed {
    let next = match by.law {
        BrokenLaw::OneText { .. } => {
            "\nPrint the difference in the text: for example who moves next, or which moves are still allowed."
        }
        _ => "",
    };
    Failed::Law(format!("✗ {by}{next}"))
}
