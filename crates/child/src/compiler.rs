//! What cargo and its compilers may use, for a build with student code in it.

use std::time::Duration;

use crate::process::Limits;

/// A first build makes all libraries; it may have to wait for another cargo.
pub const FIRST_BUILD: Duration = Duration::from_secs(20 * 60);

/// How long student code may be compiled when the libraries are there: seconds, as they are typed.
pub const BUILDING: &str = "120";

/// How much address space each compiler may take, in bytes, where the system can limit it, and how
/// much more for each core: they set much aside that they do not use.
const MEMORY: u64 = 4 << 30;
const MEMORY_A_CORE: u64 = 128 << 20;

/// The limits of a build that may take so long.
pub fn building_limits(longest: Duration) -> Limits {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Limits {
        deadline: Some(longest),
        forgives_waiting: false,
        memory: Some(MEMORY + MEMORY_A_CORE * cores as u64),
        shares: false,
        output: 64 << 20,
    }
}
