//! Draws a recorded run.
//!
//! A [`Trace`](call_trace::Trace) has these pictures:
//!
//! - the **recursion tree**: [`tree_text`], [`tree_svg`], and [`boards_svg`], in which each node is the board itself;
//! - the **stack over time**: [`stack_text`], [`stack_svg`];
//! - for a search of a game, its **game tree** instead of these: windows, cuts, the principal variation;
//! - for a game of dots and boxes that was only played, its fields in order ([`strip_svg`]).
//!
//! A strip also shows the boards that a run shows outside of its calls: a tower that is moved, the images of a board. With
//! [`player_html`] a student steps through a run, and [`Stepper`] does the same for a program in a terminal.
//!
//! The recording states the kind of each board. The crate `boards` reads it, and contains the rules of the games; this crate
//! draws it. [`BoardFigure::svg`] draws a board that belongs to no run, given by its kind.
//!
//! The module [`difference`] compares two runs: it finds the first call that differs, and marks it in both drawings.
//!
//! Everything is pure: a function receives a trace and returns a `String`. No function recurses, so a trace 100 000 frames
//! deep cannot overflow the stack. Large traces are folded: a drawing says how many calls each folded node hides.

mod about;
mod beside;
mod call_view;
mod choices;
mod counts;
mod dead_end;
mod difference;
mod drawing;
mod facts;
mod fold;
mod frames;
mod game;
mod guard;
mod input;
mod labels;
mod leap;
mod leaves;
mod listed;
mod marked;
mod options;
mod pictures;
mod played;
mod player;
mod recorded;
mod render;
mod roles;
mod run;
mod start;
mod stepper;
mod steps;
mod strip;
mod svg;
mod text;
mod tidy;
mod view;
mod written;

use markup as element;

pub use beside::pair_svg;
pub use counts::RunCounts;
pub use dead_end::{BeforeDeadEnd, before_dead_end};
pub use difference::{Difference, DifferenceKind, difference};
pub use drawing::{
    Beside, BoardFigure, BoardsFigure, Drawing, DrawingError, Drawn, GameFigure, Moved, Opened,
    PlayerFigure, StackFigure, StripFigure, TreeFigure, Unfit,
};
pub use game::svg::{BlankTree, bare_tree, blank_tree};
pub use game::{GameCounts, game_counts};
pub use guard::{CannotDraw, PLANTED_PANIC, guarded};
pub use labels::window;
pub use leap::Leap;
pub use leaves::{WrittenLeaf, written_leaves};
pub use marked::Highlight;
pub use options::{AuditDetail, CallKeys, SvgOptions, TextOptions};
pub use player::{PLAYER_JS, player_fragment, player_html};
pub use render::{
    audited, boards_svg, calls_svg, calls_text, strip_svg, summary, tree_svg, tree_text,
};
pub use run::{Run, has_strip};
pub use start::{StartDrawing, first_call};
pub use stepper::{StepSource, Stepper};
pub use svg::stack::stack_svg;
pub use text::stack::stack_text;
pub use text::{Line, Look, Span};

/// The style of every figure, for a page that contains several of them. Figures made with [`SvgOptions::style`] include the
/// part of it that they need.
///
/// Follows the student's light or dark preference, and the theme of an mdBook if there is one. Wrap a wide figure in an
/// element of class `fig-scroll`.
pub const FIGURE_CSS: &str = concat!(
    include_str!("figure.css"),
    include_str!("player/player.css")
);
