//! Introduces the players, and requests a move.

use advice::Seats;
use game::{Board, Player};

use super::game::Game;
use super::mine::Seat;
use terminal::{BOLD, paint};

/// Returns the greeting before the first move: the players, and whose turn it is. It includes a description of the computer
/// ("looks 9 moves ahead"), or of the student's search if it has a seat.
pub(super) fn greeting<G: Game>(seats: &Seats, game: &G, mine: Option<&Seat<G>>) -> String {
    let (skill, mover) = (game.skill(), game.start().to_move());
    let when = if game.goes_on() { "next" } else { "first" };
    match seats.people[..] {
        [] => match mine {
            Some(mine) => format!(
                "{} is {} and {}, the computer is {} and {skill}.",
                mine.search.who(),
                bold(seats, Player::First),
                mine.skill,
                bold(seats, Player::Second)
            ),
            None => format!("The computer plays both sides and {skill}."),
        },
        [person] => format!(
            "You are {}, {} is {} and {}. {} {when}.",
            bold(seats, person),
            in_a_sentence(&seats.computer),
            bold(seats, person.other()),
            mine.map_or(&skill, |mine| &mine.skill),
            seats.does(mover, "move", "moves")
        ),
        _ => format!(
            "Two people play: {} and {}. {} moves {when}.",
            bold(seats, Player::First),
            bold(seats, Player::Second),
            bold(seats, mover)
        ),
    }
}

/// Turns "The computer" into "the computer".
fn in_a_sentence(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|letter| letter.to_ascii_lowercase());
    first.into_iter().chain(letters).collect()
}

/// Returns the prompt for a move.
pub(super) fn prompt(seats: &Seats, player: Player) -> String {
    match seats.people.len() {
        1 => format!("Your move, {}: ", bold(seats, player)),
        _ => format!("{}'s move: ", bold(seats, player)),
    }
}

fn bold(seats: &Seats, player: Player) -> String {
    paint(BOLD, seats.mark(player))
}
