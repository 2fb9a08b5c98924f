//! Functions with and without the attribute, and how far apart their frames lie.

use std::hint::black_box;

use call_trace::traced;

/// Where a local variable of the caller lies, roughly. (Never inlined: it has a frame of its own.)
#[inline(never)]
fn address() -> usize {
    let mark = 0_u8;
    black_box(&raw const mark).addr()
}

/// A function with and without the attribute. Each notes an address in every frame.
macro_rules! twins {
    ($name:ident, ($($arg:ident: $of:ty),*), $body:block) => {
        pub(crate) mod $name {
            use super::*;
            pub(crate) fn bare(n: u64, at: &mut Vec<usize> $(, $arg: $of)*) -> u64 {
                at.push(address());
                if n == 0 { 0 } else { let more: u64 = $body; more + bare(n - 1, at $(, $arg)*) }
            }
            #[traced(skip(at))]
            pub(crate) fn traced(n: u64, at: &mut Vec<usize> $(, $arg: $of)*) -> u64 {
                at.push(address());
                if n == 0 { 0 } else { let more: u64 = $body; more + traced(n - 1, at $(, $arg)*) }
            }
        }
    };
}

twins!(small, (), { 1 });
twins!(with_arguments, (a: u64, b: [u64; 8]), { a + b[3] });
twins!(with_an_array, (), {
    black_box(&mut [1_u8; 1024])[9].into()
});

/// The distance between neighbouring frames.
pub(crate) fn stride(run: impl FnOnce(&mut Vec<usize>) -> u64) -> usize {
    let mut at = Vec::new();
    black_box(run(&mut at));
    at[1].abs_diff(at[2])
}
