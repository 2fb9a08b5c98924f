//! Runs a program that may do anything: loop for ever, fill the memory, print without end, start
//! programs of its own. It gets a deadline, a limit of memory and a limit of output, and its whole
//! process group (on Windows: its job) is ended with it.
//!
//! Memory is limited where the system's shell can (not on macOS and Windows); elsewhere the
//! deadline has to do.

mod capture;

use std::io;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use process_wrap::std::{ChildWrapper, CommandWrap};

use crate::interrupt::Cancel;
use capture::Capture;

/// What a child may use.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits {
    /// How long it may run; none: until it is done.
    pub(crate) deadline: Option<Duration>,
    /// How much address space it may have, in bytes.
    pub(crate) memory: Option<u64>,
    /// How many bytes are kept of each of its outputs: the first half and the last.
    pub(crate) output: usize,
}

/// How a child ended and what it said.
#[derive(Debug)]
pub(crate) struct Finished {
    /// How it ended.
    pub(crate) end: End,
    /// Its standard output, as far as it was kept.
    pub(crate) stdout: String,
    /// Its error output, as far as it was kept.
    pub(crate) stderr: String,
}

/// How a child ended.
#[derive(Debug, Clone, Copy)]
pub(crate) enum End {
    /// By itself.
    Exited(ExitStatus),
    /// It was ended at its deadline.
    Deadline,
    /// It was ended because nobody waits for it any more.
    Cancelled,
}

static RUNNING: AtomicUsize = AtomicUsize::new(0);

/// How many children run now.
pub(crate) fn running() -> usize {
    RUNNING.load(Ordering::SeqCst)
}

/// Waits for the children of work that was stopped, but not for long.
pub(crate) fn wait_for_all() {
    let patience = Instant::now() + Duration::from_secs(1);
    while running() > 0 && Instant::now() < patience {
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Runs a program to its end. `waiting` is called about every 10 ms with the time gone by.
pub(crate) fn run(
    command: Command,
    limits: &Limits,
    cancel: &Cancel,
    mut waiting: impl FnMut(Duration),
) -> io::Result<Finished> {
    let mut command = limited(command, limits);
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut command = CommandWrap::from(command);
    #[cfg(unix)]
    command.wrap(process_wrap::std::ProcessGroup::leader());
    #[cfg(windows)]
    command.wrap(process_wrap::std::JobObject);
    // Counted before it is asked whether to stop: who asks to stop and then counts none can be
    // sure that none begins any more.
    let _counted = Counted::new();
    if cancel.is_cancelled() {
        return Ok(Finished {
            end: End::Cancelled,
            stdout: String::new(),
            stderr: String::new(),
        });
    }
    let began = Instant::now();
    let mut child = Child(command.spawn()?);
    let stdout = child
        .0
        .stdout()
        .take()
        .map(|pipe| Capture::start(pipe, limits.output));
    let stderr = child
        .0
        .stderr()
        .take()
        .map(|pipe| Capture::start(pipe, limits.output));

    let mut pause = Duration::from_millis(1);
    let end = loop {
        if let Some(status) = child.0.try_wait()? {
            break End::Exited(status);
        }
        if cancel.is_cancelled() {
            break End::Cancelled;
        }
        if limits
            .deadline
            .is_some_and(|deadline| began.elapsed() >= deadline)
        {
            break End::Deadline;
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(10));
        waiting(began.elapsed());
    };
    drop(child);
    Ok(Finished {
        end,
        stdout: stdout.map_or_else(String::new, Capture::text),
        stderr: stderr.map_or_else(String::new, Capture::text),
    })
}

/// A child whose group is ended when we let go of it, also by an early return.
struct Child(Box<dyn ChildWrapper>);

impl Drop for Child {
    fn drop(&mut self) {
        // Also after the child has ended by itself: it may have left others behind.
        let _ = self.0.start_kill();
        let _ = self.0.wait();
    }
}

/// One of [`running`].
struct Counted(());

impl Counted {
    fn new() -> Self {
        RUNNING.fetch_add(1, Ordering::SeqCst);
        Self(())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        RUNNING.fetch_sub(1, Ordering::SeqCst);
    }
}

/// The command behind a shell that sets the limits and then becomes the program: set from
/// outside, after the start, they could come too late. A system that does not know a limit
/// (macOS has none for the address space) goes without it.
#[cfg(unix)]
fn limited(command: Command, limits: &Limits) -> Command {
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
fn limited(command: Command, limits: &Limits) -> Command {
    let _ = limits.memory;
    command
}
