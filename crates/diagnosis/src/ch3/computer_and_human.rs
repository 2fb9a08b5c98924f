//! The checks of the exercise `computer_and_human`, one function for each test, and the explanations of wrong answers.

mod common;

use call_trace::{EventKind, Trace};
use common::{every_position, or_none, position, shown, spaced, watch};
use diagnosis::{KEPT, attempt, counted, probe, remark, sentence, twice, worth, wrong_answer};
use game::{Board, Player, Value};
use std::cell::RefCell;
use std::collections::HashMap;
use tic_tac_toe::bits::{Bits, LINES};
use tic_tac_toe::cell::Cell;
use tic_tac_toe::computer_and_human::{find_computer_move, find_human_move, immediate_win};
use tic_tac_toe::grid::{Grid, Side};

pub(super) const COMPUTER: Side = Side::Computer;

pub(super) const HUMAN: Side = Side::Human;

type Answer = (Value, Option<usize>);

pub(super) fn the_first_cell_that_wins_at_once(text: &str, side: Side, want: Option<usize>) {
    let (got, after) = on(text, |grid| immediate_win(grid, side));
    assert_unchanged("immediate_win", text, &after);
    assert!(got == want, "{}", wrong_win(text, side, got, want));
}

pub(super) fn immediate_win_answers_the_same_when_asked_again() {
    twice("immediate_win for X on XX.OO....", || {
        let (cell, after) = on("XX.OO....", |grid| immediate_win(grid, HUMAN));
        assert_unchanged("immediate_win", "XX.OO....", &after);
        cell
    });
}

pub(super) fn a_full_board_is_a_draw(mover: Side, text: &str) {
    let got = asked(mover, text);
    assert!(
        got == (0, None),
        "{}",
        verdict(mover, text, got, (0, None), full(mover))
    );
}

/// Explains a wrong answer on a full board.
fn full(mover: Side) -> &'static str {
    match found(mover, position("XX.OO....")) {
        Some((0, None)) => {
            "On XX.OO...., which is not full, your code returned `DRAW` and no cell. Is your test for \
             a full board negated?"
        }
        _ => "The board is full. Return `DRAW` and no cell before you try a move.",
    }
}

pub(super) fn a_win_at_once_is_taken(mover: Side, text: &str, cell: usize) {
    let got = asked(mover, text);
    assert!(
        got == (win(mover), Some(cell)),
        "{}",
        not_taken(mover, text, got, cell)
    );
}

pub(super) fn every_position_with_five_marks_or_more_is_right() {
    // Starts with the full boards, so the first wrong position has only right answers below it.
    for (mover, board) in late_positions() {
        let (text, want) = (format!("{board:?}"), solved(board));
        // Records a call only if it is wrong, because the test checks thousands of boards.
        if is_right(mover, board) {
            continue;
        }
        let got = asked(mover, &text);
        assert!(got == want, "{}", wrong(mover, &text, got, want));
    }
}

pub(super) fn the_value_and_the_first_best_cell(
    mover: Side,
    text: &str,
    value: Value,
    cell: Option<usize>,
) {
    let got = asked(mover, text);
    assert!(
        got == (value, cell),
        "{}",
        larger(mover, text, got, (value, cell))
    );
}

pub(super) fn every_position_with_fewer_marks_is_right() {
    // Not recorded: the searches make 300 000 calls.
    let early = open_positions().filter(|(_, board)| board.moves_done() < 5);
    for (mover, board) in early {
        let text = format!("{board:?}");
        let ask = || find(mover, &mut grid_of(&text));
        let (got, want) = (
            attempt(ask).unwrap_or_else(|| asked(mover, &text)),
            solved(board),
        );
        assert!(got == want, "{}", larger(mover, &text, got, want));
    }
}

pub(super) fn both_answer_the_same_when_asked_again() {
    // On these marks either side can be the one that moves. On the first board, each wins at once.
    let boards = [
        (
            "XX.OO....",
            [(COMPUTER, (1, Some(6))), (HUMAN, (-1, Some(3)))],
        ),
        (
            "XO.O.XOX.",
            [(HUMAN, (-1, Some(9))), (COMPUTER, (0, Some(3)))],
        ),
        (
            "OX.X.OXO.",
            [(COMPUTER, (1, Some(9))), (HUMAN, (0, Some(3)))],
        ),
    ];
    let call = |mover, text| format!("{} on {text}", function(mover));
    let mut answers_only = false;
    for (text, answers) in boards {
        for (mover, want) in answers {
            let is_right = || found(mover, position(text)) == Some(want);
            answers_only |= diagnosis::answers_only(&call(mover, text), is_right);
        }
    }
    if answers_only {
        return;
    }
    twice("find_computer_move on X..OX....", || {
        asked(COMPUTER, "X..OX....")
    });
    twice("find_human_move on X...O....", || asked(HUMAN, "X...O...."));
    for (text, [one, two]) in boards {
        for ((mover, want), (_, other)) in [(one, two), (two, one)] {
            let got = asked(mover, text);
            let alone = || diagnosis::right_alone(&call(mover, text));
            let thought = match got {
                _ if got == want => continue,
                _ if got != other => alone().unwrap_or_default(),
                _ if alone().is_some() => format!(
                    "An earlier call of `{}` on the same marks stored this result. The same marks \
                     can stand on the board when either side moves: store the side with each \
                     result.",
                    function(opponent(mover))
                ),
                _ if goes_by_the_marks(mover) => format!(
                    "Your result is the one for the other side. The marks on the board do not show \
                     who moves next: `{}` always moves for {}.",
                    function(mover),
                    name(mover)
                ),
                _ => "Your result is the one for the other side.".into(),
            };
            panic!("{}", verdict(mover, text, got, want, &thought));
        }
    }
}

/// Checks whether the function returns the result of the other one on a board where each side wins at once.
fn goes_by_the_marks(mover: Side) -> bool {
    let cell = if mover == COMPUTER { 6 } else { 3 };
    found(mover, position("OO.XX....")) == Some((-win(mover), Some(cell)))
}

pub(super) fn the_board_is_left_as_it_was(mover: Side, text: &str) {
    let (_, after) = on(text, |grid| find(mover, grid));
    assert_taken_back(mover, text, &after);
}

