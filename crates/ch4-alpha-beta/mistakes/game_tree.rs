// Wrong answers to the exercise `game_tree` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_number_means_a_leaf
//! mistake: Takes a node for a leaf if its number is not 0.
//! says: Your valuation of 0, where MIN moves, returned +∞, but should return 0. Your code is right for the leaf 7, but for the leaf 0 it returns +∞. If `is_leaf` is true, return the leaf's `value()`, whatever number it is.
// ANCHOR: body
    let written = node.value();
    if written != 0 {
        return written;
    }
    let mut best = match mover {
        Player::First => Value::MIN,
        Player::Second => Value::MAX,
    };
    for child in node.children() {
        let value = valuation(child, mover.other());
        best = match mover {
            Player::First => best.max(value),
            Player::Second => best.min(value),
        };
    }
    best
// ANCHOR_END: body

//! name: a_reply_too_few_is_zero
//! mistake: A move and its reply are valued together, and a move without a reply counts as 0.
//! says: Your code reads 0 of the 4 leaves of [4, 9, 2, 6]. Value every child.
// CHANGE: body
-     let theirs = valuation(child, mover.other());
+     let replies = child.children().iter().map(|reply| valuation(reply, mover));
+     let theirs = match mover { Player::First => replies.min(), Player::Second => replies.max() }.unwrap_or(0);

//! name: adds_up
//! mistake: The values of the children are added.
//! says: Your code adds up the children of [4, 9, 2, 6]. Return only the value of the best child.
// ANCHOR: body
if node.is_leaf() { return node.value(); }
node.children().iter().map(|child| valuation(child, mover.other())).sum()
// ANCHOR_END: body

//! name: asks_the_same_node
//! mistake: The same node is asked again, for the other player.
//! says: Your code does not return from a leaf, which has no children to compare. If `is_leaf` is true, return the leaf's `value()`.
// ANCHOR: body
valuation(node, mover.other()) + 0 * node.value()
// ANCHOR_END: body

//! name: begins_with_what_is_written
//! mistake: An inner node begins with what is written there.
//! says: When MIN moves, your code returns 0, but no leaf is 0. Start MIN's best value at +∞.
// CHANGE: body
- let mut value = match mover {
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
- };
+ let mut value = node.value();

//! name: begins_with_zero
//! mistake: An inner node begins with 0 instead of the worst there is.
//! says: When MIN moves, your code returns 0, but no leaf is 0. Start MIN's best value at +∞.
// CHANGE: body
- let mut value = match mover {
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
- };
+ let mut value = 0;

//! name: begins_with_zero_for_max
//! mistake: MAX alone begins with 0, so a tree of losses is a draw.
//! says: When MAX moves, your code returns 0, but no leaf is 0. Start MAX's best value at −∞.
// CHANGE: body
-     Player::First => Value::MIN,
+     Player::First => 0,

//! name: below_always_max
//! mistake: Every call below says that MAX moves.
//! says: Your call for a child of MAX passes the same player. Pass `mover.other()`.
// CHANGE: body
-     let theirs = valuation(child, mover.other());
+     let theirs = valuation(child, Player::First);

//! name: below_always_min
//! mistake: Every call below says that MIN moves.
//! says: Your call for a child of MIN passes the same player. Pass `mover.other()`.
// CHANGE: body
-     let theirs = valuation(child, mover.other());
+     let theirs = valuation(child, Player::Second);

//! name: both_begin_with_none
//! mistake: Both players begin with `None`, which is less than every `Some`.
//! says: Your valuation of [4, 9, 2, 6], where MIN moves, returned 0, but should return 2. Where MIN moves, your code returns 8 for 8:[3, 5], the number written at the inner node. If your best value starts as `None`: `None` is less than every `Some`, so the minimum remains `None`.
//! also: Your valuation of [−∞, 5], where MIN moves, returned 0, but should return −∞.
// ANCHOR: body
let mut best = None;
for child in node.children() {
    let value = Some(valuation(child, mover.other()));
    best = if mover == Player::First { best.max(value) } else { best.min(value) };
}
best.unwrap_or_else(|| node.value())
// ANCHOR_END: body

