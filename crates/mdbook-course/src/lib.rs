//! The book's preprocessor, and what `cargo book` does: build, serve, test.
//!
//! A page names a figure by one line, `{{#figure tree fibonacci-4}}`. The preprocessor draws it
//! from the recording of that name in `book/recordings`, with a caption and a twin as a list of
//! sentences. Numbers in the prose, exercise boxes and tables of counts are named likewise:
//!
//! | on the page | stands for |
//! |---|---|
//! | `{{#figure KIND RECORDING}}` | a figure; KIND is tree, game, strip, stack, boards, player, board or text |
//! | `{{#pair KIND OURS YOURS}}` | two recordings beside each other, the first difference marked, as `cargo course --book` draws them; `audit=short` leaves out of what is said of a search all but the first and the last line |
//! | `{{#exercise}}` | the box at the head of an exercise, on its page |
//! | `{{#exercise STEM}}` | the same, on a page that several exercises share |
//! | `{{#proof}}` | the box at the head of a proof that the reader writes, on its page |
//! | `{{#project}}` | the box at the head of a project, a program that the reader writes whole, and its milestones |
//! | `{{#flaw line=N}}` | before a numbered list: it is a wrong proof, and its line N fails |
//! | `{{#further}}` | under a page's title: no core exercise needs it, and the core path goes on with another page |
//! | `{{#count exercises}}` | the number of exercises in the course |
//! | `{{#terms CHAPTER}}` | the entries of the glossary that link to a page of the chapter, such as `ch1-recursion` |
//! | `{{#exercises CHAPTER}}` | the table of a chapter's exercises, with links to their pages |
//! | `{{#minutes read WHAT… solve WHAT…}}` | how long it takes to read pages, from their words, and to solve exercises; WHAT is a chapter, an exercise or a page; `kind=core` takes of a chapter only the core path; `most=90` is held |
//! | `{{#counts NAME}}` | the table `book/counts/NAME.json` |
//! | `{{#chart NAME}}` | the same as a picture, below it: what that file says of its chart |
//! | `{{#sum 1 + 3 * 3}}` | what arithmetic comes to that the page does before its reader |
//! | `{{#calls RECORDING}}` | how many calls it holds; `of=NAME` counts one function, `with="…"` those with these arguments |
//! | `{{#height RECORDING}}` | how many frames deep it went |
//! | `{{#plays RECORDING}}` | how many choices were made on a board |
//! | `{{#result RECORDING}}` | what the first call returned |
//! | `{{#below RECORDING call=N}}` | how many calls the subtree of call N holds, itself included; or `choice=C`, the root's choice |
//! | `{{#call RECORDING call=N}}` | call N with its arguments |
//! | `{{#value RECORDING call=N}}` | what call N returned |
//! | `{{#searched RECORDING}}`, `{{#leaves RECORDING}}`, `{{#cut RECORDING}}` | of a search of a game: the nodes searched below the first, the leaves among them, the branches cut |
//! | `{{#student EXERCISE}}` | wrong answers of which a reader chooses one, and sees what its author sees; `book/what-ifs.toml` names them; `plays=once` plays the first run by itself |
//! | `{{#predict WHAT … ask="…" hint="…"}}` | a question that is answered in the page; the module `predict` lists its kinds |
//! | `{{#predicted}}` | what a reader has answered, on a page of its own behind all questions |
//! | `{{#label Check}}` | one of the few labels that come again on many pages, as *Predict* and *Remember* |
//! | `{{#labs}}` | what is tried and played in the book, page by page |
//! | `{{#picture KIND RECORDING}}` | a drawing without words, beside words that say what it is |
//! | `{{#ends RECORDING}}` | how many calls made no call |
//! | `{{#worth RECORDING}}`, `{{#best RECORDING}}` | of a search of a game: what it found the first position to be worth to the first player, and the best move, where that is a number |
//! | `{{#leaf RECORDING}}` | the number of the first call that made no call; `nth=2` the second |
//!
//! A figure takes `title="…"`, `caption="…"`, `id=…`, `depth=N` and `nodes=N`; a player takes
//! `whole=yes`, with which it shows the whole run until somebody steps through it; a board takes
//! `after=N` (the play after which it is shown) or `call=N`, and `attacked=yes`. Calls are numbered
//! from 1; where a number is asked for, `call=leaf` is the first that made no call. No directive is read inside
//! a code fence but mdBook's own `include`, whose file and anchor are checked.
//!
//! The book runs no chapter: it is built from the recordings alone, in seconds.

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
#[cfg(feature = "serve")]
mod newest_book;
mod numbers;
mod page;
mod pages;
mod pair;
#[cfg(feature = "pdf")]
mod pdf;
mod picture;
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
mod student;
mod table;
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
pub use theme::write_theme;
