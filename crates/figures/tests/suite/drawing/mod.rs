//! Looks at drawings: what overlaps, what leaves the picture.

#![allow(unreachable_pub, reason = "the test files of this program use them")]

use std::collections::{BTreeMap, HashSet};

use proptest::prelude::*;
use roxmltree::{Document, Node};

pub fn parse(svg: &str) -> Document<'_> {
    Document::parse(svg).unwrap_or_else(|error| panic!("{error}\n{svg}"))
}

/// The tree of a run, as a terminal shows it.
pub fn text(trace: &call_trace::Trace) -> String {
    figures::tree_text(trace, &figures::TextOptions::default())
}

/// The lines of a drawing, as a program in a terminal gets them.
pub fn written(lines: &[figures::Line]) -> String {
    lines.iter().map(|line| line.plain() + "\n").collect()
}

/// The options of a text that is folded to so many lines.
pub fn of_lines(max_lines: usize) -> figures::TextOptions {
    figures::TextOptions {
        max_lines,
        ..figures::TextOptions::default()
    }
}

/// The same in a terminal of 100 columns.
pub fn wide_text(trace: &call_trace::Trace) -> String {
    let options = figures::TextOptions {
        width: 100,
        ..figures::TextOptions::default()
    };
    figures::tree_text(trace, &options)
}

/// The lines of a wide game tree that begin a node, without the signs of the tree.
pub fn nodes(trace: &call_trace::Trace) -> Vec<String> {
    let drawing = wide_text(trace);
    let lines = drawing.lines().filter(|line| !line.is_empty());
    let lines = lines.map(|line| line.trim_start_matches([' ', '├', '└', '─', '│']));
    lines
        .filter(|line| !line.contains("searched below") && !line.starts_with("Returned"))
        .map(str::to_owned)
        .collect()
}

/// The player of a run.
pub fn player(trace: &call_trace::Trace) -> String {
    figures::player_fragment(trace, &figures::SvgOptions::embedded("it"))
}

/// The list of a run, as it appears beside its player.
pub fn listed(trace: &call_trace::Trace) -> String {
    let player = figures::Drawing::Player(figures::PlayerFigure::default());
    let drawn = player.draw(&figures::Run::of(trace), "it");
    drawn.expect("a player").twin
}

/// The data that the script of a player reads: the nodes of its drawing, and the steps.
pub fn player_data(trace: &call_trace::Trace) -> serde_json::Value {
    player_data_of(&player(trace))
}

/// The same of a player that is drawn already.
pub fn player_data_of(page: &str) -> serde_json::Value {
    let it = parse(page);
    let mut scripts = it.descendants().filter(|node| node.has_tag_name("script"));
    let json = scripts.next().and_then(|script| script.text());
    serde_json::from_str(json.expect("a script element")).expect("JSON")
}

/// The nodes of a player drawn with keys that are known, by their ways: the keys from the first call down to each.
pub fn known_nodes(page: &str) -> BTreeMap<Vec<String>, serde_json::Value> {
    let data = player_data_of(page);
    let nodes = data["nodes"].as_array().expect("nodes");
    let mut ways: Vec<Option<Vec<String>>> = Vec::new();
    let mut out = BTreeMap::new();
    for node in nodes {
        let above =
            |node: &serde_json::Value| node["parent"].as_u64().map(|parent| parent as usize);
        let up = std::iter::successors(above(node), |&at| above(&nodes[at]));
        let mut way = up
            .filter_map(|at| ways[at].clone())
            .next()
            .unwrap_or_default();
        let keys = node["key"].as_array();
        let own = keys.map(|keys| {
            let keys = keys.iter().map(|key| key.as_str().expect("a key"));
            way.extend(keys.map(str::to_owned));
            way
        });
        if let Some(way) = &own {
            let before = out.insert(way.clone(), node.clone());
            assert!(before.is_none(), "two calls are known by {way:?}");
        }
        ways.push(own);
    }
    out
}

/// The sentences of the steps of a player.
pub fn sentences(trace: &call_trace::Trace) -> Vec<String> {
    let steps = player_steps(trace).into_iter();
    let says = steps.map(|step| step["say"].as_str().expect("a sentence").to_owned());
    says.collect()
}

