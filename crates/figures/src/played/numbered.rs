//! A played game as one field at its end, with the number of the move on each line.

use super::{AboutPlayed, Played};
use crate::element::{Element, Marks, Path, group, path};
use crate::options::SvgOptions;
use crate::pictures::dots::PlacedField;
use crate::svg::{Figure, Sample};

/// The meaning of the marks if the game is stepped through. The result is not revealed beforehand.
const STEPPED: &str = "broad: the line just drawn · dashed: closes a box and moves again · shaded: \
                       chains, with their lengths";
const SQUARES_STEPPED: &str = "broad: the link just made · a letter at a dot: whose it is";

/// Draws a played game as one field at its end, with the number of the move on each line.
pub(crate) fn drawn(game: &Played, options: &SvgOptions) -> String {
    let game = game.shown_from(options.from);
    figure(&game, &AboutPlayed::of(&game), &options.id, true).finish(options)
}

/// Draws the field at the end of the game, with the number of the move on each line. Each part is a separate element,
/// so that the script can remove it. In a player the figure is not `whole`: the game is stepped through.
pub(crate) fn figure(game: &Played, words: &AboutPlayed, id: &str, whole: bool) -> Figure {
    let (start, end) = (
        PlacedField::alone(&game.start),
        PlacedField::alone(game.field()),
    );
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
        let d = end.whole([mv.line]);
        let by = mv.by.letter();
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
        marks: match (whole, &game.start.dots) {
            (true, _) => "on each line: the number of its move; B's are slanted".into(),
            (false, None) => STEPPED.into(),
            (false, Some(_)) => SQUARES_STEPPED.into(),
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
