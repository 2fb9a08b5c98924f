//! Runs one function of this chapter by its name and records it.

use std::process::ExitCode;

use call_trace::example::{self, run};
use eight_queens::all_solutions::all_solutions;
use eight_queens::attacks::attacks;
use eight_queens::bitmask::bitmask;
use eight_queens::first_solution::first_solution;
use eight_queens::fundamental::{canonical, fundamental};
use eight_queens::lazy::lazy;
use eight_queens::off_the_board::off_the_board;

fn main() -> ExitCode {
    example::main(&[
        run("attacks", "row_a col_a row_b col_b", |args| {
            let a = (args.number("row_a")?, args.number("col_a")?);
            let b = (args.number("row_b")?, args.number("col_b")?);
            attacks(a, b);
            Ok(())
        }),
        run("first_solution", "n", |args| {
            first_solution(args.number("n")?);
            Ok(())
        }),
        run("all_solutions", "n", |args| {
            all_solutions(args.number("n")?);
            Ok(())
        }),
        run("fundamental", "n", |args| {
            fundamental(args.number("n")?);
            Ok(())
        }),
        run("canonical", "columns…", |args| {
            canonical(&args.numbers::<usize>("columns")?);
            Ok(())
        }),
        run("bitmask", "n", |args| {
            bitmask(args.number("n")?);
            Ok(())
        }),
        run("lazy", "n boards", |args| {
            let boards = args.number("boards")?;
            lazy(args.number("n")?).take(boards).for_each(drop);
            Ok(())
        }),
        run("off_the_board", "n", |args| {
            off_the_board(args.number("n")?);
            Ok(())
        }),
    ])
}
