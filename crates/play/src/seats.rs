//! Who sits where, and the sentences that depend on it.

use game::{Board, Player};

use super::game::Game;
use terminal::{BOLD, paint};

/// The players who are people; the computer plays the rest.
pub(super) struct Seats {
    pub(super) people: Vec<Player>,
    marks: [char; 2],
}

impl Seats {
    pub(super) fn new<G: Game>(people: Vec<Player>) -> Self {
        Self {
            people,
            marks: G::MARKS,
        }
    }

    pub(super) fn is_person(&self, player: Player) -> bool {
        self.people.contains(&player)
    }

    /// X or O; A or B.
    pub(super) fn mark(&self, player: Player) -> char {
        let [first, second] = self.marks;
        match player {
            Player::First => first,
            Player::Second => second,
        }
    }

    fn bold(&self, player: Player) -> String {
        paint(BOLD, self.mark(player))
    }

    /// Who plays what, and who moves now, before the first move that is made here. `skill` is what
    /// the computer does: "looks 9 moves ahead".
    pub(super) fn greeting<G: Game>(&self, game: &G) -> String {
        let (skill, mover) = (game.skill(), game.start().to_move());
        let when = if game.goes_on() { "next" } else { "first" };
        match self.people[..] {
            [] => format!("The computer plays both sides and {skill}."),
            [person] => format!(
                "You are {}, the computer is {} and {skill}. {} {when}.",
                self.bold(person),
                self.bold(person.other()),
                self.does(mover, "move", "moves")
            ),
            _ => format!(
                "Two people play: {} and {}. {} moves {when}.",
                self.bold(Player::First),
                self.bold(Player::Second),
                self.bold(mover)
            ),
        }
    }

    /// Asks for a move.
    pub(super) fn prompt(&self, player: Player) -> String {
        match self.people.len() {
            1 => format!("Your move, {}: ", self.bold(player)),
            _ => format!("{}'s move: ", self.bold(player)),
        }
    }

    /// Who did it: "You take", "The computer takes", "X takes".
    pub(super) fn does(&self, player: Player, you: &str, others: &str) -> String {
        match (self.people.len(), self.is_person(player)) {
            (1, true) => format!("You {you}"),
            (1, false) => format!("The computer {others}"),
            _ => format!("{} {others}", self.mark(player)),
        }
    }
}

/// `1, 5 and 9`.
pub(super) fn list<M: ToString>(moves: &[M], and: &str) -> String {
    match moves {
        [] => String::new(),
        [only] => only.to_string(),
        [rest @ .., last] => {
            let rest: Vec<String> = rest.iter().map(M::to_string).collect();
            format!("{} {and} {}", rest.join(", "), last.to_string())
        }
    }
}
