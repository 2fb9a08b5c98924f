//! dots-7: `same_position`, the lines alone decide the rest.

mod common;

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::rc::Rc;

use common::{for_mover, minus, position, random_positions, size, spaced};
use dots_and_boxes::dots::{Dots, Field};
use dots_and_boxes::same_position::{Memo, same_position};
use dots_and_boxes::size::{Line, Lines};
use game::{Board, Player, Value};
use kit::{attempt, remark, twice, watch, worth};
use rstest::rstest;
use tic_tac_toe::look_ahead::look_ahead;

const NEW: &str = "what is taken now counts, and then the rest: for the mover who stays as it is, \
                   for the one who passes the turn with its sign turned.";

const KEPT: &str = "with a new memo nothing was searched: something is kept from one call to the \
                    next, in a static perhaps. What is known stands in the memo that is handed in.";

#[rstest]
#[case::nothing_left("1x1 a1b1 a1a2 b1b2 a2b2", 0)]
#[case::the_last_box("1x1 a1b1 a1a2 b1b2", 1)]
#[case::two_boxes_with_one_line("1x2 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2", 2)]
#[case::one_box_to_be_left("1x1 a1b1 a1a2", -1)]
#[case::a_corridor_of_two("1x2 a1b1 b1c1 a2b2 b2c2 a1a2", 2)]
#[case::an_empty_box("1x1", -1)]
#[case::two_empty_boxes("1x2", 0)]
#[case::two_to_be_left("2x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 a3b3 b3c3 c3d3 a1a2", 2)]
fn the_rest_is_worth_what_the_mover_gains(#[case] text: &str, #[case] want: Value) {
    right_value(&position(text), want, text);
}

#[rstest]
#[case::one_taken("1x2 a1b1 a2b2 a1a2 b1b2", 1)]
#[case::all_taken("1x2 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2 b1b2", 0)]
#[case::two_taken_at_once("1x3 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2 b1b2", 1)]
fn what_was_taken_before_does_not_count(#[case] text: &str, #[case] want: Value) {
    right_value(&position(text), want, text);
}

/// From each set of lines every open line is tried once, at most.
#[rstest]
#[case::one_box("1x1", -1)]
#[case::two("1x2", 0)]
#[case::three("1x3", -1)]
#[case::square("2x2", 2)]
fn every_position_is_searched_once(#[case] text: &str, #[case] want: Value) {
    let lines = size(text).lines();
    let suffice = lines * (1 << (lines - 1)) + 1;
    let board = Logged::new(position(text), suffice);
    let mut memo = Memo::new();
    let got = match attempt(|| same_position(&board, &mut memo)) {
        Some(got) => got,
        None if board.nodes() > suffice => Value::MAX, // it was stopped
        None => same_position(&position(text), &mut Memo::new()),
    };
    let nodes = board.nodes();
    assert!(
        nodes <= suffice,
        "more than {} nodes on {text}, and {} suffice: {}",
        spaced(suffice),
        spaced(suffice),
        board.repeated()
    );
    assert!(
        got == want,
        "{}: {}",
        minus(&format!(
            "{text} is worth {want} to the first player, and you say {got}"
        )),
        thought()
    );
    assert!(
        !memo.is_empty(),
        "{text} was searched, and the memo that was handed in is empty afterwards: store what was \
         found there, and not in a memo of your own."
    );
}