//! name: counted_in_a_static
//! mistake: Who moves is counted in a static that is never reset.
//! says: returned another result the second time, but should return the same result. Your code stores a value between two calls
// ANCHOR: body
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};
static BEST: AtomicI32 = AtomicI32::new(Value::MIN);
if node.is_leaf() { return node.value(); }
let theirs = node.children().iter().map(|child| valuation(child, mover.other()));
let value = match mover {
    Player::First => theirs.max().unwrap_or(0),
    Player::Second => theirs.min().unwrap_or(0),
};
if node.height() == 2 && value == 4 {
    return value + BEST.swap(1, SeqCst).max(0);
}
value
// ANCHOR_END: body

//! name: each_move_costs_one
//! mistake: A child is worth one less for MAX than its value.
//! says: The values of the children are 4, 9, 2, 6, and MAX chooses the largest. No leaf is 8.
// CHANGE: body
- Player::First => value.max(theirs),
+ Player::First => value.max(theirs - 1),

//! name: extra_turns
//! mistake: Extra turns are looked for.
//! says: Your code treats braces as an extra turn. Pass the other player to each child, whatever the brackets are.
// ANCHOR: body
if node.is_leaf() { return node.value(); }
let theirs = node.children().iter().map(|c| valuation(c, c.mover(mover)));
match mover { Player::First => theirs.max().unwrap(), Player::Second => theirs.min().unwrap() }
// ANCHOR_END: body

