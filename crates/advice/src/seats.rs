//! Who sits where, and how what a player does is told.

use game::Player;

/// The players who are people; the computer plays the rest.
#[derive(Debug, Clone)]
pub struct Seats {
    /// None, one or both.
    pub people: Vec<Player>,
    /// Who plays against one person, as a sentence begins: "The computer".
    pub computer: String,
    marks: [char; 2],
}

impl Seats {
    /// These people, at a game in which the players have these marks: X and O, A and B.
    pub fn new(people: Vec<Player>, marks: [char; 2]) -> Self {
        let computer = "The computer".to_owned();
        Self {
            people,
            computer,
            marks,
        }
    }

    /// Whether a person plays for this player.
    pub fn is_person(&self, player: Player) -> bool {
        self.people.contains(&player)
    }

    /// X or O; A or B.
    pub fn mark(&self, player: Player) -> char {
        let [first, second] = self.marks;
        match player {
            Player::First => first,
            Player::Second => second,
        }
    }

    /// Who did it: "You take", "The computer takes", "X takes".
    pub fn does(&self, player: Player, you: &str, others: &str) -> String {
        match (self.people.len(), self.is_person(player)) {
            (1, true) => format!("You {you}"),
            (1, false) => format!("{} {others}", self.computer),
            _ => format!("{} {others}", self.mark(player)),
        }
    }
}

/// `1, 5 and 9`.
pub fn list<M: ToString>(moves: &[M], and: &str) -> String {
    match moves {
        [] => String::new(),
        [only] => only.to_string(),
        [rest @ .., last] => {
            let rest: Vec<String> = rest.iter().map(M::to_string).collect();
            format!("{} {and} {}", rest.join(", "), last.to_string())
        }
    }
}