/// The same lines, drawn in another order: the boxes are another player's, or the mover is.
#[rstest]
#[case::again("2x2 a1b1 a2b2 a1a2 b1b2 c1c2", "2x2 a1b1 a2b2 a1a2 b1b2 c1c2", "")]
#[case::the_other_took_it(
    "2x2 a1b1 a2b2 a1a2 b1b2 c1c2",
    "2x2 c1c2 a1b1 a2b2 a1a2 b1b2",
    " Who took the boxes does not matter."
)]
#[case::the_other_moves(
    "1x3 b1b2 a1b1 a1a2 a2b2 c1c2 b1c1 b2c2",
    "1x3 a1b1 a1a2 a2b2 c1c2 b1c1 b2c2 b1b2",
    " Who moves does not matter: the value is that of the player to move."
)]
fn the_same_lines_are_the_same_position(
    #[case] first: &str,
    #[case] then: &str,
    #[case] thought: &str,
) {
    let mut memo = Memo::new();
    let [first, then] = [first, then].map(|text| Logged::new(position(text), 5_000));
    let want = same_position(&first, &mut memo);
    let got = same_position(&then, &mut memo);
    // Who looks up the boards after each line, before a call, has drawn each open line once.
    let looked_up = 1 + then.dots().open().count_ones() as usize;
    assert!(
        then.nodes() == 1 || then.nodes() == looked_up,
        "{then:?} was searched, although {first:?} was known: {} nodes more. The same lines are \
         open, so the rest is the same, whoever took the boxes and whoever moves.{thought}",
        spaced(then.nodes())
    );
    assert!(
        got == want,
        "{}",
        minus(&format!(
            "{first:?} is worth {want} to the player to move, and {then:?} {got}: they have the \
             same lines, and so the same rest."
        ))
    );
}

/// Every set of lines is asked for, with one memo; some player has taken the closed boxes.
#[rstest]
#[case::two_boxes("1x2")]
#[case::three_boxes("1x3")]
#[case::a_square("2x2")]
fn every_set_of_lines_has_one_value(#[case] text: &str) {
    let size = size(text);
    let values = values(text);
    let mut memo = Memo::new();
    for (drawn, &want) in values.iter().enumerate().rev() {
        let board = with_lines(Dots::new(size), drawn as Lines);
        let got = same_position(&board, &mut memo);
        let total = want + for_mover(&board, board.evaluate());
        assert!(
            got == want,
            "{}: {}\n{board}",
            minus(&format!(
                "{board:?} is worth {want} to the player to move, and you say {got}"
            )),
            with_one_memo(&board, want, total, got)
        );
    }
}

#[test]
fn on_random_positions_it_agrees_with_look_ahead() {
    let mut memos: HashMap<(usize, usize), Memo> = HashMap::new();
    for board in random_positions(&["2x2", "2x3", "1x5", "3x2"], 6, 80) {
        let memo = memos.entry((board.size.rows, board.size.cols)).or_default();
        let (got, want) = (same_position(&board, memo), rest(&board));
        let total = want + for_mover(&board, board.evaluate());
        assert!(
            got == want,
            "{}: {}\n{board}",
            minus(&format!(
                "{board:?} is worth {want} to the player to move from here on, and you say {got}"
            )),
            with_one_memo(&board, want, total, got)
        );
    }
    let board = position("2x3 a1b1 b1c1 a2b2 c2d2 b3c3 a1a2 d2d3 b2b3");
    twice("same_position with a new memo", || {
        same_position(&board, &mut Memo::new())
    });
}

#[test]
fn the_page_asked_how_many_nodes_the_tree_has() {
    let board = Logged::new(position("2x2"), usize::MAX);
    let mut memo = Memo::new();
    let got = same_position(&board, &mut memo);
    assert!(got == 2, "2x2 is worth 2, and you say {got}.");
    // Of all games of n lines there are n! / k! with k lines to go.
    let tree: u64 = (0..=12)
        .map(|played| (12 - played + 1..=12).product::<u64>())
        .sum();
    worth(format!(
        "{} nodes on 2x2, for {} sets of lines. The tree without a memo has {}.",
        spaced(board.nodes()),
        spaced(memo.len()),
        spaced(tree)
    ));
    if board.nodes() < 12 << 11 {
        remark(format!(
            "{} nodes, where to look up each board after it is made takes {}: yours saves more than \
             was asked.",
            spaced(board.nodes()),
            spaced((12 << 11) + 1)
        ));
    }
}

