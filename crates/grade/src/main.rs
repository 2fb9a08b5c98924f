//! What a class needs: `cargo course edition` makes the copy that students get ([`students`]), and `cargo course update` brings
//! it up to date ([`update`]); `cargo course submit` packs what a student has written, and `cargo course grade` says what
//! submissions are worth.
//!
//! It is a program of its own, which `cargo course` builds when it is asked for, so nobody waits for it who only
//! learns. A submission is data ([`submission`]): of an archive or a folder only the files of exercises are read. They
//! are put into an [`edition`], the course up to their chapter without its solutions, and `cargo course test` judges them
//! there ([`judge`]), in a [`sandbox`]. [`results`] is what comes of it, for people and for programs.
//!
//! Exit codes: 0 done, whatever the grades; 2 it cannot be done; 3 done, and something could not be judged.

mod again;
mod archive;
mod cli;
mod edition;
mod files;
mod grade;
mod handed_in;
mod judge;
mod kept;
mod laid;
mod names;
mod packages;
mod points;
mod results;
mod sandbox;
mod shard;
mod students;
mod submission;
mod submit;
mod suspicious;
mod tarball;
mod test_functions;
mod unpack;
mod update;
mod verdicts;
mod wanted;
mod work;

fn main() -> std::process::ExitCode {
    cli::run()
}
