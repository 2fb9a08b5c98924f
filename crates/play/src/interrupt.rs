//! Ctrl-C and its like.

/// From here on, they end the game with a word, and with the exit code of a program that was ended
/// so. Not on Windows, where the system ends it.
pub(crate) fn end_with_a_word() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
        let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
        std::thread::spawn(move || {
            if let Some(signal) = signals.forever().next() {
                terminal::complain("\nThe game is broken off.");
                std::process::exit(128 + signal);
            }
        });
    }
    Ok(())
}