pub(super) fn a_win_at_once_needs_no_further_look(mover: Side, text: &str, cell: &str) {
    // If the function passes the work to a helper, the helper adds one call.
    let calls = recorded(text, mover).calls();
    assert!(
        calls <= 2,
        "Your {} on {text} made {calls} calls, but should make 1.\nCell {cell} wins at once. {}",
        function(mover),
        match finds_every_win() {
            true => "Return the cell from `immediate_win` before you try the moves.",
            false => MISSES_A_WIN,
        }
    );
}

const MISSES_A_WIN: &str =
    "Your `immediate_win` is wrong in some positions. Fix `immediate_win` first.";

pub(super) fn each_cell_is_asked_about_once(mover: Side, text: &str, enough: usize, marks: usize) {
    let trace = recorded(text, mover);
    let (calls, placed) = (asked_in(&trace), trace.plays());
    assert!(
        2 * calls <= 3 * enough,
        "Your {} on {text} made {} calls, but should make at most {}.\n{}",
        function(mover),
        spaced(calls),
        spaced(enough),
        why_so_many_calls(mover)
    );
    // A program that also looks for a win of the other side places twice as many marks.
    assert!(
        placed <= 2 * marks + 18,
        "Your {} on {text} placed {} marks, but should place at most {}.\nA call needs one test for a win, \
         which marks each empty cell at most once. Apart from such tests, a search marks no cell twice.",
        function(mover),
        spaced(placed),
        spaced(marks)
    );
}

/// Explains why a search makes too many calls.
fn why_so_many_calls(mover: Side) -> String {
    if !finds_every_win() {
        return MISSES_A_WIN.to_owned();
    }
    let mut won = [(COMPUTER, "XX.OO..X."), (HUMAN, "XX.OO....")].into_iter();
    match won.find(|(side, text)| !calls_are_one(*side, text)) {
        Some((side, text)) => format!(
            "Your `{}` makes further calls on {text}, where one cell wins at once. Return \
             this cell before you try the moves.",
            function(side)
        ),
        None => asks_again(mover).unwrap_or_default(),
    }
}

/// Describes a function that makes several calls after the same mark. This function is asked first.
fn asks_again(mover: Side) -> Option<String> {
    [mover, opponent(mover)].into_iter().find_map(|side| {
        let text = if side == HUMAN {
            "XOX.O...."
        } else {
            "X...O...X"
        };
        let asked = marks_when_asked(side, text);
        asked.iter().find_map(|marks| {
            let [(cell, _)] = marks[..] else { return None };
            let calls = asked.iter().filter(|other| *other == marks).count();
            (calls > 1).then(|| {
                format!(
                    "On {text}, your `{}` made {calls} calls after its mark on cell {cell}. Make \
                     only one call for each empty cell, and store its result.",
                    function(side)
                )
            })
        })
    })
}

pub(super) fn the_page_asked_for_the_calls_of_a_fork() {
    let text = "XO.O.XOX.";
    let trace = recorded(text, HUMAN);
    let corner = recorded("X........", COMPUTER);
    if trace.calls_of("find_computer_move") == 0 || trace.calls_of("find_human_move") == 0 {
        remark(
            "Right, but no call of `find_computer_move` by `find_human_move` was recorded. On the \
             page, the two functions call each other.",
        );
    } else if corner.plays() < ALL_MARKS {
        remark(format!(
            "Right, and after X in the corner your code placed only {} marks: a search of every \
             cell places {}. Chapter 4 explains how a search can leave out moves that cannot matter.",
            spaced(corner.plays()),
            spaced(ALL_MARKS)
        ));
    }
    worth(format!(
        "On {text} the two functions made {} and placed {}. After X in the corner they made {}, \
         and `look_ahead` makes 59 705.",
        counted(asked_in(&trace), "call"),
        counted(trace.plays(), "mark"),
        counted(asked_in(&corner), "call"),
    ));
}

/// The marks that both functions place after X in the corner, including the marks of `immediate_win`.
const ALL_MARKS: usize = 25_210;

fn wrong_win(text: &str, side: Side, got: Option<usize>, want: Option<usize>) -> String {
    let asked = format!("immediate_win for {side} on {text}");
    let [seen, wanted] = [got, want].map(|cell| or_none(cell, "none"));
    let thought = match (got, want) {
        (Some(cell), want) => found_another(text, side, cell, want),
        (None, Some(want)) => found_none(text, side, want),
        (None, None) => String::new(),
    };
    wrong_answer(&asked, seen, wanted, &thought)
}

/// Explains a cell that is not the first winning one.
fn found_another(text: &str, side: Side, cell: usize, want: Option<usize>) -> String {
    let (board, other) = (position(text), opponent(side));
    let wins = |side| is_free(board, cell) && makes_a_line(board, side, cell);
    if wins(other) && finds_wins_of(other, side) {
        format!("Cell {cell} wins for {other}, not for {side}. Place and test marks of {side}.")
    } else if want.is_some() && wins(side) {
        "An earlier cell wins too. Return the first cell that wins.".into()
    } else {
        format!("Cell {cell} completes no line of {side}. Return only a winning cell.")
    }
}

/// Checks whether a mark of this side on an empty cell completes a line.
fn makes_a_line(board: Bits, side: Side, cell: usize) -> bool {
    let holder = match side {
        Side::Human => Player::First,
        Side::Computer => Player::Second,
    };
    let set = board.set(holder) | 1 << (cell - 1);
    LINES.iter().any(|line| set & line == *line)
}

