//! What is said about a line: how good it was, and what every other was worth.

use std::cmp::Ordering;
use std::time::Duration;

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Line;
use game::{Board, Player, Value};

use super::solve::Values;
use crate::deepen::{ahead, outcome};
use crate::field::mark;
use crate::game::{Remark, Sign};
use terminal::wrap;

/// Judges a line by what each is worth, in texts of at most `width` columns.
pub(super) fn remark(board: &Dots, line: Line, values: &Values, width: usize) -> Remark {
    let mover = board.to_move();
    let worth = |player: Player, value: Value| match player {
        Player::First => value,
        Player::Second => -value,
    };
    let best = values.iter().map(|(_, value)| worth(mover, *value)).max();
    let made = values.iter().find(|(of, _)| *of == line);
    let best = best.unwrap_or_default();
    let made = made.map_or(best, |(_, value)| worth(mover, *value));
    let end = outcome(worth(mover, made));
    let (sign, verdict, gave) = match made.cmp(&best) {
        _ if values.len() == 1 => (Sign::Good, format!("The last line: {end}."), None),
        Ordering::Equal if best < 0 => (Sign::Good, format!("Best there is: {end}."), None),
        Ordering::Equal => (Sign::Good, format!("Best: {end}."), None),
        _ if best.signum() == made.signum() => {
            let less = best - made;
            let text = format!("Costs {less}: {end}, not by {}.", best.abs());
            (Sign::Fair, text, None)
        }
        _ if best > 0 => {
            let text = format!("Throws away a win by {best}: now {end}.");
            (Sign::Bad, text, Some("a win"))
        }
        _ => {
            let text = format!("Throws away a tie: now {end}.");
            (Sign::Bad, text, Some("a tie"))
        }
    };
    let text = match values.len() {
        1 => verdict,
        _ => format!("{verdict}\n{}", table(values, mover, width)),
    };
    let gave = gave.map(str::to_owned);
    Remark { sign, text, gave }
}

/// When there is nothing to judge by.
pub(super) fn unknown(board: &Dots, limit: Duration) -> Remark {
    Remark {
        sign: Sign::Open,
        text: format!(
            "Not judged: {} lines are open, and that cannot be solved in {} s. Later it can.",
            board.open().count_ones(),
            limit.as_secs_f64()
        ),
        gave: None,
    }
}

/// The lines stand behind what they lead to.
const INDENT: usize = 14;

/// Every line by what it leads to, the best for the mover first, a row for each outcome.
fn table(values: &Values, mover: Player, width: usize) -> String {
    let mut outcomes: Vec<Value> = values.iter().map(|(_, value)| *value).collect();
    outcomes.sort_unstable();
    outcomes.dedup();
    if mover == Player::First {
        outcomes.reverse();
    }
    let row = |outcome: &Value| {
        let lines = values.iter().filter(|(_, value)| value == outcome);
        let lines: Vec<String> = lines.map(|(line, _)| line.to_string()).collect();
        let end = match ahead(*outcome) {
            None => "tie".to_owned(),
            Some(player) => format!("{} by {}", mark(player), outcome.abs()),
        };
        let lines = wrap(&lines.join(" "), width.saturating_sub(INDENT));
        let below = format!("\n{:INDENT$}", "");
        format!("      {end:<8}{}", lines.join(&below))
    };
    let rows: Vec<String> = outcomes.iter().map(row).collect();
    rows.join("\n")
}
