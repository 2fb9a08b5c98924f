//! Two runs of the same input beside each other in one picture, with their first difference marked.

use call_trace::Trace;

use crate::difference;
use crate::element::{Element, Marks, text};
use crate::options::SvgOptions;
use crate::player;
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
    let mut body = Marks::default();
    let (mut x, mut height) = (0.0, 0.0_f64);
    let sides = [("yours", "Yours", yours), ("ours", "Ours", ours)];
    for ((id, name, trace), mark) in sides.into_iter().zip(marks) {
        let options = SvgOptions {
            mark,
            ..SvgOptions::embedded(id)
        };
        let (drawn, (wide, high)) = player::figure(&Run::of(trace), &options).draw(&options);
        body += text("h", (x + GAP, LINE), name);
        body += drawn.at((x, LINE));
        x += wide + GAP;
        height = height.max(high);
    }
    let wide = (x - GAP).max(520.0).ceil();
    let mut y = LINE + height + LINE;
    let measure = |line: &str| sans_width(line, 14.0);
    for line in wrap_words(&sentence, wide - 2.0 * GAP, measure) {
        body += text("p", (GAP, y), &line);
        y += LINE;
    }
    let mut all = Marks::from(Element::new("title").words(&sentence));
    all += SvgOptions::file("pair").style.map(Element::style);
    all += body;
    let size = (wide, y.ceil());
    let svg = Element::new("svg").attribute("xmlns", "http://www.w3.org/2000/svg");
    let svg = svg.class("fig").view_box(size).size(size);
    Marks::from(svg.attribute("role", "img").holding(all)).to_string()
}
