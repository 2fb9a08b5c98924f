//! Runs one function of this chapter by its name and records it.

use std::collections::BTreeSet;
use std::fmt;
use std::process::ExitCode;

use call_trace::example::{self, Run, number, numbers, run};
use call_trace::{Position, State, note, unrecorded};
use eight_queens::all_solutions::all_solutions;
use eight_queens::attacks::attacks;
use eight_queens::bitmask::bitmask;
use eight_queens::board::Square;
use eight_queens::first_solution::first_solution;
use eight_queens::fundamental::{canonical, fundamental, mirror, quarter_turn};
use eight_queens::lazy::lazy;
use eight_queens::off_the_board::off_the_board;

fn main() -> ExitCode {
    example::main(&runs())
}

/// What can be run by name.
pub(crate) fn runs() -> Vec<Run> {
    vec![
        run(
            "attacks",
            [
                number("row_a", 0..=15),
                number("col_a", 0..=15),
                number("row_b", 0..=15),
                number("col_b", 0..=15),
            ],
            |args| {
                let a = (args.number("row_a")?, args.number("col_a")?);
                let b = (args.number("row_b")?, args.number("col_b")?);
                attacks(a, b);
                // The board of the chapter, or a larger one where the squares are not on it.
                let last = [a.0, a.1, b.0, b.1].into_iter().fold(7, usize::max);
                show("diagonals", &Squares(last + 1, vec![a, b]));
                Ok(())
            },
        ),
        run("first_solution", [number("n", 0..=16)], |args| {
            first_solution(args.number("n")?);
            Ok(())
        }),
        run("all_solutions", [number("n", 0..=10)], |args| {
            all_solutions(args.number("n")?);
            Ok(())
        }),
        run("fundamental", [number("n", 0..=10)], |args| {
            families(&fundamental(args.number("n")?));
            Ok(())
        }),
        run("families", [number("n", 0..=9)], |args| {
            // Without the search for them.
            let n = args.number("n")?;
            families(&unrecorded(|| fundamental(n)));
            Ok(())
        }),
        run("images", [numbers("columns", 0..=15)], |args| {
            images(&args.numbers::<usize>("columns")?);
            Ok(())
        }),
        run("canonical", [numbers("columns", 0..=15)], |args| {
            canonical(&args.numbers::<usize>("columns")?);
            Ok(())
        }),
        run("bitmask", [number("n", 0..=12)], |args| {
            bitmask(args.number("n")?);
            Ok(())
        }),
        run(
            "lazy",
            [number("n", 0..=12), number("boards", 0..=1_000)],
            |args| {
                let boards = args.number("boards")?;
                lazy(args.number("n")?).take(boards).for_each(drop);
                Ok(())
            },
        ),
        run("off_the_board", [number("n", 0..=8)], |args| {
            off_the_board(args.number("n")?);
            Ok(())
        }),
    ]
}

/// Records a board as it stands.
fn show(kind: &str, board: &Squares) -> Position {
    Position::first(&state(kind, board))
}

fn state<'b>(kind: &'b str, board: &'b Squares) -> State<'b> {
    State {
        kind,
        ..State::text(board)
    }
}

/// Records boards, and how many images each has.
fn families(forms: &[Vec<usize>]) {
    for form in forms {
        show("queens", &Squares::of(form));
        let images: BTreeSet<Vec<usize>> = turns(form)
            .iter()
            .flat_map(|turned| [turned.clone(), mirror(turned)])
            .collect();
        note(match images.len() {
            1 => "1 image".to_owned(),
            more => format!("{more} images"),
        });
    }
}

/// Records the four turns of a board, and then the mirror image of each.
fn images(queens: &[usize]) {
    let mut at = show("queens", &Squares::of(queens));
    let turned = turns(queens);
    let mut turns = vec![at];
    for board in &turned[1..] {
        at = at.play("turned", None, &state("queens", &Squares::of(board)));
        turns.push(at);
    }
    for (at, board) in turns.into_iter().zip(&turned) {
        at.play(
            "mirror",
            None,
            &state("queens", &Squares::of(&mirror(board))),
        );
    }
}

/// A board, and what becomes of it by one, two and three quarter turns.
fn turns(queens: &[usize]) -> Vec<Vec<usize>> {
    let turned = std::iter::successors(Some(queens.to_vec()), |board| Some(quarter_turn(board)));
    turned.take(4).collect()
}

/// A board of that many rows, and the squares of its queens.
struct Squares(usize, Vec<Square>);

impl Squares {
    fn of(queens: &[usize]) -> Self {
        Squares(queens.len(), queens.iter().copied().enumerate().collect())
    }
}

/// One line a row, `Q` for a queen and `.` for an empty square.
impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.0 {
            f.write_str(if row == 0 { "" } else { "\n" })?;
            for col in 0..self.0 {
                let queen = self.1.contains(&(row, col));
                f.write_str(if queen { "Q" } else { "." })?;
            }
        }
        Ok(())
    }
}
