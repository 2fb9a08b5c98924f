//! The tower on four pegs: its moves by different rules, and the calls that find the best rule. The program is the reference's,
//! an example of the kit.

use std::collections::HashMap;

use call_trace::{record, unrecorded};
use charts::Table;
use project::four_pegs::{Moves, Peg};

use crate::counted::{Tables, of_each, row, table};

#[allow(dead_code, unreachable_pub, reason = "it is a program by itself")]
#[path = "../../project/examples/four_pegs.rs"]
mod ours;

/// Returns the tables of the project.
pub fn tables() -> Tables {
    vec![
        ("four-pegs-moves", moves_by_rules()),
        ("four-pegs-calls", calls()),
    ]
}

/// A rule for the number of discs to set aside.
type Rule = fn(u32) -> u32;

/// Moves a tower, and sets aside as many discs as the rule returns.
fn by_rule(rule: Rule, discs: u32, [from, to, spare, other]: [Peg; 4], moves: &mut Moves) {
    if discs > 0 {
        let aside = rule(discs);
        by_rule(rule, aside, [from, spare, to, other], moves);
        ours::three_pegs(discs - aside, from, to, other, moves);
        by_rule(rule, aside, [spare, to, from, other], moves);
    }
}

/// Lists the rules, each with its number of moves for some towers.
fn moves_by_rules() -> Table {
    let rules: [Rule; 4] = [
        |_| 0,
        |discs| discs / 2,
        |discs| discs.saturating_sub(3),
        ours::aside,
    ];
    let rows = (1..=12).chain([15]).map(|discs| {
        let counts = rules.map(|rule| {
            let mut moves = Moves::of_a_tower(discs, Peg::A);
            let pegs = [Peg::A, Peg::D, Peg::B, Peg::C];
            unrecorded(|| by_rule(rule, discs, pegs, &mut moves));
            moves.count()
        });
        let aside = unrecorded(|| ours::aside(discs)) as usize;
        row(discs, counts.into_iter().chain([aside]))
    });
    let moves = table(
        "discs | none aside | half aside | all but 3 aside | the fewest | set aside for them",
        rows,
    );
    of_each(&["disc"], moves)
}

fn calls() -> Table {
    let rows = (1..=12).map(|discs| {
        let (_, plain) = record(|| ours::fewest(discs));
        let (_, memo) = record(|| ours::fewest_with_memo(discs, &mut HashMap::new()));
        row(discs, [plain.calls(), memo.calls()])
    });
    table("discs | without a memo | with a memo", rows)
}