/// Explains from the placed marks why `immediate_win` did not find `want`.
fn found_none(text: &str, side: Side, want: usize) -> String {
    let (_, trace) = probe(|| immediate_win(&mut grid_of(text), side));
    let (board, other) = (position(text), opponent(side));
    let placed = |side: Side, cell: usize| {
        let (mark, cell) = (side.to_string(), cell.to_string());
        let mut positions = trace.run().positions.into_iter();
        positions.any(|it| it.choice == Some(cell.as_str()) && it.mover == Some(mark.as_str()))
    };
    let placed_on = |cell: usize| placed(side, cell);
    let wins = |kind| matches!(kind, EventKind::Valued(_, value) if value == win(side));
    let saw_the_win = trace.run().events.iter().any(|event| wins(event.kind));
    let all_but_9 = || (1..9).all(|cell| placed_on(cell) || !is_free(board, cell));
    if !call_trace::TRACING {
        String::new()
    } else if trace.plays() == 0 {
        "Your code placed no mark. Place a mark on each empty cell before you call `has_won`."
            .into()
    } else if placed(other, want) && !placed_on(want) {
        format!("On the winning cell, your code placed {other}. Place {side} there.")
    } else if placed_on(want) && !saw_the_win && finds_wins_of(other, other) {
        format!(
            "Your code placed {side} on the winning cell, but returned no cell. For {other}, your \
             code finds such a win. Call `has_won` with the argument `side`."
        )
    } else if placed_on(want) && saw_the_win {
        "For the winning cell, `has_won` returned true, but your code returned no cell. Return \
         this cell before you try later cells."
            .into()
    } else if placed_on(want) {
        format!(
            "Your code placed {side} on the winning cell, but returned no cell. Call `has_won` for \
             {side} while this mark is on the board."
        )
    } else if want == 9 && all_but_9() {
        "Your code never tried cell 9. Try all cells from 1 to 9.".into()
    } else if trace.plays() == 1 {
        "Your code tried only one cell. Try each empty cell until a cell wins.".into()
    } else {
        "Your code never tried the winning cell. Try each empty cell until a cell wins.".into()
    }
}

/// Checks whether `immediate_win` for `asked` returns the first winning cell of `side`, on boards where both
/// sides have two marks in a row.
fn finds_wins_of(side: Side, asked: Side) -> bool {
    let boards = match side {
        Side::Human => [("XX.OO....", 3), ("OO.XX....", 6), ("OO....XX.", 9)],
        Side::Computer => [("XX.OO....", 6), ("OO.XX....", 3), ("XX....OO.", 9)],
    };
    boards.into_iter().all(|(text, cell)| {
        attempt(|| immediate_win(&mut grid_of(text), asked)) == Some(Some(cell))
    })
}

/// Checks whether `immediate_win` is right for both sides in every open position.
fn finds_every_win() -> bool {
    let is_right = |board: Bits, side: Side| {
        let wins = |cell: &usize| is_free(board, *cell) && makes_a_line(board, side, *cell);
        let mut grid = grid_of(&format!("{board:?}"));
        attempt(|| immediate_win(&mut grid, side)) == Some((1..=9).find(wins))
    };
    open_positions().all(|(_, board)| is_right(board, COMPUTER) && is_right(board, HUMAN))
}

/// Checks whether the result of `immediate_win` changes after a call for another board.
fn remembers(side: Side, text: &str) -> bool {
    let ask = |text: &str| attempt(|| immediate_win(&mut grid_of(text), side));
    let first = ask(text);
    open_positions().any(|(_, other)| {
        ask(&format!("{other:?}"));
        ask(text) != first
    })
}

/// Explains an answer that misses the mover's immediate win on `cell`.
fn not_taken(mover: Side, text: &str, got: Answer, cell: usize) -> String {
    let (who, board) = (name(mover), position(text));
    let finds = |side| attempt(|| immediate_win(&mut grid_of(text), side)).flatten();
    let (own, other) = (finds(mover), finds(opponent(mover)));
    let is_won = got.0 == win(mover);
    let alone = is_alone(mover, text);
    let before = ["", " before you try the moves"][usize::from(!alone)];
    let thought = match got.1 {
        _ if own != Some(cell) && remembers(mover, text) => {
            format!("Your `immediate_win` returns different results for this board. {KEPT}")
        }
        _ if own != Some(cell) => format!(
            "Your `immediate_win` returns {} for {mover} on this board. Fix `immediate_win` first.",
            or_none(own, "no cell")
        ),
        Some(chosen)
            if chosen != cell && is_free(board, chosen) && makes_a_line(board, mover, chosen) =>
        {
            format!("Cell {chosen} wins too. Return the first cell that wins.")
        }
        None if got.0 == 0 && alone => {
            "Your code returned the result for a full board, but this board has empty cells.".into()
        }
        None => "Return this cell together with the value.".into(),
        Some(chosen) if chosen != cell => match (is_won, alone, Some(chosen) == other) {
            (true, true, true) => format!(
                "Cell {chosen} does not win. Call `immediate_win` for {who}, not for the other \
                 side."
            ),
            (true, ..) => {
                format!("Cell {chosen} does not win at once. Return the winning cell{before}.")
            }
            (false, _, true) => {
                format!(
                    "Cell {chosen} does not win: on this cell {} would win. Return the winning \
                     cell first.",
                    name(opponent(mover))
                )
            }
            (false, _, false) => {
                format!("Cell {chosen} does not win at once. If a cell wins at once, return it.")
            }
        },
        // A block of the other side on the same cell would also have this value.
        Some(_)
            if got.0 == -win(mover) && other != Some(cell) && (alone || !call_trace::TRACING) =>
        {
            "Your code returned a value with the wrong sign. Return 1 if the computer wins, and −1 \
             if the human wins."
                .into()
        }
        Some(_) if !alone && call_trace::TRACING => {
            "The cell is right, but your code continued to search after the win. Return this \
             cell before you try the moves."
                .into()
        }
        Some(_) => format!(
            "The cell is right, but the value is wrong. Return {}, the value of a win of {who}.",
            shown(win(mover))
        ),
    };
    let thought = format!(
        "{} can win at once on cell {cell}. {thought}",
        sentence(who)
    );
    verdict(mover, text, got, (win(mover), Some(cell)), &thought)
}

fn verdict(mover: Side, text: &str, got: Answer, want: Answer, thought: &str) -> String {
    let asked = format!("{} on {text}, where X is the human", function(mover));
    wrong_answer(&asked, told(got), told(want), thought.trim_start())
}

/// Explains a failure on an early position, or points to a late position that is already wrong.
fn larger(mover: Side, text: &str, got: Answer, want: Answer) -> String {
    let wrong_late = late_positions().find(|(mover, board)| !is_right(*mover, *board));
    let Some((mover_late, late)) = wrong_late else {
        return wrong(mover, text, got, want);
    };
    let first = verdict(mover, text, got, want, "");
    match leaves_a_mark(late) {
        Some(function) => {
            format!("{first}\nYour `{function}` leaves a mark on the board. Correct this first.")
        }
        None => format!(
            "{first}\nYour `{}` is wrong even on {late:?}, where few cells are empty. Fix this \
             position first.",
            function(mover_late)
        ),
    }
}

