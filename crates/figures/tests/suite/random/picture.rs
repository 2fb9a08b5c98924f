//! The texts of the picture at each node, compared with the instrument.

use std::collections::HashMap;

use figures::{SvgOptions, tree_svg};
use roxmltree::Node;

use super::Case;
use super::drawn::{drawn, expected, led_by, shown, window_shown};
use crate::drawing::{boxes, parse};

/// Returns the fault of the picture, if it has one. Its nodes are in the order of the lines of the text. Other claims
/// check the bounds and stars of that text against the instrument.
pub(super) fn fault(case: &Case) -> Option<String> {
    let options = SvgOptions {
        max_nodes: Some(usize::MAX),
        ..SvgOptions::embedded("it")
    };
    let svg = tree_svg(&case.trace, &options);
    let picture = parse(&svg);
    let all = picture.descendants();
    let groups = all.filter(|node| {
        node.attribute("id")
            .is_some_and(|id| id.starts_with("it-n"))
    });
    let outlines = groups.zip(boxes(&picture));
    let outlines: Vec<(Node, f64)> = outlines
        .map(|(it, [left, _, right, _])| (it, (left + right) / 2.0))
        .collect();
    let (cuts, groups): (Vec<_>, Vec<_>) = outlines.into_iter().partition(|(it, _)| is_cut(it));
    let (lines, _) = drawn(&case.trace);
    let seen = expected(&case.log, &case.tree, case.naming);
    let lines = lines.iter().zip(&seen);
    let (left_out, lines): (Vec<_>, Vec<_>) =
        lines.partition(|((_, more), _)| more.reason.is_some());
    if groups.len() != lines.len() || cuts.is_empty() != left_out.is_empty() {
        return Some(format!(
            "{} nodes of {}, {} cuts\n{svg}",
            groups.len(),
            lines.len(),
            cuts.len()
        ));
    }
    let middles: HashMap<usize, f64> = groups
        .iter()
        .zip(&lines)
        .map(|((_, middle), (_, (_, this)))| (*this, *middle))
        .collect();
    let mut rows = groups.iter().zip(lines);
    rows.find_map(|((group, _), ((line, more), (_, this)))| {
        let says = words(group);
        let has = |what: &str| says.iter().any(|it| it == what);
        let node = &case.tree.nodes[*this];
        let fault = |what: &str| Some(format!("{}: {what} in {says:?}\n{svg}", line.says));
        if more.reason.is_some() {
            let is_cut = group
                .children()
                .any(|it| it.attribute("class") == Some("n never"));
            return if is_cut { None } else { fault("no cut") };
        }
        if let Some(value) = node.value {
            let value = match more.sign {
                Some(sign) => format!("{sign} {}", shown(value)),
                None => shown(value),
            };
            if !says
                .iter()
                .any(|it| it.trim_start_matches(['△', '▽', ' ']) == value)
            {
                return fault(&format!("no {value}"));
            }
        }
        // A root alone is no line.
        if has("★") != (more.star && node.parent.is_some()) {
            return fault("its star is not that of the text");
        }
        let window = node.call.and_then(|call| case.log.calls[call].window);
        let window = window.filter(|_| !node.is_leaf());
        let window = window.map(window_shown);
        let written = says.iter().find(|it| it.starts_with('(')).cloned();
        if written != window {
            return fault(&format!("its window is {window:?}"));
        }
        if chooser(group) != case.tree.who(&case.log, *this) {
            return fault("it is not who chooses");
        }
        let edge = group.attribute("id").map(|id| id.replace("it-n", "it-e"));
        let edge = picture
            .descendants()
            .find(|it| it.attribute("id").map(str::to_owned) == edge);
        let from = edge.map(|edge| first_numbers(edge.attribute("d").unwrap_or_default())[0]);
        let above = node.parent.map(|above| middles[&above]);
        if from
            .zip(above)
            .map_or(from.is_some() || above.is_some(), |(from, above)| {
                (from - above).abs() > 0.2
            })
        {
            return fault(&format!("its edge begins at {from:?} and not at {above:?}"));
        }
        None
    })
}

/// Returns the fault in the description of the line that both play, if it has one. It describes the last three
/// searches that have a line, from the root to the node with the star.
pub(super) fn line_fault(case: &Case) -> Option<String> {
    let svg = tree_svg(&case.trace, &SvgOptions::embedded("it"));
    let picture = parse(&svg);
    let mut all = picture.descendants();
    let described = all.find(|it| it.has_tag_name("desc"))?.text()?;
    let mut told = described.split(" The line both play").skip(1);
    let (lines, _) = drawn(&case.trace);
    let seen = expected(&case.log, &case.tree, case.naming);
    let ends = lines.iter().zip(&seen).filter(|((_, more), _)| more.star);
    let ends: Vec<usize> = ends.map(|(_, (_, this))| *this).collect();
    for &end in &ends[ends.len().saturating_sub(3)..] {
        let nodes = &case.tree.nodes;
        let up = std::iter::successors(Some(end), |&at| nodes[at].parent);
        let mut way: Vec<usize> = up.collect();
        way.reverse();
        let steps = way.iter().map(|&at| {
            let (node, who) = (&nodes[at], case.tree.who(&case.log, at));
            let spot = &case.log.spots[node.spot];
            let (who, value) = (
                who.unwrap_or("a leaf"),
                node.value.map_or_else(String::new, shown),
            );
            match spot.above {
                Some(_) => format!("move {} to {who}, {value}", spot.mv),
                None => format!("{who}, {value}"),
            }
        });
        let steps: Vec<String> = steps.collect();
        let led_by = led_by(&case.log, &case.tree, case.naming, &nodes[way[0]]);
        let of = match (led_by.strip_suffix(": "), case.tree.roots.len()) {
            (Some(led_by), 2..) => format!(" ({led_by})"),
            _ => String::new(),
        };
        let line = format!("{of}: {}.", steps.join("; "));
        if !told.next().is_some_and(|told| told.starts_with(&line)) {
            return Some(format!("no{line}\n{described}"));
        }
    }
    told.next().map(|more| format!("and{more}\n{described}"))
}

/// Whether it is a branch that was left out, or several beside each other.
fn is_cut(group: &Node) -> bool {
    let mut inside = group.children();
    inside.any(|it| it.attribute("class") == Some("n never"))
}

/// Who chooses at a node, by the tip of its triangle.
fn chooser(group: &Node) -> Option<&'static str> {
    let mut inside = group.children();
    let triangle = inside.find(|it| it.attribute("stroke-linejoin").is_some())?;
    let [_, tip, _, base] = first_numbers(triangle.attribute("d")?);
    Some(if tip < base { "MAX" } else { "MIN" })
}

fn first_numbers(path: &str) -> [f64; 4] {
    let words = path.split(|it: char| it.is_ascii_alphabetic() || it == ' ');
    let mut numbers = words.filter_map(|it| it.parse().ok());
    std::array::from_fn(|_| numbers.next().expect("a number"))
}

/// The words of a node.
fn words(group: &Node) -> Vec<String> {
    let texts = group.descendants().filter(|it| it.has_tag_name("text"));
    let texts = texts.map(|it| {
        it.descendants()
            .filter_map(|it| it.text().filter(|_| it.is_text()))
            .collect()
    });
    texts.collect()
}
