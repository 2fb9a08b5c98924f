//! A match of a student's player against two searches, over the same openings with both colours.

use std::io::{self, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use connect_four::board::ConnectFour;
use connect_four::classes::look;
use connect_four::column::Column;
use connect_four::evaluate::open_lines;
use connect_four::size::Size;
use game::{Board, Player};
use textfmt::{counted, spaced};

use super::FUEL;
use super::fuel::Compiled;
use super::positions::{after, wins};
use crate::failed::Failed;

/// The number of openings; each is played twice.
const OPENINGS: usize = 100;

/// The number of moves of an opening.
const MOVES: u32 = 6;

/// The points that a player needs, in halves: 57 % of the points of 200 games. A player of equal strength reaches that in one
/// match of 50.
const REQUIRED: usize = 228;

/// The depths of the two opponents.
const DEPTHS: [u32; 2] = [4, 6];

/// A finished game of the student's player.
struct MatchGame {
    opening: ConnectFour,
    student: Player,
    /// Twice the points: 2, 1 or 0.
    halves: usize,
    /// The reason why the player had no move, if it lost by that.
    failed: Option<String>,
}

/// Plays the matches.
pub(super) fn beat(output: &mut impl Write) -> Result<(), Failed> {
    let player = Compiled::new(output)?;
    let openings = openings();
    for depth in DEPTHS {
        writeln!(
            output,
            "200 games against a search of {depth} moves, with {} units of fuel for each of yours …",
            spaced(FUEL)
        )?;
        output.flush()?;
        let games = games(&player, &openings, depth, |number| {
            match number % 50 == 0 && number < 2 * openings.len() {
                true => writeln!(output, "  {number} games played").and_then(|()| output.flush()),
                false => Ok(()),
            }
        })?;
        let sum = |halves| games.iter().filter(|game| game.halves == halves).count();
        let [lost, drawn, won] = [0, 1, 2].map(sum);
        let halves = 2 * won + drawn;
        writeln!(
            output,
            "Your player won {won}, drew {drawn} and lost {lost}: {} of {} points.",
            points(halves),
            games.len()
        )?;
        let failed: Vec<&MatchGame> = games.iter().filter(|game| game.failed.is_some()).collect();
        if let Some(first) = failed.first() {
            writeln!(
                output,
                "Of these, it lost {} without a legal move. In the first of them it {}.",
                counted(failed.len(), "game"),
                first.failed.as_deref().unwrap_or_default()
            )?;
        }
        if halves < REQUIRED {
            let lost = games.iter().find(|game| game.halves == 0);
            let shown = lost.map_or_else(String::new, |game| {
                let colour = super::program::mark(game.student);
                format!("\nIt lost this opening as {colour}:\n{}", game.opening)
            });
            return Err(Failed::Law(format!(
                "✗ Your choose has {} points against a search of {depth} moves, but should have {}.{shown}",
                points(halves),
                points(REQUIRED)
            )));
        }
    }
    Ok(writeln!(output, "Your player beats both searches.")?)
}

/// Plays every opening with both colours, on all cores. Calls `finished` with the number of games after each game.
fn games(
    player: &Compiled,
    openings: &[ConnectFour],
    depth: u32,
    mut finished: impl FnMut(usize) -> io::Result<()>,
) -> io::Result<Vec<MatchGame>> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let next = &AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..cores {
            let sender = sender.clone();
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(opening) = openings.get(number / 2) else {
                        break;
                    };
                    let student = if number.is_multiple_of(2) {
                        Player::First
                    } else {
                        Player::Second
                    };
                    let game = play(player, opening, student, depth);
                    if sender.send((number, game)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut games = Vec::new();
        for game in receiver {
            games.push(game);
            finished(games.len())?;
        }
        games.sort_by_key(|(number, _)| *number);
        Ok(games.into_iter().map(|(_, game)| game).collect())
    })
}

fn play(player: &Compiled, opening: &ConnectFour, student: Player, depth: u32) -> MatchGame {
    let mut board = opening.clone();
    let mut failed = None;
    while !board.done() {
        let column: Result<Column, String> = match board.to_move() == student {
            true => player.choose(&board),
            false => Ok(look(&board, depth, open_lines)),
        };
        let played = column.and_then(|column| {
            let next = board.try_play(column);
            next.map_err(|_| format!("chose column {column}, where no disc has room"))
        });
        match played {
            Ok(next) => board = next,
            Err(why) => {
                failed = Some(why);
                break;
            }
        }
    }
    let halves = match (&failed, board.winner) {
        (Some(_), _) => 0,
        (None, None) => 1,
        (None, Some(winner)) if winner == student => 2,
        (None, Some(_)) => 0,
    };
    MatchGame {
        opening: opening.clone(),
        student,
        halves,
        failed,
    }
}

/// Returns different openings in which nobody can win at once.
fn openings() -> Vec<ConnectFour> {
    let mut chance = fastrand::Rng::with_seed(6);
    let mut openings: Vec<ConnectFour> = Vec::new();
    while openings.len() < OPENINGS {
        let board = after(Size::USUAL, MOVES, &mut chance);
        if wins(&board).is_empty() && !openings.contains(&board) {
            openings.push(board);
        }
    }
    openings
}

/// Writes points that are counted in halves.
fn points(halves: usize) -> String {
    match halves % 2 {
        0 => (halves / 2).to_string(),
        _ => format!("{}½", halves / 2),
    }
}
