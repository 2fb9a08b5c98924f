//! A game that is written out: who moves where, which moves there are, and what each position is
//! worth. Its moves have names, so that a test can tell whose they are.

use std::fmt;

use game::{Board, Player, Value};

/// A position of such a game.
pub(crate) struct Scene {
    mover: Player,
    value: Value,
    moves: &'static [(&'static str, Scene)],
}

/// The first player moves here.
pub(crate) const fn first(value: Value, moves: &'static [(&'static str, Scene)]) -> Scene {
    Scene {
        mover: Player::First,
        value,
        moves,
    }
}

/// The second player moves here.
pub(crate) const fn second(value: Value, moves: &'static [(&'static str, Scene)]) -> Scene {
    Scene {
        mover: Player::Second,
        value,
        moves,
    }
}

/// The game is over.
pub(crate) const fn end(value: Value) -> Scene {
    first(value, &[])
}

/// The board of such a game.
#[derive(Clone, Copy)]
pub(crate) struct Story(pub(crate) &'static Scene);

impl Board for Story {
    type Move = &'static str;

    fn to_move(&self) -> Player {
        self.0.mover
    }

    fn legal_moves(&self) -> impl Iterator<Item = &'static str> {
        self.0.moves.iter().map(|(name, _)| *name)
    }

    fn play(&self, mv: &'static str) -> Self {
        let next = self.0.moves.iter().find(|(name, _)| *name == mv);
        let (_, scene) = next.unwrap_or_else(|| panic!("{mv} cannot be played here"));
        Self(scene)
    }

    fn done(&self) -> bool {
        self.0.moves.is_empty()
    }

    fn evaluate(&self) -> Value {
        self.0.value
    }
}

impl fmt::Display for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<&str> = self.legal_moves().collect();
        write!(f, "worth {}, moves {}", self.0.value, moves.join(" "))
    }
}

impl fmt::Debug for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
