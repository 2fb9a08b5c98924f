//! The marks of a field: dots, lines, boxes, chains.

use boards::{Chain, letter};

use super::place::{CELL, Last, Place, path, small};
use super::words::chain_label;
use super::{Field, Side};
use crate::svg::num;

/// A field in a node.
pub(crate) fn in_node(field: &Field, last: Option<Last>, (x, y): (f64, f64)) -> String {
    let place = Place {
        x,
        y,
        cell: small(field),
    };
    in_place(field, last, place)
}

/// A small field, at its place.
pub(crate) fn in_place(field: &Field, last: Option<Last>, place: Place) -> String {
    let mut out = String::from("<g class=\"tiny\">\n");
    out += &owners(field, place);
    out += &lines(field, last, place);
    out += &dots(field, place);
    out += &owned(field, None, place);
    out + "</g>\n"
}

/// The tint and the letter of every box that is taken.
pub(crate) fn owners(field: &Field, place: Place) -> String {
    let taken = field.owners.iter().enumerate();
    let taken = taken.filter_map(|(number, side)| Some(owner(number, (*side)?, field, place)));
    taken.collect()
}

/// The tint and the letter of a box.
pub(crate) fn owner(number: usize, side: Side, field: &Field, place: Place) -> String {
    let (x, y) = place.middle(field, number);
    let (half, long) = (place.cell / 2.0, num(place.cell));
    let (left, top) = (num(x - half), num(y - half));
    // In a small field the letters are smaller too.
    let (class, drop) = if place.cell < CELL {
        ("w m", 4.0)
    } else {
        ("m owner", 6.0)
    };
    format!(
        "<path class=\"box-{by}\" d=\"M{left} {top}h{long}v{long}h-{long}z\"/>\n\
         <text class=\"{class} own-{by}\" x=\"{}\" y=\"{}\">{by}</text>\n",
        num(x),
        num(y + drop),
        by = side.letter()
    )
}

/// The lines that are drawn, the last one in its player's colour and broader.
pub(crate) fn lines(field: &Field, last: Option<Last>, place: Place) -> String {
    let (mut drawn, mut open) = (String::new(), String::new());
    for (line, &is_drawn) in field.drawn.iter().enumerate() {
        let is_last = last.is_some_and(|last| last.line == line);
        match (is_drawn, is_last) {
            (true, false) => drawn += &place.path(field, line, 0.0),
            (false, _) => open += &place.path(field, line, 0.0),
            (true, true) => {}
        }
    }
    let mut out = path("undrawn", &open) + &path("drawn", &drawn);
    if let Some(last) = last.filter(|last| field.drawn[last.line]) {
        let by = last.by.map_or("", Side::letter);
        let d = place.path(field, last.line, 0.0);
        out += &path(&format!("glow by-{by}"), &d);
        out += &path(&format!("drawn by-{by}"), &d);
    }
    out
}

pub(crate) fn dots(field: &Field, place: Place) -> String {
    let all = (0..=field.rows).flat_map(|row| (0..=field.cols).map(move |col| (row, col)));
    let d = all.map(|(row, col)| {
        let (x, y) = place.dot(row, col);
        format!("M{} {}h0", num(x), num(y))
    });
    path("dots", &d.collect::<String>())
}

/// The dots that have an owner, and had none before, where that is given.
pub(crate) fn owned(field: &Field, before: Option<&Field>, place: Place) -> String {
    let Some(dots) = &field.dots else {
        return String::new();
    };
    let was = |at: usize| before.and_then(|before| before.dots.as_ref()?[at]);
    let mut out = String::new();
    for (at, side) in dots.iter().enumerate() {
        let Some(side) = side.filter(|_| was(at).is_none()) else {
            continue;
        };
        let (x, y) = place.dot(at / (field.cols + 1), at % (field.cols + 1));
        let by = side.letter();
        out += &path(
            &format!("dots big by-{by}"),
            &format!("M{} {}h0", num(x), num(y)),
        );
        if place.cell >= CELL {
            let (x, y) = (num(x), num(y + 4.0));
            out += &format!("<text class=\"s m on-dot\" x=\"{x}\" y=\"{y}\">{by}</text>\n");
        }
    }
    out
}

/// Chains and loops: a broad band through the middles of their boxes, and their lengths.
pub(crate) fn chains(field: &Field, place: Place) -> String {
    let (bands, labels) = chain_bands(&field.chains(), field, place);
    let labels = labels.iter().map(|(x, y, label)| {
        let (x, y) = (num(*x), num(*y));
        format!("<text class=\"s m long\" x=\"{x}\" y=\"{y}\">{label}</text>\n")
    });
    band(&bands, place) + &labels.collect::<String>()
}

/// The long chains and the loops, without their lengths.
pub(crate) fn long_chains(field: &Field, place: Place) -> String {
    let mut chains = field.chains();
    chains.retain(Chain::is_long);
    band(&chain_bands(&chains, field, place).0, place)
}

/// The band of some chains, broader or narrower with the boxes.
fn band(bands: &str, place: Place) -> String {
    let wide = num((place.cell * 0.74).round());
    path(&format!("chain\" stroke-width=\"{wide}"), bands)
}

/// The path of the bands, and where the lengths stand.
pub(crate) fn chain_bands(
    chains: &[Chain],
    field: &Field,
    place: Place,
) -> (String, Vec<(f64, f64, String)>) {
    let (mut bands, mut labels) = (String::new(), Vec::new());
    for chain in chains {
        let middles = chain
            .boxes
            .iter()
            .map(|&number| place.middle(field, number));
        let middles: Vec<(f64, f64)> = middles.collect();
        for (at, (x, y)) in middles.iter().enumerate() {
            let step = if at == 0 { 'M' } else { 'L' };
            bands += &format!("{step}{} {}", num(*x), num(*y));
        }
        match middles.len() {
            1 => bands += "h0",
            _ if chain.is_loop => bands += "z",
            _ => {}
        }
        // Where the row of boxes is even, the earlier of the two in the middle.
        let (x, y) = middles[(middles.len() - 1) / 2];
        labels.push((x, y + 4.0, chain_label(chain)));
    }
    (bands, labels)
}

/// Letters above the field and numbers beside it.
pub(crate) fn edge_names(field: &Field, place: Place) -> String {
    let mut out = String::new();
    for col in 0..=field.cols {
        let (x, y) = place.dot(0, col);
        out += &format!(
            "<text class=\"s m\" x=\"{}\" y=\"{}\">{}</text>\n",
            num(x),
            num(y - 14.0),
            letter(col)
        );
    }
    for row in 0..=field.rows {
        let (x, y) = place.dot(row, 0);
        out += &format!(
            "<text class=\"s end\" x=\"{}\" y=\"{}\">{}</text>\n",
            num(x - 14.0),
            num(y + 4.0),
            row + 1
        );
    }
    out
}

/// The numbers of the lines that are not drawn.
pub(crate) fn numbers(field: &Field, place: Place) -> String {
    let open = (0..field.drawn.len()).filter(|&line| !field.drawn[line]);
    let number = |line: usize| {
        let (x, y) = place.halfway(field, line);
        format!(
            "<text class=\"s m halo\" x=\"{}\" y=\"{}\">{line}</text>\n",
            num(x),
            num(y + 4.0)
        )
    };
    open.map(number).collect()
}
