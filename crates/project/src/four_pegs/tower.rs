//! Moves a tower with the student's function.

use call_trace::{Call, Stopped, Trace, try_record};
use textfmt::{counted, spaced};

use super::moves::{Fault, Moves, Peg};
use super::student::MoveTower;
use crate::failed::Failed;
use crate::panicked;

/// The maximum number of open calls in a message.
const OPEN: usize = 6;

/// Moves a tower, and returns the moves that brought it to its goal.
pub(crate) fn moved(by: MoveTower, discs: u32, from: Peg, to: Peg) -> Result<Moves, Failed> {
    let spares = Peg::ALL.into_iter().filter(|peg| ![from, to].contains(peg));
    let spares: Vec<Peg> = spares.collect();
    let mut moves = Moves::of_a_tower(discs, from);
    let (ended, trace) = try_record(|| by(discs, from, to, spares[0], spares[1], &mut moves));
    let asked = format!("{} from {from:?} to {to:?}", counted(discs, "disc"));
    if let Some(fault) = &moves.fault {
        return Err(Failed::Law(match fault.is_too_many {
            true => too_many(&asked, moves.count()),
            false => illegal(&asked, fault, &moves, &trace),
        }));
    }
    if let Err(stopped) = ended {
        return Err(match endless(&trace) {
            Some(why) => Failed::Law(format!("✗ {asked}: {why}")),
            None => panicked(&asked, &stopped, &trace),
        });
    }
    let goal = Moves::of_a_tower(discs, to);
    if moves.pegs != goal.pegs {
        let made = counted(moves.count(), "move");
        let them = if moves.count() == 1 { "it" } else { "them" };
        return Err(Failed::Law(format!(
            "✗ Your {asked} made {made}, and after {them} the tower should be on {to:?}. Instead, the pegs hold \
             these discs, the lowest first:\n{}",
            moves.pegs
        )));
    }
    Ok(moves)
}

/// Calls a function of the student's, and turns a panic into an error.
pub(crate) fn ask<T>(asked: &str, function: impl FnOnce() -> T) -> Result<T, Failed> {
    let (ended, trace) = try_record(function);
    ended.map_err(|stopped| panicked(asked, &stopped, &trace))
}

/// Returns the message about a panic of the student's: the call that panicked, and the open calls around it.
pub(crate) fn panicked(asked: &str, stopped: &Stopped, trace: &Trace) -> Failed {
    let message = stopped.to_string();
    if trace.went_too_deep() {
        return Failed::Panicked(format!("✗ {asked}: {message}"));
    }
    let tree = trace.tree();
    let innermost = open(&tree.calls).last().map(in_words);
    Failed::Panicked(match panicked::told(&message, innermost.as_deref()) {
        Err(todo) => todo,
        Ok(told) if innermost.is_none() => format!("✗ {asked}: {told}"),
        Ok(told) => format!("✗ {asked}: {told}\n{}", open_calls(trace)),
    })
}

/// Explains an endless recursion if the numbers of discs show its cause: a call moves at least as many discs as its caller. Only
/// calls of the outermost function count. Another function may be called last and still be open, but its call would have ended.
fn endless(trace: &Trace) -> Option<String> {
    if !trace.went_too_deep() {
        return None;
    }
    let tree = trace.tree();
    let all: Vec<&Call<'_>> = open(&tree.calls).collect();
    let first = all.first()?;
    let again = |call: &&&Call<'_>| call.function == first.function;
    let calls: Vec<&Call<'_>> = all.iter().filter(again).copied().collect();
    if calls.len() < all.len() / 2 {
        return None;
    }
    let discs = |call: &Call<'_>| call.args.iter().next()?.1.parse::<u32>().ok();
    let mut steps = calls.windows(3).enumerate();
    let (at, step, of, aside) = steps.find_map(|(at, step)| {
        let (of, aside) = (discs(step[0])?, discs(step[1])?);
        (aside >= of).then_some((at, step, of, aside))
    })?;
    let why = match of {
        _ if aside > of => {
            format!("{aside} discs were set aside, and the tower has only {of}.")
        }
        1 => "the only disc was set aside, and no disc was left for the second step.".to_owned(),
        2 => "both discs were set aside, and no disc was left for the second step.".to_owned(),
        _ => format!("all {of} discs were set aside, and no disc was left for the second step."),
    };
    let gap = if at == 0 { "" } else { "… → " };
    let step: Vec<String> = step.iter().copied().map(in_words).collect();
    Some(format!(
        "{why}\nSo it never ends: {gap}{} → …",
        step.join(" → ")
    ))
}

/// Returns the calls that had not returned, the outermost first.
fn open<'c, 't>(calls: &'c [Call<'t>]) -> impl Iterator<Item = &'c Call<'t>> {
    calls.iter().filter(|call| call.value.is_none())
}

fn in_words(call: &Call<'_>) -> String {
    format!("{}({})", call.function, call.args.values())
}

/// Lists the calls that had not returned.
fn open_calls(trace: &Trace) -> String {
    let tree = trace.tree();
    let open: Vec<String> = open(&tree.calls).map(in_words).collect();
    let (left_out, last) = open.split_at(open.len().saturating_sub(OPEN));
    let gap = if left_out.is_empty() { "" } else { "… → " };
    match last {
        [] => "No call of yours was open.".to_owned(),
        _ => format!("The calls that were open: {gap}{}.", last.join(" → ")),
    }
}

/// Returns the message about too many moves.
fn too_many(asked: &str, made: usize) -> String {
    format!(
        "✗ Your {asked} made {} moves, and the tower has not arrived.\nEach move is legal, but there are too many. \
         The rule in `aside` decides how many there are: `compare` shows the first tower for which the rule is not \
         the best.",
        spaced(made)
    )
}

/// Returns the message about an illegal move.
fn illegal(asked: &str, fault: &Fault, moves: &Moves, trace: &Trace) -> String {
    format!(
        "✗ {asked}: {}.\nIt is made in {}:{}. Before it, the pegs held these discs, the lowest first:\n{}\n{}",
        fault.why,
        fault.at.file(),
        fault.at.line(),
        moves.pegs,
        open_calls(trace)
    )
}
