//! The answer, in words or as JSON.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Line;
use dots_and_boxes::text::name;
use dots_solver::{Limits, Solver, Stopped};
use game::{Board, Value};
use serde_json::json;

use crate::waiting::nodes_and_time;

/// The result of the solver, with its cost.
pub(crate) struct Answer {
    value: Value,
    /// The best moves, or `None` if only the value was requested.
    best_moves: Option<Vec<Line>>,
    nodes: u64,
    elapsed: Duration,
}

/// Runs the solver.
pub(crate) fn find(
    solver: &Solver,
    position: &Dots,
    value_alone: bool,
    limits: Limits<'_>,
) -> Result<Answer, Stopped> {
    let begun = Instant::now();
    let (value, best_moves, nodes) = if value_alone {
        let (value, nodes) = solver.value(position, limits)?;
        (value, None, nodes)
    } else {
        let solution = solver.solve(position, limits)?;
        (solution.value, Some(solution.best_moves), solution.nodes)
    };
    Ok(Answer {
        value,
        best_moves,
        nodes,
        elapsed: begun.elapsed(),
    })
}

impl Answer {
    pub(crate) fn print(&self, position: &Dots, as_json: bool) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let names = |moves: &Vec<Line>| moves.iter().map(Line::to_string).collect::<Vec<_>>();
        let best_moves = self.best_moves.as_ref().map(names);
        if as_json {
            let answer = json!({
                "size": position.size.to_string(),
                "value": self.value,
                "best_moves": best_moves,
                "nodes": self.nodes,
                "seconds": self.elapsed.as_secs_f64(),
            });
            return writeln!(out, "{answer}");
        }
        if position.drawn != 0 {
            writeln!(out, "{position}\n")?;
        }
        writeln!(out, "{}", in_words(self.value))?;
        if let Some(moves) = best_moves.filter(|moves| !moves.is_empty()) {
            let mover = name(position.to_move());
            writeln!(out, "Best for {mover}, to move: {}", moves.join(" "))?;
        }
        writeln!(out, "{}", nodes_and_time(self.nodes, self.elapsed))
    }
}

fn in_words(value: Value) -> String {
    match value {
        0 => "A tie: 0".to_owned(),
        1.. => format!("A, who began, wins: {value:+}"),
        _ => format!("B wins: {value:+}"),
    }
}
