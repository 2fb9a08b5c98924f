//! A game that was played, for the player: one field, and what changes on it from line to line.

use call_trace::Trace;

use super::draw::{chain_bands, dots, edge_names, owned, owner};
use super::place::{CELL, Place, extent, path};
use super::words::game_name;
use super::{Field, Played};
use crate::options::SvgOptions;
use crate::player::{Parts, json};
use crate::svg::{Figure, escape, num};

/// What the marks mean while the game is stepped through. How it ends is not told beforehand.
const STEPPED: &str = "broad: the line just drawn · dashed: closes a box and moves again · shaded: \
                       chains, with their lengths";

/// Room for the letters and numbers at the edge.
const EDGE: f64 = 26.0;

/// The drawing of a game and its steps.
pub(crate) fn parts(game: &Played, options: &SvgOptions) -> Parts {
    let steps = (0..=game.moves.len()).map(|at| step(game, at));
    Parts {
        svg: Figure {
            title: game_name(game.field()),
            marks: if game.start.dots.is_none() {
                STEPPED.into()
            } else {
                "broad: the link just made · a letter at a dot: whose it is".into()
            },
            ..figure(game, &escape(&options.id))
        },
        data: format!(
            "{{\"before\":{},\"steps\":[{}]}}",
            game.before,
            steps.collect::<Vec<_>>().join(",\n")
        ),
        subject: game.title(),
        class: "fig-played",
        side: "<div class=\"fig-score\"></div><ol class=\"fig-moves\"></ol>",
    }
}

/// A game that was played as one field at its end, each line with the number of its move. For a
/// run that [`crate::is_played`] knows.
pub fn played_svg(trace: &Trace, options: &SvgOptions) -> String {
    match Played::of(trace) {
        Some(game) => figure(&game.shown_from(options.from), &escape(&options.id)).finish(options),
        None => super::svg::no_game(options),
    }
}

const PLACE: Place = Place {
    x: EDGE,
    y: EDGE,
    cell: CELL,
};

/// The field at the end of the game, each line with the number of its move; each part by itself,
/// so that the script can take it away.
pub(crate) fn figure(game: &Played, id: &str) -> Figure {
    let (start, end) = (&game.start, game.field());
    let (wide, high) = extent(end, CELL);
    let all = |wanted: &dyn Fn(usize) -> bool, short: f64| {
        let lines = (0..end.drawn.len()).filter(|&line| wanted(line));
        lines
            .map(|line| PLACE.path(end, line, short))
            .collect::<String>()
    };
    let mut body = format!("<g id=\"{id}-chains\"></g>\n");
    for (number, side) in end.owners.iter().enumerate() {
        if let Some(side) = side {
            body += &format!("<g id=\"{id}-b{number}\">\n");
            body += &owner(number, *side, end, PLACE);
            body += "</g>\n";
        }
    }
    body += &path("undrawn", &all(&|line| !start.drawn[line], 0.0));
    body += &path("drawn", &all(&|line| start.drawn[line], 0.0));
    body += &format!("<path class=\"closes\" id=\"{id}-closes\" d=\"M0 0\"/>\n");
    for (at, mv) in game.moves.iter().enumerate() {
        let d = PLACE.path(end, mv.line, 0.0);
        let by = mv.by.letter();
        body += &format!("<g id=\"{id}-l{}\">\n", at + 1);
        body += &path(&format!("glow flash by-{by}"), &d);
        body += &path(&format!("drawn flash by-{by}"), &d);
        body += "</g>\n";
    }
    body += &dots(start, PLACE);
    body += &owned(start, None, PLACE);
    for (at, mv) in game.moves.iter().enumerate() {
        let dots = owned(&mv.field, Some(game.after(at)), PLACE);
        if !dots.is_empty() {
            body += &format!("<g id=\"{id}-d{}\">\n{dots}</g>\n", at + 1);
        }
    }
    body += "<g class=\"order\">\n";
    for (at, mv) in game.moves.iter().enumerate() {
        let (x, y) = PLACE.halfway(end, mv.line);
        body += &format!(
            "<text class=\"s m halo own-{}\" x=\"{}\" y=\"{}\">{}</text>\n",
            mv.by.letter(),
            num(x),
            num(y + 4.0),
            game.before + at + 1
        );
    }
    body += "</g>\n";
    body += &edge_names(end, PLACE);
    Figure {
        title: game.title(),
        marks: "on each line: the number of its move; B's are slanted".into(),
        description: game.describe(),
        defs: String::new(),
        body,
        width: EDGE + wide + 10.0,
        height: EDGE + high + 8.0,
        legend: Vec::new(),
        narrow: true,
    }
}

/// How the game stands after so many moves: the move's name and player, how many boxes it closed,
/// the boxes it closed, both scores, who moves next, a sentence, the bands of the chains, their
/// labels, and the lines that close a box.
fn step(game: &Played, at: usize) -> String {
    let field = game.after(at);
    let mv = at.checked_sub(1).map(|last| &game.moves[last]);
    let (name, by) = mv.map_or(("", ""), |mv| (mv.name, mv.by.letter()));
    let before = game.after(at.saturating_sub(1));
    let taken = (0..field.owners.len())
        .filter(|&number| field.owners[number].is_some() && before.owners[number].is_none());
    let taken: Vec<String> = taken.map(|number| number.to_string()).collect();
    let next = match mv {
        _ if field.is_over() => "",
        Some(mv) => mv.next.letter(),
        None => game.first.letter(),
    };
    let (bands, labels) = chain_bands(&field.chains(), field, PLACE);
    let labels = labels
        .iter()
        .map(|(x, y, text)| format!("[{},{},{}]", num(*x), num(*y), json(text)));
    let closers = field.closers();
    let closers = closers.iter().map(|&line| PLACE.path(field, line, 10.0));
    let [a, b] = score(field);
    format!(
        "[{},{},[{}],{a},{b},{},{},{},[{}],{}]",
        json(name),
        json(by),
        taken.join(","),
        json(next),
        json(&sentence(game, at)),
        json(&bands),
        labels.collect::<Vec<_>>().join(","),
        json(&closers.collect::<String>()),
    )
}

fn score(field: &Field) -> [usize; 2] {
    [super::Side::A, super::Side::B].map(|side| field.boxes_of(side))
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
        out += &format!(". {}", super::words::result(&mv.field));
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
