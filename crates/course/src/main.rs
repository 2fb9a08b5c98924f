//! `cargo course`: watches, tests, hints, draws and resets the exercises.
//!
//! Student code runs in child processes only ([`child`]), so whatever it does, the course's own
//! commands go on. The way of an exercise: [`build`] compiles it, [`tests_run`] runs each of its
//! tests, [`verdict`] says what came of them, [`report`] puts that in words.

mod book;
mod build;
mod change;
mod cli;
mod course;
mod drawing;
mod here;
mod hint;
mod interrupt;
mod judged;
mod list;
mod opponents;
mod overview;
mod plain_file;
mod play;
mod progress;
mod project;
mod proof;
mod remarks;
mod report;
mod reset;
mod solution;
mod status;
mod steps;
mod test_cmd;
mod test_end;
mod tests_run;
mod texts;
mod todos;
mod trace_cmd;
mod verdict;
mod watch;

fn main() -> std::process::ExitCode {
    cli::run()
}
