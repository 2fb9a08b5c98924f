//! The checks of the exercise `same_position`, one function for each test, and the explanations of wrong answers.

mod common;

use common::{Noted, for_mover, minus, position, random_positions, size, spaced};
use diagnosis::{attempt, remark, twice, watch, worth, wrong_answer};
use dots_and_boxes::dots::{Dots, Field};
use dots_and_boxes::same_position::{Memo, same_position};
use dots_and_boxes::size::{Line, Lines};
use dots_and_boxes::symmetry::Symmetry;
use game::{Board, Player, Value, Watched};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;
use std::sync::OnceLock;
use tic_tac_toe::look_ahead::look_ahead;

const KEPT: &str = "the first call of your code searched, but a later call with a new memo did \
                    not. Your code stores something between two calls, perhaps in a `static`. Store \
                    values only in the `memo` that each call receives.";

pub(super) fn the_rest_is_worth_what_the_mover_gains(text: &str, want: Value) {
    right_value(&position(text), want, text);
}

pub(super) fn what_was_taken_before_does_not_count(text: &str, want: Value) {
    right_value(&position(text), want, text);
}

pub(super) fn every_position_is_searched_once(text: &str, want: Value) {
    let lines = size(text).lines();
    let suffice = lines * (1 << (lines - 1)) + 1;
    let board = Noted::new(position(text), suffice);
    let mut memo = Memo::new();
    let got = searched(&board, &mut memo, text);
    assert!(
        got == want,
        "{}",
        wrong(text, got, want, &thought_of(&board.board, want))
    );
    assert!(
        !memo.is_empty(),
        "Your memo after same_position({text}) is empty, but should contain {text}.\nThe values \
         belong in the `memo` that the call receives, not in another memo."
    );
}

pub(super) fn the_same_lines_are_the_same_position(first: &str, then: &str) {
    let mut memo = Memo::new();
    let [first, then] = [first, then].map(|text| Noted::new(position(text), 5_000));
    let want = searched(&first, &mut memo, &format!("{first:?}"));
    let got = searched(&then, &mut memo, &format!("{then:?}"));
    // A program that looks up the board after each line, before a call, has drawn each open line once.
    let looked_up = 1 + then.dots().open().count_ones() as usize;
    let is_found = |board: Dots| {
        let mut memo = Memo::new();
        let [_, again] = [first.board, board].map(|board| asked(board, &mut memo).1);
        again == 1 || again == 1 + board.open().count_ones() as usize
    };
    let with_the_mover = Dots {
        to_move: then.board.to_move,
        ..first.board
    };
    let with_the_boxes = Dots {
        taken: then.board.taken,
        ..first.board
    };
    let why = || match nothing_known() {
        why if !why.is_empty() => why,
        _ if first.board != then.board && !is_found(first.board) => {
            " Your code searches even the first position again. Check that your code stores each \
             value, and finds it."
                .into()
        }
        none => match [with_the_mover, with_the_boxes].map(is_found) {
            [false, true] => {
                " Remove the player to move from the key, and return the value for this player."
                    .into()
            }
            [true, false] => " Remove the taken boxes from the key.".into(),
            [false, false] if first.board != then.board => {
                " Use only the lines as the key, and return the value for the player to move."
                    .into()
            }
            _ => none,
        },
    };
    let same = match first.board == then.board {
        true => {
            "Both calls are for the same position: the first must store the value, and the second \
             must find it."
        }
        false => {
            "Both positions have the same lines, so the rest of the game has the same value for \
             the player to move."
        }
    };
    assert!(
        then.nodes() == 1 || then.nodes() == looked_up,
        "Your same_position({then:?}), after {first:?} with the same memo, visited {} nodes, but \
         should visit 1.\n{same}{}",
        spaced(then.nodes()),
        why()
    );
    let [right_first, right] = [&first, &then].map(|it| rest(&it.board));
    let thought = || match want == right_first {
        true => format!(
            "with the same memo, your code returned {} for {first:?}. {}",
            diagnosis::value(want),
            kept_otherwise().map_or(same.into(), |said| diagnosis::sentence(&said))
        ),
        false => thought_of(&then.board, right),
    };
    assert!(
        got == right,
        "{}",
        wrong(&format!("{then:?}"), got, right, &thought())
    );
}

pub(super) fn every_set_of_lines_has_one_value(text: &str) {
    let size = size(text);
    let values = values(text);
    let mut memo = Memo::new();
    // All questions together need one search of the empty field, and one node for each question.
    let suffice = size.lines() * (1 << (size.lines() - 1)) + values.len();
    let log = Rc::default();
    for (drawn, &want) in values.iter().enumerate().rev() {
        let board = with_lines(Dots::new(size), drawn as Lines);
        let logged = Noted::in_log(board, suffice, &log);
        let got = searched(&logged, &mut memo, &format!("{EVERY} {text} with one memo"));
        assert!(
            got == want,
            "{}",
            pictured(
                &wrong(
                    &format!("{board:?}"),
                    got,
                    want,
                    &with_one_memo(&board, want)
                ),
                &board
            )
        );
    }
}

pub(super) fn on_random_positions_it_agrees_with_look_ahead() {
    let mut memos: HashMap<(usize, usize), Memo> = HashMap::new();
    for board in random_positions(&["2x2", "2x3", "1x5", "3x2"], 6, 80) {
        let memo = memos.entry((board.size.rows, board.size.cols)).or_default();
        let logged = Noted::new(board, 1_000); // six lines are left: 64 sets of lines
        let (got, want) = (searched(&logged, memo, &format!("{board:?}")), rest(&board));
        if got == want {
            continue;
        }
        let (board, got) = smallest_alone(board).unwrap_or((board, got));
        let (name, want) = (format!("{board:?}"), rest(&board));
        let thought = with_one_memo(&board, want);
        panic!("{}\n{board}", wrong(&name, got, want, &thought));
    }
    let board = position("2x3 a1b1 b1c1 a2b2 c2d2 b3c3 a1a2 d2d3 b2b3");
    twice("same_position with a new memo", || {
        same_position(&board, &mut Memo::new())
    });
}

