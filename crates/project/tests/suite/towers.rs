//! Towers on four pegs: the output of our program, and the messages about wrong programs.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use call_trace::traced;
use project::Failed;
use project::four_pegs::{FourPegs, Move, Moves, Peg, run};
use rstest::rstest;

use crate::four_pegs::{OURS, aside, fewest, three_pegs};

/// Returns the output of the program for these arguments.
pub(crate) fn printed(yours: &FourPegs, words: &[&str]) -> Result<String, Failed> {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let mut output = Vec::new();
    run(yours, &words, &mut output)?;
    Ok(String::from_utf8(output).unwrap())
}

/// Returns the same output, or the text of a failure or of a panic.
fn said(yours: &FourPegs, words: &str) -> Result<String, String> {
    let words: Vec<&str> = words.split(' ').collect();
    match catch_unwind(AssertUnwindSafe(|| printed(yours, &words))) {
        Ok(ended) => ended.map_err(|failed| failed.to_string()),
        Err(panic) => Err(panic.downcast_ref::<String>().unwrap().clone()),
    }
}

/// A tower moved as ours, with another function in the middle or another rule.
type Step = fn(u32, Peg, Peg, Peg, Peg, &mut Moves);

#[test]
fn the_pegs_are_shown_after_each_move() {
    let shown = said(&OURS, "show 3").unwrap();
    let wanted = "        A       B       C       D
        3 2 1   ·       ·       ·
A → B   3 2     1       ·       ·
A → C   3       1       2       ·
A → D   ·       1       2       3
C → D   ·       1       ·       3 2
B → D   ·       ·       ·       3 2 1
The tower has arrived on D after 5 moves. With three pegs it takes 7.
";
    assert_eq!(shown, wanted);
    let shown = said(&OURS, "show 64").unwrap();
    let wanted = "The tower has arrived on D after 18 433 moves. With three pegs it takes 18 446 744 073 709 551 615.\n";
    assert_eq!(shown, wanted);
    assert!(said(&OURS, "show 0").unwrap().contains("after 0 moves"));
    assert!(said(&OURS, "show 1").unwrap().contains("after 1 move."));
}

/// The same numbers by three ways: every position, the theorem, and the recursion that the student writes.
#[test]
fn the_fewest_moves_are_those_of_a_search_of_all_positions() {
    let compared = said(&OURS, "compare 12").unwrap();
    let column = |at: usize| -> Vec<u64> {
        let rows = compared.lines().skip(1).take(13);
        let cells = rows.map(|row| row.split_whitespace().nth(at).unwrap());
        cells.map(|cell| cell.parse().unwrap()).collect()
    };
    assert_eq!(column(3), [0, 1, 3, 5, 9, 13, 17, 25, 33, 41, 49, 65, 81]);
    assert_eq!(column(2), (0..=12).map(fewest).collect::<Vec<u64>>());
    assert_eq!(
        column(1),
        (0..=12)
            .map(|it| u64::from(aside(it)))
            .collect::<Vec<u64>>()
    );
}

mod wrong {
    //! Programs with one mistake each.

