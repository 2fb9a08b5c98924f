//! Records the calls a program makes.
//!
//! Put [`#[traced]`](macro@traced) on a function and run it inside [`record`]: every call, with its
//! arguments as they were on entry and its value on return, becomes an [`Event`] in a flat
//! [`Trace`]. The recursion tree, the stack over time and all counts are derived from that list
//! later ([`Trace::tree`]), so recording stays cheap and a very deep trace cannot overflow what
//! draws it.
//!
//! Recording is on in debug builds and compiled out in release builds, as `debug_assert!` is:
//! there a traced function is the original function, token for token. The feature `on` keeps it
//! in release builds too.

mod call;
mod event;
pub mod example;
mod json;
mod limits;
mod line;
mod nested;
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
pub use read::ReadError;
pub use record::{
    Stopped, is_recording, note, offer, play, play_by, record, take_back, try_record, value,
};
pub use recorder::MOST_EVENTS;
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
