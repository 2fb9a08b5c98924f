//! The terminal while a screen of ours is on it: taken once, given back whatever happens.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::{cursor, execute, terminal};

static TAKEN: AtomicBool = AtomicBool::new(false);

/// Holds the terminal: keys come one by one, and the screen is an alternate one. Dropping it
/// gives the terminal back; so do a panic and a signal.
pub(crate) struct Taken(());

/// Takes the terminal.
pub(crate) fn take() -> io::Result<Taken> {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            before(panic);
            // Another thread must not go on drawing on a terminal that is given back.
            if std::thread::current().name() != Some("main") {
                std::process::exit(101);
            }
        }));
    });
    terminal::enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    let taken = Taken(());
    execute!(io::stdout(), terminal::EnterAlternateScreen, cursor::Hide)?;
    Ok(taken)
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back if it is taken.
pub(crate) fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let mut out = io::stdout();
        let _ = execute!(out, terminal::LeaveAlternateScreen, cursor::Show);
        let _ = terminal::disable_raw_mode();
        let _ = out.flush();
    }
}
