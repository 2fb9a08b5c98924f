//! The keys of a player's nodes, so that another run can be stepped through beside it.

use std::collections::{BTreeMap, BTreeSet};

use call_trace::Trace;
use figures::{Beside, CallKeys, Drawing, PlayerFigure, Run, SvgOptions, player_fragment};
use serde_json::Value;

use crate::drawing::{known_nodes, player_data_of};
use crate::runs;
use crate::runs::games::{self, forty_four, mirror};

/// The known nodes of a player that shows about so many, by their ways.
fn known(trace: &Trace, nodes: Option<usize>) -> BTreeMap<Vec<String>, Value> {
    known_nodes(&player_fragment(
        trace,
        &SvgOptions {
            keys: CallKeys::All,
            max_nodes: nodes,
            ..SvgOptions::embedded("it")
        },
    ))
}

fn ways(trace: &Trace, nodes: Option<usize>) -> BTreeSet<Vec<String>> {
    known(trace, nodes).into_keys().collect()
}

/// The deepest node of a drawing on the way to a node that another drawing has, and the next key on the way.
fn last_known<'k>(
    drawn: &'k BTreeMap<Vec<String>, Value>,
    way: &'k [String],
) -> (&'k Value, &'k String) {
    let mut splits = (0..way.len()).rev();
    let found = splits.find_map(|at| Some((drawn.get(&way[..at])?, &way[at])));
    found.expect("the first call or board")
}

#[test]
fn each_call_is_known_by_its_own_way_however_much_is_folded() {
    let mut folded = 0;
    for (name, trace) in runs::every() {
        let all = ways(&trace, Some(usize::MAX));
        for nodes in [5, 12] {
            let few = ways(&trace, Some(nodes));
            assert!(few.is_subset(&all), "{name}, {nodes} nodes");
            folded += usize::from(few.len() < all.len());
        }
    }
    assert!(folded > 5, "{folded} drawings are folded");
}

#[test]
fn a_player_says_it_only_where_it_is_asked_to() {
    let page = player_fragment(&runs::of_fibonacci(4), &SvgOptions::embedded("it"));
    let data = player_data_of(&page);
    let nodes = data["nodes"].as_array().expect("nodes");
    assert!(nodes.iter().all(|node| node["key"].is_null()));
}

#[test]
fn each_node_that_alpha_beta_skips_is_below_a_move_that_it_cut() {
    for (name, tree) in [
        ("forty-four", forty_four()),
        ("mirror", mirror()),
        ("deep", games::deep()),
    ] {
        let minimax = known(&games::of_look_ahead(&tree, true), Some(usize::MAX));
        let alpha_beta = known(&games::of_alpha_beta(&tree, true), Some(usize::MAX));
        let missing: Vec<_> = { minimax.keys() }
            .filter(|way| !alpha_beta.contains_key(*way))
            .collect();
        assert!(!missing.is_empty(), "{name}: something is cut");
        assert!(
            alpha_beta.keys().all(|way| minimax.contains_key(way)),
            "{name}"
        );
        for way in missing {
            let (above, next) = last_known(&alpha_beta, way);
            let cuts = above["cuts"].as_array().expect("moves that were cut");
            assert!(cuts.iter().any(|cut| cut == next), "{name}: {way:?}");
        }
    }
}

#[test]
fn what_a_memo_does_not_call_is_inside_a_call_that_it_remembered() {
    let plain = known(&runs::of_fibonacci(6), Some(usize::MAX));
    let memo = known(&runs::of_memo(6), Some(usize::MAX));
    assert_eq!((plain.len(), memo.len()), (25, 11));
    assert!(memo.keys().all(|way| plain.contains_key(way)));
    for way in plain.keys().filter(|way| !memo.contains_key(*way)) {
        let (above, _) = last_known(&memo, way);
        assert_eq!(above["remembered"], true, "{way:?}");
    }
}

#[test]
fn a_call_inside_which_calls_are_left_out_says_so() {
    let few = known(&runs::of_fibonacci(6), Some(9));
    let all = known(&runs::of_fibonacci(6), Some(usize::MAX));
    let missing = all.keys().filter(|way| !few.contains_key(*way));
    for way in missing {
        let (above, _) = last_known(&few, way);
        assert_eq!(above["folded"], true, "{way:?}");
    }
    assert!(all.values().all(|node| node["folded"].is_null()));
}

mod own {
    use call_trace::traced;

    #[traced]
    pub(super) fn fibonacci(n: u64) -> u64 {
        if n < 2 { n } else { added(n) }
    }

    #[traced]
    fn added(n: u64) -> u64 {
        fibonacci(n - 1) + fibonacci(n - 2)
    }
}

#[test]
fn a_helper_of_ones_own_stands_between_no_two_calls() {
    let ours = runs::of_fibonacci(5);
    let yours = call_trace::record(|| own::fibonacci(5)).1;
    let ways = |trace: &Trace| -> BTreeSet<Vec<String>> {
        let player = Drawing::Player(PlayerFigure::default());
        let beside = Beside {
            functions: Some(&ours.functions()),
            ..Beside::default()
        };
        let drawn = player.draw_beside(&Run::of(trace), "it", beside);
        let drawn = drawn.expect("a drawing");
        known_nodes(&drawn.drawing).into_keys().collect()
    };
    assert_eq!(ways(&ours).len(), 15);
    assert_eq!(ways(&ours), ways(&yours));
}