    #![allow(
        clippy::only_used_in_recursion,
        reason = "a mistake can leave a peg unused"
    )]

    use super::*;

    fn begin(discs: u32) -> u32 {
        discs / 2
    }

    /// Moves the rest over the peg where the smaller discs wait.
    #[traced(skip(moves))]
    pub(super) fn blocked(n: u32, from: Peg, to: Peg, spare: Peg, other: Peg, moves: &mut Moves) {
        if n > 0 {
            blocked(begin(n), from, spare, to, other, moves);
            three_pegs(n - begin(n), from, to, spare, moves);
            blocked(begin(n), spare, to, from, other, moves);
        }
    }

    /// Fetches the discs set aside from another peg.
    #[traced(skip(moves))]
    pub(super) fn elsewhere(n: u32, from: Peg, to: Peg, spare: Peg, other: Peg, moves: &mut Moves) {
        if n > 0 {
            elsewhere(begin(n), from, spare, to, other, moves);
            three_pegs(n - begin(n), from, to, other, moves);
            elsewhere(begin(n), other, to, from, spare, moves);
        }
    }

    /// Leaves the discs set aside on their peg.
    #[traced(skip(moves))]
    pub(super) fn forgotten(n: u32, from: Peg, to: Peg, spare: Peg, other: Peg, moves: &mut Moves) {
        if n > 0 {
            forgotten(begin(n), from, spare, to, other, moves);
            three_pegs(n - begin(n), from, to, other, moves);
        }
    }

    /// Moves a disc to its own peg.
    #[traced(skip(moves))]
    pub(super) fn nowhere(n: u32, from: Peg, _: Peg, _: Peg, _: Peg, moves: &mut Moves) {
        if n > 0 {
            moves.push(Move { from, to: from });
        }
    }

    /// Right, but with the rule that is handed to it.
    fn by_rule(rule: fn(u32) -> u32, n: u32, pegs: [Peg; 4], moves: &mut Moves) {
        let [from, to, spare, other] = pegs;
        if n > 0 {
            by_rule(rule, rule(n), [from, spare, to, other], moves);
            three_pegs(n - rule(n), from, to, other, moves);
            by_rule(rule, rule(n), [spare, to, from, other], moves);
        }
    }

    pub(super) fn half(n: u32, from: Peg, to: Peg, spare: Peg, other: Peg, moves: &mut Moves) {
        by_rule(begin, n, [from, to, spare, other], moves);
    }

    pub(super) fn all_but_one(
        n: u32,
        from: Peg,
        to: Peg,
        spare: Peg,
        other: Peg,
        moves: &mut Moves,
    ) {
        by_rule(|discs| discs - 1, n, [from, to, spare, other], moves);
    }

    /// All discs are set aside, again and again.
    #[traced(skip(moves))]
    pub(super) fn endless(n: u32, from: Peg, to: Peg, spare: Peg, other: Peg, moves: &mut Moves) {
        if n > 0 {
            endless(n, from, spare, to, other, moves);
            moves.push(Move { from, to });
        }
    }

    /// So many discs are set aside as the moves that they take.
    #[traced(skip(moves))]
    pub(super) fn by_the_fewest(
        n: u32,
        from: Peg,
        to: Peg,
        spare: Peg,
        other: Peg,
        moves: &mut Moves,
    ) {
        if n > 0 {
            by_the_fewest(two_deep(n) as u32, from, spare, to, other, moves);
        }
    }

    /// It makes a call even for one disc.
    #[traced]
    fn two_deep(discs: u32) -> u64 {
        (0..discs).map(two_deep).sum::<u64>() + 1 - u64::from(discs == 0)
    }

    /// More discs are set aside than there are.
    #[traced(skip(moves))]
    pub(super) fn more_aside(
        n: u32,
        from: Peg,
        to: Peg,
        spare: Peg,
        other: Peg,
        moves: &mut Moves,
    ) {
        if n > 0 {
            more_aside(n + 1, from, spare, to, other, moves);
        }
    }

    /// A single disc goes to the wrong peg.
    pub(super) fn to_a_spare_one(n: u32, from: Peg, _: Peg, to: Peg, _: Peg, moves: &mut Moves) {
        if n > 0 {
            moves.push(Move { from, to });
        }
    }

    pub(super) fn unwritten(_: u32, _: Peg, _: Peg, _: Peg, _: Peg, _: &mut Moves) {
        todo!("set some discs aside")
    }

    /// The move of the last disc is counted twice.
    #[traced]
    pub(super) fn one_more(discs: u32) -> u64 {
        let costs = (0..discs).map(|aside| 2 * one_more(aside) + (1 << (discs - aside)));
        costs.min().unwrap_or(0)
    }

    /// Computes the number without any further call, although it should call itself.
    #[traced]
    pub(super) fn remembers(discs: u32) -> u64 {
        let groups = (0..).flat_map(|group| std::iter::repeat_n(1 << group, group + 1));
        groups.take(discs as usize).sum()
    }

    /// `#[traced]` is gone.
    pub(super) fn unrecorded(discs: u32) -> u64 {
        call_trace::unrecorded(|| fewest(discs))
    }

    /// Never writes into the memo.
    #[traced(skip(memo))]
    pub(super) fn never_written(discs: u32, memo: &mut HashMap<u32, u64>) -> u64 {
        if let Some(&known) = memo.get(&discs) {
            return known;
        }
        let costs = (0..discs).map(|it| 2 * never_written(it, memo) + (1 << (discs - it)) - 1);
        costs.min().unwrap_or(0)
    }

    /// Each call begins with a memo of its own, and only the outermost is kept.
    #[traced(skip(memo))]
    pub(super) fn a_memo_each(discs: u32, memo: &mut HashMap<u32, u64>) -> u64 {
        if let Some(&known) = memo.get(&discs) {
            return known;
        }
        let costs =
            (0..discs).map(|it| 2 * a_memo_each(it, &mut HashMap::new()) + (1 << (discs - it)) - 1);
        let fewest = costs.min().unwrap_or(0);
        memo.insert(discs, fewest);
        fewest
    }

    /// The number of moves of no discs set aside does not fit for 64.
    #[traced(skip(memo))]
    pub(super) fn from_zero(discs: u32, memo: &mut HashMap<u32, u64>) -> u64 {
        if let Some(&known) = memo.get(&discs) {
            return known;
        }
        let costs = (0..discs).map(|it| 2 * from_zero(it, memo) + 2_u64.pow(discs - it) - 1);
        let fewest = costs.min().unwrap_or(0);
        memo.insert(discs, fewest);
        fewest
    }
}

