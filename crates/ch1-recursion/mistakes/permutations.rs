// Wrong answers to the exercise `permutations` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_found_of_its_own
//! mistake: Each call hands down a new list of lists.
//! says: Your permutations([7], 0, found) added no list, but should add 1. permutations([7], 1) adds its list if you call it alone, but here this list is lost. All calls must share one `found`, which keeps every list.
// CHANGE: body
-     permutations(items, settled + 1, found);
+     permutations(items, settled + 1, &mut Vec::new());

//! name: adds_at_once
//! mistake: Adds the items before any item is settled.
//! says: Your permutations([1, 2], 0, found) added 1 list, but should add 2. Your code added only the items in their own order, and made no recorded call. Does it add a list before all items are settled, or stop after its first list?
// CHANGE: body
- if settled == items.len() {
+ if settled <= items.len() {

//! name: all_swaps_undone_forwards
//! mistake: Undoes all swaps after the loop, but the first swap first.
//! says: Your permutations([1, 2, 3], 0, found) left [2, 3, 1] in `items`, but should leave [1, 2, 3], the order before the call. Check that each change to `items` is undone before the call returns: by the opposite change, over the same items, and the last change first.
// ANCHOR: body
let n = items.len();
if settled == n {
    found.push(items.to_vec());
}
for i in settled..n {
    items.swap(settled, i);
    permutations(items, settled + 1, found);
}
for i in settled..n {
    items.swap(settled, i);
}
// ANCHOR_END: body

//! name: also_chooses_the_settled
//! mistake: The settled items are not marked as used.
//! says: Your permutations([1, 2, 3, 4], 1, found) added [1, 1, 2, 3], but should add only orders of [1, 2, 3, 4]. With `settled` = 0, your lists are right, but here a list contains the settled item 1 a second time. Choose only from the unsettled items.
// ANCHOR: body
fn fill(items: &[u32], path: &mut Vec<usize>, first: &[u32], found: &mut Vec<Vec<u32>>) {
    if first.len() + path.len() == items.len() {
        found.push(first.iter().copied().chain(path.iter().map(|&i| items[i])).collect());
        return;
    }
    for i in 0..items.len() {
        if !path.contains(&i) {
            path.push(i);
            fill(items, path, first, found);
            path.pop();
        }
    }
}
fill(items, &mut Vec::new(), &items[..settled], found);
// ANCHOR_END: body

//! name: always_the_same_swap
//! mistake: Swaps with the next place instead of the one the loop has come to.
//! says: Your permutations([1, 2], 0, found) added 2 lists, only 1 of them different, but should add 2 different lists. Every call that permutations([1, 2], 0) made received [2, 1]. Move another unsettled item to index `settled` before each call.
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
+ for _choice in settled..items.len() {
+     let next = (settled + 1).min(items.len() - 1);
+     items.swap(settled, next);
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+     items.swap(settled, next);

//! name: back_before_the_call
//! mistake: The swap is undone at once, so that nothing is forgotten.
//! says: Your permutations([1, 2], 0, found) added 2 lists, only 1 of them different, but should add 2 different lists. Every call that permutations([1, 2], 0) made received [1, 2]. Move another unsettled item to index `settled` before each call.
// CHANGE: body
+     items.swap(settled, choice);
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);

//! name: begins_at_zero_always
//! mistake: Sets `settled` back to 0 at the outside, by a helper.
//! says: Your permutations([1, 2, 3, 4], 1, found) added [2, 1, 3, 4], but should add only lists that begin with [1]. Your code also changed the order of the settled items. The items before index `settled` must stay in their places.
// ANCHOR: body
fn go(items: &mut [u32], settled: usize, found: &mut Vec<Vec<u32>>) {
    if settled == items.len() { found.push(items.to_vec()); return; }
    for choice in settled..items.len() {
        items.swap(settled, choice);
        go(items, settled + 1, found);
        items.swap(settled, choice);
    }
}
go(items, 0, found);
// ANCHOR_END: body

//! name: by_value
//! mistake: Takes an item for used when its value is in the list already.
//! says: Your permutations([1, 1], 0, found) added no list, but should add 2. Two equal items are still two items. Each of them should have its turn in each place. Does your code look for an item by its value? (Your lists for [1, 2], added to an empty `found`, are right.)
// ANCHOR: body
fn go(items: &[u32], list: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    if list.len() == items.len() { found.push(list.clone()); return; }
    for &item in items {
        if list.contains(&item) { continue; }
        list.push(item);
        go(items, list, found);
        list.pop();
    }
}
let mut list = items[..settled].to_vec();
go(items, &mut list, found);
// ANCHOR_END: body

//! name: called_twice
//! mistake: Calls once more to be sure.
//! says: Your permutations([7], 0, found) added 2 lists, but should add 1. permutations([7], 0) itself made 2 calls for 1 unsettled item, some of them with the same arguments. Make one call for each unsettled item.
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); return; }
for c in settled..items.len() { items.swap(settled, c); permutations(items, settled + 1, found); permutations(items, settled + 1, found); items.swap(settled, c); }
// ANCHOR_END: body

