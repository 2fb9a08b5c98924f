//! What a page of the book runs: words in, a recording out; a recording in, a drawing out.
//!
//! One command, for WebAssembly (`wasm32-wasip1`) and, for its tests, for any machine. In it are the
//! runs of the chapters' trace examples, on the reference code, and the figures; and runs that only a
//! page has, of programs with planted mistakes and of the solver. It has no state: a
//! page starts it once for each run and once for each drawing, each time in a fresh instance, so
//! that neither a panic nor a run that is stopped leaves anything behind.
//!
//! ```text
//! live runs                            the runs of all chapters, with their arguments, as JSON; not in a page
//! live run CHAPTER RUN WORD…           runs one, as `cargo course trace --reference` does; with
//!                                      CALL_TRACE_FILE=- its recording is written while it runs
//! live draw ID KIND OPTION=VALUE…      draws the recording on the standard input, as the book does
//! live play GAME OPTION=VALUE… MOVE…   a game after these moves, with what is asked about it, as JSON
//! ```
//!
//! The exit code is 0, or 2 with a sentence where a word does not fit, or 101 after a panic.

mod draw;
#[cfg(not(target_family = "wasm"))]
mod listed;
mod mistakes;
mod play;
mod runs;
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

/// In WebAssembly a panic ends the program at once, and what is not written by then is lost.
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
