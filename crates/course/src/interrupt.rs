//! Ends this program on Ctrl-C or when the terminal closes.

/// From here on, Ctrl-C and similar signals first end the children, then restore the terminal.
pub(crate) fn end_children_with_us() -> std::io::Result<()> {
    terminal::when_ended(|code| {
        subprocess::end_all();
        terminal::give_back();
        std::process::exit(code)
    })
}

/// From here on, Ctrl-C is for the child that has the terminal. This program continues, and ends when the child does.
#[cfg(not(unix))]
pub(crate) fn leave_ctrl_c_to_the_child() -> std::io::Result<()> {
    // A process with a handler for the signal is not ended by it.
    signal_hook::flag::register(signal_hook::consts::SIGINT, std::sync::Arc::default())?;
    Ok(())
}

/// Waits for the end if a signal is ending the program: only that thread knows the exit code.
pub(crate) fn leave_the_end_to_it() {
    while subprocess::is_ending() {
        std::thread::park();
    }
}
