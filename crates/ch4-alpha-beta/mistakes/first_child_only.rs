// Wrong answers to the exercise `first_child_only` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: asked_twice
//! mistake: Each child is asked about twice, as condition and as value.
//! says: Your code calls `val` more than once for a node. Make one call for each child, and use its result again.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         if val(child, Player::Second, value) > value {
+             value = val(child, Player::Second, value);
+         }

-         value = value.min(val(child, Player::First, value));
+         if val(child, Player::First, value) < value {
+             value = val(child, Player::First, value);
+         }

//! name: begins_with_a_hundred
//! mistake: The worst there is is taken to be 100 away from 0.
//! says: Your code returns −100, but no leaf is −100. The value of a node is always the value of one of its children. Check that `value` starts at −∞ for MAX and at +∞ for MIN.
// ANCHOR: start
let mut value = match c { Player::First => -100, Player::Second => 100 };
// ANCHOR_END: start

//! name: begins_with_the_first_childs_writing
//! mistake: It begins with what is written at its first child.
//! says: In another tree, [[[5, 6], [5, 7]]], your code returns 0, but no leaf is 0. The value of a node is always the value of one of its children. Check that `value` starts at −∞ for MAX and at +∞ for MIN.
// ANCHOR: start
    let mut value = q.children()[0].value();
// ANCHOR_END: start

//! name: begins_with_two
//! mistake: An inner node begins with ∓2, as the text of the page says.
//! says: Your code returns −2, but no leaf is −2. The value of a node is always the value of one of its children. Check that `value` starts at −∞ for MAX and at +∞ for MIN.
// ANCHOR: start
let mut value = match c { Player::First => -2, Player::Second => 2 };
// ANCHOR_END: start

//! name: begins_with_vp
//! mistake: The value begins at the bound that came from above.
//! says: In another tree, [4, 9, 2, 6], your code returns +∞, but no leaf has that value. At the root `vp` is +∞, and `vp` belongs to the player above. Start `value` at −∞ in a MAX node.
// ANCHOR: start
    let mut value = vp;
// ANCHOR_END: start

//! name: begins_with_what_is_written
//! mistake: An inner node begins with what is written there, which is 0.
//! says: In another tree, [−3, −8, −5], your code returns 0, but no leaf is 0. The value of a node is always the value of one of its children. Check that `value` starts at −∞ for MAX and at +∞ for MIN.
// ANCHOR: start
let mut value = q.value();
// ANCHOR_END: start

//! name: both_begin_at_the_least
//! mistake: MIN, too, begins with −∞, and so has it after its first child.
//! says: Your code returns −∞, but no leaf is −∞. The value of a node is always the value of one of its children. Check that `value` starts at −∞ for MAX and at +∞ for MIN, and that only a child's value replaces it, not `vp`.
// ANCHOR: start
let mut value = Value::MIN;
// ANCHOR_END: start

//! name: both_stop_at_the_first
//! mistake: MAX stops after its first child, too.
//! says: In another tree, [[1, 0, −1]], MIN stopped at its first reply, 1, but `vp` is −∞ there, and 1 is larger than `vp`. At a MIN node, end the loop only if `value <= vp`.
// ANCHOR: child
match c {
    Player::First => value = value.max(val(child, Player::Second, value)),
    Player::Second => value = value.min(val(child, Player::First, value)),
}
break;
// ANCHOR_END: child

