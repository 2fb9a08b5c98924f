//! The claims of the tests of `permutations`, and explanations of wrong answers.

use call_trace::{Trace, Tree};
use diagnosis::{
    Answers, Shapes, adds_the_same_in_any_order, counted, number, probe, remark, shown, spaced,
    watch, worth,
};
use recursion::permutations::permutations;
use std::collections::BTreeMap;

pub(super) fn finds_every_order_once(items: &[u32]) {
    demand_orders(&run(items, 0));
}

pub(super) fn leaves_the_items_as_they_were(items: &[u32]) {
    demand_as_they_were(&run(items, 0));
}

pub(super) fn what_is_settled_stays(settled: usize) {
    let run = run(&[1, 2, 3, 4], settled);
    demand_settled(&run);
    demand_orders(&run);
    demand_as_they_were(&run);
}

pub(super) fn items_that_look_alike_are_two_items(items: &[u32]) {
    let different: Vec<u32> = (1..=items.len() as u32).collect();
    let run = run(items, 0);
    if run.is_right() {
        return;
    }
    demand_three();
    let ends = run.calls.iter().filter(|call| call.open() == 0).count();
    let (kept, want) = (run.found.len(), run.want().len());
    let three = quiet(&[1, 1, 2], 0);
    let leaves_out_equal_lists = three.found.len() == 3 && three.different() == 3;
    let cure = match changed_what_is_settled(&run) {
        Some((by, call)) => format!(
            "{by} called {call}, with a settled item in another place. Find each item by its \
             index, not by its value."
        ),
        None if kept < want && want <= ends => {
            format!(
                "In {ends} calls all items were settled, but your code added only {}. Add each \
                 list, even if `found` contains an equal one.",
                counted(kept, "list")
            )
        }
        None if leaves_out_equal_lists => "Each of them should have its turn in each place, and each list \
            should be added, even if `found` contains an equal one."
            .into(),
        None => "Each of them should have its turn in each place. Does your code look for an item by its \
                 value?"
            .into(),
    };
    assert!(
        !quiet(&different, 0).is_right(),
        "{}\nTwo equal items are still two items. {cure} (Your lists for {different:?}, added to an \
         empty `found`, are right.)",
        run.first_line()
    );
    demand_orders(&run);
}

pub(super) fn lists_are_added_behind_those_already_there() {
    let earlier = [vec![9], vec![1, 2]];
    let mut found = earlier.to_vec();
    let asked = "permutations([1, 2], 0, found), with 2 lists already in `found`,";
    let stopped = |panic: &str, tree: &Tree| {
        why(panic, tree).or_else(|| {
            quiet(&[1, 2], 0).is_right().then(|| {
                format!(
                    "Your {asked} panicked, but should add 2.\nWith an empty `found`, your lists are \
                     right. Check each place where your code reads `found` or its length: it also \
                     contains the lists from before this call."
                )
            })
        })
    };
    watch(|| permutations(&mut [1, 2], 0, &mut found), stopped);
    assert!(
        found.starts_with(&earlier),
        "Your {asked} did not leave these 2 lists at the start of `found`, but should.\nOnly add \
         lists at the end of `found`: move, change and remove no other list.\nbefore: {earlier:?}\n\
         after:  {found:?}"
    );
    let added = found.len() - 2;
    if added != 2 {
        demand_right(&[1, 2]);
    }
    assert!(
        added == 2,
        "Your {asked} added {}, but should add 2.\nAdd the same lists, whatever `found` already \
         contains.\nbefore: {earlier:?}\nafter:  {found:?}",
        counted(added, "list")
    );
}

pub(super) fn finds_the_same_whatever_was_asked_before() {
    let lists: [&[u32]; 4] = [&[1, 2, 3], &[4, 5], &[6, 7, 8], &[1]];
    adds_the_same_in_any_order(
        "lists",
        "finds_the_same_whatever_was_asked_before",
        &lists,
        |items| format!("permutations({items:?}, 0)"),
        |items| sorted(&run(items, 0).found),
        |items| sorted(&all_orders(items, 0)),
    );
}

