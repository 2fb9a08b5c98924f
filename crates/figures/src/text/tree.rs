//! The recursion tree with box-drawing lines.
//!
//! ```text
//! factorial(3) → 6
//! └─ factorial(2) → 2
//!    └─ factorial(1) → 1
//!       └─ factorial(0) → 1   ← leaf
//! ```

use boards::BitRow;
use unicode_width::UnicodeWidthStr;

use crate::about::no_calls;
use crate::call_view::{CallNodeView, CallView, CallsView, Fate};
use crate::choices::{CallOr, Choice, left_out};
use crate::facts::CallAnalysis;
use crate::fold::{Limits, What};
use crate::game::terms::NEVER_RETURNED;
use crate::labels::{clip, counted, not_shown};
use crate::options::TextOptions;
use crate::roles::{DEAD_END, Role, SOLUTION, WORKED_OUT_BEFORE};
use crate::run::Run;
use crate::text::{Line, Look, finish, rails, write};
use crate::view::NodeView;

/// Writes the tree of the calls.
pub(crate) fn written(run: &Run, options: &TextOptions) -> String {
    let mut lines = lines(run.facts(), options, None);
    if options.summary {
        let summary = &run.about().summary;
        lines.extend(Line::in_lines(summary, Look::Dim, options.width));
        finish(&mut lines, options.width);
    } else if run.facts().unrecorded() > 0 {
        let calls = counted(run.facts().unrecorded(), "later call");
        lines.push(Line::of(format!("{calls} not recorded."), Look::Dim));
    }
    write(&lines, options.color)
}

/// The student's place in the run: a moment, and the call on top of the stack at that moment.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reader {
    pub moment: usize,
    pub top: Option<usize>,
}

pub(crate) fn lines(
    facts: &CallAnalysis,
    options: &TextOptions,
    place: Option<Reader>,
) -> Vec<Line> {
    // A student who steps through a run sees one call after the other, and the nodes below the one on top are more useful
    // than long labels. Fewer than five levels would leave no space for a path folded in its middle.
    let label = if place.is_some() { 16 } else { 28 };
    let levels = (options.width.saturating_sub(label) / 3).clamp(5, 40);
    let limits = Limits {
        nodes: options.max_lines.max(4),
        levels,
        chain: options.max_lines.max(4).min(levels),
        siblings: options.max_lines.max(4),
        roots: options.max_lines.max(4),
        leaves: true,
        ..Limits::NONE
    };
    let folded = facts.folded(limits, place.and_then(|place| place.top), &[]);
    let tree = CallsView::of(facts, folded);
    let drawer = Drawer {
        facts,
        place,
        width: options.width,
    };
    let mut out = Vec::new();
    if facts.tree().calls.is_empty() {
        out.push(Line::of(no_calls(facts), Look::Dim));
    }
    for (v, mut line) in rails(&tree.folded) {
        let it = &tree.folded.nodes[v];
        let above = it.parent.map(|above| tree.folded.nodes[above].what);
        match drawer.ahead(it.what, above) {
            Some(choice) => line.push(format!("·  {}", clip(choice, 24)), Look::Dim),
            None => drawer.node(&mut line, &tree.nodes[v], it.hidden),
        }
        out.push(line);
    }
    finish(&mut out, options.width);
    out
}

struct Drawer<'f, 't> {
    facts: &'f CallAnalysis<'t>,
    place: Option<Reader>,
    width: usize,
}

