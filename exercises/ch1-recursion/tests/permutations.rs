//! recursion-6: `permutations` finds every order once, and puts everything back.

use std::collections::BTreeMap;

use call_trace::{Call, Trace, Tree};
use kit::{
    calls_itself, counted, last, number, probe, remark, same_in_any_order, shown, spaced, watch,
    worth,
};
use recursion::permutations::permutations;
use rstest::rstest;

mod common;

#[rstest]
#[case::no_items(&[])]
#[case::one_item(&[7])]
#[case::two_items(&[1, 2])]
#[case::three_items(&[1, 2, 3])]
#[case::five_items(&[5, 3, 8, 1, 9])]
fn finds_every_order_once(#[case] items: &[u32]) {
    let run = run(items, 0);
    if let Some(wrong) = wrong(items, 0, &run) {
        panic!("{wrong}");
    }
}

#[rstest]
#[case(&[1, 2])]
#[case(&[1, 2, 3])]
#[case(&[4, 3, 2, 1])]
fn leaves_the_items_as_they_were(#[case] items: &[u32]) {
    let Run { after, trace, .. } = run(items, 0);
    let thought = if calls_itself(&trace.tree()) {
        "undo after each call what was done before it."
    } else {
        "put them back as they were."
    };
    assert!(
        after == items,
        "the items were {items:?} on entry and are {after:?} on return: {thought}"
    );
}

#[rstest]
#[case(1)]
#[case(2)]
#[case(3)]
#[case(4)]
fn what_is_settled_stays(#[case] settled: usize) {
    let items = [1, 2, 3, 4];
    let run = run(&items, settled);
    if let Some(list) = run.found.iter().find(|list| list.len() == 4 - settled) {
        panic!(
            "{list:?} with {settled} of {items:?} settled: an order holds all the items, the \
             settled ones too."
        );
    }
    for list in &run.found {
        assert!(
            list.starts_with(&items[..settled]),
            "{list:?} with {settled} settled: the first {settled} of {items:?} must stay; places \
             before `settled` are settled."
        );
    }
    if let Some(wrong) = wrong(&items, settled, &run) {
        panic!("{wrong}");
    }
    assert!(
        run.after == items,
        "with {settled} settled the items were {items:?} on entry and are {:?} on return.",
        run.after
    );
}

#[rstest]
#[case(&[1, 1])]
#[case(&[1, 1, 2])]
#[case(&[3, 2, 3, 3])]
fn items_that_look_alike_are_two_items(#[case] items: &[u32]) {
    let run = run(items, 0);
    let different: Vec<u32> = (1..=items.len() as u32).collect();
    let alike = run.found.len() != factorial(items.len())
        && wrong(&different, 0, &self::run(&different, 0)).is_none();
    assert!(
        !alike,
        "{} for {items:?}, {} wanted: two items that look alike are two items. Tell them apart by \
         their places, not by their values.",
        counted(run.found.len(), "list"),
        factorial(items.len())
    );
    if let Some(wrong) = wrong(items, 0, &run) {
        demand_three();
        panic!("{wrong}");
    }
}

#[test]
fn lists_are_added_behind_those_already_there() {
    let earlier = [vec![9], vec![1, 2]];
    let mut found = earlier.to_vec();
    watch(|| permutations(&mut [1, 2], 0, &mut found), why);
    assert!(
        found.starts_with(&earlier),
        "the lists that were there before are gone: add to `found`.\nbefore: {earlier:?}\nafter:  \
         {found:?}"
    );
    assert!(
        found.len() == 4,
        "two lists were there and two belong behind them, whatever the two were.\nbefore: \
         {earlier:?}\nafter:  {found:?}"
    );
}

#[test]
fn finds_the_same_whatever_was_asked_before() {
    let lists: [&[u32]; 4] = [&[1, 2, 3], &[4, 5], &[6, 7, 8], &[1]];
    let in_order = |mut found: Vec<Vec<u32>>| {
        found.sort_unstable();
        found
    };
    same_in_any_order(
        "finds_the_same_whatever_was_asked_before",
        &lists,
        |items| format!("permutations({items:?}, 0)"),
        |items| in_order(run(items, 0).found),
        |items| in_order(all_orders(items, 0)),
    );
}