//! name: completes_earlier_lists_again
//! mistake: A call gets the open items only, and its lists are completed, together with those of the calls before it.
//! says: Your permutations([1, 2], 0, found) added [2, 1, 2], but should add only orders of [1, 2]. [2, 1, 2] is the complete list [1, 2] with [2] in front. If your code completes the lists that a call added, leave out the lists that were there before this call.
// CHANGE: body
+ let start = found.len();
  for choice in settled..items.len() {
      items.swap(settled, choice);
-     permutations(items, settled + 1, found);
+     permutations(&mut items[settled + 1..], 0, found);
+     for order in &mut found[start..] { *order = [&items[..=settled], order.as_slice()].concat(); }

//! name: dry_run
//! mistake: Makes each call twice, the first time into a list that is thrown away.
//! says: Your permutations([1, 2, 3], 0, found) made 79 calls, but should need at most 16. permutations([1, 2, 3], 0) itself made 6 calls for 3 unsettled items. Make one call for each unsettled item. (The lists are right.)
// CHANGE: body
+     permutations(items, settled + 1, &mut Vec::new());
      permutations(items, settled + 1, found);

//! name: empties_found
//! mistake: Empties `found` at the start.
//! says: list
// CHANGE: body
+ if settled == 0 { found.clear(); }
  if settled == items.len() {

//! name: empty_skipped
//! mistake: There is nothing to order in a list of no items or one.
//! says: Your permutations([], 0, found) added no list, but should add 1. There is one order of no items: the empty list. Add this list to `found`.
// CHANGE: body
+ if items.len() < 2 {
+     return;
+ }
  if settled == items.len() {

//! name: finds_items_by_value
//! mistake: Finds the chosen item by its value, and so a settled one that is equal.
//! says: Your permutations([3, 2, 3, 3], 0, found) added [3, 3, 2, 3] 0 times, but should add it 6 times. Two equal items are still two items. permutations([3, 2, 3, 3], 1) called permutations([2, 3, 3, 3], 2), with a settled item in another place. Find each item by its index, not by its value.
// CHANGE: body
- for choice in settled..items.len() {
+ for item in items[settled..].to_vec() {
+     let choice = items.iter().position(|&it| it == item).unwrap();
      items.swap(settled, choice);

//! name: goes_past_the_end
//! mistake: The base case asks for one more than there are.
//! says: Your permutations([], 0, found) added no list, but should add 1. For three items, your code adds no list either. permutations([3, 1, 2], 3) added nothing to `found`. Add a copy of all items to `found` if all of them are settled.
// CHANGE: body
- if settled == items.len() {
+ if settled == items.len() + 1 {

//! name: heaps_swaps
//! mistake: Heap's method finds every order, but does not put the items back.
//! says: Your permutations([1, 2], 0, found) left [2, 1] in `items`, but should leave [1, 2], the order before the call. Your lists for three items are right: only the order of `items` at the end is wrong.
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
+ let (open, last) = (items.len() - settled, items.len() - 1);
+ for round in 0..open {
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+     if round + 1 < open { items.swap(settled, if open % 2 == 0 { last - round } else { last }); }

//! name: helper_returns_at_once
//! mistake: The helper that replaces the loop asks whether a choice is left, the wrong way round.
//! says: Your permutations([7], 0, found) added no list, but should add 1. The last recorded call, each([7], 0, 0), made no recorded call, and `found` is still empty. Check which calls it should make, and whether it should add a list.
// ANCHOR: body
#[traced(skip(found))]
fn each(items: &mut [u32], settled: usize, choice: usize, found: &mut Vec<Vec<u32>>) {
    if choice != items.len() { return; }
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
    each(items, settled, choice + 1, found);
}
if settled == items.len() { found.push(items.to_vec()); } else { each(items, settled, settled, found); }
// ANCHOR_END: body

//! name: helper_swaps_after_the_call
//! mistake: The helper swaps only after its call.
//! says: Your permutations([1, 2], 0, found) added 2 lists, only 1 of them different, but should add 2 different lists. The items were [1, 2] before the call and [2, 1] after it. All your lists are the same. At each index, every unsettled item must have its turn.
// ANCHOR: body
#[traced(skip(found))]
fn order(items: &mut [u32], settled: usize, found: &mut Vec<Vec<u32>>) {
    if settled == items.len() { found.push(items.to_vec()); return; }
    for choice in settled..items.len() {
        order(items, settled + 1, found);
        items.swap(settled, choice);
    }
}
order(items, settled, found)
// ANCHOR_END: body

//! name: helper_takes_two_away
//! mistake: A helper that is not traced takes two items away after each call.
//! says: Your permutations([1, 2, 3], 0, found) added [3, 2], but should add only orders of [1, 2, 3]. Your code added a list that lacks some items. Each list must contain all items, including the settled items.
// ANCHOR: body
fn go(items: &[u32], used: &mut [bool], order: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    if used.iter().all(|&used| used) {
        found.push(order.clone());
        return;
    }
    for (at, &item) in items.iter().enumerate() {
        if !used[at] {
            used[at] = true;
            order.push(item);
            go(items, used, order, found);
            order.pop();
            order.pop();
            used[at] = false;
        }
    }
}
let mut order = items[..settled].to_vec();
let rest = &items[settled..];
go(rest, &mut vec![false; rest.len()], &mut order, found);
// ANCHOR_END: body

//! name: in_a_thread_local
//! mistake: The lists are kept outside and never emptied.
//! says: permutations([1, 2, 3], 0) added other lists the second time, but should add the same lists.
// ANCHOR: body
thread_local! { static ALL: std::cell::RefCell<Vec<Vec<u32>>> = const { std::cell::RefCell::new(Vec::new()) }; }
fn go(items: &mut [u32], settled: usize) {
    if settled == items.len() { ALL.with(|all| all.borrow_mut().push(items.to_vec())); }
    for choice in settled..items.len() {
        items.swap(settled, choice);
        go(items, settled + 1);
        items.swap(settled, choice);
    }
}
go(items, settled);
found.extend(ALL.with(|all| all.borrow().clone()));
// ANCHOR_END: body

//! name: keeps_only_open_part
//! mistake: The copy has the open items only.
//! says: Your permutations([1, 2], 0, found) added [2], but should add only orders of [1, 2]. Your code added a list that lacks some items.
// CHANGE: body
- if settled == items.len() {
-     found.push(items.to_vec());
+ if settled + 1 >= items.len() {
+     found.push(items[settled..].to_vec());

//! name: kept_on_the_way
//! mistake: Keeps a copy in every call, not only where all are settled.
//! says: Your permutations([7], 0, found) added 2 lists, but should add 1. Each of the 2 calls added a list. Add a list only if all items are settled.
// CHANGE: body
- if settled == items.len() {
      found.push(items.to_vec());
-     return;
- }

//! name: last_one_left_out
//! mistake: The loop ends before the last item.
//! says: Your permutations([7], 0, found) added no list, but should add 1. permutations([7], 0) made no call. Does your loop also try the item at index `settled`?
// CHANGE: body
- for choice in settled..items.len() {
+ for choice in settled..items.len() - 1 {

//! name: last_two_only
//! mistake: When two are left, both orders are kept, and that is all there is.
//! says: Your permutations([1, 2, 3, 4], 3, found) added [1, 2, 4, 3], but should add only lists that begin with [1, 2, 3]. The items before index `settled` must stay in their places.
// CHANGE: body
- if settled == items.len() {
+ if settled + 2 >= items.len() {
      found.push(items.to_vec());
+     if items.len() >= 2 {
+         let last = items.len() - 1;
+         items.swap(last - 1, last);
+         found.push(items.to_vec());
+         items.swap(last - 1, last);
+     }

//! name: lists_of_calls_added_again
//! mistake: The calls share a list, and all of it is added after each call.
//! says: Your permutations([1, 2], 0, found) added 3 lists, but should add 2. A call with `settled` = 1 added 1 list, as it should, but a call with `settled` = 0 added 3, not 2. Does this call also add a list itself, or the lists of one of its calls twice?
// CHANGE: body
+ let mut below = Vec::new();
  for choice in settled..items.len() {
      items.swap(settled, choice);
-     permutations(items, settled + 1, found);
+     permutations(items, settled + 1, &mut below);
+     found.extend(below.clone());

//! name: loop_from_the_next
//! mistake: Each item must change its place, so the last one has nowhere to go.
//! says: Your permutations([7], 0, found) added no list, but should add 1. permutations([7], 0) made no call. Does your loop also try the item at index `settled`?
// CHANGE: body
- for choice in settled..items.len() {
+ for choice in settled + 1..items.len() {

//! name: loop_from_zero
//! mistake: Every place is filled anew, also those that are settled.
//! says: Your permutations([1, 2], 0, found) added 4 lists, but should add 2. permutations([1, 2], 1) called permutations([2, 1], 2), with a settled item in another place. The items before index `settled` must stay in their places.
// CHANGE: body
- for choice in settled..items.len() {
+ for choice in 0..items.len() {

//! name: marks_no_item_as_used
//! mistake: No item is marked as used.
//! says: Your permutations([1, 2], 0, found) added [1, 1], but should add only orders of [1, 2]. [1, 1] contains 1 too often, and lacks another item. Each item must have one place in each list.
// ANCHOR: body
fn go(items: &[u32], used: &mut Vec<bool>, list: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    if list.len() == items.len() { found.push(list.clone()); return; }
    for at in 0..items.len() {
        if used[at] { continue; }
        list.push(items[at]);
        go(items, used, list, found);
        list.pop();
    }
}
let mut used: Vec<bool> = (0..items.len()).map(|at| at < settled).collect();
let mut list = items[..settled].to_vec();
go(items, &mut used, &mut list, found);
// ANCHOR_END: body

//! name: next_in_order
//! mistake: From one order to the next larger one, until there is none; the items stay in the last order.
//! says: Your permutations([1, 2], 0, found) left [2, 1] in `items`, but should leave [1, 2], the order before the call. Your lists for three items are right: only the order of `items` at the end is wrong.
// ANCHOR: body
items[settled..].sort_unstable();
loop {
    found.push(items.to_vec());
    let rest = &mut items[settled..];
    let Some(at) = rest.windows(2).rposition(|pair| pair[0] < pair[1]) else { return };
    let with = rest.iter().rposition(|&item| item > rest[at]).unwrap();
    rest.swap(at, with);
    rest[at + 1..].reverse();
}
// ANCHOR_END: body

//! name: no_call_at_all
//! mistake: Swaps each item to the front and back, but makes no call between.
//! says: Your permutations([7], 0, found) added no list, but should add 1. permutations([7], 0) made no recorded call. If your code should call itself here, check whether it reaches this call.
// CHANGE: body
- permutations(items, settled + 1, found);

//! name: no_return
//! mistake: Keeps a list one place before the end, and goes on.
//! says: Your permutations([7], 0, found) added 2 lists, but should add 1. A call with `settled` = 1 added 1 list, as it should, but a call with `settled` = 0 added 2, not 1. Does this call also add a list itself, or the lists of one of its calls twice?
// ANCHOR: body
if settled + 1 >= items.len() { found.push(items.to_vec()); }
for c in settled..items.len() { items.swap(settled, c); permutations(items, settled + 1, found); items.swap(settled, c); }
// ANCHOR_END: body

//! name: no_swap
//! mistake: Makes the calls and never swaps.
//! says: Your permutations([1, 2], 0, found) added 2 lists, only 1 of them different, but should add 2 different lists. Every call that permutations([1, 2], 0) made received [1, 2]. Move another unsettled item to index `settled` before each call.
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
+ for _ in settled..items.len() {
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);

//! name: no_swap_back
//! mistake: The items are not put back, so the loop goes on with another order.
//! says: Your permutations([1, 2, 3], 0, found) added 6 lists, only 4 of them different, but should add 6 different lists. The items were [1, 2, 3] before the call and [1, 3, 2] after it. Undo each change to `items` before the call returns.
//! also: Your permutations([1, 2, 3], 0, found) left [1, 3, 2] in `items`, but should leave [1, 2, 3], the order before the call. Undo each change to `items` before the call returns.
// CHANGE: body
-     items.swap(settled, choice);
  }

//! name: not_the_same_list_twice
//! mistake: Leaves out a list that is equal to the last one in found.
//! says: Your permutations([1, 1], 0, found) added 1 list, but should add 2. Two equal items are still two items. In 2 calls all items were settled, but your code added only 1 list. Add each list, even if `found` contains an equal one. (Your lists for [1, 2], added to an empty `found`, are right.)
// ANCHOR: body
if settled == items.len() {
    let order = items.to_vec();
    if found.last() != Some(&order) {
        found.push(order);
    }
    return;
}
for i in settled..items.len() {
    items.swap(settled, i);
    permutations(items, settled + 1, found);
    items.swap(settled, i);
}
// ANCHOR_END: body

//! name: nothing_kept
//! mistake: No base case: the loop is empty when all are settled, and nothing is kept.
//! says: Your permutations([], 0, found) added no list, but should add 1. For three items, your code adds no list either. permutations([3, 1, 2], 3) added nothing to `found`. Add a copy of all items to `found` if all of them are settled.
// CHANGE: body
- if settled == items.len() {
-     found.push(items.to_vec());
-     return;
- }

//! name: one_left_is_the_end
//! mistake: When one item is left, all is settled; that there can be none is not thought of.
//! says: Your permutations([], 0, found) added no list, but should add 1. Your permutations([1, 2, 3], 3, found) adds no list either. If all items are settled, as in both calls, add a copy of them to `found`.
// CHANGE: body
- if settled == items.len() {
+ if settled + 1 == items.len() {

//! name: one_past_the_end
//! mistake: The loop includes the number of items.
//! says: Your permutations([7], 0, found) went past the end of a list in permutations([7], 0), but should not. The last item has index 0. Check your indices, and the length of any other list that you use.
// CHANGE: body
- for choice in settled..items.len() {
+ for choice in settled..=items.len() {

//! name: place_before_settled
//! mistake: Brings the items to the place before the settled one.
//! says: Your permutations([7], 0, found) subtracted a number from a smaller one in permutations([7], 0), but should not. No unsigned number is below 0. Check each subtraction in this call.
// CHANGE: body
- for choice in settled..items.len() {
+ for choice in settled - 1..items.len() {

//! name: push_then_sort
//! mistake: Sorts the items in the base case.
//! says: Your permutations([1, 2], 0, found) added 2 lists, only 1 of them different, but should add 2 different lists. A call with all items settled received [2, 1] and left [1, 2] in `items`. Move no item if all items are settled.
// CHANGE: body
- if settled == items.len() {
-     found.push(items.to_vec());
-     return;
- }
+ if settled == items.len() { items.sort(); found.push(items.to_vec()); return; }

//! name: repeats_hidden
//! mistake: The swap is not undone, and what comes twice is left out.
//! says: Your permutations([1, 2, 3], 0, found) added 4 lists, but should add 6. The items were [1, 2, 3] before the call and [1, 3, 2] after it. Undo each change to `items` before the call returns.
// CHANGE: body
-     found.push(items.to_vec());
+     if !found.contains(&items.to_vec()) { found.push(items.to_vec()); }

-     items.swap(settled, choice);
  }

//! name: rest_only
//! mistake: Only the items that were not settled at the beginning belong to an order.
//! says: Your permutations([1, 2, 3, 4], 1, found) added [2, 3, 4], but should add only lists that begin with [1]. Your code added a list that lacks some items.
// CHANGE: body
+ fn go(items: &mut [u32], begin: usize, settled: usize, found: &mut Vec<Vec<u32>>) {
  if settled == items.len() {
-     found.push(items.to_vec());
+         found.push(items[begin..].to_vec());

-     permutations(items, settled + 1, found);
+         go(items, begin, settled + 1, found);
      items.swap(settled, choice);
  }
+ }
+ go(items, settled, settled, found);

//! name: restored_by_sorting
//! mistake: The items were sorted on entry, so sorting puts them back.
//! says: Your permutations([1, 2, 3], 0, found) added 6 lists, only 5 of them different, but should add 6 different lists. A call with `settled` = 1 received [3, 2, 1] and left [3, 1, 2] in `items`. Check that each change to `items` is undone before the call returns: by the opposite change, over the same items, and the last change first.
// CHANGE: body
-     items.swap(settled, choice);
+     items[settled..].sort_unstable();
  }

//! name: restored_from_the_first_list
//! mistake: Takes the first list of all for the first list of this call.
//! says: Your permutations([1, 2], 0, found), with 2 lists already in `found`, panicked, but should add 2. With an empty `found`, your lists are right. Check each place where your code reads `found` or its length: it also contains the lists from before this call.
// ANCHOR: body
fn settle(items: &mut [u32], settled: usize, found: &mut Vec<Vec<u32>>) {
    if settled == items.len() { found.push(items.to_vec()); return; }
    for choice in settled..items.len() {
        items.swap(settled, choice);
        settle(items, settled + 1, found);
    }
    items[settled..].rotate_left(1);
}
settle(items, settled, found);
items.copy_from_slice(&found[0]);
// ANCHOR_END: body

//! name: returns_in_the_loop
//! mistake: Returns after the first choice.
//! says: Your permutations([1, 2], 0, found) added 1 list, but should add 2. permutations([1, 2], 0) made 1 call for 2 unsettled items. Does each of these items have its turn at index `settled`?
// CHANGE: body
      items.swap(settled, choice);
+     return;
  }

//! name: reversed_list
//! mistake: Keeps the list reversed.
//! says: Your permutations([1, 2, 3, 4], 1, found) added [4, 3, 2, 1], but should add only lists that begin with [1]. Each of your lists is reversed. The items before index `settled` must stay in their places.
// CHANGE: body
- if settled == items.len() {
-     found.push(items.to_vec());
-     return;
- }
+ if settled == items.len() { let mut l = items.to_vec(); l.reverse(); found.push(l); return; }

//! name: rotates_back_the_same_way
//! mistake: The items are rotated to the right before the call, and again to the right after it.
//! says: Your permutations([5, 3, 8, 1, 9], 0, found) added 120 lists, only 72 of them different, but should add 120 different lists. The items were [5, 3, 8, 1, 9] before the call and [8, 5, 1, 9, 3] after it. Check that each change to `items` is undone before the call returns: by the opposite change, over the same items, and the last change first.
// ANCHOR: body
    if settled == items.len() {
        found.push(items.to_vec());
        return;
    }
    for chosen in settled..items.len() {
        items[settled..=chosen].rotate_right(1);
        permutations(items, settled + 1, found);
        items[settled..=chosen].rotate_right(1);
    }
// ANCHOR_END: body

//! name: rotates_back_too_many
//! mistake: Rotates a part of the open items, and rotates all of them back.
//! says: Your permutations([1, 2], 0, found) added 2 lists, only 1 of them different, but should add 2 different lists. The items were [1, 2] before the call and [2, 1] after it. Every call that it made received the same items. Move another unsettled item to index `settled` before each call. On return, the items must be in their old order.
// CHANGE: body
-     items.swap(settled, choice);
+     items[settled..=choice].rotate_right(1);
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+     items[settled..].rotate_left(1);

//! name: rotations_only
//! mistake: Keeps the rotations alone.
//! says: Your permutations([1, 2, 3], 0, found) added 3 lists, but should add 6. Your code added only the rotations of the items. Add all other orders as well.
// ANCHOR: body
for _ in settled..items.len().max(settled + 1) {
    found.push(items.to_vec());
    if settled < items.len() { items[settled..].rotate_left(1); }
}
// ANCHOR_END: body

//! name: saved_after_the_swap
//! mistake: The copy that restores the items is made after the swap.
//! says: Your permutations([1, 2], 0, found) left [2, 1] in `items`, but should leave [1, 2], the order before the call. Your lists for three items are right: only the order of `items` at the end is wrong. Undo each change, or restore a copy that you made before the first change.
// CHANGE: body
-     permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+     let saved = items.to_vec();
+     permutations(items, settled + 1, found);
+     items.copy_from_slice(&saved);

//! name: settled_kept_with_the_rest
//! mistake: Keeps only the items that are not settled.
//! says: Your permutations([7], 0, found) added [], but should add only orders of [7]. Your code added a list that lacks some items.
// CHANGE: body
-     found.push(items.to_vec());
+     found.push(items[..settled.saturating_sub(1)].to_vec());

//! name: settled_plus_two
//! mistake: Settles two at a time.
//! says: Your permutations([1, 2, 3], 0, found) added 3 lists, but should add 6. A call with `settled` = 0 made a call with `settled` = 2. Each call must settle exactly one more item.
// ANCHOR: body
if settled >= items.len() { found.push(items.to_vec()); return; }
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 2, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body

//! name: settles_every_place_in_a_loop
//! mistake: A loop around the other one settles each place in turn, so that calls skip places.
//! says: A call with `settled` = 0 made a call with `settled` = 2. Each call must settle exactly one more item.
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
-     permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+ for place in settled..items.len() {
+     for choice in place..items.len() {
+         items.swap(place, choice);
+         permutations(items, place + 1, found);
+         items.swap(place, choice);
  }
+ }

//! name: settles_nothing
//! mistake: The call has as many places settled as its caller.
//! says: Your permutations([7], 0, found) called itself without end, but should go at most 2 frames deep. permutations([7], 0) called permutations([7], 0). Each call must settle one more item.
// CHANGE: body
-     permutations(items, settled + 1, found);
+     permutations(items, settled, found);

//! name: settles_past_the_end
//! mistake: Settles two at a time, and looks for exactly all of them.
//! says: Your permutations([7], 0, found) added no list, but should add 1. A call with `settled` = 0 made a call with `settled` = 2. Each call must settle exactly one more item.
// CHANGE: body
-     permutations(items, settled + 1, found);
+     permutations(items, settled + 2, found);

//! name: settles_up_to_the_choice
//! mistake: Goes on behind the chosen place instead of behind the settled one.
//! says: Your permutations([1, 2, 3], 0, found) added 4 lists, but should add 6. A call with `settled` = 1 made a call with `settled` = 3. Each call must settle exactly one more item.
// CHANGE: body
-     permutations(items, settled + 1, found);
+     permutations(items, choice + 1, found);

//! name: skips_equal_items
//! mistake: Tries only one of several equal items in each place.
//! says: Your permutations([1, 1], 0, found) added 1 list, but should add 2. Two equal items are still two items. Each of them should have its turn in each place, and each list should be added, even if `found` contains an equal one.
// CHANGE: body
+ let mut tried = Vec::new();
  for choice in settled..items.len() {
+     if tried.contains(&items[choice]) { continue; }
+     tried.push(items[choice]);

//! name: stops_two_early
//! mistake: Keeps a list while two places are open.
//! says: Your permutations([1, 2], 0, found) added 1 list, but should add 2. permutations([1, 2], 0) added a list without a call, with 0 of 2 items settled. Make a call for each unsettled item.
// CHANGE: body
- if settled == items.len() {
+ if settled + 2 >= items.len() {

//! name: swap_kept_in_the_copy
//! mistake: The orders with another item in front are made from one copy, and its swap is not undone.
//! says: Your permutations([1, 2, 3], 0, found) added 6 lists, only 4 of them different, but should add 6 different lists. Your code swaps two items of a list for one order, and the swap is still there in the list for the next order. Undo each swap, or begin each order with a new copy.
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
-     permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+ let start = found.len();
+ permutations(items, settled + 1, found);
+ for mut order in found[start..].to_vec() {
+     for place in settled + 1..items.len() {
+         order.swap(settled, place);
+         found.push(order.clone());
+     }

//! name: swap_with_zero
//! mistake: Swaps with the first place.
//! says: Your permutations([1, 2, 3], 0, found) added 6 lists, only 5 of them different, but should add 6 different lists. permutations([1, 2, 3], 1) called permutations([2, 1, 3], 2), with a settled item in another place. The items before index `settled` must stay in their places.
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); return; }
for choice in settled..items.len() {
    items.swap(0, choice);
    permutations(items, settled + 1, found);
    items.swap(0, choice);
}
// ANCHOR_END: body

//! name: swaps_back_the_wrong_pair
//! mistake: Undoes another swap than the one it made.
//! says: Your permutations([1, 2], 0, found) added 2 lists, only 1 of them different, but should add 2 different lists. A call with `settled` = 1 received [1, 2] and left [2, 1] in `items`. Check that each change to `items` is undone before the call returns: by the opposite change, over the same items, and the last change first.
// CHANGE: body
-     items.swap(settled, choice);
+     items.swap(0, choice);
  }

//! name: swaps_neighbours
//! mistake: Swaps neighbours in the loop.
//! says: Your permutations([1, 2, 3], 0, found) added 6 lists, only 4 of them different, but should add 6 different lists. permutations([1, 2, 3], 0) moved 1, then 2, then 1 to index `settled`, but never 3. Move each unsettled item to this index once.
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); return; }
permutations(items, settled + 1, found);
for choice in settled + 1..items.len() {
    items.swap(choice - 1, choice);
    permutations(items, settled + 1, found);
    items.swap(choice - 1, choice);
}
// ANCHOR_END: body

//! name: swaps_with_next
//! mistake: Swaps neighbours, choice and choice + 1.
//! says: Your permutations([1, 2, 3], 0, found) added 6 lists, only 4 of them different, but should add 6 different lists. permutations([1, 2, 3], 0) moved 1, then 2, then 1 to index `settled`, but never 3. Move each unsettled item to this index once.
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+ for choice in settled..items.len() - 1 {
+     items.swap(choice, choice + 1);
+     permutations(items, settled + 1, found);
+     items.swap(choice, choice + 1);

//! name: taken_back_by_value
//! mistake: Marks an item by its index, but takes back the first item with its value.
//! says: Your permutations([1, 1], 0, found) added 1 list, but should add 2. Two equal items are still two items. Each of them should have its turn in each place. Does your code look for an item by its value?
// ANCHOR: body
fn go(items: &[u32], used: &mut [bool], list: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    if list.len() == items.len() { found.push(list.clone()); return; }
    for at in 0..items.len() {
        if used[at] { continue; }
        used[at] = true;
        list.push(items[at]);
        go(items, used, list, found);
        let last = list.pop();
        used[items.iter().position(|&item| Some(item) == last).unwrap()] = false;
    }
}
let mut used = vec![false; items.len()];
used[..settled].fill(true);
go(items, &mut used, &mut items[..settled].to_vec(), found);
// ANCHOR_END: body

//! name: three_loops
//! mistake: Three items are enough: three loops, one in the other.
//! says: Your permutations([], 0, found) added no list, but should add 1. Your code finds all orders of three items, but not of two or of four. Is the number 3 fixed in it, for example by three loops?
// ANCHOR: body
let _ = settled;
for a in 0..items.len() {
    for b in 0..items.len() {
        for c in 0..items.len() {
            if a != b && b != c && a != c {
                found.push(vec![items[a], items[b], items[c]]);
            }
        }
    }
}
// ANCHOR_END: body

//! name: two_at_the_base
//! mistake: The call goes on behind the base case.
//! says: Your permutations([], 0, found) added 2 lists, but should add 1. A call with all items settled added 2 lists. Add exactly one list in this case.
// CHANGE: body
-     return;
+     found.push(items.to_vec());

//! name: whole_list_turned
//! mistake: The next item is brought to the front by turning the whole list.
//! says: Your permutations([1, 2], 0, found) added 2 lists, only 1 of them different, but should add 2 different lists. A call with `settled` = 1 received [1, 2] and left [2, 1] in `items`. Check that each change to `items` is undone before the call returns: by the opposite change, over the same items, and the last change first.
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
+ for _ in settled..items.len() {
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+     items.rotate_left(1);

//! name: without_repeats
//! mistake: Keeps a list only if it is not there yet.
//! says: Your permutations([1, 1], 0, found) added 1 list, but should add 2. Two equal items are still two items. In 2 calls all items were settled, but your code added only 1 list. Add each list, even if `found` contains an equal one. (Your lists for [1, 2], added to an empty `found`, are right.)
// CHANGE: body
-     found.push(items.to_vec());
+     if !found.contains(&items.to_vec()) { found.push(items.to_vec()); }

// Right answers in other styles, which must pass.

//! name: a_copy_each
//! right: Hands each call a copy of the items.
//! told: 3 items took 16 calls
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); return; }
for choice in settled..items.len() {
    let mut copy = items.to_vec();
    copy.swap(settled, choice);
    permutations(&mut copy, settled + 1, found);
}
// ANCHOR_END: body

//! name: backwards
//! right: Tries the last item first.
//! told: 3 items took 16 calls
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); }
for choice in (settled..items.len()).rev() {
    items.swap(choice, settled);
    permutations(items, settled + 1, found);
    items.swap(choice, settled);
}
// ANCHOR_END: body

//! name: copies_down
//! right: each call gets a copy with its choice in front
// CHANGE: body
-     items.swap(settled, choice);
-     permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+     let mut copy = items.to_vec();
+     copy.swap(settled, choice);
+     permutations(&mut copy, settled + 1, found);

//! name: copy_swapped_on
//! right: swaps go on in one copy of the frame: each of its items comes to the front once
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
-     permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+ let mut copy = items.to_vec();
+ for choice in settled..copy.len() {
+     copy.swap(settled, choice);
+     permutations(&mut copy, settled + 1, found);

//! name: helper_traced
//! right: A traced helper does the work.
//! told: 3 items took 17 calls
// ANCHOR: body
#[traced(skip(found))]
fn order(items: &mut [u32], settled: usize, found: &mut Vec<Vec<u32>>) {
    if settled == items.len() { found.push(items.to_vec()); return; }
    for choice in settled..items.len() {
        items.swap(settled, choice);
        order(items, settled + 1, found);
        items.swap(settled, choice);
    }
}
order(items, settled, found)
// ANCHOR_END: body

//! name: loop_as_calls
//! right: The loop is a traced helper's chain of calls.
//! told: 3 items took
// ANCHOR: body
#[traced(skip(found))]
fn each(items: &mut [u32], settled: usize, choice: usize, found: &mut Vec<Vec<u32>>) {
    if choice == items.len() { return; }
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
    each(items, settled, choice + 1, found);
}
if settled == items.len() { found.push(items.to_vec()); } else { each(items, settled, settled, found); }
// ANCHOR_END: body

//! name: rotates
//! right: Turns the open places round by one instead of swapping.
//! told: 3 items took 16 calls
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
+ for _ in settled..items.len() {
      permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+     items[settled..].rotate_left(1);

//! name: skips_the_swap_with_itself
//! right: Swaps only where the places differ.
//! told: 3 items took 16 calls
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); return; }
permutations(items, settled + 1, found);
for choice in settled + 1..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body

//! name: stops_with_one_left
//! right: One open place has one order only.
//! told: 3 items took 10 calls
// CHANGE: body
- if settled == items.len() {
+ if settled + 1 >= items.len() {

//! name: used_flags
//! right: Marks what is used, in a helper without #[traced].
//! told: but the recorder saw no recursive call
// ANCHOR: body
fn go(items: &[u32], used: &mut Vec<bool>, list: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    if list.len() == items.len() { found.push(list.clone()); return; }
    for at in 0..items.len() {
        if used[at] { continue; }
        used[at] = true;
        list.push(items[at]);
        go(items, used, list, found);
        list.pop();
        used[at] = false;
    }
}
let mut used: Vec<bool> = (0..items.len()).map(|at| at < settled).collect();
let mut list = items[..settled].to_vec();
go(items, &mut used, &mut list, found);
// ANCHOR_END: body

//! name: used_marks
//! right: a helper builds each order from the items that are not used
// ANCHOR: body
fn go(rest: &[u32], used: &mut [bool], order: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    if used.iter().all(|&used| used) {
        found.push(order.clone());
        return;
    }
    for (at, &item) in rest.iter().enumerate() {
        if !used[at] {
            used[at] = true;
            order.push(item);
            go(rest, used, order, found);
            order.pop();
            used[at] = false;
        }
    }
}
let mut order = items[..settled].to_vec();
let rest = &items[settled..];
go(rest, &mut vec![false; rest.len()], &mut order, found);
// ANCHOR_END: body
