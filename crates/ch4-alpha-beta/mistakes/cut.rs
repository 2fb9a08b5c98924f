// Wrong answers to the exercise `cut` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_bound_the_other_way
//! mistake: Nothing reached held, so it is a bound the other way.
//! says: Your code read every leaf, so the value is exactly 45.
// CHANGE: body
- Known::Exactly(value)
+ match mover {
+     Player::First => Known::AtMost(value),
+     Player::Second => Known::AtLeast(value),
+ }

//! name: all_leaves_read_into_a_vec
//! mistake: All leaves are read into a `Vec` before the loop looks for a cut.
//! says: At [40, 35, 50], for example, your code returns the right bound, but reads every leaf. Read no other leaf when the best value so far has reached `held`.
// ANCHOR: body
    let values: Vec<Value> = node.children().iter().map(|leaf| leaf.value()).collect();
    let mut best = values[0];
    for value in values {
        match mover {
            Player::First => {
                best = best.max(value);
                if best >= held {
                    return Known::AtLeast(best);
                }
            }
            Player::Second => {
                best = best.min(value);
                if best <= held {
                    return Known::AtMost(best);
                }
            }
        }
    }
    Known::Exactly(best)
// ANCHOR_END: body

//! name: begins_with_held
//! mistake: The best value begins with what is held.
//! says: Your code returned 44, but no leaf is 44. `held` is 44, but it belongs to MAX. Return the smallest of the leaves.
// ANCHOR: body
let mut value = held;
for leaf in node.children() {
    let reply = leaf.value();
    match mover {
        Player::First => { value = value.max(reply); if reply >= held { return Known::AtLeast(value); } }
        Player::Second => { value = value.min(reply); if reply <= held { return Known::AtMost(value); } }
    }
}
Known::Exactly(value)
// ANCHOR_END: body

//! name: begins_with_held_and_stops
//! mistake: The best value begins with what is held, and stops there.
//! says: At [47, 45, 46], for example, your code returns `held`, 44, but no leaf is 44. `held` belongs to the other player. The right start of a best value is −∞ for MAX and +∞ for MIN.
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => held,
+     Player::Second => held,

//! name: begins_with_what_is_held_and_cuts_below_it
//! mistake: I start with held as the value so far.
//! says: After the 44 your code continues, but MIN's node is worth at most 44, and MAX has already found 44. Stop at an equal value, too. There is another fault: at [47, 45, 46] your code returns `held`, 44, but no leaf is 44.
// CHANGE: body
- let mut value = match mover {
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
- };
+ let mut value = held;

