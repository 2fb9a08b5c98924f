//! The program that a page of the book runs. It turns words into a recording, and a recording into a drawing.
//!
//! It is one command, for WebAssembly (`wasm32-wasip1`) and, for its tests, for any machine. It contains the runs of
//! the chapters' trace examples, on the reference code, and the figures. It also contains runs that only a page has:
//! programs with planted mistakes, and the solver. The program has no state. A page starts it once for each run and
//! once for each drawing, each time in a fresh instance. Therefore neither a panic nor a stopped run affects the next
//! one.
//!
//! ```text
//! live runs                            the runs of all chapters, with their arguments, as JSON; not in a page
//! live run CHAPTER RUN WORD…           runs one, as `cargo course trace --reference` does; with
//!                                      CALL_TRACE_FILE=- its recording is written while it runs
//! live draw ID KIND OPTION=VALUE…      draws the recording on the standard input, as the book does
//! live play GAME OPTION=VALUE… MOVE…   a game after these moves, with the requested comments, as JSON
//! ```
//!
//! The exit code is 0 for success, 2 with a sentence if a word does not fit, or 101 after a panic.

mod draw;
#[cfg(not(target_family = "wasm"))]
mod listed;
mod mistakes;
mod play;
mod runs;
mod searches;
mod techniques;
mod thoughts;

use std::io::{Write, stdin, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    flush_at_panics();
    let words: Vec<String> = std::env::args().skip(1).collect();
    let given: Vec<&str> = words.iter().map(String::as_str).collect();
    let answered = match given.as_slice() {
        #[cfg(not(target_family = "wasm"))]
        ["runs"] => say(&listed::listed()),
        ["run", chapter, run, arguments @ ..] => {
            let arguments = arguments.iter().map(|&word| word.to_owned()).collect();
            return runs::start(chapter, run, arguments);
        }
        ["draw", id, kind, options @ ..] => {
            draw::draw(id, kind, options, stdin().lock()).and_then(|drawn| say(&drawn))
        }
        ["play", game, words @ ..] => play::play(game, words).and_then(|shown| say(&shown)),
        _ => Err(
            "live takes runs, run CHAPTER RUN WORD…, draw ID KIND OPTION=VALUE… or \
                  play GAME OPTION=VALUE… MOVE…."
                .into(),
        ),
    };
    match answered {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::from(2)
        }
    }
}

/// Flushes the recording at a panic. In WebAssembly a panic ends the program at once, and unwritten data is lost.
fn flush_at_panics() {
    let tell = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        tell(panic);
        call_trace::flush();
    }));
}

fn say(what: &impl serde::Serialize) -> Result<(), String> {
    let said = serde_json::to_vec(what).map_err(|error| error.to_string())?;
    let mut out = stdout().lock();
    out.write_all(&said)
        .and_then(|()| out.flush())
        .map_err(|error| error.to_string())
}