//! name: both_the_wrong_way_round
//! mistake: The two comparisons are exchanged.
//! says: In another tree, [[1, 0, −1]], MIN stopped at its first reply, 1, but `vp` is −∞ there, and 1 is larger than `vp`. At a MIN node, end the loop only if `value <= vp`.
//! also: Your `first_child_only` is also wrong on the small tree [[9, 4, 6, 3]]. Fix that case first.
//! also: read [[44, ×]
// CHANGE: child
-         if value >= vp {
+         if value < vp {

-         if value <= vp {
+         if value > vp {

//! name: braces_are_extra_turns_c
//! mistake: Who moves at a child is asked of the child, so that braces are extra turns.
//! says: Your code treats braces as an extra turn. In this exercise MAX and MIN always alternate, whatever the brackets are. Pass the other player to each child.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = value.max(val(child, child.mover(c), value));

-         value = value.min(val(child, Player::First, value));
+         value = value.min(val(child, child.mover(c), value));

//! name: breaks_before_keeping
//! mistake: The loop ends before the value is kept.
//! says: In another tree, [[44, 61, 50], [40, 35]], the 40 ends the loop at MIN's node [40, 35], but your code returns +∞ there. The returned value must include the 40.
// ANCHOR: child
match c {
    Player::First => {
        let theirs = val(child, Player::Second, value);
        if theirs >= vp { break; }
        value = value.max(theirs);
    }
    Player::Second => {
        let theirs = val(child, Player::First, value);
        if theirs <= vp { break; }
        value = value.min(theirs);
    }
}
// ANCHOR_END: child

//! name: compares_with_vp_at_max
//! mistake: MAX takes the larger of the child's value and `vp`.
//! says: In another tree, [4, 9, 2, 6], your code returns +∞, but no leaf has that value. Start `value` at −∞ in a MAX node, replace it only with children's values, and return `value`, never `vp`.
// CHANGE: child
-                 value = value.max(val(child, Player::Second, value));
+                 value = vp.max(val(child, Player::Second, value));

//! name: cuts_one_early
//! mistake: The loop ends while one value could still be better.
//! says: In another tree, [[44, 61], [45, 43]], at [45, 43] your code stopped after 45, but 45 is still better for MAX than 44. End the loop only if `value <= vp`.
// CHANGE: child
-         if value <= vp {
+         if value <= vp.saturating_add(1) {

//! name: cuts_one_early_and_says_vp
//! mistake: On a cut the node answers with the bound from above, as fail-hard, and stops one leaf too early when equal.
//! says: In another tree, [[44, 61], [45, 43]], at [45, 43] your code stopped after 45, but 45 is still better for MAX than 44. End the loop only if `value <= vp`.
// CHANGE: child
-         if value >= vp {
-             break;
+         if value >= vp - 1 {
+             return vp;

-         if value <= vp {
-             break;
+         if value <= vp + 1 {
+             return vp;

//! name: ends_at_a_worse_child
//! mistake: The loop of the player above ends at a child that is no better than the best so far.
//! says: MIN stopped after 6, but no player above has found a value yet, so `vp` should still be −∞. End the loop only if `value <= vp`.
// ANCHOR: child
let found = val(child, c.other(), value);
let no_better = match c { Player::First => found <= value, Player::Second => found >= value };
if no_better && ![Value::MIN, Value::MAX].contains(&value) { break; }
let _ = vp;
value = found;
// ANCHOR_END: child

//! name: ends_at_a_worse_child_of_max
//! mistake: MAX also ends its own loop at a child that is no better than the best so far.
//! says: MAX stopped after 2, but no player above has found a value yet, so `vp` should still be +∞. End the loop only if `value >= vp`.
// ANCHOR: child
let found = val(child, c.other(), value);
match c {
    Player::First if found <= value && value > Value::MIN => break,
    Player::First => value = value.max(found),
    Player::Second => value = value.min(found),
}
if c == Player::First && value >= vp || c == Player::Second && value <= vp { break; }
// ANCHOR_END: child

//! name: equal_does_not_cut
//! mistake: An equal value does not end the loop.
//! says: MAX has found 44, but at [44, 35] MIN continued after an equal value. End the loop if `value <= vp`.
// CHANGE: child
-         if value >= vp {
+         if value > vp {

-         if value <= vp {
+         if value < vp {

//! name: equal_does_not_cut_at_max
//! mistake: An equal value does not end the loop at MAX.
//! says: MIN has found 6, but at [6, 9] MAX continued after an equal value. End the loop if `value >= vp`.
// CHANGE: child
-         if value >= vp {
+         if value > vp {

//! name: equals_vp
//! mistake: The loop ends only where the value equals `vp`.
//! says: MAX has found 44, but at [40, 35] MIN continued after the 40. Your code stops only if `value` equals `vp`.
// CHANGE: child
-         if value >= vp {
+         if value == vp {

-         if value <= vp {
+         if value == vp {

//! name: extra_turns
//! mistake: Extra turns are looked for.
//! says: Your code treats braces as an extra turn. In this exercise MAX and MIN always alternate, whatever the brackets are. Pass the other player to each child.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = value.max(val(child, if child.is_extra_turn() { Player::First } else { Player::Second }, if child.is_extra_turn() { vp } else { value }));

//! name: first_child_left_out
//! mistake: The first child is left out where there are more.
//! says: In another tree, [4, 9, 2, 6], your code skips the first child and reads [×, 9, 2, 6]. Read the first child, too.
// CHANGE: child
+ if std::ptr::eq(child, &raw const q.children()[0]) { continue; }
  match c {

//! name: first_child_never_tested
//! mistake: `vp` is tested only from the second child on.
//! says: MIN read one more child after the 40. Compare `value` with `vp` after the first child, too.
// CHANGE: child
-         if value >= vp {
+         if value >= vp && !std::ptr::eq(child, &q.children()[0]) {

-         if value <= vp {
+         if value <= vp && !std::ptr::eq(child, &q.children()[0]) {

//! name: inner_nodes_taken_for_leaves
//! mistake: The test for a leaf is turned round.
//! says: In another tree, [4, 9, 2, 6], your code reads no leaf. Unless `q` is a leaf, value its first child with `val` before the function returns.
// CHANGE: val
- if q.is_leaf() {
+ if !q.is_leaf() {

//! name: keeps_the_last
//! mistake: Each child replaces the one before.
//! says: Your code returns the value of the last child. Compare each child's value with the best value so far.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = val(child, Player::Second, value);

//! name: last_child_left_out
//! mistake: The loop ends before the last child.
//! says: your code skips the last child and reads [4, 9, 2, ×]. Read the last child, too.
// CHANGE: child
+ if std::ptr::eq(child, &raw const q.children()[q.children().len() - 1]) { break; }
  match c {

//! name: leaves_sorted_by_value
//! mistake: The leaves of a node are sorted by their values before the loop, which reads all of them.
//! says: MAX has found 44, but at [40, 35] your code read every leaf, although none can matter after the 40. Either the loops of both players continue when `value` has reached `vp`, or your code reads the leaves before the loop. Check both cases.
// ANCHOR: val
#[traced(args(node))]
fn val(q: &Tree, c: Player, vp: Value) -> Value {
    if q.is_leaf() {
        return q.value();
    }
    let mut children: Vec<&Tree> = q.children().iter().collect();
    if children.iter().all(|child| child.is_leaf()) {
        children.sort_by_key(|leaf| match c {
            Player::First => -leaf.value(),
            Player::Second => leaf.value(),
        });
    }
    let mut value = match c {
        Player::First => Value::MIN,
        Player::Second => Value::MAX,
    };
    for child in children {
        let found = val(child, c.other(), value);
        let refuted = match c {
            Player::First => {
                value = value.max(found);
                value >= vp
            }
            Player::Second => {
                value = value.min(found);
                value <= vp
            }
        };
        if refuted {
            break;
        }
    }
    value
}
// ANCHOR_END: val

//! name: left_when_worse_than_above
//! mistake: With a second bound, a node is also left when its own player has a better value further up.
//! says: Your code did not read the 1, but another number in its place could change the result. Check the `vp` of each call, and every condition that ends the loop: it must be true only when the node's value can no longer improve `vp`.
//! also: Your code values each subtree correctly on its own. Check the `vp` that each subtree receives from the node above, and every condition that ends the loop.
// CHANGE: root
- val(tree, Player::First, Value::MAX)
+ val(tree, Player::First, Value::MAX, Value::MIN)
// CHANGE: val
- fn val(q: &Tree, c: Player, vp: Value) -> Value {
+ fn val(q: &Tree, c: Player, vp: Value, own: Value) -> Value {

-                 value = value.max(val(child, Player::Second, value));
-                 if value >= vp {
+                 value = value.max(val(child, Player::Second, value, vp));
+                 if value >= vp || value < own {

-                 value = value.min(val(child, Player::First, value));
-                 if value <= vp {
+                 value = value.min(val(child, Player::First, value, vp));
+                 if value <= vp || value > own {

//! name: levels_do_not_alternate
//! mistake: The child is valued for the same player.
//! says: Your code treats the child of a MAX node as another MAX node. Pass the other player to each child.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = value.max(val(child, Player::First, value));

//! name: looks_before_and_past
//! mistake: The bound is looked at before the child is valued.
//! says: MAX has found 44, but at [44, 35] MIN continued after an equal value. End the loop if `value <= vp`.
// ANCHOR: child
        match c {
            Player::First => {
                if value > vp {
                    break;
                }
                value = value.max(val(child, Player::Second, value));
            }
            Player::Second => {
                if value < vp {
                    break;
                }
                value = value.min(val(child, Player::First, value));
            }
        }
// ANCHOR_END: child

//! name: max_alone_cuts
//! mistake: Only MAX looks at the bound.
//! says: MIN continued after the 40. Only MAX stops at `vp`. For MIN, end the loop if `value <= vp`.
// CHANGE: child
-         if value <= vp {
+         if false {

//! name: max_and_min_exchanged
//! mistake: max and min are exchanged; the beginnings are right.
//! says: Your code returns −∞, the initial value of a MAX node. Set `value` to the larger of `value` and each child's value.
// ANCHOR: child
match c {
    Player::First => {
        value = value.min(val(child, Player::Second, value));
        if value >= vp { break; }
    }
    Player::Second => {
        value = value.max(val(child, Player::First, value));
        if value <= vp { break; }
    }
}
// ANCHOR_END: child

//! name: max_ends_before_it_counts
//! mistake: MAX tests the child's value, and ends its loop before it stores this value.
//! says: In another tree, [[[5, 6], [7, 4]]], the 7 ends the loop at MAX's node [7, 4], but your code returns −∞ there. The returned value must include the 7.
// ANCHOR: child
let found = val(child, c.other(), value);
match c {
    Player::First if found >= vp => break,
    Player::First => value = value.max(found),
    Player::Second => value = value.min(found),
}
if c == Player::Second && value <= vp { break; }
// ANCHOR_END: child

//! name: max_never_calls
//! mistake: MAX compares its value with `vp`, but never asks for a child's value.
//! says: In another tree, [4, 9, 2, 6], your code reads no leaf. Unless `q` is a leaf, value its first child with `val` before the function returns.
// CHANGE: child
- value = value.max(val(child, Player::Second, value));

//! name: max_takes_the_smallest
//! mistake: MAX keeps the smaller value.
//! says: Your code chooses the smallest value at the root, but MAX moves there. Use `max` when MAX moves.
// ANCHOR: start
let mut value = Value::MAX;
// ANCHOR_END: start
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
-         if value >= vp {
+         value = value.min(val(child, Player::Second, value));
+         if false {

//! name: max_tests_before_it_counts_in
//! mistake: At MAX a child is valued, `vp` is tested, and then the child is counted in.
//! says: MIN has found 6, but at [7, 4] MAX read one more child after the 7. Update `value` before you compare it with `vp`.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         let found = val(child, c.other(), value);

+         value = value.max(found);
      }
      Player::Second => {

//! name: max_the_wrong_way_round
//! mistake: The comparison at MAX is turned.
//! says: In another tree, [4, 9, 2, 6], MAX stopped after 4, but no player above has found a value yet, so `vp` should still be +∞. End the loop only if `value >= vp`.
//! also: Your `first_child_only` is also wrong on the small tree [[5, 3], [4, 6]]. Fix that case first.
// CHANGE: child
-         if value >= vp {
+         if value <= vp {

//! name: min_again
//! mistake: Below MIN it is MIN's turn again.
//! says: Your code treats the child of a MIN node as another MIN node. Pass the other player to each child.
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value >= vp { break; }
    }
    Player::Second => {
        value = value.min(val(child, Player::Second, value));
        if value <= vp { break; }
    }
}
// ANCHOR_END: child

//! name: min_alone_cuts
//! mistake: Only MIN looks at the bound.
//! says: MAX continued after the 7. Only MIN stops at `vp`. For MAX, end the loop if `value >= vp`.
// CHANGE: child
-         if value >= vp {
+         if false {

//! name: min_begins_with_zero
//! mistake: MIN alone begins with 0.
//! says: Your code returns 0, but no leaf is 0. The value of a node is always the value of one of its children. Check that `value` starts at −∞ for MAX and at +∞ for MIN.
// ANCHOR: start
let mut value = match c { Player::First => Value::MIN, Player::Second => 0 };
// ANCHOR_END: start

//! name: min_hands_its_own_bound_on
//! mistake: MIN tells its children what it was told itself.
//! says: In another tree, [[[5, 6], [5, 7]]], at [5, 7] MAX receives −∞ as `vp`, but should receive 6, the value of [5, 6]. Pass the current `value` of the node above as `vp`.
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value >= vp { break; }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, vp));
        if value <= vp { break; }
    }
}
// ANCHOR_END: child

//! name: min_hands_the_old_beta_on
//! mistake: With two bounds, MIN hands down the second bound as it received it.
//! says: In another tree, [[[5, 6], [7, 4]]], MIN has found 6, but [7, 4] received −∞ and +∞ as its bounds. Pass the 6 as one of the two.
// CHANGE: root
- val(tree, Player::First, Value::MAX)
+ val(tree, Player::First, Value::MIN, Value::MAX)
// CHANGE: val
- fn val(q: &Tree, c: Player, vp: Value) -> Value {
+ fn val(q: &Tree, c: Player, mut alpha: Value, beta: Value) -> Value {

-                 value = value.max(val(child, Player::Second, value));
-                 if value >= vp {
+                 value = value.max(val(child, Player::Second, alpha, beta));
+                 alpha = alpha.max(value);
+                 if alpha >= beta {

-                 value = value.min(val(child, Player::First, value));
-                 if value <= vp {
+                 value = value.min(val(child, Player::First, alpha, beta));
+                 if value <= alpha {

//! name: min_keeps_the_last
//! mistake: MIN takes what comes last.
//! says: In another tree, [[2, 9]], at [2, 9] your code returns the last child's value. Return the smaller value.
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value >= vp { break; }
    }
    Player::Second => {
        value = val(child, Player::First, value);
        if value <= vp { break; }
    }
}
// ANCHOR_END: child

//! name: min_takes_the_largest
//! mistake: MIN keeps the larger value.
//! says: MIN
// ANCHOR: start
let mut value = Value::MIN;
// ANCHOR_END: start
// CHANGE: child
-         value = value.min(val(child, Player::First, value));
+         value = value.max(val(child, Player::First, value));

//! name: no_bound
//! mistake: The break is taken out, and the bound is still not looked at.
//! says: MAX has found 44, but at [40, 35] your code read every leaf, although none can matter after the 40. Either the loops of both players continue when `value` has reached `vp`, or your code reads the leaves before the loop. Check both cases.
// CHANGE: child
-         if value >= vp {
+         if false {

-         if value <= vp {
+         if false {

//! name: no_value_is_zero
//! mistake: A node that has no value yet hands down 0.
//! says: In another tree, [[[5, 6], [5, 7]]], MIN has found no value yet, but your code passes 0 as `vp` to the node [5, 6]. Pass +∞ there.
// ANCHOR: start
let mut found: Option<Value> = None;
for child in q.children() {
    let reply = val(child, c.other(), found.unwrap_or_default());
    let better = match c {
        Player::First => found.map_or(reply, |old| old.max(reply)),
        Player::Second => found.map_or(reply, |old| old.min(reply)),
    };
    found = Some(better);
    if match c { Player::First => better >= vp, Player::Second => better <= vp } { break; }
}
return found.unwrap_or_default();
#[allow(unreachable_code)]
let mut value = 0;
// ANCHOR_END: start

//! name: nothing_handed_on
//! mistake: A node tells its children that nothing is held.
//! says: MAX has found 44, but at [40, 35] MIN received −∞ as `vp`. Pass the current `value` of the node above as `vp`.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = value.max(val(child, Player::Second, Value::MIN));

-         value = value.min(val(child, Player::First, value));
+         value = value.min(val(child, Player::First, Value::MAX));

//! name: one_more_than_vp
//! mistake: MAX ends its loop only at a value above `vp`, written as `vp + 1`.
//! says: Your code computed a number that does not fit in its type. `vp` and `value` can be `Value::MIN` or `Value::MAX`: compare and pass them as they are.
// CHANGE: child
- if value >= vp {
+ if value >= vp + 1 {

//! name: own_bound_handed_on
//! mistake: A node hands on the bound it was given, instead of what it holds itself.
//! says: In another tree, [[9, 4, 6, 3]], MAX has found no value yet, but your code passes +∞ as `vp` to the node [9, 4, 6, 3]. Pass the current `value` of the node above, here −∞.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = value.max(val(child, Player::Second, vp));

-         value = value.min(val(child, Player::First, value));
+         value = value.min(val(child, Player::First, vp));

//! name: refuted_is_minus_infinity
//! mistake: A node that the player above will not choose is worth −∞, whoever is above.
//! says: Your code returns −∞, but no leaf is −∞. Your code is right without cuts. When you end the loop early, return the best value of the node so far.
// CHANGE: child
  if value >= vp {
-     break;
+     return Value::MIN;

  if value <= vp {
-     break;
+     return Value::MIN;

//! name: root_is_mins
//! mistake: The root is valued as a node of MIN.
//! says: In another tree, [4, 9, 2, 6], your code passes MIN as the player to the root, but MAX moves there.
// CHANGE: root
-     val(tree, Player::First, Value::MAX)
+     val(tree, Player::Second, Value::MIN)

//! name: root_is_told_less
//! mistake: The function that MAX begins with is told that MIN holds something.
//! says: In another tree, [1500000000, 2000000000], MAX stopped after 1500000000, but no player above has found a value yet, so `vp` should still be +∞. End the loop only if `value >= vp`.
// CHANGE: child
-         if value >= vp {
+         if value >= vp.min(1_000) {

//! name: root_is_told_minus_infinity
//! mistake: The root is told that nothing is good enough: −∞ instead of +∞.
//! says: In another tree, [4, 9, 2, 6], your code passes −∞ as `vp` to the root, but no player moves above the root. Pass +∞ to the root.
// CHANGE: root
-     val(tree, Player::First, Value::MAX)
+     val(tree, Player::First, Value::MIN)

//! name: shared_bound_restored_for_the_last_child
//! mistake: All calls share both bounds, and each call undoes only its last change.
//! says: In another tree, [[44, 61], [45, 43]], your code reads only [[44, 61], ×]: MAX stopped after the first child, although no player above has found a value. If your calls share a bound, each call must restore it before it returns.
// ANCHOR: start
fn walk(q: &Tree, c: Player, sure: &mut [Value; 2]) -> Value {
    if q.is_leaf() { return q.value(); }
    let me = usize::from(c == Player::Second);
    let mut value = [Value::MIN, Value::MAX][me];
    let mut before = sure[me];
    for child in q.children() {
        before = sure[me];
        let reply = walk(child, c.other(), sure);
        match c {
            Player::First => { value = value.max(reply); sure[0] = before.max(value); }
            Player::Second => { value = value.min(reply); sure[1] = before.min(value); }
        }
        if sure[0] >= sure[1] { break; }
    }
    sure[me] = before;
    value
}
let mut sure = [Value::MIN, Value::MAX];
sure[usize::from(c == Player::First)] = vp;
return walk(q, c, &mut sure);
#[allow(unreachable_code)]
let mut value = 0;
// ANCHOR_END: start

//! name: static_bound
//! mistake: The best value of MAX is kept in a static that is never reset.
//! says: read [[44, 61, 50], [40, ×]] the first time and [[44, ×, ×], [40, ×]] the second time, but should do the same each time.
// ANCHOR: start
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};
static HELD: AtomicI32 = AtomicI32::new(Value::MIN);
let mut value = match c { Player::First => Value::MIN, Player::Second => Value::MAX };
// ANCHOR_END: start
// CHANGE: child
+         if value != Value::MIN && q.height() > 1 { HELD.fetch_max(value, SeqCst); }
          if value >= vp {

-         if value <= vp {
+         if value <= vp || value <= HELD.load(SeqCst) {

//! name: still_the_first_child
//! mistake: Only the beginning is repaired; MIN still stops after its first child.
//! says: In another tree, [[1, 0, −1]], MIN stopped at its first reply, 1, but `vp` is −∞ there, and 1 is larger than `vp`. At a MIN node, end the loop only if `value <= vp`.
// ANCHOR: child
match c {
    Player::First => value = value.max(val(child, Player::Second, value)),
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        break;
    }
}
// ANCHOR_END: child

//! name: take_while
//! mistake: take_while ends at the child that refutes the node, and drops it.
//! says: returned 50, but should return 44. The 40 ends the loop at MIN's node [50, 40, 35], but your code returns 50 there. The returned value must include the 40.
// ANCHOR: child
let found = val(child, c.other(), value);
match c {
    Player::First if found >= vp => return if value == Value::MIN { vp } else { value },
    Player::Second if found <= vp => return if value == Value::MAX { vp } else { value },
    Player::First => value = value.max(found),
    Player::Second => value = value.min(found),
}
// ANCHOR_END: child

//! name: tested_before_it_is_counted_in
//! mistake: A child is valued, `vp` is tested, and then the child is counted in.
//! says: MAX has found 44, but at [40, 35] MIN read one more child after the 40. Update `value` before you compare it with `vp`.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         let v = val(child, Player::Second, value);

+         value = value.max(v);
      }
      Player::Second => {
-         value = value.min(val(child, Player::First, value));
+         let v = val(child, Player::First, value);

          }
+         value = value.min(v);
      }
  }

//! name: two_bounds_open_at_equal
//! mistake: An unrecorded helper with two bounds continues when they are equal.
//! says: MAX has found 44, but at [44, 35] MIN continued after an equal value. End the loop if `value <= vp`.
// ANCHOR: start
fn two(q: &Tree, c: Player, mut alpha: Value, mut beta: Value) -> Value {
    if q.is_leaf() { return q.value(); }
    let mut value = match c { Player::First => Value::MIN, Player::Second => Value::MAX };
    for child in q.children() {
        let theirs = two(child, c.other(), alpha, beta);
        match c {
            Player::First => { value = value.max(theirs); alpha = alpha.max(value); }
            Player::Second => { value = value.min(theirs); beta = beta.min(value); }
        }
        if alpha > beta { break; }
    }
    value
}
return two(q, c, Value::MIN, vp);
#[allow(unreachable_code)]
let mut value = 0;
// ANCHOR_END: start

//! name: two_bounds_without_alpha
//! mistake: A helper with two bounds never raises alpha.
//! says: MAX has found 44, and after the 40 the node [40, 35] is worth at most 40. Its loop must end there.
// ANCHOR: start
fn two(q: &Tree, c: Player, alpha: Value, mut beta: Value) -> Value {
    if q.is_leaf() { return q.value(); }
    let mut value = match c { Player::First => Value::MIN, Player::Second => Value::MAX };
    for child in q.children() {
        let theirs = two(child, c.other(), alpha, beta);
        match c {
            Player::First => value = value.max(theirs),
            Player::Second => { value = value.min(theirs); beta = beta.min(value); }
        }
        if alpha >= beta { break; }
    }
    value
}
return match c { Player::First => two(q, c, Value::MIN, vp), Player::Second => two(q, c, vp, Value::MAX) };
#[allow(unreachable_code)]
let mut value = 0;
// ANCHOR_END: start

//! name: untouched
//! mistake: Nothing was changed.
//! says: In another tree, [[1, 0, −1]], MIN stopped at its first reply, 1, but `vp` is −2 there, and 1 is larger than `vp`. At a MIN node, end the loop only if `value <= vp`.
//! also: Your first_child_only([[44, 61, 50], [40, 35]]) returned 2, but should return 44. Your code returns 2, but no leaf is 2

//! name: worst_cases_swapped
//! mistake: MAX begins with the largest value, MIN with the smallest.
//! says: Your code returns an infinite value, but no leaf is infinite. `value` must start at −∞ for MAX and at +∞ for MIN, and the result is `value`, not `vp`.
// ANCHOR: start
let mut value = match c { Player::First => Value::MAX, Player::Second => Value::MIN };
// ANCHOR_END: start
// CHANGE: child
-         if value >= vp {
+         if false {

-         if value <= vp {
+         if false {

//! name: worst_handed_on_by_max
//! mistake: MAX tells its children that nothing is held.
//! says: MAX has found 44, but at [40, 35] MIN received −∞ as `vp`. Pass the current `value` of the node above as `vp`.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = value.max(val(child, Player::Second, Value::MIN));

//! name: wrong_way_round
//! mistake: MIN stops as soon as it is above the bound.
//! says: In another tree, [[1, 0, −1]], MIN stopped at its first reply, 1, but `vp` is −∞ there, and 1 is larger than `vp`. At a MIN node, end the loop only if `value <= vp`.
// CHANGE: child
-         if value <= vp {
+         if value >= vp {

// Right answers in other styles, which must pass.

//! name: zero_for_every_node
//! mistake: A node returns 0, not its value.
//! says: In another tree, [4, 9, 2, 6], your code returns 0, but no leaf is 0. The value of a node is always the value of one of its children. Your code also returns the same value for [2000000000] and for [−2000000000].
// CHANGE: val
-     value
+     0

//! name: fail_hard
//! right: The bound itself is returned at a cut.
//! told: is −1 now
// CHANGE: child
          if value >= vp {
-             break;
+             return vp;

          if value <= vp {
-             break;
+             return vp;

//! name: first_child_as_beginning
//! right: Option for the best value.
// ANCHOR: start
let mut value = if c == Player::First { Value::MIN } else { Value::MAX };
// ANCHOR_END: start
// ANCHOR: child
let child_value = val(child, c.other(), value);
if c == Player::First { if child_value > value { value = child_value; } } else if child_value < value { value = child_value; }
if (c == Player::First && value >= vp) || (c == Player::Second && value <= vp) { break; }
// ANCHOR_END: child

//! name: one_match
//! right: One match for the value, one for the end.
// ANCHOR: child
let theirs = val(child, c.other(), value);
let (best, stop) = match c {
    Player::First => (value.max(theirs), theirs >= vp),
    Player::Second => (value.min(theirs), theirs <= vp),
};
value = best;
if stop { return value; }
// ANCHOR_END: child

//! name: returns_the_child
//! right: The test before the assignment, with the child's value.
// ANCHOR: child
        let theirs = val(child, c.other(), value);
        match c {
            Player::First if theirs >= vp => return theirs,
            Player::Second if theirs <= vp => return theirs,
            Player::First if theirs > value => value = theirs,
            Player::Second if theirs < value => value = theirs,
            _ => {}
        }
// ANCHOR_END: child

//! name: tests_before_the_child
//! right: The bound is tested before each child.
// ANCHOR: child
let refuted = match c {
    Player::First => value >= vp,
    Player::Second => value <= vp,
};
if refuted && value != Value::MIN && value != Value::MAX { break; }
value = match c {
    Player::First => value.max(val(child, Player::Second, value)),
    Player::Second => value.min(val(child, Player::First, value)),
};
// ANCHOR_END: child

//! name: two_bounds
//! right: An inner helper with alpha and beta, handed down through all levels.
//! told: Your code cuts with two bounds, as alpha-beta does
// ANCHOR: start
fn two(q: &Tree, c: Player, mut alpha: Value, mut beta: Value) -> Value {
    if q.is_leaf() { return q.value(); }
    let mut value = match c { Player::First => Value::MIN, Player::Second => Value::MAX };
    for child in q.children() {
        let theirs = two(child, c.other(), alpha, beta);
        match c {
            Player::First => { value = value.max(theirs); alpha = alpha.max(value); }
            Player::Second => { value = value.min(theirs); beta = beta.min(value); }
        }
        if alpha >= beta { break; }
    }
    value
}
return match c { Player::First => two(q, c, Value::MIN, vp), Player::Second => two(q, c, vp, Value::MAX) };
#[allow(unreachable_code)]
let mut value = 0;
// ANCHOR_END: start