pub(super) fn on_a_large_field_too(text: &str, lines: usize) {
    assert_eq!(size(text).lines(), lines);
    let mut memo = Memo::new();
    for board in random_positions(&[text], 6, 12) {
        let logged = Noted::new(board, 1_000);
        let name = format!("{text} with six lines left");
        let (got, want) = (searched(&logged, &mut memo, &name), rest(&board));
        if got == want {
            continue;
        }
        let (board, got) = smallest_alone(board).unwrap_or((board, got));
        let left = diagnosis::counted(board.open().count_ones(), "line");
        let (name, want) = (format!("{text} with {left} left"), rest(&board));
        let thought = too_narrow(text, &with_one_memo(&board, want));
        let lines: Vec<String> = board.legal_moves().map(|line| line.to_string()).collect();
        panic!(
            "{}\nThese lines of the board are left: {}.\n{board}",
            wrong(&name, got, want, &thought),
            lines.join(" ")
        );
    }
}

/// Returns the smallest later position that is still wrong with a new memo, and the student's value of it. At
/// least two lines are left in it. Returns `None` if this position is right with a new memo.
fn smallest_alone(board: Dots) -> Option<(Dots, Value)> {
    let is_wrong = |board: &Dots| alone(*board) != Some(rest(board));
    let later = |board: &Dots| {
        let boards = board.legal_moves().map(|line| board.play(line));
        boards
            .filter(|board| board.open().count_ones() > 1)
            .collect()
    };
    let board = is_wrong(&board).then(|| diagnosis::smallest(board, later, is_wrong))?;
    let logged = Noted::new(board, MANY);
    let got = searched(&logged, &mut Memo::new(), &format!("{board:?}"));
    Some((board, got))
}

/// Explains an error on a field with more than 32 lines if smaller fields are right, and otherwise returns `otherwise`.
fn too_narrow(text: &str, otherwise: &str) -> String {
    let mut small = random_positions(&["2x3", "3x3", "1x5"], 6, 12).into_iter();
    let mut memos: HashMap<usize, Memo> = HashMap::new();
    let right = small.all(|board| {
        let memo = memos.entry(board.size.lines()).or_default();
        asked(board, memo).0 == Some(rest(&board))
    });
    if !right {
        return otherwise.to_owned();
    }
    format!(
        "your code is right for positions of smaller fields, but {text} has {} lines. A set of so \
         many lines needs 64 bits, as in the type `Lines`, which is a `u64`. Check that neither the key nor any other \
         variable is narrower.",
        size(text).lines()
    )
}

pub(super) fn the_page_asked_how_many_nodes_the_tree_has() {
    let board = Noted::new(position("2x2"), (12 << 11) + 1);
    let mut memo = Memo::new();
    let got = searched(&board, &mut memo, "2x2");
    assert!(got == 2, "{}", wrong("2x2", got, 2, ""));
    // In the tree of all games of n lines, n! / k! nodes have k lines left.
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
            "Your search visited {} nodes. A search that looks up each board only after the move \
             visits {}: your search saves more than the task requires.",
            spaced(board.nodes()),
            spaced((12 << 11) + 1)
        ));
    }
}

fn wrong(name: &str, got: Value, want: Value, thought: &str) -> String {
    minus(&wrong_answer(
        &format!("same_position({name})"),
        got,
        want,
        thought,
    ))
}

/// Returns the value of the rest of the game to the player to move: by looking ahead if few lines are left, and
/// otherwise from the value of each set of lines.
fn rest(board: &Dots) -> Value {
    fn by_lines(board: Dots, known: &mut HashMap<Lines, Value>) -> Value {
        if let Some(&value) = known.get(&board.drawn) {
            return value;
        }
        let of = |line| right_line(board.closes(line), by_lines(board.play(line), known));
        let value = board.legal_moves().map(of).max().unwrap_or(0);
        known.insert(board.drawn, value);
        value
    }
    if board.open().count_ones() > 8 {
        return by_lines(*board, &mut HashMap::new());
    }
    let (value, _) = look_ahead(board, board.open().count_ones());
    for_mover(board, value - board.evaluate())
}

/// Returns the value of each set of lines of a field to the player to move, from the last line back.
fn values(text: &str) -> Vec<Value> {
    values_by(text, right_line, best)
}

/// Does the same with other rules: `of_line` values a line, and `kept` selects the value of a board.
fn values_by(text: &str, of_line: OfLine, kept: Kept) -> Vec<Value> {
    let field = position(text);
    let mut values = vec![0; 1 << field.size.lines()];
    for drawn in (0..field.size.all_lines()).rev() {
        let board = Dots { drawn, ..field };
        let of = |line: Line| {
            let (closed, after) = (board.closes(line), drawn | 1 << line.number());
            (closed, of_line(closed, values[after as usize]))
        };
        let lines: Vec<(Value, Value)> = board.legal_moves().map(of).collect();
        values[drawn as usize] = kept(&lines);
    }
    values
}

/// Does the same for one board.
fn value_by(board: Dots, of_line: OfLine, kept: Kept) -> Value {
    let of = |line: Line| {
        let closed = board.closes(line);
        (
            closed,
            of_line(closed, value_by(board.play(line), of_line, kept)),
        )
    };
    let lines: Vec<(Value, Value)> = board.legal_moves().map(of).collect();
    kept(&lines)
}

/// Builds a field with these lines. The second player has the closed boxes.
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

/// More nodes than any search for a cause needs.
const MANY: usize = 3_000;

const CORNER: &str = "1x1 a1b1";

/// The number of nodes in the first search of all. No value can have been kept before it.
static FIRST: OnceLock<usize> = OnceLock::new();

fn first_of_all() -> usize {
    *FIRST.get_or_init(|| asked(position(CORNER), &mut Memo::new()).1)
}

/// Returns the student's value of a board and the number of nodes. The value is `None` if the search
/// panics or needs too many nodes.
fn asked(board: Dots, memo: &mut Memo) -> (Option<Value>, usize) {
    let logged = Noted::new(board, MANY);
    let got = attempt(|| same_position(&logged, memo));
    (got, logged.nodes())
}

/// Returns the student's value of a board with a new memo.
fn alone(board: Dots) -> Option<Value> {
    asked(board, &mut Memo::new()).0
}

const EVERY: &str = "every position of";