pub(super) fn makes_no_more_calls_than_its_tree_has(n: u32) {
    let items: Vec<u32> = (1..=n).collect();
    let run = run(&items, 0);
    if !run.is_right() {
        demand_three();
        demand_orders(&run);
    }
    // 1 + n + n(n − 1) + … + n!. A helper that replaces a loop by a chain of calls makes up to three times as many.
    let enough = (1..=n as usize).rev().scan(1, |ways, k| {
        *ways *= k;
        Some(*ways)
    });
    let enough: usize = 1 + enough.sum::<usize>();
    let crowd = run.calls.iter().find(|call| call.made.len() > call.open());
    let thought = crowd.map_or(String::new(), |call| {
        format!(
            "\n{} itself made {} calls for {}. Make one call for each unsettled item.",
            call.shown,
            call.made.len(),
            counted(call.open(), "unsettled item")
        )
    });
    assert!(
        run.trace.calls() <= 3 * enough + 2,
        "Your {} made {} calls, but should need at most {}.{thought}\n(The lists are right.)",
        run.question(),
        spaced(run.trace.calls()),
        spaced(enough)
    );
}

// There are 16 777 216 lists of eight items, and 40 320 orders. A program that tries all lists takes long, so this
// test asks for them only if three items are right.
pub(super) fn eight_items_have_40320_orders() {
    run(&[1, 2, 3], 0);
    demand_three();
    demand_right(&[1, 1]);
    let items = [1, 2, 3, 4, 5, 6, 7, 8];
    let (mut after, mut found) = (items, Vec::new());
    permutations(&mut after, 0, &mut found);
    let (kept, asked) = (found.len(), question(&items, 0));
    assert!(
        kept == 40_320,
        "Your {asked} added {}, but should add 40 320.",
        counted(kept, "list")
    );
    found.sort_unstable();
    found.dedup();
    assert!(
        found.len() == 40_320,
        "Your {asked} added 40 320 lists, only {} of them different, but all should be different.",
        spaced(found.len())
    );
    if after == items {
        return;
    }
    // If even two or three items are left in another order, report that.
    for few in [&[1, 2][..], &[1, 2, 3]] {
        if quiet(few, 0).after != few {
            demand_as_they_were(&run(few, 0));
        }
    }
    panic!("Your {asked} left {after:?} in `items`, but should leave {items:?}.");
}

pub(super) fn the_page_asked_for_the_calls_and_the_first_lists_of_three() {
    let run = run(&[1, 2, 3], 0);
    demand_three();
    let point = "backtracking builds on the tree of its calls.";
    match diagnosis::unseen(&["permutations"], &run.trace, point) {
        Some(kind) => remark(kind),
        None => worth(format!(
            "3 items took {} calls, no more than {} deep. The first lists are {}.",
            run.trace.calls(),
            run.trace.height(),
            listed(&run.found[..3])
        )),
    }
}

/// A run of `permutations` on a copy of the items.
struct Run {
    items: Vec<u32>,
    settled: usize,
    found: Vec<Vec<u32>>,
    after: Vec<u32>,
    trace: Trace,
    calls: Vec<Seen>,
}

/// A recorded call of `permutations`.
struct Seen {
    shown: String,
    settled: usize,
    handed: Vec<u32>,
    by: Option<usize>,
    made: Vec<usize>,
}

impl Seen {
    fn open(&self) -> usize {
        self.handed.len().saturating_sub(self.settled)
    }
}

/// Runs `permutations`, and explains a panic.
fn run(items: &[u32], settled: usize) -> Run {
    let (mut after, mut found) = (items.to_vec(), Vec::new());
    let ((), trace) = watch(|| permutations(&mut after, settled, &mut found), why);
    Run::of(items, settled, found, after, trace)
}

/// Runs `permutations` for a comparison. The figure does not draw this run.
fn quiet(items: &[u32], settled: usize) -> Run {
    let (mut after, mut found) = (items.to_vec(), Vec::new());
    let (_, trace) = probe(|| permutations(&mut after, settled, &mut found));
    Run::of(items, settled, found, after, trace)
}

impl Run {
    fn of(
        items: &[u32],
        settled: usize,
        found: Vec<Vec<u32>>,
        after: Vec<u32>,
        trace: Trace,
    ) -> Self {
        let (items, calls) = (items.to_vec(), seen(&trace.tree()));
        Run {
            items,
            settled,
            found,
            after,
            trace,
            calls,
        }
    }

    fn want(&self) -> Vec<Vec<u32>> {
        all_orders(&self.items, self.settled)
    }

    fn is_right(&self) -> bool {
        sorted(&self.found) == sorted(&self.want())
    }

    fn different(&self) -> usize {
        let mut lists = sorted(&self.found);
        lists.dedup();
        lists.len()
    }

    /// Checks whether a call of `permutations` made another. In a loop or a formula there is no such call.
    fn has_levels(&self) -> bool {
        self.calls.iter().any(|call| !call.made.is_empty())
    }