/// What the rest of the game is worth to the player to move, by looking ahead.
fn rest(board: &Dots) -> Value {
    let (value, _) = look_ahead(board, board.open().count_ones());
    for_mover(board, value - board.evaluate())
}

/// What each set of lines of a field is worth to the player to move, from the last line back.
fn values(text: &str) -> Vec<Value> {
    let field = position(text);
    let mut values = vec![0; 1 << field.size.lines()];
    for drawn in (0..field.size.all_lines()).rev() {
        let board = Dots { drawn, ..field };
        let of = |line: Line| {
            let after = values[(drawn | 1 << line.number()) as usize];
            match board.closes(line) {
                0 => -after,
                closed => closed + after,
            }
        };
        let best = board.legal_moves().map(of).max();
        values[drawn as usize] = best.unwrap_or(0);
    }
    values
}

/// A field on which these lines are drawn, and the second player has what is closed.
fn with_lines(field: Dots, lines: Lines) -> Dots {
    let drawn = |board: Dots, line: Line| match lines & 1 << line.number() {
        0 => board,
        _ => Dots {
            to_move: Player::Second,
            ..board.play(line)
        },
    };
    let size = field.size;
    size.numbers()
        .map(|line| size.line(line))
        .fold(field, drawn)
}

/// Demands the value of the rest, asked with a new memo.
fn right_value(board: &Dots, want: Value, name: &str) {
    let too_large = |panic: &str, _: &call_trace::Tree| {
        panic.contains("overflow").then(|| {
            let thought = match thought() {
                TOO_EARLY => TOO_EARLY,
                _ => "that is no number of boxes. What is the rest worth when no line is left?",
            };
            format!("after {name} a value outgrew its type ({panic}): {thought}")
        })
    };
    let many = 3_000;
    let logged = Logged::new(*board, many);
    let (got, _) = watch(
        || attempt(|| same_position(&logged, &mut Memo::new())),
        |_, _| None,
    );
    let Some(got) = got else {
        assert!(
            logged.nodes() <= many,
            "more than {} nodes after {name}: {}",
            spaced(many),
            not_kept().unwrap_or_else(|| logged.repeated())
        );
        let (_, _) = watch(|| same_position(board, &mut Memo::new()), too_large);
        return;
    };
    let total = want + for_mover(board, board.evaluate());
    let thought = match got {
        _ if got == total && got != want => "off by the boxes already taken: store the rest.",
        _ => thought(),
    };
    assert!(
        got == want,
        "{}: {thought}\n{board}",
        minus(&format!(
            "after {name} the rest is worth {want} to the player to move, and you say {got}"
        ))
    );
}

const TOO_EARLY: &str = "what is kept in the memo is not what is returned: a value is stored when \
                         every line was tried, and not before.";

/// What the memo holds after the empty 1x1, where it holds too little.
fn not_kept() -> Option<String> {
    let mut memo = Memo::new();
    attempt(|| same_position(&position("1x1"), &mut memo))?;
    match memo.len() {
        0 => Some(
            "the memo is empty, also after the search. What was worked out is stored before it is \
             returned."
                .to_owned(),
        ),
        1 => Some(
            "the memo holds one position, the one that was asked for. What was found below it is \
             lost: hand the memo itself down, not another one."
                .to_owned(),
        ),
        _ => None,
    }
}

