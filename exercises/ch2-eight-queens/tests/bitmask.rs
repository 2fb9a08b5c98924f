//! `bitmask`: the boards counted with three words.

mod support;

use call_trace::record;
use eight_queens::bitmask::bitmask;
use rstest::rstest;
use support::panics::bounded;
use support::spaced;

/// The calls the search makes for 8 queens when each is entered only for a queen that may stand.
const CALLS: usize = 2057;

/// Counts, and stops a search that would never end because it runs off the board.
fn count(n: u32) -> u64 {
    let frames = 2 * n as usize + 4; // n + 1 suffice; another style may need a few more
    bounded(
        frames,
        || bitmask(n),
        || {
            format!(
                "{n} columns, yet more than {frames} calls deep: a queen outside the board: keep n bits."
            )
        },
    )
}

/// What a wrong number tells.
fn thought(n: u32, ways: u64) -> &'static str {
    match (n, ways) {
        (8, 2113) => "one diagonal goes left and one goes right: they move opposite ways.",
        (8, 5242) => "older queens forgotten; shift `left | bit`.",
        (8, 1686) => {
            "a queen's diagonals reach the next row one column away: shift the new bit too."
        }
        (8, 40320) => "a queen takes two diagonals besides its column.",
        (_, 0) if n == 1 || count(1) == 0 => {
            "every column is taken once: when all are, that is one way."
        }
        (_, 0) => {
            "the older queens' diagonals stay where they are: `left | bit << 1` shifts `bit` alone."
        }
        _ => "each word must hold all that the queens above take in this row, and nothing else.",
    }
}

#[rstest]
#[case::one(1, 1)]
#[case::two(2, 0)]
#[case::three(3, 0)]
#[case::four(4, 2)]
#[case::five(5, 10)]
#[case::six(6, 4)]
#[case::seven(7, 40)]
#[case::eight(8, 92)]
fn ways_are_counted(#[case] n: u32, #[case] ways: u64) {
    let found = count(n);
    assert!(
        found == ways,
        "{}, not {ways}: {}",
        spaced(found as usize),
        thought(n, found)
    );
}

#[rstest]
#[case::nine(9, 352)]
#[case::ten(10, 724)]
fn larger_boards_are_counted_too(#[case] n: u32, #[case] ways: u64) {
    let found = count(n);
    assert!(
        found == ways,
        "{}, not {ways} ways to place {n} queens: {}",
        spaced(found as usize),
        thought(n, found)
    );
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn only_free_squares_are_explored() {
    let (_, trace) = record(|| count(8));
    let calls = trace.calls();
    assert!(
        calls <= 2 * CALLS,
        "{} calls, {} suffice: leave out the squares that are taken before you call.",
        spaced(calls),
        spaced(CALLS)
    );
}
