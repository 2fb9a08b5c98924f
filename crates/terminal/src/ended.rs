//! Handles Ctrl-C and similar signals.

use std::io;

/// Calls `end` on its own thread when a signal asks the program to end, with the exit code of a program ended by that
/// signal. Handles the first of `SIGHUP`, `SIGINT`, `SIGQUIT` and `SIGTERM`. Does nothing on Windows, where the
/// system ends the program.
///
/// # Errors
/// If the system does not report signals or cannot start another thread.
pub fn when_ended(end: impl FnOnce(i32) + Send + 'static) -> io::Result<()> {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
        let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
        std::thread::Builder::new().spawn(move || {
            if let Some(signal) = signals.forever().next() {
                end(128 + signal);
            }
        })?;
    }
    #[cfg(not(unix))]
    drop(end);
    Ok(())
}
