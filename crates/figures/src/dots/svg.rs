//! A field as SVG: alone, or inside a node.

use super::{Field, Side, letter};
use crate::labels::counted;
use crate::options::SvgOptions;
use crate::svg::{Figure, num};

/// The side of a box in a field that stands alone.
pub(crate) const CELL: f64 = 54.0;

/// The side of a box in a node.
pub(crate) fn small(field: &Field) -> f64 {
    (60.0 / field.rows.max(field.cols) as f64)
        .clamp(14.0, 20.0)
        .round()
}

/// What is marked in a field that stands alone, besides its lines and boxes.
#[derive(Debug, Clone, Copy)]
pub struct DotsMarks<'a> {
    /// The last move: the name of its line.
    pub last: Option<&'a str>,
    /// Who made it.
    pub by: Option<&'a str>,
    /// Letters and numbers at the edge.
    pub names: bool,
    /// The number of each line that is not drawn.
    pub numbers: bool,
    /// Chains and loops, and the lines that close a box.
    pub chains: bool,
}

impl Default for DotsMarks<'_> {
    fn default() -> Self {
        DotsMarks {
            last: None,
            by: None,
            names: true,
            numbers: false,
            chains: true,
        }
    }
}

/// The last line drawn, and whose it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Last {
    pub line: usize,
    pub by: Option<Side>,
}

/// Where a field is drawn: its first dot and the side of a box.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Place {
    pub x: f64,
    pub y: f64,
    pub cell: f64,
}

impl Place {
    fn dot(self, row: usize, col: usize) -> (f64, f64) {
        (
            self.x + col as f64 * self.cell,
            self.y + row as f64 * self.cell,
        )
    }

    pub(crate) fn middle(self, field: &Field, number: usize) -> (f64, f64) {
        let (x, y) = self.dot(number / field.cols, number % field.cols);
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }

    /// A line as part of a path, `short` of its dots by so much.
    pub(crate) fn path(self, field: &Field, line: usize, short: f64) -> String {
        let (row, col, down) = field.place(line);
        let (x, y) = self.dot(row, col);
        let long = num(self.cell - 2.0 * short);
        if down {
            format!("M{} {}v{long}", num(x), num(y + short))
        } else {
            format!("M{} {}h{long}", num(x + short), num(y))
        }
    }
}

/// The width and height of a field.
pub(crate) fn extent(field: &Field, cell: f64) -> (f64, f64) {
    (field.cols as f64 * cell, field.rows as f64 * cell)
}

/// A field in a node.
pub(crate) fn in_node(field: &Field, last: Option<Last>, (x, y): (f64, f64)) -> String {
    let place = Place {
        x,
        y,
        cell: small(field),
    };
    let mut out = String::from("<g class=\"tiny\">\n");
    out += &owners(field, place, 4.0, "w m");
    out += &lines(field, last, place);
    out += &dots(field, place);
    out + "</g>\n"
}

/// The tint and the letter of every box that is taken.
pub(crate) fn owners(field: &Field, place: Place, drop: f64, class: &str) -> String {
    let (mut tints, mut letters) = (String::new(), String::new());
    for side in [Side::A, Side::B] {
        let mut tint = String::new();
        for (number, _) in field
            .owners
            .iter()
            .enumerate()
            .filter(|(_, owner)| **owner == Some(side))
        {
            let (x, y) = place.middle(field, number);
            let (half, long) = (place.cell / 2.0, num(place.cell));
            tint += &format!(
                "M{} {}h{long}v{long}h-{long}z",
                num(x - half),
                num(y - half)
            );
            letters += &format!(
                "<text class=\"{class} own-{letter}\" x=\"{}\" y=\"{}\">{letter}</text>\n",
                num(x),
                num(y + drop),
                letter = side.letter()
            );
        }
        if !tint.is_empty() {
            tints += &format!("<path class=\"box-{}\" d=\"{tint}\"/>\n", side.letter());
        }
    }
    tints + &letters
}

