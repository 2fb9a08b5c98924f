//! The book's preprocessor, and the commands of `cargo book`: build, serve, test.
//!
//! A page names a figure in one line, `{{#figure tree fibonacci-4}}`. The preprocessor draws the figure from the
//! recording of that name in `book/recordings`, with a caption and a twin, a list of sentences. Similar directives
//! insert numbers in the prose, exercise boxes and tables of counts:
//!
//! | on the page | replaced by |
//! |---|---|
//! | `{{#figure KIND RECORDING}}` | a figure; KIND is tree, game, strip, stack, boards, player, board or text |
//! | `{{#start RECORDING}}` | a run before its first step, above the question about it: the written tree that a search reads, or the first call |
//! | `{{#pair KIND OURS YOURS}}` | two recordings beside each other with the first difference marked, as `cargo course --book` draws them; `audit=short` shortens the comment on a search to its first and last line |
//! | `{{#exercise}}` | the box at the head of an exercise, on its page |
//! | `{{#exercise STEM}}` | the same, on a page that several exercises share |
//! | `{{#proof}}` | the box at the head of a proof that the reader writes, on its page |
//! | `{{#project}}` | the box at the head of a project, a whole program that the reader writes, with its milestones |
//! | `{{#flaw line=N}}` | a mark before a numbered list, which is a wrong proof: its line N fails |
//! | `{{#further}}` | a note under a page's title: no core exercise needs the page, and the core path continues on another page |
//! | `{{#count exercises}}` | the number of exercises in the course |
//! | `{{#terms CHAPTER}}` | the entries of the glossary that link to a page of the chapter, such as `ch1-recursion` |
//! | `{{#exercises CHAPTER}}` | the table of a chapter's exercises, with links to their pages |
//! | `{{#minutes read WHAT… solve WHAT…}}` | the time to read pages, computed from their words, and to solve exercises; WHAT is a chapter, an exercise or a page; `kind=core` counts only the core path of a chapter; `most=90` fails the build if the time is longer |
//! | `{{#outcome PAGE|EXERCISE…}}` | ● if all these pages are on the core path, otherwise ○ |
//! | `{{#sittings CHAPTER}}` | the table of a chapter's sittings: its core path in parts of at most 90 minutes |
//! | `{{#beyond CHAPTER}}` | the table of a chapter's other pages, with their minutes |
//! | `{{#counts NAME}}` | the table `book/counts/NAME.json` |
//! | `{{#chart NAME}}` | the chart of that table, below it, as that file describes it |
//! | `{{#sum 1 + 3 * 3}}` | the result of arithmetic that the page shows to its reader |
//! | `{{#calls RECORDING}}` | the number of calls; `of=NAME` counts one function, `with="…"` counts the calls with these arguments |
//! | `{{#height RECORDING}}` | the maximum number of frames |
//! | `{{#plays RECORDING}}` | the number of choices made on a board |
//! | `{{#result RECORDING}}` | the result of the first call |
//! | `{{#below RECORDING call=N}}` | the number of calls in the subtree of call N, itself included; `choice=C` names the root's choice instead |
//! | `{{#call RECORDING call=N}}` | call N with its arguments |
//! | `{{#value RECORDING call=N}}` | the result of call N |
//! | `{{#searched RECORDING}}`, `{{#leaves RECORDING}}`, `{{#cut RECORDING}}` | for a search of a game: the nodes searched below the first, the leaves among them, the branches cut |
//! | `{{#student EXERCISE}}` | wrong answers to choose from, each with the messages that its author sees; `book/what-ifs.toml` names them; `plays=once` plays the first run by itself |
//! | `{{#predict WHAT … ask="…" hint="…"}}` | a question that is answered in the page; the module `predict` lists its kinds |
//! | `{{#predicted}}` | the reader's answers, on a page of its own after all questions |
//! | `{{#label Check}}` | one of the few labels that many pages repeat, such as *Predict* and *Remember* |
//! | `{{#labs}}` | everything to try and to play in the book, page by page |
//! | `{{#picture KIND RECORDING}}` | a drawing without words, beside words that describe it |
//! | `{{#ends RECORDING}}` | the number of calls that made no call |
//! | `{{#worth RECORDING}}`, `{{#best RECORDING}}` | for a search of a game: the value of the first position for the first player, and the best move, if the move is a number |
//! | `{{#leaf RECORDING}}` | the number of the first call that made no call; `nth=2` the second |
//!
//! A figure takes `title="…"`, `caption="…"`, `id=…`, `depth=N` and `nodes=N`. A player takes `whole=yes`, and then
//! shows the whole run until the reader steps through it. A board takes `after=N` (the play after which it is shown)
//! or `call=N`, and `attacked=yes`. Calls are numbered from 1. Instead of a number, `call=leaf` means the first call
//! that made no call. No directive is read inside a code fence except mdBook's own `include`, whose file and anchor
//! are checked.
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
pub use theme::write_theme;
