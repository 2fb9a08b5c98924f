//! Reports a panic in student code once, with the location in the student's file and with the kit's own information.

use std::any::Any;
use std::panic::{set_hook, take_hook};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use call_trace::panic_text;

/// The location of the last panic, if it is in a file of the student's.
static PLACE: Mutex<Option<String>> = Mutex::new(None);

/// Replaces the usual panic message, unless the user wants a backtrace.
pub(crate) fn keep_quiet() {
    let usual = take_hook();
    let is_traced = std::env::var_os("RUST_BACKTRACE").is_some_and(|it| it != "0");
    set_hook(Box::new(move |panic| {
        // A location in a library is useless to the student. Its path is absolute.
        let place = panic.location();
        let place = place.filter(|at| Path::new(at.file()).is_relative());
        let place = place.map(|at| format!("{}:{}", at.file(), at.line()));
        *PLACE.lock().unwrap_or_else(PoisonError::into_inner) = place;
        if is_traced {
            usual(panic);
        }
    }));
}

/// Returns the message about a caught panic of `who`.
pub(crate) fn caught(panic: &(dyn Any + Send), who: &str) -> String {
    let told = told(panic_text(panic).unwrap_or_default(), Some(who));
    told.unwrap_or_else(|todo| todo)
}

/// Returns the message about the last panic, whose text is `message`. `who` names the code that panicked, if that is known. A
/// `todo!` is returned as an error with a message of its own.
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
