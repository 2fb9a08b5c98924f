//! The claims of the tests of `hanoi`, and explanations of wrong answers.

use call_trace::{Call, Trace, Tree};
use diagnosis::{
    adds_the_same_in_any_order, attempt, counted, last, number, probe, remark, shown, spaced,
    watch, worth,
};
use recursion::hanoi::{Move, Peg, Peg::*, hanoi};

pub(super) fn no_disc_needs_no_move() {
    let (moves, _) = run(0, A, C, B);
    assert!(
        moves.is_empty(),
        "{}",
        wrong_moves(
            0,
            A,
            C,
            B,
            &moves,
            "Your code moved a disc, but there is none. Return without a move if `discs` is 0."
        )
    );
}

pub(super) fn one_disc_goes_to_its_goal(from: Peg, to: Peg, spare: Peg) {
    one_disc(from, to, spare);
}

/// Checks whether the code makes this move for one disc, whatever pegs it is given.
fn always(only: &Move) -> bool {
    [(A, B, C), (C, A, B), (B, C, A)]
        .into_iter()
        .all(|(from, to, spare)| {
            let mut moves = Vec::new();
            attempt(|| hanoi(1, from, to, spare, &mut moves));
            moves == [*only]
        })
}

pub(super) fn every_move_is_legal_and_the_tower_arrives(discs: u32) {
    check(discs, A, C, B);
}

pub(super) fn makes_the_same_moves_whatever_was_asked_before() {
    adds_the_same_in_any_order(
        "moves",
        "makes_the_same_moves_whatever_was_asked_before",
        &[
            (3, [A, C, B]),
            (3, [A, B, C]),
            (2, [C, A, B]),
            (4, [A, C, B]),
        ],
        |(discs, [from, to, spare])| format!("hanoi({discs}, {from:?}, {to:?}, {spare:?})"),
        |&(discs, [from, to, spare])| listed(&run(discs, from, to, spare).0),
        |&(discs, [from, to, spare])| listed(&textbook(discs, from, to, spare)),
    );
}

pub(super) fn any_peg_may_be_the_goal([from, to, spare]: [Peg; 3]) {
    check(2, from, to, spare);
    check(5, from, to, spare);
}

pub(super) fn makes_2_to_the_n_minus_1_moves(discs: u32) {
    check(discs, A, C, B);
}

pub(super) fn moves_are_added_behind_those_already_there() {
    let there = [Move { from: B, to: A }, Move { from: A, to: B }];
    // The last move ends on another peg than the tower's, and then on the tower's own.
    for earlier in [there, [there[1], there[0]]] {
        added_behind(earlier);
    }
}

fn added_behind(earlier: [Move; 2]) {
    let mut moves = earlier.to_vec();
    watch(|| hanoi(2, A, C, B, &mut moves), why);
    assert!(
        moves.starts_with(&earlier),
        "Your hanoi(2, A, C, B, moves), with 2 moves already in `moves`, did not leave these 2 moves \
         at the start of `moves`, but should.\nOnly add moves at the end of `moves`: move, change \
         and remove no other move.\nbefore: {}\nafter:  {}",
        listed(&earlier),
        listed(&moves)
    );
    let (added, right) = (run(2, A, C, B).0, textbook(2, A, C, B));
    let thought = match added == right {
        true => {
            "\nTo an empty list, your code adds the right moves. Check each place where it uses \
             `moves` or its length: leave out the moves that were there before the call."
        }
        false => "",
    };
    assert!(
        moves[2..] == added,
        "Your hanoi(2, A, C, B, moves), with 2 moves already in `moves`, added {}, but should add \
         {}.{thought}",
        listed(&moves[2..]),
        listed(&right)
    );
}

