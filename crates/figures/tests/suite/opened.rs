//! Opening a node shows the nodes that the drawing left out below it.

use std::collections::BTreeSet;

use call_trace::Trace;
use figures::{CallKeys, Drawing, Run, SvgOptions, player_fragment};
use serde_json::json;

use crate::drawing::{known_nodes, parse};
use crate::runs;

fn options(nodes: usize, open: &[usize]) -> SvgOptions {
    SvgOptions {
        keys: CallKeys::All,
        max_nodes: Some(nodes),
        open: open.to_vec(),
        ..SvgOptions::embedded("it")
    }
}

/// The calls that are drawn, by their ways.
fn drawn(trace: &Trace, nodes: usize, open: &[usize]) -> BTreeSet<Vec<String>> {
    let page = player_fragment(trace, &options(nodes, open));
    known_nodes(&page).into_keys().collect()
}

/// The numbers of the nodes that a drawing offers to open.
fn offered(page: &str) -> Vec<usize> {
    let it = parse(page);
    let opens = it
        .descendants()
        .filter_map(|node| node.attribute("data-open"));
    opens
        .map(|number| number.parse().expect("a number"))
        .collect()
}

#[test]
fn whatever_is_left_out_below_a_call_is_offered() {
    let mut folded = 0;
    for (name, trace) in runs::every() {
        let all = drawn(&trace, usize::MAX, &[]).len();
        for nodes in [5, 12] {
            let few = drawn(&trace, nodes, &[]).len();
            let offered = offered(&player_fragment(&trace, &options(nodes, &[])));
            assert!(few == all || !offered.is_empty(), "{name}, {nodes} nodes");
            folded += usize::from(few < all);
        }
        let whole = player_fragment(&trace, &options(usize::MAX, &[]));
        assert!(offered(&whole).is_empty(), "{name}");
    }
    assert!(folded > 5, "{folded} drawings are folded");
}

#[test]
fn an_opened_call_shows_more_and_all_else_stays() {
    let mut opened = 0;
    for (name, trace) in runs::every() {
        let before = drawn(&trace, 12, &[]);
        for number in offered(&player_fragment(&trace, &options(12, &[]))) {
            let after = drawn(&trace, 12, &[number]);
            let new: Vec<_> = after.difference(&before).collect();
            assert!(!new.is_empty(), "{name}: {number} shows nothing");
            // The new nodes share one call above them, and the removed nodes were also below that call.
            let mut common = new[0].clone();
            for way in &new {
                let same = common.iter().zip(*way).take_while(|(a, b)| a == b).count();
                common.truncate(same);
            }
            for way in before.difference(&after) {
                assert!(way.starts_with(&common), "{name}: {number} hides {way:?}");
            }
            opened += 1;
        }
    }
    assert!(opened > 10, "{opened} nodes are opened");
}

#[test]
fn a_run_is_opened_to_its_last_call() {
    let trace = runs::of_fibonacci(8);
    let (mut open, mut seen) = (Vec::new(), BTreeSet::new());
    loop {
        let page = player_fragment(&trace, &options(20, &open));
        seen.extend(known_nodes(&page).into_keys());
        let Some(&next) = offered(&page).iter().find(|number| !open.contains(*number)) else {
            break;
        };
        open.push(next);
    }
    assert_eq!(seen, drawn(&trace, usize::MAX, &[]));
    assert_eq!(drawn(&trace, 20, &open), seen);
}

#[test]
fn a_long_chain_opens_at_its_middle() {
    let trace = runs::of_factorial(60);
    let page = player_fragment(&trace, &options(80, &[]));
    let [number] = *offered(&page) else {
        panic!("one place is left out");
    };
    let (before, after) = (drawn(&trace, 80, &[]), drawn(&trace, 80, &[number]));
    assert!(
        before.len() < after.len() && after.len() < 61,
        "{} calls",
        after.len()
    );
}

#[test]
fn a_number_that_is_not_drawn_opens_nothing() {
    let trace = runs::of_fibonacci(8);
    let plain = player_fragment(&trace, &options(12, &[]));
    for number in [0, 60, 10_000] {
        let page = player_fragment(&trace, &options(12, &[number]));
        assert_eq!(known_nodes(&page), known_nodes(&plain), "{number}");
    }
}

#[test]
fn a_drawing_opens_nodes_and_its_list_tells_them() {
    let trace = runs::of_fibonacci(8);
    let list = |kind: &str, open: &[usize]| {
        let asked = json!({ kind: { "nodes": 12, "open": open } });
        let drawing: Drawing = serde_json::from_value(asked).expect("a drawing");
        let drawn = drawing.draw(&Run::of(&trace), "it").expect("a drawing");
        drawn.twin.matches("<li").count()
    };
    let page = player_fragment(&trace, &options(12, &[]));
    let first = offered(&page)[0];
    for kind in ["player", "tree"] {
        assert!(list(kind, &[first]) > list(kind, &[]), "{kind}");
    }
}
