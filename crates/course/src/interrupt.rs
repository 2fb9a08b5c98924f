//! Stopping work that is under way: a newer save, a key, Ctrl-C, or the end of the terminal.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// Set once the whole program is to end.
static ENDING: AtomicBool = AtomicBool::new(false);

/// Said on the way out when Ctrl-C is pressed.
static LAST_WORDS: OnceLock<&str> = OnceLock::new();

/// Handed to a piece of work, and kept by whoever may stop it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Asks the work to stop. Its children are ended within milliseconds.
    pub(crate) fn cancel(&self) {
        self.0.store(true, Ordering::SeqCst);
    }

    /// Whether the work is to stop.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::SeqCst) || ENDING.load(Ordering::SeqCst)
    }
}

/// From here on, Ctrl-C and its like first end the children, then give the terminal back.
///
/// Children are in process groups of their own, so the terminal's Ctrl-C does not reach them. On
/// Windows it does, and nothing is to be done.
pub(crate) fn end_children_with_us() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
        let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
        std::thread::spawn(move || {
            if let Some(signal) = signals.forever().next() {
                end(128 + signal);
            }
        });
    }
    Ok(())
}

/// What Ctrl-C is answered with, on a line of its own.
pub(crate) fn say_when_interrupted(words: &'static str) {
    let _ = LAST_WORDS.set(words);
}

/// Once the program is to end, only the thread that ends it may: it knows the exit code.
pub(crate) fn leave_the_end_to_it() {
    while ENDING.load(Ordering::SeqCst) {
        std::thread::park();
    }
}

/// Ends the program once its children are gone.
#[cfg(unix)]
fn end(code: i32) -> ! {
    ENDING.store(true, Ordering::SeqCst);
    crate::process::wait_for_all();
    crate::terminal::give_back();
    if let Some(words) = LAST_WORDS.get() {
        crate::style::complain(&format!("\n{words}"));
    }
    std::process::exit(code)
}
