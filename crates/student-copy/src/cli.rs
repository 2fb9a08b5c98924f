//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo course", bin_name = "cargo course", version)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Packs your answers into one file to hand in
    #[command(
        after_help = "Examples:\n  cargo course submit\n  cargo course submit --chapter 1 --out chapter-1.zip\n  \
        cargo course submit --check\n\n\
        The file contains your answers, and neither your name nor a path of your computer."
    )]
    Submit(Submit),
    /// Makes the copy for students: the course up to a chapter, without later solutions
    #[command(
        after_help = "Examples:\n  cargo course edition --until 2\n  cargo course edition --until 4 --solutions 1 --out handout\n\n\
        The copy contains the exercises, tests, book and tools up to a chapter. Without --solutions it contains the \
        solutions of all chapters before the last one. It always contains solutions that later exercises use: \
        chapter 4 uses our chapter 3, and chapter 5 uses both."
    )]
    Edition(EditionOf),
    /// Makes every copy that a class could get, and fails if one reveals a solution that it withholds
    #[command(hide = true)]
    CheckEditions(CheckEditions),
}

#[derive(Args)]
pub(crate) struct CheckEditions {
    /// The program that builds a book, `make-book`, to check the book of each copy, too
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) book: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct EditionOf {
    /// The last chapter of the copy
    #[arg(long, value_name = "CHAPTER")]
    pub(crate) until: usize,
    /// The last chapter whose solutions are in it; 0 for none
    #[arg(long, value_name = "CHAPTER")]
    pub(crate) solutions: Option<usize>,
    /// The new folder for the copy
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Submit {
    /// Pack only the answers of this chapter
    #[arg(long, value_name = "NUMBER")]
    pub(crate) chapter: Option<usize>,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Show the answers that would be handed in, and write nothing
    #[arg(long, conflicts_with = "out")]
    pub(crate) check: bool,
}
