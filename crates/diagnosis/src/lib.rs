//! Shared parts of the tests of all chapters, outside the files that students edit: recording a function, reading the
//! recording, shrinking a random input, and remarks to students whose tests *pass*.
//!
//! A failing test reports the mistake with `panic!`. Its message begins with a line of its own ([`wrong_answer`]):
//! the input, the result of the student's program, and the right result. At most two sentences follow, which a table
//! of causes may supply ([`Answers`], [`Shapes`]). Boards, trees and both sides of a comparison are in the lines
//! below. `cargo course` shows the first message of each test function, so the cases are in teaching order.

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

pub use any_order::{adds_the_same_in_any_order, answers_only, right_alone, same_in_any_order};
pub use attempt::{attempt, if_written, is_unwritten, out_of_bounds, probe};
pub use calls::{
    call_lines, calls_itself, height, helper_calls, last, named_args, number, repeated, replies,
    searcher, shown, without_helpers, without_helpers_and,
};
pub use causes::{Answers, Shapes};
pub use recorded::assert_records_boards;
pub use said::{
    ended, legend, never_tried, of_yours, remark, sentence, stopped, went_too_deep, worth,
    wrong_answer, yours,
};
pub use smallest::{demand_each, lower, shorter, smaller_lists, smallest};
pub use textfmt::{counted, listed, minus, plural, spaced, value};
pub use twice::{KEPT, assert_same_again, twice, twice_as_much};
pub use unseen::unseen;
pub use watch::{alone, watch};