// A student's own helper may double the calls and the frames.
pub(super) fn two_calls_each_about_one_disc_less(discs: u32) {
    let trace = check(discs, A, C, B);
    let (calls, enough) = (trace.calls(), (2 << discs) - 1);
    let tree = trace.tree();
    let most = tree.calls.iter().max_by_key(|call| call.children.len());
    let thought = match most {
        Some(call) if call.children.len() > 2 => format!(
            "{} itself made {} calls. {TWO}",
            shown(call),
            call.children.len()
        ),
        _ => TWO.into(),
    };
    assert!(
        calls <= 2 * enough + 2,
        "Your hanoi({discs}, A, C, B) made {} calls, but should need at most {}.\n{thought} (The moves are right.)",
        spaced(calls),
        spaced(enough)
    );
    let (height, enough) = (trace.height(), discs as usize + 1);
    assert!(
        height <= 2 * enough + 1,
        "Your hanoi({discs}, A, C, B) went {height} frames deep, but should go at most \
         {enough} deep.\nPass `discs - 1` to each call. (The moves are right.)"
    );
}

pub(super) fn the_page_asked_for_3_and_4_discs() {
    let trace = check(3, A, C, B);
    check(4, A, C, B);
    let moves = |discs| run(discs, A, C, B).0;
    let (three, four, ten) = (moves(3), moves(4), moves(10));
    worth(format!(
        "{} moves for 3 discs, {} for 4, {} for 10; the first move of 3 discs goes to {:?}.",
        three.len(),
        four.len(),
        spaced(ten.len()),
        three[0].to
    ));
    let point = "the tree of its calls is the proof.";
    match diagnosis::unseen(&["hanoi"], &trace, point) {
        Some(kind) => remark(kind),
        None => worth(format!(
            "3 discs took {} calls and no more than {} frames at once.",
            trace.calls(),
            trace.height()
        )),
    }
}

/// Returns the moves of the standard solution.
fn textbook(discs: u32, from: Peg, to: Peg, spare: Peg) -> Vec<Move> {
    if discs == 0 {
        return Vec::new();
    }
    let there = textbook(discs - 1, from, spare, to);
    let back = textbook(discs - 1, spare, to, from);
    [there, vec![Move { from, to }], back].concat()
}

/// Formats the first moves, "A → B, A → C", or returns "no move". A line cannot break inside a move.
fn listed(moves: &[Move]) -> String {
    if moves.is_empty() {
        return "no move".into();
    }
    let mut some: Vec<String> = moves.iter().take(8).map(arrow).collect();
    if moves.len() > 8 {
        some.push("…".into());
    }
    some.join(", ")
}

fn arrow(Move { from, to }: &Move) -> String {
    format!("{from:?}\u{a0}→\u{a0}{to:?}")
}

/// Runs `hanoi`, and explains a panic.
fn run(discs: u32, from: Peg, to: Peg, spare: Peg) -> (Vec<Move>, Trace) {
    let mut moves = Vec::new();
    let ((), trace) = watch(|| hanoi(discs, from, to, spare, &mut moves), why);
    (moves, trace)
}

fn why(panic: &str, tree: &Tree) -> Option<String> {
    let call = last(tree)?;
    if panic.contains("subtract with overflow") {
        let made = call.children.last().map(|&made| &tree.calls[made]);
        return Some(match number(call, "discs")? {
            0 => "Your hanoi with 0 discs subtracted from 0, but should make no move.\nSubtract \
                  only if `discs` is not 0."
                .into(),
            _ => format!(
                "Your {} panicked{}, but should not.\nYour code subtracted a number from a smaller \
                 one, and no `u32` is below 0. If this number is `discs`, subtract only 1.",
                shown(call),
                made.map_or(String::new(), |made| format!(
                    " after its call {}",
                    shown(made)
                ))
            ),
        });
    }
    let (by, call) = tree.calls.iter().find_map(|call| {
        let by = &tree.calls[call.parent?];
        let (less, more) = (number(call, "discs")?, number(by, "discs")?);
        (call.function == by.function && less >= more && more > 0).then_some((by, call))
    })?;
    diagnosis::went_too_deep(panic).then(|| {
        format!(
            "Your {} called {}, but should call itself with fewer discs.\nPass `discs - 1`, the \
             size of each smaller tower.",
            shown(by),
            shown(call)
        )
    })
}

