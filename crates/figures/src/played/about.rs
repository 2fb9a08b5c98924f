//! A played game in words.

use boards::Side;

use super::{Move, Played};
use crate::pictures::dots::words::{boxes, game_name, result};

/// The description of a game, shared by all its figures.
pub(crate) struct AboutPlayed {
    /// `Dots and boxes, 2×2`.
    pub subject: String,
    /// `A game of dots and boxes, 2×2`.
    pub name: String,
    /// `A wins, 3 boxes to 1`, or the score and the next player if the game is not over.
    pub ends: String,
    /// `A game of dots and boxes, 2×2: A wins, 3 boxes to 1`.
    pub title: String,
    /// The moves, for readers who cannot see them drawn.
    pub description: String,
    /// The situation before the first move, and the effect of each move.
    pub sentences: Vec<String>,
}

impl AboutPlayed {
    pub(crate) fn of(game: &Played) -> Self {
        let subject = game_name(game.field());
        let name = beginning(game).to_owned() + &subject.to_ascii_lowercase();
        let ends = ends(game);
        let title = format!("{name}: {ends}");
        let effects: Vec<String> = game.moves.iter().map(effect).collect();
        let moves = || game.moves.iter().zip(&effects);
        let listed = moves().enumerate().map(|(at, (mv, effect))| {
            let comma = if effect.is_empty() { "" } else { ", " };
            let number = game.before + at + 1;
            format!("{number}. {}{comma}{effect}", draws(mv))
        });
        let description = format!("{title}. {}.", listed.collect::<Vec<_>>().join("; "));
        let told = moves().map(|(mv, effect)| sentence(mv, effect));
        AboutPlayed {
            sentences: [before(game)].into_iter().chain(told).collect(),
            subject,
            name,
            ends,
            title,
            description,
        }
    }
}

fn beginning(game: &Played) -> &'static str {
    match (
        game.start.is_empty() || game.before > 0,
        game.field().is_over(),
    ) {
        (true, _) => "A game of ",
        (false, true) => "The end of a game of ",
        (false, false) if game.moves.len() == 1 => "One move of ",
        (false, false) => "Some moves of ",
    }
}

fn ends(game: &Played) -> String {
    let field = game.field();
    if field.is_over() {
        return result(field);
    }
    let [a, b] = [Side::A, Side::B].map(|side| field.boxes_of(side));
    let next = game.to_move().letter();
    format!("A {}, B {b}, {next} to move", boxes(field, a))
}

/// Returns `closes a box, moves again`, or `closes a square, B is passed over`. Returns an empty string if neither
/// happens.
fn effect(mv: &Move) -> String {
    let squares = mv.field.dots.is_some();
    let closes = match mv.closed {
        0 => None,
        1 if squares => Some("closes a square".to_owned()),
        1 => Some("closes a box".to_owned()),
        more => Some(format!("closes {}", boxes(&mv.field, more))),
    };
    let again = match squares {
        true => format!("{} is passed over", mv.by.other().letter()),
        false => "moves again".to_owned(),
    };
    let again = mv.again().then_some(again);
    let effects: Vec<String> = closes.into_iter().chain(again).collect();
    effects.join(", ")
}

fn draws(mv: &Move) -> String {
    format!("{} draws {}", mv.by.letter(), mv.name)
}

fn before(game: &Played) -> String {
    let first = game.first.letter();
    let before = format!("before move {}; {first} moves", game.before + 1);
    with(before, &game.remark)
}

/// Returns `A draws b1b2: closes a box, moves again`, followed by any remark.
fn sentence(mv: &Move, effect: &str) -> String {
    let mut out = draws(mv);
    if !effect.is_empty() {
        out += &format!(": {effect}");
    }
    if mv.field.is_over() {
        out += &format!(". {}", result(&mv.field));
    }
    with(out, &mv.remark)
}

fn with(sentence: String, remark: &str) -> String {
    match remark {
        "" => sentence,
        remark => format!("{sentence}. {remark}"),
    }
}
