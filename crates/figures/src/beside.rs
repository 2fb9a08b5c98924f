//! Two runs of the same input beside each other in one picture, with their first difference marked.

use call_trace::Trace;

use crate::difference;
use crate::element::{Element, Marks, text};
use crate::options::SvgOptions;
use crate::run::Run;
use crate::svg::measure::{sans_width, wrap_words};

/// The space around the two trees and between them.
const GAP: f64 = 16.0;
/// The height of a line of words.
const LINE: f64 = 20.0;

/// Draws the recursion tree of a student's run and, beside it, the tree of ours, as one SVG file. The first call that
/// differs is marked in both, and a sentence below names it.
pub fn pair_svg(ours: &Trace, yours: &Trace) -> String {
    let found = difference(ours, yours);
    let marks = match &found {
        Some(found) => [found.yours.clone(), found.ours.clone()],
        None => [None, None],
    };
    let sentence = match found {
        Some(found) => format!("≠ {}", found.sentence),
        None => "Both runs make the same calls in the same order, with the same values.".to_owned(),
    };
    let mut body = String::new();
    let (mut x, mut height) = (0.0, 0.0_f64);
    let sides = [("yours", "Yours", yours), ("ours", "Ours", ours)];
    for ((id, name, trace), mark) in sides.into_iter().zip(marks) {
        let drawn = Run::of(trace).tree_svg(&SvgOptions {
            mark,
            ..SvgOptions::embedded(id)
        });
        let (wide, high) = size(&drawn);
        body += &text("h", (x + GAP, LINE), name).to_string();
        body += &drawn.replacen("<svg ", &format!("<svg x=\"{x}\" y=\"{LINE}\" "), 1);
        x += wide + GAP;
        height = height.max(high);
    }
    let wide = (x - GAP).max(520.0).ceil();
    let mut y = LINE + height + LINE;
    let measure = |line: &str| sans_width(line, 14.0);
    for line in wrap_words(&sentence, wide - 2.0 * GAP, measure) {
        body += &text("p", (GAP, y), &line).to_string();
        y += LINE;
    }
    let title = Marks::from(Element::new("title").words(&sentence));
    let style = SvgOptions::file("pair").style.map(Element::style);
    let style = style.map_or_else(String::new, |style| Marks::from(style).to_string());
    let high = y.ceil();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"fig\" viewBox=\"0 0 {wide} {high}\" width=\"{wide}\" height=\"{high}\" role=\"img\">\n{title}{style}{body}</svg>\n"
    )
}

/// Returns the width and height of a drawing.
fn size(svg: &str) -> (f64, f64) {
    let number = |name: &str| {
        let (_, rest) = svg.split_once(&format!(" {name}=\""))?;
        rest.split_once('"')?.0.parse().ok()
    };
    (
        number("width").unwrap_or(0.0),
        number("height").unwrap_or(0.0),
    )
}
