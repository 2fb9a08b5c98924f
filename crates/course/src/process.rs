//! Runs a program that may do anything: loop for ever, fill the memory, print without end, start
//! programs of its own. It gets a deadline, a limit of memory and a limit of output, and its whole
//! process group (on Windows: its job) is ended with it.
//!
//! Memory is limited on Linux only: elsewhere no limit can be set on a running child without
//! unsafe code, and the deadline has to do.

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
    mut command: Command,
    limits: &Limits,
    cancel: &Cancel,
    mut waiting: impl FnMut(Duration),
) -> io::Result<Finished> {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut command = CommandWrap::from(command);
    #[cfg(unix)]
    command.wrap(process_wrap::std::ProcessGroup::leader());
    #[cfg(windows)]
    command.wrap(process_wrap::std::JobObject);
    let began = Instant::now();
    let mut child = Child(command.spawn()?);
    RUNNING.fetch_add(1, Ordering::SeqCst);
    limit(child.0.id(), limits);
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
        RUNNING.fetch_sub(1, Ordering::SeqCst);
    }
}

#[cfg(target_os = "linux")]
fn limit(child: u32, limits: &Limits) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    let Some(pid) = i32::try_from(child).ok().and_then(Pid::from_raw) else {
        return;
    };
    let set = |resource, most: u64| {
        let most = Some(most);
        // A child that has ended already needs no limit.
        let _ = prlimit(
            Some(pid),
            resource,
            Rlimit {
                current: most,
                maximum: most,
            },
        );
    };
    if let Some(bytes) = limits.memory {
        set(Resource::As, bytes);
        set(Resource::Core, 0);
    }
    if let Some(deadline) = limits.deadline {
        // Ends the child even if we are killed and cannot.
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get) as u64;
        set(Resource::Cpu, (deadline.as_secs() + 2) * cores);
    }
}

#[cfg(not(target_os = "linux"))]
fn limit(_child: u32, _limits: &Limits) {}
