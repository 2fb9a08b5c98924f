//! Stopping work that is under way: a newer save, a key, Ctrl-C, or the end of the terminal.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Set once the whole program is to end.
static ENDING: AtomicBool = AtomicBool::new(false);

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
    terminal::when_ended(|code| {
        ENDING.store(true, Ordering::SeqCst);
        crate::process::wait_for_all();
        terminal::give_back();
        std::process::exit(code)
    })
}

/// From here on, Ctrl-C is for the child that has the terminal; this program goes on, and ends when
/// the child does.
#[cfg(not(unix))]
pub(crate) fn leave_ctrl_c_to_the_child() -> std::io::Result<()> {
    // Whoever listens to it is not ended by it.
    signal_hook::flag::register(signal_hook::consts::SIGINT, Arc::default())?;
    Ok(())
}

/// Once the program is to end, only the thread that ends it may: it knows the exit code.
pub(crate) fn leave_the_end_to_it() {
    while ENDING.load(Ordering::SeqCst) {
        std::thread::park();
    }
}
