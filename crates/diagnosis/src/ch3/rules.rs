//! What is said of wrong answers to `rules`: the claims of its tests, and what explains a run that breaks one.

mod common;

use common::{cell, every_position, explained, name, position, spaced};
use diagnosis::{Answers, attempt, counted, twice, worth, wrong_answer};
use game::{Board, Player, Value, check_laws};
use std::fmt;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::board::{Move, TicTacToe};
use tic_tac_toe::cell::Cell;
use tic_tac_toe::rules::{done, legal_moves, play};

pub(super) fn a_line_ends_the_game(text: &str) {
    let board = position(text);
    let winner = board.winner();
    assert!(
        over(board, winner),
        "{}\nThe board is\n{board}",
        wrong_done(board, winner, "somebody has won: the game is over.")
    );
}

pub(super) fn nine_moves_end_the_game(text: &str) {
    let board = position(text);
    let winner = board.winner();
    assert!(
        over(board, winner),
        "{}",
        wrong_done(board, winner, "all nine squares are marked.")
    );
}

pub(super) fn otherwise_the_game_goes_on(text: &str) {
    let board = position(text);
    assert!(
        !over(board, None),
        "{}",
        wrong_done(board, None, &goes_on(board))
    );
}

pub(super) fn a_move_marks_its_square(text: &str, number: usize) {
    let before = position(text);
    let want = TicTacToe::from(before.play(cell(number)));
    let got = after(before, number);
    assert!(got == want, "{}", wrong_play(before, number, &got, &want));
}

pub(super) fn the_empty_squares_are_the_moves(text: &str, want: &[usize]) {
    let got = moves(position(text));
    assert!(got == want, "{}", wrong_moves(text, &got, want));
}

pub(super) fn a_finished_game_has_no_moves(text: &str) {
    let board = position(text);
    let winner = board.winner();
    let moves = moves(board).len();
    let says_over = attempt(|| done(&board.into(), winner)) == Some(true);
    let thought = match says_over {
        true => "a finished game has no moves.",
        false => {
            "a finished game has no moves. Your done was handed the winner too and says no: begin there."
        }
    };
    assert!(
        moves == 0,
        "{}\nThe board is\n{board}",
        wrong_answer(
            &question("legal_moves", board, winner),
            counted(moves, "move"),
            "none",
            thought
        )
    );
}

pub(super) fn who_has_won_is_handed_in(text: &str, winner: Player) {
    const ITS_OWN: &str = "who has won is handed in, and that decides, whatever is on the squares.";
    let (board, winner) = (position(text), Some(winner));
    assert!(
        over(board, winner),
        "{}",
        wrong_done(board, winner, ITS_OWN)
    );
    let got = moves_of(board, winner);
    assert!(
        got.is_empty(),
        "{}",
        wrong_answer(
            &question("legal_moves", board, winner),
            format!("{got:?}"),
            "[]",
            ITS_OWN
        )
    );
}

pub(super) fn each_answers_the_same_when_asked_again() {
    let boards = [".........", "X...O....", "XXXOO....", "XOXXOO.XO"].map(position);
    twice("done, asked of four boards,", || {
        boards.map(|board| over(board, board.winner()))
    });
    twice("play, asked of four boards,", || {
        boards.map(|board| after(board, if board.moves_done() == 8 { 7 } else { 6 }))
    });
    twice("legal_moves, asked of four boards,", || boards.map(moves));
}

pub(super) fn every_position_follows_the_rules() {
    let mut made = 0;
    for board in every_position() {
        let text = format!("{board:?}");
        let winner = board.winner();
        let thought = || match board.done() {
            true => "the game is over.".to_owned(),
            false => goes_on(board),
        };
        assert!(
            over(board, winner) == board.done(),
            "{}\nThe board is\n{board}",
            wrong_done(board, winner, &thought())
        );
        let want: Vec<usize> = board.legal_moves().map(Cell::number).collect();
        let got = moves(board);
        assert!(got == want, "{}", wrong_moves(&text, &got, &want));
        for number in want {
            let (got, want) = (after(board, number), board.play(cell(number)).into());
            assert!(got == want, "{}", wrong_play(board, number, &got, &want));
            made += 1;
        }
    }
    worth(format!(
        "All {} positions follow your rules, and {} moves were made between them.",
        spaced(every_position().len()),
        spaced(made as u64)
    ));
}

