//! A node of the recursion tree, drawn.

use super::foot;
use super::nodes::{Inside, Style};
use super::scene::{Drawing, Room};
use crate::choices::Choice;
use crate::element::{Element, Marks, group, rect, text};
use crate::facts::Facts;
use crate::fold::{FoldedNode, What};
use crate::labels::{arguments, clip, value};
use crate::roles::Role;

/// A node: a call, a choice that led to none, or calls that are not shown.
pub(crate) struct CallNode<'f, 't> {
    facts: &'f Facts<'t>,
    shown: &'f FoldedNode<Choice<'t>>,
    inside: Inside,
}

impl<'f, 't> CallNode<'f, 't> {
    pub(crate) fn new(
        facts: &'f Facts<'t>,
        shown: &'f FoldedNode<Choice<'t>>,
        style: Style,
    ) -> Self {
        CallNode {
            facts,
            shown,
            inside: Inside::new(facts, shown, style),
        }
    }
}

impl Drawing for CallNode<'_, '_> {
    fn room(&self) -> Room {
        Room::middle(self.inside.extent())
    }

    fn foot(&self) -> f64 {
        self.inside.height
    }

    fn head(&self) -> f64 {
        self.choice().map_or(0.0, |_| 17.0)
    }

    fn draw(&self, (x, y): (f64, f64), v: usize, figure: &str) -> Element {
        let (facts, shown) = (self.facts, self.shown);
        let id = format!("{figure}-n{v}");
        let What::Node(call) = shown.what else {
            let (class, sign) = match shown.what {
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
            out += self.inside.write(x, y);
            out += self.choice_above(x, y);
            return group(&id, out);
        };
        let it = facts.call(call);
        let left = x - self.inside.width / 2.0;
        let outline = |class: &str, shift: f64| {
            let size = (self.inside.width, self.inside.height);
            rect(class, (left + shift, y + shift), size, 9.0)
        };
        let value = value(it)
            .map(|value| format!(" → {value}"))
            .unwrap_or_default();
        let tip = format!("{}({}){value}", it.function, arguments(it));

        let mut out = Marks::from(Element::new("title").words(&clip(&tip, 300)));
        // A folded node looks like a pile.
        if shown.hidden > 0 {
            out += outline("n", 6.0);
            out += outline("n", 3.0);
        }
        out += outline(
            node_class(facts.roles[call], facts.call(call).parent.is_none()),
            0.0,
        );
        if facts.roles[call] == Role::Base && it.parent.is_some() {
            out += foot(left + 9.0, y + self.inside.height, self.inside.width - 18.0);
        }
        out += self.inside.write(x, y);
        out += self.choice_above(x, y);
        group(&id, out)
    }
}

impl CallNode<'_, '_> {
    /// The choice that led there.
    fn choice(&self) -> Option<&str> {
        match self.shown.what {
            What::Node(call) => self.facts.choice[call],
            What::Leaf(Choice::Tried(call, play)) => Some(self.facts.call(call).plays[play].choice),
            What::Leaf(Choice::Rejected(_)) | What::Gap { .. } => None,
        }
    }

    fn choice_above(&self, x: f64, y: f64) -> Marks {
        let choice = self.choice().map(|choice| clip(choice, 12));
        choice.map_or_else(Marks::default, |choice| {
            text("s m halo", (x, y - 6.0), &choice)
        })
    }
}

pub(crate) fn node_class(role: Role, is_root: bool) -> &'static str {
    match role {
        Role::Panicked | Role::NeverReturned | Role::Clash => "n x",
        Role::Solution => "n o",
        Role::Again => "n a",
        Role::Remembered => "n k",
        _ if is_root => "n c",
        Role::Base | Role::DeadEnd | Role::Inner => "n",
    }
}
