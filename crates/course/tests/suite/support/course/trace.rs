use std::process::ExitCode;

use call_trace::example::{self, run};
use small::double::double;

fn main() -> ExitCode {
    example::main(&[run("double", "n", |args| {
        double(args.number("n")?);
        Ok(())
    })])
}
