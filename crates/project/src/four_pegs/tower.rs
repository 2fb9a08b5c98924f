//! A tower moved by the student's function.

use std::panic::resume_unwind;

use call_trace::{Stopped, Trace, try_record};
use words::counted;

use super::moves::{Fault, Moves, Peg};
use super::yours::MoveTower;
use crate::failed::Failed;

/// So many of the open calls are told.
const OPEN: usize = 6;

/// Moves a tower; the moves that brought it to its goal.
pub(crate) fn moved(by: MoveTower, discs: u32, from: Peg, to: Peg) -> Result<Moves, Failed> {
    let spares = Peg::ALL.into_iter().filter(|peg| ![from, to].contains(peg));
    let spares: Vec<Peg> = spares.collect();
    let mut moves = Moves::of_a_tower(discs, from);
    let (ended, trace) = try_record(|| by(discs, from, to, spares[0], spares[1], &mut moves));
    let asked = format!("{} from {from:?} to {to:?}", counted(discs, "disc"));
    if let Some(fault) = &moves.fault {
        return Err(Failed::Law(illegal(&asked, fault, &moves, &trace)));
    }
    if let Err(stopped) = ended {
        go_on(&stopped, &trace);
    }
    let goal = Moves::of_a_tower(discs, to);
    if moves.pegs != goal.pegs {
        let made = counted(moves.count(), "move");
        return Err(Failed::Law(format!(
            "✗ {asked}: yours made {made}, and after them the tower should be on {to:?}. The discs lie like this, the lowest \
             first:\n{}",
            moves.pegs
        )));
    }
    Ok(moves)
}

/// Lets a panic of the student's go on. It has told its message already, but not in which calls it happened.
pub(crate) fn go_on(stopped: &Stopped, trace: &Trace) -> ! {
    let stopped = stopped.to_string();
    if !trace.went_too_deep() && !stopped.starts_with("not yet implemented") {
        eprintln!("{}", open_calls(trace));
    }
    resume_unwind(Box::new(stopped))
}

/// The calls that had not returned.
fn open_calls(trace: &Trace) -> String {
    let tree = trace.tree();
    let open = tree.calls.iter().filter(|call| call.value.is_none());
    let open: Vec<String> = open
        .map(|call| format!("{}({})", call.function, call.args.values()))
        .collect();
    let (left_out, last) = open.split_at(open.len().saturating_sub(OPEN));
    let gap = if left_out.is_empty() { "" } else { "… → " };
    match last {
        [] => "No call of yours was open.".to_owned(),
        _ => format!("The calls that were open: {gap}{}.", last.join(" → ")),
    }
}

/// What is told of a move that is against the rules.
fn illegal(asked: &str, fault: &Fault, moves: &Moves, trace: &Trace) -> String {
    format!(
        "✗ {asked}: {}.\nIt is made in {}:{}. Before it the discs lay like this, the lowest first:\n{}\n{}",
        fault.why,
        fault.at.file(),
        fault.at.line(),
        moves.pegs,
        open_calls(trace)
    )
}
