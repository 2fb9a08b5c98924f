//! How deep calls may go, and how many may be made, counted whether or not anything is recorded.
//!
//! A recursion without an end overflows the stack, and that ends the whole process with a message
//! that names no cause. So traced calls are counted, and the stack they take is measured; past
//! either limit they stop with a panic that says what happened. A search without recursion may go
//! on for ever as well; where somebody says how many calls are enough, it stops in the same way.

use std::cell::Cell;

use crate::runaway;
use crate::show::Values;
use crate::site::Site;

/// The most calls that may be open at once, unless changed.
pub(crate) const DEPTH: usize = 10_000;
/// The stack of a thread whose size is not known: what Rust gives to a spawned one.
const USUAL_STACK: usize = 2 << 20;

/// How deep traced calls may go on a thread.
///
/// | limit | unless changed | changed by |
/// |---|---|---|
/// | `depth` | 10 000 calls | `CALL_TRACE_DEPTH` |
/// | `stack_bytes` | three quarters of the thread's stack: of `RUST_MIN_STACK`, where that is set and the thread is not the main one, else of 2 MiB | `CALL_TRACE_STACK` |
/// | `calls` | none: any number | |
///
/// The quarter is for the calls that are not traced, and for the panic itself. A thread that
/// was given a stack of its own size cannot be asked for it: say it with [`Limits::for_stack`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The most calls that may be open at once.
    pub depth: usize,
    /// The most bytes of stack they may take.
    pub stack_bytes: usize,
    /// The most calls that may be made, one after the other or one inside the other.
    pub calls: Option<usize>,
}

impl Limits {
    /// The limits for a thread that was given this number of bytes of stack.
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

/// About where the stack of the caller ends. Two calls of it from one frame give the same
/// address; from a function and its callee, addresses that are as far apart as the callee's
/// frame is large.
#[inline(never)]
pub fn here() -> usize {
    let mark = 0_u8;
    std::hint::black_box(&raw const mark).addr()
}

/// A number from the environment.
pub(crate) fn from_env(name: &str) -> Option<usize> {
    std::env::var(name).ok()?.replace('_', "").parse().ok()
}

thread_local! {
    pub(crate) static STACK: Stack = const { Stack::new() };
}

/// What is known of a thread's stack.
pub(crate) struct Stack {
    /// How many traced calls are open.
    pub(crate) depth: Cell<usize>,
    /// The highest address a traced call was ever made from; stacks grow downwards.
    top: Cell<usize>,
    limits: Cell<Option<Limits>>,
    /// How many more calls may be made, where somebody limited them.
    left: Cell<Option<usize>>,
    /// Past these, calls are looked at more closely. 0 until the limits are known.
    alarm: Cell<(usize, usize)>,
    /// Whether a call has come back since the outermost one began.
    pub(crate) has_returned: Cell<bool>,
    /// The function whose frame is being measured, and where it was called from.
    pub(crate) measuring: Cell<Option<(u32, usize)>>,
}

impl Stack {
    const fn new() -> Self {
        Stack {
            depth: Cell::new(0),
            top: Cell::new(0),
            limits: Cell::new(None),
            left: Cell::new(None),
            alarm: Cell::new((0, 0)),
            has_returned: Cell::new(false),
            measuring: Cell::new(None),
        }
    }

    /// Counts one more call. What to say, if it is one too many.
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
        let (deep, large) = self.alarm.get();
        if depth > deep || bytes > large {
            let runaway = self.look_closely(depth, bytes, site, show);
            if runaway.is_some() {
                return runaway;
            }
        }
        if depth == 1 {
            self.has_returned.set(false);
        }
        self.depth.set(depth);
        None
    }

    #[cold]
    fn too_many(&self, site: &'static Site) -> String {
        let limits = self.limits.get().unwrap_or_default();
        format!(
            "{} calls were made, which is the limit, and {} was called once more.",
            words::spaced(limits.calls.unwrap_or_default()),
            site.name
        )
    }

    /// Remembers the call as one of the last. What to say, if it is one too many.
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