    /// Checks for such calls in this run, or in a run with three items.
    fn recurses(&self) -> bool {
        self.has_levels() || quiet(&[1, 2, 3], 0).has_levels()
    }

    fn short(&self) -> Option<&Vec<u32>> {
        self.found.iter().find(|list| list.len() < self.items.len())
    }

    fn question(&self) -> String {
        question(&self.items, self.settled)
    }

    fn first_line(&self) -> String {
        let (asked, want, items) = (self.question(), self.want().len(), sorted(&self.items));
        if let Some(list) = self.found.iter().find(|list| sorted(list) != items) {
            return format!(
                "Your {asked} added {list:?}, but should add only orders of {:?}.",
                self.items
            );
        }
        let (kept, different) = (self.found.len(), self.different());
        let times = |lists: &[Vec<u32>], list| lists.iter().filter(|it| *it == list).count();
        let of_equal_items = self.want();
        let wrong = of_equal_items
            .iter()
            .map(|list| (list, times(&self.found, list), times(&of_equal_items, list)))
            .find(|(_, found, want)| found != want);
        if let Some((list, found, often)) = wrong.filter(|(.., often)| kept == want && *often > 1) {
            return format!(
                "Your {asked} added {list:?} {}, but should add it {}.",
                counted(found, "time"),
                counted(often, "time")
            );
        }
        if kept == want {
            return format!(
                "Your {asked} added {}, only {different} of them different, but should add {want} \
                 different lists.",
                counted(kept, "list")
            );
        }
        let kept = match kept {
            0 => "no list".into(),
            kept => counted(kept, "list"),
        };
        format!("Your {asked} added {kept}, but should add {want}.")
    }

    /// Formats both sides. If there are more than a few lists, formats the missing ones.
    fn evidence(&self) -> String {
        let want = self.want();
        if self.found.is_empty() {
            return String::new();
        }
        if want.len() <= 6 {
            return format!(
                "\nyour lists: {}\nshould be:  {}",
                some(&sorted(&self.found), 8),
                some(&sorted(&want), 8)
            );
        }
        let missing: Vec<_> = want
            .into_iter()
            .filter(|it| !self.found.contains(it))
            .collect();
        match missing.len() {
            0 => String::new(),
            lists => format!(
                "\n{} missing: {}",
                counted(lists, "list"),
                some(&missing, 3)
            ),
        }
    }
}

fn question(items: &[u32], settled: usize) -> String {
    format!("permutations({items:?}, {settled}, found)")
}

/// Formats the first lists of many.
fn some(lists: &[Vec<u32>], most: usize) -> String {
    let more = if lists.len() > most { ", …" } else { "" };
    listed(&lists[..lists.len().min(most)]) + more
}

fn listed(lists: &[Vec<u32>]) -> String {
    let lists: Vec<String> = lists.iter().map(|list| format!("{list:?}")).collect();
    lists.join(", ")
}

fn demand_orders(run: &Run) {
    if run.is_right() {
        return;
    }
    let cause = of_answers(run).or_else(|| of_calls(run));
    let cause = cause.map_or(String::new(), |cause| format!("\n{cause}"));
    panic!("{}{cause}{}", run.first_line(), run.evidence());
}

fn demand_as_they_were(run: &Run) {
    let moved = run.settled == 0 && quiet(&[1, 2], 0).after != [1, 2];
    let cure = match moved && quiet(&[1, 2, 3], 0).is_right() {
        true => {
            "Your lists for three items are right: only the order of `items` at the end is wrong. \
             Undo each change, or restore a copy that you made before the first change."
        }
        false => undo(),
    };
    assert!(
        run.after == run.items,
        "Your {} left {:?} in `items`, but should leave {:?}, the order before the call.\n{}",
        run.question(),
        run.after,
        run.items,
        cure
    );
}

fn demand_settled(run: &Run) {
    let first = &run.items[..run.settled];
    let Some(list) = run.found.iter().find(|list| !list.starts_with(first)) else {
        return;
    };
    let cause = if list.len() < run.items.len() {
        Some(ALL_ITEMS.into())
    } else {
        of_answers(run)
    };
    let cause = cause.unwrap_or_else(|| SETTLED.into());
    panic!(
        "Your {} added {list:?}, but should add only lists that begin with {first:?}.\n{cause}",
        run.question()
    );
}

/// Checks the orders of three items. While they are wrong, no test reports more about other lists.
fn demand_three() {
    demand_right(&[1, 2, 3]);
    demand_right(&[3, 1, 2]);
}

fn demand_right(items: &[u32]) {
    let run = quiet(items, 0);
    assert!(run.is_right(), "{}\nFix this case first.", run.first_line());
}