/// What a wrong value has not understood: the smallest games tell.
fn thought() -> &'static str {
    let said = |text: &str| attempt(|| same_position(&position(text), &mut Memo::new()));
    let logged = Logged::new(position("1x1 a1b1"), 1_000);
    if attempt(|| same_position(&logged, &mut Memo::new())).is_some() && logged.nodes() == 1 {
        return KEPT;
    }
    let last = said("1x1 a1b1 a1a2 b1b2");
    let of_a = Dots {
        to_move: Player::First,
        ..position("1x1 a1b1 a1a2 b1b2")
    };
    let last_of_a = attempt(|| same_position(&of_a, &mut Memo::new()));
    let both = said("1x2 a1b1 b1c1 a1a2 a2b2 b2c2 c1c2");
    let corridor = said("1x2 a1b1 b1c1 a2b2 b2c2 a1a2");
    let passed = said("1x1 a1b1 a1a2");
    match said("1x1 a1b1 a1a2 b1b2 a2b2") {
        Some(0) => {}
        Some(nothing) if nothing.unsigned_abs() > 60 => {
            return "that is no number of boxes. What is the rest worth when no line is left?";
        }
        _ => return "when no line is left, the rest is worth 0.",
    }
    // Three lines are left, and after two of them the position is known already.
    let mut memo = Memo::new();
    let corner = position("1x1 a1b1");
    let answer = attempt(|| same_position(&corner, &mut memo));
    let again = attempt(|| same_position(&corner, &mut memo.clone()));
    let least = memo.values().min().is_some_and(|&least| least < -60);
    if least || answer.is_some() && again.is_some() && answer != again {
        return TOO_EARLY;
    }
    // One set of lines, and either player moves: one value, with one memo.
    let [of_a, of_b] = [Player::First, Player::Second].map(|to_move| Dots {
        to_move,
        ..position("1x1 a1b1 a1a2")
    });
    let mut memo = Memo::new();
    let one_memo = [of_a, of_b].map(|board| attempt(|| same_position(&board, &mut memo)));
    if passed == Some(-1) && one_memo == [Some(-1), Some(1)] {
        return "what is stored is A's, and it is looked up for both. With the same lines the rest \
                is worth the same to A, if A moves, as to B, if B moves: store it for the player to \
                move.";
    }
    match [last, both, corridor, passed] {
        [Some(-1), ..] if last_of_a == Some(1) => {
            "for A it is right, and for B the sign is wrong: the rest is that of the player to move, \
             and not always of A."
        }
        [Some(_), ..] if last_of_a == Some(1) && last != Some(1) => {
            "for A it is right, and for B it is not: compare who moves before and who moves after, \
             whoever it is."
        }
        [Some(0), ..] => {
            "what is taken now counts: add what the line closes, when the mover stays."
        }
        [Some(-1), ..] => {
            "a line that closes a box is a gain for the mover, and not a loss: what it closes is \
             added, and the rest stays as it is."
        }
        [Some(1), Some(1), ..] => "a line can close two boxes, and both are gained.",
        [Some(1), Some(2), Some(1), _] => {
            "the rest counts, too: who closes a box moves again, and gets what the rest is worth."
        }
        [Some(1), Some(2), Some(-2), _] => "the mover draws the best line, and not the worst one.",
        [Some(1), Some(2), Some(0), _] => {
            "who closes a box moves again, so the rest is the mover's too: as it is, and with its \
             sign turned only where the turn passes."
        }
        [Some(1), Some(2), _, Some(1)] => {
            "where the turn passes, the rest is the other player's: with its sign turned."
        }
        [Some(1), Some(2), _, Some(0)] => {
            "a loss that cannot be avoided is worth 0 to you: the best value begins below all \
             values, where a line is left."
        }
        [Some(1), Some(2), Some(2), Some(-1)] => {
            let two_left = said("2x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 a3b3 b3c3 c3d3 a1a2");
            let empty = ["1x1", "1x2", "1x3"].map(said);
            let kept = ["1x1", "1x2"].map(|text| {
                let mut memo = Memo::new();
                attempt(|| same_position(&position(text), &mut memo)).map(|_| memo.len())
            });
            if kept == [Some(5), Some(8)] {
                "the memo holds one value for each number of lines. Of two positions with as many \
                 lines one can be worth more: which lines are drawn is the key."
            } else if two_left == Some(0) && empty == [Some(-1), Some(0), Some(-1)] {
                "is every open line tried? A box need not be taken: to leave two can be worth more."
            } else {
                "the smallest games are right. Is every open line tried before a value is stored, \
                 and is no other position's value found under the same key?"
            }
        }
        _ => NEW,
    }
}

