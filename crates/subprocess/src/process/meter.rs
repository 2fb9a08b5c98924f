//! Measures the memory and the time of a child.

use std::time::{Duration, Instant};

use sysinfo::{Pid, ProcessRefreshKind, ProcessesToUpdate, System};

use super::together;

/// The time between two measurements of a child's memory. A child that allocates a gigabyte a second exceeds its
/// limit by 50 MB.
const PAUSE: Duration = Duration::from_millis(50);

/// Measures a running child.
pub(super) struct Meter {
    pid: u32,
    /// Created on first use, because most children end earlier.
    system: Option<System>,
    next: Instant,
    /// The computing time at the last measurement.
    computed: Duration,
    /// The memory in bytes at the last measurement.
    held: u64,
}

/// A child's use of its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Spent {
    /// The time since its start.
    pub ran: Duration,
    /// The computing time, summed over all cores.
    pub computed: Option<Duration>,
    /// The time in which its threads were ready but had no core. Available only on Linux.
    pub waited: Option<Duration>,
}

impl Spent {
    /// Returns whether the child has used this much time, not counting the time it waited for a core. If the system
    /// does not report that waiting time, all of its time counts.
    pub fn is_all_of(self, time: Duration) -> bool {
        let own = self.ran.saturating_sub(self.waited.unwrap_or_default());
        own >= time || self.computed.is_some_and(|computed| computed >= time)
    }

    /// Returns whether the child may have missed its deadline for lack of a core: it computed for less than half of
    /// the deadline and was ready to compute more. If the system does not report the waiting time, some computing is
    /// enough evidence.
    pub fn may_be_starved(self, deadline: Duration) -> bool {
        let Some(computed) = self.computed else {
            return false;
        };
        let wanted = match self.waited {
            Some(waited) => waited >= deadline / 5,
            None => computed >= deadline / 20,
        };
        computed < deadline / 2 && wanted
    }
}

impl Meter {
    /// Creates a meter for the child with this process ID.
    pub(super) fn new(pid: u32) -> Self {
        Self {
            pid,
            system: None,
            next: Instant::now() + PAUSE,
            computed: Duration::ZERO,
            held: 0,
        }
    }

    /// Returns the computing time at the last measurement.
    pub(super) fn computed(&self) -> Duration {
        self.computed
    }

    /// Returns the memory in bytes at the last measurement.
    pub(super) fn held(&self) -> u64 {
        self.held
    }

    /// Returns the child's memory if it exceeds its own limit, or if all children together exceed theirs and this
    /// child is the largest. Measures only from time to time.
    pub(super) fn too_much(&mut self, own: Option<u64>) -> Option<u64> {
        if Instant::now() < self.next {
            return None;
        }
        self.next = Instant::now() + PAUSE;
        let (bytes, _) = self.look()?;
        let is_too_much = together::holds(self.pid, bytes) || own.is_some_and(|own| bytes > own);
        is_too_much.then_some(bytes)
    }

    /// Returns the child's use of its time until now, `ran` after its start.
    pub(super) fn spent(&mut self, ran: Duration) -> Spent {
        Spent {
            ran,
            computed: self.look().map(|(_, computed)| computed),
            waited: waited(self.pid),
        }
    }

    /// Measures the memory in bytes and the computing time.
    fn look(&mut self) -> Option<(u64, Duration)> {
        let pid = Pid::from_u32(self.pid);
        let what = ProcessRefreshKind::nothing()
            .with_memory()
            .with_cpu()
            .without_tasks();
        if self.system.is_none() {
            self.system = System::new().ok();
        }
        let system = self.system.as_mut()?;
        system.refresh_processes_specifics(ProcessesToUpdate::Some(&[pid]), false, what);
        let process = system.process(pid)?;
        let computed = Duration::from_millis(process.accumulated_cpu_time());
        let memory = process.memory();
        (self.computed, self.held) = (computed, memory);
        Some((memory, computed))
    }
}

impl Drop for Meter {
    fn drop(&mut self) {
        together::holds(self.pid, 0);
    }
}

#[cfg(target_os = "linux")]
fn waited(pid: u32) -> Option<Duration> {
    // Of each thread: nanoseconds on a core, nanoseconds waiting for one, and how often it had one.
    let threads = std::fs::read_dir(format!("/proc/{pid}/task")).ok()?;
    let waited = threads.flatten().filter_map(|thread| {
        let told = std::fs::read_to_string(thread.path().join("schedstat")).ok()?;
        told.split(' ').nth(1)?.parse().ok()
    });
    let waited: Vec<u64> = waited.collect();
    (!waited.is_empty()).then(|| Duration::from_nanos(waited.iter().sum()))
}

#[cfg(not(target_os = "linux"))]
fn waited(_: u32) -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sleeps_or_computes_all_the_time_is_not_starved() {
        let deadline = Duration::from_secs(10);
        let starved = |computed: u64, waited: Option<u64>| {
            let spent = Spent {
                ran: deadline,
                computed: Some(Duration::from_millis(computed)),
                waited: waited.map(Duration::from_millis),
            };
            spent.may_be_starved(deadline)
        };
        assert!(starved(800, Some(9_000)));
        assert!(!starved(9_500, Some(500)), "it computed");
        assert!(!starved(5_000, Some(5_000)), "it computed long enough");
        assert!(!starved(16_000, Some(4_000)), "it computed on two cores");
        assert!(!starved(10, Some(100)), "it slept");
        assert!(starved(3_000, None) && !starved(10, None) && !starved(9_000, None));
        assert!(!Spent::default().may_be_starved(deadline));
    }

    #[test]
    fn waiting_for_a_core_does_not_use_up_a_program_s_time() {
        let is_all = |ran: u64, computed: u64, waited: Option<u64>| {
            let spent = Spent {
                ran: Duration::from_secs(ran),
                computed: Some(Duration::from_secs(computed)),
                waited: waited.map(Duration::from_secs),
            };
            spent.is_all_of(Duration::from_secs(10))
        };
        assert!(!is_all(10, 4, Some(6)), "it waited");
        assert!(is_all(16, 10, Some(6)));
        assert!(is_all(10, 0, Some(0)), "it slept");
        assert!(is_all(16, 10, Some(22)), "one of its threads computed");
        assert!(is_all(10, 4, None), "nobody knows");
    }
}