/// Returns the value that a search with a limited number of nodes finds.
fn searched(board: &Noted<Dots>, memo: &mut Memo, name: &str) -> Value {
    first_of_all();
    let known = memo.clone();
    attempt(|| same_position(board, memo)).unwrap_or_else(|| stopped(board, known, name))
}

/// Explains why a search has panicked: it visited too many nodes, or it had its own reason.
fn stopped(board: &Noted<Dots>, mut memo: Memo, name: &str) -> Value {
    let call = match name.starts_with(EVERY) {
        true => format!("same_position, called for {name}"),
        false => format!("same_position({name})"),
    };
    assert!(
        board.nodes() <= board.most,
        "{} {}.\n{}",
        diagnosis::yours(&call),
        match board.most {
            MANY => format!(
                "was stopped after {} nodes, but should need fewer",
                spaced(MANY)
            ),
            most => format!(
                "visited more than {} nodes, but should visit at most {}",
                spaced(most),
                spaced(most)
            ),
        },
        diagnosis::sentence(&not_kept().unwrap_or_else(|| board.repeated()))
    );
    let is_same_board = board.log.borrow().iter().all(|(id, ..)| *id == 0);
    let why = |panic: &str, calls: &call_trace::Tree| {
        let want = rest(&board.board);
        if is_same_board && diagnosis::went_too_deep(panic) {
            let same = "each call receives the same board as the call before. Pass the board after \
                        the line to the next call.";
            return Some(minus(&diagnosis::ended(
                panic,
                calls.calls.len(),
                &call,
                want,
                same,
            )));
        }
        panic.contains("overflow").then(|| {
            format!(
                "{} panicked ({panic}), but should return {}.\n{}",
                diagnosis::yours(&call),
                diagnosis::value(want),
                diagnosis::sentence(&thought_of(&board.board, want))
            )
        })
    };
    watch(|| same_position(&Watched::new(board.board), &mut memo), why).0
}

/// Asserts the value of the rest, with a new memo.
fn right_value(board: &Dots, want: Value, name: &str) {
    first_of_all();
    let logged = Noted::new(*board, MANY);
    let (got, _) = watch(
        || attempt(|| same_position(&Watched::new(logged.clone()), &mut Memo::new())),
        |_, _| None,
    );
    let got = got.unwrap_or_else(|| stopped(&logged, Memo::new(), name));
    assert!(
        got == want,
        "{}",
        pictured(&wrong(name, got, want, &thought_of(board, want)), board)
    );
}

/// Appends a picture of the board of the call, with a caption if the message describes a smaller position, too.
fn pictured(said: &str, board: &Dots) -> String {
    match said.contains(" small position ") {
        true => format!("{said}\nThe test called `same_position` with this board:\n{board}"),
        false => format!("{said}\n{board}"),
    }
}

/// Explains a memo that contains too few values after a search of the empty 1x1.
fn not_kept() -> Option<String> {
    let (mut memo, field) = (Memo::new(), position("1x1"));
    asked(field, &mut memo).0?;
    match memo.len() {
        0 => Some(
            "after a search of 1x1 the memo is empty. Store each value in the memo before you \
             return it."
                .to_owned(),
        ),
        1 if asked(field, &mut memo.clone()).1 == 1 => Some(
            "after a search of 1x1 the memo contains only the position 1x1, and the values of all \
             later positions are missing. Pass `memo` itself to the next call."
                .to_owned(),
        ),
        1 if memo.keys().all(|key| of_the_end().contains_key(key)) => Some(
            "after a search of 1x1, which has 16 sets of lines, the memo contains one position, \
             but not 1x1 itself. Store the value of every position before you return it."
                .to_owned(),
        ),
        _ => None,
    }
}

/// Returns the memo after a call for the full 1x1.
fn of_the_end() -> Memo {
    let mut memo = Memo::new();
    asked(position("1x1 a1b1 a1a2 a2b2 b1b2"), &mut memo);
    memo
}

/// Explains a repeated search if the memo contains too few values.
fn nothing_known() -> String {
    not_kept().map_or_else(String::new, |thought| {
        format!(" {}", diagnosis::sentence(&thought))
    })
}

/// The value of a line under some rule, from the boxes that it closes and the value of the rest.
type OfLine = fn(Value, Value) -> Value;

/// The value that is kept under some rule, from the closed boxes and the value of each line.
type Kept = fn(&[(Value, Value)]) -> Value;

fn right_line(closed: Value, rest: Value) -> Value {
    if closed > 0 { closed + rest } else { -rest }
}

fn best(lines: &[(Value, Value)]) -> Value {
    lines.iter().map(|&(_, value)| value).max().unwrap_or(0)
}

const EVERY_LINE: &str = "if a box can be taken, your code tries only the lines that close a box. \
                          Leaving two boxes can be better. Try every open line.";

