//! The seats at a game, and sentences about a player's actions.

use game::Player;

/// The human players. The computer plays the rest.
#[derive(Debug, Clone)]
pub struct Seats {
    /// No player, one player or both.
    pub people: Vec<Player>,
    /// The opponent of a single person, as at the start of a sentence: "The computer".
    pub computer: String,
    marks: [char; 2],
}

impl Seats {
    /// Seats these people at a game with these marks for its players: X and O, or A and B.
    pub fn new(people: Vec<Player>, marks: [char; 2]) -> Self {
        let computer = "The computer".to_owned();
        Self {
            people,
            computer,
            marks,
        }
    }

    /// Returns whether a person plays for this player.
    pub fn is_person(&self, player: Player) -> bool {
        self.people.contains(&player)
    }

    /// Returns the mark of a player: X or O, A or B.
    pub fn mark(&self, player: Player) -> char {
        let [first, second] = self.marks;
        match player {
            Player::First => first,
            Player::Second => second,
        }
    }

    /// Returns a subject with its verb: "You take", "The computer takes", "X takes".
    pub fn does(&self, player: Player, you: &str, others: &str) -> String {
        match (self.people.len(), self.is_person(player)) {
            (1, true) => format!("You {you}"),
            (1, false) => format!("{} {others}", self.computer),
            _ => format!("{} {others}", self.mark(player)),
        }
    }
}
