//! A game that was played, for the player: one field, and its changes from line to line.

use std::collections::BTreeMap;

use boards::Side;

use super::data::{Length, PlayedGame, Position};
use super::{Parts, part};
use crate::element::script_data;
use crate::options::SvgOptions;
use crate::pictures::dots::PlacedField;
use crate::played::numbered::figure;
use crate::played::{AboutPlayed, Played};
use crate::steps::Steps;

/// Returns the drawing of a game and its steps.
pub(super) fn parts(game: &Played, options: &SvgOptions) -> Parts {
    let mut side = part("div", "fig-score").into();
    side += part("ol", "fig-moves");
    let words = AboutPlayed::of(game);
    let positions = words.sentences.iter().enumerate();
    let data = PlayedGame {
        before: game.before,
        steps: positions.map(|(at, say)| position(game, at, say)).collect(),
    };
    Parts {
        figure: figure(game, &words, &options.id),
        data: script_data(&data),
        steps: Steps::said(words.sentences),
        subject: words.subject,
        class: "fig-played",
        side,
    }
}

/// Returns the position after that number of moves.
fn position(game: &Played, at: usize, say: &str) -> Position {
    let field = game.after(at);
    let before = game.after(at.saturating_sub(1));
    let mv = at.checked_sub(1).map(|last| &game.moves[last]);
    let next = mv.map_or(game.first, |mv| mv.next);
    let closed = (0..field.owners.len())
        .filter(|&number| field.owners[number].is_some() && before.owners[number].is_none());
    let (chains, placed) = (field.chains(), PlacedField::alone(field));
    let score = [Side::A, Side::B].map(|side| (side.letter(), field.boxes_of(side)));
    let lengths = placed.lengths(&chains);
    let lengths = lengths.map(|((x, y), text)| Length { x, y, text });
    Position {
        say: say.to_owned(),
        line: mv.map(|mv| mv.name.to_owned()),
        by: mv.map(|mv| mv.by.letter()),
        closed: closed.collect(),
        score: BTreeMap::from(score),
        next: Some(next.letter()).filter(|_| !field.is_over()),
        lengths: lengths.collect(),
        chains: placed.through(&chains),
        closers: placed.closers(),
    }
}
