//! A played game as one field at its end, with the number of the move on each line, for a player.

use super::{AboutPlayed, Played};
use crate::element::{Element, Marks, Path, group, path};
use crate::pictures::dots::PlacedField;
use crate::svg::{Figure, Sample};

/// The meaning of the marks while the game is stepped through, which does not reveal its result.
const STEPPED: &str = "broad: the line just drawn · dashed: closes a box and moves again · shaded: \
                       chains, with their lengths";
const SQUARES_STEPPED: &str = "broad: the link just made · a letter at a dot: whose it is";

/// Draws the field at the end of the game, with the number of the move on each line. Each part is a separate element,
/// so that the script can remove it.
pub(crate) fn figure(game: &Played, words: &AboutPlayed, id: &str) -> Figure {
    let [start, end] = [&game.start, game.field()].map(PlacedField::alone);
    let (width, height) = end.figure_size();
    let (drawn, open): (Vec<usize>, Vec<usize>) =
        (0..end.field.drawn.len()).partition(|&line| start.field.drawn[line]);
    // The script writes into this element.
    let mut body = Marks::from(Element::new("g").id(&format!("{id}-chains")).words(""));
    for (number, side) in end.field.owners.iter().enumerate() {
        if let Some(side) = side {
            body += group(&format!("{id}-b{number}"), end.owner(number, *side));
        }
    }
    body += path("undrawn", &end.whole(open));
    body += path("drawn", &end.whole(drawn));
    let closes = Element::new("path").class("closes");
    let closes = closes.id(&format!("{id}-closes"));
    body += closes.along(&Path::at((0.0, 0.0)));
    for (at, mv) in game.moves.iter().enumerate() {
        let (d, by) = (end.whole([mv.line]), mv.by.letter());
        let mut line = path(&format!("glow flash by-{by}"), &d);
        line += path(&format!("drawn flash by-{by}"), &d);
        body += group(&format!("{id}-l{}", at + 1), line);
    }
    body += start.dots();
    body += start.owned(None);
    for (at, mv) in game.moves.iter().enumerate() {
        let dots = PlacedField::alone(&mv.field).owned(Some(game.after(at)));
        if !dots.is_empty() {
            body += group(&format!("{id}-d{}", at + 1), dots);
        }
    }
    let order = game.moves.iter().enumerate().map(|(at, mv)| {
        let class = format!("s m halo own-{}", mv.by.letter());
        end.number(&class, mv.line, game.before + at + 1)
    });
    let order: Marks = order.collect();
    body += Element::new("g").class("order").holding(order);
    body += end.edge_names();
    Figure {
        title: words.name.clone(),
        marks: match &game.start.dots {
            None => STEPPED.into(),
            Some(_) => SQUARES_STEPPED.into(),
        },
        description: words.description.clone(),
        body,
        width,
        height,
        legend: vec![(Sample::Fact, words.ends.clone())],
        narrow: true,
        ..Figure::default()
    }
}
