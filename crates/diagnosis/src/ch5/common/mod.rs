//! What the tests of this chapter share: positions, and a field that counts.

// Each test file is a program of its own and uses only some of this.
#![allow(dead_code, unused_imports)]

use std::cell::Cell;
use std::fmt;
use std::rc::Rc;

use call_trace::{Call, Trace};
pub(crate) use diagnosis::{minus, spaced};
use dots_and_boxes::dots::{Dots, Field};
use dots_and_boxes::size::{Boxes, Line, Size};
use fastrand::Rng;
use game::{Board, Player, Value};

/// The position that a test writes.
pub(crate) fn position(text: &str) -> Dots {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// The size that a test writes.
#[track_caller]
pub(crate) fn size(text: &str) -> Size {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Positions that random games lead to, with `left` lines to be drawn: each time the same ones.
pub(crate) fn random_positions(sizes: &[&str], left: usize, count: usize) -> Vec<Dots> {
    let mut rng = Rng::with_seed(1959);
    let sizes = sizes.iter().map(|size| position(size).size).cycle();
    let game = |size: Size| {
        let mut board = Dots::new(size);
        for _ in left..size.lines() {
            let lines: Vec<Line> = board.legal_moves().collect();
            board = board.play(lines[rng.usize(..lines.len())]);
        }
        board
    };
    sizes.map(game).take(count).collect()
}

/// A value of the first player, as the player to move sees it.
pub(crate) fn for_mover(board: &Dots, value: Value) -> Value {
    match board.to_move {
        Player::First => value,
        Player::Second => -value,
    }
}

/// Whether a value may be answered in a window where `exact` is right: the value itself inside
/// of the window, and outside of it any bound between it and the window.
pub(crate) fn bound_agrees(exact: Value, got: Value, (alpha, beta): (Value, Value)) -> bool {
    if exact <= alpha {
        (exact..=alpha).contains(&got)
    } else if exact >= beta {
        (beta..=exact).contains(&got)
    } else {
        got == exact
    }
}

/// The windows with which the first board's replies were asked, as they were recorded: by the function
/// of this name, or by a helper that it hands over to.
pub(crate) fn windows_of_replies(trace: &Trace, name: &str) -> Vec<[i64; 2]> {
    let tree = trace.tree();
    let searcher = diagnosis::searcher(&tree, name);
    let first = tree
        .calls
        .iter()
        .find(|call| Some(call.function) == searcher);
    let replies = first.map_or(vec![], |first| diagnosis::replies(&tree, first));
    let window = |call: &Call| {
        let bound = |name| {
            let mut args = call.args.iter();
            args.find(|(is, _)| *is == name)?.1.parse().ok()
        };
        Some([bound("alpha")?, bound("beta")?])
    };
    replies.into_iter().filter_map(window).collect()
}

/// A set of boxes as people say it.
pub(crate) fn named_boxes(set: Boxes) -> String {
    let numbers = (0..32).filter(|number| set & 1 << number != 0);
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    match numbers.split_last() {
        None => "no box".to_owned(),
        Some((last, [])) => format!("box {last}"),
        Some((last, others)) => format!("boxes {} and {last}", others.join(", ")),
    }
}

/// The name of a player.
pub(crate) fn name(player: Player) -> char {
    match player {
        Player::First => 'A',
        Player::Second => 'B',
    }
}

/// A field that counts the boards that are played from it, and stops a search that plays too many.
#[derive(Clone)]
pub(crate) struct Counted {
    first: Dots,
    board: Dots,
    played: Rc<Cell<usize>>,
    most: usize,
}

impl Counted {
    /// A field to be searched with at most `most` nodes, of which it is the first.
    pub(crate) fn new(board: Dots, most: usize) -> Self {
        Self {
            first: board,
            board,
            played: Rc::new(Cell::new(0)),
            most,
        }
    }

    /// The nodes so far: every board that was played, and the first.
    pub(crate) fn nodes(&self) -> usize {
        self.played.get() + 1
    }

    fn after(&self, board: Dots) -> Self {
        self.played.set(self.played.get() + 1);
        assert!(
            self.nodes() <= self.most,
            "Your search from {:?} drew more than {} lines and was stopped, but should draw fewer.",
            self.first,
            spaced(self.most)
        );
        Self {
            board,
            ..self.clone()
        }
    }
}

impl Board for Counted {
    game::pass_on!(board: Dots);
}

impl Field for Counted {
    fn dots(&self) -> &Dots {
        &self.board
    }
}

impl fmt::Debug for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.board, f)
    }
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}
