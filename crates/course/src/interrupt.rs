//! The end of this program: Ctrl-C, or the end of the terminal.

/// From here on, Ctrl-C and its like first end the children, then give the terminal back.
pub(crate) fn end_children_with_us() -> std::io::Result<()> {
    terminal::when_ended(|code| {
        child::end_all();
        terminal::give_back();
        std::process::exit(code)
    })
}

/// From here on, Ctrl-C is for the child that has the terminal; this program goes on, and ends when
/// the child does.
#[cfg(not(unix))]
pub(crate) fn leave_ctrl_c_to_the_child() -> std::io::Result<()> {
    // Whoever listens to it is not ended by it.
    signal_hook::flag::register(signal_hook::consts::SIGINT, std::sync::Arc::default())?;
    Ok(())
}

/// Once the program is to end, only the thread that ends it may: it knows the exit code.
pub(crate) fn leave_the_end_to_it() {
    while child::is_ending() {
        std::thread::park();
    }
}
