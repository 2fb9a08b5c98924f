//! A guard around drawing, so that a run that cannot be drawn does not end the program.

use std::cell::Cell;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

/// The error for a run that could not be drawn. Its text is one sentence for the student.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CannotDraw;

/// The message for such a run.
const SENTENCE: &str =
    "This run cannot be drawn. Please report it with `cargo course trace … --as json`.";

impl fmt::Display for CannotDraw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(SENTENCE)
    }
}

impl std::error::Error for CannotDraw {}

/// The environment variable that makes every guarded drawing of a debug build panic, for tests.
pub const PLANTED_PANIC: &str = "FIGURES_PLANTED_PANIC";

thread_local! {
    static IS_GUARDED: Cell<bool> = const { Cell::new(false) };
}

/// Draws, and returns an error if the drawing panics. The panic prints nothing. If a panic ends the program at once, as in
/// WebAssembly, it prints the sentence.
///
/// # Errors
/// If the drawing panics.
pub fn guarded<T>(draw: impl FnOnce() -> T) -> Result<T, CannotDraw> {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = take_hook();
        set_hook(Box::new(move |panic| match IS_GUARDED.get() {
            false => before(panic),
            true if cfg!(panic = "abort") => eprintln!("{SENTENCE}"),
            true => {}
        }));
    });
    let was_guarded = IS_GUARDED.replace(true);
    let drawn = catch_unwind(AssertUnwindSafe(|| {
        let is_planted = cfg!(debug_assertions) && std::env::var_os(PLANTED_PANIC).is_some();
        assert!(!is_planted, "{PLANTED_PANIC} is set");
        draw()
    }));
    IS_GUARDED.set(was_guarded);
    drawn.map_err(|_| CannotDraw)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_in_a_drawing_becomes_a_sentence() {
        let drawn: Result<String, _> = guarded(|| panic!("planted"));
        assert_eq!(drawn, Err(CannotDraw));
        assert_eq!(CannotDraw.to_string(), SENTENCE);
        assert_eq!(guarded(|| 5), Ok(5));
    }

    #[test]
    fn a_guard_inside_a_guard_leaves_the_outer_one_in_place() {
        let drawn: Result<(), _> = guarded(|| {
            let inner: Result<(), _> = guarded(|| panic!("planted"));
            assert_eq!(inner, Err(CannotDraw));
            assert!(IS_GUARDED.get());
            panic!("planted once more")
        });
        assert_eq!(drawn, Err(CannotDraw));
        assert!(!IS_GUARDED.get());
    }
}
