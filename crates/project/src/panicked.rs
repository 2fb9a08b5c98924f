//! A panic of the student's: the kit tells it once, with the place in the student's file and with what it knows beside it.

use std::any::Any;
use std::panic::{set_hook, take_hook};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use call_trace::panic_text;

/// Where the last panic began, if that is in a file of the student's.
static PLACE: Mutex<Option<String>> = Mutex::new(None);

/// Keeps a panic from telling itself, unless somebody wants a backtrace.
pub(crate) fn keep_quiet() {
    let usual = take_hook();
    let is_traced = std::env::var_os("RUST_BACKTRACE").is_some_and(|it| it != "0");
    set_hook(Box::new(move |panic| {
        // A place in a library is not where the student looks: its path is a whole one.
        let place = panic.location();
        let place = place.filter(|at| Path::new(at.file()).is_relative());
        let place = place.map(|at| format!("{}:{}", at.file(), at.line()));
        *PLACE.lock().unwrap_or_else(PoisonError::into_inner) = place;
        if is_traced {
            usual(panic);
        }
    }));
}

/// What is told of a panic that was caught; `who` panicked.
pub(crate) fn caught(panic: &(dyn Any + Send), who: &str) -> String {
    let told = told(panic_text(panic).unwrap_or_default(), Some(who));
    told.unwrap_or_else(|todo| todo)
}

/// What is told of the last panic, whose message this is; `who` panicked, if that is known. A `todo!` is told by itself.
pub(crate) fn told(message: &str, who: Option<&str>) -> Result<String, String> {
    let place = PLACE.lock().unwrap_or_else(PoisonError::into_inner).take();
    let place = place.map_or_else(String::new, |it| format!(", in {it}"));
    if let Some(todo) = message.strip_prefix("not yet implemented") {
        let todo = todo.trim_start_matches(": ");
        return Err(match todo {
            "" => format!("This is still to be written{place}."),
            todo => format!("This is still to be written{place}:\n  {todo}"),
        });
    }
    Ok(format!(
        "{} panics{place}:\n  {message}",
        who.unwrap_or("it")
    ))
}
