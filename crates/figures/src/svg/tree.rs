//! The recursion tree as SVG.

use call_trace::Trace;

use super::measure::{mono_width, wrap_label};
use super::{Figure, escape, num};
use crate::facts::{Facts, Role, text_twin};
use crate::fold::{Folded, Limits, What};
use crate::labels::{clip, counted, spaced, value};
use crate::options::SvgOptions;
use crate::tidy;

/// The recursion tree of a run as SVG: in each node the call, its number in time and the value
/// it returned.
pub fn tree_svg(trace: &Trace, options: &SvgOptions) -> String {
    let facts = Facts::new(trace);
    let folded = Folded::new(&facts, limits(options, 120), None);
    let mut figure = figure(&facts, &folded, options);
    figure.description = text_twin(trace);
    figure.finish(options)
}

pub(crate) fn limits(options: &SvgOptions, usual: usize) -> Limits {
    let all = options.max_nodes == Some(usize::MAX);
    let at_most = |limit: usize| if all { usize::MAX } else { limit };
    Limits {
        nodes: options.max_nodes.unwrap_or(usual),
        levels: at_most(30),
        chain: at_most(24),
        siblings: at_most(24),
        depth: options.max_depth.unwrap_or(usize::MAX),
    }
}

/// Where each node of a drawing stands: the middle and the top of its box.
pub(crate) struct Arranged {
    pub x: Vec<f64>,
    pub y: Vec<f64>,
    pub width: f64,
    pub height: f64,
}

/// Lays out the nodes of a folded tree, given the width and height each takes.
pub(crate) fn arrange(folded: &Folded, sizes: &[(f64, f64)], gap: f64, between: f64) -> Arranged {
    let n = folded.nodes.len();
    // Several roots hang on one more node, which is not drawn.
    let mut children: Vec<Vec<usize>> = folded
        .nodes
        .iter()
        .map(|node| node.children.clone())
        .collect();
    children.push(folded.roots.clone());
    let mut widths: Vec<f64> = sizes.iter().map(|size| size.0).collect();
    widths.push(0.0);
    let mut x = tidy::layout(&children, n, &widths, gap);
    x.pop();
    let left = (0..n)
        .map(|v| x[v] - widths[v] / 2.0)
        .fold(f64::INFINITY, f64::min);
    let right = (0..n)
        .map(|v| x[v] + widths[v] / 2.0)
        .fold(f64::NEG_INFINITY, f64::max);
    let levels = folded
        .nodes
        .iter()
        .map(|node| node.level + 1)
        .max()
        .unwrap_or(0);
    let mut tallest = vec![0.0_f64; levels];
    for (v, node) in folded.nodes.iter().enumerate() {
        tallest[node.level] = tallest[node.level].max(sizes[v].1);
    }
    let mut top = 0.0;
    let tops: Vec<f64> = tallest
        .iter()
        .map(|height| {
            let here = top;
            top += height + between;
            here
        })
        .collect();
    Arranged {
        y: folded.nodes.iter().map(|node| tops[node.level]).collect(),
        x: x.iter().map(|at| at - left).collect(),
        width: if n == 0 { 0.0 } else { right - left },
        height: (top - between).max(0.0),
    }
}

/// The curve from the foot of a parent to the head of a child.
pub(crate) fn edge(class: &str, from: (f64, f64), to: (f64, f64)) -> String {
    let bend = ((to.1 - from.1) * 0.62).max(12.0);
    let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(num);
    let (b1, b2) = (num(from.1 + bend), num(to.1 - bend));
    format!("<path class=\"{class}\" d=\"M{x1} {y1}C{x1} {b1} {x2} {b2} {x2} {y2}\"/>\n")
}