/// Mistakes that treat every line in the same way, each with the advice against it.
const READINGS: [(OfLine, Kept, &str); 14] = [
    (
        right_line,
        |lines| {
            let first = lines.iter().position(|&(closed, _)| closed > 0);
            let is_later = |at: usize| first.is_some_and(|first| at > first);
            let lines = lines.iter().enumerate();
            let values = lines.map(|(at, &(closed, value))| match closed {
                0 if is_later(at) => -value,
                _ => value,
            });
            values.max().unwrap_or(0)
        },
        "if one line closes a box, your code never negates the values of the lines that it tries \
         after this line on the same board. Decide for each line anew whether the turn passes.",
    ),
    (
        |_, _| 0,
        best,
        "your code returns 0 for every position of 1x1 and 1x2, as if no line closed a box. Boxes \
         that a line closes count for its player. Check what your code adds for such a line, and \
         which value it keeps.",
    ),
    (
        |closed, rest| if closed > 0 { rest - closed } else { -rest },
        best,
        "your code subtracts the boxes that a line closes, but the mover gains them. Add these \
         boxes to the value of the board after the line.",
    ),
    (
        |closed, rest| if closed > 0 { 1 + rest } else { -rest },
        best,
        "your code counts 1 for each line that closes a box. A line can close two boxes: add the \
         number of closed boxes.",
    ),
    (
        right_line,
        |lines| if lines.len() == 1 { 1 } else { best(lines) },
        "if one line is left, your code returns 1. The last line can close two boxes: return the \
         number of closed boxes.",
    ),
    (
        |closed, rest| if closed > 0 { closed } else { -rest },
        best,
        "after a line that closes a box, your code ignores the rest of the game. The same player \
         moves again, so add the value of the board after that line.",
    ),
    (
        |closed, rest| closed - rest,
        best,
        "your code negates the value of the rest of the game after every line. After a line that \
         closes a box, the same player moves again: negate the value only when the turn passes.",
    ),
    (
        |closed, rest| closed + rest,
        best,
        "your code never negates the value of the rest of the game. When the turn passes, the call \
         returns a value for the other player: negate this value.",
    ),
    (
        |closed, _| closed,
        best,
        "your code ignores the rest of the game. Count the boxes that a line closes, and also the \
         value of the board after that line.",
    ),
    (
        right_line,
        |lines| lines.iter().map(|&(_, value)| value).min().unwrap_or(0),
        "your code returns the value of the worst line. Return the largest value: it is the \
         mover's best.",
    ),
    (
        right_line,
        |lines| best(lines).max(0),
        "your code returns 0 for a loss that cannot be avoided. If a line is left, begin with a \
         value below all others.",
    ),
    (
        right_line,
        |lines| lines.first().map_or(0, |&(_, value)| value),
        "your code returns the value of the first line. Compare all lines, and return the largest \
         value.",
    ),
    (
        right_line,
        |lines| lines.last().map_or(0, |&(_, value)| value),
        "your code returns the value of the last line. Compare all lines, and return the largest \
         value.",
    ),
    (
        right_line,
        |lines| {
            let mut none = lines.iter().filter(|(closed, _)| *closed == 0).peekable();
            match none.peek() {
                Some(_) => none.map(|&(_, value)| value).max().unwrap_or(0),
                None => best(lines),
            }
        },
        "if any line closes no box, your code never tries the lines that close a box. Try every \
         open line.",
    ),
];

/// Returns every set of lines of the two smallest fields with its value, nearly full fields first.
fn smallest() -> Vec<(Dots, Value)> {
    let of_field = |text: &str| {
        let field = position(text);
        let values = values(text).into_iter().enumerate();
        let boards = values.map(|(drawn, value)| (with_lines(field, drawn as Lines), value));
        boards.collect::<Vec<_>>()
    };
    let mut all = ["1x1", "1x2"].map(of_field).concat();
    all.sort_by_key(|(board, _)| board.open().count_ones());
    all
}

/// Explains a wrong value, from the values of the smallest games.
fn thought_of(board: &Dots, want: Value) -> String {
    let (first, mut memo) = (first_of_all(), Memo::new());
    // A helper that plays on a copy of the field stores values, but plays no board of the test.
    if let ((Some(got), 1), ..2) = (asked(position(CORNER), &mut memo), memo.len()) {
        return if first > 1 {
            KEPT.to_owned()
        } else {
            minus(&format!(
                "for {CORNER}, which has three open lines, your code played no line on its `board` \
                 and returned {got}. Play each open line, and compute the value of the board after \
                 it."
            ))
        };
    }
    let all = smallest();
    let said: Vec<Option<Value>> = all.iter().map(|(board, _)| alone(*board)).collect();
    let total = |(board, value): &(Dots, Value)| value + for_mover(board, board.evaluate());
    let nearly_full = all.iter().zip(&said);
    if nearly_full
        .filter(|((board, _), _)| board.open().count_ones() < 2)
        .all(|(one, said)| *said == Some(total(one)))
    {
        return "your code also counts the boxes that the players already have. Return and store \
                only the value of the rest of the game."
            .to_owned();
    }
    let full = said[0];
    if full != Some(0) {
        return match full {
            Some(nothing) if nothing.unsigned_abs() > 60 => {
                "when no line is left, your code returns a value that is not a number of boxes. \
                 Return 0 for a full field."
            }
            _ => {
                "when no line is left, no box can be gained or lost, but your code does not return \
                 0. Return 0 for a full field."
            }
        }
        .to_owned();
    }
    kept_otherwise()
        .or_else(|| one_reading(&all, &said))
        .or_else(|| by_player(&all))
        .or_else(one_value_a_number)
        .unwrap_or_else(|| beyond_the_smallest(board, want, &all, &said))
}

/// Returns the advice against the mistake that treats every line in the same way, if one such mistake explains
/// all values of the smallest games, and of larger ones with a few lines left.
fn one_reading(all: &[(Dots, Value)], said: &[Option<Value>]) -> Option<String> {
    // Two lines are left in the first, and each closes two boxes.
    let mut larger = vec![position(TWO_DOUBLES)];
    larger.extend(random_positions(&["1x4", "2x2", "2x3"], 4, 12));
    for (of_line, kept, thought) in READINGS {
        let [one, two] = ["1x1", "1x2"].map(|text| values_by(text, of_line, kept));
        let model = |board: &Dots| match board.size.cols {
            1 => one[board.drawn as usize],
            _ => two[board.drawn as usize],
        };
        let mut pairs = all.iter().zip(said);
        let is_model = |board: &Dots| alone(*board) == Some(value_by(*board, of_line, kept));
        if pairs.all(|((board, _), said)| *said == Some(model(board)))
            && larger.iter().all(is_model)
        {
            return Some(thought.to_owned());
        }
    }
    None
}

/// Detects a memo that contains one value for each number of lines.
fn one_value_a_number() -> Option<String> {
    let kept = ["1x1", "1x2"].map(|text| {
        let mut memo = Memo::new();
        asked(position(text), &mut memo).0.map(|_| memo.len())
    });
    let (mut memo, sides) = (Memo::new(), ["a1b1", "a1a2", "b1b2", "a2b2"]);
    asked(position(CORNER), &mut memo);
    let mut one_drawn = sides
        .map(|line| position(&format!("1x1 {line}")))
        .into_iter();
    let is_shared = one_drawn.all(|board| asked(board, &mut memo.clone()).1 == 1);
    (is_shared && kept == [Some(5), Some(8)]).then(|| BY_NUMBER.to_owned())
}

