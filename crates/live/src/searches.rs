//! Searches of chapter 4 on a board of Connect Four, recorded for drawings. The board is in a crate that
//! depends on the chapter, so the chapter's own runs cannot include it.

use alpha_beta::alpha_beta::alpha_beta;
use call_trace::example::{Run, number, run, text};
use connect_four::board::ConnectFour;
use game::{Value, Watched, WinDrawLoss};

/// Returns the run of alpha-beta on a position of Connect Four, valued by who wins.
pub(crate) fn connect_four() -> Run {
    run(
        "alpha_beta_connect_four",
        [text("position", "position"), number("depth", 0..=42)],
        |args| {
            let position = args.text("position")?;
            let board: ConnectFour = position.parse().map_err(|_| {
                args.bad(
                    "position",
                    "a position such as XO../OX../XO../OX..",
                    &position,
                )
            })?;
            let board = Watched::new(WinDrawLoss(board));
            args.answer(alpha_beta(
                &board,
                args.number("depth")?,
                Value::MIN,
                Value::MAX,
            ))
        },
    )
}
