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
//! /// In how many ways one climbs n stairs, by one or two at a time.
//! #[traced]
//! fn climb(n: u64) -> u64 {
//!     if n < 2 { 1 } else { climb(n - 1) + climb(n - 2) }
//! }
//!
//! let (value, trace) = record(|| climb(4));
//! assert_eq!(value, 5);
//! # if !call_trace::TRACING { return }
//! assert_eq!((trace.calls(), trace.height()), (9, 4));
//!
//! let tree = trace.tree();
//! let root = &tree.calls[tree.roots[0]];
//! assert_eq!((root.function, root.args.values().as_str()), ("climb", "4"));
//! assert_eq!((root.value, root.children.len()), (Some("5"), 2));
//! ```
//!
//! A call that is never made cannot be seen by an attribute. So a program may tell what else it
//! does: [`note`] a remark, and of a board, whose positions get numbers, what it offers, what is
//! played, taken back and valued ([`Position`]; [`Way`] where one board is changed in place). All of
//! it costs next to nothing while nothing is being recorded.
//!
//! A call is *about* the position of the board among its arguments, if it has one: the attribute asks each argument
//! for its position at the beginning of the call, as the call's first question. `about(child)` names the
//! board where there are several, or where it stands in something else.
//!
//! What a *function* alone knows is said where it stands: `#[traced(values(mover))]` says whose
//! values it returns ([`ValuesOf`]), `search(alpha_beta)` which search it is meant to be
//! ([`Search`]), and `args(bits)` or `args(node)` what its arguments are ([`ArgsAre`]). What it is asked
//! for it says as numbers, `window(alpha, beta)` and `depth(depth)`, whatever its arguments are called; what
//! it answers, [`Valued`] reads in what is returned.
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
//! [`Trace::write_json`] writes one JSON object a line, whose one key says what the line is, and
//! [`Trace::read_json`] reads them:
//!
//! ```text
//! {"trace":{"format":3}}
//! {"function":{"name":"negamax","values":"mover"}}
//! {"enter":{"node":0,"function":"negamax","args":[["depth","2"]],"depth":2}}
//! {"board":{"at":0,"kind":"text","max":"X","to_move":"O","board":"..."}}
//! {"ask":{"at":0}}
//! {"offer":{"at":0,"choices":["1","3"]}}
//! {"play":{"at":0,"to":1,"choice":"3","mover":"O","to_move":"X","board":"..."}}
//! {"enter":{"node":1,"function":"negamax","args":[["depth","1"]],"line":9,"depth":1}}
//! {"ask":{"at":1}}
//! {"value":{"at":1,"value":1}}
//! {"leave":{"node":1,"returned":"(1, None)","value":1,"mv":null}}
//! {"take_back":{"at":1,"to":0,"choice":"3","board":"..."}}
//! {"note":{"text":"..."}}
//! {"leave":{"node":0,"returned":"(-1, Some(3))","value":-1,"mv":"3"}}
//! {"end":{"calls":2}}
//! ```
//!
//! | line | says |
//! |---|---|
//! | `trace` | the format; a file of another one is refused |
//! | `board` | a position that was there before, when this recording asks it for the first time: how its text is read (`kind`), who wants large values (`max`), who moves (`to_move`), whether the game is `over` |
//! | `function` | before its first call: whose values it returns ([`ValuesOf`]), where they are not the first player's, of the whole game; which `search` it is meant to be ([`Search`]); what its `args` are ([`ArgsAre`]) |
//! | `enter` | a call; its `line` in the function that made it, whose first line is 1; of a search that says so, its `window`, in the units of the values that it returns, and its `depth`, the levels that it may look ahead |
//! | `ask` | the running call asked the position `at` for the first time, or, directly after `enter`, was handed it |
//! | `offer` | the moves that can be made `at` a position |
//! | `play` | a move `at` a position that led `to` another one, with all that `board` says but what stays: `kind` and `max`. It was made by the innermost running call that has asked `at`: of a tree that is written out, the branch is told only when the call below asks its node something |
//! | `take_back` | the move that led to `at` is undone on a board that is changed in place: it shows `to` again |
//! | `value` | what the board says that a position is worth |
//! | `around` | a board around the recorded one values positions by itself, as was seen `at` this one: what they are worth to the program, no `value` says |
//! | `note` | a remark |
//! | `leave` | the end of a call; what it `returned`, as a text, and the `value` and the move, `mv`, in it ([`Valued`]): null where it has no move |
//! | `end` | how many calls there were, and what `stopped` the run |
//!
//! What is not known is left out; nothing depends on the platform, and no path is written.
//!
//! Calls and positions are numbered in the order in which they are made. A call that a panic passed
//! through returned nothing, and the last line's `stopped` is then the panic's message. The last line may
//! also have `frames`, the bytes of each function's frame, and `calls_of`, `plays` and `height`, what a full
//! recording or a full file counted only. A file without the last line was cut off ([`Trace::is_complete`]).
//!
//! Where the environment names a file in `CALL_TRACE_FILE` (`-` is the standard output), each
//! outermost [`record`] also writes there while it runs, the first 4096 events one by one and later ones in blocks of 8 KiB. So a
//! recording survives an overflow, an abort, or being ended from outside. [`Outline`] tells what
//! such a file holds without reading all of it. What is recorded [`aside`] leaves the file alone.

mod call;
mod event;
pub mod example;
mod file;
mod json;
mod limits;
mod nested;
mod outline;
mod position;
mod record;
mod recorder;
mod run;
mod runaway;
mod schema;
mod search_frames;
mod show;
mod site;
mod stream;
mod texts;
mod trace;
mod tree;

pub use call_trace_macros::traced;
pub use event::{Args, ArgsAre, BoardState, Choices, Search, ValuesOf};
pub use file::{FORMAT, ReadError};
pub use limits::{Limits, with_limits};
pub use outline::Outline;
pub use position::{Position, State, Way};
pub use record::{
    Stopped, TIME_IS_UP, flush, in_call, is_recording, note, panic_text, record, try_record,
    unrecorded,
};
pub use recorder::MOST_EVENTS;
pub use run::{EventKind, Moment, Run, RunNode, RunPosition, TakenBack};
pub use schema::Event;
pub use search_frames::{SearchFrame, SearchFrames};
pub use show::Valued;
pub use stream::aside;
pub use trace::Trace;
pub use tree::{Call, Play, Tree};

/// What the expansion of `#[traced]` calls; not for use by hand.
#[doc(hidden)]
pub mod expansion {
    pub use crate::call::{About, Entered, NoBoard, Nowhere, enter, touch};
    pub use crate::event::{ArgsAre, Said, Search, ValuesOf};
    pub use crate::limits::here;
    pub use crate::show::{Shown, Values, ViaDebug, ViaNothing, ViaSilence, ViaValued};
    pub use crate::site::Site;
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