const ALL_ITEMS: &str = "Your code added a list that lacks some items. Each list must contain all \
                         items, including the settled items.";

const SETTLED: &str = "The items before index `settled` must stay in their places.";

/// Recognises wrong programs by the lists that they keep.
fn of_answers(run: &Run) -> Option<String> {
    type Asked = (Vec<u32>, usize);
    let ask = |(items, settled): &Asked| sorted(&quiet(items, *settled).found);
    let right = |(items, settled): &Asked| sorted(&all_orders(items, *settled));
    // The orders that have the first or last open item in the first or last open place.
    let only = |item: usize, back: bool| {
        move |(items, settled): &Asked| {
            let (n, mut lists) = (items.len(), right(&(items.clone(), *settled)));
            let place = if back { n.wrapping_sub(1) } else { *settled };
            let item = if item == 0 {
                *settled
            } else {
                n.wrapping_sub(1)
            };
            lists.retain(|list| list.get(place) == items.get(item));
            Some(lists)
        }
    };
    let inputs: [(&[u32], usize); 8] = [
        (&[], 0),
        (&[7], 0),
        (&[3, 1], 0),
        (&[1, 2, 3], 0),
        (&[5, 3, 8], 0),
        (&[4, 2, 3, 1], 0),
        (&[4, 1, 3], 1),
        (&[1, 2, 4, 3], 2),
    ];
    let inputs = inputs.map(|(items, settled)| (items.to_vec(), settled));
    let items = &run.items;
    let mut table = Answers::to(inputs, ask, right);
    for (item, back, words) in [
        (0, false, "first unsettled item stays first"),
        (0, true, "first unsettled item is the last"),
        (1, true, "last item stays last"),
        (1, false, "last item is in the first unsettled place"),
    ] {
        let words =
            format!("In all your lists the {words}. Try every unsettled item in this place.");
        table = table.row(only(item, back), words);
    }
    table
        .row(
            |it| Some(right(it).into_iter().filter(|list| *list >= it.0).collect()),
            format!(
                "Your code added {items:?} and only the orders that sort after this list. Add the \
                 orders that sort before it as well."
            ),
        )
        .row(
            |(items, settled)| Some(turned(items, *settled)),
            "Your code added only the rotations of the items. Add all other orders as well.",
        )
        .row(
            |(items, settled)| {
                let mut lists = all_orders(items, *settled);
                lists.iter_mut().for_each(|list| list.reverse());
                Some(sorted(&lists))
            },
            format!("Each of your lists is reversed. {SETTLED}"),
        )
        .row(
            |(items, settled)| Some(sorted(&swapped_on(items, *settled))),
            "Your code swaps two items of a list for one order, and the swap is still there in the \
             list for the next order. Undo each swap, or begin each order with a new copy.",
        )
        .row(
            |(items, _)| Some(sorted(&all_orders(items, 0))),
            format!("Your code also changed the order of the settled items. {SETTLED}"),
        )
        .words()
}

/// Explains wrong lists by the recorded calls. Each table assumes that the tables before it found no mistake.
fn of_calls(run: &Run) -> Option<String> {
    let only_three = Shapes::of(run).row(
        only_three,
        |_| Some(()),
        |()| {
            "Your code finds all orders of three items, but not of two or of four. Is the number 3 \
             fixed in it, for example by three loops?"
                .into()
        },
    );
    let words = only_three.words().or_else(|| in_what_it_keeps(run));
    words
        .or_else(|| in_what_it_calls(run))
        .or_else(|| before_the_end(run))
        .or_else(|| in_what_it_leaves(run))
        .or_else(|| in_what_it_chose(run))
        .or_else(|| settled_again(run))
        .or_else(|| too_often(run))
        .or_else(|| all_alike(run).then(|| ALL_ALIKE.into()))
}

const ALL_ALIKE: &str =
    "All your lists are the same. At each index, every unsettled item must have its turn.";

/// Checks whether all lists are the same, although there are several orders.
fn all_alike(run: &Run) -> bool {
    let orders = run.want();
    run.found.len() > 1 && run.different() == 1 && orders.iter().any(|it| *it != orders[0])
}

/// Returns words about a list with an item in several places.
fn too_often(run: &Run) -> Option<String> {
    let count = |list: &[u32], item: &u32| list.iter().filter(|it| *it == item).count();
    let n = run.items.len();
    run.found.iter().filter(|it| it.len() == n).find_map(|list| {
        let is_often = |item: &&u32| count(list, item) > count(&run.items, item);
        let item = run.items.iter().find(is_often)?;
        Some(format!(
            "{list:?} contains {item} too often, and lacks another item. Each item must have one \
             place in each list."
        ))
    })
}

