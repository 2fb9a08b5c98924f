//! The lines of a drawing, and the lines that the instrument's tree predicts.

use super::log::Log;
use super::seen::{LeftOut, Seen, Tree};
use call_trace::Trace;
use figures::{TextOptions, tree_text};
use game::Value;

/// A line of a drawing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) level: usize,
    /// The text about the node, or about the branches that were left out.
    pub(super) says: String,
}

/// The marks and the reason on a line.
#[derive(Debug, Clone, Default)]
pub(super) struct More {
    /// `≤` or `≥`.
    pub(super) sign: Option<char>,
    pub(super) star: bool,
    /// Why branches were left out.
    pub(super) reason: Option<String>,
}

/// How a drawing names its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Naming {
    Names,
    /// Moves are numbers, and not written.
    Numbers,
    /// The name, and how many boxes it closed.
    Lines,
}

/// The lines of a drawing, and the lines below it.
pub(super) fn drawn(trace: &Trace) -> (Vec<(Line, More)>, Vec<String>) {
    let options = TextOptions {
        width: 400,
        max_lines: 100_000,
        ..TextOptions::default()
    };
    let text = tree_text(trace, &options);
    let begins = |line: &&str| {
        ["MAX", "MIN", "depth", "never returned", "looked at"]
            .iter()
            .any(|it| line.contains(it))
    };
    let mut lines = text.lines().skip_while(|line| !begins(line)).peekable();
    let mut out = Vec::new();
    while let Some(line) = lines.next_if(|line| !line.contains(" searched below the root")) {
        let rest = line.trim_start_matches(['│', '├', '└', '─', ' ']);
        let level = (line.chars().count() - rest.chars().count()) / 3;
        out.push(
            match rest
                .strip_prefix('×')
                .filter(|rest| !rest.contains("never returned"))
            {
                Some(rest) => left_out(level, rest),
                None => node(level, rest),
            },
        );
    }
    (out, lines.map(str::to_owned).collect())
}

fn left_out(level: usize, rest: &str) -> (Line, More) {
    // `looked at: 3; why`, `not visited: why`.
    let at = match rest.find("looked at:") {
        Some(_) => rest.find(';'),
        None => rest.find(':'),
    };
    let (says, reason) = rest.split_at(at.unwrap_or(rest.len()));
    let says = format!("× {}", says.trim());
    let reason = reason.split("; unread").next().unwrap_or_default();
    let reason = reason.trim_start_matches([':', ';', ' ']).to_owned();
    let more = More {
        reason: Some(reason),
        ..More::default()
    };
    (Line { level, says }, more)
}

fn node(level: usize, rest: &str) -> (Line, More) {
    let mut more = More::default();
    let mut words = Vec::new();
    // Another claim checks these words against the audit.
    let rest = rest.replace("need not be tried", "");
    for word in rest.split_whitespace() {
        match word {
            "≤" | "≥" => more.sign = word.chars().next(),
            "★" => more.star = true,
            _ => words.push(word),
        }
    }
    let says = words.join(" ");
    (Line { level, says }, more)
}

/// The same lines as the instrument has them, each with its node.
pub(super) fn expected(log: &Log, tree: &Tree, naming: Naming) -> Vec<(Line, usize)> {
    let mut out = Vec::new();
    for &root in &tree.roots {
        lines_from(log, tree, naming, (root, 0), &mut out);
    }
    out
}

/// Collects the lines of a node and all below it. A branch that was left out has its place in the order of the moves.
fn lines_from(
    log: &Log,
    tree: &Tree,
    naming: Naming,
    (this, level): (usize, usize),
    out: &mut Vec<(Line, usize)>,
) {
    let says = says(log, tree, naming, this);
    out.push((Line { level, says }, this));
    let node = &tree.nodes[this];
    let places = places(log, tree, this);
    for place in 0..=node.children.len() {
        let here = node.left_out.iter().zip(&places);
        let here = here
            .filter(|(_, at)| **at == place)
            .map(|(it, _)| it.clone());
        let here: Vec<LeftOut> = here.collect();
        if !here.is_empty() {
            let says = not_searched(naming, &here);
            let level = level + 1;
            out.push((Line { level, says }, this));
        }
        if let Some(&child) = node.children.get(place) {
            lines_from(log, tree, naming, (child, level + 1), out);
        }
    }
}

/// For each branch that was left out, the number of children before it: all of them if the search used its own order.
pub(super) fn places(log: &Log, tree: &Tree, this: usize) -> Vec<usize> {
    let node = &tree.nodes[this];
    let offers = &log.spots[node.spot].offers;
    let rank = |mv: &str| offers.iter().position(|it| it == mv);
    let children = node.children.iter().map(|&child| &tree.nodes[child]);
    let rank_of = |child: &Seen| {
        let is_step = child.aside.is_none() && child.moves == 1;
        rank(&log.spots[child.spot].mv).filter(|_| is_step)
    };
    let ranks: Vec<Option<usize>> = children.map(rank_of).collect();
    let is_in_order = ranks.is_sorted() && ranks.iter().all(Option::is_some);
    let place = |(mv, ..): &LeftOut| match rank(mv).filter(|_| is_in_order) {
        Some(rank) => ranks.iter().filter(|child| **child < Some(rank)).count(),
        None => ranks.len(),
    };
    node.left_out.iter().map(place).collect()
}

