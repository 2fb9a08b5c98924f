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
        let name = format!("A game of {}", subject.to_ascii_lowercase());
        let ends = ends(game);
        let title = format!("{name}: {ends}");
        let listed = game.moves.iter().zip(game.before + 1..);
        let listed = listed.map(|(mv, number)| format!("{number}. {}", draws(mv, ", ")));
        let description = format!("{title}. {}.", listed.collect::<Vec<_>>().join("; "));
        let (first, next) = (game.first.letter(), game.before + 1);
        let before = format!("before move {next}; {first} moves");
        let told = game.moves.iter().map(|mv| match mv.field.is_over() {
            true => format!("{}. {}", draws(mv, ": "), result(&mv.field)),
            false => draws(mv, ": "),
        });
        AboutPlayed {
            sentences: [before].into_iter().chain(told).collect(),
            subject,
            name,
            ends,
            title,
            description,
        }
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
    let closes = match (mv.closed, &mv.field.dots) {
        (0, _) => None,
        (1, None) => Some("closes a box".to_owned()),
        (closed, _) => Some(format!("closes {}", boxes(&mv.field, closed))),
    };
    let again = match mv.field.dots {
        Some(_) => format!("{} is passed over", mv.by.other().letter()),
        None => "moves again".to_owned(),
    };
    let effects = closes.into_iter().chain(mv.again().then_some(again));
    effects.collect::<Vec<_>>().join(", ")
}

/// Returns `A draws b1b2: closes a box, moves again`, with `between` instead of the colon.
fn draws(mv: &Move, between: &str) -> String {
    let draws = format!("{} draws {}", mv.by.letter(), mv.name);
    let parts = [draws, effect(mv)].into_iter();
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    parts.join(between)
}