pub(super) fn the_board_keeps_its_laws() {
    for bits in every_position() {
        let board = ByYourRules {
            board: bits.into(),
            last: None,
        };
        if let Err(law) = check_laws(&board) {
            assert!(
                bits.done() || over(bits, bits.winner()) || !moves(bits).is_empty(),
                "{}",
                wrong_moves(&format!("{bits:?}"), &[], &free(bits))
            );
            panic!("a law is broken: {law}.\nThe position is\n{bits}");
        }
    }
}

/// What is said of `done`, which answers the other way round.
fn wrong_done(board: Bits, winner: Option<Player>, thought: &str) -> String {
    let want = winner.is_some() || board.moves_done() == 9;
    wrong_answer(&question("done", board, winner), !want, want, thought)
}

/// What one of the three was asked.
fn question(function: &str, board: Bits, winner: Option<Player>) -> String {
    format!(
        "{function} on {board:?}, told that {} has won",
        winner.map_or("nobody", name)
    )
}

/// Why the game goes on.
fn goes_on(board: Bits) -> String {
    let squares = match 9 - board.moves_done() {
        1 => "1 of its squares is".to_owned(),
        free => format!("{free} of its squares are"),
    };
    let thought = taken_for_full().unwrap_or_else(|| match can_be_won(board) {
        true => "nobody has won either, so the game goes on.".into(),
        false => "a game that can only be a draw is not over yet.".into(),
    });
    format!(
        "{squares} empty, so the board is not full. {}",
        diagnosis::sentence(&thought)
    )
}

/// Which boards are over that are not, told from all positions.
fn taken_for_full() -> Option<String> {
    let full_row = |board: &TicTacToe| {
        let mut rows = board.squares.iter();
        rows.any(|row| row.iter().all(Option::is_some))
    };
    Answers::to(
        every_position(),
        |&board| done(&board.into(), board.winner()),
        Board::done,
    )
    .row(
        |&board| Some(board.winner().is_some() || full_row(&board.into())),
        "yours ends the game as soon as one row is full.",
    )
    .row(
        |board| Some(board.winner().is_some() || board.moves_done() >= 8),
        "yours ends the game after 8 moves, and nine can be made.",
    )
    .words()
}

/// What is said where `play` made something else than `want`.
fn wrong_play(before: Bits, number: usize, got: &TicTacToe, want: &TicTacToe) -> String {
    let which = format!("play({number}) on {before:?}");
    let again = attempt(|| play(&before.into(), cell(number).into()));
    if again.is_some_and(|again| again != *got) {
        return format!(
            "{which} gives another answer the second time: something is kept from one call to the \
             next, in a static perhaps. The board says how many moves were made."
        );
    }
    let made = |board: &TicTacToe| {
        let moves = counted(board.moves_done as usize, "move");
        format!("{board:?} after {moves}")
    };
    let thought = thought_on_play(before, number, got, want);
    format!(
        "{}\nYours made\n{got}",
        wrong_answer(&which, made(got), made(want), &thought)
    )
}