#[rstest]
#[case(3)]
#[case(4)]
#[case(6)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn makes_no_more_calls_than_its_tree_has(#[case] n: u32) {
    let items: Vec<u32> = (1..=n).collect();
    let run = run(&items, 0);
    if let Some(wrong) = wrong(&items, 0, &run) {
        demand_three();
        panic!("{wrong}");
    }
    // 1 + n + n(n − 1) + … + n!. A loop that is a helper's chain of calls makes up to three times
    // as many.
    let enough = (1..=n as usize).rev().scan(1, |ways, k| {
        *ways *= k;
        Some(*ways)
    });
    let enough: usize = 1 + enough.sum::<usize>();
    let (calls, tree) = (run.trace.calls(), run.trace.tree());
    let crowd = tree.calls.iter().find(|call| {
        number(call, "settled")
            .is_some_and(|settled| call.children.len() > items.len() - settled as usize)
    });
    let seen = crowd.map_or(String::new(), |call| {
        format!(" {} made {}.", shown(call), call.children.len())
    });
    assert!(
        calls <= 3 * enough + 2,
        "{} calls for {n} items, {} suffice: a call for each unsettled item, no more.{seen}",
        spaced(calls),
        spaced(enough)
    );
}

// All lists of eight items are 16 777 216, and its orders 40 320: who tries them all is here for
// long, and so they are asked for only where three items are right.
#[test]
fn eight_items_have_40320_orders() {
    run(&[1, 2, 3], 0);
    demand_three();
    let items = [1, 2, 3, 4, 5, 6, 7, 8];
    let (mut after, mut found) = (items, Vec::new());
    permutations(&mut after, 0, &mut found);
    assert!(
        found.len() == 40_320,
        "{} for 8 items, 40 320 wanted.",
        counted(found.len(), "list")
    );
    found.sort_unstable();
    found.dedup();
    assert!(
        found.len() == 40_320,
        "of 8 items only {} orders are different.",
        spaced(found.len())
    );
    assert!(
        after == items,
        "8 items were {items:?} on entry and are {after:?} on return."
    );
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn the_page_asked_for_the_calls_and_the_first_lists_of_three() {
    let run = run(&[1, 2, 3], 0);
    demand_three();
    let first: Vec<String> = run
        .found
        .iter()
        .take(3)
        .map(|list| format!("{list:?}"))
        .collect();
    let point = "the tree of its calls is what backtracking grows on.";
    match common::unseen("permutations", &run.trace, point) {
        Some(kind) => remark(kind),
        None => worth(format!(
            "3 items took {} calls, no more than {} deep. The first lists are {}.",
            run.trace.calls(),
            run.trace.height(),
            first.join(", ")
        )),
    }
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

fn of_three() -> Run {
    let (mut after, mut found) = (vec![1, 2, 3], Vec::new());
    let (_, trace) = probe(|| permutations(&mut after, 0, &mut found));
    Run {
        found,
        after,
        trace,
    }
}

/// Where three items that differ have wrong orders, nothing more is told of other lists.
fn demand_three() {
    assert!(
        wrong(&[1, 2, 3], 0, &of_three()).is_none(),
        "the orders of [1, 2, 3] are wrong already, and they come first."
    );
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    let call = last(tree)?;
    let settled = number(call, "settled")?;
    let items = call.args.get("items").map_or(0, length) as u64;
    if panic.contains("calls deep") {
        let grown = tree.calls.iter().find_map(|call| {
            let by = &tree.calls[call.parent?];
            let (by, this) = (number(by, "settled")?, number(call, "settled")?);
            (this <= by || this > items).then_some((by, this))
        });
        let (by, this) = grown.unwrap_or((settled.saturating_sub(1), settled));
        return Some(if this > by {
            format!(
                "a call with {by} of {items} settled made one more: when all are settled, keep a copy and stop."
            )
        } else {
            format!(
                "a call with {by} settled made one with {this} settled: each call must settle one \
                 more, and stop when all are."
            )
        });
    }
    let past = ["index out of bounds", "out of range", "mid > len"];
    if past.iter().any(|words| panic.contains(words)) {
        return Some(if settled >= items {
            format!(
                "with {settled} of {items} settled an index ran past the last item: when all are \
                 settled, keep a copy and stop."
            )
        } else {
            format!(
                "with {settled} of {items} settled an index ran past the last item, which has \
                 number {}.",
                items - 1
            )
        });
    }
    if panic.contains("subtract with overflow") {
        return Some(format!(
            "with {settled} settled and {items} items something went below 0: an empty list has \
             one order, the empty one."
        ));
    }
    None
}

/// What is wrong with what was found, if anything is: the most certain cause first.
fn wrong(items: &[u32], settled: usize, run: &Run) -> Option<String> {
    let Run {
        found,
        after,
        trace,
    } = run;
    let want = factorial(items.len() - settled);
    let orders = tally(found.iter().cloned());
    if found.len() == want && orders == tally(all_orders(items, settled)) {
        return None;
    }
    let (n, tree) = (items.len(), trace.tree());
    let of_items = counted(n, "item");
    let different = orders.len();
    let head = format!(
        "{} for {of_items}, {want} wanted",
        counted(found.len(), "list")
    );
    let head = if settled > 0 {
        format!("{head} with {settled} settled")
    } else {
        head
    };
    let sorted = |list: &[u32]| {
        let mut list = list.to_vec();
        list.sort_unstable();
        list
    };
    if tree.calls.len() == 1 && n < 3 {
        let three = of_three();
        let no_call = !calls_itself(&three.trace.tree());
        if no_call && tally(three.found) == tally(all_orders(&[1, 2, 3], 0)) {
            return Some(format!(
                "{head}; of three items all six orders are found. How many items there are is not \
                 known when the program is written: let a call settle one place, and the calls \
                 below it the others."
            ));
        }
    }
    if n == 0 && found.is_empty() && !of_three().found.is_empty() {
        return Some(
            "no list for no items: nothing has one order, the empty list. Where all are settled, \
             and of none all are, keep a copy."
                .into(),
        );
    }
    if found.is_empty() {
        return Some(format!("no list at all: {}", missing(&tree, n)));
    }
    if let Some(list) = found.iter().find(|list| sorted(list) != sorted(items)) {
        return Some(if list.len() < n {
            format!(
                "{list:?} does not hold each item of {items:?} once: a list holds all of them, \
                 those that are settled, too."
            )
        } else {
            format!("{list:?} does not hold each item of {items:?} once.")
        });
    }
    let calls = || {
        tree.calls
            .iter()
            .filter(|call| call.function == "permutations")
    };
    let at = |call: &Call| number(call, "settled").map(|settled| settled as usize);
    let of_3 = of_three();
    let in_every_call = |run: &Run| run.trace.calls() > 1 && run.found.len() == run.trace.calls();
    if in_every_call(run) && in_every_call(&of_3) {
        return Some(format!(
            "{head}: a list is kept in every call. Keep one where all are settled."
        ));
    }
    // A place that its caller had settled, and that changed.
    let unsettled = calls().find_map(|call| {
        let by = &tree.calls[call.parent?];
        let (settled, handed, got) = (
            at(by)?,
            listed(call.args.get("items")?)?,
            listed(by.args.get("items")?)?,
        );
        (by.function == "permutations" && handed.get(..settled)? != got.get(..settled)?)
            .then(|| (shown(by), shown(call)))
    });
    if let Some((by, call)) = unsettled {
        return Some(format!(
            "{head}, {different} different: {by} called {call}. Places before `settled` are \
             settled, and one of them has changed."
        ));
    }
    let again = calls().find(|call| {
        let children = call.children.iter().map(|&child| &tree.calls[child]);
        let mut handed: Vec<_> = children.map(|child| child.args.values()).collect();
        let all = handed.len();
        handed.sort_unstable();
        handed.dedup();
        let open = |settled: usize| n.saturating_sub(settled);
        at(call).is_some_and(|settled| all > open(settled) && handed.len() <= open(settled))
    });
    if let (true, Some(call)) = (found.len() > want, again) {
        return Some(format!(
            "{head}: {} made {} calls for {}. One call for each is enough.",
            shown(call),
            call.children.len(),
            kit::counted(n.saturating_sub(at(call)?), "unsettled item"),
        ));
    }
    let step = calls().find_map(|call| {
        let by = &tree.calls[call.parent?];
        let (from, to) = (at(by)?, at(call)?);
        (by.function == "permutations" && to != from + 1).then_some((from, to))
    });
    if let Some((from, to)) = step {
        return Some(format!(
            "{head}: each call settles one place more than its caller, whichever item it chose. A \
             call with {from} settled made one with {to}."
        ));
    }
    let crowd = calls().find(|call| {
        at(call).is_some_and(|settled| settled < n && call.children.len() > n - settled)
    });
    if let (true, Some(call)) = (found.len() > want, crowd) {
        return Some(format!(
            "{head}: places before `settled` are settled. {} tried {} items, {} are not settled.",
            shown(call),
            call.children.len(),
            n - at(call)?
        ));
    }
    // Whether a call with all settled leaves alone what it was handed.
    let handed: Vec<u32> = items.iter().rev().copied().collect();
    let mut left = handed.clone();
    probe(|| permutations(&mut left, n, &mut Vec::new()));
    if left != handed {
        return Some(format!(
            "{}, {different} different: a call with {n} of {n} settled got {handed:?} and left \
             {left:?}. Where all are settled nothing is moved.",
            counted(found.len(), "list")
        ));
    }
    if after != items {
        return Some(if found.len() == want {
            format!(
                "{}, only {different} different: on return the items are {after:?}, and were \
                 {items:?}. Undo after each call what was done before it.",
                counted(found.len(), "list")
            )
        } else {
            format!(
                "{head}: on return the items are {after:?}, and were {items:?}. Undo after each \
                 call what was done before it."
            )
        });
    }
    let times = found.len() / want;
    if times > 1
        && tally(all_orders(items, settled))
            .iter()
            .all(|(list, count)| orders.get(list) == Some(&(count * times)))
    {
        // How many lists a call finds where all but the last few are settled.
        let lists = |settled: usize| {
            let mut found = Vec::new();
            probe(|| permutations(&mut items.to_vec(), settled, &mut found));
            found.len()
        };
        let surplus = (settled..=n).rev().find(|&k| lists(k) > factorial(n - k));
        return Some(match surplus {
            Some(k) if k < n => format!(
                "{head}: each order is there {times} times. With {} of {n} settled {} kept, as it \
                 should be, and with {k} settled {}, not {}. Keep a list where all are settled, \
                 and nowhere else.",
                k + 1,
                match lists(k + 1) {
                    1 => "1 list is".into(),
                    lists => format!("{lists} lists are"),
                },
                lists(k),
                factorial(n - k)
            ),
            _ => format!("{head}: each order is there {times} times. Keep one copy, and return."),
        });
    }
    let untidy = (settled..n).find_map(|settled| {
        let mut after = items.to_vec();
        probe(|| permutations(&mut after, settled, &mut Vec::new()));
        (after != items).then_some((settled, items.to_vec(), after))
    });
    // It may put back the items in one order and not in another.
    let untidy = untidy.or_else(|| {
        calls().find_map(|call| {
            let (settled, handed) = (at(call)?, listed(call.args.get("items")?)?);
            let mut after = handed.clone();
            probe(|| permutations(&mut after, settled, &mut Vec::new()));
            (after != handed).then_some((settled, handed, after))
        })
    });
    if let Some((settled, handed, after)) = untidy.filter(|_| different < found.len()) {
        return Some(format!(
            "{}, only {different} different: a call with {settled} of {n} settled got {handed:?} \
             and left {after:?}. On return every item must stand where it stood on entry.",
            counted(found.len(), "list")
        ));
    }
    let alike = calls().find_map(|call| {
        let mut handed = call
            .children
            .iter()
            .map(|&child| tree.calls[child].args.get("items"));
        let first = handed.next()??;
        (call.children.len() > 1 && handed.all(|other| other == Some(first)))
            .then_some((call, first))
    });
    if let Some((call, same)) = alike.filter(|_| different < found.len()) {
        return Some(format!(
            "{}, only {different} different: every call that {} made got {same}. Each must \
             get another item in front: swapped there before the call, and back after it.",
            counted(found.len(), "list"),
            shown(call)
        ));
    }
    let early = calls()
        .filter(|call| call.children.is_empty() && at(call).is_some_and(|settled| settled + 1 < n));
    if let Some(settled) = early.filter_map(at).next().filter(|_| found.len() < want) {
        let mut kept = Vec::new();
        probe(|| permutations(&mut items.to_vec(), settled, &mut kept));
        return Some(if kept.is_empty() {
            format!(
                "{head}: with {settled} of {n} settled no call was made and no list kept. Go on \
                 until all are settled."
            )
        } else {
            format!("{head}: a list was kept with {settled} of {n} settled. Go on until all are.")
        });
    }
    let few = calls().find(|call| {
        let children = call.children.len();
        at(call).is_some_and(|settled| (1..n.saturating_sub(settled)).contains(&children))
    });
    if let Some(call) = few.filter(|_| found.len() < want) {
        return Some(format!(
            "{head}: {} made {} for {} unsettled items. Each of them comes next once.",
            shown(call),
            if call.children.len() == 1 {
                "1 call".into()
            } else {
                format!("{} calls", call.children.len())
            },
            n - at(call)?
        ));
    }
    let lacking = all_orders(items, settled)
        .into_iter()
        .find(|list| !found.contains(list));
    let lacking = lacking.map_or(String::new(), |list| format!(" {list:?} is missing."));
    // A call that brought one item to the front twice, and so another one never.
    let twice = calls().find_map(|call| {
        let settled = at(call)?;
        let handed = call.children.iter().map(|&child| &tree.calls[child]);
        let lists: Option<Vec<_>> = handed
            .map(|child| listed(child.args.get("items")?))
            .collect();
        let fronts: Option<Vec<u32>> = lists?
            .iter()
            .map(|list| list.get(settled).copied())
            .collect();
        let fronts = fronts?;
        let never = items.iter().find(|item| {
            !fronts.contains(item)
                && listed(call.args.get("items").unwrap_or_default())
                    .is_some_and(|handed| handed[settled.min(handed.len())..].contains(item))
        });
        (fronts.len() == n.saturating_sub(settled)).then_some((call, fronts, *never?))
    });
    if let Some((call, fronts, never)) = twice.filter(|_| different < found.len()) {
        let fronts: Vec<String> = fronts.iter().map(u32::to_string).collect();
        return Some(format!(
            "{}, only {different} different: {} brought {} to the front, and never {never}. Each \
             unsettled item comes there once.{lacking}",
            counted(found.len(), "list"),
            shown(call),
            fronts.join(", ")
        ));
    }
    Some(if different < found.len() {
        format!(
            "{}, only {different} different: bring each of the unsettled items to the front \
             once.{lacking}",
            counted(found.len(), "list")
        )
    } else {
        format!("{head}.{lacking}")
    })
}

/// Why there is no list: nothing was kept, or no call came as far.
fn missing(tree: &Tree, items: usize) -> String {
    let most = tree
        .calls
        .iter()
        .filter_map(|call| number(call, "settled"))
        .max();
    match most {
        Some(settled) if settled >= items as u64 => {
            "when all are settled, keep a copy in the `found` that was handed down.".into()
        }
        Some(settled) if tree.calls.len() > 1 || items == 1 => format!(
            "with {settled} of {items} settled no item was tried. An item may stay where it is, \
             and the last one too."
        ),
        _ => "every order is wanted, each of them a list in `found`.".into(),
    }
}

/// How often each list is there.
fn tally(lists: impl IntoIterator<Item = Vec<u32>>) -> BTreeMap<Vec<u32>, usize> {
    let mut tally = BTreeMap::new();
    for list in lists {
        *tally.entry(list).or_default() += 1;
    }
    tally
}

/// Every order, found by putting each item at each place of the orders of those before it.
fn all_orders(items: &[u32], settled: usize) -> Vec<Vec<u32>> {
    let mut orders = vec![items[..settled].to_vec()];
    for &item in &items[settled..] {
        let longer = orders.iter().flat_map(|order| {
            (settled..=order.len()).map(|at| {
                let mut order = order.clone();
                order.insert(at, item);
                order
            })
        });
        orders = longer.collect();
    }
    orders
}

fn factorial(n: usize) -> usize {
    (1..=n).product()
}

/// The items of a list, as a call shows it.
fn listed(shown: &str) -> Option<Vec<u32>> {
    let items = shown.strip_prefix('[')?.strip_suffix(']')?;
    let mut items = items.split(", ").filter(|item| !item.is_empty());
    items.try_fold(Vec::new(), |mut list, item| {
        list.push(item.parse().ok()?);
        Some(list)
    })
}

/// How many items a list has, as a call shows it.
fn length(shown: &str) -> usize {
    match shown {
        "[]" => 0,
        list => list.split(", ").count(),
    }
}