/// Explains a wrong value from larger games, if the smallest games do not explain it.
fn beyond_the_smallest(
    board: &Dots,
    want: Value,
    all: &[(Dots, Value)],
    said: &[Option<Value>],
) -> String {
    let sizes = ["1x2", "1x3", "2x2", "2x3"];
    let larger = (1..=6).flat_map(|left| random_positions(&sizes, left, 20));
    let larger: Vec<(Dots, Value)> = larger.map(|board| (board, rest(&board))).collect();
    let by_taking = |lines: &[(Value, Value)]| {
        let closing = lines.iter().filter(|(closed, _)| *closed > 0);
        let closing = closing.map(|&(_, value)| value).max();
        closing.unwrap_or_else(|| best(lines))
    };
    let mut pairs = all.iter().zip(said);
    if pairs.all(|((_, value), said)| *said == Some(*value)) {
        let mut two_left = random_positions(&["2x3", "1x5"], 7, 12);
        let (board, images) = (position(TWO_LEFT), Symmetry::all().filter(|it| !it.swaps));
        two_left.extend(images.map(|it| Dots {
            drawn: it.image(board.size, board.drawn),
            ..board
        }));
        if two_left
            .into_iter()
            .all(|board| alone(board) == Some(value_by(board, right_line, by_taking)))
        {
            return EVERY_LINE.to_owned();
        }
    }
    let wrong = |(board, value): &&(Dots, Value)| alone(*board) != Some(*value);
    let open = |board: &Dots| board.open().count_ones();
    match all.iter().chain(&larger).find(wrong) {
        Some((smallest, want)) if open(smallest) < open(board) => told(smallest, *want, false),
        _ if alone(*board) != Some(want) => told(board, want, true),
        _ => String::new(),
    }
}

const TWO_DOUBLES: &str = "1x4 a1b1 b1c1 c1d1 d1e1 a2b2 b2c2 c2d2 d2e2 a1a2 c1c2 e1e2";

const TWO_LEFT: &str = "2x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 a3b3 b3c3 c3d3 a1a2";

const BY_NUMBER: &str = "your code stores one value for each number of lines. Two positions with \
                         equally many lines can have different values: use the set of drawn lines \
                         as the key.";

/// Two calls for one position with the same memo, which already contains the positions after its lines.
struct Twice {
    board: Dots,
    first: Value,
    second: Value,
    /// The only value that the first call added to the memo.
    stored: Option<Value>,
    /// Whether the second call found an entry and searched no further.
    is_found: bool,
}

fn asked_twice(board: Dots) -> Option<Twice> {
    let mut memo = Memo::new();
    for line in board.legal_moves() {
        asked(board.play(line), &mut memo);
    }
    let before = memo.clone();
    let first = asked(board, &mut memo).0?;
    let added = memo.iter().filter(|entry| !before.contains_key(entry.0));
    let added: Vec<Value> = added.map(|(_, &value)| value).collect();
    let (second, nodes) = asked(board, &mut memo);
    Some(Twice {
        board,
        first,
        second: second?,
        stored: (added.len() == 1).then(|| added[0]),
        is_found: nodes == 1,
    })
}

/// Checks whether a position is searched again although the memo contains its value, 0.
fn is_stored_zero(board: &Dots) -> bool {
    asked_twice(*board).is_some_and(|it| it.stored == Some(0) && !it.is_found)
}

const ZERO: &str = "Check that your code does not treat a stored 0 as a missing value.";

impl Twice {
    /// Explains a fault in the entry or in the look-up, as far as the memo shows it.
    fn cause(&self) -> &'static str {
        match self.stored {
            _ if !self.is_found => {
                "Your second call searched again, with another result. Check which values the first \
                 call stored, and under which key."
            }
            Some(stored) if stored == self.second && stored == rest(&self.board) => {
                "The memo contains the second value, and this value is right. Return it in the \
                 first call, too."
            }
            Some(stored) if stored == self.second => {
                "The memo contains the second value, but should contain the value of the best \
                 line. Check what your code stores, and when."
            }
            Some(stored) if stored == self.first => {
                "The memo contains the first value. Return the stored value unchanged: it is the \
                 value for the player to move, A or B."
            }
            _ => "Check which value your code stores, and under which key.",
        }
    }
}

/// Explains a fault in the contents of the memo.
fn kept_otherwise() -> Option<String> {
    let small = smallest().into_iter().map(|(board, _)| board);
    let boards = [position(CORNER)].into_iter().chain(small);
    let twice = boards.filter_map(asked_twice);
    let twice: Vec<Twice> = twice.filter(|it| it.first != it.second).collect();
    let lead = |it: &Twice| for_mover(&it.board, it.board.evaluate());
    let of_the_lead = twice
        .iter()
        .all(|it| it.second.wrapping_sub(it.first) == lead(it));
    if let Some(it) = twice.first() {
        let cause = match of_the_lead && twice.len() > 1 && it.stored == Some(it.second) {
            true => {
                "Your code also stores the boxes that the players already have. Store only the \
                 value of the rest of the game."
            }
            false => it.cause(),
        };
        return Some(minus(&format!(
            "a second call with the same memo returned another value. For {:?} your code returned \
             {} first, and then {}. {cause}",
            it.board, it.first, it.second
        )));
    }
    let mut memo = Memo::new();
    asked(position(CORNER), &mut memo);
    if let Some(least) = memo.values().min().filter(|&&least| least < -60) {
        let one_left = alone(position("1x1 a1b1 a1a2 b1b2"));
        let advice = match (*least, one_left) {
            (Value::MIN, Some(value)) if value.unsigned_abs() > 60 => {
                " This is `Value::MIN`. Does the value of a line replace this number?"
            }
            (_, Some(..-60)) => {
                " Does your code add the closed boxes to the value that the call returned?"
            }
            _ if of_the_end().values().any(|it| it.unsigned_abs() > 60) => {
                " Store 0 for a full field."
            }
            _ => " Store a value only after you have tried every line.",
        };
        return Some(minus(&format!(
            "the memo contains {least}, which is not a number of boxes.{advice}"
        )));
    }
    // With one memo, the same lines have one value, whichever player moves.
    let [of_a, of_b] = [Player::First, Player::Second].map(|to_move| Dots {
        to_move,
        ..position("1x1 a1b1 a1a2")
    });
    let mut memo = Memo::new();
    let one_memo = [of_a, of_b].map(|board| asked(board, &mut memo).0);
    let each = [of_a, of_b].map(alone);
    if each[0] == Some(-1) && one_memo == [Some(-1), Some(1)] {
        return Some(
            "on 1x1 a1b1 a1a2 your code returned −1 with A to move, but 1 with B to move and the \
             same memo. The same lines have the same value for the player to move, A or B. Store \
             the value for the player to move."
                .to_owned(),
        );
    }
    None
}

