//! The recorded search of the computer for its move in a page's game. It tries the same moves in the same order.
//!
//! A student's chapter does not play games against an opponent, so these runs are not in the chapters' trace examples.

use advice::dots_and_boxes::Settled;
use advice::{Shuffled, shuffled};
use alpha_beta::alpha_beta::alpha_beta;
use call_trace::example::{Arguments, BadArgument, Run, number, run, text};
use dots_and_boxes::dots::Dots;
use game::{Board, Value, Watched};
use tic_tac_toe::bits::Bits;

use crate::play::random;

/// Returns the run of a computer that plays tic-tac-toe.
pub(crate) fn tic_tac_toe() -> Run {
    run(
        "thoughts",
        [
            text("position", "position"),
            number("depth", 1..=9),
            number("seed", 0..=1_000_000),
        ],
        |args| {
            let text = args.text("position")?;
            let kind = "nine cells of X, O and . that a game leads to";
            let board: Bits = text
                .parse()
                .map_err(|_| args.bad("position", kind, &text))?;
            let order = shuffled(
                &board,
                &mut random(args.number("seed")?, board.moves_done()),
            );
            search(Shuffled::new(board, &order), args)
        },
    )
}

/// Returns the run of a computer that plays dots and boxes.
pub(crate) fn dots_and_boxes() -> Run {
    run(
        "thoughts",
        [
            number("depth", 1..=60),
            number("seed", 0..=1_000_000),
            text("position", "field").rest(),
        ],
        |args| {
            let text = args.text("position")?;
            let kind = "a size and the lines drawn, such as 2x2 a1b1 a1a2";
            let board: Dots = text
                .parse()
                .map_err(|_| args.bad("position", kind, &text))?;
            let mut random = random(args.number("seed")?, board.drawn.count_ones());
            let order = shuffled(&board, &mut random);
            search(Shuffled::new(Settled(board), &order), args)
        },
    )
}

fn search<B: Board>(board: B, args: &Arguments) -> Result<(), BadArgument> {
    let depth = args.number("depth")?;
    alpha_beta(&Watched::new(board), depth, Value::MIN, Value::MAX);
    Ok(())
}
