//! The processes that this program has started. They end when this program ends.

use std::collections::BTreeMap;
use std::io;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The running processes by id, each with whether it leads a process group of its own.
static RUNNING: Mutex<BTreeMap<u32, bool>> = Mutex::new(BTreeMap::new());

/// A process that [`start`] has started.
#[derive(Debug)]
pub struct Started(Child);

/// Starts a command in a process group of its own. This program's end also ends the command and its children.
///
/// # Errors
/// If the command cannot be started.
pub fn start(command: &mut Command) -> io::Result<Started> {
    // The terminal's Ctrl+C does not reach the group, so this program has to end it.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    spawn(command, true)
}

/// Runs a command that shares the terminal, and waits for its end. This program's end also ends the command.
///
/// # Errors
/// If the command cannot be started.
pub fn attend(command: &mut Command) -> io::Result<ExitStatus> {
    spawn(command, false)?.wait()
}

fn spawn(command: &mut Command, is_group: bool) -> io::Result<Started> {
    let mut running = running();
    let child = command.spawn()?;
    running.insert(child.id(), is_group);
    Ok(Started(child))
}

impl Started {
    /// Waits until the process ends.
    ///
    /// # Errors
    /// If the system does not report the end.
    pub fn wait(mut self) -> io::Result<ExitStatus> {
        self.0.wait()
    }

    /// Returns the exit status, or `None` while the process runs.
    ///
    /// # Errors
    /// If the system does not report the status.
    pub fn try_wait(&mut self) -> io::Result<Option<ExitStatus>> {
        self.0.try_wait()
    }
}

/// Ends a process that the program no longer waits for.
impl Drop for Started {
    fn drop(&mut self) {
        let mut running = running();
        if let Some(is_group) = running.remove(&self.0.id())
            && !matches!(self.0.try_wait(), Ok(Some(_)))
        {
            end(self.0.id(), is_group);
            let _ = self.0.wait();
        }
    }
}

/// Ends all running processes.
pub fn end_all() {
    for (id, is_group) in &*running() {
        end(*id, *is_group);
    }
}

/// From this call on, ends the builds before this program when it receives Ctrl+C or a similar signal.
///
/// # Errors
/// If the system reports no signals, or starts no more threads.
pub fn end_with_us() -> io::Result<()> {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])?;
        std::thread::Builder::new().spawn(move || {
            if let Some(signal) = signals.forever().next() {
                end_all();
                std::process::exit(128 + signal);
            }
        })?;
    }
    Ok(())
}

/// Ends a process or a group. On systems other than Unix it does nothing: a console ends all of them together.
fn end(id: u32, is_group: bool) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process, kill_process_group};
        let end = match is_group {
            true => kill_process_group,
            false => kill_process,
        };
        // An error means that it has just ended.
        let _ = i32::try_from(id)
            .ok()
            .and_then(Pid::from_raw)
            .map(|id| end(id, Signal::TERM));
    }
    #[cfg(not(unix))]
    let _ = (id, is_group);
}

fn running() -> MutexGuard<'static, BTreeMap<u32, bool>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}