/// Returns the function that leaves a mark on this board, or `None` if no function does.
fn leaves_a_mark(board: Bits) -> Option<&'static str> {
    let mover = mover_of(board);
    let leaves = |program: &dyn Fn(&mut Grid)| {
        let mut grid = grid_of(&format!("{board:?}"));
        let ended = attempt(|| program(&mut grid)).is_some();
        ended && format!("{grid:?}").matches('.').count() < board.legal_moves().count()
    };
    let after_a_win = |side| {
        leaves(&|grid: &mut Grid| {
            immediate_win(grid, side);
        })
    };
    if after_a_win(HUMAN) || after_a_win(COMPUTER) {
        return Some("immediate_win");
    }
    let own = leaves(&|grid: &mut Grid| {
        find(mover, grid);
    });
    own.then(|| function(mover))
}

fn wrong(mover: Side, text: &str, got: Answer, want: Answer) -> String {
    let board = position(text);
    if board.moves_done() == 9 {
        return verdict(mover, text, got, want, full(mover));
    }
    if let Some(cell) = wins_at_once(board) {
        return not_taken(mover, text, got, cell);
    }
    let wrong = Wrong::look(mover, text, got, want);
    let thought = wrong.thought();
    let rest = match got.0 == want.0 || wrong.wrong_reply() {
        true => thought,
        false => format!("{thought}{}", wrong.said_rightly()),
    };
    verdict(mover, text, got, want, &rest)
}

/// A position after one move, the other function's value of it, and the right value.
struct Reply {
    cell: usize,
    says: Value,
    is: Value,
}

/// A wrong answer, and the observations from a second call.
struct Wrong<'t> {
    mover: Side,
    text: &'t str,
    board: Bits,
    got: Answer,
    want: Answer,
    /// The other function's values after each move that does not win.
    after: Vec<Reply>,
    /// The cells and the marks that had been placed at each call of the other function.
    boards: Vec<Vec<(usize, String)>>,
    /// The cell that would win immediately for the other side.
    threat: Option<usize>,
    calls: Calls,
}

/// The kinds of wrong answer, by the recorded calls. `Wrong::seen` returns the first that applies.
enum Calls {
    /// The board contained a mark of the other side at a call of the other function.
    StrangeMark(usize, String),
    /// The better cells after which the other function should have been called, but was not.
    NeverAsked(Vec<String>),
    /// A board of a call has marks on all these cells that the board before the move does not have.
    MarksStay(Vec<String>),
    /// The value is not −1, 0 or 1.
    NotAValue,
    /// The function returned without calling the other function.
    Alone,
    /// The function called the other function before it placed a mark.
    BeforePlacing,
    /// The function called itself, and never the other function.
    Itself,
    /// The function called the other function, but returned a wrong value.
    Asked,
    /// The value is right.
    RightValue,
}

impl<'t> Wrong<'t> {
    fn look(mover: Side, text: &'t str, got: Answer, want: Answer) -> Self {
        let board = position(text);
        let moves = board
            .legal_moves()
            .map(|cell| (cell.number(), board.play(cell)));
        let open = moves.filter(|(_, next)| next.winner().is_none());
        let after = open.filter_map(|(cell, next)| {
            let (says, is) = (found(opponent(mover), next)?.0, solved(next).0);
            Some(Reply { cell, says, is })
        });
        let mut wrong = Self {
            mover,
            text,
            board,
            got,
            want,
            after: after.collect(),
            boards: marks_when_asked(mover, text),
            threat: attempt(|| immediate_win(&mut grid_of(text), opponent(mover))).flatten(),
            calls: Calls::RightValue,
        };
        if got.0 != want.0 {
            wrong.calls = wrong.seen();
        }
        wrong
    }

    /// Iterates over the first cell and mark that had been placed at each call of the other function.
    fn marked(&self) -> impl Iterator<Item = &(usize, String)> {
        self.boards.iter().filter_map(|cells| cells.first())
    }

    fn seen(&self) -> Calls {
        let own = self.mover.to_string();
        let all_own = |cells: &&Vec<(usize, String)>| {
            cells.len() > 1 && cells.iter().all(|(_, mark)| *mark == own)
        };
        if let Some((cell, mark)) = self.marked().find(|(_, mark)| *mark != own) {
            Calls::StrangeMark(*cell, mark.clone())
        } else if let Some(cells) = self.boards.iter().find(all_own) {
            Calls::MarksStay(cells.iter().map(|(cell, _)| cell.to_string()).collect())
        } else if let Some(untried) = self.never_asked() {
            Calls::NeverAsked(untried)
        } else if !(-1..=1).contains(&self.got.0) {
            Calls::NotAValue
        } else if self.ends_alone() {
            Calls::Alone
        } else if asks_before_placing(self.mover, self.text) {
            Calls::BeforePlacing
        } else if asks_itself(self.mover, self.text) {
            Calls::Itself
        } else {
            Calls::Asked
        }
    }

    /// Checks whether the function returned without a call because of a win or a threat.
    fn ends_alone(&self) -> bool {
        let wins = |board, cell| makes_a_line(board, opponent(self.mover), cell);
        let threatened =
            |board: Bits| (1..=9).any(|cell| is_free(board, cell) && wins(board, cell));
        let ends = |board: Bits| is_alone(self.mover, &format!("{board:?}"));
        let goes_on = |board: Bits| !threatened(board) && !ends(board);
        // With one empty cell, a search by an unrecorded helper also places only one mark at once.
        let ends_there =
            |board: Bits| threatened(board) && board.legal_moves().count() > 1 && ends(board);
        let because_of_a_threat = self.threat.is_some()
            && (self.got.0 == -win(self.mover) || self.got == (0, self.threat))
            && searched(self.mover).any(goes_on)
            && searched(self.mover).any(ends_there);
        // With one empty cell, a search by an unrecorded helper leaves the same marks as no search.
        let searches = || {
            self.board.legal_moves().count() == 1
                && searched(self.mover)
                    .all(|board| calls_are_one(self.mover, &format!("{board:?}")))
        };
        is_alone(self.mover, self.text)
            && (self.got.0 == win(self.mover) && !searches() || because_of_a_threat)
    }

