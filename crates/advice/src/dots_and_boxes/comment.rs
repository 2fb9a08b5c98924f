//! Remarks on a line: how good it was, and how much every other line was worth.

use std::cmp::Ordering;
use std::time::Duration;

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Line;
use game::{Board, Player, Value};

use dots_and_boxes::text::name;
use textfmt::listed_by;

use super::solve::Values;
use crate::margin::{ahead, outcome};
use crate::remark::{Remark, Sign};

/// Judges a line by the values of all lines.
pub fn remark(board: &Dots, line: Line, values: &Values) -> Remark {
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
    let (sign, text, gave) = match made.cmp(&best) {
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
    let gave = gave.map(str::to_owned);
    Remark { sign, text, gave }
}

/// Returns the remark for a position without known values.
pub fn unknown(board: &Dots, limit: Duration) -> Remark {
    Remark {
        sign: Sign::Open,
        text: format!(
            "Not judged: {} lines are open, and that cannot be solved in {} s. Later it can.",
            board.open().count_ones(),
            textfmt::one_decimal_at_most(limit.as_secs_f64())
        ),
        gave: None,
    }
}

/// Groups the lines by their outcome, the best for the mover first: `A by 2`, `tie`, each with its lines.
pub fn outcomes(board: &Dots, values: &Values) -> Vec<(String, Vec<Line>)> {
    let mut outcomes: Vec<Value> = values.iter().map(|(_, value)| *value).collect();
    outcomes.sort_unstable();
    outcomes.dedup();
    if board.to_move() == Player::First {
        outcomes.reverse();
    }
    let row = |outcome: Value| {
        let lines = values.iter().filter(|(_, value)| *value == outcome);
        let end = match ahead(outcome) {
            None => "tie".to_owned(),
            Some(player) => format!("{} by {}", name(player), outcome.abs()),
        };
        (end, lines.map(|(line, _)| *line).collect())
    };
    outcomes.into_iter().map(row).collect()
}

/// Returns the best lines on this board and their outcome, or `None` if the game is over.
pub fn hint(board: &Dots, values: &Values) -> Option<(Vec<Line>, String)> {
    let (_, best) = outcomes(board, values).into_iter().next()?;
    let why = remark(board, best[0], values).text;
    let text = format!("Draw {}. {why}", listed_by(&best, "or"));
    Some((best, text))
}