fn moving(move_tower: Step) -> FourPegs {
    FourPegs { move_tower, ..OURS }
}

/// Removes the file and line of the move from a message: they belong to this test.
fn without_the_line(said: &str) -> String {
    let lines = said
        .lines()
        .map(|line| match line.split_once("It is made in ") {
            Some((_, rest)) => format!(
                "It is made in …{}",
                rest.trim_start_matches(|it| it != ' ').trim_end()
            ),
            None => line.to_owned(),
        });
    lines.collect::<Vec<_>>().join("\n")
}

#[rstest]
#[case(
    wrong::blocked,
    "show 3",
    "✗ 3 discs from A to D: move 2 of yours, A → B, puts disc 2 on disc 1, which is smaller.\nIt is made in … Before \
    it, the pegs held these discs, the lowest \
    first:\n  A  3 2\n  B  1\n  C  ·\n  D  ·\nThe calls that were open: blocked(3, A, D, B, C) → three_pegs(2, A, D, B) → three_pegs(1, A, B, D)."
)]
#[case(
    wrong::elsewhere,
    "show 3",
    "✗ 3 discs from A to D: move 5 of yours, C → D, takes a disc from C, which is empty.\nIt is made in … Before \
    it, the pegs held these discs, the lowest \
    first:\n  A  ·\n  B  1\n  C  ·\n  D  3 2\nThe calls that were open: elsewhere(3, A, D, B, C) → elsewhere(1, C, D, A, B) → three_pegs(1, C, D, B)."
)]
#[case(
    wrong::forgotten,
    "show 2",
    "✗ Your 2 discs from A to D made 2 moves, and after them the tower should be on D. Instead, the pegs hold these \
    discs, the lowest first:\n  A  ·\n  B  1\n  C  ·\n  D  2"
)]
#[case(
    wrong::to_a_spare_one,
    "show 1",
    "✗ Your 1 disc from A to D made 1 move, and after it the tower should be on D. Instead, the pegs hold these \
    discs, the lowest first:\n  A  ·\n  B  1\n  C  ·\n  D  ·"
)]
#[case(
    wrong::nowhere,
    "show 1",
    "✗ 1 disc from A to D: move 1 of yours, A → A, puts disc 1 on the peg where it already is.\nIt is made in … Before it, the \
    pegs held these discs, the lowest \
    first:\n  A  1\n  B  ·\n  C  ·\n  D  ·\nThe calls that were open: nowhere(1, A, D, B, C)."
)]
#[case(
    wrong::all_but_one,
    "compare 9",
    "✗ Your 3 discs from A to D made 7 moves, but should make 5.\nA search of 64 positions, all that there are, found no shorter way. Which other number of discs could be set aside?"
)]
#[case(
    wrong::half,
    "compare 9",
    "✗ Your 9 discs from A to D made 49 moves, but should make 41.\nA search of 262 144 positions, all that there are, found no shorter way. Which other number of discs could be set aside?"
)]
#[case(
    wrong::half,
    "show 64",
    "✗ Your 64 discs from A to D made 1 000 000 moves, and the tower has not arrived.\nEach move is legal, but there \
    are too many. The rule in `aside` decides how many there are: `compare` shows the first tower for which the rule \
    is not the best."
)]
#[case(
    wrong::unwritten,
    "show 0",
    "This is still to be written:\n  set some discs aside"
)]
fn a_tower_that_is_moved_wrongly_is_told(
    #[case] by: Step,
    #[case] words: &str,
    #[case] wanted: &str,
) {
    let said = said(&moving(by), words).unwrap_err();
    assert_eq!(without_the_line(&said), wanted);
}

