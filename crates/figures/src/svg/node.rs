//! A node of the recursion tree, drawn.

use super::nodes::Inside;
use crate::choices::{Choice, FoldedCalls};
use crate::element::{Element, Marks, Path, group, path, rect, text};
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
) -> Element {
    let (x, y) = at;
    let id = format!("{id}-n{v}");
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
        let mut out = text(class, (x, y + 15.0), sign);
        out += inside.write(x, y);
        return group(&id, out);
    };
    let it = facts.call(call);
    let left = x - inside.width / 2.0;
    let outline = |class: &str, shift: f64| {
        let size = (inside.width, inside.height);
        rect(class, (left + shift, y + shift), size, 9.0)
    };
    let value = value(it)
        .map(|value| format!(" → {value}"))
        .unwrap_or_default();
    let tip = format!("{}({}){value}", it.function, it.args.values());

    let mut out = Marks::from(Element::new("title").words(&clip(&tip, 300)));
    // A folded node looks like a pile.
    if node.hidden > 0 {
        out += outline("n", 6.0);
        out += outline("n", 3.0);
    }
    out += outline(node_class(facts, call), 0.0);
    if facts.roles[call] == Role::Base && it.parent.is_some() {
        out += foot(left + 9.0, y + inside.height, inside.width - 18.0);
    }
    out += inside.write(x, y);
    if let Some(choice) = facts.choice[call] {
        out += text("s m halo", (x, y - 6.0), &clip(choice, 12));
    }
    group(&id, out)
}

/// The thick ground that a base case stands on.
pub(crate) fn foot(x: f64, y: f64, width: f64) -> Marks {
    path("foot", &Path::at((x, y)).horizontal_by(width))
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
