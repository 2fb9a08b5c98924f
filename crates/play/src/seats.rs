//! Who plays what, and who moves now.

use advice::Seats;
use game::{Board, Player};

use super::game::Game;
use terminal::{BOLD, paint};

/// Who plays what, and who moves now, before the first move that is made here. Between them stands
/// what the computer does: "looks 9 moves ahead".
pub(super) fn greeting<G: Game>(seats: &Seats, game: &G) -> String {
    let (skill, mover) = (game.skill(), game.start().to_move());
    let when = if game.goes_on() { "next" } else { "first" };
    match seats.people[..] {
        [] => format!("The computer plays both sides and {skill}."),
        [person] => format!(
            "You are {}, the computer is {} and {skill}. {} {when}.",
            bold(seats, person),
            bold(seats, person.other()),
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

/// Asks for a move.
pub(super) fn prompt(seats: &Seats, player: Player) -> String {
    match seats.people.len() {
        1 => format!("Your move, {}: ", bold(seats, player)),
        _ => format!("{}'s move: ", bold(seats, player)),
    }
}

fn bold(seats: &Seats, player: Player) -> String {
    paint(BOLD, seats.mark(player))
}