impl<'t> Drawer<'_, 't> {
    /// Returns the choice, if its outcome is still unknown at the student's place. Whether a choice is never made is known
    /// when its call has returned.
    fn ahead(&self, what: CallOr<'t>, above: Option<CallOr<'t>>) -> Option<&'t str> {
        let moment = self.place?.moment;
        let is_to_come = |call: usize| self.facts.call(call).entered > moment;
        match (what, above) {
            (What::Leaf(Choice::Rejected(choice)), Some(What::Node(call))) => {
                let left = self.facts.call(call).left;
                let is_open = left.is_some_and(|left| left > moment);
                (is_open || is_to_come(call)).then_some(choice)
            }
            (What::Leaf(Choice::Tried(call, play)), _) => {
                is_to_come(call).then(|| self.facts.call(call).plays[play].choice)
            }
            _ => None,
        }
    }

    fn node(&self, line: &mut Line, view: &CallNodeView<'t>, hidden: usize) {
        match view {
            NodeView::Node(call) => self.call(line, call, hidden),
            &NodeView::LeftOut { siblings, nodes } => {
                let words = not_shown(&left_out(siblings, nodes));
                line.push(format!("⋮  {words}"), Look::Dim);
            }
            NodeView::Branch(made) if made.fate == Fate::Rejected => {
                let (choice, left_out) = (clip(made.choice, 24), made.came_of_it);
                line.push(format!("×  {choice} {left_out}"), Look::Bad);
            }
            NodeView::Branch(made) => {
                line.push(format!("{}: ", clip(made.choice, 24)), Look::Dim);
                match made.came_of_it {
                    "solution" => line.push("★ solution", Look::Good),
                    "taken back" => line.push("tried and taken back", Look::Plain),
                    wrong @ "queens attack each other" => {
                        line.push(format!("× {wrong}"), Look::Bad);
                    }
                    stays @ "stays on the board" => line.push(stays, Look::Plain),
                    other if self.facts.written.any() => line.push(other, Look::Plain),
                    other => line.push(format!("played, {other}"), Look::Plain),
                }
            }
        }
    }

    fn call(&self, line: &mut Line, view: &CallView, hidden: usize) {
        let (call, role) = (view.call, view.role);
        let it = self.facts.call(call);
        let future = self.place.is_some_and(|place| it.entered > place.moment);
        let returned = !future
            && self
                .place
                .is_none_or(|place| it.left.is_some_and(|left| left <= place.moment));
        let here = self.place.is_some_and(|place| place.top == Some(call));
        if let Some(choice) = view.choice {
            line.push(format!("{}: ", clip(choice, 24)), Look::Dim);
        }
        let look = match role {
            _ if here => Look::Here,
            _ if future => Look::Dim,
            Role::Again => Look::Again,
            _ => Look::Plain,
        };
        let told = if self.place.is_none() || returned {
            self.remark(call)
        } else {
            None
        };
        let below = match hidden {
            0 => String::new(),
            calls => format!("   … {} below", counted(calls, "call")),
        };
        let value = view.value.as_ref().filter(|_| returned);
        // The remark about the call must fit; its label and its value share the remaining width.
        let said = told.as_ref().map_or(0, |(text, _)| text.width()) + below.width();
        let room = self.width.saturating_sub(line.plain().width() + said);
        let value_room = value.map_or(0, |value| (value.width() + 3).min((room / 2).max(8)));
        line.push(view.label(room.saturating_sub(value_room).max(8)), look);
        if here {
            line.push(" ◀", Look::Here);
        }
        if let Some(value) = value {
            let room = self.width.saturating_sub(line.plain().width() + said + 3);
            line.push(" → ", Look::Dim);
            line.push(clip(value, room.max(4)), Look::Value);
        }
        if let Some((text, look)) = told {
            line.push(text, look);
        }
        if hidden > 0 {
            line.push(below, Look::Dim);
        }
        let bits = self.facts.bits(call).map(|bits| {
            let rows = bits.rows().iter().map(BitRow::digits);
            rows.collect::<Vec<_>>().join(" ")
        });
        let notes = view.notes.iter().take(8).map(|note| clip(note, 60));
        let notes: Vec<String> = bits.into_iter().chain(notes).collect();
        if !notes.is_empty() && !future {
            line.push(format!("   · {}", notes.join(" · ")), Look::Dim);
        }
    }

    /// Returns a remark about a call that has returned.
    fn remark(&self, call: usize) -> Option<(String, Look)> {
        let alone = self.facts.tree().calls.len() == 1;
        let is_again = |call: usize| self.facts.roles[call] == Role::Again;
        let caller = self.facts.call(call).parent;
        let (words, look) = match self.facts.roles[call] {
            // The remark on the caller need not be repeated.
            Role::Again if caller.is_some_and(is_again) => ("↻".to_owned(), Look::Again),
            Role::Again => (format!("↻ {WORKED_OUT_BEFORE}"), Look::Again),
            Role::Remembered => ("← remembered".to_owned(), Look::Good),
            Role::DeadEnd => (format!("× {DEAD_END}"), Look::Bad),
            Role::Solution => (format!("★ {SOLUTION}"), Look::Good),
            Role::Clash => ("× queens attack each other".to_owned(), Look::Bad),
            Role::Panicked => (format!("× ended {}", self.facts.ended_by()), Look::Bad),
            Role::NeverReturned => (format!("× {NEVER_RETURNED}"), Look::Bad),
            Role::Base if alone => return None,
            Role::Base => ("← leaf".to_owned(), Look::Dim),
            Role::Inner => return None,
        };
        Some((format!("   {words}"), look))
    }
}