/// Returns words about a settled item that a list contains twice, if only `settled` = 0 is right.
fn settled_again(run: &Run) -> Option<String> {
    let first = &run.items[..run.settled];
    let again = |list: &Vec<u32>| {
        let open = list
            .strip_prefix(first)
            .filter(|_| list.len() == run.items.len())?;
        open.iter().find(|item| first.contains(item)).copied()
    };
    let again = run.found.iter().find_map(again)?;
    quiet(&run.items, 0).is_right().then(|| {
        format!(
            "With `settled` = 0, your lists are right, but here a list contains the settled item \
             {again} a second time. Choose only from the unsettled items."
        )
    })
}

/// Finds mistakes in the kept lists and in the calls that kept them.
fn in_what_it_keeps(run: &Run) -> Option<String> {
    Shapes::of(run)
        .row(
            |run| run.found.is_empty(),
            |run| Some(nothing_kept(run)),
            |words| words,
        )
        .row(|_| true, Run::short, |_| ALL_ITEMS.into())
        .row(
            |run| run.recurses() && run.short().is_none(),
            completed_again,
            |(list, front, whole)| {
                format!(
                    "{list:?} is the complete list {whole:?} with {front:?} in front. If your code \
                     completes the lists that a call added, leave out the lists that were there \
                     before this call."
                )
            },
        )
        .row(Run::has_levels, kept_in_every_call, |lists| {
            format!(
                "Each of the {lists} calls added a list. Add a list only if all items are settled."
            )
        })
        .words()
}

/// Finds mistakes in the items and in `settled`, as a call hands them down.
fn in_what_it_calls(run: &Run) -> Option<String> {
    let keeps_the_settled = |run: &Run| run.has_levels() && changed_what_is_settled(run).is_none();
    let none_twice = |run: &Run| keeps_the_settled(run) && the_same_call_twice(run).is_none();
    Shapes::of(run)
        .row(Run::has_levels, changed_what_is_settled, |(by, call)| {
            format!("{by} called {call}, with a settled item in another place. {SETTLED}")
        })
        .row(keeps_the_settled, the_same_call_twice, |call| {
            format!(
                "{} itself made {} calls for {}, some of them with the same arguments. Make one \
                 call for each unsettled item.",
                call.shown,
                call.made.len(),
                counted(call.open(), "unsettled item")
            )
        })
        .row(none_twice, not_one_place_more, |(from, to)| {
            format!(
                "A call with `settled` = {from} made a call with `settled` = {to}. Each call must \
                 settle exactly one more item."
            )
        })
        .words()
}

/// Finds calls that stopped too early or too late.
fn before_the_end(run: &Run) -> Option<String> {
    let (kept, want) = (run.found.len(), run.want().len());
    if !run.recurses() {
        let only = run.items.len() > 1 && run.trace.calls() == 1 && run.found == [&run.items[..]];
        return only.then(|| {
            "Your code added only the items in their own order, and made no recorded call. Does it \
             add a list before all items are settled, or stop after its first list?"
                .into()
        });
    }
    Shapes::of(run)
        .row(
            |run| kept > want && !tried_settled_items(run),
            kept_too_early,
            |words| words,
        )
        .row(|_| kept < want, stopped_early, |words| words)
        .row(
            |run| kept < want && stopped_early(run).is_none(),
            |run| {
                let few = |call: &&Seen| (1..call.open()).contains(&call.made.len());
                run.calls.iter().find(few)
            },
            |call| {
                format!(
                    "{} made {} for {} unsettled items. Does each of these items have its turn at \
                     index `settled`?",
                    call.shown,
                    counted(call.made.len(), "call"),
                    call.open()
                )
            },
        )
        .words()
}

/// Returns an instruction for items that are in another order on return.
fn undo() -> &'static str {
    let two = quiet(&[1, 2], 0);
    // A missing undo would also change the order of two items, and would still find both orders.
    match two.after == [1, 2] || !two.is_right() {
        true => {
            "Check that each change to `items` is undone before the call returns: by the opposite \
             change, over the same items, and the last change first."
        }
        false => "Undo each change to `items` before the call returns.",
    }
}