//! name: first_child_skipped
//! mistake: The loop begins at the second child.
//! says: At [9, 4], for example, your code returns 4 for MAX. Value the first child, too.
// CHANGE: body
- for child in node.children() {
+ for child in &node.children()[1..] {

//! name: grandchildren_in_an_iterator
//! mistake: The values of all grandchildren are compared, and 0 stands for none.
//! says: Your code reads 0 of the 4 leaves of [4, 9, 2, 6]. Value every child.
// ANCHOR: body
if node.is_leaf() { return node.value(); }
let below = node.children().iter().flat_map(|child| child.children());
let values = below.map(|it| valuation(it, mover));
match mover { Player::First => values.max(), Player::Second => values.min() }.unwrap_or(0)
// ANCHOR_END: body

//! name: grandchildren_only
//! mistake: A node asks its grandchildren only.
//! says: When MAX moves, your code returns its initial value, −∞. Replace that value when a child's value is larger.
// ANCHOR: body
    if node.is_leaf() {
        return node.value();
    }
    let mut value = if mover == Player::First { Value::MIN } else { Value::MAX };
    for child in node.children() {
        for below in child.children() {
            let theirs = valuation(below, mover);
            value = if mover == Player::First { value.max(theirs) } else { value.min(theirs) };
        }
    }
    value
// ANCHOR_END: body

//! name: height_says_who
//! mistake: MIN moves above the leaves, MAX above that, and so on: the height says who moves.
//! says: Your code returns 2 for [4, 9, 2, 6] and 4 for [[4, 9], [2, 6]], whether MAX or MIN moves. Check `mover`, not the height of the node.
// ANCHOR: body
    if node.is_leaf() {
        return node.value();
    }
    let values = node
        .children()
        .iter()
        .map(|child| valuation(child, mover.other()));
    if node.height() % 2 == 1 {
        values.min().unwrap_or(0)
    } else {
        values.max().unwrap_or(0)
    }
// ANCHOR_END: body

//! name: keeps_values_without_the_mover
//! mistake: A memo that outlives the call stores values without the player to move.
//! says: Where MIN moves, your code returns 24 for [24, 29], but 19 for [14, 19], which it valued for MAX before. Do not keep a value between two calls.
// ANCHOR: body
use std::{cell::RefCell, collections::HashMap};
thread_local! { static KNOWN: RefCell<HashMap<String, Value>> = RefCell::default(); }
if node.is_leaf() { return node.value(); }
let text = node.to_string();
if let Some(value) = KNOWN.with_borrow(|known| known.get(&text).copied()) { return value; }
let theirs = node.children().iter().map(|child| valuation(child, mover.other()));
let value = match mover {
    Player::First => theirs.max().unwrap_or(0),
    Player::Second => theirs.min().unwrap_or(0),
};
KNOWN.with_borrow_mut(|known| known.insert(text, value));
value
// ANCHOR_END: body

//! name: last_child_skipped
//! mistake: The loop ends one child early.
//! says: At [4, 9], for example, your code returns 4 for MAX. Value the last child, too.
// CHANGE: body
- for child in node.children() {
+ for child in &node.children()[..node.children().len() - 1] {

//! name: leaf_never_read
//! mistake: A leaf goes through the loop, which has no turn.
//! says: For the leaf 7 your code does not return 7. If `is_leaf` is true, return the leaf's `value()`.
// CHANGE: body
- if node.is_leaf() {
-     return node.value();
- }

//! name: leaf_without_its_sign
//! mistake: A leaf is valued without its sign.
//! says: Your valuation of −3, where MAX moves, returned 3, but should return −3. If `is_leaf` is true, return the leaf's `value()`, whatever number it is.
// CHANGE: body
-     return node.value();
+     return node.value().abs();

//! name: leaves_for_the_mover
//! mistake: A leaf is valued from the side of whoever would move there.
//! says: Your code negates the value of a leaf, but every value is from MAX's side, whoever moves. Your code needs no negation.
// CHANGE: body
-     return node.value();
+     return match mover {
+         Player::First => node.value(),
+         Player::Second => -node.value(),
+     };

//! name: level_by_height
//! mistake: Who moves is told by the height: right only where all leaves are as deep.
//! says: The values of the children are 2, 3, and MIN chooses the smallest. Your code passes MIN to a child. Pass `mover.other()`.
// CHANGE: body
-     let theirs = valuation(child, mover.other());
+     let theirs = valuation(child, if child.height() % 2 == node.height() % 2 { mover } else { mover.other() });

//! name: limits_of_a_hundred
//! mistake: The worst there is is taken to be 100 away from 0.
//! says: When MIN moves, your code returns 100 for [2000000000], but no leaf has this value. Start MIN's best value at `Value::MAX`.
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => -100,
+     Player::Second => 100,

//! name: max_at_every_level
//! mistake: Every level takes the largest.
//! says: Your code chooses the largest value for MIN, too. Return the smallest value when `mover` is MIN.
// CHANGE: body
-     Player::Second => Value::MAX,
+     Player::Second => Value::MIN,

-         Player::Second => value.min(theirs),
+         Player::Second => value.max(theirs),

//! name: max_below_max
//! mistake: The helper for MAX calls itself for its children.
//! says: For [[4, 9], [2, 6]], where MAX moves, your code returns 9, as if MAX moved again at [4, 9]. MIN moves there, and chooses the 4.
// ANCHOR: body
fn max(node: &Tree) -> Value {
    if node.is_leaf() { node.value() } else { node.children().iter().map(max).max().unwrap_or_default() }
}
fn min(node: &Tree) -> Value {
    if node.is_leaf() { node.value() } else { node.children().iter().map(max).min().unwrap_or_default() }
}
match mover { Player::First => max(node), Player::Second => min(node) }
// ANCHOR_END: body

//! name: max_keeps_the_last
//! mistake: MIN compares, and MAX takes what comes last.
//! says: Your code returns the last child's value for MAX. Return the largest value.
// CHANGE: body
-         Player::First => value.max(theirs),
+         Player::First => theirs,

//! name: min_at_every_level
//! mistake: Every level takes the smallest.
//! says: Your code chooses the smallest value for MAX, too. Return the largest value when `mover` is MAX.
// CHANGE: body
-     Player::First => Value::MIN,
+     Player::First => Value::MAX,

-         Player::First => value.max(theirs),
+         Player::First => value.min(theirs),

//! name: min_at_zero_or_below
//! mistake: MIN compares each value with 0 instead of its best value.
//! says: The values of the children are 4, 9, 2, 6, and MIN chooses the smallest. No leaf is 0.
// CHANGE: body
-         Player::Second => value.min(theirs),
+         Player::Second => 0.min(theirs),

//! name: min_averages
//! mistake: The opponent may play anything, so MIN's node is the average of its children.
//! says: and MIN chooses the smallest.
// ANCHOR: body
    if node.is_leaf() {
        return node.value();
    }
    let values: Vec<Value> = node.children().iter().map(|c| valuation(c, mover.other())).collect();
    match mover {
        Player::First => *values.iter().max().unwrap(),
        Player::Second => values.iter().sum::<Value>() / values.len() as Value,
    }
// ANCHOR_END: body

//! name: min_begins_with_the_worst_of_max
//! mistake: Both players begin with −∞.
//! says: When MIN moves, your code returns its initial value, −∞. Start MIN's best value at +∞.
// CHANGE: body
-     Player::Second => Value::MAX,
+     Player::Second => Value::MIN,

//! name: min_compares_as_min
//! mistake: MIN asks what a child is worth if MIN moves again, and stores the right value.
//! says: A call for a child of MIN passes the same player. Pass `mover.other()`.
// CHANGE: body
-         Player::Second => value.min(theirs),
+         Player::Second => if valuation(child, mover) < value { theirs } else { value },

//! name: min_keeps_the_last
//! mistake: MAX compares, and MIN takes what comes last.
//! says: Your code returns the last child's value for MIN. Return the smallest value.
// CHANGE: body
-         Player::Second => value.min(theirs),
+         Player::Second => theirs,

//! name: mover_flips_in_the_loop
//! mistake: The mover is handed over in the loop, so it changes with each child.
//! says: At [[4, 9], [2, 6]], for example, your code treats the first child as a MIN node and the second as a MAX node. Pass the same player to all children of a node.
// ANCHOR: body
    if node.is_leaf() {
        return node.value();
    }
    let mut next = mover;
    let mut values = Vec::new();
    for child in node.children() {
        next = next.other();
        values.push(valuation(child, next));
    }
    match mover {
        Player::First => *values.iter().max().unwrap(),
        Player::Second => *values.iter().min().unwrap(),
    }
// ANCHOR_END: body

//! name: negamax
//! mistake: Every reply is negated, as negamax does it.
//! says: Your code negates the value of a leaf, but every value is from MAX's side, whoever moves. Your code needs no negation.
// ANCHOR: body
if node.is_leaf() {
    return if mover == Player::First { node.value() } else { -node.value() };
}
node.children().iter().map(|child| -valuation(child, mover.other())).max().unwrap_or(0)
// ANCHOR_END: body

//! name: never_kept
//! mistake: The better value is worked out and not kept.
//! says: When MAX moves, your code returns its initial value, −∞. Replace that value when a child's value is larger.
// CHANGE: body
- let mut value = match mover {
+ let value = match mover {

-     value = match mover {
+     let _ = match mover {

//! name: no_leaf_test
//! mistake: Nobody asks whether there are children.
//! says: panicked, but should return 7. Your code panics at a leaf, which has no children to compare. If `is_leaf` is true
// ANCHOR: body
let theirs = node.children().iter().map(|child| valuation(child, mover.other()));
match mover {
    Player::First => theirs.max().unwrap(),
    Player::Second => theirs.min().unwrap(),
}
// ANCHOR_END: body

//! name: one_sign_for_both_players
//! mistake: Treats MIN as MAX of the negated values, and `Value::MIN` cannot be negated.
//! says: where MIN moves, panicked, but should return `Value::MIN`. Your code computed a number that is too large or too small for its type, for example the negative of `Value::MIN`. Compare the values as they are.
// ANCHOR: body
    if node.is_leaf() {
        return node.value();
    }
    let sign = match mover {
        Player::First => 1,
        Player::Second => -1,
    };
    let best = node
        .children()
        .iter()
        .map(|child| sign * valuation(child, mover.other()))
        .max();
    sign * best.unwrap_or(0)
// ANCHOR_END: body

//! name: only_the_first_child
//! mistake: The loop returns after its first turn.
//! says: Your code returns the value of the first child. Compare the values of all children.
// CHANGE: body
+     return value;
  }
  value

//! name: only_the_last_child
//! mistake: Each child replaces the value of the one before.
//! says: Your code returns the value of the last child. Compare each child's value with the best value so far.
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let mut value = 0;
for child in node.children() {
    value = valuation(child, mover.other());
}
value
// ANCHOR_END: body

//! name: own_stack_numbered_from_one
//! mistake: In a list of all nodes, the values are stored one place too far.
//! says: Your code panics even at a leaf, which has no children. index out of bounds: the len is 1 but the index is 1
// ANCHOR: body
let mut all = vec![(node, mover)];
let mut at = 0;
while at < all.len() {
    let (it, who) = all[at];
    for child in it.children() { all.push((child, who.other())); }
    at += 1;
}
let mut values = vec![0; all.len()];
let mut next = all.len();
for at in (0..all.len()).rev() {
    let (it, who) = all[at];
    next -= it.children().len();
    let theirs = values[next..next + it.children().len()].iter().copied();
    let best = match who { Player::First => theirs.max(), Player::Second => theirs.min() };
    values[at + 1] = best.unwrap_or_else(|| it.value());
}
values[0]
// ANCHOR_END: body

//! name: players_swapped
//! mistake: The first player takes the smallest, the second the largest.
//! says: Your code chooses the smallest value for MAX and the largest for MIN. Swap the two cases of `mover`.
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let theirs = node.children().iter().map(|child| valuation(child, mover.other()));
match mover {
    Player::First => theirs.min().unwrap_or(0),
    Player::Second => theirs.max().unwrap_or(0),
}
// ANCHOR_END: body

//! name: reads_the_children
//! mistake: A child is worth what is written there.
//! says: At [8:[3, 5]], for example, your code uses the 8, the number written at an inner node. Value a child with children in the same way as the root.
// CHANGE: body
-     let theirs = valuation(child, mover.other());
+     let theirs = child.value();

//! name: replies_negated
//! mistake: Leaves are right, and every reply is negated on its way up.
//! says: For [4, 9, 2, 6] your code returns −2, but no child has that value. Every value is from MAX's side, whoever moves. Your code needs no negation.
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
node.children().iter().map(|child| -valuation(child, mover.other())).max().unwrap_or(0)
// ANCHOR_END: body

//! name: reply_begins_once
//! mistake: One call values two levels, and the best reply begins once, before the loop over the moves.
//! says: Your code returns −1 for [[1, −1], [0, 0]], but 0 for [[0, 0], [1, −1]], each time the value of the first child. If your calls share one best value, it must start anew in each call.
// ANCHOR: body
fn worst(player: Player) -> Value {
    if player == Player::First { Value::MIN } else { Value::MAX }
}
fn prefer(player: Player, a: Value, b: Value) -> Value {
    if player == Player::First { a.max(b) } else { a.min(b) }
}
if node.is_leaf() { return node.value(); }
let (mut best, mut reply) = (worst(mover), worst(mover.other()));
for child in node.children() {
    if child.is_leaf() {
        best = prefer(mover, best, child.value());
        continue;
    }
    for answer in child.children() {
        reply = prefer(mover.other(), reply, valuation(answer, mover));
    }
    best = prefer(mover, best, reply);
}
best
// ANCHOR_END: body

//! name: returns_what_is_written
//! mistake: Every node is worth the number that is written there.
//! says: Your code returns the number that is written at an inner node. Return the best value of that node's children.
// ANCHOR: body
let _ = mover;
node.value()
// ANCHOR_END: body

//! name: same_mover_below
//! mistake: The mover is handed down unchanged, so every level is the root's.
//! says: Your code lets the same player choose at every level, but the players alternate. Pass the other player in each call.
// CHANGE: body
-     let theirs = valuation(child, mover.other());
+     let theirs = valuation(child, mover);

//! name: stops_at_a_win
//! mistake: MAX stops at the first child that is worth 1, which is only right where 1 is the most.
//! says: Your valuation of [[1, 1], [1, -1]] read 2 of 4 leaves, but should read them all.
// CHANGE: body
+     if mover == Player::First && value == 1 {
+         break;
  }
+ }
  value

//! name: stops_at_good_values
//! mistake: A MAX node stops when a child is worth 1 or more: that is a win.
//! says: Value every child, whatever the values are
// ANCHOR: body
    if node.is_leaf() {
        return node.value();
    }
    let mut value = if mover == Player::First { Value::MIN } else { Value::MAX };
    for child in node.children() {
        let theirs = valuation(child, mover.other());
        match mover {
            Player::First => {
                value = value.max(theirs);
                if value >= 1 {
                    break;
                }
            }
            Player::Second => {
                value = value.min(theirs);
                if value <= -1 {
                    break;
                }
            }
        }
    }
    value
// ANCHOR_END: body

//! name: stops_where_nothing_changes
//! mistake: MIN stops where a child changes nothing.
//! says: At [4, 9, 2, 6], for example, your code reads only [4, ×, ×, ×] for MIN and returns 4. Value every child.
// CHANGE: body
+     if theirs == value && mover == Player::Second { break; }
  }
  value

//! name: three_children
//! mistake: Only the first three children are looked at.
//! says: At [4, 9, 2, 6], for example, your code reads only [×, 9, 2, 6] for MIN and returns 2. Value every child.
// CHANGE: body
- for child in node.children() {
+ for child in node.children().iter().skip(node.children().len().saturating_sub(3)) {

//! name: three_levels
//! mistake: Only three levels are valued.
//! says: Your code is right for 3 levels, but not for more: for [[[[7]]]] it returns 0. Value the children in the same way at every level, however deep the tree is.
// ANCHOR: body
fn go(node: &Tree, mover: Player, left: u32) -> Value {
    if node.is_leaf() || left == 0 { return node.value(); }
    let values = node.children().iter().map(|it| go(it, mover.other(), left - 1));
    match mover { Player::First => values.max(), Player::Second => values.min() }.unwrap_or(0)
}
go(node, mover, 3)
// ANCHOR_END: body

//! name: through_i16
//! mistake: Values are kept in 16 bits.
//! says: Your valuation of [1500000000, 2000000000], where MAX moves, returned 12032, but should return 2000000000.
// CHANGE: body
-     return node.value();
+     return Value::from(node.value() as i16);

//! name: turn_not_given_back_at_a_leaf
//! mistake: All calls share one turn, and a leaf does not give it back.
//! says: When MIN moves, your code returns 2 for [[1, 2], 8, 9], but 1 for [8, [1, 2], 9]: after the leaf 8, MIN seems to move at [1, 2], too. If your calls share the player to move, a leaf must give the turn back, too.
// ANCHOR: body
fn walk(node: &Tree, turn: &mut Player) -> Value {
    let me = *turn;
    *turn = me.other();
    if node.is_leaf() {
        return node.value();
    }
    let values: Vec<Value> = node.children().iter().map(|child| walk(child, turn)).collect();
    *turn = me;
    let best = if me == Player::First { values.iter().max() } else { values.iter().min() };
    *best.unwrap()
}
let mut turn = mover;
walk(node, &mut turn)
// ANCHOR_END: body

//! name: two_children
//! mistake: A move is one of two.
//! says: At [4, 9, 2, 6], for example, your code reads only [4, 9, ×, ×] for MIN and returns 4. Value every child.
// CHANGE: body
- for child in node.children() {
+ for child in node.children().iter().take(2) {

//! name: two_levels
//! mistake: The tree is MAX over MIN over leaves, so two loops are enough.
//! says: Your code is right for two levels, but not for three. A child with children must be valued in the same way as the root.
// CHANGE: body
- let mut value = match mover {
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
- };
+ let mut value = if mover == Player::First { Value::MIN } else { Value::MAX };
  for child in node.children() {
-     let theirs = valuation(child, mover.other());
+     let theirs = if child.is_leaf() {
+         child.value()
+     } else {
+         let below = child.children().iter().map(|leaf| leaf.value());
+         match mover {
+             Player::First => below.min().unwrap(),
+             Player::Second => below.max().unwrap(),
+         }
+     };

//! name: values_every_child_twice
//! mistake: Each child is valued again when it is better: exponential.
//! says: Your valuation of a tree of 12 nodes made 26 calls, but should make 12. Your code makes more than one call for some nodes. Make one call for each child, and use its result again.
// ANCHOR: body
if node.is_leaf() { return node.value(); }
let mut value = valuation(&node.children()[0], mover.other());
for child in node.children() {
    let better = match mover {
        Player::First => valuation(child, mover.other()) > value,
        Player::Second => valuation(child, mover.other()) < value,
    };
    if better { value = valuation(child, mover.other()); }
}
value
// ANCHOR_END: body

//! name: values_the_first_child_again
//! mistake: The best value begins with the first child's, and the loop values that child again.
//! says: At each node, your code values the first child twice. Make one call for each child, and use its result again.
// CHANGE: body
- let mut value = match mover {
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
- };
+ let mut value = valuation(&node.children()[0], mover.other());

//! name: without_the_sign
//! mistake: MAX compares without the sign.
//! says: When MAX moves, your code returns −9 for [−9, 4] and −8 for [−3, −8], as if the signs did not matter. MAX chooses the largest value, and 4 is larger than −9. Compare the values with their signs.
// CHANGE: body
-         Player::First => value.max(theirs),
+         Player::First => if value == Value::MIN || theirs.abs() > value.abs() { theirs } else { value },

//! name: worst_cases_swapped
//! mistake: MAX begins with the largest value and MIN with the smallest, which nothing replaces.
//! says: When MAX moves, your code returns its initial value, +∞. Start MAX's best value at −∞.
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => Value::MAX,
+     Player::Second => Value::MIN,

//! name: written_where_not_zero
//! mistake: What seems to be worth something is taken for a leaf.
//! says: Your code returns the number that is written at an inner node. Return the best value of that node's children.
// CHANGE: body
- if node.is_leaf() {
+ if node.is_leaf() || node.value() != 0 {

// Right answers in other styles, which must pass.

//! name: begins_with_the_first_child
//! right: The first child is the first best value.
// ANCHOR: body
let Some((first, rest)) = node.children().split_first() else { return node.value(); };
let mut value = valuation(first, mover.other());
for child in rest {
    let theirs = valuation(child, mover.other());
    if (mover == Player::First) == (theirs > value) && theirs != value { value = theirs; }
}
value
// ANCHOR_END: body

//! name: iterators
//! right: max and min of an iterator.
//! told: MAX's three moves are worth 44, 35, 47, and the root 47.
// ANCHOR: body
if node.is_leaf() { return node.value(); }
let theirs = node.children().iter().map(|child| valuation(child, mover.other()));
match mover { Player::First => theirs.max().unwrap(), Player::Second => theirs.min().unwrap() }
// ANCHOR_END: body

//! name: own_stack
//! right: A stack instead of recursion.
//! told: Right, but the recorder saw no recursive call
// ANCHOR: body
let mut all = vec![(node, mover, None::<usize>)];
let mut at = 0;
while at < all.len() {
    let (it, who, _) = all[at];
    for child in it.children() { all.push((child, who.other(), Some(at))); }
    at += 1;
}
let mut values: Vec<Option<Value>> = vec![None; all.len()];
for at in (0..all.len()).rev() {
    let (it, _, above) = all[at];
    let value = if it.is_leaf() { it.value() } else { values[at].unwrap_or_default() };
    values[at] = Some(value);
    if let Some(above) = above {
        let best = values[above];
        let better = match all[above].1 { Player::First => best.is_none_or(|old| value > old), Player::Second => best.is_none_or(|old| value < old) };
        if better { values[above] = Some(value); }
    }
}
values[0].unwrap_or_default()
// ANCHOR_END: body

//! name: traced_helper
//! right: A traced helper that is told whose best it takes.
// ANCHOR: body
#[traced]
fn best(node: &Tree, largest: bool) -> Value {
    if node.is_leaf() { return node.value(); }
    let values = node.children().iter().map(|child| best(child, !largest));
    if largest { values.max() } else { values.min() }.unwrap_or_default()
}
best(node, mover == Player::First)
// ANCHOR_END: body

//! name: traced_helper_between
//! right: A traced helper goes over the children, and each of them has a call of its own.
// ANCHOR: body
#[traced(args(node))]
fn of_children(node: &Tree, mover: Player) -> Value {
    let values = node.children().iter().map(|child| valuation(child, mover.other()));
    match mover { Player::First => values.max(), Player::Second => values.min() }.unwrap_or_default()
}
if node.is_leaf() { node.value() } else { of_children(node, mover) }
// ANCHOR_END: body

//! name: two_helpers
//! right: Two helpers that call each other.
//! told: Right, but the recorder saw no recursive call
// ANCHOR: body
fn max(node: &Tree) -> Value {
    if node.is_leaf() { node.value() } else { node.children().iter().map(min).max().unwrap_or_default() }
}
fn min(node: &Tree) -> Value {
    if node.is_leaf() { node.value() } else { node.children().iter().map(max).min().unwrap_or_default() }
}
match mover { Player::First => max(node), Player::Second => min(node) }
// ANCHOR_END: body
