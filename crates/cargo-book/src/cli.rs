//! The command line of `cargo book`. The program that does the work reads the same command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

const EXAMPLES: &str = "\
Examples:
  cargo book build                  the book as a folder of pages, target/book
  cargo book build --open           and open it in a browser
  cargo book serve                  read it at http://127.0.0.1:3000/ while you write
  cargo book serve --port 8080
  cargo book pdf                    the whole book on paper, target/look-ahead.pdf
  cargo book test                   build it, check its links, run its pieces of Rust

Exit codes: 0 all is well, 1 the book has a mistake, 2 the command was not understood.";

/// Builds the course's book. You need only this repository.
#[derive(Debug, Parser)]
#[command(name = "cargo book", bin_name = "cargo book", version, after_help = EXAMPLES)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands of `cargo book`.
#[derive(Debug, Clone, PartialEq, Eq, Subcommand)]
pub enum Command {
    /// Build the book into target/book
    Build {
        /// Build the book into this folder, which must be new or empty, or contain an older book, which is replaced
        #[arg(long, value_name = "FOLDER")]
        into: Option<PathBuf>,
        /// Open it in a browser
        #[arg(long)]
        open: bool,
    },
    /// Build the book, serve it on this machine, and follow every change
    Serve {
        /// The port; if another program uses it, the next free one
        #[arg(long, default_value_t = 3000)]
        port: u16,
        /// Open it in a browser
        #[arg(long)]
        open: bool,
    },
    /// Print the whole book into a PDF, with contents, page numbers and answers; needs Chromium
    Pdf {
        /// The file to write; if left out, target/look-ahead.pdf
        #[arg(value_name = "FILE")]
        into: Option<PathBuf>,
        /// Open it when it is done
        #[arg(long)]
        open: bool,
    },
    /// Serve the book to `cargo course --book`, which starts this itself
    #[command(hide = true)]
    Follow,
    /// Build the book in a temporary folder, and check every link, figure, include and piece of Rust
    Test,
}