/// The innermost open call may be one that would have ended. The message names only the endless calls.
#[rstest]
#[case(
    wrong::endless,
    "✗ 2 discs from A to D: both discs were set aside, and no disc was left for the second step.",
    "ends: endless(2, A, D, B, C) → endless(2, A, B, D, C) → endless(2, A, D, B, C) → …"
)]
#[case(
    wrong::by_the_fewest,
    "✗ 1 disc from A to D: the only disc was set aside, and no disc was left for the second step.",
    "ends: by_the_fewest(1, A, D, B, C) → by_the_fewest(1, A, B, D, C) → by_the_fewest(1, A, D, B, C) → …"
)]
#[case(
    wrong::more_aside,
    "✗ 1 disc from A to D: 2 discs were set aside, and the tower has only 1.",
    "more_aside(1, A, D, B, C) → more_aside(2, A, B, D, C) → more_aside(3, A, D, B, C) → …"
)]
fn a_tower_that_is_moved_without_end_is_told_with_the_discs_set_aside(
    #[case] by: Step,
    #[case] begins: &str,
    #[case] calls: &str,
) {
    // How deep it goes before it is stopped depends on the machine: so a stack is given that is large enough.
    let words = match begins.starts_with("✗ 2") {
        true => "show 2",
        false => "compare 9",
    };
    let asked = move || {
        let limits = call_trace::Limits::for_stack(64 << 20);
        call_trace::with_limits(limits, || said(&moving(by), words).unwrap_err())
    };
    let thread = std::thread::Builder::new().stack_size(64 << 20);
    let said = thread.spawn(asked).unwrap().join().unwrap();
    assert!(said.starts_with(begins) && said.contains(calls), "{said}");
    assert!(
        !said.contains("two_deep(") && !said.contains("base case"),
        "{said}"
    );
}

#[rstest]
#[case(FourPegs { fewest: wrong::one_more, ..OURS }, "calls", "✗ Your fewest(1) returned 2, but should return 1.\nThree pegs take 1 move, and a fourth one never takes more.")]
#[case(FourPegs { fewest: wrong::remembers, calls_predicted: |_| 1, ..OURS }, "calls", "✗ Your fewest(10) made 1 \
    call, but should make more than 100 without a memo.\nTry each number of discs to set aside, and compute the cost \
    of each with a call. The memo comes later, in `fewest_with_memo`.")]
#[case(FourPegs { fewest: wrong::unrecorded, ..OURS }, "calls", "✗ Your fewest(0) made no call that was counted.\nKeep \
    `#[traced]` above the function: it counts the calls.")]
#[case(FourPegs { calls_predicted: |discs| 1 << discs, ..OURS }, "calls", "✗ Your fewest(1) made 1 call, but you predicted 2.\nHow many calls does it make itself, and how many does each of these make?")]
#[case(FourPegs { fewest_with_memo: wrong::never_written, calls_predicted_with_memo: |n| 1 + u64::from(n * (n + 1) / 2), ..OURS }, "calls --memo", "✗ Your fewest_with_memo(2) made \
    4 calls when called again with the same memo, but should make 1.\nRead the memo first, and store each result in \
    it.")]
#[case(FourPegs { fewest_with_memo: wrong::a_memo_each, calls_predicted_with_memo: |n| 1 << n, ..OURS }, "calls --memo", "✗ Your fewest_with_memo(6) made 64 calls, but should make no more than 49.\nWhich \
    of its calls already had an answer in the memo?")]
#[case(FourPegs { fewest_with_memo: wrong::from_zero, calls_predicted_with_memo: |n| 1 + u64::from(n * (n + 1) / 2), ..OURS }, "calls --memo", "✗ fewest_with_memo(64): from_zero(64) panics:\n  attempt to multiply with overflow\nThe calls that were open: from_zero(64).")]
#[case(FourPegs { calls_predicted: |discs| [1][discs as usize], ..OURS }, "calls", "✗ calls_predicted(1): it panics:\n  index out of bounds: the len is 1 but the index is 1")]
#[case(FourPegs { aside: |discs| 2_u32.pow(discs + 29), ..OURS }, "compare 9", "✗ aside(3): it panics:\n  attempt to multiply with overflow")]
#[case(FourPegs { fewest: |_| u64::MAX, ..OURS }, "calls", "✗ Your fewest(0) returned 18 446 744 073 709 551 615, but should return 0.\nThree pegs take 0 moves, and a fourth one never takes more.")]
#[case(FourPegs { calls_predicted_with_memo: |discs| u64::from(discs) + 1, ..OURS }, "calls --memo", "✗ Your fewest_with_memo(1) made 1 call, but you predicted 2.\nHow many calls does it make itself, and how many does each of these make?")]
fn a_number_that_is_wrong_is_told(
    #[case] yours: FourPegs,
    #[case] words: &str,
    #[case] wanted: &str,
) {
    assert_eq!(said(&yours, words).unwrap_err(), wanted);
}

