//! Ctrl-C and its like.

use std::io;

/// From here on, a signal that is to end the program calls `end` on a thread of its own, with the exit
/// code of a program that was ended so: `SIGHUP`, `SIGINT`, `SIGQUIT` and `SIGTERM`, the first of
/// them. Not on Windows, where the system ends it.
///
/// # Errors
/// If the system does not report signals, or starts no more threads.
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