/// Finds items that are in another order on return.
fn in_what_it_leaves(run: &Run) -> Option<String> {
    // The calls may differ in no item, if the first change or the last undo is at fault.
    let first = run.calls.first().filter(|call| call.made.len() > 1);
    let law = match first {
        Some(call)
            if call
                .made
                .iter()
                .all(|&it| run.calls[it].handed == call.handed) =>
        {
            "Every call that it made received the same items. Move another unsettled item to index \
             `settled` before each call. On return, the items must be in their old order."
        }
        _ if all_alike(run) => ALL_ALIKE,
        _ => undo(),
    };
    let left = |call: &Seen| {
        let after = quiet(&call.handed, call.settled).after;
        (after != call.handed).then_some((call.settled, call.handed.clone(), after))
    };
    let at_the_end = || {
        let handed: Vec<u32> = run.items.iter().rev().copied().collect();
        let after = quiet(&handed, handed.len()).after;
        (after != handed).then_some((handed, after))
    };
    Shapes::of(run)
        .row(
            |_| true,
            |_| at_the_end(),
            |(handed, after)| {
                format!(
                    "A call with all items settled received {handed:?} and left {after:?} in \
                 `items`. Move no item if all items are settled."
                )
            },
        )
        .row(
            |run| run.after != run.items && at_the_end().is_none(),
            |run| Some((&run.items, &run.after)),
            |(items, after)| {
                format!("The items were {items:?} before the call and {after:?} after it. {law}")
            },
        )
        .row(
            |run| {
                run.different() < run.found.len()
                    && run.after == run.items
                    && at_the_end().is_none()
            },
            |run| run.calls.iter().find_map(left),
            |(settled, handed, after)| {
                format!(
                    "A call with `settled` = {settled} received {handed:?} and left {after:?} in \
                     `items`. {}",
                    undo()
                )
            },
        )
        .words()
}

/// Finds mistakes in the items that were brought to the front.
fn in_what_it_chose(run: &Run) -> Option<String> {
    let items = sorted(&run.items);
    // With equal items, calls with equal arguments are no mistake.
    if !run.has_levels() || items.windows(2).any(|pair| pair[0] == pair[1]) {
        return None;
    }
    let law = "Move each unsettled item to this index once";
    let handed = |call: &Seen| -> Vec<&Vec<u32>> {
        call.made
            .iter()
            .map(|&made| &run.calls[made].handed)
            .collect()
    };
    let alike = |call: &&Seen| {
        let lists = handed(call);
        lists.len() > 1 && lists.iter().all(|list| list == &lists[0])
    };
    let fronts = |call: &Seen| {
        let fronts: Vec<u32> = handed(call)
            .iter()
            .filter(|list| list.len() == call.handed.len())
            .filter_map(|list| list.get(call.settled).copied())
            .collect();
        let mut open = call.handed.iter().skip(call.settled);
        let never = *open.find(|item| !fronts.contains(item))?;
        let fronts: Vec<String> = fronts.iter().map(u32::to_string).collect();
        (fronts.len() == call.open()).then(|| (call.shown.clone(), fronts.join(", then "), never))
    };
    Shapes::of(run)
        .row(
            |run| run.different() < run.found.len(),
            |run| run.calls.iter().find(alike),
            |call| {
                format!(
                    "Every call that {} made received {:?}. Move another unsettled item to index \
                     `settled` before each call.",
                    call.shown,
                    handed(call)[0]
                )
            },
        )
        .row(
            |run| run.different() < run.found.len() && !run.calls.iter().any(|call| alike(&call)),
            |run| run.calls.iter().find_map(fronts),
            |(call, fronts, never)| {
                format!("{call} moved {fronts} to index `settled`, but never {never}. {law}.")
            },
        )
        .words()
}

fn nothing_kept(run: &Run) -> String {
    let (n, three) = (run.items.len(), quiet(&[1, 2, 3], 0));
    if n == 0 && three.found.is_empty() {
        return format!(
            "For three items, your code adds no list either. {}",
            nothing_kept(&three)
        );
    }
    if n == 0 {
        if quiet(&[1, 2, 3], 3).found.is_empty() {
            return "Your permutations([1, 2, 3], 3, found) adds no list either. If all items are \
                    settled, as in both calls, add a copy of them to `found`."
                .into();
        }
        return "There is one order of no items: the empty list. Add this list to `found`.".into();
    }
    let last = run.calls.iter().max_by_key(|call| call.settled);
    match last {
        Some(call)
            if call.settled > n
                && let Some((from, to)) = not_one_place_more(run) =>
        {
            format!(
                "A call with `settled` = {from} made a call with `settled` = {to}. Each call must \
                 settle exactly one more item."
            )
        }
        Some(call) if call.settled == n && !quiet(&run.items, n).found.is_empty() => format!(
            "{} adds its list if you call it alone, but here this list is lost. All calls must \
             share one `found`, which keeps every list.",
            call.shown
        ),
        Some(call) if call.settled >= n => format!(
            "{} added nothing to `found`. Add a copy of all items to `found` if all of them are \
             settled.",
            call.shown
        ),
        Some(call) if run.recurses() => format!(
            "{} made no call. Does your loop also try the item at index `settled`?",
            call.shown
        ),
        Some(call) if run.trace.calls() == 1 => format!(
            "{} made no recorded call. If your code should call itself here, check whether it \
             reaches this call.",
            call.shown
        ),
        _ => match run.trace.tree().calls.last() {
            Some(last) => format!(
                "The last recorded call, {}, made no recorded call, and `found` is still empty. Check \
                 which calls it should make, and whether it should add a list.",
                shown(last)
            ),
            None => "Add each order to `found` as one list.".into(),
        },
    }
}

