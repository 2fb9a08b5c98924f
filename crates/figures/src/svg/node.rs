//! A node of the recursion tree, drawn.

use super::foot;
use super::nodes::{Inside, Style};
use super::scene::{Drawing, Room};
use crate::call_view::{CallNodeView, CallView, ChoiceView, Fate};
use crate::choices::Choice;
use crate::element::{Element, Marks, group, rect, text};
use crate::fold::FoldedNode;
use crate::labels::clip;
use crate::roles::Role;
use crate::view::NodeView;

/// A node: a call, a choice that led to none, or calls that are not shown.
pub(crate) struct CallNode<'v, 't> {
    view: &'v CallNodeView<'t>,
    inside: Inside,
    pile: bool,
}

impl<'v, 't> CallNode<'v, 't> {
    pub(crate) fn new(
        view: &'v CallNodeView<'t>,
        shown: &FoldedNode<Choice>,
        style: Style,
    ) -> Self {
        CallNode {
            view,
            inside: Inside::new(view, shown, style),
            pile: shown.hidden > 0,
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
        self.view.choice().map_or(0.0, |_| 17.0)
    }

    fn draw(&self, (x, y): (f64, f64), v: usize, figure: &str) -> Element {
        let mut out = match self.view {
            NodeView::Node(call) => self.frame(call, (x, y)),
            NodeView::Branch(ChoiceView { fate, .. }) => match fate {
                Fate::Rejected => text("m bad", (x, y + 15.0), "×"),
                Fate::Solves => text("m good", (x, y + 15.0), "★"),
                Fate::Tried => text("m soft", (x, y + 15.0), "○"),
            },
            NodeView::LeftOut { .. } => text("m soft", (x, y + 15.0), "⋮"),
        };
        out += self.inside.write(x, y);
        if let Some(choice) = self.view.choice() {
            out += text("s m halo", (x, y - 6.0), &clip(choice, 12));
        }
        group(&format!("{figure}-n{v}"), out)
    }
}

impl CallNode<'_, '_> {
    /// The box of a call, and what a pointer is told of it.
    fn frame(&self, call: &CallView, (x, y): (f64, f64)) -> Marks {
        let (width, height) = (self.inside.width, self.inside.height);
        let left = x - width / 2.0;
        let outline =
            |class: &str, shift: f64| rect(class, (left + shift, y + shift), (width, height), 9.0);
        let value = call.value.as_ref();
        let value = value.map_or(String::new(), |value| format!(" → {value}"));
        let tip = format!("{}({}){value}", call.function, call.args);
        let mut out = Marks::from(Element::new("title").words(&clip(&tip, 300)));
        // A folded node looks like a pile.
        if self.pile {
            out += outline("n", 6.0);
            out += outline("n", 3.0);
        }
        out += outline(node_class(call), 0.0);
        if call.role == Role::Base && !call.is_root {
            out += foot(left + 9.0, y + height, width - 18.0);
        }
        out
    }
}

pub(crate) fn node_class(call: &CallView) -> &'static str {
    match call.role {
        Role::Panicked | Role::NeverReturned | Role::Clash => "n x",
        Role::Solution => "n o",
        Role::Again => "n a",
        Role::Remembered => "n k",
        _ if call.is_root => "n c",
        Role::Base | Role::DeadEnd | Role::Inner => "n",
    }
}
