//! Searches in the style of students, for the tests of the table. The variable `SEARCH` selects one of them.

use call_trace::traced;
use opponent::{Board, Value};

opponent::main!(board, depth => match std::env::var("SEARCH").as_deref() {
    Ok("right") => tic_tac_toe::look_ahead::look_ahead(board, depth),
    Ok("weak") => (board.evaluate(), board.legal_moves().next()),
    Ok("endless") => endless(board, depth),
    Ok("panics") => panics(board, depth),
    other => unreachable!("there is no search {other:?}"),
});

/// Searches the first move again and again.
#[traced(skip(board), depth(depth))]
fn endless<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    if depth > 0 {
        while let Some(mv) = board.legal_moves().next() {
            endless(&board.play(mv), depth - 1);
        }
    }
    (board.evaluate(), None)
}

/// Checks the depth only after searching one move further, so the subtraction below 0 panics.
#[traced(skip(board), depth(depth))]
fn panics<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    if board.done() {
        return (board.evaluate(), None);
    }
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let (value, _) = panics(&board.play(mv), depth - 1);
        if board.better(value, best.0) {
            best = (value, Some(mv));
        }
    }
    if depth == 0 {
        return (board.evaluate(), None);
    }
    best
}