/// Checks that one disc reaches its goal, and returns the recording.
fn one_disc(from: Peg, to: Peg, spare: Peg) -> Trace {
    let (moves, trace) = run(1, from, to, spare);
    let want = [Move { from, to }];
    if moves == want {
        return trace;
    }
    let thought = match &moves[..] {
        _ if !run(0, from, to, spare).0.is_empty() => {
            "Your code adds a move even for 0 discs. Fix this case first.".into()
        }
        [] if clears() => CLEARED.into(),
        [] if run(3, from, to, spare).0.is_empty() => HANDED.into(),
        [] => "Your code does not move a tower of one disc. Move this disc from `from` to `to`."
            .into(),
        [only] if always(only) => {
            "Your code always makes this move. Use the pegs `from` and `to` instead.".into()
        }
        [only] if only.from == to && only.to == from => {
            "Your code swapped `from` and `to`. Move the disc from `from` to `to`.".into()
        }
        [only] if only.to == spare && only.from == from => {
            format!(
                "Your code moved the disc to {spare:?}, the spare peg. Move the disc to `to` \
                     instead."
            )
        }
        [only] if only.from == only.to => {
            "This move leaves the disc on its peg. Move the disc to `to`.".into()
        }
        [_] => "The disc must move from `from` to `to`, as this call received them.".into(),
        _ => "Your code made more than one move for one disc. Move this disc directly from `from` \
              to `to`."
            .into(),
    };
    panic!("{}", wrong_moves(1, from, to, spare, &moves, &thought));
}

/// Checks that the moves bring the tower to its goal, without extra moves, and returns the recording.
fn check(discs: u32, from: Peg, to: Peg, spare: Peg) -> Trace {
    if discs == 1 {
        return one_disc(from, to, spare);
    }
    let (moves, trace) = run(discs, from, to, spare);
    let smaller = (0..=discs.min(5)).find(|&discs| {
        let mut moves = Vec::new();
        attempt(|| hanoi(discs, A, C, B, &mut moves));
        moves != textbook(discs, A, C, B)
    });
    if let Some(smaller) = smaller.filter(|&it| (it, from, to) != (discs, A, C))
        && moves != textbook(discs, from, to, spare)
    {
        let (seen, _) = run(smaller, A, C, B);
        let said = wrong_moves(smaller, A, C, B, &seen, "Fix this case first.");
        panic!("{said}");
    }
    let wrong = |thought: &str| wrong_moves(discs, from, to, spare, &moves, thought);
    if moves != textbook(discs, from, to, spare)
        && plan(discs, &moves).is_none()
        && let Some(seen) = made_again(&trace.tree()).or_else(|| same_peg(&trace.tree()))
    {
        panic!("{}", wrong(&seen));
    }
    let pegs = match play(discs, from, &moves) {
        Ok(pegs) => pegs,
        Err(seen) => panic!("{}", wrong(&seen)),
    };
    let arrived = pegs[to as usize].len() == discs as usize;
    let (got, want) = (moves.len(), (1_usize << discs) - 1);
    if arrived && got == want {
        return trace;
    }
    panic!(
        "{}",
        wrong(&not_arrived(discs, (from, to, spare), &moves, &pegs))
    );
}

/// Returns words about a call that made no call, although the same call did before.
fn made_again(tree: &Tree) -> Option<String> {
    let mut calls = tree.calls.iter().enumerate();
    calls.find_map(|(at, later)| {
        let first = tree.calls[..at].iter().find(|call| {
            call.function == later.function && call.args == later.args && !call.children.is_empty()
        })?;
        later.children.is_empty().then(|| {
            format!(
                "The first call {} made {}, but a later one made none. If your code stores the moves of a call and \
                 adds them again later, store only the moves that this call added.",
                shown(first),
                counted(first.children.len(), "call")
            )
        })
    })
}

