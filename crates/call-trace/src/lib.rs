//! Records the calls a program makes.
//!
//! Put [`#[traced]`](macro@traced) on a function and run it inside [`record`]: every call, with its
//! arguments as they were on entry and its value on return, becomes an [`Event`] in a flat
//! [`Trace`]. The recursion tree, the stack over time and all counts are derived from that list
//! later ([`Trace::tree`]), so recording stays cheap and a very deep trace cannot overflow what
//! draws it.
//!
//! ```
//! use call_trace::{record, traced};
//!
//! #[traced]
//! fn fibonacci(n: u64) -> u64 {
//!     if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
//! }
//!
//! let (value, trace) = record(|| fibonacci(4));
//! assert_eq!(value, 3);
//! # if !call_trace::TRACING { return }
//! assert_eq!((trace.calls(), trace.height()), (9, 4));
//!
//! let tree = trace.tree();
//! let root = &tree.calls[tree.roots[0]];
//! assert_eq!((root.function, root.args.values().as_str()), ("fibonacci", "4"));
//! assert_eq!((root.value, root.children.len()), (Some("3"), 2));
//! ```
//!
//! A call that is never made cannot be seen by an attribute. So a program may tell what else it
//! does: [`note`] a remark, [`offer`] the choices it has, [`play`] one of them on a board and
//! [`take_back`] again, give the [`value()`] of a leaf. All of it costs next to nothing while
//! nothing is being recorded.
//!
//! # On and off
//!
//! Recording is on in debug builds and compiled out in release builds, as `debug_assert!` is:
//! there a traced function is the original function, token for token. The feature `on` keeps it
//! in release builds too: `cargo bench --features call-trace/on`. [`TRACING`] says which it is.
//!
//! While something is being recorded, the `Debug` of each argument and value is called. One that
//! panics, or borrows a `RefCell` that is already borrowed, stops the program then, and only then:
//! leave such an argument out with `skip`.
//!
//! A recording belongs to its thread. What other threads call is not in it.
//!
//! # Runaways
//!
//! Where tracing is on, the depth of the calls and the stack they take are counted even when
//! nothing is being recorded. A recursion without an end is stopped by a panic before it
//! overflows the stack, which would end the whole process without a word about the cause:
//!
//! ```text
//! factorial went 10 000 calls deep without reaching a base case.
//! The last calls: factorial(5) → factorial(5) → factorial(5) → …
//! Each call must be nearer to the base case than the one before.
//! ```
//!
//! # Limits
//!
//! | of what | how many | changed by |
//! |---|---|---|
//! | calls that are open at once | 10 000 | [`with_limits`], `CALL_TRACE_DEPTH` |
//! | bytes of stack they take | three quarters of the thread's, see [`Limits`] | [`with_limits`], `CALL_TRACE_STACK` |
//! | calls that are made, where somebody says how many are enough | any number | [`with_limits`] |
//! | events that are kept | 1 000 000 ([`MOST_EVENTS`]); later ones are only counted | `CALL_TRACE_EVENTS` |
//! | bytes of text that are kept | 256 MiB; as for events | |
//! | bytes of the file | none; events beyond it are in the recording, and counted in the last line | `CALL_TRACE_BYTES` |
//! | an argument, a value, a choice | 240 bytes, then "…" | |
//! | a board, a note | 4096 bytes, then "…" | |
//!
//! # The file
//!
//! [`Trace::write_json`] writes one JSON object a line, and [`Trace::read_json`] reads them:
//!
//! ```text
//! {"event":"enter","node":0,"function":"factorial","args":[["n","5"]]}
//! {"event":"offer","choices":["1","3"]}
//! {"event":"play","choice":"3","mover":null,"board":"..."}
//! {"event":"value","leaf":"1"}
//! {"event":"take_back","choice":"3","board":"..."}
//! {"event":"note","text":"..."}
//! {"event":"leave","node":0,"value":"120"}
//! {"event":"end","calls":1,"stopped":null}
//! ```
//!
//! Calls are numbered in the order in which they are made. The value of a call that a panic passed
//! through is null, and the last line's `stopped` is then the panic's message. The last line may
//! also have `frames`, the bytes of each function's frame, and `counted`, what a full recording or
//! a full file counted only. A file without the last line was cut off ([`Trace::is_complete`]).
//!
//! Where the environment names a file in `CALL_TRACE_FILE`, each outermost [`record`] also writes
//! there while it runs, the first 4096 events one by one and later ones in blocks of 8 KiB. So a
//! recording survives an overflow, an abort, or being ended from outside. [`Outline`] tells what
//! such a file holds without reading all of it. What is recorded [`aside`] leaves the file alone.

mod call;
mod event;
pub mod example;
mod json;
mod limits;
mod line;
mod nested;
mod outline;
mod read;
mod rebuild;
mod record;
mod recorder;
mod runaway;
mod show;
mod stream;
mod texts;
mod trace;
mod tree;

pub use call_trace_macros::traced;
pub use event::{Args, Event};
pub use limits::{Limits, with_limits};
pub use outline::Outline;
pub use read::ReadError;
pub use record::{
    Stopped, is_recording, note, offer, play, play_by, record, take_back, try_record, value,
};
pub use recorder::MOST_EVENTS;
pub use stream::aside;
pub use trace::Trace;
pub use tree::{Call, Play, Tree};

/// What the expansion of `#[traced]` calls; not for use by hand.
#[doc(hidden)]
pub mod expansion {
    pub use crate::call::{Call, Site, enter, here, touch};
    pub use crate::show::{Shown, Values, ViaDebug, ViaNothing};
}

/// Whether traced functions record in this build.
pub const TRACING: bool = cfg!(any(debug_assertions, feature = "on"));

/// Takes the first group where tracing is on, the second where it is off. The choice is made
/// by *this* crate's configuration, so a user of `#[traced]` needs no feature of its own.
#[doc(hidden)]
#[macro_export]
#[cfg(any(debug_assertions, feature = "on"))]
macro_rules! if_tracing {
    ({ $($on:tt)* } { $($off:tt)* }) => { $($on)* };
}

#[doc(hidden)]
#[macro_export]
#[cfg(not(any(debug_assertions, feature = "on")))]
macro_rules! if_tracing {
    ({ $($on:tt)* } { $($off:tt)* }) => { $($off)* };
}
