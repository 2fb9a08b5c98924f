//! The marks of a field: dots, lines, boxes, chains.

use boards::{Chain, letter};

use super::place::{CELL, Last, Place, small};
use super::words::chain_label;
use super::{Field, Side};
use crate::element::{Element, Marks, Path, path, text};

/// A field in a node.
pub(crate) fn in_node(field: &Field, last: Option<Last>, (x, y): (f64, f64)) -> Element {
    let place = Place {
        x,
        y,
        cell: small(field),
    };
    in_place(field, last, place)
}

/// A small field, at its place.
pub(crate) fn in_place(field: &Field, last: Option<Last>, place: Place) -> Element {
    let mut out = owners(field, place);
    out += lines(field, last, place);
    out += dots(field, place);
    out += owned(field, None, place);
    Element::new("g").class("tiny").holding(out)
}

/// The tint and the letter of every box that is taken.
pub(crate) fn owners(field: &Field, place: Place) -> Marks {
    let taken = field.owners.iter().enumerate();
    let taken = taken.filter_map(|(number, side)| Some(owner(number, (*side)?, field, place)));
    taken.collect()
}

/// The tint and the letter of a box.
pub(crate) fn owner(number: usize, side: Side, field: &Field, place: Place) -> Marks {
    let (x, y) = place.middle(field, number);
    let (by, half) = (side.letter(), place.cell / 2.0);
    // In a small field the letters are smaller too.
    let (class, drop) = if place.cell < CELL {
        ("w m", 4.0)
    } else {
        ("m owner", 6.0)
    };
    let tint = Path::square((x - half, y - half), place.cell);
    let mut out = path(&format!("box-{by}"), &tint);
    out += text(&format!("{class} own-{by}"), (x, y + drop), by);
    out
}

/// The lines that are drawn, the last one in its player's colour and broader.
pub(crate) fn lines(field: &Field, last: Option<Last>, place: Place) -> Marks {
    let is_last = |line: &usize| last.is_some_and(|last| last.line == *line);
    let (drawn, open): (Vec<usize>, Vec<usize>) =
        (0..field.drawn.len()).partition(|&line| field.drawn[line]);
    let drawn = drawn.into_iter().filter(|line| !is_last(line));
    let mut out = path("undrawn", &place.paths(field, open, 0.0));
    out += path("drawn", &place.paths(field, drawn, 0.0));
    if let Some(last) = last.filter(|last| field.drawn[last.line]) {
        let by = last.by.map_or("", Side::letter);
        let d = place.path(field, last.line, 0.0);
        out += path(&format!("glow by-{by}"), &d);
        out += path(&format!("drawn by-{by}"), &d);
    }
    out
}

pub(crate) fn dots(field: &Field, place: Place) -> Marks {
    let all = (0..=field.rows).flat_map(|row| (0..=field.cols).map(move |col| (row, col)));
    let dots = all.map(|(row, col)| Path::dot(place.dot(row, col)));
    path("dots", &dots.collect())
}

/// The dots that have an owner, and had none before, where that is given.
pub(crate) fn owned(field: &Field, before: Option<&Field>, place: Place) -> Marks {
    let Some(dots) = &field.dots else {
        return Marks::default();
    };
    let was = |at: usize| before.and_then(|before| before.dots.as_ref()?[at]);
    let mut out = Marks::default();
    for (at, side) in dots.iter().enumerate() {
        let Some(side) = side.filter(|_| was(at).is_none()) else {
            continue;
        };
        let (x, y) = place.dot(at / (field.cols + 1), at % (field.cols + 1));
        let by = side.letter();
        out += path(&format!("dots big by-{by}"), &Path::dot((x, y)));
        if place.cell >= CELL {
            out += text("s m on-dot", (x, y + 4.0), by);
        }
    }
    out
}

/// Chains and loops: a broad band through the middles of their boxes, and their lengths.
pub(crate) fn chains(field: &Field, place: Place) -> Marks {
    let chains = field.chains();
    let mut out = bands(&chains, field, place);
    for chain in &chains {
        out += text(
            "s m long",
            label_of(chain, field, place),
            &chain_label(chain),
        );
    }
    out
}

/// The long chains and the loops, without their lengths.
pub(crate) fn long_chains(field: &Field, place: Place) -> Marks {
    let mut chains = field.chains();
    chains.retain(Chain::is_long);
    bands(&chains, field, place)
}

/// The bands of some chains, broader or narrower with the boxes.
fn bands(chains: &[Chain], field: &Field, place: Place) -> Marks {
    if chains.is_empty() {
        return Marks::default();
    }
    let band = Element::new("path").class("chain");
    let band = band.number("stroke-width", (place.cell * 0.74).round());
    band.along(&through(chains, field, place)).into()
}

/// Through the middles of the boxes of each chain.
pub(crate) fn through(chains: &[Chain], field: &Field, place: Place) -> Path {
    let chains = chains.iter().map(|chain| {
        let boxes = chain.boxes.iter();
        let middles = boxes.map(|&number| place.middle(field, number));
        let middles: Vec<(f64, f64)> = middles.collect();
        match middles.len() {
            1 => Path::dot(middles[0]),
            _ if chain.is_loop => Path::default().through(&middles).close(),
            _ => Path::default().through(&middles),
        }
    });
    chains.collect()
}

/// Where a chain's length is written: at the box in its middle, the earlier one of two.
pub(crate) fn label_of(chain: &Chain, field: &Field, place: Place) -> (f64, f64) {
    let middle = chain.boxes[(chain.boxes.len() - 1) / 2];
    let (x, y) = place.middle(field, middle);
    (x, y + 4.0)
}

/// Letters above the field and numbers beside it.
pub(crate) fn edge_names(field: &Field, place: Place) -> Marks {
    let mut out = Marks::default();
    for col in 0..=field.cols {
        let (x, y) = place.dot(0, col);
        out += text("s m", (x, y - 14.0), &letter(col).to_string());
    }
    for row in 0..=field.rows {
        let (x, y) = place.dot(row, 0);
        out += text("s end", (x - 14.0, y + 4.0), &(row + 1).to_string());
    }
    out
}

/// The numbers of the lines that are not drawn.
pub(crate) fn numbers(field: &Field, place: Place) -> Marks {
    let open = (0..field.drawn.len()).filter(|&line| !field.drawn[line]);
    let number = |line: usize| {
        let (x, y) = place.halfway(field, line);
        text("s m halo", (x, y + 4.0), &line.to_string())
    };
    open.map(number).collect()
}
