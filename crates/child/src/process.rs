//! Runs a program that may do anything: loop for ever, fill the memory, print without end, start
//! programs of its own. It gets a deadline, a limit of memory and a limit of output, and its whole
//! process group (on Windows: its job) is ended with it.
//!
//! Memory is limited twice: each process by the system, where its shell can say so (not on macOS
//! and Windows), and all together by looking at what they hold. What a program of the student's
//! starts itself is not in that sum.
//!
//! If this process is killed, its children are ended by a guard (not on Windows). A program that
//! leaves its process group, as `setsid` does, outlives all of this.

mod capture;
mod guard;
mod limited;
mod meter;
mod together;

use std::io;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use process_wrap::std::{ChildWrapper, CommandWrap};

use crate::cancel::Cancel;
use capture::Capture;
use limited::limited;
use meter::Meter;

pub use guard::Guarded;
pub use meter::Spent;
pub use together::most as most_together;

/// What a child may use.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// How long it may run; none: until it is done.
    pub deadline: Option<Duration>,
    /// Whether the time in which it waits for a core does not count, until four deadlines have passed: then a busy machine
    /// ends the same programs as an idle one. Only Linux tells how long that is.
    pub forgives_waiting: bool,
    /// How much address space each of its processes may have, in bytes.
    pub memory: Option<u64>,
    /// Whether what it holds counts against what such children may hold together.
    pub shares: bool,
    /// How many bytes are kept of each of its outputs: the first half and the last.
    pub output: usize,
}

/// How a child ended and what it said.
#[derive(Debug)]
pub struct Finished {
    /// How it ended.
    pub end: End,
    /// Its standard output, as far as it was kept.
    pub stdout: String,
    /// Its error output, as far as it was kept.
    pub stderr: String,
}

/// How a child ended.
#[derive(Debug, Clone, Copy)]
pub enum End {
    /// By itself.
    Exited(ExitStatus),
    /// It was ended at its deadline, having spent its time like this.
    Deadline(Spent),
    /// It was ended while it held this number of bytes: more than it may, or too many together with the
    /// others.
    Memory(u64),
    /// It was ended because nobody waits for it any more.
    Cancelled,
}

/// So many deadlines a program may take whose waiting does not count.
const LONGEST: u32 = 4;

/// How often it is asked how long such a program has waited.
const PAUSE: Duration = Duration::from_millis(50);

static RUNNING: AtomicUsize = AtomicUsize::new(0);

/// How many children run now.
fn running() -> usize {
    RUNNING.load(Ordering::SeqCst)
}

/// Waits for the children of work that was stopped, but not for long.
pub fn wait_for_all() {
    let patience = Instant::now() + Duration::from_secs(1);
    while running() > 0 && Instant::now() < patience {
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// A child that still runs.
pub struct Sofar<'p> {
    /// For how long.
    pub time: Duration,
    /// How much of that it has computed, on all cores together; looked at from time to time, where memory is shared.
    pub computed: Duration,
    /// How many bytes it holds, by the same look.
    pub held: u64,
    stderr: Option<&'p Capture>,
}

impl Sofar<'_> {
    /// The end of the last line that it wrote to its error output.
    pub fn said_last(&self) -> String {
        let text = self.stderr.map(Capture::tail).unwrap_or_default();
        text.lines().next_back().unwrap_or_default().to_owned()
    }
}

/// Runs a program to its end, with nothing to read. `waiting` is called about every 10 ms.
pub fn run(
    command: Command,
    limits: &Limits,
    cancel: &Cancel,
    waiting: impl FnMut(&Sofar<'_>),
) -> io::Result<Finished> {
    run_with(Stdio::null(), command, limits, cancel, waiting)
}

/// Runs a program to its end, with this to read. `waiting` is called about every 10 ms.
pub fn run_with(
    stdin: Stdio,
    command: Command,
    limits: &Limits,
    cancel: &Cancel,
    mut waiting: impl FnMut(&Sofar<'_>),
) -> io::Result<Finished> {
    let mut command = limited(command, limits);
    command
        .stdin(stdin)
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
    guard::ready();
    let mut child = Child(command.spawn()?);
    let _guarded = Guarded::new(child.0.id());
    let stdout = { child.0.stdout().take() }
        .map(|pipe| Capture::start(pipe, limits.output))
        .transpose()?;
    let stderr = { child.0.stderr().take() }
        .map(|pipe| Capture::start(pipe, limits.output))
        .transpose()?;

    let mut meter = Meter::new(child.0.id());
    let mut pause = Duration::from_millis(1);
    let mut deadline = limits.deadline;
    let end = loop {
        if let Some(status) = child.0.try_wait()? {
            break End::Exited(status);
        }
        if cancel.is_cancelled() {
            break End::Cancelled;
        }
        if let (Some(asked), Some(own)) = (deadline, limits.deadline)
            && began.elapsed() >= asked
        {
            let spent = meter.spent(began.elapsed());
            if !limits.forgives_waiting || spent.is_all_of(own) || spent.ran >= own * LONGEST {
                break End::Deadline(spent);
            }
            deadline = Some(spent.ran + PAUSE);
        }
        if limits.shares
            && let Some(bytes) = meter.too_much(limits.memory)
        {
            break End::Memory(bytes);
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(10));
        waiting(&Sofar {
            time: began.elapsed(),
            computed: meter.computed(),
            held: meter.held(),
            stderr: stderr.as_ref(),
        });
    };
    drop(meter);
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
