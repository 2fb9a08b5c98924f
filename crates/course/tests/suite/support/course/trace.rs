use std::process::ExitCode;

use call_trace::example::{self, number, run};
use call_trace::traced;
use small::double::double;

fn main() -> ExitCode {
    example::main(&[
        run("double", [number("n", 0..=100)], |args| {
            double(args.number("n")?);
            Ok(())
        }),
        run("twice", [number("of", 0..=100)], |args| {
            twice(args.number("of")?);
            Ok(())
        }),
    ])
}

/// No student's.
#[traced]
fn twice(of: u64) -> u64 {
    2 * of
}
