//! Shared code for the tests of this chapter: positions, and a board that counts nodes.

// Each test file is compiled as a separate program and uses only some of these items.
#![allow(dead_code, unused_imports)]

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use std::sync::OnceLock;

use call_trace::{Call, Trace};
use diagnosis::listed;
pub(crate) use diagnosis::{minus, spaced};
use dots_and_boxes::boxes::{closed_by, sides};
use dots_and_boxes::dots::{Dots, Field};
use dots_and_boxes::extra_turn::draw;
use dots_and_boxes::size::{Boxes, Line, Size};
use fastrand::Rng;
use game::{Board, Player, Value};

/// Parses a position. The exercises that build its board must be right first.
pub(crate) fn position(text: &str) -> Dots {
    right_board_first();
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

#[track_caller]
pub(crate) fn size(text: &str) -> Size {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Returns the sides of a box: top, bottom, left and right.
pub(crate) fn around(size: Size, row: usize, col: usize) -> [Line; 4] {
    [
        size.across(row, col),
        size.across(row + 1, col),
        size.down(row, col),
        size.down(row, col + 1),
    ]
}

/// Returns the boxes whose undrawn sides are as wanted.
pub(crate) fn boxes(board: &Dots, wanted: impl Fn(&[Line]) -> bool) -> Boxes {
    let size = board.size;
    let open = |number: usize| {
        let sides = around(size, number / size.cols, number % size.cols);
        let open = sides.into_iter().filter(|&side| !board.is_drawn(side));
        open.collect::<Vec<Line>>()
    };
    let boxes = (0..size.boxes()).filter(|&number| wanted(&open(number)));
    boxes.fold(0, |set, number| set | 1 << number)
}

/// Iterates over every set of lines of some small fields, with each line that can still be drawn. The mover
/// alternates with the number of lines.
fn all_small() -> impl Iterator<Item = (Dots, Line)> {
    let sets = |size: Size| {
        (0..size.all_lines()).map(move |drawn| {
            let mut board = Dots {
                drawn,
                ..Dots::new(size)
            };
            if drawn.count_ones() % 2 == 1 {
                board.to_move = Player::Second;
            }
            board.taken[0] = boxes(&board, <[Line]>::is_empty);
            board
        })
    };
    let boards = ["1x1", "1x2", "2x1"].map(size).into_iter().flat_map(sets);
    boards.flat_map(|board| {
        let open = { board.size.numbers() }.map(move |number| board.size.line(number));
        let open: Vec<Line> = open.filter(|&line| !board.is_drawn(line)).collect();
        open.into_iter().map(move |line| (board, line))
    })
}

/// Returns the message about a wrong `boxes` exercise, on which others build, or `None` if it is right, panics
/// or is not written yet.
pub(crate) fn boxes_first() -> Option<String> {
    let wrong_sides = || {
        all_small().find_map(|(Dots { size, .. }, _)| {
            let numbers = |at: usize| {
                let (row, col) = (at / size.cols, at % size.cols);
                (
                    row,
                    col,
                    sides(size, row, col),
                    around(size, row, col).map(Line::number),
                )
            };
            let (row, col, got, want) =
                { (0..size.boxes()).map(numbers) }.find(|(_, _, got, want)| got != want)?;
            let [got, want] = [got, want].map(|sides| format!("{sides:?}"));
            Some((format!("sides({size}, {row}, {col})"), got, want))
        })
    };
    let wrong_boxes = || {
        all_small().find_map(|(board, line)| {
            let (size, number) = (board.size, line.number());
            let got = closed_by(size, board.drawn, number);
            let want = boxes(&board, |open| open == [line]);
            let call = format!("closed_by({size}, {:#b}, {number})", board.drawn);
            (got != want).then(|| (call, named_boxes(got), named_boxes(want)))
        })
    };
    let (call, got, want) = diagnosis::if_written(wrong_sides)
        .flatten()
        .or_else(|| diagnosis::if_written(wrong_boxes).flatten())?;
    let first = "the boards of this test depend on this function. Correct the function in the \
                 exercise `boxes` first.";
    Some(diagnosis::wrong_answer(&call, got, want, first))
}

/// Fails if one of the exercises that build the boards, `boxes` and `extra_turn`, is wrong.
fn right_board_first() {
    static WRONG: OnceLock<Option<String>> = OnceLock::new();
    let wrong_board = || {
        all_small().find_map(|(board, line)| {
            let got = draw(&board, line);
            let closed = boxes(&board, |open| open == [line]);
            let mut want = Dots {
                drawn: board.drawn | 1 << line.number(),
                ..board
            };
            match closed {
                0 => want.to_move = board.to_move.other(),
                _ => want.taken[usize::from(board.to_move == Player::Second)] |= closed,
            }
            (got != want).then(|| {
                diagnosis::wrong_answer(
                    &format!("draw({line}) on {board:?}"),
                    format!("{got:?}"),
                    format!("{want:?}"),
                    "the test builds its boards with your `draw`. Correct `draw` in the exercise \
                     `extra_turn` first.",
                )
            })
        })
    };
    let wrong = WRONG
        .get_or_init(|| boxes_first().or_else(|| diagnosis::if_written(wrong_board).flatten()));
    if let Some(words) = wrong {
        panic!("{words}");
    }
}

/// Returns positions from random games with `left` undrawn lines, the same positions each time.
pub(crate) fn random_positions(sizes: &[&str], left: usize, count: usize) -> Vec<Dots> {
    right_board_first();
    random_games(sizes, left, count)
}

/// Returns the same positions without checking the exercises that build the boards.
pub(crate) fn random_games(sizes: &[&str], left: usize, count: usize) -> Vec<Dots> {
    let mut rng = Rng::with_seed(1959);
    let sizes = sizes.iter().map(|text| size(text)).cycle();
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

/// Converts a value of the first player to the view of the player to move.
pub(crate) fn for_mover(board: &Dots, value: Value) -> Value {
    match board.to_move {
        Player::First => value,
        Player::Second => -value,
    }
}

/// Checks whether `got` is right in a window: inside the window only the exact value, and outside it any bound
/// between the value and the window.
pub(crate) fn bound_agrees(exact: Value, got: Value, (alpha, beta): (Value, Value)) -> bool {
    if exact <= alpha {
        (exact..=alpha).contains(&got)
    } else if exact >= beta {
        (beta..=exact).contains(&got)
    } else {
        got == exact
    }
}

/// Returns the windows of the first board's replies, from the recorded calls of this function, or
/// of a helper that it calls.
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

/// Formats a set of boxes in words.
pub(crate) fn named_boxes(set: Boxes) -> String {
    let numbers = (0..32).filter(|number| set & 1 << number != 0);
    let numbers: Vec<u32> = numbers.collect();
    match &numbers[..] {
        [] => "no box".to_owned(),
        [one] => format!("box {one}"),
        all => format!("boxes {}", listed(all)),
    }
}

pub(crate) fn name(player: Player) -> char {
    match player {
        Player::First => 'A',
        Player::Second => 'B',
    }
}

/// The number of each board, the board, and the move that was played on it.
type Log<B> = Rc<RefCell<Vec<(usize, B, <B as Board>::Move)>>>;

/// A board that notes the moves played on it, and stops a search that plays too many.
#[derive(Clone)]
pub(crate) struct Noted<B: Board> {
    pub(crate) board: B,
    pub(crate) log: Log<B>,
    pub(crate) most: usize,
    id: usize,
}

impl<B: Board> Noted<B> {
    /// Wraps a board for a search of at most `most` nodes, including the first.
    pub(crate) fn new(board: B, most: usize) -> Self {
        Self::in_log(board, most, &Rc::default())
    }

    /// Does the same, and appends the moves played on it to the log.
    pub(crate) fn in_log(board: B, most: usize, log: &Log<B>) -> Self {
        Self {
            board,
            id: log.borrow().len(),
            log: Rc::clone(log),
            most,
        }
    }

    /// Returns the number of nodes so far: the first board, and every board that was played.
    pub(crate) fn nodes(&self) -> usize {
        self.log.borrow().len() + 1
    }
}

/// A field that counts the boards played from it.
pub(crate) type Counted = Noted<Dots>;

impl<B: Board> Board for Noted<B> {
    game::pass_on!(board: B, except play, try_play);

    fn play(&self, mv: B::Move) -> Self {
        self.log
            .borrow_mut()
            .push((self.id, self.board.clone(), mv));
        let id = self.log.borrow().len();
        assert!(
            self.nodes() <= self.most,
            "Your search from {:?} was stopped after {} lines, but should draw fewer lines.",
            self.log.borrow()[0].1,
            spaced(self.most)
        );
        Self {
            board: self.board.play(mv),
            id,
            ..self.clone()
        }
    }
}

impl Field for Noted<Dots> {
    fn dots(&self) -> &Dots {
        &self.board
    }
}

impl<B: Board> fmt::Debug for Noted<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.board, f)
    }
}

impl<B: Board> fmt::Display for Noted<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}
