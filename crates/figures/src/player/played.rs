//! A game that was played, for the player: one field, and what changes on it from line to line.

use boards::Side;

use super::data::{Length, PlayedGame, Position, Score};
use super::parts::{Parts, part};
use crate::element::script_data;
use crate::options::SvgOptions;
use crate::pictures::dots::draw::{label_of, through};
use crate::pictures::dots::words::{chain_label, game_name, result};
use crate::played::Played;
use crate::played::numbered::{PLACE, figure};
use crate::steps::Steps;
use crate::svg::Figure;

/// What the marks mean while the game is stepped through. How it ends is not told beforehand.
const STEPPED: &str = "broad: the line just drawn · dashed: closes a box and moves again · shaded: \
                       chains, with their lengths";

/// The drawing of a game and its steps.
pub(super) fn parts(game: &Played, options: &SvgOptions) -> Parts {
    let mut side = part("div", "fig-score").into();
    side += part("ol", "fig-moves");
    let sentences = sentences(game);
    let positions = sentences.iter().enumerate();
    let data = PlayedGame {
        before: game.before,
        steps: positions.map(|(at, say)| position(game, at, say)).collect(),
    };
    Parts {
        figure: Figure {
            legend: Vec::new(),
            marks: if game.start.dots.is_none() {
                STEPPED.into()
            } else {
                "broad: the link just made · a letter at a dot: whose it is".into()
            },
            ..figure(game, &options.id)
        },
        data: script_data(&data),
        steps: Steps::said(sentences),
        subject: game_name(game.field()),
        class: "fig-played",
        side,
    }
}

/// What happened at each move.
pub(super) fn sentences(game: &Played) -> Vec<String> {
    (0..=game.moves.len())
        .map(|at| sentence(game, at))
        .collect()
}

/// How the game stands after that number of moves.
fn position(game: &Played, at: usize, say: &str) -> Position {
    let field = game.after(at);
    let before = game.after(at.saturating_sub(1));
    let mv = at.checked_sub(1).map(|last| &game.moves[last]);
    let next = mv.map_or(game.first, |mv| mv.next);
    let closed = (0..field.owners.len())
        .filter(|&number| field.owners[number].is_some() && before.owners[number].is_none());
    let chains = field.chains();
    let lengths = chains.iter().map(|chain| {
        let (x, y) = label_of(chain, field, PLACE);
        let text = chain_label(chain);
        Length { x, y, text }
    });
    Position {
        say: say.to_owned(),
        line: mv.map(|mv| mv.name.to_owned()),
        by: mv.map(|mv| mv.by.letter()),
        closed: closed.collect(),
        score: Score {
            a: field.boxes_of(Side::A),
            b: field.boxes_of(Side::B),
        },
        next: Some(next.letter()).filter(|_| !field.is_over()),
        lengths: lengths.collect(),
        chains: through(&chains, field, PLACE),
        closers: PLACE.paths(field, field.closers(), 10.0),
    }
}

/// `A draws b1b2: closes a box, moves again`, and what was remarked.
fn sentence(game: &Played, at: usize) -> String {
    let Some(last) = at.checked_sub(1) else {
        let before = format!(
            "before move {}; {} moves",
            game.before + 1,
            game.first.letter()
        );
        return with(before, &game.remark);
    };
    let mv = &game.moves[last];
    let mut out = format!("{} draws {}", mv.by.letter(), mv.name);
    let effect = mv.effect();
    if !effect.is_empty() {
        out += &format!(": {effect}");
    }
    if mv.field.is_over() {
        out += &format!(". {}", result(&mv.field));
    }
    with(out, &mv.remark)
}

fn with(sentence: String, remark: &str) -> String {
    if remark.is_empty() {
        sentence
    } else {
        format!("{sentence}. {remark}")
    }
}
