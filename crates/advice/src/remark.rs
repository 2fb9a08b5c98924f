//! A verdict on a move.

/// A remark on a move: how good it was, and which move would have been better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// The quality of the move, at a glance.
    pub sign: Sign,
    /// The same verdict in a sentence.
    pub text: String,
    /// The result that the move gave away: "a win".
    pub gave: Option<String>,
}

/// Lists the results that each player gave away in a game. Each move consists of the player's letter, the move, and its remark if there
/// is one.
pub fn given_away(moves: &[(char, String, Option<&Remark>)]) -> String {
    let given = moves.iter().filter_map(|(player, mv, remark)| {
        let what = remark.as_ref()?.gave.as_ref()?;
        Some(format!("{player} gave away {what} with {mv}"))
    });
    let given: Vec<String> = given.collect();
    let is_judged = |remark: &Remark| remark.sign != Sign::Open;
    let judged = moves
        .iter()
        .filter(|(.., remark)| remark.is_some_and(is_judged));
    let judged = judged.count();
    let all = match judged == moves.len() {
        true => String::new(),
        false => format!(" {judged} of {} moves were judged.", moves.len()),
    };
    let fair = moves.iter().filter_map(|(player, mv, remark)| {
        let cost = remark.as_ref()?.sign == Sign::Fair;
        cost.then(|| format!("{player}'s {mv}"))
    });
    let fair: Vec<String> = fair.collect();
    match (&given[..], &fair[..]) {
        ([], []) => format!("Nobody gave anything away.{all}"),
        ([], [one]) => format!("No move changed who wins, but {one} was not the best.{all}"),
        ([], fair) => {
            let (count, fair) = (fair.len(), fair.join(", "));
            format!("No move changed who wins, but {count} were not the best: {fair}.{all}")
        }
        (given, _) => format!("{}.{all}", given.join("; ")),
    }
}

/// The quality of a move, at a glance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// No move is better.
    Good,
    /// The move keeps the winner, but loses boxes or time.
    Fair,
    /// The move gives away a win or a draw.
    Bad,
    /// The quality is unknown.
    Open,
}
