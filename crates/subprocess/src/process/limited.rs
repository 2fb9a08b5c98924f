//! Sets a child's limits before it starts.

use std::process::Command;

use super::Limits;

/// The maximum size in bytes of a file that student code writes.
#[cfg(unix)]
const WRITTEN: u64 = 1 << 30;

/// Wraps the command in a shell that sets the limits and then becomes the program. Limits set from outside, after the
/// start, could be too late. If a system does not support a limit, the child runs without that limit (macOS has none
/// for the address space).
#[cfg(unix)]
pub(super) fn limited(command: Command, limits: &Limits) -> Command {
    let Some(bytes) = limits.memory else {
        return command;
    };
    let mut script = format!("ulimit -c 0; ulimit -v {};", bytes >> 10);
    if limits.shares {
        // Of half a kilobyte each.
        script += &format!("ulimit -f {};", WRITTEN >> 9);
    }
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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::ended::signal;
    use crate::process::{End, run};
    use crate::{Cancel, limits};

    #[test]
    fn a_file_that_student_code_writes_grows_to_a_gigabyte_and_no_further() {
        let ended = |place: &str| {
            let file = tempfile::NamedTempFile::new().unwrap();
            let mut write = Command::new("dd");
            write.args(["if=/dev/zero", "bs=1", "count=1", &format!("seek={place}")]);
            write.arg(format!("of={}", file.path().display()));
            let limits = limits(Duration::from_secs(20));
            match run(write, &limits, &Cancel::default(), |_| {}).unwrap().end {
                End::Exited(status) => (status.success(), signal(status)),
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(ended("1000000"), (true, None));
        assert_eq!(ended("1100000000"), (false, Some(25)));
    }
}