/// Returns words about a call that should move a tower to the peg that it stands on.
fn same_peg(tree: &Tree) -> Option<String> {
    let call = tree.calls.iter().find(|call| {
        let (discs, [from, to, _]) = part(call);
        discs > Some(0) && from != "?" && from == to
    })?;
    Some(format!(
        "{} called {}, in which `from` and `to` are the same peg. Check the pegs of this call.",
        shown(&tree.calls[call.parent?]),
        shown(call)
    ))
}

/// Plays the moves. Returns the discs on each peg at the end, or words about the first impossible move.
fn play(discs: u32, from: Peg, moves: &[Move]) -> Result<[Vec<u32>; 3], String> {
    let mut pegs = [const { Vec::new() }; 3];
    pegs[from as usize] = (1..=discs).rev().collect::<Vec<u32>>();
    for (at, Move { from, to }) in moves.iter().enumerate() {
        let at = at + 1;
        let thought = || plan(discs, moves).or_else(|| changed_by_a_call(discs, moves));
        if from == to {
            let seen = format!("Move {at} moves no disc.");
            return Err(then(seen, at, thought()));
        }
        let Some(disc) = pegs[*from as usize].pop() else {
            let seen = format!("Move {at} takes a disc from {from:?}, but this peg is empty.");
            return Err(then(seen, at, thought()));
        };
        if let Some(&under) = pegs[*to as usize].last()
            && under < disc
        {
            let same_way = at > 1 && moves[at - 2] == moves[at - 1];
            let thought = plan(discs, moves).or_else(|| {
                // With too few moves, not even an untraced helper has moved a whole tower.
                let cure = match discs > 2 && at == 2 && moves.len() < (1 << discs) - 1 {
                    true => " Does your code move the smaller discs as one tower, with one call?",
                    false => "",
                };
                same_way.then(|| {
                    format!(
                        "Move {} used the same pegs, so a smaller disc is already on the target \
                         peg.{cure}",
                        at - 1
                    )
                })
            });
            let thought = thought.or_else(|| changed_by_a_call(discs, moves));
            let seen = format!("Move {at} puts disc {disc} on the smaller disc {under}.");
            return Err(then(seen, at, thought));
        }
        pegs[*to as usize].push(disc);
    }
    Ok(pegs)
}

/// Returns words about three discs if the smaller tower went to the spare peg, and the next move is wrong.
fn changed_by_a_call(discs: u32, moves: &[Move]) -> Option<String> {
    let right = textbook(3, A, C, B);
    let is_the_fourth = moves.len() == 7 && moves[..3] == right[..3] && moves[3] != right[3];
    (discs == 3 && is_the_fourth).then(|| {
        "Moves 1 to 3 are right. If your calls share their pegs, does each call leave them as it \
         found them?"
            .into()
    })
}

/// Explains legal moves that leave the tower elsewhere, or bring it to its goal by too many.
fn not_arrived(
    discs: u32,
    (from, to, spare): (Peg, Peg, Peg),
    moves: &[Move],
    pegs: &[Vec<u32>; 3],
) -> String {
    let (got, arrived) = (moves.len(), pegs[to as usize].len() == discs as usize);
    let mut fewer = Vec::new();
    attempt(|| hanoi(discs.saturating_sub(1), from, to, spare, &mut fewer));
    plan(discs, moves).unwrap_or_else(|| {
        if arrived {
            "The tower arrives, but with unnecessary moves.".into()
        } else if got == 0 && !fewer.is_empty() {
            "Your code moves smaller towers, but not this tower. Check the number of discs for \
             which your code makes no move."
                .into()
        } else if pegs[spare as usize].len() == discs as usize {
            format!(
                "Your code moved the whole tower to {spare:?}, the spare peg.{}",
                odd_arrive()
            )
        } else {
            format!(
                "At the end, the pegs A, B and C contain these discs, from bottom to top: \
                 {pegs:?}. Move every disc to `to`."
            )
        }
    })
}