/// The steps of a player.
pub fn player_steps(trace: &call_trace::Trace) -> Vec<serde_json::Value> {
    let mut data = player_data(trace);
    match data["steps"].take() {
        serde_json::Value::Array(steps) => steps,
        other => panic!("no steps: {other}"),
    }
}

pub fn number(node: &Node, name: &str) -> f64 {
    node.attribute(name)
        .and_then(|text| text.parse().ok())
        .unwrap_or_else(|| panic!("no {name}: {node:?}"))
}

/// The outlines of a figure's nodes, rectangles and triangles, as left, top, right, bottom; those
/// of a pile only once.
pub fn boxes(it: &Document) -> Vec<[f64; 4]> {
    groups(it).filter_map(|group| outline(&group)).collect()
}

/// The nodes of a figure.
fn groups<'a, 'i>(it: &'a Document<'i>) -> impl Iterator<Item = Node<'a, 'i>> {
    let body = it
        .root_element()
        .children()
        .find(|node| node.attribute("transform").is_some());
    let children = body.into_iter().flat_map(|body| body.children());
    children.filter(|node| node.tag_name().name() == "g")
}

fn outline(group: &Node) -> Option<[f64; 4]> {
    let mut shapes = group.children();
    let found = shapes.rfind(|node| {
        let triangle = node.attribute("stroke-linejoin").is_some();
        let is_outline = node
            .attribute("class")
            .is_some_and(|class| class.starts_with('n'));
        node.tag_name().name() == "rect" || triangle && is_outline
    })?;
    if found.tag_name().name() == "rect" {
        return Some(rectangle(&found));
    }
    // M tip L base H left z
    let numbers: Vec<f64> = found
        .attribute("d")?
        .split(['M', 'L', 'H', 'z', ' '])
        .filter_map(|number| number.parse().ok())
        .collect();
    let [_, tip, right, base, left] = numbers[..] else {
        panic!("no triangle: {found:?}");
    };
    Some([left, tip.min(base), right, tip.max(base)])
}

fn rectangle(node: &Node) -> [f64; 4] {
    let [x, y, width, height] = ["x", "y", "width", "height"].map(|name| number(node, name));
    [x, y, x + width, y + height]
}

/// The box of a text, as wide as in the widest of the usual fonts.
fn text_box(node: &Node) -> [f64; 4] {
    let (x, y) = (number(node, "x"), number(node, "y"));
    let class: Vec<&str> = node.attribute("class").unwrap_or("").split(' ').collect();
    let is = |wanted: &str| class.contains(&wanted);
    let (per_char, high) = match () {
        () if is("h") => (7.6, 14.0),
        () if is("p") => (6.0, 12.0),
        () if is("w") => (5.6, 11.0),
        () if is("s") => (6.7, 11.0),
        () if is("v") => (7.3, 12.0),
        () => (7.9, 13.0),
    };
    let long = node.text().map_or(0, |text| text.chars().count()) as f64 * per_char;
    let left = match () {
        () if is("m") => x - long / 2.0,
        () if is("end") => x - long,
        () => x,
    };
    [left, y - high * 0.75, left + long, y + high * 0.2]
}

fn overlap(a: &[f64; 4], b: &[f64; 4]) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

/// Fails where a node overlaps another with all that is written in, beside and below it, a mark leaves the picture,
/// an id is given twice, or a line is blank.
pub fn check(svg: &str) -> Result<(), TestCaseError> {
    let it = parse(svg);
    let mut ids = HashSet::new();
    for id in it.descendants().filter_map(|node| node.attribute("id")) {
        prop_assert!(ids.insert(id), "{id} is given twice");
    }
    let is_blank = |line: &str| line.trim().is_empty();
    prop_assert!(!svg.lines().any(is_blank), "a blank line: {svg}");
    let nodes: Vec<Vec<[f64; 4]>> = groups(&it)
        .map(|group| {
            let texts = group
                .children()
                .filter(|node| node.tag_name().name() == "text");
            outline(&group)
                .into_iter()
                .chain(texts.map(|text| text_box(&text)))
                .collect()
        })
        .collect();
    for (at, node) in nodes.iter().enumerate() {
        for other in &nodes[at + 1..] {
            for (a, b) in node.iter().flat_map(|a| other.iter().map(move |b| (a, b))) {
                prop_assert!(!overlap(a, b), "{a:?} and {b:?} overlap");
            }
        }
    }
    let [width, height] = ["width", "height"].map(|name| number(&it.root_element(), name));
    for node in it
        .descendants()
        .filter(|node| matches!(node.tag_name().name(), "text" | "rect"))
    {
        let (dx, dy) = shift(&node);
        let place = if node.tag_name().name() == "text" {
            text_box(&node)
        } else {
            rectangle(&node)
        };
        let [left, top, right, bottom] = place;
        prop_assert!(
            left + dx >= -0.5 && right + dx <= width + 0.5,
            "{node:?} from {left} to {right} of {width}"
        );
        prop_assert!(
            top + dy >= -0.5 && bottom + dy <= height + 0.5,
            "{node:?} at {top} of {height}"
        );
    }
    Ok(())
}

