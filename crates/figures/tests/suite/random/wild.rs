//! Games that chance makes.

use std::fmt;
use std::rc::Rc;

use fastrand::Rng;
use game::{Board, Player, Value};

use crate::runs::fields::Field;
use crate::runs::games::{Node, Tree};

/// A position of a game with named moves. A player may move again.
#[derive(Clone, Debug)]
pub(super) struct Wild {
    max: bool,
    worth: Value,
    replies: Rc<Vec<(char, Wild)>>,
}

impl Wild {
    /// A game of up to so many moves; its values may be `far` from zero.
    pub(super) fn new(rng: &mut Rng, moves: u32, far: bool) -> Self {
        let max = rng.bool();
        Self::below(rng, (moves, far), max, true)
    }

    fn below(rng: &mut Rng, (moves, far): (u32, bool), max: bool, is_first: bool) -> Self {
        let is_over = moves == 0 || !is_first && rng.u32(..5) == 0;
        let count = if is_over {
            0
        } else {
            rng.u32(1..=3) + u32::from(is_first)
        };
        let names = "abcd".chars().take(count as usize);
        let replies = names.map(|name| {
            let next = if rng.u32(..4) == 0 { max } else { !max };
            (name, Self::below(rng, (moves - 1, far), next, false))
        });
        let replies = Rc::new(replies.collect());
        Wild {
            max,
            worth: worth(rng, far),
            replies,
        }
    }
}

/// Picks the value of a board: if `far`, it is often near an end of the type.
fn worth(rng: &mut Rng, far: bool) -> Value {
    // No board evaluates to an end of the type itself, nor to the end of an open negamax window.
    const FAR: [Value; 5] = [
        Value::MIN + 2,
        Value::MIN + 3,
        Value::MAX - 2,
        Value::MAX - 1,
        0,
    ];
    match far {
        true => FAR[rng.usize(..FAR.len())],
        false => rng.i32(-9..=9),
    }
}

impl fmt::Display for Wild {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seems {}", self.worth)
    }
}

impl Board for Wild {
    type Move = char;

    fn to_move(&self) -> Player {
        match self.max {
            true => Player::First,
            false => Player::Second,
        }
    }

    fn legal_moves(&self) -> impl Iterator<Item = char> {
        self.replies.iter().map(|(name, _)| *name)
    }

    fn play(&self, mv: char) -> Self {
        let mut replies = self.replies.iter();
        let (_, next) = replies.find(|(name, _)| *name == mv).expect("a legal move");
        next.clone()
    }

    fn done(&self) -> bool {
        self.replies.is_empty()
    }

    fn evaluate(&self) -> Value {
        self.worth
    }
}

/// A tree that is written out, where moves are numbers; its values may be `far` from zero.
pub(super) fn written(rng: &mut Rng, far: bool) -> Node {
    fn below(rng: &mut Rng, levels: u32, far: bool) -> Tree {
        if levels == 0 || rng.u32(..5) == 0 {
            return Tree::Leaf(worth(rng, far));
        }
        let count = rng.u32(1..=3);
        let row = (0..count).map(|_| below(rng, levels - 1, far)).collect();
        Tree::Inner(row, rng.u32(..4) == 0)
    }
    let row = (0..rng.u32(2..=4)).map(|_| below(rng, 2, far)).collect();
    Node::new(&Tree::Inner(row, false), rng.bool())
}

/// Two boxes with a few lines still open.
pub(super) fn field(rng: &mut Rng) -> Field {
    let mut lines = ["a1b1", "b1c1", "a2b2", "b2c2", "a1a2", "b1b2", "c1c2"];
    rng.shuffle(&mut lines);
    Field::new(1, 2).after(&lines[..rng.usize(3..=4)].join(" "))
}