/// Formats the message about wrong moves: the question, the student's moves, the right ones and the thought. A last
/// line lists the moves if the first line has not shown them.
fn wrong_moves(discs: u32, from: Peg, to: Peg, spare: Peg, seen: &[Move], thought: &str) -> String {
    let want = textbook(discs, from, to, spare);
    let asked = format!("hanoi({discs}, {from:?}, {to:?}, {spare:?})");
    if seen.len().max(want.len()) <= 4 {
        return format!(
            "Your {asked} made {}, but should make {}.\n{thought}",
            listed(seen),
            listed(&want)
        );
    }
    let moves = match seen {
        [] => String::new(),
        _ => format!("\nyour moves: {}", listed(seen)),
    };
    if seen.len() != want.len() {
        let count = |moves: &[Move]| match moves.len() {
            0 => "no move".into(),
            some => counted(some, "move"),
        };
        return format!(
            "Your {asked} made {}, but should make {}.\n{thought}{moves}",
            count(seen),
            spaced(want.len())
        );
    }
    let first = (0..want.len())
        .find(|&at| seen[at] != want[at])
        .unwrap_or(0);
    format!(
        "Your {asked} made {} as move {}, but should make {}.\n{thought}{moves}",
        arrow(&seen[first]),
        first + 1,
        arrow(&want[first])
    )
}

/// Appends the thought that follows from an observation of a move.
fn then(seen: String, at: usize, thought: Option<String>) -> String {
    match thought {
        Some(thought) => format!("{seen} {thought}"),
        None if at == 1 => seen + " Check this move.",
        None => seen,
    }
}

/// Returns words about towers of 1 and 3 that arrive although a tower of 4 does not, or a general instruction.
fn odd_arrive() -> &'static str {
    let arrives = |discs| {
        let mut moves = Vec::new();
        attempt(|| hanoi(discs, A, C, B, &mut moves));
        moves == textbook(discs, A, C, B)
    };
    match arrives(1) && arrives(3) && !arrives(4) {
        true => {
            " Towers of 1 and 3 discs arrive at `to`, but a tower of 4 does not. Check your pegs \
                 for an even number of discs."
        }
        false => " Move the tower to `to` instead.",
    }
}

/// Explains a mistake in the plan: in the pegs and discs that the call for two or three discs hands down, or in the
/// place of its own move between the two calls. For three discs, it looks at their own call first.
fn plan(discs: u32, seen: &[Move]) -> Option<String> {
    if seen.is_empty() {
        return None;
    }
    let (first, second) = if discs == 3 { (3, 2) } else { (2, 3) };
    let planned = plan_for(first).or_else(|| plan_for(second));
    planned.or_else(|| is_reordered().then(|| REORDERED.into()))
}

const REORDERED: &str = "For 2 discs your code makes the three right moves, but in another order. \
    `moves` must contain them in the order in which the discs move.";

fn is_reordered() -> bool {
    let mut moves = Vec::new();
    attempt(|| hanoi(2, A, C, B, &mut moves));
    let right = textbook(2, A, C, B);
    moves != right && moves.len() == right.len() && right.iter().all(|mv| moves.contains(mv))
}