/// Explains a value that is right for A and wrong for B, with one line left.
fn by_player(all: &[(Dots, Value)]) -> Option<String> {
    let left = |most| {
        all.iter()
            .filter(move |it| (1..=most).contains(&it.0.open().count_ones()))
    };
    let is = |to_move, most, value: &dyn Fn(&Dots) -> Value| {
        let mut boards = left(most).map(|(board, _)| Dots { to_move, ..*board });
        boards.all(|board| alone(board) == Some(value(&board)))
    };
    let (a, b) = (Player::First, Player::Second);
    if !is(a, 1, &rest) || is(b, 1, &rest) {
        return None;
    }
    let advice = if is(b, 3, &|board| -rest(board)) {
        ", but the sign for B is wrong. Return the value for the player to move, not always for A."
    } else if is(b, 3, &counted_for_a) {
        ", but it counts the boxes that B closes as a gain for A. Count them for the player who \
         draws the line, as `closes(line)` does."
    } else if counts_boxes_of_a() {
        ", but for B it counts the boxes that A has. Count the boxes that the line closes, for A and \
         for B."
    } else if alone(Dots {
        to_move: b,
        ..position("1x1 a1b1 a1a2")
    }) == Some(1)
    {
        " and wrong for B. Check where your code treats the two players differently. To see whether \
         the turn passes, compare the player to move before and after the line."
    } else {
        " and wrong for B. Check where your code treats the two players differently."
    };
    Some(format!(
        "with one line left, your code is right for A{advice}"
    ))
}

/// Returns the value to the player to move if every closed box counts for A.
fn counted_for_a(board: &Dots) -> Value {
    let of = |line: Line| {
        let after = counted_for_a(&board.play(line));
        match board.closes(line) {
            0 => -after,
            closed => for_mover(board, closed) + after,
        }
    };
    board.legal_moves().map(of).max().unwrap_or(0)
}

/// Checks whether a box of A makes the last line worth more to B.
fn counts_boxes_of_a() -> bool {
    let with = |taken| {
        alone(Dots {
            to_move: Player::Second,
            taken,
            ..position("1x2 a1b1 a2b2 a1a2 b1b2 b1c1 b2c2")
        })
    };
    with([1, 0]) > with([0, 0])
}

/// Describes a wrong position whose smaller positions are right, and the positions after its lines.
fn told(board: &Dots, want: Value, is_claim: bool) -> String {
    let Some(got) = alone(*board) else {
        return format!("your code returns no value for the small position {board:?}.");
    };
    // The claim has already described the position in question.
    let seen = match is_claim {
        true => String::new(),
        false => format!(
            "a small position with a wrong value is {board:?}: your code returned {got}, but \
             should return {want}. "
        ),
    };
    if let Some(words) = stored_too_early(board) {
        return minus(&(seen + &words));
    }
    let mut shared = Memo::new();
    let mut lines = Vec::new();
    let mut best_lines = Vec::new();
    for line in board.legal_moves() {
        let after = board.play(line);
        let (closed, want) = (board.closes(line), rest(&after));
        if alone(after) != Some(want) {
            return minus(seen.trim_end());
        }
        if let Some(other) = asked(after, &mut shared).0.filter(|&other| other != want) {
            let said = format!(
                "{seen}For the board after {line}, your code returns {want} with an empty memo, but \
                 {other} with a memo that contains other boards."
            );
            return minus(&format!("{said}\n{}", cause_in_the_memo()));
        }
        let worth = right_line(closed, want);
        best_lines.push((worth, line));
        let line = match closed {
            0 => format!(
                "The line {line} is worth {worth}: this line passes the turn, and the rest of the \
                 game is worth {want} to the other player."
            ),
            _ => format!(
                "The line {line} is worth {worth}: this line closes {}, and the rest of the game \
                 is worth {want}.",
                if closed == 1 { "a box" } else { "two boxes" }
            ),
        };
        lines.push((worth, line));
    }
    let all: Vec<Line> = best_lines.iter().map(|(_, line)| *line).collect();
    best_lines.retain(|(worth, _)| *worth == rest(board));
    if let Some((last, worth)) = ended_before(board, &all, &best_lines) {
        let best = best_lines[0].1;
        return minus(&format!(
            "{seen}Your code stopped after {last}, which is worth {worth}, and never tried {best}, \
             which is worth {want}. Stop only if no later line can be worth more."
        ));
    }
    if lines.len() > 3 {
        lines.retain(|(worth, _)| *worth == want); // the best are enough
        lines.truncate(1);
    }
    let lines: Vec<String> = lines.into_iter().map(|(_, line)| line).collect();
    let said = format!(
        "{}\nIn calls of their own, the boards after each line get the right value. Check which lines \
         you try, how you combine their values with the closed boxes, and which value you keep.\n{}",
        seen.trim_end(),
        lines.join(" ")
    );
    minus(said.trim_start())
}

/// Describes a position for which a search stored a wrong value, because it tried too few lines there. A call for this
/// position alone tries more.
fn stored_too_early(board: &Dots) -> Option<String> {
    let (logged, mut memo) = (Noted::new(*board, MANY), Memo::new());
    attempt(|| same_position(&logged, &mut memo))?;
    let log = logged.log.borrow();
    let mut boards: Vec<Dots> = log.iter().map(|(_, at, _)| *at).collect();
    boards.sort_by_key(|at| (at.open().count_ones(), at.drawn));
    boards.dedup();
    boards.into_iter().find_map(|at| {
        let (got, nodes) = asked(at, &mut memo.clone());
        let got = got.filter(|_| nodes == 1)?;
        let want = rest(&at);
        if got == want || alone(at) != Some(want) {
            return None;
        }
        let tried = log.iter().filter(|(_, it, _)| *it == at);
        let tried: Vec<Line> = tried.map(|&(_, _, line)| line).collect();
        let is_best = |line: &Line| right_line(at.closes(*line), rest(&at.play(*line))) == want;
        let best: Vec<Line> = at.legal_moves().filter(is_best).collect();
        let (last, missed) = (tried.last()?, best.first()?);
        best.iter().all(|line| !tried.contains(line)).then(|| {
            format!(
                "After this search, the memo contains {got} for {at:?}, but the rest of this game \
                 is worth {want}: your code stopped there after {last}, and never tried {missed}. \
                 A best value before a stop can be only a bound. Do not store it as the value."
            )
        })
    })
}

