//! What the tests of this chapter share: positions, and a field that counts.

// Each test file is a program of its own and uses only some of this.
#![allow(dead_code, unused_imports)]

use std::cell::Cell;
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

/// The position that a test writes. What its board is made with must be right first.
pub(crate) fn position(text: &str) -> Dots {
    right_board_first();
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// The size that a test writes.
#[track_caller]
pub(crate) fn size(text: &str) -> Size {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// The sides of a box: top, bottom, left and right.
pub(crate) fn around(size: Size, row: usize, col: usize) -> [Line; 4] {
    [
        size.across(row, col),
        size.across(row + 1, col),
        size.down(row, col),
        size.down(row, col + 1),
    ]
}

/// The boxes whose sides that are not drawn are as wanted.
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

/// Every set of lines of some small fields, with each line that can be drawn then, for both players to move.
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

/// What is said first where the exercise `boxes` is not right, on which others build. `None` if it is right, panics or is
/// not written yet.
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
    let first = "the boards of this test need it. Correct it in the exercise `boxes` first.";
    Some(diagnosis::wrong_answer(&call, got, want, first))
}

/// Stops a test with what is wrong in the exercises that make its boards, `boxes` and `extra_turn`.
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
                    "the boards of this test are made by `draw`. Correct it in the exercise `extra_turn` first.",
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

/// Positions that random games lead to, with `left` lines to be drawn: each time the same ones.
pub(crate) fn random_positions(sizes: &[&str], left: usize, count: usize) -> Vec<Dots> {
    right_board_first();
    random_games(sizes, left, count)
}

/// The same, whatever the boards are made with.
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
    let numbers: Vec<u32> = numbers.collect();
    match &numbers[..] {
        [] => "no box".to_owned(),
        [one] => format!("box {one}"),
        all => format!("boxes {}", listed(all)),
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
            "Your search from {:?} was stopped after {} lines, but should draw fewer.",
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