/// What `play` did instead of marking one square.
fn thought_on_play(before: Bits, number: usize, got: &TicTacToe, want: &TicTacToe) -> String {
    let old = TicTacToe::from(before);
    let (was, is, should) = (squares(&old), squares(got), squares(want));
    let changed: Vec<usize> = (1..=9)
        .filter(|cell| was[cell - 1] != is[cell - 1])
        .collect();
    let mark = |at: usize| is[at - 1].map_or("nothing", name);
    let turned = turned(number);
    match changed[..] {
        [] if got.moves_done == before.moves_done() => {
            format!("cell {number} is still empty: mark the copy, and return the copy.")
        }
        [] if turned != number && marked_first(number) == [turned] => format!(
            "cell {number} is still empty, and on the empty board yours marks cell {turned}: the row comes first, \
             squares[row][col]."
        ),
        [] => {
            format!("cell {number} is still empty: the move is counted, and no square has changed.")
        }
        [other] if other != number && other == turned => {
            format!("cell {other} is marked: the row comes first, squares[row][col].")
        }
        [other] if other != number => format!("cell {other} is marked with {}.", mark(other)),
        [_] if is != should && mark(number) != "nothing" && always_the_other() => "yours always sets the mark of the wrong \
             player. X moves where an even number of moves was made *before* the move."
            .into(),
        [_] if is != should => format!(
            "cell {number} is marked with {}: X makes the first move, and then the two take turns.",
            mark(number)
        ),
        [_] => "moves_done says who is next: count every move once.".into(),
        _ if changed.iter().any(|cell| was[cell - 1].is_some()) => {
            "marks that were there have changed: begin with a copy of the board, and change one square.".into()
        }
        _ => format!("{} squares are marked: a move changes one.", changed.len()),
    }
}

/// The cell with row and column exchanged.
fn turned(number: usize) -> usize {
    (number - 1) % 3 * 3 + (number - 1) / 3 + 1
}

/// The cells that a move marks on the empty board.
fn marked_first(number: usize) -> Vec<usize> {
    let made = attempt(|| play(&Bits::new().into(), cell(number).into()));
    let marks = made.map(|board| squares(&board)).unwrap_or_default();
    (1..)
        .zip(marks)
        .filter_map(|(cell, mark)| mark.map(|_| cell))
        .collect()
}

/// Whether every move puts the mark of the player whose turn it is not.
fn always_the_other() -> bool {
    let marks_other = |text: &str| {
        let board = position(text);
        let mv = Move { row: 2, col: 2 };
        let got = attempt(|| play(&board.into(), mv))?;
        Some(got.squares[2][2] == Some(board.to_move().other()))
    };
    [".........", "X........", "XO.......", "XOX......"]
        .into_iter()
        .all(|text| marks_other(text) == Some(true))
}

/// Whether anybody can still win.
fn can_be_won(board: Bits) -> bool {
    let mut next = board.legal_moves().map(|cell| board.play(cell));
    board.winner().is_some() || next.any(can_be_won)
}

/// The numbers of the empty cells.
fn free(board: Bits) -> Vec<usize> {
    board.legal_moves().map(Cell::number).collect()
}

fn squares(board: &TicTacToe) -> Vec<Option<Player>> {
    board.squares.iter().flatten().copied().collect()
}

/// What is said where other moves are offered than `want`.
fn wrong_moves(text: &str, got: &[usize], want: &[usize]) -> String {
    let board = position(text);
    let mut sorted = got.to_vec();
    sorted.sort_unstable();
    let mut exchanged: Vec<usize> = got.iter().map(|number| turned(*number)).collect();
    exchanged.sort_unstable();
    let taken = |number: &&usize| board.holder(cell(**number)).is_some();
    let thought = if board.done() && want.is_empty() && board.moves_done() < 9 {
        "the game is over, so there is no move.".to_owned()
    } else if sorted == want {
        "row by row, so that the cells come in the order of their numbers.".to_owned()
    } else if want.len() < 9 && exchanged == want {
        "row and column are exchanged: the square of a move is squares[row][col].".to_owned()
    } else if let Some(number) = got.iter().find(taken) {
        format!("cell {number} is marked already. Every empty square once, and no other.")
    } else if got.is_empty() && stops_at_a_mark() {
        "no square after the first mark is offered: pass over a marked square, and go on."
            .to_owned()
    } else if got.is_empty() && offered("XXXOO....") > 0 && offered("XX.OOOX..") > 0 {
        "yours offers moves where the game is over, and none where it goes on: it is the other way \
         round."
            .to_owned()
    } else if got.is_empty() && want.len() == 1 && offered(".........") == 9 {
        "the game is not over, and the last empty square is a move too.".to_owned()
    } else if got.is_empty() {
        "the game is not over, so every empty square is a move.".to_owned()
    } else if let Some(missing) = want.iter().find(|number| !got.contains(number)) {
        format!("cell {missing} is empty and is not there. Every empty square once, and no other.")
    } else {
        "every empty square once, and no other.".to_owned()
    };
    let asked = question("legal_moves", board, board.winner());
    format!(
        "{}\nThe board is\n{board}",
        wrong_answer(&asked, format!("{got:?}"), format!("{want:?}"), &thought)
    )
}

