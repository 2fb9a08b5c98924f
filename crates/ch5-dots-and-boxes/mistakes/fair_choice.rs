// Wrong answers to the exercise `fair_choice` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_clone_of_the_generator
//! mistake: A clone of the generator is asked, so the next call gets the same numbers.
//! says: returned the same move in all, but should return each move in about 250 games.
// CHANGE: body
+ let mut rng = rng.clone();
  let mut best_value = board.worst_case();

//! name: a_generator_of_its_own
//! mistake: A generator of its own is made, seeded by chance.
//! says: returned other moves the second time, but should return the same moves. Your result depends on more than `rng`. Draw every number from `rng`, and store nothing
// CHANGE: body
+ let _ = rng;
+ let mut rng = Rng::new();
  let mut best_value = board.worst_case();

//! name: a_generator_with_its_seed
//! mistake: A new generator begins with the seed of the one that is handed in.
//! says: Your code draws no number from `rng` itself.
//! also: Your fair_choice among 2 equal moves returned the moves in 100/0 per cent of the games, but should return each in about 50 per cent. Your code draws no number from `rng` itself. Draw every number from `rng`, not from a copy or a new generator with its seed.
// ANCHOR: body
let mut best = board.worst_case();
let mut chosen = None;
let mut k = 0;
let mut rng = Rng::with_seed(rng.get_seed());
for (mv, value) in valued {
    if chosen.is_none() || board.better(value, best) {
        best = value;
        chosen = Some(mv);
        k = 1;
    } else if value == best {
        k += 1;
        if rng.u64(..k) == k - 1 {
            chosen = Some(mv);
        }
    }
}
chosen
// ANCHOR_END: body

//! name: a_ticket_beats_any_value
//! mistake: A larger number wins even against a better move.
//! says: Your code sometimes chooses a worse move that follows the best. Skip every move that is worse than the best move so far. Your code chose the moves in these percentages of the games: 25/50/16/9.
// ANCHOR: body
let mut best: Option<(B::Move, Value, u64)> = None;
for (mv, value) in valued {
    let ticket = rng.u64(..);
    let wins = match best {
        None => true,
        Some((_, old, held)) => board.better(value, old) || value != old && ticket > held,
    };
    if wins {
        best = Some((mv, value, ticket));
    }
}
best.map(|b| b.0)
// ANCHOR_END: body

//! name: any_move
//! mistake: Any move is as good as any other.
//! says: Your code chooses every move in some games, whatever its value.
// ANCHOR: body
let _ = board;
let moves: Vec<(B::Move, Value)> = valued.into_iter().collect();
rng.choice(moves).map(|(mv, _)| mv)
// ANCHOR_END: body

//! name: begins_with_zero
//! mistake: The best value begins with zero.
//! says: returned None, but should return the move worth −2. Your code never chooses a move that is worth less than 0 to its player.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = 0;