    fn thought(&self) -> String {
        let (mover, value) = (self.mover, self.got.0);
        let (own, other) = (function(mover), function(opponent(mover)));
        let is_one = |board: Bits| calls_are_one(mover, &format!("{board:?}"));
        let skips_this =
            || self.got.1.is_none() && is_one(self.board) && !searched(mover).all(is_one);
        match &self.calls {
            Calls::StrangeMark(cell, mark) => format!(
                "Your `{own}` placed {mark} on cell {cell} before the next call. In `{own}`, place \
                 {mover}."
            ),
            Calls::NeverAsked(untried) => format!(
                "Your `{own}` never called `{other}` after a mark on {} {}. There the \
                 value is better.",
                diagnosis::plural(untried.len(), "cell", "cells"),
                untried.join(", ")
            ),
            Calls::MarksStay(cells) => format!(
                "Your `{own}` called `{other}` with new marks on the cells {}. Take back each mark \
                 before you try the next cell.",
                cells.join(", ")
            ),
            Calls::NotAValue if skips_this() => format!(
                "No game has the value {}. Your `{own}` calls `{other}` on other boards, but not \
                 on this one: does your code try cell {}?",
                shown(value),
                or_none(self.want.1, "none")
            ),
            Calls::NotAValue => format!(
                "No game has the value {}. {}",
                shown(value),
                match self.got.1 {
                    None => "Your code returned no cell: does a move replace your initial value?",
                    _ => "Check whether your code adds values or returns its initial value.",
                }
            ),
            Calls::Alone => self.alone(),
            Calls::BeforePlacing => format!(
                "Your code called `{other}` on a board without a new mark. The new mark must be on \
                 the board during this call."
            ),
            Calls::Itself => {
                format!(
                    "Your `{own}` called itself and never `{other}`. After a move, call `{other}`."
                )
            }
            _ if self.wrong_reply() => String::new(),
            Calls::Asked => self.of_the_value(),
            Calls::RightValue => self.of_the_cell(),
        }
    }

    /// Explains an answer that the function gave without calling the other function.
    fn alone(&self) -> String {
        let (mover, other) = (self.mover, opponent(self.mover));
        let threatens = |cell| format!("{} threatens to win on cell {cell}", name(other));
        match self.threat {
            Some(cell) if self.got == (0, Some(cell)) => format!(
                "{}. Your code returns that cell without a search, but the game continues. Call \
                 `{}` for the value of the move.",
                threatens(cell),
                function(other)
            ),
            Some(cell) if self.got.0 == -win(mover) => format!(
                "{}, but {} moves first. A threat does not end the search: only a winning move of {} does.",
                threatens(cell),
                name(mover),
                name(mover)
            ),
            _ => format!(
                "No cell wins at once for {} on this board, but your `{}` returned a win without a \
                 call of `{}`. Without such a cell, try every empty cell and return the best \
                 value.",
                name(mover),
                function(mover),
                function(other)
            ),
        }
    }

    /// Checks whether the other function returned a wrong value for a board after a move.
    fn wrong_reply(&self) -> bool {
        self.after.iter().any(|reply| reply.says != reply.is)
    }

    /// Returns the best cell if it was never marked.
    fn untried(&self) -> Option<usize> {
        let never = |cell: &usize| {
            self.marked().next().is_some() && self.marked().all(|(at, _)| at != cell)
        };
        self.want.1.filter(never)
    }

    /// Explains a wrong cell with a right value.
    fn of_the_cell(&self) -> String {
        let (mover, value) = (self.mover, self.want.0);
        if returns_the_reply(mover) {
            return format!(
                "Your code returns the cell from the reply of `{}`. Store the cell that your code \
                 marks.",
                function(opponent(mover))
            );
        }
        match (self.untried(), self.threat, self.got.1) {
            (Some(cell), threat, chosen) if threat.is_some() && threat == chosen => format!(
                "Your code called `{}` after a mark on cell {}, which blocks {}, but not after a \
                 mark on cell {cell}, an earlier cell with the same value.",
                function(opponent(mover)),
                or_none(chosen, "none"),
                name(opponent(mover))
            ),
            (Some(cell), ..) => format!(
                "Your code never called `{}` after a mark on cell {cell}, the first of the best cells.",
                function(opponent(mover))
            ),
            (None, _, None) if keeps_its_start(mover, value) => begins_with(mover, value),
            (None, _, None) if skips_a_full_board(mover) => format!(
                "Your code returns no cell if no reply has one. On a full board, `{}` returns \
                 `DRAW` and no cell, but the move that fills the board counts too.",
                function(opponent(mover))
            ),
            (None, _, None) => "Return the cell that leads to this value.".into(),
            (None, _, Some(cell))
                if is_free(self.board, cell) && worth_of(self.board, cell) == value =>
            {
                "The value is right, but an earlier cell is equally good. Return the first of the \
                 best cells."
                    .into()
            }
            (None, _, Some(cell)) if is_free(self.board, cell) => {
                let leads = shown(worth_of(self.board, cell));
                let value = shown(value);
                format!(
                    "Cell {cell} leads to the value {leads}. Return a cell that leads to {value}."
                )
            }
            (None, _, Some(cell)) => {
                format!("Cell {cell} is not free. Return the cell that your code marked.")
            }
        }
    }

    /// Returns the better cells after which the other function should have been called, but was not.
    fn never_asked(&self) -> Option<Vec<String>> {
        let (mover, value) = (self.mover, self.got.0);
        let untried: Vec<usize> = (1..=9)
            .filter(|cell| is_free(self.board, *cell) && self.marked().all(|(at, _)| at != cell))
            .collect();
        let worth = |cell: &usize| worth_of(self.board, *cell) * win(mover);
        let better = |cell: &usize| worth(cell) > value.saturating_mul(win(mover));
        let is_in_order = self.marked().next().is_none()
            || !untried.iter().any(better)
            || value == -win(mover) && keeps_its_own_win(mover);
        (!is_in_order).then(|| {
            let untried = untried.iter().filter(|cell| better(cell));
            untried.map(usize::to_string).collect()
        })
    }

    /// Checks whether the function ended with a losing move, and tried no later cell.
    fn left_out(&self) -> bool {
        let cells = self.board.legal_moves().map(Cell::number);
        let tried: Vec<usize> = self.marked().map(|(at, _)| *at).collect();
        let stops = |reply: &Reply| Some(&reply.cell) == tried.last() && reply.says == self.got.0;
        tried.len() < self.board.legal_moves().count()
            && cells.zip(&tried).all(|(cell, at)| cell == *at)
            && self.after.iter().any(stops)
    }