/// A program that reads the memo before each call makes fewer calls than ours, which is also right.
#[test]
fn who_asks_the_memo_before_each_call_predicts_fewer() {
    #[traced(skip(memo))]
    fn careful(discs: u32, memo: &mut HashMap<u32, u64>) -> u64 {
        let mut least = if discs < 2 { discs.into() } else { u64::MAX };
        for aside in 1..discs {
            let known = memo.get(&aside).copied();
            let fewest = known.unwrap_or_else(|| careful(aside, memo));
            least = least.min(2 * fewest + (1 << (discs - aside)) - 1);
        }
        memo.insert(discs, least);
        least
    }
    let yours = FourPegs {
        fewest_with_memo: careful,
        calls_predicted_with_memo: |discs| u64::from(discs.max(1)),
        ..OURS
    };
    let said = said(&yours, "calls --memo").unwrap();
    assert!(said.ends_with("You predicted every call with a memo, for 0 to 64 discs.\n"));
}

#[rstest]
#[case("dance", "There is no command \"dance\" here.")]
#[case("show", "show needs a number of discs, 0 to 64, and nothing else.")]
#[case(
    "compare",
    "compare needs a number of discs, 0 to 64, and nothing else."
)]
#[case(
    "calls 5",
    "calls takes no other word but --memo: it counts for each number of discs."
)]
#[case(
    "towers 3",
    "towers takes no other word: it moves the towers of 0 to 9 discs."
)]
#[case("show 65", "The number of discs must be from 0 to 64, not \"65\".")]
#[case(
    "compare many",
    "The number of discs must be from 0 to 64, not \"many\"."
)]
fn what_makes_no_sense_is_told(#[case] words: &str, #[case] wanted: &str) {
    let failed = said(&OURS, words).unwrap_err();
    assert!(
        failed.starts_with(wanted) && failed.contains("calls --memo"),
        "{failed}"
    );
}

/// What this test's program writes beside its output, when it is run once more for one of the ignored tests.
fn written_beside(test: &str) -> String {
    let this = std::env::current_exe().unwrap();
    let mut command = std::process::Command::new(this);
    command.args([test, "--exact", "--ignored", "--nocapture"]);
    let ended = command.env_remove("RUST_BACKTRACE").output().unwrap();
    String::from_utf8(ended.stderr).unwrap()
}

#[test]
#[ignore = "the next test runs it"]
fn a_rule_that_takes_long() {
    fn slow(discs: u32) -> u32 {
        if discs == 2 {
            std::thread::sleep(std::time::Duration::from_secs(5));
        }
        aside(discs)
    }
    let yours = FourPegs {
        aside: slow,
        ..OURS
    };
    said(&yours, "compare 3").unwrap();
}

#[test]
fn a_row_that_takes_long_says_which_one_it_is() {
    let said = written_beside("towers::a_rule_that_takes_long");
    assert_eq!(said.matches("2 discs …\n").count(), 1, "{said}");
    // The other rows take no time, and one of them may have to wait for a core.
    assert!(said.matches(" …\n").count() <= 2, "{said}");
}

#[test]
#[ignore = "the next test runs it"]
fn a_program_that_panics() {
    let code = project::start(|_| panic!("{} is too much", "this"));
    assert_eq!(code, std::process::ExitCode::from(101));
}

#[test]
fn a_panic_is_told_once_with_its_place_and_without_the_thread() {
    let said = written_beside("towers::a_program_that_panics");
    assert!(
        said.contains("The program panics, in crates/project/tests/suite/towers.rs:"),
        "{said}"
    );
    assert!(said.contains(":\n  this is too much\n"), "{said}");
    assert!(
        !said.contains("thread '") && !said.contains("RUST_BACKTRACE"),
        "{said}"
    );
}