/// How many moves are offered; none where that panics.
fn offered(text: &str) -> usize {
    attempt(|| moves(position(text))).map_or(0, |moves| moves.len())
}

/// Whether the squares before the first mark are offered and none behind it.
fn stops_at_a_mark() -> bool {
    let moves = attempt(|| moves(position("....X....")));
    moves.is_some_and(|moves| moves == [1, 2, 3, 4])
}

fn over(board: Bits, winner: Option<Player>) -> bool {
    watched(|| done(&board.into(), winner))
}

fn after(board: Bits, number: usize) -> TicTacToe {
    watched(|| play(&board.into(), cell(number).into()))
}

/// The numbers of the cells that are offered.
fn moves(board: Bits) -> Vec<usize> {
    moves_of(board, board.winner())
}

fn moves_of(board: Bits, winner: Option<Player>) -> Vec<usize> {
    let number = |mv: Move| {
        assert!(
            mv.row < 3 && mv.col < 3,
            "the move (row {}, col {}) is outside of the board: rows and columns are 0, 1 and 2.",
            mv.row,
            mv.col
        );
        3 * mv.row + mv.col + 1
    };
    watched(|| legal_moves(&board.into(), winner).map(number).collect())
}

/// Runs one of the three; a panic is explained.
fn watched<R>(program: impl Fn() -> R) -> R {
    let why = |panic: &str| {
        panic.contains("index out of bounds").then(|| {
            "yours asked for a square outside of the board: rows and columns are 0, 1 and 2."
                .to_owned()
        })
    };
    explained(program, why)
}

/// A board that asks your rules, and needs no other exercise: it knows by itself who has won, and
/// values nothing.
#[derive(Debug, Clone)]
struct ByYourRules {
    board: TicTacToe,
    /// What your `play` was asked, where it made this board: the move, and the board before it.
    last: Option<(Move, TicTacToe)>,
}

impl ByYourRules {
    fn winner(&self) -> Option<Player> {
        let text = format!("{:?}", self.board);
        match (text.parse::<Bits>(), &self.last) {
            (Ok(board), _) => board.winner(),
            (Err(_), Some((mv, before))) if before.squares[mv.row][mv.col].is_some() => panic!(
                "your legal_moves offered cell {mv} on {before:?}, and it is marked already: \
                 every empty square, and no other."
            ),
            (Err(error), Some((mv, before))) => {
                panic!("after your play({mv}) on {before:?} the board is {text}: {error}.")
            }
            (Err(error), None) => panic!("{error}"),
        }
    }
}

impl Board for ByYourRules {
    // The better of two values and the worst one are another exercise's, which the board within
    // would ask.
    game::pass_on!(board: TicTacToe, except legal_moves, play, done, evaluate, better, worst_case, try_play);

    fn legal_moves(&self) -> impl Iterator<Item = Move> {
        legal_moves(&self.board, self.winner())
    }

    fn play(&self, mv: Move) -> Self {
        Self {
            board: play(&self.board, mv),
            last: Some((mv, self.board.clone())),
        }
    }

    fn done(&self) -> bool {
        done(&self.board, self.winner())
    }

    fn evaluate(&self) -> Value {
        0
    }
}

impl fmt::Display for ByYourRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}
