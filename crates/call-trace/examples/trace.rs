//! How a chapter's `examples/trace.rs` looks, with some ways in which a run can end badly.
//!
//! `cargo run -p call-trace --example trace -- factorial 5`

use std::process::ExitCode;

use call_trace::example::{self, number, numbers, run, text};
use call_trace::{Limits, note, traced};

#[traced]
fn factorial(n: u64) -> u64 {
    if n == 0 { 1 } else { n * factorial(n - 1) }
}

#[traced]
fn largest(numbers: &[i64]) -> Option<i64> {
    let (first, rest) = numbers.split_first()?;
    Some(largest(rest).map_or(*first, |rest| rest.max(*first)))
}

#[traced]
fn reversed(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => reversed(letters.as_str()) + &first.to_string(),
        None => String::new(),
    }
}

#[traced]
fn leave_by(way: &str) {
    match way {
        "exit" => std::process::exit(0),
        "abort" => std::process::abort(),
        "overflow" => println!("{}", overflow(1)),
        "sleep" => std::thread::sleep(std::time::Duration::from_secs(60)),
        _ => {}
    }
}

/// Not traced, so that nothing stops it.
fn overflow(n: u64) -> u64 {
    if n == 0 { 0 } else { 1 + overflow(n + 1) }
}

fn main() -> ExitCode {
    example::main(&[
        run("factorial", [number("n", 0..=100_000)], |args| {
            factorial(args.number("n")?);
            Ok(())
        }),
        run("largest", [numbers("numbers", -1_000..=1_000)], |args| {
            largest(&args.numbers("numbers")?);
            Ok(())
        }),
        run("reversed", [text("text", "text")], |args| {
            args.answer(reversed(&args.text("text")?))
        }),
        run("limits", [], |_| {
            let limits = std::thread::spawn(Limits::default).join();
            note(limits.map_or(0, |limits| limits.stack_bytes));
            Ok(())
        }),
        run(
            "leave_by",
            [number("n", 0..=100), text("way", "way to leave")],
            |args| {
                factorial(args.number("n")?);
                leave_by(&args.text("way")?);
                Ok(())
            },
        ),
    ])
}
