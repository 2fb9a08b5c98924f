//! recursion-6: `permutations` finds every order once, and puts everything back.

use std::collections::BTreeSet;

use call_trace::{Trace, Tree};
use kit::{last, number, watch};
use recursion::permutations::permutations;
use rstest::rstest;

#[rstest]
#[case::no_items(&[], 1)]
#[case::one_item(&[7], 1)]
#[case::two_items(&[1, 2], 2)]
#[case::three_items(&[1, 2, 3], 6)]
#[case::five_items(&[5, 3, 8, 1, 9], 120)]
fn finds_every_order_once(#[case] items: &[u32], #[case] want: usize) {
    let Run {
        found,
        after,
        trace,
    } = run(items, 0);
    let (count, different) = (found.len(), found.iter().collect::<BTreeSet<_>>().len());
    let lists = if count == 1 { "list" } else { "lists" };
    if count == 0 {
        panic!("no list at all: {}", missing(&trace.tree(), items.len()));
    }
    assert!(
        count <= want,
        "{count} {lists} for {} items, {want} wanted: places before `settled` are settled.",
        items.len()
    );
    assert!(
        different == count || after != items,
        "{count} {lists}, only {different} different: bring each of the unsettled items to the \
         front once."
    );
    assert_eq!(
        different, count,
        "{count} {lists}, only {different} different: undo the swap after the call."
    );
    assert_eq!(
        count,
        want,
        "{count} {lists} for {} items, {want} wanted: each call settles one place more than its \
         caller, whichever item it chose.",
        items.len()
    );
    let mut sorted = items.to_vec();
    sorted.sort_unstable();
    for list in &found {
        let mut held = list.clone();
        held.sort_unstable();
        assert_eq!(
            held, sorted,
            "{list:?} does not hold each item of {items:?} once."
        );
    }
}

#[rstest]
#[case(&[1, 2])]
#[case(&[1, 2, 3])]
#[case(&[4, 3, 2, 1])]
fn leaves_the_items_as_they_were(#[case] items: &[u32]) {
    let Run { after, .. } = run(items, 0);
    assert_eq!(
        after, items,
        "the items were {items:?} on entry and are {after:?} on return: undo the swap after the \
         call."
    );
}

#[rstest]
#[case(1, 6)]
#[case(2, 2)]
#[case(4, 1)]
fn what_is_settled_stays(#[case] settled: usize, #[case] want: usize) {
    let items = [1, 2, 3, 4];
    let Run { found, .. } = run(&items, settled);
    for list in &found {
        assert!(
            list.starts_with(&items[..settled]),
            "{list:?} with {settled} settled: the first {settled} of {items:?} must stay; places \
             before `settled` are settled."
        );
    }
    let count = found.len();
    assert_eq!(
        count, want,
        "{count} lists with {settled} of 4 settled, {want} wanted."
    );
}

#[test]
fn lists_are_added_behind_those_already_there() {
    let mut found = vec![vec![9]];
    watch(|| permutations(&mut [1, 2], 0, &mut found), why);
    let kept = found.first().is_some_and(|list| *list == [9]);
    assert!(
        kept,
        "the list that was there before is gone: add to `found`."
    );
    assert_eq!(
        found.len(),
        3,
        "one list was there and two belong behind it."
    );
}

#[rstest]
#[case(3, 16)]
#[case(4, 65)]
#[case(6, 1957)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn makes_no_more_calls_than_its_tree_has(#[case] n: u32, #[case] enough: usize) {
    let items: Vec<u32> = (1..=n).collect();
    let Run { trace, .. } = run(&items, 0);
    let (calls, height) = (trace.calls(), trace.height());
    assert!(
        calls <= enough,
        "{calls} calls for {n} items, {enough} suffice: a call for each unsettled item, no more."
    );
    assert!(
        height <= n as usize + 1,
        "{height} frames deep for {n} items: each call settles one place."
    );
}

struct Run {
    found: Vec<Vec<u32>>,
    after: Vec<u32>,
    trace: Trace,
}

/// Runs permutations on a copy of the items; a panic is explained.
fn run(items: &[u32], settled: usize) -> Run {
    let (mut after, mut found) = (items.to_vec(), Vec::new());
    let ((), trace) = watch(|| permutations(&mut after, settled, &mut found), why);
    Run {
        found,
        after,
        trace,
    }
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    if panic.contains("calls deep") {
        let call = last(tree)?;
        let settled = number(call, "settled")?;
        let by = number(&tree.calls[call.parent?], "settled")?;
        return Some(format!(
            "a call with {by} settled made one with {settled} settled: each call must settle one \
             more, and stop when all are."
        ));
    }
    if panic.contains("index out of bounds") {
        let settled = number(last(tree)?, "settled")?;
        return Some(format!(
            "with {settled} settled an index ran past the last item: when all are settled, keep a \
             copy and stop."
        ));
    }
    None
}

/// Why there is no list: nothing was kept, or no call came as far.
fn missing(tree: &Tree, items: usize) -> &'static str {
    let mut settled = tree.calls.iter().map(|call| number(call, "settled"));
    if settled.any(|settled| settled == Some(items as u64)) {
        "when all are settled, keep a copy."
    } else {
        "an item may stay where it is."
    }
}