/// Checks whether a program without calls is right for three items, and wrong for two and for four.
fn only_three(run: &Run) -> bool {
    let three = [quiet(&[1, 2, 3], 0), quiet(&[6, 5, 9], 0)];
    let others = [quiet(&[1, 2], 0), quiet(&[1, 2, 3, 4], 0)];
    run.items.len() != 3
        && three.iter().all(|run| run.is_right() && !run.has_levels())
        && others.iter().all(|run| !run.is_right())
}

fn kept_in_every_call(run: &Run) -> Option<usize> {
    let three = quiet(&[1, 2, 3], 0);
    let each = |run: &Run| run.calls.len() > 1 && run.found.len() == run.calls.len();
    (each(run) && each(&three)).then_some(run.calls.len())
}

/// Returns a list that is too long, its first items, and the right order at its end.
fn completed_again(run: &Run) -> Option<(&[u32], &[u32], &[u32])> {
    let parts = run
        .calls
        .iter()
        .any(|call| call.handed.len() < run.items.len());
    run.found.iter().filter(|_| parts).find_map(|list| {
        let (front, whole) = list.split_at(list.len().checked_sub(run.items.len())?);
        (!front.is_empty() && sorted(whole) == sorted(&run.items)).then_some((
            &list[..],
            front,
            whole,
        ))
    })
}

fn changed_what_is_settled(run: &Run) -> Option<(&str, &str)> {
    run.calls.iter().find_map(|call| {
        let (by, settled) = (&run.calls[call.by?], run.calls[call.by?].settled);
        // A call may receive a part of the items.
        let whole = call.handed.len() == by.handed.len();
        (whole && call.handed.get(..settled)? != by.handed.get(..settled)?)
            .then_some((&*by.shown, &*call.shown))
    })
}

fn the_same_call_twice(run: &Run) -> Option<&Seen> {
    run.calls.iter().find(|call| {
        let mut made: Vec<&str> = call
            .made
            .iter()
            .map(|&made| &*run.calls[made].shown)
            .collect();
        made.sort_unstable();
        made.dedup();
        call.made.len() > call.open() && made.len() <= call.open()
    })
}

fn not_one_place_more(run: &Run) -> Option<(usize, usize)> {
    run.calls.iter().find_map(|call| {
        let by = &run.calls[call.by?];
        let whole = call.handed.len() == by.handed.len();
        (whole && call.settled != by.settled + 1).then_some((by.settled, call.settled))
    })
}

fn tried_settled_items(run: &Run) -> bool {
    let mut calls = run.calls.iter();
    calls.any(|call| call.open() > 0 && call.made.len() > call.open())
}

/// Explains the most settled call that keeps too many lists.
fn kept_too_early(run: &Run) -> Option<String> {
    let n = run.items.len();
    let lists = |settled: usize| quiet(&run.items, settled).found.len();
    let right = |settled: usize| all_orders(&run.items, settled).len();
    let settled = (run.settled..=n).rev().find(|&k| lists(k) != right(k));
    let settled = settled.filter(|&k| lists(k) > right(k))?;
    if settled == n {
        let lists = counted(lists(n), "list");
        return Some(format!(
            "A call with all items settled added {lists}. Add exactly one list in this case."
        ));
    }
    Some(format!(
        "A call with `settled` = {} added {}, as it should, but a call with `settled` = {settled} \
         added {}, not {}. Does this call also add a list itself, or the lists of \
         one of its calls twice?",
        settled + 1,
        counted(lists(settled + 1), "list"),
        lists(settled),
        right(settled)
    ))
}

