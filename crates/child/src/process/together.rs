//! What all children that run student code may hold together: half of the machine's memory, or as
//! many MiB as `COURSE_MEMORY` says. Each may hold its own share of it, so without a limit of the
//! sum a dozen tests would fill the machine.

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use sysinfo::{MemoryRefreshKind, System};

/// Notes how much a child holds now. Whether it is to be ended: all hold too much, and none more.
pub(super) fn holds(pid: u32, bytes: u64) -> bool {
    static HELD: Mutex<BTreeMap<u32, u64>> = Mutex::new(BTreeMap::new());
    let mut held = HELD.lock().unwrap_or_else(PoisonError::into_inner);
    if bytes == 0 {
        held.remove(&pid);
        return false;
    }
    held.insert(pid, bytes);
    let is_largest = held.values().all(|other| *other <= bytes);
    is_largest && held.values().sum::<u64>() > most()
}

/// How much they may hold, in bytes.
pub fn most() -> u64 {
    static MOST: OnceLock<u64> = OnceLock::new();
    *MOST.get_or_init(|| {
        let said = std::env::var("COURSE_MEMORY").ok();
        let said = said.and_then(|mebibytes| mebibytes.parse::<u64>().ok());
        said.map_or_else(
            || memory() / 2,
            |mebibytes| mebibytes.saturating_mul(1 << 20),
        )
    })
}

/// What the machine has, or what the container leaves of it; no limit where the system does not
/// tell.
fn memory() -> u64 {
    let Ok(mut system) = System::new() else {
        return u64::MAX;
    };
    system.refresh_memory_specifics(MemoryRefreshKind::nothing().with_ram());
    let container = system.cgroup_limits().map(|limits| limits.total_memory);
    let known = [Some(system.total_memory()), container];
    let known = known.into_iter().flatten().filter(|bytes| *bytes > 0);
    known.min().unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_those_who_hold_too_much_together_the_largest_is_ended() {
        // Nobody has that memory, and no child has such a number.
        let part = most() / 3 * 2;
        assert!(!holds(u32::MAX, part));
        assert!(!holds(u32::MAX - 1, part - 1), "the other one is larger");
        assert!(holds(u32::MAX, part));
        assert!(!holds(u32::MAX, 0));
        assert!(!holds(u32::MAX - 1, part), "it is alone now");
        assert!(!holds(u32::MAX - 1, 0));
    }
}
