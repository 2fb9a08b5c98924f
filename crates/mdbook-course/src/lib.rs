//! The book's preprocessor, and the commands of `cargo book`: build, serve, test.
//!
//! A page names a figure in one line, `{{#figure tree fibonacci-4}}`. The preprocessor draws the figure from the
//! recording of that name in `book/recordings`, with a caption and a twin, a list of sentences. Similar directives
//! insert numbers in the prose, exercise boxes and tables of counts. The module `directive` lists all of them.
//!
//! The book runs no chapter. It is built from the recordings alone, in seconds.

mod after;
#[cfg(feature = "serve")]
mod answers;
mod aside;
mod breaks;
mod build;
#[cfg(feature = "serve")]
mod changes;
mod check;
mod code;
mod contents;
mod describe;
mod destination;
mod directive;
#[cfg(feature = "serve")]
mod end;
mod engine;
mod exercise;
mod figure;
#[cfg(feature = "serve")]
mod follow;
mod further;
mod glossary;
#[cfg(feature = "serve")]
mod guard;
mod html;
#[cfg(feature = "serve")]
mod impatient;
mod includes;
mod judged;
mod label;
mod labs;
mod markup;
mod minutes;
mod modules;
#[cfg(feature = "serve")]
mod newest_book;
mod numbers;
mod page;
mod pages;
mod pair;
#[cfg(feature = "pdf")]
mod pdf;
mod picture;
mod plan;
mod play;
mod predict;
mod preprocessor;
mod problem;
mod prose;
mod readme;
mod recordings;
mod samples;
mod scan;
mod scripts;
#[cfg(feature = "serve")]
mod serve;
mod start;
mod student;
mod table;
mod tasks;
mod theme;
mod warnings;

pub use build::Build;
pub use cargo_book::{Cli, Command, course_above};
pub use check::{Broken, Built, Report};
pub use destination::check_destination;
pub use engine::Engine;
#[cfg(feature = "serve")]
pub use follow::Follow;
#[cfg(feature = "pdf")]
pub use pdf::{PrintEdition, Printed};
pub use preprocessor::Course;
pub use problem::{Problem, Problems};
pub use samples::run_samples;
#[cfg(feature = "serve")]
pub use serve::Serve;
