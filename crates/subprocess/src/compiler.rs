//! Limits for cargo and its compilers in a build with student code.

use std::time::Duration;

use crate::process::Limits;

/// The deadline of a first build, which compiles all libraries and may have to wait for another cargo.
pub const FIRST_BUILD: Duration = Duration::from_secs(20 * 60);

/// The deadline for compiling student code when the libraries are built: seconds, as typed on the command line.
pub const BUILDING: &str = "120";

/// The address space limit of each compiler in bytes, if the system supports one. The next constant is the addition for
/// each core. Compilers reserve much memory that they do not use.
const MEMORY: u64 = 4 << 30;
const MEMORY_A_CORE: u64 = 128 << 20;

/// Returns the limits of a build with this deadline.
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
