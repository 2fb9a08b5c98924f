use std::process::ExitCode;

use call_trace::example::{self, number, run};
use small::double::double;

fn main() -> ExitCode {
    example::main(&[run("double", [number("n", 0..=100)], |args| {
        double(args.number("n")?);
        Ok(())
    })])
}
