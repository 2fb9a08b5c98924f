//! Takes the terminal for a screen of our own and always gives it back.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::{cursor, execute, terminal};

static TAKEN: AtomicBool = AtomicBool::new(false);
static CAME_BACK: AtomicBool = AtomicBool::new(false);

/// Keeps the terminal: the program receives single keys and draws on the alternate screen. Dropping the value gives
/// the terminal back, and so does a panic or a signal.
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

/// Returns whether the program was stopped and continued since the last call. If so, its screen is gone and must be
/// drawn again.
pub fn has_come_back() -> bool {
    CAME_BACK.swap(false, Ordering::SeqCst)
}

/// Gives the terminal to the shell when the program is stopped, and takes it again when the program continues.
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
