//! Sets a child's limits before it begins.

use std::process::Command;

use super::Limits;

/// The command behind a shell that sets the limits and then becomes the program: set from
/// outside, after the start, they could come too late. A system that does not know a limit
/// (macOS has none for the address space) goes without it.
#[cfg(unix)]
pub(super) fn limited(command: Command, limits: &Limits) -> Command {
    let Some(bytes) = limits.memory else {
        return command;
    };
    let mut script = format!("ulimit -c 0; ulimit -v {};", bytes >> 10);
    if let Some(deadline) = limits.deadline {
        // Seconds of computing: ends the child even if we are killed and cannot.
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get) as u64;
        script += &format!("ulimit -t {};", (deadline.as_secs() + 2) * cores);
    }
    let mut shell = Command::new("/bin/sh");
    shell
        .args([
            "-c",
            &format!("{{ {script} }} 2>/dev/null; exec \"$0\" \"$@\""),
        ])
        .arg(command.get_program())
        .args(command.get_args());
    if let Some(folder) = command.get_current_dir() {
        shell.current_dir(folder);
    }
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    shell
}

#[cfg(not(unix))]
pub(super) fn limited(command: Command, limits: &Limits) -> Command {
    let _ = limits.memory;
    command
}