//! name: better_turned_round
//! mistake: The arguments of better are swapped.
//! says: If there is only one move, your code does not choose it. Check the value with which your best value begins, your comparison, and what happens to the chosen move.
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(best_value, value) {

//! name: by_turns
//! mistake: Equal moves are taken by turns, counted in a static.
//! says: returned other moves the second time, but should return the same moves. Your result depends on more than `rng`. Draw every number from `rng`, and store nothing
// ANCHOR: body
use std::sync::atomic::{AtomicUsize, Ordering};
static TURN: AtomicUsize = AtomicUsize::new(0);
let _ = rng;
let mut best: Vec<B::Move> = vec![];
let mut best_value = board.worst_case();
for (mv, value) in valued {
    if board.better(value, best_value) {
        best_value = value;
        best = vec![mv];
    } else if value == best_value {
        best.push(mv);
    }
}
if best.is_empty() { None } else { Some(best[TURN.fetch_add(1, Ordering::SeqCst) % best.len()]) }
// ANCHOR_END: body

//! name: coin_flip
//! mistake: Each later one replaces the choice with probability 1/2.
//! says: Your fair_choice among 3 equal moves returned the moves in 25/25/50 per cent of the games, but should return each in about 33 per cent. Your code chooses the last of the equal moves in half of the games, however many moves are equal. Of k equal moves, each should be chosen in 1 of k games.
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u64(..2) == 0 {

//! name: count_from_zero
//! mistake: The count is asked before it grows, and begins at 0.
//! says: Your code called `rng` with an empty range. Check the count
// CHANGE: body
-         (best_value, chosen, equals) = (value, Some(mv), 1);
+         (best_value, chosen, equals) = (value, Some(mv), 0);
      } else if value == best_value {
-         equals += 1;

              chosen = Some(mv);
          }
+         equals += 1;

//! name: count_goes_on
//! mistake: A better value is taken, and the count goes on.
//! says: Your fair_choice among 3 equal moves returned the moves in
//! says: When a better move appears, your code keeps its count, or another number, from the worse moves. Start anew at each better move.
// CHANGE: body
-         (best_value, chosen, equals) = (value, Some(mv), 1);
+         (best_value, chosen) = (value, Some(mv));
+         equals += 1;

//! name: count_never_grows
//! mistake: The count stays at 1, so every number drawn is 0.
//! says: Your code always returns the last of the equal moves. It drew numbers from `rng`, but they did not change the choice. Check the range from which you draw, and what each number decides.
// CHANGE: body
-             equals += 1;

//! name: count_not_reset
//! mistake: A better value joins the draw of those before.
//! says: returned a worse move in
// CHANGE: body
-     if board.better(value, best_value) {
-         (best_value, chosen, equals) = (value, Some(mv), 1);
-     } else if value == best_value {
+     if !board.better(best_value, value) {
+         best_value = value;

//! name: count_without_the_list
//! mistake: A better move empties the list of the best, but not the count, below which one number is drawn.
//! says: Your code counts moves from before the better move, draws a number below this count, and uses its remainder. Start your count anew at each better move.
// ANCHOR: body
let (mut best, mut equal, mut count) = (board.worst_case(), vec![], 0);
for (mv, value) in valued {
    if board.better(value, best) {
        best = value;
        equal.clear();
    }
    if value == best {
        equal.push(mv);
        count += 1;
    }
}
if count == 0 {
    return None;
}
Some(equal[rng.usize(..count) % equal.len()])
// ANCHOR_END: body

//! name: counts_all
//! mistake: Every move is counted, also worse ones.
//! says: After the first best move, your code counts every move, even a worse one.
// CHANGE: body
+     equals += 1;
      if board.better(value, best_value) {

-     } else if value == best_value {
-         equals += 1;
-         if rng.u64(..equals) == 0 {
+     } else if value == best_value && rng.u64(..equals) == 0 {

- }
  chosen

//! name: drawn_below_all_moves
//! mistake: A number below the number of all moves is drawn, and its remainder is the index of one of the best.
//! says: Your code draws a number below the number of all moves, and uses its remainder. Draw below the number of best moves.
// ANCHOR: body
let all: Vec<(B::Move, Value)> = valued.into_iter().collect();
let mut best = board.worst_case();
for &(_, value) in &all {
    best = if board.better(value, best) { value } else { best };
}
let equal: Vec<_> = all.iter().filter(|(_, value)| *value == best).collect();
if equal.is_empty() {
    return None;
}
Some(equal[rng.usize(..all.len()) % equal.len()].0)
// ANCHOR_END: body

//! name: first_of_all_moves
//! mistake: The number drawn among the best moves is an index into all moves.
//! says: If k moves are best, your code chooses among the first k of all moves, even if these k are worse. Choose among the best moves themselves.
// ANCHOR: body
let all: Vec<(B::Move, Value)> = valued.into_iter().collect();
let mut best = all.first()?.1;
let mut equals = 0;
for &(_, value) in &all {
    if board.better(value, best) {
        (best, equals) = (value, 1);
    } else if value == best {
        equals += 1;
    }
}
Some(all[rng.u64(..equals) as usize].0)
// ANCHOR_END: body

//! name: greater_or_equal_for_both
//! mistake: What is as good is asked with >=, also where a small value is good.
//! says: Your code sometimes chooses a worse move that follows the best. Skip every move that is worse than the best move so far.
// ANCHOR: body
let mut best = board.worst_case();
let mut chosen = None;
let mut k = 0;
for (mv, value) in valued {
    if board.better(value, best) {
        best = value;
        chosen = Some(mv);
        k = 1;
    } else if value >= best {
        k += 1;
        if rng.u64(..k) == 0 {
            chosen = Some(mv);
        }
    }
}
chosen
// ANCHOR_END: body

//! name: highest_die
//! mistake: Each of the best moves throws a die, and of equal throws the first wins.
//! says: Your code seems to draw a number for each of the equal moves. If two numbers are equal, the first move wins.
// ANCHOR: body
    let mut best = board.worst_case();
    let mut highest = 0;
    let mut chosen = None;
    for (mv, value) in valued {
        let throw = rng.u64(..6) + 1;
        if board.better(value, best) {
            best = value;
            highest = throw;
            chosen = Some(mv);
        } else if value == best && throw > highest {
            highest = throw;
            chosen = Some(mv);
        }
    }
    chosen
// ANCHOR_END: body

//! name: index_of_the_old_list
//! mistake: A better move clears the list, but the index that was drawn for it remains.
//! says: returned None, but should return the move worth 5. For the values [1, 1, 5] your code sometimes returned None, but for [1, 5] and [5, 5, 5] never.
// ANCHOR: body
let (mut best, mut best_value, mut chosen) = (Vec::new(), board.worst_case(), 0);
for (mv, value) in valued {
    if best.is_empty() || board.better(value, best_value) {
        (best, best_value) = (vec![mv], value);
    } else if value == best_value {
        best.push(mv);
        chosen = rng.usize(..best.len());
    }
}
best.get(chosen).copied()
// ANCHOR_END: body

//! name: keeps_the_first
//! mistake: Of equals the first is kept.
//! says: returned the same move in all, but should return each move in about 250 games.
//! says: Your code always returns the first of the equal moves.
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if equals == 0 {

//! name: keeps_the_last
//! mistake: An equal move always replaces.
//! says: Your code always returns the last of the equal moves.
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         {

//! name: large_is_good
//! mistake: The largest value is the best one, whoever moves; the first is kept as it comes.
//! says: Your code chooses the move with the largest value, but for the second player a small value is good.
// ANCHOR: body
let _ = board;
let mut best: Option<(B::Move, Value)> = None;
let mut equals = 0;
for (mv, value) in valued {
    if best.is_none_or(|(_, known)| value > known) {
        (best, equals) = (Some((mv, value)), 1);
    } else if best.is_some_and(|(_, known)| value == known) {
        equals += 1;
        if rng.u64(..equals) == 0 {
            best = Some((mv, value));
        }
    }
}
best.map(|(mv, _)| mv)
// ANCHOR_END: body

//! name: largest_for_both
//! mistake: The largest value is best for both players.
//! says: If the second player moves, your code never chooses a move.
// CHANGE: body
-     if board.better(value, best_value) {
+     if value > best_value {

//! name: largest_number_stays
//! mistake: Of equal moves the one with the largest number stays, but a better move keeps the largest number of the worse moves.
//! says: When a better move appears, your code keeps its count, or another number, from the worse moves. Start anew at each better move.
// ANCHOR: body
let mut best: Option<(B::Move, Value)> = None;
let mut largest = 0;
for (mv, value) in valued {
    let drawn = rng.u64(..1 << 60);
    match best {
        Some((_, old)) if board.better(value, old) => best = Some((mv, value)),
        Some((_, old)) if value != old || drawn <= largest => {}
        _ => (best, largest) = (Some((mv, value)), drawn),
    }
}
best.map(|(mv, _)| mv)
// ANCHOR_END: body

//! name: last_of_list_missed
//! mistake: The list is drawn from without its last.
//! says: Your code never chooses the last of the equal moves. Give this move the same chance as the others.
// ANCHOR: body
let mut best_value = board.worst_case();
let mut best = vec![];
for (mv, value) in valued {
    if board.better(value, best_value) {
        best_value = value;
        best.clear();
    }
    if value == best_value {
        best.push(mv);
    }
}
if best.is_empty() { None } else { Some(best[rng.usize(..best.len().max(2) - 1)]) }
// ANCHOR_END: body

//! name: list_cleared_for_each_move
//! mistake: The list of the best is cleared for every move.
//! says: For the values [5, 1, 1] your code sometimes returned None, but for [1, 5] and [5, 5, 5] never. A worse move must not remove the best moves
// ANCHOR: body
let mut best_value = board.worst_case();
let mut best = vec![];
for (mv, value) in valued {
    if board.better(value, best_value) {
        best_value = value;
    }
    best.clear();
    if value == best_value {
        best.push(mv);
    }
}
rng.choice(best)
// ANCHOR_END: body

//! name: list_cleared_too_late
//! mistake: A better move is put into the list of the best, and then the list is cleared.
//! says: If there is only one move, your code does not choose it. Check the value with which your best value begins, your comparison, and what happens to the chosen move.
// ANCHOR: body
let mut best = board.worst_case();
let mut equal = Vec::new();
for (mv, value) in valued {
    if !board.better(best, value) {
        equal.push(mv);
    }
    if board.better(value, best) {
        best = value;
        equal.clear();
    }
}
if equal.is_empty() {
    return None;
}
let at = rng.u64(..equal.len() as u64);
Some(equal[at as usize])
// ANCHOR_END: body

//! name: list_not_emptied
//! mistake: The list of equals is not emptied when a better one comes.
//! says: Your code also chooses earlier moves that were the best so far. Forget all earlier moves when a better move appears.
// ANCHOR: body
let mut best_value = board.worst_case();
let mut best = vec![];
for (mv, value) in valued {
    if board.better(value, best_value) {
        best_value = value;
        best.push(mv);
    } else if value == best_value {
        best.push(mv);
    }
}
rng.choice(best)
// ANCHOR_END: body

//! name: list_not_emptied_but_the_count
//! mistake: A better move restarts the count, but the list still has the earlier moves in front.
//! says: When a better move appears, your code does not remove the earlier best moves: it still chooses the first of them. Remove them all
// ANCHOR: body
let (mut best, mut moves, mut equal) = (board.worst_case(), vec![], 0);
for (mv, value) in valued {
    if moves.is_empty() || board.better(value, best) {
        (best, equal) = (value, 0);
    }
    if value == best {
        moves.push(mv);
        equal += 1;
    }
}
(equal > 0).then(|| moves[rng.usize(..equal)])
// ANCHOR_END: body

//! name: list_not_shortened
//! mistake: A better move restarts the count, but the list still has the earlier moves behind the first place.
//! says: When a better move appears, your code removes only the first of the earlier best moves: it still chooses the others. Remove them all
// ANCHOR: body
let (mut best_value, mut equal, mut count) = (board.worst_case(), vec![], 0);
for (mv, value) in valued {
    if board.better(value, best_value) {
        (best_value, count) = (value, 0);
    } else if value != best_value {
        continue;
    }
    match equal.get_mut(count) {
        Some(place) => *place = mv,
        None => equal.push(mv),
    }
    count += 1;
}
rng.choice(equal)
// ANCHOR_END: body

//! name: nearly_equal_too
//! mistake: A value that is one worse counts as equal.
//! says: Your code sometimes chooses a later move that is worth 1 less than the best.
// CHANGE: body
-     } else if value == best_value {
+     } else if value == best_value || value + 1 == best_value {

//! name: never_above_the_first
//! mistake: The opposite value is compared, so only equal moves replace the choice.
//! says: Your code never chooses a move that is better than the first. Replace the choice when a better move appears. Your code chose the moves in these percentages of the games: 34/33/33/0.
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(-value, best_value) {

//! name: no_move_panics
//! mistake: The chosen move is unwrapped.
//! says: Your fair_choice on a board without a move panicked, but should return None.
// CHANGE: body
- chosen
+ Some(chosen.unwrap())

//! name: one_number_for_all
//! mistake: One number is drawn before the loop and decides about every equal move.
//! says: At each equal move your code keeps or replaces its choice, but it takes one number from `rng` for all of them, so the decisions depend on each other. Draw a new number for each of these moves.
// CHANGE: body
+ let lot = rng.u64(..);
  let mut best_value = board.worst_case();

-         if rng.u64(..equals) == 0 {
+         if lot % equals == 0 {

//! name: one_too_few
//! mistake: The k-th replaces with 1/(k − 1).
//! says: Of two equal moves, your code chooses the second in every game: it should be 1 of 2. Of three, your code chooses the third in 1 of 2 games: it should be 1 of 3. Check whether your count is 1 too small, or your list has no place for the first move.
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u64(..equals - 1) == 0 {

//! name: one_too_many
//! mistake: The k-th replaces with 1/(k + 1).
//! says: Your fair_choice among 2 equal moves returned the moves in 67/33 per cent of the games, but should return each in about 50 per cent. Of two equal moves, your code chooses the second in 1 of 3 games: it should be 1 of 2. Of three, your code chooses the third in 1 of 4 games: it should be 1 of 3. Check whether your count or your range is 1 too large, or your list has the first move twice.
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u64(..=equals) == 0 {

//! name: round_and_round
//! mistake: The first of the best moves is taken, from a random place on and round and round.
//! says: Perhaps your code begins at a random place in the list and chooses the first best move from there.
// ANCHOR: body
let all: Vec<(B::Move, Value)> = valued.into_iter().collect();
let mut best = board.worst_case();
for &(_, value) in &all {
    if board.better(value, best) {
        best = value;
    }
}
if all.is_empty() {
    return None;
}
let start = rng.usize(..all.len());
let from = |at: usize| all[(start + at) % all.len()];
(0..all.len()).map(from).find(|&(_, value)| value == best).map(|(mv, _)| mv)
// ANCHOR_END: body

//! name: seeded_each_time
//! mistake: The generator begins anew with every call.
//! says: returned the same move in all, but should return each move in about 250 games.
// CHANGE: body
+ let mut rng = fastrand::Rng::with_seed(1);
  let mut best_value = board.worst_case();

//! name: stops_when_it_chooses
//! mistake: The loop ends as soon as chance chooses a move.
//! says: your code stops after 2 of the 4 moves
// CHANGE: body
              chosen = Some(mv);
+             break;
          }

//! name: swapped_with_any
//! mistake: Each move is swapped with any place of the list.
//! says: Your code seems to shuffle the list, and to swap each index with any index. Then some orders are more likely than others. Swap index n only with an index from 0 to n.
// ANCHOR: body
let mut moves: Vec<(B::Move, Value)> = valued.into_iter().collect();
for i in 0..moves.len() {
    let j = rng.u64(..moves.len() as u64) as usize;
    moves.swap(i, j);
}
let (mut best_value, mut chosen) = (board.worst_case(), None);
for (mv, value) in moves {
    if board.better(value, best_value) {
        (best_value, chosen) = (value, Some(mv));
    }
}
chosen
// ANCHOR_END: body

//! name: the_two_best
//! mistake: Chance decides between the best move and the second best.
//! says: your code chooses either of the two best moves
// ANCHOR: body
let mut moves: Vec<(B::Move, Value)> = valued.into_iter().collect();
moves.sort_by(|one, other| match board.better(one.1, other.1) {
    true => std::cmp::Ordering::Less,
    false => std::cmp::Ordering::Greater,
});
moves.truncate(2);
rng.choice(moves).map(|(mv, _)| mv)
// ANCHOR_END: body

//! name: turned_round
//! mistake: The k-th stays out with 1/k.
//! says: Of three equal moves, your code chooses the third in 2 of 3 games: it should be 1 of 3. Of four, your code chooses the fourth in 3 of 4 games: it should be 1 of 4.
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u64(..equals) != 0 {

//! name: up_to_six
//! mistake: From the seventh equal on, the chance is 1/6.
//! says: With up to 6 equal moves, your code chooses the last as often as it should. With 7 equal moves, your code chose the last move in about 17 per cent of the games, but should choose this move in about 14 per cent.
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u64(..equals.min(6)) == 0 {

//! name: valued_half_open
//! mistake: The given function searches in a narrow window.
//! says: If you changed `valued`, restore it: it was given.
// CHANGE: valued
-         let (value, _reply) = alpha_beta(&board.play(mv), below, Value::MIN, Value::MAX);
+         let (value, _reply) = alpha_beta(&board.play(mv), below, Value::MIN, 0);

//! name: worst_is_zero_for_the_second
//! mistake: The worst case is that of the first player.
//! says: If the second player moves, your code never chooses a move.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = Value::MIN;

// Right answers in other styles, which must pass.

//! name: a_list_first
//! right: Collects the best, then chooses one.
//! told: Of 4 equal moves, in 20 000 games
// ANCHOR: body
let mut best_value = board.worst_case();
let mut best = vec![];
for (mv, value) in valued {
    if board.better(value, best_value) {
        best_value = value;
        best.clear();
    }
    if value == best_value {
        best.push(mv);
    }
}
rng.choice(best)
// ANCHOR_END: body

//! name: a_ticket_each
//! right: each equal move draws a ticket, the largest wins
// ANCHOR: body
    let mut best: Option<(B::Move, Value, u64)> = None;
    for (mv, value) in valued {
        let ticket = rng.u64(..);
        let wins = match best {
            None => true,
            Some((_, old, held)) => board.better(value, old) || value == old && ticket > held,
        };
        if wins {
            best = Some((mv, value, ticket));
        }
    }
    best.map(|b| b.0)
// ANCHOR_END: body

//! name: neither_is_better
//! right: Equal is what is not better either way.
// CHANGE: body
-     } else if value == best_value {
+     } else if !board.better(best_value, value) {

//! name: shuffled
//! right: Shuffles, and keeps the first best.
// ANCHOR: body
let mut moves: Vec<(B::Move, Value)> = valued.into_iter().collect();
rng.shuffle(&mut moves);
let mut best: Option<(B::Move, Value)> = None;
for (mv, value) in moves {
    if best.is_none_or(|(_, old)| board.better(value, old)) {
        best = Some((mv, value));
    }
}
best.map(|(mv, _)| mv)
// ANCHOR_END: body

//! name: the_last_number
//! right: The last of the numbers decides.
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u32(1..=equals) == equals {

//! name: with_a_float
//! right: A float below 1/k.
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.f64() * f64::from(equals) < 1.0 {