    /// Returns the reply whose value was negated.
    fn turned(&self) -> Option<&Reply> {
        let (value, cell) = self.got;
        let found = self.after.iter().find(|reply| {
            Some(reply.cell) == cell && value != 0 && value.checked_neg() == Some(reply.says)
        });
        found.filter(|_| always_negates(self.mover))
    }

    /// Explains a wrong value after calls of the other function.
    fn of_the_value(&self) -> String {
        let (mover, value) = (self.mover, self.got.0);
        if let Some(reply) = self.turned() {
            return format!(
                "For the board after cell {}, `{}` returns {}, but your code returned {}. Do not \
                 negate the value: both functions return it from the computer's side.",
                reply.cell,
                function(opponent(mover)),
                shown(reply.says),
                shown(value)
            );
        }
        if always(mover, |replies, _| replies.last().copied()) {
            format!(
                "Your code returned the value of the last move. Return the {} value of all moves.",
                extreme(mover)
            )
        } else if value == -win(mover) && self.left_out() && keeps_its_own_win(mover) {
            format!(
                "The value {} means that every move loses, but {} has a better move. Try every \
                 empty cell before you return, or stop at {}, the best value for {}.",
                shown(value),
                name(mover),
                shown(win(mover)),
                name(mover)
            )
        } else if keeps_its_start(mover, value) {
            begins_with(mover, value)
        } else if always(mover, worst) {
            format!(
                "Your code returned the value of {}'s worst move. Return the {} value that `{}` \
                 returned.",
                name(mover),
                extreme(mover),
                function(opponent(mover))
            )
        } else {
            String::new()
        }
    }

    /// Lists the other function's values after each move. All of them are right.
    fn said_rightly(&self) -> String {
        let said: Vec<String> = self
            .after
            .iter()
            .map(|reply| format!("{} after cell {}", shown(reply.says), reply.cell))
            .collect();
        if said.is_empty() {
            return String::new();
        }
        format!(
            "\nYour `{}` is right for each board after a move: {}.",
            function(opponent(self.mover)),
            said.join(", ")
        )
    }
}

/// Checks whether the function returns this value and no cell exactly in those late positions
/// without an immediate win in which no move is better.
fn keeps_its_start(mover: Side, value: Value) -> bool {
    searched(mover).all(|board| {
        let got = found(mover, board);
        let says = |cell| found(opponent(mover), board.play(cell)).map_or(value, |it| it.0);
        let is_better = |cell| says(cell).saturating_mul(win(mover)) > value * win(mover);
        (got == Some((value, None))) != board.legal_moves().any(is_better)
    })
}

/// Checks whether the function returns no cell exactly in those late positions without an immediate
/// win in which no reply has a cell.
fn skips_a_full_board(mover: Side) -> bool {
    searched(mover).all(|board| {
        let reply = |cell| found(opponent(mover), board.play(cell));
        let mut replies = board.legal_moves().filter_map(reply);
        let none = replies.all(|it| it.1.is_none());
        found(mover, board).is_some_and(|it| it.1.is_none() == none)
    })
}

/// Checks whether the function returns this one of the other function's values, in every late
/// position without an immediate win.
fn always(mover: Side, one: impl Fn(&[Value], Side) -> Option<Value>) -> bool {
    searched(mover).all(|board| {
        let says = |cell| found(opponent(mover), board.play(cell)).map(|it| it.0);
        let replies: Vec<Value> = board.legal_moves().filter_map(says).collect();
        found(mover, board).map(|it| it.0) == one(&replies, mover)
    })
}

fn worst(replies: &[Value], mover: Side) -> Option<Value> {
    let replies = replies.iter().copied();
    replies.min_by_key(|value| value.saturating_mul(win(mover)))
}

/// Checks whether the function returns the cell of the reply in every late position without an
/// immediate win.
fn returns_the_reply(mover: Side) -> bool {
    searched(mover).all(|board| {
        let next = solved(board).1.map(|cell| board.play(common::cell(cell)));
        let reply = next.and_then(|next| found(opponent(mover), next));
        found(mover, board).map(|it| it.1) == reply.map(|it| it.1)
    })
}

/// Checks whether the function negates the value of its cell in every late position without an immediate win.
fn always_negates(mover: Side) -> bool {
    searched(mover).all(|board| {
        let Some((value, Some(cell))) = found(mover, board) else {
            return false;
        };
        let next = || board.play(common::cell(cell));
        is_free(board, cell) && found(opponent(mover), next()).map(|it| it.0) == value.checked_neg()
    })
}

/// Returns the value and the first best cell, computed without the student's code. Each position is solved once.
fn solved(board: Bits) -> Answer {
    thread_local! {
        static KNOWN: RefCell<HashMap<Bits, Answer>> = RefCell::default();
    }
    if let Some(known) = KNOWN.with_borrow(|known| known.get(&board).copied()) {
        return known;
    }
    let answer = worked_out(board);
    KNOWN.with_borrow_mut(|known| known.insert(board, answer));
    answer
}

fn worked_out(board: Bits) -> Answer {
    let mover = mover_of(board);
    let cells: Vec<_> = board.legal_moves().collect();
    if cells.is_empty() {
        return (board.winner().map_or(0, |_| -win(mover)), None);
    }
    if let Some(cell) = wins_at_once(board) {
        return (win(mover), Some(cell));
    }
    let values = cells
        .iter()
        .map(|cell| (solved(board.play(*cell)).0, cell.number()));
    let best = values.min_by_key(|(value, _)| -value * win(mover));
    best.map_or((0, None), |(value, cell)| (value, Some(cell)))
}

/// Returns the first cell that wins immediately for the mover.
fn wins_at_once(board: Bits) -> Option<usize> {
    let mut cells = board.legal_moves();
    let wins = cells.find(|cell| board.play(*cell).winner().is_some());
    wins.map(Cell::number)
}

/// Iterates over the positions without a winning line, full boards first.
fn open_positions() -> impl Iterator<Item = (Side, Bits)> {
    let open = every_position().into_iter().rev();
    open.filter(|board| board.winner().is_none())
        .map(|board| (mover_of(board), board))
}

/// Iterates over the open positions with at least five marks.
fn late_positions() -> impl Iterator<Item = (Side, Bits)> {
    open_positions().filter(|(_, board)| board.moves_done() >= 5)
}