-             if value >= held {
+             if value > held {

-             if value <= held {
+             if value < held {

//! name: begins_with_zero
//! mistake: The best value begins with 0.
//! says: Your code returned 0, but no leaf is 0. Return the smallest of the leaves that it read. If your best value starts at another number, start it at +∞, the worst value for MIN.
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => 0,
+     Player::Second => 0,

//! name: both_limits_hold_nothing
//! mistake: Each limit of `Value` means that nothing is held, whoever moves.
//! says: MIN already holds −∞, so no node is better for MIN, but your code continues. Only +∞ means that MIN has found nothing yet.
// CHANGE: body
-                 if value >= held {
+                 if value >= held && held != Value::MIN && held != Value::MAX {

-                 if value <= held {
+                 if value <= held && held != Value::MIN && held != Value::MAX {

//! name: bounds_confused
//! mistake: MIN says "at least" and MAX says "at most".
//! says: Your code did not read every leaf, and MIN can still find less than 40. Return `AtMost`.
// CHANGE: body
-                 return Known::AtLeast(value);
+                 return Known::AtMost(value);

-                 return Known::AtMost(value);
+                 return Known::AtLeast(value);

//! name: by_sign_keeps_the_smaller
//! mistake: With a sign, MIN's values are negated, but the smaller one is kept.
//! says: All leaves and `held` are small, but the result of a product or a minus does not fit in its type. Does your best value still have its initial value there, because no leaf has replaced it?
// ANCHOR: body
let sign: i64 = if mover == Player::First { 1 } else { -1 };
let mut best = i64::MIN;
for leaf in node.children() {
    let value = sign * i64::from(leaf.value());
    best = if mover == Player::First { best.max(value) } else { best.min(value) };
    if best >= sign * i64::from(held) {
        let value = (sign * best) as Value;
        return if sign > 0 { Known::AtLeast(value) } else { Known::AtMost(value) };
    }
}
Known::Exactly((sign * best) as Value)
// ANCHOR_END: body

//! name: cases_swapped_after_the_start
//! mistake: The best value begins for the right player, but the loop swaps the two.
//! says: At [47, 45, 46], for example, your code returns +∞, but no leaf has that value. MIN keeps the smallest leaf, and stops at a value of `held` or less.
// CHANGE: body
-         Player::First => {
+         Player::Second => {

-         Player::Second => {
+         Player::First => {

//! name: compares_values_to_find_the_last_leaf
//! mistake: A leaf with the value of the last leaf is taken for the last one.
//! says: The 40 already settles this node, but your code reads one more leaf before it returns. Does it read the last leaf to find out whether another leaf is the last one?
// CHANGE: body
-                 if value >= held {
-                     return Known::AtLeast(value);
+                 if value >= held && node.children().last().is_some_and(|last| last.value() != value) {
+                     return Known::AtLeast(value);

-                 if value <= held {
-                     return Known::AtMost(value);
+                 if value <= held && node.children().last().is_some_and(|last| last.value() != value) {
+                     return Known::AtMost(value);

//! name: counts_only_better_leaves
//! mistake: Only a leaf that is better is counted as read.
//! says: Your code read every leaf, so the value is exactly 45. At [46, 45], where MIN moves and `held` is 44, it returns `Exactly`. If it counts leaves, count those that are not better, too.
// ANCHOR: body
let mut best = if mover == Player::First { Value::MIN } else { Value::MAX };
let mut read = 0;
for leaf in node.children() {
    let value = leaf.value();
    if if mover == Player::First { value > best } else { value < best } {
        best = value;
        read += 1;
    }
    if if mover == Player::First { best >= held } else { best <= held } {
        break;
    }
}
match mover {
    _ if read == node.children().len() => Known::Exactly(best),
    Player::First => Known::AtLeast(best),
    Player::Second => Known::AtMost(best),
}
// ANCHOR_END: body

//! name: crosses_out_the_40
//! mistake: The leaf that closes the node is not kept, as if it were cut itself.
//! says: Your code read the 40, but its result does not include that leaf. Update the value before you stop.
// CHANGE: body
-             value = value.max(leaf.value());
-             if value >= held {
+             let reply = leaf.value();
+             if reply >= held {

+             value = value.max(reply);
          }
          Player::Second => {
-             value = value.min(leaf.value());
-             if value <= held {
+             let reply = leaf.value();
+             if reply <= held {
                  return Known::AtMost(value);
              }
+             value = value.min(reply);

//! name: differences_overflow
//! mistake: The distance to what is held is worked out, and overflows for far values.
//! says: Your code adds or subtracts, but the result does not fit in its type. Compare two values directly: their difference need not fit.
// CHANGE: body
-             if value >= held {
+             if value - held >= 0 {

-             if value <= held {
+             if held - value >= 0 {

//! name: each_leaf_alone_and_the_last
//! mistake: The cut is right, and the answer without a cut is the last leaf.
//! says: Your code returned 46, the last leaf, instead of the smallest. Compare each leaf with the best value so far.
// ANCHOR: body
    let mut last = 0;
    for leaf in node.children() {
        last = leaf.value();
        match mover {
            Player::First if last >= held => return Known::AtLeast(last),
            Player::Second if last <= held => return Known::AtMost(last),
            _ => {}
        }
    }
    Known::Exactly(last)
// ANCHOR_END: body

//! name: equal_does_not_cut
//! mistake: The loop goes on when the reply is only as good as what is held.
//! says: After the 44 your code continues, but MIN's node is worth at most 44, and MAX has already found 44. Stop at an equal value, too.
// CHANGE: body
-             if value >= held {
+             if value > held {

-             if value <= held {
+             if value < held {

//! name: equal_does_not_cut_at_max
//! mistake: At MAX the loop goes on when the reply is only as good as what is held.
//! says: After the 44 your code continues, but MAX's node is worth at least 44, and MIN has already found 44. Stop at an equal value, too.
// CHANGE: body
-             if value >= held {
+             if value > held {

//! name: first_leaf_left_out
//! mistake: The first leaf is left out.
//! says: Your code never reads the first leaf, not even the only leaf of [45]. Read the first leaf, too.
// CHANGE: body
- for leaf in node.children() {
+ for leaf in node.children().iter().skip(1) {

//! name: first_leaf_left_out_of_all
//! mistake: Every leaf but the first is read at once.
//! says: Your code never reads the first leaf, not even the only leaf of [45]. Read the first leaf, too.
// ANCHOR: body
let leaves = node.children().iter().skip(1).map(|leaf| leaf.value());
match mover {
    Player::First => { let value = leaves.max().unwrap(); if value >= held { Known::AtLeast(value) } else { Known::Exactly(value) } }
    Player::Second => { let value = leaves.min().unwrap(); if value <= held { Known::AtMost(value) } else { Known::Exactly(value) } }
}
// ANCHOR_END: body

//! name: first_leaf_not_compared
//! mistake: The first leaf begins the best value, and only the others are compared with `held`.
//! says: The 40 already settles this node, but your code reads one more leaf before it returns. Compare the first leaf with `held`, too.
// ANCHOR: body
    let mut leaves = node.children().iter();
    let mut best = leaves.next().unwrap().value();
    for leaf in leaves {
        match mover {
            Player::First => best = best.max(leaf.value()),
            Player::Second => best = best.min(leaf.value()),
        }
        match mover {
            Player::First if best >= held => return Known::AtLeast(best),
            Player::Second if best <= held => return Known::AtMost(best),
            _ => {}
        }
    }
    Known::Exactly(best)
// ANCHOR_END: body

//! name: first_player_only
//! mistake: Both players keep the largest.
//! says: Your code returns the largest leaf for MIN. Return the smallest leaf when MIN moves.
// CHANGE: body
-     Player::Second => Value::MAX,
+     Player::Second => Value::MIN,

-             value = value.min(leaf.value());
+             value = value.max(leaf.value());

//! name: forty_is_the_value
//! mistake: What closed the node is given as its value.
//! says: Your code did not read every leaf, and MIN can still find less than 40. Return `AtMost`.
//! also: Your code did not read every leaf, and MAX can still find more than 50. Return `AtLeast`.
// CHANGE: body
-                 return Known::AtLeast(value);
+                 return Known::Exactly(value);

-                 return Known::AtMost(value);
+                 return Known::Exactly(value);

//! name: from_the_right
//! mistake: The leaves are read from the last to the first.
//! says: At [40, 35], for example, your code reads the 35 first. Read the leaves from left to right.
// CHANGE: body
- for leaf in node.children() {
+ for leaf in node.children().iter().rev() {

//! name: held_at_the_end
//! mistake: Where nothing was cut, what is held is the value.
//! says: Your code returned 44, but no leaf is 44. `held` is 44, but it belongs to MAX. Return the smallest of the leaves.
// CHANGE: body
- Known::Exactly(value)
+ Known::Exactly(held)

//! name: held_moved_by_the_leaves
//! mistake: The held value is kept up to date with the leaves, like a best value.
//! says: At [47, 46, 45], where MIN moves and `held` is 44, your code stops after the 46, which is larger than 44. Compare the best value only with the `held` that your function receives.
// ANCHOR: body
let mut held = held;
let mut value = match mover { Player::First => Value::MIN, Player::Second => Value::MAX };
for leaf in node.children() {
    match mover {
        Player::First => {
            value = value.max(leaf.value());
            if value >= held { return Known::AtLeast(value); }
            held = held.min(leaf.value());
        }
        Player::Second => {
            value = value.min(leaf.value());
            if value <= held { return Known::AtMost(value); }
            held = held.max(leaf.value());
        }
    }
}
Known::Exactly(value)
// ANCHOR_END: body

//! name: held_must_be_positive
//! mistake: 0 or less is taken for "nothing held".
//! says: After the −5 no other leaf can change the result, but your code continues. Stop MIN as soon as its value is <= `held`.
// CHANGE: body
-             if value >= held {
+             if held > 0 && value >= held {

-             if value <= held {
+             if held > 0 && value <= held {

//! name: held_taken_for_the_movers
//! mistake: I think held belongs to the mover: MAX holds 44, so MAX stops when a leaf is less.
//! says: Your code finds the best leaf for `mover`, but compares it with `held` in the wrong direction. Stop MIN at a value of `held` or less, and MAX at a value of `held` or more.
// CHANGE: body
-             if value >= held {
-                 return Known::AtLeast(value);
+             if value <= held {
+                 return Known::AtMost(value);

-             if value <= held {
-                 return Known::AtMost(value);
+             if value >= held {
+                 return Known::AtLeast(value);

//! name: held_takes_part
//! mistake: MIN's value is the smaller of held and the leaf.
//! says: Your code stopped after the 47, but returned 44, the value that MAX has found. Compute the value of this node only from its leaves.
// CHANGE: body
- value = value.min(leaf.value());
+ value = held.min(leaf.value());

//! name: keeps_the_last
//! mistake: Each leaf replaces the one before.
//! says: Your code returned 46, the last leaf, instead of the smallest. Compare each leaf with the best value so far.
// CHANGE: body
-             value = value.max(leaf.value());
+             value = leaf.value();

-             value = value.min(leaf.value());
+             value = leaf.value();

//! name: kept_in_a_static
//! mistake: The best value lives in a static that is never reset.
//! says: the second time, but should do the same each time. Your code stores a value between two calls
// ANCHOR: body
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};
static BEST: AtomicI32 = AtomicI32::new(Value::MAX);
let mut value = match mover { Player::First => Value::MIN, Player::Second => BEST.load(SeqCst) };
for leaf in node.children() {
    match mover {
        Player::First => { value = value.max(leaf.value()); if value >= held { return Known::AtLeast(value); } }
        Player::Second => { value = value.min(leaf.value()); BEST.store(value, SeqCst); if value <= held { return Known::AtMost(value); } }
    }
}
Known::Exactly(value)
// ANCHOR_END: body

//! name: last_leaf_left_out
//! mistake: The loop ends one leaf early.
//! says: Your code never reads the last leaf, not even the only leaf of [45]. Read the last leaf, too.
// CHANGE: body
- for leaf in node.children() {
+ for leaf in &node.children()[..node.children().len() - 1] {

//! name: max_and_min_exchanged
//! mistake: MIN keeps the largest, MAX the smallest.
//! says: Your code returns the largest leaf for MIN and the smallest for MAX. Return the smallest leaf when MIN moves, and the largest when MAX moves.
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => Value::MAX,
+     Player::Second => Value::MIN,

-             value = value.max(leaf.value());
+             value = value.min(leaf.value());

-             value = value.min(leaf.value());
+             value = value.max(leaf.value());

//! name: max_begins_at_zero
//! mistake: MAX begins at 0, which is better than its first leaf.
//! says: Your code stopped after the −5, but returned 0, and no leaf that it read has this value. The right start of a best value is −∞ for MAX.
// CHANGE: body
-     Player::First => Value::MIN,
+     Player::First => 0,

//! name: max_keeps_its_worst_case
//! mistake: MAX takes the smaller of its worst case and the leaf.
//! says: For [47, 49, 46, 48], where MAX moves and MIN has found nothing, your code returns −∞. Replace the best value with each larger leaf.
// CHANGE: body
- value = value.max(leaf.value());
+ value = value.min(leaf.value());

//! name: max_never_cuts
//! mistake: Only MIN stops.
//! says: After the 50 no other leaf can change the result, but your code continues. Stop MAX as soon as its value is >= `held`.
// CHANGE: body
-             if value >= held {
+             if false {

//! name: max_takes_the_smallest
//! mistake: MAX begins with its best case and takes the smaller leaf.
//! says: Your code returns the smallest leaf for MAX. Return the largest leaf when MAX moves.
// ANCHOR: body
    let mut value = Value::MAX;
    for leaf in node.children() {
        value = value.min(leaf.value());
        match mover {
            Player::First if value >= held => return Known::AtLeast(value),
            Player::Second if value <= held => return Known::AtMost(value),
            _ => {}
        }
    }
    Known::Exactly(value)
// ANCHOR_END: body

//! name: min_alone
//! mistake: Every node is searched as one of MIN.
//! says: Your code treats MAX and MIN in the same way, which is right only for MIN. Check `mover`, the player who moves at this node.
// ANCHOR: body
    let mut value = Value::MAX;
    for leaf in node.children() {
        value = value.min(leaf.value());
        if value <= held { return Known::AtMost(value); }
    }
    Known::Exactly(value)
// ANCHOR_END: body

//! name: min_compared_the_other_way
//! mistake: MIN stops while its value is still more than what is held.
//! says: When MIN moves, your code compares the value with `held` in the wrong direction. Stop MIN at a value of `held` or less.
// CHANGE: body
-             if value <= held {
+             if value > held {

//! name: min_never_cuts
//! mistake: Only MAX stops.
//! says: After the 40 no other leaf can change the result, but your code continues. Stop MIN as soon as its value is <= `held`.
// CHANGE: body
-             if value <= held {
+             if false {

//! name: mirror_forgotten
//! mistake: MAX cuts as MIN does.
//! says: When MAX moves, your code compares the value with `held` in the wrong direction. Stop MAX at a value of `held` or more.
// CHANGE: body
-             if value >= held {
+             if value <= held {

//! name: mover_taken_for_holder
//! mistake: The mover is taken for the player who holds something.
//! says: Your code treats a MAX node as a MIN node, and a MIN node as a MAX node. `mover` moves at this node, and `held` belongs to the other player. Swap the two cases of `mover`.
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::Second => Value::MIN,
+     Player::First => Value::MAX,

-         Player::First => {
+         Player::Second => {

-         Player::Second => {
+         Player::First => {

//! name: never_exact
//! mistake: A node that was read to its end is still only "at most".
//! says: Your code read every leaf, so the value is exactly 45.
// CHANGE: body
- Known::Exactly(value)
+ if mover == Player::First { Known::AtLeast(value) } else { Known::AtMost(value) }

//! name: off_by_one
//! mistake: The node counts as refuted while it is one better.
//! says: 45 is larger than 44, so MAX can still choose this node, but your code stopped. Read the next leaf.
// CHANGE: body
-             if value >= held {
+             if value >= held.saturating_sub(1) {

-             if value <= held {
+             if value <= held.saturating_add(1) {

//! name: one_leaf_late
//! mistake: The test comes at the beginning of the next turn, after the next leaf was read.
//! says: The 40 already settles this node, but your code reads one more leaf before it returns. Does it ask for the next leaf too early, for example with the `peek` of a lazy iterator?
// ANCHOR: body
let mut value = match mover { Player::First => Value::MIN, Player::Second => Value::MAX };
for leaf in node.children() {
    let next = leaf.value();
    match mover {
        Player::First if value >= held => return Known::AtLeast(value),
        Player::Second if value <= held => return Known::AtMost(value),
        Player::First => value = value.max(next),
        Player::Second => value = value.min(next),
    }
}
Known::Exactly(value)
// ANCHOR_END: body

//! name: one_sign_for_both
//! mistake: Everything is multiplied by a sign, what is held too.
//! says: Your code negates `Value::MIN`, which has no positive counterpart. Compare the values without a minus.
// ANCHOR: body
    let sign = if mover == Player::First { 1 } else { -1 };
    let mut best = Value::MIN;
    for leaf in node.children() {
        best = best.max(sign * leaf.value());
        if best >= sign * held {
            return if sign == 1 { Known::AtLeast(best) } else { Known::AtMost(-best) };
        }
    }
    Known::Exactly(sign * best)
// ANCHOR_END: body

//! name: one_sign_for_both_from_min
//! mistake: MAX's node is searched as MIN's, with all signs changed.
//! says: where MAX moves and MIN has found −∞, panicked, but should return a bound or an exact value. Your code negates `Value::MIN`, which has no positive counterpart. Compare the values without a minus.
// ANCHOR: body
    let sign = if mover == Player::First { -1 } else { 1 };
    let mut best = Value::MAX;
    for leaf in node.children() {
        best = best.min(sign * leaf.value());
        if best <= sign * held {
            return if sign == 1 { Known::AtMost(best) } else { Known::AtLeast(-best) };
        }
    }
    Known::Exactly(sign * best)
// ANCHOR_END: body

//! name: only_the_first_leaf
//! mistake: The first leaf ends the loop, whatever it says.
//! says: Your code stops after the first leaf, whatever its value is. Continue until the value of the node reaches `held`.
// CHANGE: body
-             if value >= held {
+             if true {

-             if value <= held {
+             if true {

//! name: peeks_after_the_first_leaf
//! mistake: The loop ends after the first leaf, and asks only whether there is another.
//! says: The smallest leaf that your code read is 40.
// ANCHOR: body
let mut values = node.children().iter().map(|leaf| leaf.value()).peekable();
let value = values.next().unwrap();
let refuted = if mover == Player::First { value >= held } else { value <= held };
match mover {
    _ if !refuted && values.peek().is_none() => Known::Exactly(value),
    Player::First => Known::AtLeast(value),
    Player::Second => Known::AtMost(value),
}
// ANCHOR_END: body

//! name: peeks_at_the_next_leaf
//! mistake: A lazy iterator is asked whether a leaf is left, which reads that leaf.
//! says: returned AtMost(40) after [40, 35, ×], but should return AtMost(40) after [40, ×, ×]. The 40 already settles this node, but your code reads one more leaf before it returns.
// ANCHOR: body
let mut values = node.children().iter().map(Tree::value).peekable();
let mut best = if mover == Player::First { Value::MIN } else { Value::MAX };
while let Some(value) = values.next() {
    best = if mover == Player::First { best.max(value) } else { best.min(value) };
    let refuted = if mover == Player::First { best >= held } else { best <= held };
    if refuted && values.peek().is_some() {
        return if mover == Player::First { Known::AtLeast(best) } else { Known::AtMost(best) };
    }
}
Known::Exactly(best)
// ANCHOR_END: body

//! name: reads_everything
//! mistake: All leaves are read first.
//! says: At [40, 35, 50], for example, your code reads every leaf. Stop when the best value so far reaches `held`: then the player above will not choose this node.
// ANCHOR: body
let leaves = node.children().iter().map(Tree::value);
match mover {
    Player::First => { let v = leaves.max().unwrap(); if v >= held { Known::AtLeast(v) } else { Known::Exactly(v) } }
    Player::Second => { let v = leaves.min().unwrap(); if v <= held { Known::AtMost(v) } else { Known::Exactly(v) } }
}
// ANCHOR_END: body

//! name: reads_the_node
//! mistake: The number of the node itself is read, not that of its leaves.
//! says: Your code read no leaf. Read each leaf with its `value()`.
// CHANGE: body
- value = value.min(leaf.value());
+ value = value.min(node.value());

//! name: refuted_max_is_at_most
//! mistake: MAX's bound has MIN's direction.
//! says: Your code did not read every leaf, and MAX can still find more than 50. Return `AtLeast`.
//! also: returned AtMost(2) after [2], but should return AtLeast(2) or Exactly(2) after [2].
// CHANGE: body
-                 return Known::AtLeast(value);
+                 return Known::AtMost(value);

//! name: saturating_neg
//! mistake: MAX's half is MIN's half with all signs changed, and `Value::MIN` and its successor have the same negative.
//! says: returned Exactly(Value::MIN + 1), but should return Exactly(Value::MIN). Check whether your best value starts at `Value::MIN + 1`, or your code negates `Value::MIN`: the result is too large for a `Value`.
// ANCHOR: body
    let side = |value: Value| if mover == Player::First { value.saturating_neg() } else { value };
    let mut best = Value::MAX;
    for leaf in node.children() {
        best = best.min(side(leaf.value()));
        if best <= side(held) {
            return if mover == Player::First { Known::AtLeast(side(best)) } else { Known::AtMost(best) };
        }
    }
    Known::Exactly(side(best))
// ANCHOR_END: body

//! name: says_what_is_held
//! mistake: At a cut the value held is given, not the one that was read.
//! says: Your code returns `held`, 44, but the leaves prove AtMost(40). Return the best value that your code read.
// CHANGE: body
-                 return Known::AtLeast(value);
+                 return Known::AtLeast(held);

-                 return Known::AtMost(value);
+                 return Known::AtMost(held);

//! name: starts_above_the_smallest
//! mistake: MAX starts at the negative of the largest number.
//! says: returned Exactly(Value::MIN + 1), but should return Exactly(Value::MIN). Check whether your best value starts at `Value::MIN + 1`, or your code negates `Value::MIN`: the result is too large for a `Value`.
// CHANGE: body
-     Player::First => Value::MIN,
+     Player::First => -Value::MAX,

//! name: take_while
//! mistake: take_while reads the leaf that refutes, and drops it.
//! says: Your code read the 40, but its result does not include that leaf: in [50, 40, 35] your code returns AtMost(50) after the 40. Update the value before you stop.
// ANCHOR: body
let open = |value: &Value| match mover { Player::First => *value < held, Player::Second => *value > held };
let leaves: Vec<Value> = node.children().iter().map(|leaf| leaf.value()).take_while(open).collect();
let all = leaves.len() == node.children().len();
match mover {
    Player::First => {
        let best = leaves.into_iter().max();
        if all { Known::Exactly(best.unwrap_or(held)) } else { Known::AtLeast(best.unwrap_or(held)) }
    }
    Player::Second => {
        let best = leaves.into_iter().min();
        if all { Known::Exactly(best.unwrap_or(held)) } else { Known::AtMost(best.unwrap_or(held)) }
    }
}
// ANCHOR_END: body

//! name: try_fold_compares_the_best_before
//! mistake: The best value of the earlier leaves decides, without the leaf just read.
//! says: The 40 already settles this node, but your code reads one more leaf before it returns. Update the best value before you compare it with `held`.
// ANCHOR: body
    let start = if mover == Player::First { Value::MIN } else { Value::MAX };
    let folded = node.children().iter().try_fold(start, |best, leaf| {
        let read = leaf.value();
        match mover {
            Player::First if best >= held => Err(Known::AtLeast(best.max(read))),
            Player::Second if best <= held => Err(Known::AtMost(best.min(read))),
            Player::First => Ok(best.max(read)),
            Player::Second => Ok(best.min(read)),
        }
    });
    match folded {
        Ok(value) => Known::Exactly(value),
        Err(known) => known,
    }
// ANCHOR_END: body

//! name: two_leaves
//! mistake: Only the first two leaves are read.
//! says: 45 is larger than 44, so MAX can still choose this node, but your code stopped. Read the next leaf.
// CHANGE: body
- for leaf in node.children() {
+ for leaf in node.children().iter().take(2) {

//! name: worst_cases_exchanged
//! mistake: MAX begins with +∞ and MIN with −∞.
//! says: At [47, 45, 46], for example, your code returns −∞, but no leaf has that value. The right start of a best value is −∞ for MAX and +∞ for MIN.
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => Value::MAX,
+     Player::Second => Value::MIN,

//! name: wrong_way_round
//! mistake: Both comparisons are the wrong way round.
//! says: Your code compares the value with `held` in the wrong direction. Stop MIN at a value of `held` or less, and MAX at a value of `held` or more.
// CHANGE: body
-             if value >= held {
+             if value <= held {

-             if value <= held {
+             if value >= held {

// Right answers in other styles, which must pass.

//! name: asks_before_each_leaf
//! right: It is asked before each leaf whether what was read is enough, so the last leaf leaves an exact value.
// CHANGE: body
-             value = value.max(leaf.value());

+             value = value.max(leaf.value());
          }
          Player::Second => {
-             value = value.min(leaf.value());

                  return Known::AtMost(value);
              }
+             value = value.min(leaf.value());

//! name: by_sign
//! right: One rule with a sign, in wider numbers.
// ANCHOR: body
let sign: i64 = if mover == Player::First { 1 } else { -1 };
let mut best = i64::MIN;
let mut left = node.children().len();
for leaf in node.children() {
    left -= 1;
    best = best.max(sign * i64::from(leaf.value()));
    if best >= sign * i64::from(held) && left > 0 {
        let value = (sign * best) as Value;
        return if sign > 0 { Known::AtLeast(value) } else { Known::AtMost(value) };
    }
}
Known::Exactly((sign * best) as Value)
// ANCHOR_END: body

//! name: iterator
//! right: find_map over a running best.
// ANCHOR: body
let mut best: Option<Value> = None;
let found = node.children().iter().find_map(|leaf| {
    let value = leaf.value();
    best = Some(best.map_or(value, |old| if mover == Player::First { old.max(value) } else { old.min(value) }));
    match mover {
        Player::First if value >= held => Some(Known::AtLeast(value)),
        Player::Second if value <= held => Some(Known::AtMost(value)),
        _ => None,
    }
});
found.unwrap_or(Known::Exactly(best.unwrap_or_default()))
// ANCHOR_END: body

//! name: recursion
//! right: The rest of the leaves by recursion.
// ANCHOR: body
fn go(rest: &[Tree], mover: Player, held: Value, best: Value) -> Known {
    let Some((leaf, rest)) = rest.split_first() else { return Known::Exactly(best) };
    match mover {
        Player::First => { let best = best.max(leaf.value()); if best >= held { Known::AtLeast(best) } else { go(rest, mover, held, best) } }
        Player::Second => { let best = best.min(leaf.value()); if best <= held { Known::AtMost(best) } else { go(rest, mover, held, best) } }
    }
}
let worst = if mover == Player::First { Value::MIN } else { Value::MAX };
go(node.children(), mover, held, worst)
// ANCHOR_END: body

//! name: test_before_reading
//! right: The loop is left before the next leaf is read.
//! told: At [40, …] 1 leaf of 2 is read
// ANCHOR: body
let mut value = match mover { Player::First => Value::MIN, Player::Second => Value::MAX };
for (at, leaf) in node.children().iter().enumerate() {
    if at > 0 {
        match mover {
            Player::First if value >= held => return Known::AtLeast(value),
            Player::Second if value <= held => return Known::AtMost(value),
            _ => {}
        }
    }
    value = match mover { Player::First => value.max(leaf.value()), Player::Second => value.min(leaf.value()) };
}
Known::Exactly(value)
// ANCHOR_END: body

//! name: try_fold
//! right: A fold that stops.
// ANCHOR: body
    let start = if mover == Player::First { Value::MIN } else { Value::MAX };
    let folded = node.children().iter().try_fold(start, |best, leaf| {
        let read = leaf.value();
        match mover {
            Player::First if read >= held => Err(Known::AtLeast(read)),
            Player::Second if read <= held => Err(Known::AtMost(read)),
            Player::First => Ok(best.max(read)),
            Player::Second => Ok(best.min(read)),
        }
    });
    match folded {
        Ok(value) => Known::Exactly(value),
        Err(known) => known,
    }
// ANCHOR_END: body
