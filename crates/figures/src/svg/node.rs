//! A node of the recursion tree, drawn.

use super::nodes::Inside;
use super::{escape, num};
use crate::choices::{Choice, FoldedCalls};
use crate::facts::Facts;
use crate::fold::What;
use crate::labels::{clip, value};
use crate::roles::Role;

/// One node, drawn, with the id that the player knows it by.
pub(crate) fn draw(
    facts: &Facts,
    folded: &FoldedCalls,
    v: usize,
    inside: &Inside,
    at: (f64, f64),
    id: &str,
) -> String {
    let (x, y) = at;
    let node = &folded.nodes[v];
    let What::Node(call) = node.what else {
        let (class, sign) = match node.what {
            What::Leaf(Choice::Rejected(_)) => ("m bad", "×"),
            What::Leaf(Choice::Tried(call, play))
                if facts.solves(&facts.call(call).plays[play]) =>
            {
                ("m good", "★")
            }
            What::Leaf(Choice::Tried(..)) => ("m soft", "○"),
            What::Gap { .. } | What::Node(_) => ("m soft", "⋮"),
        };
        let mark = format!(
            "<text class=\"{class}\" x=\"{}\" y=\"{}\">{sign}</text>\n",
            num(x),
            num(y + 15.0)
        );
        return format!("<g id=\"{id}-n{v}\">\n{mark}{}</g>\n", inside.write(x, y));
    };
    let it = facts.call(call);
    let class = node_class(facts, call);
    let rect = |class: &str, shift: f64| {
        let [x, y, w, h] = [
            x - inside.width / 2.0 + shift,
            y + shift,
            inside.width,
            inside.height,
        ]
        .map(num);
        format!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"9\"/>\n"
        )
    };
    // A folded node looks like a pile.
    let mut boxes = if node.hidden > 0 {
        rect("n", 6.0) + &rect("n", 3.0)
    } else {
        String::new()
    };
    boxes += &rect(class, 0.0);
    if facts.roles[call] == Role::Base && it.parent.is_some() {
        boxes += &foot(
            x - inside.width / 2.0 + 9.0,
            y + inside.height,
            inside.width - 18.0,
        );
    }
    let value = value(it)
        .map(|value| format!(" → {value}"))
        .unwrap_or_default();
    let tip = escape(&clip(
        &format!("{}({}){value}", it.function, it.args.values()),
        300,
    ));
    let choice = match facts.choice[call] {
        Some(choice) => {
            let choice = escape(&clip(choice, 12));
            format!(
                "<text class=\"s m halo\" x=\"{}\" y=\"{}\">{choice}</text>\n",
                num(x),
                num(y - 6.0)
            )
        }
        None => String::new(),
    };
    format!(
        "<g id=\"{id}-n{v}\">\n<title>{tip}</title>\n{boxes}{}{choice}</g>\n",
        inside.write(x, y)
    )
}

/// The thick ground that a base case stands on.
pub(crate) fn foot(x: f64, y: f64, width: f64) -> String {
    format!(
        "<path class=\"foot\" d=\"M{} {}h{}\"/>\n",
        num(x),
        num(y),
        num(width)
    )
}

pub(crate) fn node_class(facts: &Facts, call: usize) -> &'static str {
    match facts.roles[call] {
        Role::Panicked | Role::NeverReturned | Role::Clash => "n x",
        Role::Solution => "n o",
        Role::Again => "n a",
        Role::Remembered => "n k",
        _ if facts.call(call).parent.is_none() => "n c",
        Role::Base | Role::DeadEnd | Role::Inner => "n",
    }
}