/// Iterates over the mover's late positions without an immediate win or a full board.
fn searched(mover: Side) -> impl Iterator<Item = Bits> {
    let of = late_positions().filter(move |(of, _)| *of == mover);
    of.map(|(_, board)| board)
        .filter(|board| !board.done() && wins_at_once(*board).is_none())
}

/// Returns the answer of an unrecorded call, or `None` if it panics.
fn found(mover: Side, board: Bits) -> Option<Answer> {
    attempt(|| find(mover, &mut grid_of(&format!("{board:?}"))))
}

/// Checks whether an unrecorded call returns the right answer and restores the board.
fn is_right(mover: Side, board: Bits) -> bool {
    let (text, mut grid) = (format!("{board:?}"), grid_of(&format!("{board:?}")));
    let got = attempt(|| find(mover, &mut grid));
    got == Some(solved(board)) && format!("{grid:?}") == text
}

fn mover_of(board: Bits) -> Side {
    if board.moves_done().is_multiple_of(2) {
        HUMAN
    } else {
        COMPUTER
    }
}

fn worth_of(board: Bits, cell: usize) -> Value {
    solved(board.play(common::cell(cell))).0
}

fn is_free(board: Bits, cell: usize) -> bool {
    (1..=9).contains(&cell) && board.holder(common::cell(cell)).is_none()
}

/// Returns the cell and the mark that the mover's function had placed at each of its calls.
fn marks_when_asked(mover: Side, text: &str) -> Vec<Vec<(usize, String)>> {
    let (_, trace) = probe(|| find(mover, &mut grid_of(text)));
    let tree = trace.tree();
    let Some(first) = tree.roots.first() else {
        return Vec::new();
    };
    let boards = tree.calls[*first].children.iter();
    let boards = boards.filter_map(|call| tree.calls[*call].board);
    boards
        .map(|board| {
            let marks = board.chars().filter(|mark| !mark.is_whitespace());
            let cells = text.chars().zip(marks).zip(1..);
            let besides = cells.filter(|((was, is), _)| was != is);
            besides
                .map(|((_, mark), cell)| (cell, mark.to_string()))
                .collect()
        })
        .collect()
}

/// Counts the calls of the two functions. The calls of a helper do not count.
fn asked_in(trace: &Trace) -> usize {
    let of = |side| trace.calls_of(function(side));
    of(COMPUTER) + of(HUMAN)
}

/// Checks whether the function returned without a further call. A helper may add one call.
fn calls_are_one(mover: Side, text: &str) -> bool {
    let (_, trace) = probe(|| find(mover, &mut grid_of(text)));
    call_trace::TRACING && asked_in(&trace) == 1 && trace.calls() <= 2
}

/// Checks whether the first call of the other function came before a mark.
fn asks_before_placing(mover: Side, text: &str) -> bool {
    let (_, trace) = probe(|| find(mover, &mut grid_of(text)));
    let (run, mut standing) = (trace.run(), 0);
    let asks = |call: usize| run.tree.calls[call].function == function(opponent(mover));
    for event in &run.events {
        match event.kind {
            EventKind::Played(_) => standing += 1,
            EventKind::TookBack(..) => standing -= 1,
            EventKind::Called if event.call.is_some_and(asks) => return standing == 0,
            _ => {}
        }
    }
    false
}

/// Checks whether the function returned without a further call and never placed two marks at once.
fn is_alone(mover: Side, text: &str) -> bool {
    let (_, trace) = probe(|| find(mover, &mut grid_of(text)));
    calls_are_one(mover, text) && trace.run().nodes.iter().all(|node| node.depth < 2)
}

/// Checks whether the function called itself, and never the other function.
fn asks_itself(mover: Side, text: &str) -> bool {
    let (_, trace) = probe(|| find(mover, &mut grid_of(text)));
    trace.calls_of(function(mover)) > 1 && trace.calls_of(function(opponent(mover))) == 0
}

/// Checks whether the function prefers a win to a draw in all late positions that offer both.
fn keeps_its_own_win(mover: Side) -> bool {
    let mut of = searched(mover).filter(|board| {
        let values = || board.legal_moves().map(|cell| solved(board.play(cell)).0);
        solved(*board).0 == win(mover)
            && values().any(|value| value == 0)
            && values().all(|value| value != -win(mover))
    });
    of.all(|board| found(mover, board).is_some_and(|it| it.0 == win(mover)))
}

fn begins_with(mover: Side, value: Value) -> String {
    let (who, value) = (name(mover), shown(value));
    format!(
        "Your code returns {value} and no cell if no move is better than {value}. Does every move of \
         {who} beat your initial value?"
    )
}

fn extreme(mover: Side) -> &'static str {
    match mover {
        Side::Computer => "largest",
        Side::Human => "smallest",
    }
}

fn win(side: Side) -> Value {
    match side {
        Side::Computer => 1,
        Side::Human => -1,
    }
}

fn opponent(side: Side) -> Side {
    match side {
        Side::Computer => HUMAN,
        Side::Human => COMPUTER,
    }
}

fn name(side: Side) -> &'static str {
    match side {
        Side::Computer => "the computer",
        Side::Human => "the human",
    }
}

fn function(mover: Side) -> &'static str {
    match mover {
        Side::Computer => "find_computer_move",
        Side::Human => "find_human_move",
    }
}

fn told((value, cell): Answer) -> String {
    let cell = cell.map_or("no cell".into(), |cell| format!("cell {cell}"));
    format!("value {} and {cell}", shown(value))
}

/// Calls the function of the side to move.
fn find(mover: Side, grid: &mut Grid) -> Answer {
    match mover {
        Side::Computer => find_computer_move(grid),
        Side::Human => find_human_move(grid),
    }
}

fn grid_of(text: &str) -> Grid {
    Grid::of(position(text), HUMAN)
}

/// Calls the function of the side to move, and asserts that it restores the board.
fn asked(mover: Side, text: &str) -> Answer {
    let (got, after) = on(text, |grid| find(mover, grid));
    assert_taken_back(mover, text, &after);
    got
}

/// Runs `program` on a position of a game that the human began.
fn on<R>(text: &str, program: impl FnOnce(&mut Grid) -> R) -> (R, Grid) {
    let mut grid = grid_of(text);
    let result = run(&mut grid, program).0;
    (result, grid)
}

