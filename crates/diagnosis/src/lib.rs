//! What the tests of all chapters share, outside of what students edit: running a function
//! recorded, asking the recording what a reader would ask, making an input smaller that chance found, and saying
//! something to a student whose tests *pass*.
//!
//! A failing test says what is wrong with `panic!`. Its message begins with the claim, in a line
//! of its own ([`wrong_answer`]): the input, what the student's program returned, what it should be.
//! Then at most two sentences, which a table of causes may know ([`Answers`], [`Shapes`]). Boards,
//! trees and both sides of a comparison come in the lines after them. `cargo course` shows the first message
//! of each test function, so the cases stand in the order in which they teach.

mod any_order;
mod attempt;
mod calls;
mod causes;
mod recorded;
mod said;
mod smallest;
mod twice;
mod unseen;
mod watch;

pub use any_order::same_in_any_order;
pub use attempt::{attempt, if_written, is_unwritten, probe};
pub use calls::{
    call_lines, calls_itself, height, last, named_args, number, repeated, replies, searcher, shown,
    without_helpers,
};
pub use causes::{Answers, Shapes};
pub use recorded::assert_records_boards;
pub use said::{
    ended, never_tried, of_yours, remark, sentence, stopped, went_too_deep, worth, wrong_answer,
    yours,
};
pub use smallest::{demand_each, lower, shorter, smaller_lists, smallest};
pub use twice::{assert_same_again, twice};
pub use unseen::unseen;
pub use watch::{alone, watch};
pub use words::{counted, listed, minus, plural, spaced, value};
