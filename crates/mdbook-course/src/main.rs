//! The preprocessor as a command, so that plain `mdbook build book` works. mdBook sends the book to its standard input
//! and reads the result from its standard output.

use std::io::Write;
use std::process::ExitCode;

use mdbook_course::Course;
use mdbook_preprocessor::{Preprocessor, parse_input};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["supports", renderer] => {
            let supported = Course.supports_renderer(renderer).unwrap_or(false);
            ExitCode::from(u8::from(!supported))
        }
        [] => match preprocess() {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{error:#}");
                ExitCode::FAILURE
            }
        },
        _ => {
            eprintln!("mdbook-course is run by mdBook. To build the book, run `cargo book build`.");
            ExitCode::from(2)
        }
    }
}

fn preprocess() -> mdbook_preprocessor::errors::Result<()> {
    let (mut context, book) = parse_input(std::io::stdin())?;
    // mdBook starts its preprocessors in the book's folder, and may know it by a relative path.
    context.root = std::env::current_dir()?;
    let book = Course.run(&context, book)?;
    let mut out = std::io::stdout().lock();
    out.write_all(&serde_json::to_vec(&book)?)?;
    Ok(())
}