fn plan_for(discs: u32) -> Option<String> {
    let mut moves = Vec::new();
    let (_, trace) = probe(|| hanoi(discs, A, C, B, &mut moves));
    let tree = trace.tree();
    let mut towers: Vec<&Call> = tree
        .calls
        .iter()
        .filter(|call| call.depth == 2 && call.function == "hanoi")
        .collect();
    // A separate call may move the largest disc, between the two others, and is left out here. With two discs it is
    // the second of three calls.
    let is = |call: &Call, discs: u32, pegs: &[&str]| {
        let (of, handed) = part(call);
        of == Some(discs.into()) && handed.starts_with(pegs)
    };
    let less = discs - 1;
    if let [first, largest, second, ..] = towers[..]
        && is(largest, 1, &["A", "C"])
        && is(first, less, &["A", "B", "C"])
        && !is_a_loop(discs, &towers)
        && (towers.len() == 3 || is(second, less, &["B", "C", "A"]))
    {
        towers.remove(1);
    }
    let one_less = Some(u64::from(less));
    let right = |call: &Call, pegs: &[&str]| is(call, less, pegs);
    let handed = |call: &Call| format!("hanoi({discs}, A, C, B) called {}", shown(call));
    let smaller = |call: &Call| part(call).0 == one_less;
    let has_all = moves.len() == textbook(discs, A, C, B).len();
    let by_yourself = |only: &Call| {
        format!(
            "{}, and added the other moves without a second call. Check the order and the pegs of \
             these moves, or make a second call for the smaller tower.",
            handed(only)
        )
    };
    let by_moves = || if discs == 2 { by_moves(&moves) } else { None };
    let plan = match towers[..] {
        [] => by_moves()?,
        [one] if right(one, &["A", "B"]) => {
            let seen = match moves[..] {
                [.., Move { from: A, to: C }] if !has_all => {
                    "The smaller tower stayed on the spare peg."
                }
                [_, Move { from: A, to: C }, Move { from: B, to: A }] if discs == 2 => MOVED_BACK,
                _ if has_all => return Some(by_yourself(one)),
                _ => return None,
            };
            format!("{seen} Call `hanoi` a second time to move this tower onto the largest disc.")
        }
        [one] if has_all && right(one, &["B", "C"]) => by_yourself(one),
        [one] => format!("{}, and made no second call. {WAITS}", handed(one)),
        [first, largest, second]
            if has_all && right(first, &["A", "B", "C"]) && right(second, &["B", "C", "A"]) =>
        {
            format!(
                "{}. In this call, move the largest disc from `from` to `to`.",
                handed(largest)
            )
        }
        [_, _, _, ..] if is_a_loop(discs, &towers) => of_a_loop(discs, &towers)?,
        // Two calls, or the rounds of a loop: three discs tell them apart.
        [_, _] if discs == 2 && is_a_loop(discs, &towers) => return None,
        [first, second, _, ..]
            if !smaller(first) || !smaller(second) || right(first, &["A", "B", "C"]) =>
        {
            let calls: Vec<String> = towers.iter().map(|call| shown(call)).collect();
            format!(
                "hanoi({discs}, A, C, B) itself called {}. {TWO}",
                calls.join(", ")
            )
        }
        [first, second] if !smaller(first) || !smaller(second) => {
            let odd = if smaller(first) { second } else { first };
            // Or a loop with a call for each smaller tower, which also makes two calls for two discs.
            format!(
                "{}. If your code makes two calls, pass `discs - 1` to each.",
                handed(odd)
            )
        }
        [first, second] if right(first, &["A", "B", "C"]) => {
            second_call(second, &moves, &handed(second)).or_else(by_moves)?
        }
        // The two right calls, in the other order. The moves of the second call may still come first.
        [first, second]
            if right(first, &["B", "C", "A"])
                && right(second, &["A", "B", "C"])
                && moves.first() != Some(&Move { from: B, to: C }) =>
        {
            by_moves()?
        }
        [first, ..] if right(first, &["A", "C"]) => format!("{}. {WAITS}", handed(first)),
        [first, ..] if right(first, &["A", "B"]) => {
            format!(
                "{}. Pass all three pegs: one of them is missing in this call.",
                handed(first)
            )
        }
        [first, ..] => format!(
            "{}. In the first call, move the smaller tower from `from` to the spare peg.",
            handed(first)
        ),
    };
    Some(plan)
}

/// Explains a wrong second call after a right first one.
fn second_call(second: &Call, moves: &[Move], handed: &str) -> Option<String> {
    let words = match part(second).1 {
        ["B", "C", "A"] if moves == [Move { from: A, to: B }, Move { from: A, to: C }] => {
            "The moves of the second call are missing in `moves`. Does this call receive `moves`, \
             too?"
                .into()
        }
        ["B", "C", "A"] => return None,
        ["A" | "C", ..] | ["B", "B", _] => format!("{handed}. {FETCH}"),
        ["B", "A", _] => format!(
            "Your second call moves the smaller tower back to the start: {handed}. Move this tower \
             to the goal instead."
        ),
        ["B", "C", _] => {
            format!("{handed}. Pass all three pegs: one of them is missing in this call.")
        }
        _ => return None,
    };
    Some(words)
}

