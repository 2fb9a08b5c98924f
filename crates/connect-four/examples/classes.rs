//! Writes `src/classes.txt`: a hundred easy positions and a hundred of the middle class, from random games.

use std::fmt::Write;
use std::path::Path;

use connect_four::board::ConnectFour;
use connect_four::classes::{Class, classify};
use connect_four::size::Size;
use connect_four::solver::Solver;
use game::Board;

/// The positions of each class.
const EACH: usize = 100;

fn main() -> std::io::Result<()> {
    let mut chance = fastrand::Rng::with_seed(7);
    let mut solver = Solver::new(22);
    let mut text = String::new();
    let mut found = [0, 0];
    while found.iter().any(|&found| found < EACH) {
        let discs = chance.u32(18..=26);
        let mut board = ConnectFour::new(Size::USUAL);
        let mut moves = String::new();
        while board.moves_done < discs && !board.done() {
            let columns: Vec<_> = board.legal_moves().collect();
            let column = columns[chance.usize(..columns.len())];
            moves += &column.to_string();
            board = board.play(column);
        }
        if board.done() {
            continue;
        }
        let Some((class, keeps)) = classify(&board, &mut solver) else {
            continue;
        };
        let at = usize::from(class == Class::Middle);
        if found[at] < EACH {
            found[at] += 1;
            let keeps: Vec<String> = keeps.iter().map(ToString::to_string).collect();
            writeln!(text, "{class}: 7x6 {moves} keeps {}", keeps.join(" "))
                .expect("a text takes all");
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/classes.txt");
    std::fs::write(path, text)
}