/// The lines that are drawn, the last one in its player's colour and broader.
fn lines(field: &Field, last: Option<Last>, place: Place) -> String {
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

pub(crate) fn path(class: &str, d: &str) -> String {
    if d.is_empty() {
        return String::new();
    }
    format!("<path class=\"{class}\" d=\"{d}\"/>\n")
}

/// Chains and loops: a broad band through the middles of their boxes, and their lengths.
pub(crate) fn chains(field: &Field, place: Place) -> String {
    let (mut bands, mut labels) = (String::new(), String::new());
    for chain in field.chains() {
        let middles: Vec<(f64, f64)> = chain
            .boxes
            .iter()
            .map(|&number| place.middle(field, number))
            .collect();
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
        labels += &format!(
            "<text class=\"s m long\" x=\"{}\" y=\"{}\">{}</text>\n",
            num(x),
            num(y + 4.0),
            chain.label()
        );
    }
    path("chain", &bands) + &labels
}

/// Letters above the field and numbers beside it.
pub(crate) fn names(field: &Field, place: Place) -> String {
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

/// A field as a figure, with what `marks` asks for. Text that is no field is drawn as text.
pub fn dots_svg(board: &str, marks: &DotsMarks, options: &SvgOptions) -> String {
    let Some(field) = Field::parse(board) else {
        return crate::svg::board::single(board, false, options);
    };
    let last = marks
        .last
        .and_then(|name| field.line(name))
        .map(|line| Last {
            line,
            by: marks.by.and_then(Side::named),
        });
    let edge = if marks.names { 26.0 } else { 8.0 };
    let place = Place {
        x: edge,
        y: edge,
        cell: CELL,
    };
    let (wide, high) = extent(&field, CELL);
    let mut body = String::new();
    if marks.chains {
        body += &chains(&field, place);
    }
    body += &owners(&field, place, 6.0, "m owner");
    body += &lines(&field, last, place);
    let closers = field.closers();
    if marks.chains {
        let closers = closers.iter().map(|&line| place.path(&field, line, 10.0));
        body += &path("closes", &closers.collect::<String>());
    }
    body += &dots(&field, place);
    if marks.numbers {
        body += &numbers(&field, place);
    }
    if marks.names {
        body += &names(&field, place);
    }
    Figure {
        title: title(&field, last),
        marks: explained(&field, marks, last),
        description: describe(&field),
        defs: String::new(),
        body,
        width: edge + wide + 10.0,
        height: edge + high + 8.0,
        legend: Vec::new(),
    }
    .finish(options)
}

/// The numbers of the lines that are not drawn.
fn numbers(field: &Field, place: Place) -> String {
    let open = (0..field.drawn.len()).filter(|&line| !field.drawn[line]);
    let number = |line: usize| {
        let (row, col, down) = field.place(line);
        let (x, y) = place.dot(row, col);
        let half = place.cell / 2.0;
        let (x, y) = if down { (x, y + half) } else { (x + half, y) };
        format!(
            "<text class=\"s m halo\" x=\"{}\" y=\"{}\">{line}</text>\n",
            num(x),
            num(y + 4.0)
        )
    };
    open.map(number).collect()
}

/// `Dots and boxes, 3×3: A has 2 boxes, B to move`.
fn title(field: &Field, last: Option<Last>) -> String {
    let size = format!("Dots and boxes, {}×{}", field.rows, field.cols);
    let [a, b] = [Side::A, Side::B].map(|side| field.boxes_of(side));
    let score = match (a, b) {
        (0, 0) => "no box is taken".to_owned(),
        (a, 0) => format!("A has {}", boxes(a)),
        (0, b) => format!("B has {}", boxes(b)),
        (a, b) => format!("A has {}, B {b}", boxes(a)),
    };
    let next = last.and_then(|last| {
        let by = last.by?;
        let again = field.closed_with(last.line) > 0;
        Some(if again { by } else { by.other() })
    });
    match next {
        _ if field.is_full() => format!("{size}: {}", result(a, b)),
        Some(next) => format!("{size}: {score}, {} to move", next.letter()),
        None => format!("{size}: {score}"),
    }
}

/// `A wins, 3 boxes to 1`.
pub(crate) fn result(a: usize, b: usize) -> String {
    match a.cmp(&b) {
        std::cmp::Ordering::Greater => format!("A wins, {} to {b}", boxes(a)),
        std::cmp::Ordering::Less => format!("B wins, {} to {a}", boxes(b)),
        std::cmp::Ordering::Equal => format!("a tie, {} each", boxes(a)),
    }
}

pub(crate) fn boxes(number: usize) -> String {
    let plural = if number == 1 { "box" } else { "boxes" };
    format!("{number} {plural}")
}

/// The second line: only what there is to see.
fn explained(field: &Field, marks: &DotsMarks, last: Option<Last>) -> String {
    let mut out = Vec::new();
    if let Some(last) = last {
        out.push(match last.by {
            Some(by) => format!(
                "broad: {}, drawn last, by {}",
                field.name(last.line),
                by.letter()
            ),
            None => format!("broad: {}, drawn last", field.name(last.line)),
        });
    }
    if marks.chains && !field.closers().is_empty() {
        out.push("dashed: closes a box and moves again".into());
    }
    if marks.chains && !field.chains().is_empty() {
        out.push(chains_in_words(field));
    }
    if marks.numbers {
        out.push("on each line: its number".into());
    }
    out.join(" · ")
}

/// `shaded: a chain of 3 and a loop of 4`.
pub(crate) fn chains_in_words(field: &Field) -> String {
    let chains = field.chains();
    if let [only] = chains.as_slice() {
        let kind = if only.is_loop { "loop" } else { "chain" };
        return format!("shaded: a {kind} of {}", only.boxes.len());
    }
    let loops = chains.iter().filter(|chain| chain.is_loop).count();
    match (chains.len() - loops, loops) {
        (chains, 0) => format!("shaded: {}, with their lengths", counted(chains, "chain")),
        (0, loops) => format!("shaded: {}, with their lengths", counted(loops, "loop")),
        (chains, loops) => format!(
            "shaded: {} and {}, with their lengths",
            counted(chains, "chain"),
            counted(loops, "loop")
        ),
    }
}

/// The field in words.
fn describe(field: &Field) -> String {
    let drawn: Vec<String> = (0..field.drawn.len())
        .filter(|&line| field.drawn[line])
        .map(|line| field.name(line))
        .collect();
    let mut out = match drawn.as_slice() {
        [] => "No line is drawn.".to_owned(),
        drawn => format!("Lines drawn: {}.", drawn.join(", ")),
    };
    for chain in field.chains() {
        let kind = if chain.is_loop { "loop" } else { "chain" };
        out += &format!(" A {kind} of {}.", chain.boxes.len());
    }
    out
}