fn stopped_early(run: &Run) -> Option<String> {
    let stops = |call: &&Seen| call.made.is_empty() && call.open() > 1;
    let Seen { settled, shown, .. } = run.calls.iter().find(stops)?;
    let (kept, want) = (
        quiet(&run.items, *settled).found.len(),
        all_orders(&run.items, *settled),
    );
    (1..want.len()).contains(&kept).then(|| {
        format!(
            "{shown} added a list without a call, with {settled} of {} items settled. Make a call \
             for each unsettled item.",
            run.items.len()
        )
    })
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    let calls = seen(tree);
    let root = calls.first()?;
    let asked = question(&root.handed, root.settled);
    let last = diagnosis::last(tree).map(shown)?;
    let found = calls.iter().find(|call| call.shown == last);
    let at = found.unwrap_or(root);
    if panic.contains("subtract with overflow") {
        return Some(format!(
            "Your {asked} subtracted a number from a smaller one in {last}, but should not.\nNo \
             unsigned number is below 0. Check each subtraction in this call."
        ));
    }
    if found.is_some() && diagnosis::went_too_deep(panic) {
        let step = calls.iter().find_map(|call| {
            let by = &calls[call.by?];
            (call.settled <= by.settled).then(|| {
                format!(
                    "\n{} called {}. Each call must settle one more item.",
                    by.shown, call.shown
                )
            })
        });
        let n = root.handed.len() - root.settled + 1;
        let frames = counted(n, "frame");
        return Some(format!(
            "Your {asked} called itself without end, but should go at most {frames} deep.{}",
            step.unwrap_or_default()
        ));
    }
    let past = ["index out of bounds", "out of range", "mid > len"];
    let past = past.iter().any(|words| panic.contains(words));
    let end = match at.handed.len() {
        0 => "There is no item, so no index of `items` is right.".into(),
        n => format!("The last item has index {}.", n - 1),
    };
    (past && (at.open() > 0 || at.handed.is_empty())).then(|| {
        format!(
            "Your {asked} went past the end of a list in {last}, but should not.\n{end} Check your \
             indices, and the length of any other list that you use."
        )
    })
}

/// Returns the recorded calls of `permutations`, in order.
fn seen(tree: &Tree) -> Vec<Seen> {
    let mut places = BTreeMap::new();
    let mut calls: Vec<Seen> = Vec::new();
    for (at, call) in tree.calls.iter().enumerate() {
        let (settled, handed) = (
            number(call, "settled"),
            call.args.get("items").and_then(items),
        );
        let (Some(settled), Some(handed)) = (settled, handed) else {
            continue;
        };
        if call.function != "permutations" {
            continue;
        }
        // A helper may be between two calls.
        let mut above = call.parent;
        while let Some(helper) = above.filter(|id| !places.contains_key(id)) {
            above = tree.calls[helper].parent;
        }
        let by = above.and_then(|by| places.get(&by).copied());
        if let Some(by) = by {
            let this = calls.len();
            let by: &mut Seen = &mut calls[by];
            by.made.push(this);
        }
        places.insert(at, calls.len());
        calls.push(Seen {
            shown: shown(call),
            settled: settled as usize,
            handed,
            by,
            made: Vec::new(),
        });
    }
    calls
}

/// Parses the items in a recorded call.
fn items(shown: &str) -> Option<Vec<u32>> {
    let items = shown.strip_prefix('[')?.strip_suffix(']')?;
    let items = items.split(", ").filter(|item| !item.is_empty());
    items.map(|item| item.parse().ok()).collect()
}

/// Returns every order. It inserts each item at each place of the orders of the items before it.
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

/// Returns the lists of a program that swaps another item to the front of a copy, and keeps the
/// swap in this copy for the next list.
fn swapped_on(items: &[u32], settled: usize) -> Vec<Vec<u32>> {
    if settled == items.len() {
        return vec![items.to_vec()];
    }
    let mut found = swapped_on(items, settled + 1);
    for mut order in found.clone() {
        for place in settled + 1..items.len() {
            order.swap(settled, place);
            found.push(order.clone());
        }
    }
    found
}

/// Returns the rotations of the open items.
fn turned(items: &[u32], settled: usize) -> Vec<Vec<u32>> {
    let turns = 0..(items.len() - settled).max(1);
    let turned = turns.map(|turn| {
        let mut list = items.to_vec();
        list[settled..].rotate_left(turn);
        list
    });
    sorted(&turned.collect::<Vec<_>>())
}

fn sorted<T: Ord + Clone>(list: &[T]) -> Vec<T> {
    let mut list = list.to_vec();
    list.sort_unstable();
    list
}
