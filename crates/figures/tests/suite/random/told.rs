//! The sentences of a player's steps, in the order of the actions they describe.

use call_trace::Trace;
use figures::{SvgOptions, player_fragment};
use game::Value;

use super::drawn::{left_out_as, shown, window_shown};
use super::log::{Did, Log};
use super::seen::{Seen, Tree};
use crate::drawing::player_data_of;

/// A step as the instrument has it.
#[derive(Debug)]
pub(super) struct Step {
    /// The expected sentence. For branches that were left out: its words before the reason, and its words after it.
    pub(super) says: (String, String),
    /// The node of the step.
    pub(super) node: usize,
    pub(super) kind: Kind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Enters,
    LeavesOut,
    HandsUp,
}

/// The sentences of a player.
pub(super) fn told(trace: &Trace) -> Vec<String> {
    let options = SvgOptions {
        max_nodes: Some(usize::MAX),
        ..SvgOptions::embedded("it")
    };
    let data = player_data_of(&player_fragment(trace, &options));
    let steps = data["steps"].as_array().expect("a player has steps");
    let says = steps
        .iter()
        .map(|step| step["say"].as_str().expect("a sentence"));
    says.map(str::to_owned).collect()
}

/// The steps that a player has to show.
pub(super) fn expected(log: &Log, tree: &Tree) -> Vec<Step> {
    let mut moments: Vec<(usize, bool, usize)> = Vec::new();
    for (this, node) in tree.nodes.iter().enumerate() {
        if !node.is_leaf() {
            moments.push((node.entered, false, this));
        }
        moments.extend(node.left.map(|left| (left, true, this)));
    }
    moments.sort_unstable();
    let mut steps = Vec::new();
    for (_, leaves, this) in moments {
        let node = &tree.nodes[this];
        let way_in = way_in(log, tree, this);
        let who = tree.who(log, this);
        let value = node.value.map_or("no recorded number".into(), shown);
        let returned = node.call.is_none_or(|call| log.calls[call].returned);
        let mut push = |kind, before: String, after: String| {
            steps.push(Step {
                says: (before, after),
                node: this,
                kind,
            });
        };
        if !leaves {
            let way_in = way_in.map_or(String::new(), |way_in| way_in + ": ");
            let window = node.call.and_then(|call| log.calls[call].window);
            let window = match window {
                Some((Value::MIN, Value::MAX)) => {
                    "; the window is open, so every value matters".into()
                }
                Some(window) => {
                    format!("; only values in {} still matter", window_shown(window))
                }
                None => String::new(),
            };
            let who = who.unwrap_or("the search");
            push(
                Kind::Enters,
                format!("{way_in}{who} chooses here{window}"),
                String::new(),
            );
            continue;
        }
        if node.is_leaf() {
            let is_read = node.is_valued || node.made > 0 || log.spots[node.spot].over;
            let leaf = match is_read {
                true => "a leaf",
                false => "answered at once",
            };
            let way_in = way_in.unwrap_or_default();
            let says = match (returned, way_in.is_empty()) {
                (true, true) => format!("{leaf}: {value}"),
                (true, false) => format!("{way_in}, {leaf}: {value}"),
                (false, true) => "never returned".into(),
                (false, false) => format!("{way_in}: never returned"),
            };
            push(Kind::HandsUp, says, String::new());
            continue;
        }
        if !node.left_out.is_empty() {
            let count = node.left_out.len();
            let branches = if count == 1 { "branch" } else { "branches" };
            push(
                Kind::LeavesOut,
                String::new(),
                format!("; {count} {branches} {}", left_out_as(&node.left_out)),
            );
        }
        let who = who.unwrap_or("the search");
        let says = match returned {
            true => format!("{who} hands up {value}"),
            false => format!("{who} never returned"),
        };
        push(Kind::HandsUp, says, String::new());
    }
    steps
}

