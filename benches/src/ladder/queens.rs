//! The ladder of chapter 2: all ways to place n queens.

use std::hint::black_box;

use eight_queens::count::{Tally, arrays, bitmask, cores, mirror, side_by_side, symmetric};

use crate::machine;
use crate::technique::{Compared, Foreseen, Ladder, Search, Technique};

/// Reads the number of queens.
pub(crate) fn board_size(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(queens) if (1..=18).contains(&queens) => Ok(queens),
        Ok(queens) if queens > 18 => Err(format!(
            "{queens} queens would take hours; the ladder goes from 1 to 18"
        )),
        _ => Err("the number of queens must be a whole number from 1 to 18".to_owned()),
    }
}

/// Returns the rungs for `n` queens.
pub(crate) fn ladder(n: usize) -> Ladder {
    let threads = machine::threads();
    let bare_cores = move |n| cores(n, threads);
    let counted_cores = move |n| cores(n, threads);
    Ladder {
        title: format!("All ways to place {}", textfmt::counted(n, "queen")),
        arguments: vec!["queens".to_owned(), n.to_string()],
        answer: |ways| match ways {
            0 => "There is no way.".to_owned(),
            1 => "There is one way.".to_owned(),
            _ => format!("There are {} ways.", textfmt::grouped(ways.unsigned_abs())),
        },
        techniques: vec![
            technique("Boolean arrays", 1, n, arrays, arrays),
            technique("bitmask", 1, n, bitmask, bitmask),
            technique("mirror", 1, n, mirror, mirror),
            technique("all symmetries", 1, n, symmetric, symmetric),
            technique("side by side", 1, n, side_by_side, side_by_side),
            technique("all cores", threads, n, bare_cores, counted_cores),
        ],
        threads: threads > 1,
        peers: 0,
        note: None,
        ratios: Compared::WithAboveAndFirst,
        compared: Vec::new(),
    }
}

fn technique(
    name: &'static str,
    threads: usize,
    n: usize,
    bare: impl Fn(usize) -> u64 + 'static,
    counted: impl Fn(usize) -> Tally + 'static,
) -> Technique {
    Technique {
        name: name.to_owned(),
        threads,
        search: Search::Twofold {
            bare: Box::new(move || bare(black_box(n)) as i64),
            counted: Box::new(move || {
                let tally = counted(black_box(n));
                (tally.solutions as i64, tally.nodes)
            }),
        },
        foreseen: Box::new(Foreseen::default),
    }
}
