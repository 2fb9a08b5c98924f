//! The laws that every board must obey. A search relies on each of them.

use crate::{Board, Player};

/// A broken law, shown with the observation that breaks it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BrokenLaw {
    /// A finished game has no moves.
    #[error("done, yet {} offered: a finished game has none", offered(*.0))]
    MovesAfterDone(usize),
    /// A game without moves is finished.
    #[error("not done, yet no move is offered: a game without moves is over")]
    NotDone,
    /// Two calls of `legal_moves` return the same moves in the same order.
    #[error("asked twice, the board offered {first}, then {second}: the order of moves is fixed")]
    FixedOrder {
        /// The first answer.
        first: String,
        /// The second answer.
        second: String,
    },
    /// No move is offered twice.
    #[error("the move {0} is offered twice")]
    Twice(String),
    /// `play` makes a new board and does not change the old one.
    #[error("after play({0}) the old board has changed: play makes a new one")]
    Unchanged(String),
    /// A value is strictly between the two worst cases.
    #[error("the value {value} is not strictly between the worst cases {low} and {high}")]
    Between {
        /// The result of `evaluate`.
        value: i32,
        /// The first player's worst case.
        low: i32,
        /// The second player's worst case.
        high: i32,
    },
    /// `better` is strict, and it judges for the player to move.
    #[error("better({value}, {old}) is {said} with the {mover} player to move")]
    Better {
        /// The first argument.
        value: i32,
        /// The second argument.
        old: i32,
        /// The result of `better`.
        said: bool,
        /// The player to move.
        mover: Player,
    },
    /// `try_play` accepts a legal move.
    #[error("the move {0} is offered, but try_play refuses it")]
    Refused(String),
    /// `try_play` refuses a move that is not offered.
    #[error("the move {0} is not offered, but try_play accepts it")]
    Accepted(String),
    /// A move always leads to the same board: played again, tried, or played on a clone.
    #[error("{0} does not lead to the board that play({1}) made: a board holds all that counts")]
    SameAgain(&'static str, String),
    /// A board that wraps a recorded board forwards its position in the recording.
    #[error(
        "the board within is recorded, and the one around it does not say which position it is: \
         write its `impl Board` with `pass_on!`"
    )]
    Forgets,
    /// No position occurs twice in a game.
    #[error("after {} the same position has come again: such a game need not end", moves(*.0))]
    ComesAgain(usize),
    /// A game ends.
    #[error("after {} the game is not over: a game has an end", moves(*.0))]
    Endless(usize),
    /// The value of a finished game agrees with its winner.
    #[error("the game is over, {}, and yet its value is {value}", won(*.winner))]
    OtherWinner {
        /// The result of `evaluate`.
        value: i32,
        /// The winner, or `None` in a draw.
        winner: Option<Player>,
    },
    /// The text of a position shows everything that a search can ask for.
    #[error("two positions have the same text, and answer differently: {first} and {second}")]
    OneText {
        /// The earlier position.
        first: String,
        /// The later position.
        second: String,
    },
}

fn moves(count: usize) -> String {
    textfmt::counted(count, "move")
}

fn offered(count: usize) -> String {
    format!("{} {}", moves(count), textfmt::plural(count, "is", "are"))
}

fn won(winner: Option<Player>) -> String {
    match winner {
        Some(player) => format!("the {player} player has won"),
        None => "nobody has won".to_owned(),
    }
}

/// Checks one position, and that its moves lead to new boards. Two boards count as equal if their
/// `Debug` texts are equal.
///
/// # Errors
/// Returns the first law that is broken here.
pub fn check_laws<B: Board>(board: &B) -> Result<(), BrokenLaw> {
    let moves: Vec<B::Move> = board.legal_moves().collect();
    match (board.done(), moves.len()) {
        (true, 1..) => return Err(BrokenLaw::MovesAfterDone(moves.len())),
        (false, 0) => return Err(BrokenLaw::NotDone),
        _ => {}
    }
    let again: Vec<B::Move> = board.legal_moves().collect();
    if moves != again {
        return Err(BrokenLaw::FixedOrder {
            first: format!("{moves:?}"),
            second: format!("{again:?}"),
        });
    }
    for (at, mv) in moves.iter().enumerate() {
        if moves[..at].contains(mv) {
            return Err(BrokenLaw::Twice(mv.to_string()));
        }
        check_move(board, *mv, &moves)?;
    }
    check_values(board)?;
    match forgets_its_position(board) {
        true => Err(BrokenLaw::Forgets),
        false => Ok(()),
    }
}

/// Returns whether a question to the board is recorded although the board does not know its position in
/// the recording.
fn forgets_its_position<B: Board>(board: &B) -> bool {
    let question = || {
        board.to_move();
        board.position_in_recording().is_known()
    };
    let (knows, trace) = call_trace::aside(|| call_trace::record(question));
    !knows && !trace.is_empty()
}

/// Checks the board after one move. `try_play` there must refuse the other moves that are no longer
/// offered.
fn check_move<B: Board>(board: &B, mv: B::Move, moves: &[B::Move]) -> Result<(), BrokenLaw> {
    let before = format!("{board:?}");
    let next = board.play(mv);
    if format!("{board:?}") != before {
        return Err(BrokenLaw::Unchanged(mv.to_string()));
    }
    let Ok(tried) = board.try_play(mv) else {
        return Err(BrokenLaw::Refused(mv.to_string()));
    };
    let others = [
        ("the same move again", board.play(mv)),
        ("try_play", tried),
        ("the same move on a clone", board.clone().play(mv)),
    ];
    for (how, other) in others {
        if format!("{other:?}") != format!("{next:?}") {
            return Err(BrokenLaw::SameAgain(how, mv.to_string()));
        }
    }
    for old in moves {
        let offered = next.legal_moves().any(|legal| legal == *old);
        if !offered && next.try_play(*old).is_ok() {
            return Err(BrokenLaw::Accepted(old.to_string()));
        }
    }
    Ok(())
}

fn check_values<B: Board>(board: &B) -> Result<(), BrokenLaw> {
    let (value, worst, mover) = (board.evaluate(), board.worst_case(), board.to_move());
    let within = match mover {
        Player::First => value > worst && value < i32::MAX,
        Player::Second => value < worst && value > i32::MIN,
    };
    if !within {
        let (low, high) = if mover == Player::First {
            (worst, i32::MAX)
        } else {
            (i32::MIN, worst)
        };
        return Err(BrokenLaw::Between { value, low, high });
    }
    // One more is better for the first player, one less for the second, and equal for nobody.
    let (up, down) = (value.saturating_add(1), value.saturating_sub(1));
    let first = mover == Player::First;
    for (new, old, wanted) in [
        (value, value, false),
        (value, worst, true),
        (up, value, first),
        (down, value, !first),
    ] {
        let said = board.better(new, old);
        if said != wanted {
            return Err(BrokenLaw::Better {
                value: new,
                old,
                said,
                mover,
            });
        }
    }
    Ok(())
}

/// Plays one game and returns its positions, from `board` to the end. `choose` receives the number of
/// legal moves and returns the index of one of them.
///
/// # Panics
/// Panics if `choose` returns an index that is too large.
pub fn random_game<B: Board>(board: &B, mut choose: impl FnMut(usize) -> usize) -> Vec<B> {
    let mut game = vec![board.clone()];
    while let Some(last) = game.last() {
        let moves: Vec<B::Move> = last.legal_moves().collect();
        if moves.is_empty() {
            break;
        }
        let next = last.play(moves[choose(moves.len())]);
        game.push(next);
    }
    game
}