/// Checks whether each call moves one disc less, as in a loop that replaces the second call.
fn is_a_loop(discs: u32, towers: &[&Call]) -> bool {
    let sizes = (0..discs).rev().map(|size| Some(u64::from(size)));
    towers.iter().map(|call| part(call).0).eq(sizes)
}

/// Explains the first wrong call of such a loop.
fn of_a_loop(discs: u32, towers: &[&Call]) -> Option<String> {
    let (round, call, want) = towers.iter().enumerate().find_map(|(round, call)| {
        let pegs = [["A", "B", "C"], ["B", "A", "C"]][round % 2];
        (part(call).1 != pegs).then_some((round, call, pegs.join(", ")))
    })?;
    let cure = match round {
        0 => "The smaller tower goes to the spare peg first",
        _ => "If a loop replaces your second call, exchange `from` and `spare` after each round",
    };
    Some(format!(
        "hanoi({discs}, A, C, B) called {}. {cure}: the pegs of this call should be {want}.",
        shown(call)
    ))
}

const WAITS: &str =
    "The smaller tower must go first to the spare peg, and later onto the largest disc.";

const FETCH: &str = "The smaller tower is on the spare peg. Move it from there to the goal.";

/// Returns the discs and the pegs of a call.
fn part<'t>(call: &Call<'t>) -> (Option<u64>, [&'t str; 3]) {
    let pegs = ["from", "to", "spare"].map(|name| call.args.get(name).unwrap_or("?"));
    (number(call, "discs"), pegs)
}

const MOVED_BACK: &str = "Your code moved the smaller tower back to the start.";

const CLEARED: &str = "Your code removed earlier moves from `moves`. Only add moves at the end of \
                       `moves`.";

const HANDED: &str = "Your code added nothing to `moves`, the list of the caller. Check which lines \
                      run if `discs` is not 0, and to which list they add.";

const TWO: &str = "Two calls with `discs - 1` are enough, one before and one after the move of the \
                   largest disc.";

/// Checks whether earlier moves were removed.
fn clears() -> bool {
    let mut moves = vec![Move { from: B, to: A }];
    attempt(|| hanoi(0, A, C, B, &mut moves));
    moves.is_empty()
}

/// Explains the moves of two discs without their calls.
fn by_moves(moves: &[Move]) -> Option<String> {
    let pairs: Vec<(Peg, Peg)> = moves.iter().map(|it| (it.from, it.to)).collect();
    let thought = match pairs[..] {
        [] => HANDED,
        [(A, C), (A, B), (B, C)] => {
            "The move of the largest disc comes first, but the smaller tower is still on top of it. \
             In `moves`, it belongs between the moves that take this tower away and those that bring \
             the tower back."
        }
        [(A, B), (B, C), (A, C)] => {
            "The largest disc moved last. Move it before the smaller tower is put on top of it."
        }
        [(B, C), (A, C), (A, B)] => {
            "For 2 discs, `moves` contains the right moves in reverse order. The first move must come \
             first."
        }
        [(A, B), (B, C), (B, C)] => "The largest disc is still on A, and must go from there to C.",
        [(A, B), (A, B), (C, B)] => {
            "Moves 2 and 3 are right if B and C change places. If your calls share their pegs, \
             check that each call leaves them as it found them."
        }
        [(A, B), (B, C)] => {
            "The largest disc never moved. Add its move between those of the smaller tower."
        }
        [(A, C), (A, B), (C, B)] => {
            return Some(format!(
                "Your code moved the whole tower to B, the spare peg.{}",
                odd_arrive()
            ));
        }
        [(A, C), _, ..] => WAITS,
        [(A, B), (A, C), (A, C)] | [(A, B), (A, C), (A, B)] => FETCH,
        _ => return None,
    };
    Some(thought.into())
}
