//! Limits the memory of all children that run student code together: to half of the machine's memory, or to
//! `COURSE_MEMORY` in MiB. Each child may use its own limit in full, so without a limit on the sum a dozen tests
//! would fill the machine.

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use sysinfo::{MemoryRefreshKind, System};

/// Records a child's memory. Returns whether the child should be ended: all together exceed the limit, and no child
/// is larger.
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

/// Returns the limit on their sum, in bytes.
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

/// Returns the memory of the machine, or of the container if that is smaller. No limit if the system does not report
/// it.
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
    fn the_largest_child_is_ended_if_all_together_exceed_the_memory_limit() {
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
