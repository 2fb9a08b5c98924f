//! A game that was played as one field at its end, each line with the number of its move.

use super::Played;
use crate::element::{Element, Marks, Path, group, path, text};
use crate::options::SvgOptions;
use crate::pictures::dots::draw::{dots, edge_names, owned, owner};
use crate::pictures::dots::place::{CELL, Place, extent};
use crate::svg::{Figure, Sample};

/// Room for the letters and numbers at the edge.
const EDGE: f64 = 26.0;

/// A game that was played as one field at its end, each line with the number of its move.
pub(crate) fn drawn(game: &Played, options: &SvgOptions) -> String {
    figure(&game.shown_from(options.from), &options.id).finish(options)
}

/// Where the field stands.
pub(crate) const PLACE: Place = Place {
    x: EDGE,
    y: EDGE,
    cell: CELL,
};

/// The field at the end of the game, each line with the number of its move; each part by itself,
/// so that the script can take it away.
pub(crate) fn figure(game: &Played, id: &str) -> Figure {
    let (start, end) = (&game.start, game.field());
    let (wide, high) = extent(end, CELL);
    let (drawn, open): (Vec<usize>, Vec<usize>) =
        (0..end.drawn.len()).partition(|&line| start.drawn[line]);
    // The script writes into it.
    let mut body = Marks::from(Element::new("g").id(&format!("{id}-chains")).words(""));
    for (number, side) in end.owners.iter().enumerate() {
        if let Some(side) = side {
            let taken = owner(number, *side, end, PLACE);
            body += group(&format!("{id}-b{number}"), taken);
        }
    }
    body += path("undrawn", &PLACE.paths(end, open, 0.0));
    body += path("drawn", &PLACE.paths(end, drawn, 0.0));
    let closes = Element::new("path").class("closes");
    let closes = closes.id(&format!("{id}-closes"));
    body += closes.along(&Path::at((0.0, 0.0)));
    for (at, mv) in game.moves.iter().enumerate() {
        let d = PLACE.path(end, mv.line, 0.0);
        let by = mv.by.letter();
        let mut line = path(&format!("glow flash by-{by}"), &d);
        line += path(&format!("drawn flash by-{by}"), &d);
        body += group(&format!("{id}-l{}", at + 1), line);
    }
    body += dots(start, PLACE);
    body += owned(start, None, PLACE);
    for (at, mv) in game.moves.iter().enumerate() {
        let dots = owned(&mv.field, Some(game.after(at)), PLACE);
        if !dots.is_empty() {
            body += group(&format!("{id}-d{}", at + 1), dots);
        }
    }
    let mut order = Marks::default();
    for (at, mv) in game.moves.iter().enumerate() {
        let (x, y) = PLACE.halfway(end, mv.line);
        let class = format!("s m halo own-{}", mv.by.letter());
        let number = game.before + at + 1;
        order += text(&class, (x, y + 4.0), &number.to_string());
    }
    body += Element::new("g").class("order").holding(order);
    body += edge_names(end, PLACE);
    Figure {
        title: game.name(),
        marks: "on each line: the number of its move; B's are slanted".into(),
        description: game.describe(),
        defs: None,
        body,
        width: EDGE + wide + 10.0,
        height: EDGE + high + 8.0,
        legend: vec![(Sample::Fact, game.ends())],
        narrow: true,
    }
}
