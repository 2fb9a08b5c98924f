//! Limits on the depth and the number of traced calls, enforced with or without a recording.
//!
//! An endless recursion overflows the stack. That ends the whole process with a message that names no
//! cause. So traced calls are counted and their stack use is measured. Past either limit they stop with
//! a panic that explains the event. A search without recursion may also run for ever. With a limit on
//! the number of calls, it stops in the same way.

use std::cell::Cell;

use crate::runaway;
use crate::show::Values;
use crate::site::Site;

/// The default limit on open calls.
pub(crate) const DEPTH: usize = 10_000;
/// The stack of a thread whose size is unknown: Rust's default for a spawned thread.
const USUAL_STACK: usize = 2 << 20;

/// Limits on the traced calls of a thread.
///
/// | limit | default | changed by |
/// |---|---|---|
/// | `depth` | 10 000 calls | `CALL_TRACE_DEPTH` |
/// | `stack_bytes` | three quarters of the thread's stack: of `RUST_MIN_STACK`, if it is set and the thread is not the main one, else of 2 MiB | `CALL_TRACE_STACK` |
/// | `calls` | unlimited | |
///
/// The last quarter is for calls that are not traced, and for the panic itself. A thread cannot report
/// the size of its stack. If you gave it another size, use [`Limits::for_stack`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Upper limit on the number of open calls.
    pub depth: usize,
    /// Upper limit on the bytes of stack for these calls.
    pub stack_bytes: usize,
    /// Upper limit on the number of calls, one after the other or one inside the other.
    pub calls: Option<usize>,
}

impl Limits {
    /// Returns the limits for a thread with this number of bytes of stack.
    pub fn for_stack(bytes: usize) -> Self {
        let depth = from_env("CALL_TRACE_DEPTH").unwrap_or(DEPTH);
        let stack_bytes = from_env("CALL_TRACE_STACK").unwrap_or(bytes / 4 * 3);
        Limits {
            depth,
            stack_bytes,
            calls: None,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        let is_main = std::thread::current().name() == Some("main");
        let spawned = from_env("RUST_MIN_STACK").filter(|_| !is_main);
        // Windows gives the main thread 1 MiB, others 8.
        let usual = if is_main && cfg!(windows) {
            1 << 20
        } else {
            USUAL_STACK
        };
        Limits::for_stack(spawned.unwrap_or(usual))
    }
}

/// Runs `program` with other limits for this thread.
pub fn with_limits<R>(limits: Limits, program: impl FnOnce() -> R) -> R {
    struct Restore(Option<Limits>, Option<usize>);
    impl Drop for Restore {
        fn drop(&mut self) {
            STACK.with(|stack| {
                stack.set_limits(self.0);
                stack.left.set(self.1);
            });
        }
    }
    let _restore = STACK.with(|stack| Restore(stack.limits.get(), stack.left.get()));
    STACK.with(|stack| {
        stack.set_limits(Some(limits));
        stack.left.set(limits.calls);
    });
    program()
}

/// Returns approximately the address of the end of the caller's stack. Two calls from one frame return
/// the same address. Calls from a function and its callee return addresses whose distance is the size
/// of the callee's frame.
#[inline(never)]
pub fn here() -> usize {
    let mark = 0_u8;
    std::hint::black_box(&raw const mark).addr()
}

/// Reads a number from the environment.
pub(crate) fn from_env(name: &str) -> Option<usize> {
    std::env::var(name).ok()?.replace('_', "").parse().ok()
}

thread_local! {
    pub(crate) static STACK: Stack = const { Stack::new() };
}

/// The state of a thread's stack.
pub(crate) struct Stack {
    /// The number of open traced calls.
    pub(crate) depth: Cell<usize>,
    /// The highest address of any traced call so far. Stacks grow downwards.
    top: Cell<usize>,
    /// The address of the outermost open call.
    outermost: Cell<usize>,
    limits: Cell<Option<Limits>>,
    /// The number of calls still allowed, if they are limited.
    left: Cell<Option<usize>>,
    /// The depth and the stack use beyond which calls are examined more closely; 0 until the limits are
    /// known.
    alarm: Cell<(usize, usize)>,
    /// Whether a call has returned since the outermost call began.
    pub(crate) has_returned: Cell<bool>,
    /// The function whose frame is being measured, and the address of its caller.
    pub(crate) measuring: Cell<Option<(u32, usize)>>,
}

impl Stack {
    const fn new() -> Self {
        Stack {
            depth: Cell::new(0),
            top: Cell::new(0),
            outermost: Cell::new(0),
            limits: Cell::new(None),
            left: Cell::new(None),
            alarm: Cell::new((0, 0)),
            has_returned: Cell::new(false),
            measuring: Cell::new(None),
        }
    }

    /// Counts one more call. Returns the panic's message if it is one too many.
    pub(crate) fn deeper(
        &self,
        site: &'static Site,
        show: &dyn Fn(&mut Values<'_>),
    ) -> Option<String> {
        if let Some(left) = self.left.get() {
            let Some(left) = left.checked_sub(1) else {
                return Some(self.too_many(site));
            };
            self.left.set(Some(left));
        }
        let (depth, here) = (self.depth.get() + 1, here());
        let top = self.top.get().max(here);
        self.top.set(top);
        let bytes = top - here;
        if depth == 1 {
            self.outermost.set(here);
            self.has_returned.set(false);
        }
        let (deep, large) = self.alarm.get();
        if depth > deep || bytes > large {
            let runaway = self.look_closely(depth, bytes, site, show);
            if runaway.is_some() {
                return runaway;
            }
        }
        self.depth.set(depth);
        None
    }

    #[cold]
    fn too_many(&self, site: &'static Site) -> String {
        let limits = self.limits.get().unwrap_or_default();
        format!(
            "{} calls were made, which is the limit, and {} was called once more.",
            textfmt::spaced(limits.calls.unwrap_or_default()),
            site.name
        )
    }

    /// Remembers the call as one of the last. Returns the panic's message if it is one too many.
    #[cold]
    fn look_closely(
        &self,
        depth: usize,
        bytes: usize,
        site: &'static Site,
        show: &dyn Fn(&mut Values<'_>),
    ) -> Option<String> {
        let limits = self.limits.get().unwrap_or_default();
        self.set_limits(Some(limits));
        let (deep, large) = self.alarm.get();
        if depth <= deep && bytes <= large {
            return None;
        }
        runaway::remember(depth, site, show);
        let is_deep = depth > limits.depth;
        if !is_deep && bytes <= limits.stack_bytes {
            return None;
        }
        if !is_deep && self.top.get() - self.outermost.get() > bytes / 2 {
            return Some(runaway::unrecorded(depth, bytes, site));
        }
        // A limit that somebody lowered may lie above a base case that is there.
        let is_lowered = is_deep && depth <= DEPTH;
        Some(runaway::message(
            depth,
            (!is_deep).then_some(bytes),
            !is_lowered && !self.has_returned.get(),
        ))
    }

    fn set_limits(&self, limits: Option<Limits>) {
        self.limits.set(limits);
        let alarm = limits.map_or((0, 0), |limits| {
            let deep = limits.depth.saturating_sub(runaway::REMEMBERED);
            // Even with frames of many kilobytes, the last eighth holds the last calls.
            (deep, limits.stack_bytes / 8 * 7)
        });
        self.alarm.set(alarm);
    }
}
