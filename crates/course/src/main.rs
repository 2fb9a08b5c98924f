//! The program `cargo course`: watches, tests, draws and resets the exercises, and gives hints.
//!
//! Student code runs only in child processes ([`subprocess`]), so it cannot stop the course's own commands. An exercise
//! passes through four stages: [`build`] compiles it, [`tests_run`] runs each of its tests, [`verdict`] sums up the
//! results, and [`report`] describes them.

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