/// Returns the last line that a search tried on this board, and its value, if the search stopped before the best lines.
fn ended_before(board: &Dots, all: &[Line], best: &[(Value, Line)]) -> Option<(Line, Value)> {
    let logged = Noted::new(*board, MANY);
    attempt(|| same_position(&logged, &mut Memo::new()))?;
    let log = logged.log.borrow();
    let tried = log.iter().filter(|(_, at, _)| at == board);
    let tried: Vec<Line> = tried.map(|&(_, _, line)| line).collect();
    let is_first = !tried.is_empty() && all.starts_with(&tried);
    let last = *tried.last().filter(|_| is_first)?;
    let after = board.play(last);
    let worth = right_line(board.closes(last), rest(&after));
    best.iter()
        .all(|(_, line)| !tried.contains(line))
        .then_some((last, worth))
}

/// Explains a wrong value that was computed after others with one memo.
fn with_one_memo(board: &Dots, want: Value) -> String {
    if alone(*board) == Some(want) && asked(*board, &mut Memo::new()).1 > 1 {
        let alone = "with an empty memo your code is right for this position, but wrong with a \
                     memo that contains other positions.";
        format!("{alone} {}", cause_in_the_memo())
    } else {
        thought_of(board, want)
    }
}

/// Explains a value that is wrong only after other positions with the same memo.
fn cause_in_the_memo() -> String {
    let kept = kept_otherwise().map(|said| diagnosis::sentence(&said));
    let cause = { kept.or_else(line_stored).or_else(one_key) }.or_else(hit_taken_as_it_is);
    cause.or_else(line_for_a_line).unwrap_or_else(|| {
        "Check that each stored value is for the player to move, that it is exact even if your code \
         has skipped lines, and that positions with different values never have the same key."
            .to_owned()
    })
}

/// Detects a memo in which the value of a position contains the boxes of the line before.
fn line_stored() -> Option<String> {
    let pairs = [
        ["1x1 a1b1 a1a2 b1b2", "1x2 a1b1 b1c1 a2b2 b2c2 a1a2 c1c2"],
        [
            "1x2 a1b1 b1c1 a2b2 b2c2 c1c2",
            "1x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 b1b2 d1d2",
        ],
    ];
    let with_the_boxes = |text: &str| {
        let (board, mut memo) = (position(text), Memo::new());
        asked(board, &mut memo).0?;
        let line = board.legal_moves().last()?;
        let after = board.play(line);
        let (got, own) = (asked(after, &mut memo).0?, rest(&after));
        (alone(after) == Some(own) && got == own + board.closes(line)).then(|| {
            format!(
                "After a call for {text}, your code returns {got} for the board after {line} with \
                 the same memo, but the rest of the game is worth {own} there. Store under each \
                 position the value of its own rest, without the boxes of earlier lines."
            )
        })
    };
    pairs.into_iter().find_map(|[one, other]| {
        with_the_boxes(other)?;
        with_the_boxes(one)
    })
}

/// Detects a last line whose value is read for another last line.
fn line_for_a_line() -> Option<String> {
    let mut memo = Memo::new();
    let boards = ["b1b2 c1c2", "a1a2 c1c2"].map(|sides| format!("1x2 a1b1 b1c1 a2b2 b2c2 {sides}"));
    let got = { boards.iter() }.map(|text| asked(position(text), &mut memo).0);
    let is_right_alone = || alone(position(&boards[1])) == Some(2);
    (got.eq([Some(1), Some(1)]) && is_right_alone()).then(|| {
        "If only a1a2 is open on 1x2, this line closes one box, and your code returns 1. If only \
         b1b2 is open, this line closes two boxes, but with the same memo your code returns 1 \
         again. After either line the field is full: check that your code does not store the boxes \
         of a line under the position after it."
            .to_owned()
    })
}

/// Returns the entries for this board, without the entries for the boards after it.
fn entries_of(board: Dots) -> Memo {
    let mut after = Memo::new();
    for line in board.legal_moves() {
        asked(board.play(line), &mut after);
    }
    let mut memo = after.clone();
    asked(board, &mut memo);
    memo.retain(|key, _| !after.contains_key(key));
    memo
}

/// Explains a right entry that a call for this position reads correctly, but a call for the position before does not.
fn hit_taken_as_it_is() -> Option<String> {
    let field = position("1x2");
    let all = (0..field.size.all_lines()).map(|drawn| Dots { drawn, ..field });
    let two_left =
        |board: &Dots| board.open().count_ones() == 2 && alone(*board) == Some(rest(board));
    // An entry of the full field would answer a call for any position with one line left.
    let is_of_the_full = |its: &Memo| {
        let mut one_left = all.clone().filter(|board| board.open().count_ones() == 1);
        one_left.all(|board| asked(board, &mut its.clone()).1 == 1)
    };
    all.clone()
        .filter(two_left)
        .any(|board| {
            board.legal_moves().any(|line| {
                let (after, right) = (board.play(line), rest(&board));
                let its = entries_of(after);
                its.len() == 1
                    && !is_of_the_full(&its)
                    && asked(after, &mut its.clone()) == (Some(rest(&after)), 1)
                    && asked(board, &mut its.clone())
                        .0
                        .is_some_and(|got| got != right)
            })
        })
        .then(|| {
            "If a child is already in the memo, your code returns another value. Treat a value \
             from the memo like a computed one: add the closed boxes, or negate the value if the \
             turn passes."
                .to_owned()
        })
}

