//! Runs a program that may do anything: loop for ever, fill the memory, print without end, or start other programs.
//! It gets a deadline, a memory limit and an output limit, and its whole process group (on Windows: its job) ends
//! with it.
//!
//! Two limits apply to memory. The system limits each process, if its shell supports that (not on macOS and Windows).
//! This module limits the sum of all children by measuring them. Programs started by the student's program are not
//! part of that sum.
//!
//! If this process is killed, a guard ends its children (not on Windows). A program that leaves its process group,
//! for example with `setsid`, outlives all of this.

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

/// The limits of a child.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The maximum running time, or `None` for no limit.
    pub deadline: Option<Duration>,
    /// Whether time spent waiting for a core is free, up to four deadlines. Then a busy machine ends the same
    /// programs as an idle one. Only Linux reports that time.
    pub forgives_waiting: bool,
    /// The maximum address space of each of its processes, in bytes.
    pub memory: Option<u64>,
    /// Whether its memory counts towards the common limit of all such children.
    pub shares: bool,
    /// The number of bytes kept of each output: the first half and the last.
    pub output: usize,
}

/// The end of a child, and its output.
#[derive(Debug)]
pub struct Finished {
    /// The way it ended.
    pub end: End,
    /// The kept part of its standard output.
    pub stdout: String,
    /// The kept part of its error output.
    pub stderr: String,
}

/// The way a child ended.
#[derive(Debug, Clone, Copy)]
pub enum End {
    /// The child ended by itself.
    Exited(ExitStatus),
    /// The child was ended at its deadline, with this use of its time.
    Deadline(Spent),
    /// The child was ended while it used this many bytes: more than its own limit, or too many together with the
    /// other children.
    Memory(u64),
    /// The child was ended because its result is no longer needed.
    Cancelled,
}

/// The maximum running time, in deadlines, of a program whose waiting is free.
const LONGEST: u32 = 4;

/// The time between two checks of how long such a program has waited.
const PAUSE: Duration = Duration::from_millis(50);

static RUNNING: AtomicUsize = AtomicUsize::new(0);

/// Returns the number of running children.
fn running() -> usize {
    RUNNING.load(Ordering::SeqCst)
}

/// Waits up to one second for the children of stopped work.
pub fn wait_for_all() {
    let patience = Instant::now() + Duration::from_secs(1);
    while running() > 0 && Instant::now() < patience {
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// A child that still runs.
pub struct Sofar<'p> {
    /// The time since its start.
    pub time: Duration,
    /// The computing time, summed over all cores. Measured from time to time, and only if memory is shared.
    pub computed: Duration,
    /// The memory in bytes, from the same measurement.
    pub held: u64,
    stderr: Option<&'p Capture>,
}

impl Sofar<'_> {
    /// Returns the end of the last line of its error output.
    pub fn said_last(&self) -> String {
        let text = self.stderr.map(Capture::tail).unwrap_or_default();
        text.lines().next_back().unwrap_or_default().to_owned()
    }
}

/// Runs a program to its end, with empty input. Calls `waiting` about every 10 ms.
pub fn run(
    command: Command,
    limits: &Limits,
    cancel: &Cancel,
    waiting: impl FnMut(&Sofar<'_>),
) -> io::Result<Finished> {
    run_with(Stdio::null(), command, limits, cancel, waiting)
}

/// Runs a program to its end, with this input. Calls `waiting` about every 10 ms.
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
        if let Some(status) = child.ended()? {
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

/// A child whose process group ends when this value is dropped, also on an early return.
struct Child(Box<dyn ChildWrapper>);

impl Child {
    /// Returns the exit status, or `None` while the child runs.
    fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        // The wrapper would collect the whole group. As the first process of a sandbox, this one also inherits what
        // the child has left behind, and the wrapper would lose the child's status while any of that runs.
        if cfg!(unix) {
            return self.0.inner_mut().try_wait();
        }
        self.0.try_wait()
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // Also after the child has ended by itself: it may have left others behind.
        let _ = self.0.start_kill();
        let _ = self.0.wait();
    }
}

/// Counts a child as [`running`] while it exists.
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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::limits;

    #[test]
    fn the_status_is_that_of_the_child_while_an_inherited_process_of_its_group_runs() {
        // The child's orphans become ours, as those of the first process of a sandbox do.
        rustix::process::set_child_subreaper(Some(rustix::process::getpid())).unwrap();
        let mut command = Command::new("sh");
        command.args(["-c", "sleep 60 & exit 7"]);
        let limits = limits(Duration::from_secs(20));
        let finished = run(command, &limits, &Cancel::default(), |_| {}).unwrap();
        assert!(
            matches!(finished.end, End::Exited(status) if status.code() == Some(7)),
            "{finished:?}"
        );
    }
}