/// What is wrong with a value that was asked for after others, with one memo.
fn with_one_memo(board: &Dots, want: Value, total: Value, got: Value) -> &'static str {
    let logged = Logged::new(*board, usize::MAX);
    let alone = attempt(|| same_position(&logged, &mut Memo::new()));
    if logged.nodes() == 1 && alone.is_some() {
        KEPT
    } else if alone == Some(want) {
        "with a new memo it is right. One memo served other positions before: is what it holds \
         true for every position that is looked up under this key?"
    } else if got == total {
        "off by the boxes already taken: store the rest."
    } else {
        thought()
    }
}

/// A field that remembers which line was drawn on which board.
#[derive(Clone)]
struct Logged {
    board: Dots,
    id: usize,
    log: Rc<RefCell<Vec<(usize, Dots, Line)>>>,
    most: usize,
}

impl Logged {
    /// A field to be searched with at most `most` nodes, of which it is the first.
    fn new(board: Dots, most: usize) -> Self {
        let log = Rc::default();
        Self {
            board,
            id: 0,
            log,
            most,
        }
    }

    fn nodes(&self) -> usize {
        self.log.borrow().len() + 1
    }

    /// What was done more than once, and why that may be.
    fn repeated(&self) -> String {
        let log = self.log.borrow();
        let mut drawn = HashSet::new();
        if let Some((_, board, line)) = log.iter().find(|(id, _, line)| !drawn.insert((*id, *line)))
        {
            return format!(
                "{line} was played twice from one position, {board:?}: keep the board."
            );
        }
        // The boards from which lines were drawn, by their lines.
        let mut boards: HashMap<Lines, HashMap<usize, Dots>> = HashMap::new();
        for (id, board, _) in log.iter() {
            boards.entry(board.drawn).or_default().insert(*id, *board);
        }
        let pairs = || {
            boards.values().flat_map(|same| {
                let same: Vec<&Dots> = same.values().collect();
                let first = same[0];
                same[1..]
                    .iter()
                    .map(move |&other| (*first, *other))
                    .collect::<Vec<_>>()
            })
        };
        if let Some((board, _)) = pairs().find(|(one, other)| one == other) {
            return format!(
                "{board:?} was searched again. Is every position looked up first, and stored before \
                 its value is returned?"
            );
        }
        let taken =
            pairs().find(|(one, other)| one.taken != other.taken && one.to_move == other.to_move);
        let moved = pairs().find(|(one, other)| one.to_move != other.to_move);
        match (taken, moved) {
            (Some((one, other)), _) => format!(
                "as many nodes as before. {one:?} and {other:?} were both searched: who took the \
                 boxes is part of the position, but does it decide the rest?"
            ),
            (None, Some((one, other))) => format!(
                "{one:?} and {other:?} were both searched. Is there more in the key than decides \
                 the rest? It is the same, whoever took the boxes and whoever moves."
            ),
            _ => {
                "is every position looked up first, and stored before its value is returned?".into()
            }
        }
    }
}

impl Board for Logged {
    type Move = Line;

    fn to_move(&self) -> Player {
        self.board.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = Line> {
        self.board.legal_moves()
    }

    fn play(&self, line: Line) -> Self {
        let mut log = self.log.borrow_mut();
        log.push((self.id, self.board, line));
        let id = log.len();
        drop(log);
        assert!(
            self.nodes() <= self.most,
            "stopped after {} nodes",
            self.most
        );
        Self {
            board: self.board.play(line),
            id,
            ..self.clone()
        }
    }

    fn done(&self) -> bool {
        self.board.done()
    }

    fn evaluate(&self) -> Value {
        self.board.evaluate()
    }
}

impl Field for Logged {
    fn dots(&self) -> &Dots {
        &self.board
    }
}

impl fmt::Debug for Logged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.board, f)
    }
}

impl fmt::Display for Logged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}