fn recorded(text: &str, mover: Side) -> Trace {
    run(&mut grid_of(text), |grid| find(mover, grid)).1
}

fn run<R>(grid: &mut Grid, program: impl FnOnce(&mut Grid) -> R) -> (R, Trace) {
    let before = format!("{grid:?}");
    watch(
        || program(grid),
        |panic, _| {
            let (did, thought) = if let Some((cell, rest)) = panic.split_once(" already holds ") {
                let mark = rest.split(':').next()?;
                (
                    format!(
                        "placed a mark on {cell}, which contains {mark}, but should mark only \
                         empty cells"
                    ),
                    "Check whether your code marks an occupied cell or leaves an earlier mark on \
                     the board.",
                )
            } else if let Some((_, rest)) = panic.split_once("there is no cell ") {
                (
                    format!(
                        "used cell {}, but should use only cells 1 to 9",
                        rest.split(':').next()?
                    ),
                    "Check the first and the last cell of your loop, and any sum or difference that \
                     your code uses as a cell.",
                )
            } else if let Some((cell, _)) = panic.split_once(" is empty: nothing") {
                (
                    format!(
                        "called `take_back` for {cell}, which is empty, but should take back only \
                         its own marks"
                    ),
                    "Call `take_back` once for each mark that you place, with the same cell.",
                )
            } else if panic.contains("on a `None` value") && !before.contains('.') {
                (
                    "panicked on a `None`, but should return".to_owned(),
                    "No cell is empty on this board: do not unwrap a cell here.",
                )
            } else if diagnosis::went_too_deep(panic) {
                (
                    "never ended, but should return".to_owned(),
                    "Check whether a new mark is on the board at each call, so that each call has one \
                     empty cell fewer.",
                )
            } else {
                return None;
            };
            Some(format!("Your search on {before} {did}.\n{thought}"))
        },
    )
}

/// Asserts that the function of the side to move restored the board. The message names a mark that was taken
/// back and one that was not.
#[track_caller]
fn assert_taken_back(mover: Side, text: &str, after: &Grid) {
    let after_it = format!("{after:?}");
    let untidy = match text == after_it {
        true => Vec::new(),
        false => untidy_calls(mover, text),
    };
    // The outermost call first, and then the others in the order in which they ended.
    for call in untidy.iter().rev().take(1).chain(&untidy) {
        let stands = |(cell, mark): &&(usize, String)| {
            text[cell - 1..].starts_with('.') && after_it[cell - 1..].starts_with(mark.as_str())
        };
        let Some((left, mark)) = call.left.iter().find(stands) else {
            continue;
        };
        let thought = match call.taken_back[..] {
            [only] if call.chosen == Some(only) => {
                "Take back every mark that you place, not only the mark on the cell that you \
                 choose."
                    .to_owned()
            }
            _ => format!("Take each mark back, whatever `{}` returns.", call.asked),
        };
        panic!(
            "{}Cell {left} still contains {mark}. Your `{}` took back its mark on cell {}, but not \
             this mark. {thought}",
            left_as(function(mover), text, &after_it),
            call.function,
            call.taken_back[0]
        );
    }
    assert_unchanged(function(mover), text, after);
}

/// A call that placed marks for calls of the other function, and took back only some of them.
#[derive(Default)]
struct Untidy {
    function: String,
    /// The function that it called. `has_asked` is true if the call came after its last mark.
    asked: String,
    has_asked: bool,
    /// The cell that it returned.
    chosen: Option<usize>,
    /// The cells whose marks remain at the end of the call, with their marks.
    left: Vec<(usize, String)>,
    taken_back: Vec<usize>,
}

/// Returns all such calls, sorted by their end.
fn untidy_calls(mover: Side, text: &str) -> Vec<Untidy> {
    let (_, trace) = probe(|| find(mover, &mut grid_of(text)));
    let (mut calls, mut untidy): (Vec<Untidy>, _) = (Vec::new(), Vec::new());
    let run = trace.run();
    for event in &run.events {
        let call = calls.last_mut();
        match (event.kind, call) {
            (EventKind::Called, call) => {
                let function = event.call.map_or("", |call| run.tree.calls[call].function);
                if let Some(call) = call {
                    call.asked = function.to_owned();
                    call.has_asked = true;
                }
                calls.push(Untidy {
                    function: function.to_owned(),
                    ..Untidy::default()
                });
            }
            (EventKind::Played(to), Some(call)) => {
                let position = run.position(to);
                let mark = position.mover.unwrap_or_default().to_owned();
                call.has_asked = false;
                let cell = position.choice.and_then(|cell| cell.parse().ok());
                call.left.extend(cell.map(|cell: usize| (cell, mark)));
            }
            (EventKind::TookBack(number), Some(call)) => {
                let choice = run.taken_back[number as usize].choice;
                let stood = call
                    .left
                    .iter()
                    .position(|(cell, _)| cell.to_string() == choice);
                if let Some(at) = stood {
                    let (cell, _) = call.left.remove(at);
                    // A mark without a call only tested for an immediate win.
                    if call.has_asked {
                        call.taken_back.push(cell);
                    }
                }
            }
            (EventKind::Returned, _) => {
                let Some(mut call) = calls.pop() else {
                    continue;
                };
                let mv = event.call.and_then(|call| run.tree.calls[call].mv);
                call.chosen = mv.flatten().and_then(|cell| cell.parse().ok());
                call.left.sort_unstable();
                if !call.left.is_empty() && !call.taken_back.is_empty() {
                    untidy.push(call);
                }
            }
            _ => {}
        }
    }
    untidy
}

fn left_as(asked: &str, before: &str, after: &str) -> String {
    format!("Your {asked} on {before} left the board as {after}, but should leave it unchanged.\n")
}

#[track_caller]
fn assert_unchanged(asked: &str, before: &str, after: &Grid) {
    let after = format!("{after:?}");
    let changed = before.chars().zip(after.chars()).position(|(a, b)| a != b);
    if let Some(at) = changed {
        let cell = at + 1;
        let mark = after.chars().nth(at).unwrap_or_default();
        let thought = match mark {
            '.' => "has lost its mark. Take back only marks that you placed.".to_owned(),
            _ => format!("still contains {mark}. Take back every mark that you place."),
        };
        panic!("{}Cell {cell} {thought}", left_as(asked, before, &after));
    }
}
