//! The tower on four pegs: its moves by different rules, and the calls that find the best one. The program is the course's
//! own, an example of the kit.

use std::collections::HashMap;

use call_trace::{record, unrecorded};
use project::four_pegs::{Moves, Peg};
use words::{grouped, table};

use crate::Tables;

#[allow(dead_code, unreachable_pub, reason = "it is a program by itself")]
#[path = "../../project/examples/four_pegs.rs"]
mod ours;

/// The tables of the project.
pub fn tables() -> Tables {
    vec![
        ("four-pegs-moves", moves_by_rules()),
        ("four-pegs-calls", calls()),
    ]
}

/// How many discs are set aside.
type Rule = fn(u32) -> u32;

/// Moves a tower, and sets as many discs aside as the rule says.
fn by_rule(rule: Rule, discs: u32, [from, to, spare, other]: [Peg; 4], moves: &mut Moves) {
    if discs > 0 {
        let aside = rule(discs);
        by_rule(rule, aside, [from, spare, to, other], moves);
        ours::three_pegs(discs - aside, from, to, other, moves);
        by_rule(rule, aside, [spare, to, from, other], moves);
    }
}

/// The rules, and for each the moves of some towers.
fn moves_by_rules() -> String {
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
        let cells = counts.into_iter().chain([aside]).map(grouped);
        [discs.to_string()].into_iter().chain(cells).collect()
    });
    table(
        "discs | none aside | half aside | all but 3 aside | the fewest | set aside for them",
        rows,
    )
}

fn calls() -> String {
    let rows = (1..=12).map(|discs| {
        let (_, plain) = record(|| ours::fewest(discs));
        let (_, memo) = record(|| ours::fewest_with_memo(discs, &mut HashMap::new()));
        let counts = [plain.calls(), memo.calls()].map(grouped);
        [discs.to_string()].into_iter().chain(counts).collect()
    });
    table("discs | without a memo | with a memo", rows)
}
