//! Records the calls of a program.
//!
//! Put [`#[traced]`](macro@traced) on a function and run it inside [`record`]. Every call, with its
//! arguments on entry and its return value, becomes an [`Event`] in a flat [`Trace`]. The recursion
//! tree, the stack over time and all counts are derived from that list later ([`Trace::tree`]). So
//! recording is cheap, and a very deep trace cannot overflow the program that draws it.
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
//! An attribute cannot see a call that is never made. So a program can report further steps: a remark
//! with [`note`], and for a board, whose positions get numbers, its offers, plays, take-backs and
//! values ([`Position`], or [`Way`] for a board changed in place). All of this costs almost no time
//! unless a recording runs.
//!
//! A call is *about* the position of the board among its arguments, if it has one. The attribute reads
//! the position of each argument at the beginning of the call, as the call's first question. If there
//! are several boards, or the board is part of another value, `about(child)` names it.
//!
//! The attribute also declares facts that only the *function* knows. `#[traced(values(mover))]`
//! declares whose values it returns ([`ValuesOf`]), `search(alpha_beta)` the search that it implements
//! ([`Search`]), and `args(bits)`, `args(grid)` or `args(node)` the meaning of its arguments ([`ArgsAre`]).
//! `window(alpha, beta)` and `depth(depth)` give its window and depth as numbers, under any argument
//! names. [`Valued`] reads the answer in its result.
//!
//! # On and off
//!
//! Recording is on in debug builds and compiled out in release builds, like `debug_assert!`. In a
//! release build a traced function is the original function, token for token. The feature `on` turns
//! recording on in release builds, too: `cargo bench --features call-trace/on`. The constant
//! [`TRACING`] shows the state.
//!
//! A recording calls the `Debug` of each argument and value. If it panics, or borrows a `RefCell` that
//! is already borrowed, it stops the program, but only during a recording. Leave out such an argument
//! with `skip`.
//!
//! A recording belongs to its thread. It does not contain the calls of other threads.
//!
//! # Runaways
//!
//! If tracing is on, the depth of the calls and their stack use are measured even without a recording.
//! An endless recursion stops with a panic before it overflows the stack. An overflow would end the
//! whole process without a word about the cause:
//!
//! ```text
//! factorial went 10 000 calls deep without reaching a base case.
//! The last calls: factorial(5) → factorial(5) → factorial(5) → …
//! Each call must be nearer to the base case than the one before.
//! ```
//!
//! # Limits
//!
//! | limit on | value | changed by |
//! |---|---|---|
//! | open calls | 10 000 | [`with_limits`], `CALL_TRACE_DEPTH` |
//! | bytes of stack for these calls | three quarters of the thread's stack, see [`Limits`] | [`with_limits`], `CALL_TRACE_STACK` |
//! | calls made | unlimited | [`with_limits`] |
//! | stored events | 1 000 000 ([`MOST_EVENTS`]); later events are only counted | `CALL_TRACE_EVENTS` |
//! | stored bytes of text | 256 MiB; later events are only counted | |
//! | bytes of the file | unlimited; further events are in the recording, and counted in the last line | `CALL_TRACE_BYTES` |
//! | an argument, a value, a choice | 240 bytes, then "…" | |
//! | a board, a note | 4096 bytes, then "…" | |
//!
//! # The file
//!
//! [`Trace::write_json`] writes one JSON object a line, whose only key is the kind of the line.
//! [`Trace::read_json`] reads these lines:
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
//! | line | content |
//! |---|---|
//! | `trace` | the format; a file of another format is refused |
//! | `board` | a position that existed before, at this recording's first question to it: how to read its text (`kind`), the maximising player (`max`), the player to move (`to_move`), whether the game is `over` |
//! | `function` | before a function's first call: whose values it returns ([`ValuesOf`]), if not the first player's of the whole game; the `search` that it implements ([`Search`]); the meaning of its `args` ([`ArgsAre`]) |
//! | `enter` | a call; its `line` in the calling function, whose first line is 1; if the search gives them, its `window`, in the units of its values, and its `depth`, the levels that it may look ahead |
//! | `ask` | the running call asked the position `at` for the first time, or, directly after `enter`, received it as an argument |
//! | `offer` | the legal moves `at` a position |
//! | `play` | a move `at` a position that led `to` another one, with the keys of `board` except the constant ones, `kind` and `max`. The innermost running call that has asked `at` made it. In a written game tree, the branch is reported only when the next call asks its node a question |
//! | `take_back` | the move that led to `at` is undone on a board changed in place, which shows `to` again |
//! | `value` | the board's value for a position |
//! | `around` | a board around the recorded one values positions by itself, as seen `at` this position; no `value` line shows the values that the program uses |
//! | `note` | a remark |
//! | `leave` | the end of a call: the text of its result, `returned`, and the `value` and the move, `mv`, in it ([`Valued`]); `mv` is null if the result contains no move |
//! | `end` | the number of calls, and the reason if the run was `stopped` |
//!
//! Unknown values are left out. The file does not depend on the platform and contains no path.
//!
//! Calls and positions are numbered in the order in which they are made. A call that ended with a panic
//! returned no value, and `stopped` in the last line is then the panic's message. The last line may
//! also contain `frames`, the bytes of each function's frame, and `calls_of`, `plays` and `height`, the
//! counts of a full recording or a full file. A file without the last line was cut off
//! ([`Trace::is_complete`]).
//!
//! If the environment variable `CALL_TRACE_FILE` names a file (`-` is the standard output), each
//! outermost [`record`] also writes to it during the run: the first 4096 events one by one, later
//! events in blocks of 8 KiB. So a recording survives an overflow, an abort, or a kill from outside.
//! [`Outline`] summarises such a file without reading all of it. Recordings inside [`aside`] do not
//! change the file.

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
pub use run::{EventKind, Run, RunEvent, RunNode, RunPosition, TakenBack};
pub use schema::Event;
pub use search_frames::{SearchFrame, SearchFrames};
pub use show::Valued;
pub use stream::aside;
pub use trace::Trace;
pub use tree::{Call, Play, Tree};

/// The functions and types that the expansion of `#[traced]` uses. Do not use them by hand.
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

/// Expands to the first group if tracing is on, and to the second if it is off. *This* crate's
/// configuration decides, so a user of `#[traced]` needs no feature of its own.
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