/// `move b`, `moves a b`, `elsewhere`.
fn way_in(log: &Log, tree: &Tree, this: usize) -> Option<String> {
    let node = &tree.nodes[this];
    if let Some(aside) = node.aside {
        return Some(aside.to_owned());
    }
    let way = log.way(node.spot);
    let moves = &way[way.len().checked_sub(node.moves)?..];
    let s = if moves.len() > 1 { "s" } else { "" };
    Some(format!("move{s} {}", moves.join(" ")))
}

/// The best value handed up to the parent so far, this node's included. Of two searches of a move, the second counts.
fn best_that_came(log: &Log, tree: &Tree, this: usize) -> Option<Value> {
    let parent = tree.nodes[this].parent?;
    let row = tree.nodes[parent].children.iter();
    let row: Vec<&Seen> = row.map(|&child| &tree.nodes[child]).collect();
    let row: Vec<&Seen> = row.into_iter().filter(|it| it.aside.is_none()).collect();
    let until = tree.nodes[this].left;
    let counts = |at: usize| {
        row[at].left <= until && row.get(at + 1).is_none_or(|next| next.spot != row[at].spot)
    };
    let values = (0..row.len())
        .filter(|&at| counts(at))
        .filter_map(|at| row[at].value);
    match tree.who(log, parent) {
        Some("MAX") => values.max(),
        _ => values.min(),
    }
}

/// Returns the fault of a step, if it has one.
pub(super) fn fault(log: &Log, tree: &Tree, step: &Step, say: &str) -> Option<String> {
    let (before, after) = &step.says;
    let plain = say.replace("≤ ", "").replace("≥ ", "");
    if step.kind == Kind::LeavesOut {
        return (!plain.ends_with(after.as_str())).then(|| format!("it should end with {after:?}"));
    }
    let Some(effect) = plain.strip_prefix(before.as_str()) else {
        return Some(format!("it should be {before:?}"));
    };
    if effect.is_empty() {
        return None;
    }
    let node = &tree.nodes[step.node];
    let parent = &tree.nodes[node.parent?];
    let who = tree.who(log, node.parent?).unwrap_or_default();
    let left = node.left.unwrap_or(usize::MAX);
    let mut row = parent.children.iter();
    if row.any(|&child| tree.is_looked_at(log, child)) {
        // The recording does not show that it did not read that leaf.
        return None;
    }
    // The best value and window right after the search took the value, or else the last pair before.
    let of_parent = |by: Option<usize>| parent.call.is_some() && log.search_of(by) == parent.call;
    let mut after = log.entries[left.min(log.entries.len())..].iter().skip(1);
    let next = after.find(|&&(by, did)| of_parent(by) && !matches!(did, Did::Returned));
    let mut before = log.entries[..left.min(log.entries.len())].iter().rev();
    let holds =
        |&&(by, did): &&(Option<usize>, Did)| of_parent(by) && matches!(did, Did::Holds(..));
    let held = next.filter(holds).or_else(|| before.find(holds));
    let Some(&(_, Did::Holds(best, (alpha, beta)))) = held else {
        return Some("it held nothing then".into());
    };
    let mut claims = effect
        .split([',', ':', '.'])
        .map(str::trim)
        .filter(|it| !it.is_empty());
    let came = best_that_came(log, tree, step.node).map_or(String::new(), shown);
    claims.find_map(|claim| {
        let holds = [
            format!("The best for {who} is now {came}"),
            format!("The best for {who} is still {came}"),
            format!("α rises to {}", shown(alpha)),
            format!("β falls to {}", shown(beta)),
        ];
        // The window that is drawn decides: the given window, narrowed by the best value handed up.
        let given = parent.call.and_then(|call| log.calls[call].window);
        let came = best_that_came(log, tree, step.node);
        let is_given_closed = given
            .zip(came)
            .is_some_and(|((alpha, beta), came)| match who {
                "MAX" => alpha.max(came) >= beta,
                _ => beta.min(came) <= alpha,
            });
        let is_true = match claim {
            "the window is closed" => alpha >= beta || is_given_closed,
            _ => holds.iter().any(|it| it == claim),
        };
        (!is_true).then(|| format!("{claim:?} is false: it held {best}, ({alpha}, {beta})"))
    })
}
