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
use crate::call_view::CallView;
use crate::choices::{CallOr, Choice, left_out};
use crate::facts::CallAnalysis;
use crate::fold::{Limits, What};
use crate::game::terms::NEVER_RETURNED;
use crate::labels::{clip, counted, not_shown};
use crate::options::TextOptions;
use crate::roles::{DEAD_END, Role, SOLUTION, WORKED_OUT_BEFORE};
use crate::run::Run;
use crate::text::{Line, Look, finish, rails, write};

/// Writes the tree of the calls.
pub(crate) fn written(run: &Run, options: &TextOptions) -> String {
    let mut lines = lines(run.facts(), options, Reader::AT_THE_END);
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

impl Reader {
    /// The place of a student who sees the whole run.
    const AT_THE_END: Self = Reader {
        moment: usize::MAX,
        top: None,
    };
}

pub(crate) fn lines(facts: &CallAnalysis, options: &TextOptions, place: Reader) -> Vec<Line> {
    // A student who steps through a run sees one call after the other, and the nodes below the one on top are more useful
    // than long labels. Fewer than five levels would leave no space for a path folded in its middle.
    let label = match place.moment {
        usize::MAX => 28,
        _ => 16,
    };
    let levels = (options.width.saturating_sub(label) / 3).clamp(5, 40);
    let most = options.max_lines.max(4);
    let limits = Limits {
        nodes: most,
        levels,
        chain: most.min(levels),
        siblings: most,
        roots: most,
        leaves: true,
        ..Limits::NONE
    };
    let folded = facts.folded(limits, place.top, &[]);
    let drawer = Drawer {
        facts,
        place,
        width: options.width,
    };
    let mut out = Vec::new();
    if facts.tree().calls.is_empty() {
        out.push(Line::of(no_calls(facts), Look::Dim));
    }
    for (v, mut line) in rails(&folded) {
        let shown = &folded.nodes[v];
        drawer.node(&mut line, shown.what, shown.hidden);
        out.push(line);
    }
    finish(&mut out, options.width);
    out
}

struct Drawer<'f, 't> {
    facts: &'f CallAnalysis<'t>,
    place: Reader,
    width: usize,
}

impl<'t> Drawer<'_, 't> {
    /// Whether the outcome of a choice is still unknown at the student's place. Whether a choice is never made is known when
    /// its call has returned.
    fn is_ahead(&self, choice: Choice) -> bool {
        let (Choice::Rejected(call, _) | Choice::Tried(call, _)) = choice;
        let (it, moment) = (self.facts.call(call), self.place.moment);
        let is_rejected = matches!(choice, Choice::Rejected(..));
        it.entered > moment || is_rejected && it.left.is_some_and(|left| left > moment)
    }

    fn node(&self, line: &mut Line, what: CallOr<'t>, hidden: usize) {
        match what {
            What::Node(call) => self.call(line, call, hidden),
            What::Gap { siblings, nodes } => {
                let words = not_shown(&left_out(siblings, nodes));
                line.push(format!("⋮  {words}"), Look::Dim);
            }
            What::Leaf(choice) => {
                let name = clip(self.facts.choice_made(choice), 24);
                match choice {
                    _ if self.is_ahead(choice) => line.push(format!("·  {name}"), Look::Dim),
                    Choice::Rejected(..) => {
                        line.push(format!("×  {name} {}", self.facts.left_out()), Look::Bad);
                    }
                    Choice::Tried(call, play) => {
                        line.push(format!("{name}: "), Look::Dim);
                        let (words, look) = self.came_of(call, play);
                        line.push(words, look);
                    }
                }
            }
        }
    }

    fn came_of(&self, call: usize, play: usize) -> (String, Look) {
        match self.facts.came_of(self.facts.play(call, play)) {
            "solution" => ("★ solution".to_owned(), Look::Good),
            "taken back" => ("tried and taken back".to_owned(), Look::Plain),
            wrong @ "queens attack each other" => (format!("× {wrong}"), Look::Bad),
            stays @ "stays on the board" => (stays.to_owned(), Look::Plain),
            other if self.facts.written.any() => (other.to_owned(), Look::Plain),
            other => (format!("played, {other}"), Look::Plain),
        }
    }

    fn call(&self, line: &mut Line, call: usize, hidden: usize) {
        let view = CallView::of(self.facts, call);
        let (it, moment) = (self.facts.call(call), self.place.moment);
        let future = it.entered > moment;
        let returned = it.left.unwrap_or(usize::MAX) <= moment;
        let here = self.place.top == Some(call);
        if let Some(choice) = self.facts.choice[call] {
            line.push(format!("{}: ", clip(choice, 24)), Look::Dim);
        }
        let look = match view.role {
            _ if here => Look::Here,
            _ if future => Look::Dim,
            Role::Again => Look::Again,
            _ => Look::Plain,
        };
        let told = self.remark(call).filter(|_| returned);
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
