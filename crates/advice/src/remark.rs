//! A verdict on a move.

/// What is said about a move: how good it was, and what would have been better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// How good it was, at a glance.
    pub sign: Sign,
    /// The same in a sentence.
    pub text: String,
    /// What was given away with it: "a win".
    pub gave: Option<String>,
}

/// Who gave what away in a game: for each move the player's letter, the move, and what is known of it.
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

/// How good a move was, at a glance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// None is better.
    Good,
    /// It keeps who wins, but something is lost: boxes, or time.
    Fair,
    /// A win or a draw is given away.
    Bad,
    /// Nobody knows.
    Open,
}
