//! Runs one function of this chapter by its name, on a watched board, and records it.
//!
//! A position is written as its size and the lines drawn so far, such as `1x2 a1b1 a1a2`.

use std::process::ExitCode;

use call_trace::example::{self, Arguments, BadArgument, run};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::extra_turn::draw;

fn main() -> ExitCode {
    example::main(&[run("extra_turn", "position line", |args| {
        let board = position(args)?;
        let name = args.text("line")?;
        let line = board.size.read_line(&name);
        let line =
            line.map_err(|_| args.bad("line", "two neighbouring dots such as a1b1", &name))?;
        let next = draw(&board, line);
        call_trace::play_by(&board.to_move.to_string(), line, next);
        Ok(())
    })])
}

/// The position, written as the moves that led to it.
fn position(args: &Arguments) -> Result<Dots, BadArgument> {
    let text = args.text("position")?;
    let kind = "a size and the lines drawn, such as 2x2 a1b1 a1a2";
    text.parse().map_err(|_| args.bad("position", kind, &text))
}
