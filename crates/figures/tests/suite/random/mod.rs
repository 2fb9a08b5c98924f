//! Random searches. Each drawing is compared with the log of a separate instrument.
//!
//! The instrument (`log`) gives positions and calls its own numbers; the tree that follows from them (`seen`) is put together
//! in another way than in the figures. Every statement of a drawing must agree with this tree.

// A release build records no calls, so these tests would have no run to draw.
#![cfg(debug_assertions)]

mod claims;
mod drawn;
mod log;
mod parted;
mod picture;
mod program;
mod reasons;
mod run;
mod seen;
mod told;
mod wild;

use call_trace::Trace;
use fastrand::Rng;

use claims::CLAIMS;
use drawn::Naming;
use log::{Did, Log, Role};
use program::{Habits, Kind};
use seen::Tree;

/// A run of a random search, with the instrument's log and tree.
struct Case {
    seed: u64,
    habits: Habits,
    naming: Naming,
    trace: Trace,
    log: Log,
    tree: Tree,
}

impl Case {
    fn of(seed: u64) -> Self {
        Self::with(seed, |habits| habits)
    }

    /// The same board, searched by a program without the habits.
    fn plain(&self) -> Self {
        Self::with(self.seed, |habits| habits.plain())
    }

    fn with(seed: u64, change: impl Fn(Habits) -> Habits) -> Self {
        let mut rng = Rng::with_seed(seed);
        // Not by chance, so that seeds that once found something still make the same searches.
        let habits = change(Habits {
            clamps: matches!(seed % 10, 1 | 6),
            constants: seed % 7 == 3,
            keeps_bounds: seed % 9 == 4,
            takes_beaten: seed % 14 == 3 || seed % 8 == 2,
            far: seed % 11 == 5,
            ..Habits::new(&mut rng)
        });
        let naming = [Naming::Names, Naming::Names, Naming::Numbers, Naming::Lines];
        let naming = naming[rng.usize(..4)];
        let (trace, log) = match naming {
            Naming::Names => {
                let board = wild::Wild::new(&mut rng, 4, habits.far);
                program::run(board, &habits, &mut rng)
            }
            Naming::Numbers => program::run(wild::written(&mut rng, habits.far), &habits, &mut rng),
            Naming::Lines => program::run(wild::field(&mut rng), &habits, &mut rng),
        };
        Case {
            seed,
            habits,
            naming,
            tree: Tree::of(&log),
            trace,
            log,
        }
    }

    /// Whether a search is drawn. Otherwise no move leads to a search or a leaf, and calls are drawn. A function counts
    /// as a search only if it declares one or calls itself about a position below. If the program values no board, its
    /// values may have another source, so the drawing cannot tell whether a call without further calls is a leaf.
    fn is_search(&self) -> bool {
        let calls_itself = self.log.calls.iter().any(|call| {
            let above = self.log.search_of(call.above);
            let above = above.and_then(|above| self.log.calls[above].spot);
            let spots = call.spot.zip(above);
            call.role == Role::Search && spots.is_some_and(|(it, up)| self.log.is_below(it, up))
        });
        if self.habits.kind == Kind::Plain && !calls_itself {
            return false;
        }
        let mut valued = self.log.entries.iter();
        let valued = valued.any(|(_, did)| matches!(did, Did::Valued(..)));
        let mut roots = self.tree.roots.iter();
        valued && roots.any(|&root| !self.tree.nodes[root].children.is_empty())
    }
}

/// 500 fixed seeds, or as many fresh ones as `RANDOM_SEARCHES` says.
fn seeds() -> Vec<u64> {
    match std::env::var("RANDOM_SEARCHES") {
        Ok(many) => {
            let many = many.parse().expect("RANDOM_SEARCHES is a number");
            let fresh = std::iter::repeat_with(|| fastrand::u64(..));
            fresh.take(many).collect()
        }
        Err(_) => vec![
            16826573849338628369,
            17683641797568964376,
            6641083936311362301,
            11724317932575615141,
            5623161128447600535,
            6807585725427851406,
            13361579493739831652,
            14260468435309293418,
            190798724113939536,
            16518707467385807806,
            15167330483506691106,
            17760330489186784279,
            15435108039679878173,
            16993844039450434128,
            7709160355308792779,
            6668648466764859400,
            1677012969069742554,
            17426824709932537478,
            7836934320696727251,
            6546296123627017135,
            16638720587387628771,
            13104282724128488352,
            3189505302178455524,
            10838341407921331577,
            5601195243195387253,
            11050287614558110638,
            14898767986208720065,
        ]
        .into_iter()
        .chain(0..500)
        .collect(),
    }
}

#[test]
fn nothing_that_is_said_of_a_random_search_is_false() {
    let (mut searches, mut faults) = (0, Vec::new());
    for seed in seeds() {
        let case = Case::of(seed);
        if !case.is_search() {
            continue;
        }
        searches += 1;
        faults.extend(CLAIMS.iter().filter_map(|(claim, fault)| {
            let fault = fault(&case)?;
            let said = format!("{claim}: seed {seed}: {:?}\n{fault}", case.habits);
            Some((*claim, said))
        }));
    }
    let many = faults.len();
    // The first of each claim.
    faults.sort_by_key(|(claim, _)| *claim);
    faults.dedup_by_key(|(claim, _)| *claim);
    let first: Vec<&str> = faults.iter().map(|(_, said)| said.as_str()).collect();
    assert!(many == 0, "{many} faults:\n\n{}", first.join("\n\n"));
    assert!(searches > seeds().len() * 3 / 4, "{searches} searches");
}