/// What is written in one node.
struct Inside {
    lines: Vec<String>,
    number: String,
    value: String,
    /// The box itself, without what is written below it.
    width: f64,
    height: f64,
    below: Vec<(String, &'static str)>,
}

pub(crate) fn figure(facts: &Facts, folded: &Folded, options: &SvgOptions) -> Figure {
    let insides: Vec<Inside> = folded
        .nodes
        .iter()
        .map(|node| inside(facts, node.what, node.hidden))
        .collect();
    let sizes: Vec<(f64, f64)> = insides.iter().map(Inside::extent).collect();
    let at = arrange(folded, &sizes, 12.0, 32.0);
    let id = escape(&options.id);
    let mut body = String::new();
    for (v, node) in folded.nodes.iter().enumerate() {
        for &child in &node.children {
            let class = match folded.nodes[child].what {
                What::Rejected(_) => "e cut",
                What::Gap(_) => "e gap",
                _ => "e",
            };
            let class = if matches!(node.what, What::Gap(_)) {
                "e gap"
            } else {
                class
            };
            body += &edge(
                class,
                (at.x[v], at.y[v] + insides[v].height),
                (at.x[child], at.y[child]),
            );
        }
    }
    for v in folded.preorder() {
        body += &draw(
            facts,
            folded.nodes[v].what,
            &insides[v],
            folded.nodes[v].hidden,
            at.x[v],
            at.y[v],
            &id,
        );
    }
    Figure {
        title: title(facts),
        marks: marks(facts),
        description: String::new(),
        defs: String::new(),
        body,
        width: at.width,
        height: at.height,
        legend: legend(facts, folded),
    }
}

pub(crate) fn title(facts: &Facts) -> String {
    let calls = counted(facts.tree.calls.len(), "call");
    let mut out = format!(
        "{}: {calls}, {} deep",
        facts.subject(),
        counted(facts.tree.height(), "frame")
    );
    let solutions = facts.count(Role::Solution);
    if solutions > 0 {
        out += &format!(", {}", counted(solutions, "solution"));
    }
    out
}

fn marks(facts: &Facts) -> String {
    let values = facts.tree.calls.iter().any(|call| value(call).is_some());
    let what = if values {
        "the call, its number in time, and the value it returned"
    } else {
        "the call and its number in time"
    };
    format!("in each node: {what}")
}

fn legend(facts: &Facts, folded: &Folded) -> Vec<(&'static str, String)> {
    let shown = |role: Role| {
        folded
            .nodes
            .iter()
            .any(|node| matches!(node.what, What::Call(call) if facts.roles[call] == role))
    };
    let mut out = Vec::new();
    if shown(Role::Base) && facts.tree.calls.len() > 1 {
        out.push((
            "n b",
            "a base case: it answers without a further call".into(),
        ));
    }
    if shown(Role::Again) {
        let all = spaced(facts.tree.calls.len());
        let again = spaced(facts.again);
        out.push(("n a", format!("worked out before: with all below them, {again} of the {all} calls are work done again")));
    }
    if shown(Role::Panicked) {
        out.push(("n x", "never returned: a panic passed through it".into()));
    }
    if shown(Role::NeverReturned) {
        out.push(("n x", "never returned: the recording ends first".into()));
    }
    out
}

impl Inside {
    /// The room the node takes in the layout.
    fn extent(&self) -> (f64, f64) {
        let below = self
            .below
            .iter()
            .map(|(text, _)| mono_width(text, 11.0) + 6.0)
            .fold(0.0, f64::max);
        (
            self.width.max(below),
            self.height + 14.0 * self.below.len() as f64,
        )
    }
}

fn inside(facts: &Facts, what: What, hidden: usize) -> Inside {
    let What::Call(call) = what else {
        let text = match what {
            What::Gap(calls) => format!("{} not shown", counted(calls, "call")),
            What::Rejected(choice) => format!("{} not tried", clip(choice, 16)),
            What::Tried(call, play) => format!(
                "{} taken back",
                clip(facts.call(call).plays[play].choice, 16)
            ),
            What::Call(_) => String::new(),
        };
        let height = 20.0;
        return Inside {
            lines: vec![],
            number: String::new(),
            value: String::new(),
            width: 20.0,
            height,
            below: vec![(text, "s")],
        };
    };
    let it = facts.call(call);
    let lines = wrap_label(&format!("{}({})", it.function, it.args.values()), 28, 3);
    let number = spaced(call + 1);
    let value = match facts.roles[call] {
        Role::Panicked | Role::NeverReturned => "×".to_owned(),
        _ => value(it)
            .map(|value| format!("→ {}", clip(value, 24)))
            .unwrap_or_default(),
    };
    let label = lines
        .iter()
        .map(|line| mono_width(line, 13.0))
        .fold(0.0, f64::max);
    let foot = mono_width(&number, 11.0)
        + mono_width(&value, 12.0)
        + if value.is_empty() { 0.0 } else { 10.0 };
    let mut below: Vec<(String, &str)> = Vec::new();
    if hidden > 0 {
        below.push((format!("… {} below", counted(hidden, "call")), "s"));
    }
    let deeds = it
        .plays
        .iter()
        .filter(|_| !facts.chooses)
        .map(|play| play.choice);
    let notes = it.notes.iter().copied().chain(deeds);
    below.extend(notes.take(3).map(|note| (clip(note, 28), "s i")));
    let height = 26.0 + 16.0 * lines.len() as f64;
    Inside {
        width: (label.max(foot) + 14.0).max(50.0).ceil(),
        height,
        lines,
        number,
        value,
        below,
    }
}

fn draw(
    facts: &Facts,
    what: What,
    inside: &Inside,
    hidden: usize,
    x: f64,
    y: f64,
    id: &str,
) -> String {
    let mut out = String::new();
    let mut text = |class: &str, x: f64, y: f64, text: &str| {
        out += &format!(
            "<text class=\"{class}\" x=\"{}\" y=\"{}\">{}</text>\n",
            num(x),
            num(y),
            escape(text)
        );
    };
    let mut foot = y + inside.height + 12.0;
    let What::Call(call) = what else {
        let sign = if matches!(what, What::Rejected(_)) {
            ("m bad", "×")
        } else {
            ("m soft", "⋮")
        };
        text(sign.0, x, y + 15.0, sign.1);
        for (line, class) in &inside.below {
            text(&format!("{class} m"), x, y + 30.0, line);
        }
        return out;
    };
    let (left, right) = (x - inside.width / 2.0, x + inside.width / 2.0);
    for (n, line) in inside.lines.iter().enumerate() {
        text("m", x, y + 18.0 + 16.0 * n as f64, line);
    }
    let base = y + inside.height - 7.0;
    text("s", left + 7.0, base, &inside.number);
    text(
        if inside.value == "×" {
            "v end bad"
        } else {
            "v end"
        },
        right - 7.0,
        base,
        &inside.value,
    );
    for (line, class) in &inside.below {
        text(&format!("{class} m"), x, foot, line);
        foot += 14.0;
    }
    let it = facts.call(call);
    if let Some(choice) = facts.choice[call] {
        text("s m halo", x, y - 5.0, &clip(choice, 12));
    }
    let class = node_class(facts, call);
    let rect = |class: &str, dx: f64| {
        let [x, y, w, h] = [left + dx, y + dx, inside.width, inside.height].map(num);
        format!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{}\"/>\n",
            if class == "n b" { 3 } else { 9 }
        )
    };
    let behind = if hidden > 0 {
        rect("n", 6.0) + &rect("n", 3.0)
    } else {
        String::new()
    };
    let tip = format!(
        "{}({}){}",
        it.function,
        it.args.values(),
        value(it)
            .map(|value| format!(" → {value}"))
            .unwrap_or_default()
    );
    format!(
        "<g class=\"call\" id=\"{id}-{call}\">\n<title>{}</title>\n{behind}{}{out}</g>\n",
        escape(&clip(&tip, 400)),
        rect(class, 0.0)
    )
}

fn node_class(facts: &Facts, call: usize) -> &'static str {
    match facts.roles[call] {
        Role::Panicked | Role::NeverReturned | Role::DeadEnd | Role::Clash => "n x",
        Role::Solution => "n o",
        Role::Again => "n a",
        Role::Remembered => "n k",
        _ if facts.call(call).parent.is_none() => "n c",
        Role::Base => "n b",
        Role::Inner => "n",
    }
}