/// Fails if words are above the drawing of a page, which cuts them off there.
pub fn check_in_page(html: &str) -> Result<(), TestCaseError> {
    let it = parse(html);
    let drawing = it
        .descendants()
        .find(|node| node.attribute("role") == Some("img"));
    let marks = drawing.iter().flat_map(roxmltree::Node::descendants);
    for node in marks.filter(|node| node.has_tag_name("text")) {
        let top = text_box(&node)[1] + shift(&node).1;
        prop_assert!(top >= -0.5, "{node:?} at {top}");
    }
    Ok(())
}

/// Fails if an edge crosses the number of a board or its returned value.
pub fn check_edges(svg: &str) -> Result<(), TestCaseError> {
    let it = parse(svg);
    let of_class = |wanted: &'static [&str]| {
        it.descendants().filter(move |node| {
            node.attribute("class")
                .is_some_and(|class| wanted.contains(&class))
        })
    };
    for edge in of_class(&["e", "e gap"]) {
        let points = points(edge.attribute("d").expect("a way"));
        for words in of_class(&["s halo", "v end halo"]) {
            let [left, top, right, bottom] = text_box(&words);
            let inside = |&(x, y): &(f64, f64)| left < x && x < right && top < y && y < bottom;
            prop_assert!(!points.iter().any(inside), "{edge:?} crosses {words:?}");
        }
    }
    Ok(())
}

/// Points on an edge: a curve, and perhaps a line down at its end.
fn points(way: &str) -> Vec<(f64, f64)> {
    let numbers: Vec<f64> = way
        .split(['M', 'C', 'V', ' '])
        .filter_map(|number| number.parse().ok())
        .collect();
    let ([x0, y0, x1, y1, x2, y2, x3, y3], rest) = numbers.split_first_chunk().expect("a curve");
    let down = rest.first().copied().unwrap_or(*y3);
    let steps = (0..=20).map(|step| f64::from(step) / 20.0);
    steps
        .flat_map(|t| {
            let s = 1.0 - t;
            let at = |a: f64, b: f64, c: f64, d: f64| {
                s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
            };
            let curve = (at(*x0, *x1, *x2, *x3), at(*y0, *y1, *y2, *y3));
            [curve, (*x3, y3 + (down - y3) * t)]
        })
        .collect()
}

/// How far the marks around a mark are moved.
fn shift(node: &Node) -> (f64, f64) {
    let mut around = node.ancestors().skip(1);
    let Some(shift) = around.find_map(|up| up.attribute("transform")) else {
        return (0.0, 0.0);
    };
    let numbers = shift.trim_start_matches("translate(").trim_end_matches(')');
    let (x, y) = numbers.split_once(' ').expect("two numbers");
    (x.parse().expect("x"), y.parse().expect("y"))
}

/// Fails if a text lacks these words.
#[track_caller]
pub fn contains(text: impl AsRef<str>, words: &str) {
    let text = text.as_ref();
    assert!(text.contains(words), "no {words:?} in {text}");
}

/// Fails if a text contains these words.
#[track_caller]
pub fn lacks(text: impl AsRef<str>, words: &str) {
    let text = text.as_ref();
    assert!(!text.contains(words), "{words:?} in {text}");
}

/// Fails if a text does not begin with these words.
#[track_caller]
pub fn begins(text: impl AsRef<str>, words: &str) {
    let text = text.as_ref();
    assert!(text.starts_with(words), "{words:?} does not begin {text}");
}
