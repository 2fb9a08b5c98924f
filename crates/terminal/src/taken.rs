//! The terminal while a screen of ours is on it: taken once, given back whatever happens.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::{cursor, execute, terminal};

static TAKEN: AtomicBool = AtomicBool::new(false);
static CAME_BACK: AtomicBool = AtomicBool::new(false);

/// Holds the terminal: keys come one by one, and the screen is an alternate one. Dropping it
/// gives the terminal back; so do a panic and a signal.
pub struct Taken(());

/// Takes the terminal.
pub fn take() -> io::Result<Taken> {
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
    #[cfg(unix)]
    listen_for_stops()?;
    let taken = Taken(());
    enter()?;
    Ok(taken)
}

fn enter() -> io::Result<()> {
    terminal::enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    execute!(io::stdout(), terminal::EnterAlternateScreen, cursor::Hide)
}

/// Whether the program was stopped and goes on since this was last asked. Then nothing of its
/// screen is left.
pub fn has_come_back() -> bool {
    CAME_BACK.swap(false, Ordering::SeqCst)
}

/// A stopped program leaves the terminal to the shell, and takes it again when it goes on.
#[cfg(unix)]
fn listen_for_stops() -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGTSTP};
    static LISTENS: AtomicBool = AtomicBool::new(false);
    if LISTENS.swap(true, Ordering::SeqCst) {
        return Ok(());
    }
    let mut signals = signal_hook::iterator::Signals::new([SIGTSTP, SIGCONT])?;
    std::thread::Builder::new().spawn(move || {
        for signal in signals.forever() {
            let is_taken = TAKEN.load(Ordering::SeqCst);
            if signal == SIGTSTP {
                give_back();
                // Comes back from this when the program goes on.
                let _ = signal_hook::low_level::emulate_default_handler(SIGTSTP);
            }
            if is_taken {
                // The shell has set the terminal as it likes it, without our knowing.
                let _ = terminal::disable_raw_mode();
                let _ = enter();
                CAME_BACK.store(true, Ordering::SeqCst);
            }
        }
    })?;
    Ok(())
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back if it is taken.
pub fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let mut out = io::stdout();
        let _ = execute!(out, terminal::LeaveAlternateScreen, cursor::Show);
        let _ = terminal::disable_raw_mode();
        let _ = out.flush();
    }
}