pub(super) fn shown(value: Value) -> String {
    match value {
        Value::MIN => "−∞".into(),
        Value::MAX => "+∞".into(),
        0.. => value.to_string(),
        _ => format!("−{}", value.unsigned_abs()),
    }
}

/// A window as it is drawn.
pub(super) fn window_shown(window: (Value, Value)) -> String {
    let [alpha, beta] = ends_shown(window);
    format!("({alpha}, {beta})")
}

/// The ends of a window as they are drawn. The value next to −∞ is an open lower end if the upper end is larger, and
/// otherwise another value.
pub(super) fn ends_shown((alpha, beta): (Value, Value)) -> [String; 2] {
    let end = |value: Value| match value {
        value if value == -Value::MAX => "−∞ + 1".into(),
        value => shown(value),
    };
    let alpha = match beta > -Value::MAX {
        true => ended(alpha),
        false => alpha,
    };
    [end(alpha), end(beta)]
}

/// The value next to −∞ as an open end.
pub(super) fn ended(value: Value) -> Value {
    match value == -Value::MAX {
        true => Value::MIN,
        false => value,
    }
}

fn says(log: &Log, tree: &Tree, naming: Naming, this: usize) -> String {
    let node = &tree.nodes[this];
    let mut out = led_by(log, tree, naming, node);
    if let Some(who) = tree.who(log, this) {
        out += who;
        let above = node.parent.and_then(|above| tree.who(log, above));
        if node.aside.is_none() && above == Some(who) {
            out += " again";
        }
        out += " ";
    }
    let call = node.call.map(|call| &log.calls[call]);
    let returned = call.is_none_or(|call| call.returned);
    out += &match node.value {
        Some(value) => shown(value),
        None if returned && tree.nodes.iter().all(|node| node.value.is_none()) => "·".into(),
        None if returned => "no recorded number".into(),
        None => "× never returned".into(),
    };
    let is_over = log.spots[node.spot].over;
    let at_once = node.children.is_empty() && node.made == 0 && !node.is_valued && !is_over;
    if at_once && returned && call.is_some() {
        out += " answered at once";
    }
    if node.children.is_empty() && node.made > 0 && returned {
        let s = if node.made == 1 { "" } else { "s" };
        out += &format!(" looked at {} move{s}", node.made);
    }
    let window = call.and_then(|call| call.window);
    if let Some(window) = window.filter(|_| !node.is_leaf()) {
        out += &format!(" {}", window_shown(window));
    }
    out
}

/// `b: `, `elsewhere: `, `depth 2: `.
pub(super) fn led_by(log: &Log, tree: &Tree, naming: Naming, node: &Seen) -> String {
    let depth = node.call.and_then(|call| log.calls[call].depth);
    if let (None, Some(depth), 2..) = (node.parent, depth, tree.roots.len()) {
        return format!("depth {depth}: ");
    }
    if let Some(aside) = node.aside {
        return format!("{aside}: ");
    }
    let spot = &log.spots[node.spot];
    let Some(mut above) = spot.above.filter(|_| naming != Naming::Numbers) else {
        return String::new();
    };
    let mut moves = vec![spot.mv.as_str()];
    for _ in 1..node.moves {
        moves.insert(0, &log.spots[above].mv);
        above = log.spots[above].above.unwrap_or(above);
    }
    let closed = match naming {
        Naming::Lines => (spot.worth - log.spots[above].worth).abs(),
        _ => 0,
    };
    let closed = if closed == 0 {
        String::new()
    } else {
        format!(" +{closed}")
    };
    format!("{}{closed}: ", moves.join(" "))
}

fn not_searched(naming: Naming, all: &[LeftOut]) -> String {
    let moves: Vec<&str> = all.iter().map(|(mv, ..)| mv.as_str()).collect();
    let moves = match (naming, moves.len()) {
        (Naming::Numbers, 1) => String::new(),
        (Naming::Numbers, more) => format!("{more} branches "),
        _ => moves.join(", ") + " ",
    };
    format!("× {moves}{}", left_out_as(all))
}

/// What became of the moves that were left out.
pub(super) fn left_out_as(all: &[LeftOut]) -> String {
    let looks: Option<Vec<String>> = all.iter().map(|(.., look)| look.map(shown)).collect();
    match (looks, all.iter().filter(|(_, made, _)| *made).count()) {
        (Some(looks), 1..) => format!("looked at: {}", looks.join(", ")),
        (_, 0) => "not visited".into(),
        (_, made) if made == all.len() => "played, not searched".into(),
        _ => "not searched".into(),
    }
}