/// Describes two positions of a field with one key but different values, and the reason if it explains all such pairs.
fn one_key() -> Option<String> {
    let field = position("1x2");
    let all = (0..field.size.all_lines()).map(|drawn| Dots { drawn, ..field });
    let boards: Vec<(Dots, Value, Memo)> = all.map(|it| (it, rest(&it), entries_of(it))).collect();
    let is_found = |board: &Dots, kept: &Memo| {
        let logged = Noted::new(*board, 1);
        attempt(|| same_position(&logged, &mut kept.clone())).is_some() && logged.nodes() == 1
    };
    let mut pairs = Vec::new();
    for (one, is_worth, its) in boards.iter().filter(|(.., its)| its.len() == 1) {
        // A position that needs no memo is answered without a key.
        let others = boards.iter().filter(|(other, value, _)| {
            // After the same line, both lead to one position: the entry may be of this one.
            let meet = (one.drawn ^ other.drawn).count_ones() == 2;
            value != is_worth
                && !meet
                && !other.done()
                && is_found(other, its)
                && !is_found(other, &Memo::new())
        });
        let its_own = is_found(one, its);
        pairs.extend(others.map(|(other, value, _)| (*one, *is_worth, *other, *value, its_own)));
    }
    let smallest = |board: &Dots| {
        Symmetry::all()
            .map(|it| it.image(board.size, board.drawn))
            .min()
    };
    let all_eight = pairs.len() > 1
        && pairs
            .iter()
            .all(|(one, _, other, ..)| smallest(one) == smallest(other));
    let (one, is_worth, other, value, its_own) = pairs
        .into_iter()
        .min_by_key(|(one, ..)| one.drawn.count_ones())?;
    let why = if all_eight {
        ". A field that is not square has only four symmetric images. Skip the images that swap \
         rows and columns."
    } else {
        ". Give positions with different values different keys."
    };
    // Only the lines: the owner of the boxes and the mover do not change the rest.
    let named = |board: Dots| {
        let text = format!("{board:?}");
        let lines = text.split(" (").next().unwrap_or_default();
        match board.drawn {
            0 => format!("the empty {lines}"),
            _ => lines.to_owned(),
        }
    };
    let [one, other] = [one, other].map(named);
    if !its_own {
        return Some(format!(
            "After a search of {one}, your code finds the stored value for {other}, but not for \
             {one}. Store and look up each value under the same key."
        ));
    }
    Some(minus(&format!(
        "{one} and {other} have the same key in your code, but the rest of the game is worth \
         {is_worth} in the first and {value} in the second{why}"
    )))
}

impl Noted<Dots> {
    /// Describes repeated work, and its possible cause.
    fn repeated(&self) -> String {
        let log = self.log.borrow();
        if log.len() > 100 && log.iter().all(|(id, ..)| *id == 0) {
            return "your code played every line on the first board. Pass the board after the line \
                    to the next call.".into();
        }
        let mut drawn = HashSet::new();
        if let Some((_, board, line)) = log.iter().find(|(id, _, line)| !drawn.insert((*id, *line)))
        {
            return format!(
                "your code played the line {line} twice on one board, {board:?}. Play each line \
                 once, and store the new board."
            );
        }
        if let Some((_, board, line)) = log
            .iter()
            .find(|(_, at, it)| at.drawn >> it.number() & 1 == 1)
        {
            return format!(
                "your code played the line {line} on {board:?}, where it is already drawn. Play only \
                 open lines."
            );
        }
        // The boards from which lines were drawn, by their lines. They are sorted, so that a program
        // always gets the same message.
        let mut boards: BTreeMap<Lines, BTreeMap<usize, Dots>> = BTreeMap::new();
        for (id, board, _) in log.iter() {
            boards.entry(board.drawn).or_default().insert(*id, *board);
        }
        let mut again: Vec<Dots> = Vec::new();
        let mut different: Vec<Vec<Dots>> = Vec::new();
        for same in boards.values() {
            let mut seen: Vec<Dots> = Vec::new();
            for &board in same.values() {
                if !seen.contains(&board) {
                    seen.push(board);
                } else if !again.contains(&board) {
                    again.push(board);
                }
            }
            different.push(seen);
        }
        if let [board, others @ ..] = &again[..] {
            if others.len() > 1 && again.iter().all(is_stored_zero) {
                return format!(
                    "your code searched {board:?} again, although the memo contained its value, 0. \
                     {ZERO}"
                );
            }
            let closes_one = |board: &Dots| board.legal_moves().any(|it| board.closes(it) > 0);
            // The same lines with other owners of the boxes count as the same position.
            let mut repeated = boards.values().filter(|same| same.len() > 1);
            let all_close = repeated.all(|same| same.values().all(closes_one));
            let which = match !others.is_empty() && all_close {
                true => {
                    " Your code also searched other positions again, and each of them has a box \
                     that can be taken."
                }
                false => "",
            };
            // With at most one line left, the memo need not contain a position. A search that was stopped
            // proves nothing.
            let is_due = board.open().count_ones() > 1;
            let is_done = || asked(*board, &mut Memo::new()).0.is_some();
            if is_due && is_done() && entries_of(*board).is_empty() {
                return format!(
                    "your code searched {board:?} again.{which} After a call for this position, the \
                     memo does not contain it. Store each value before your code returns it."
                );
            }
            return format!(
                "your code searched {board:?} again.{which} If the memo contains a position, return \
                 its value at once. Store each value under the same key."
            );
        }
        let pairs = || {
            { different.iter() }.flat_map(|same| {
                (1..same.len())
                    .flat_map(move |at| same[..at].iter().map(move |&one| (one, same[at])))
            })
        };
        let taken =
            pairs().find(|(one, other)| one.taken != other.taken && one.to_move == other.to_move);
        let moved = pairs().find(|(one, other)| one.to_move != other.to_move);
        match (taken, moved) {
            (Some((one, other)), _) => format!(
                "your code searched both {one:?} and {other:?}. The same player moves, and only \
                 the taken boxes differ. The value of the rest of the game does not depend on the \
                 owner of these boxes. Remove the taken boxes from the key."
            ),
            (None, Some((one, other))) => format!(
                "your code searched both {one:?} and {other:?}. Both have the same lines, so the \
                 rest of the game has the same value for the player to move. The taken boxes and \
                 the mover do not change this value. Use only the lines as the key."
            ),
            _ => String::new(),
        }
    }
}
