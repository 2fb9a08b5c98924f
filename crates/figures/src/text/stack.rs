//! The stack over time as text.
//!
//! ```text
//! The stack while fibonacci(2) runs: 3 calls, never more than 2 frames at once
//! 2 │    ├1┤     ├0┤
//! 1 │├fibonacci(2) → 1──┤
//!   └───────────────────
//!    0       2       4
//! ```

use call_trace::Trace;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::fold::Limits;
use crate::frames::{Block, Frames, Stacked, TIME_AXIS, hidden, stack_title};
use crate::labels::{clip, counted, spaced};
use crate::options::TextOptions;
use crate::roles::Role;
use crate::run::Run;
use crate::text::{Line, Look, finish, write};

/// Draws the stack over time: each frame is a bar from its call to its return, the deepest on top. A run that is longer than
/// the terminal is wide continues below, in bands of the same height.
pub fn stack_text(trace: &Trace, options: &TextOptions) -> String {
    let run = Run::of(trace);
    if run.tree().calls.is_empty() {
        return run.tree_text(options);
    }
    let mut nodes = options.max_lines.max(4);
    let mut lines = loop {
        let lines = lines(&run, options, nodes);
        if lines.len() <= options.max_lines.max(12) || nodes < 6 {
            break lines;
        }
        nodes = nodes * 2 / 3;
    };
    finish(&mut lines, options.width);
    write(&lines, options.color)
}

fn lines(run: &Run, options: &TextOptions, nodes: usize) -> Vec<Line> {
    let facts = run.facts();
    let limits = Limits {
        nodes,
        levels: 16.min(nodes),
        chain: 12.min(nodes),
        siblings: nodes,
        roots: nodes,
        leaves: true,
        ..Limits::NONE
    };
    let frames = Frames::new(facts, &facts.folded(limits, None, &[]));
    let left = frames.rows.to_string().len() + 2;
    let step = step(&frames).min(options.width.saturating_sub(left).max(4));
    let at_once = (options.width.saturating_sub(left) / step).max(1);
    let calls = counted(run.recorded.trace.calls(), "call");
    let most = counted(run.recorded.trace.height(), "frame");
    let title = format!(
        "{}: {calls}, never more than {most} at once",
        stack_title(run.about())
    );
    let mut out = Line::in_lines(&title, Look::Dim, options.width);
    // Panels of about the same width, as many as needed.
    let columns = frames.times.len();
    let panels = columns.div_ceil(at_once).max(1);
    let at_once = columns.div_ceil(panels).max(1);
    for from in (0..columns).step_by(at_once) {
        let panel = Panel {
            frames: &frames,
            from,
            to: (from + at_once).min(columns),
            step,
            left,
        };
        // All panels have the height of the highest one, so that their heights can be compared.
        out.extend((0..frames.rows).rev().map(|row| panel.row(row)));
        out.extend(panel.axis());
    }
    out.push(dim(TIME_AXIS.to_owned()));
    out
}

fn dim(text: String) -> Line {
    Line::of(text, Look::Dim)
}

/// Returns the number of columns of one step. The shortest frames show their arguments.
fn step(frames: &Frames) -> usize {
    let wanted = frames.blocks.iter().map(|block| {
        let label = match &block.what {
            Stacked::Frame(frame) => frame.args.width(),
            Stacked::Hidden(calls) => hidden(*calls).width(),
        };
        (label + 3).div_ceil((block.to - block.from).max(1))
    });
    wanted.max().unwrap_or(4).clamp(4, 12)
}

/// The part of the run that fits side by side.
struct Panel<'f> {
    frames: &'f Frames<'f>,
    from: usize,
    to: usize,
    step: usize,
    left: usize,
}

impl Panel<'_> {
    fn seen(&self, block: &Block) -> bool {
        block.from < self.to && block.to > self.from
    }

    fn row(&self, row: usize) -> Line {
        let mut line = dim(format!("{:>width$} │", row + 1, width = self.left - 2));
        let mut at = 0;
        let inside = |block: &&Block| block.row == row && self.seen(block);
        for block in self.frames.blocks.iter().filter(inside) {
            let start = block.from.saturating_sub(self.from) * self.step;
            let end = (block.to.min(self.to) - self.from) * self.step;
            line.push(" ".repeat(start - at), Look::Plain);
            self.bar(&mut line, block, end - start);
            at = end;
        }
        line
    }

    fn bar(&self, line: &mut Line, block: &Block, width: usize) {
        let begins = if block.from >= self.from {
            "├"
        } else {
            "─"
        };
        let (ends, room) = if block.to <= self.to {
            ("┤ ", width - 3)
        } else {
            ("─", width - 2)
        };
        line.push(begins, Look::Dim);
        let (label, returned, look) = words(block, room);
        let used = label.width() + returned.width();
        line.push(label, look);
        line.push(returned, Look::Value);
        let rest = room.saturating_sub(used);
        let line_on = if rest > 1 {
            format!(" {}", "─".repeat(rest - 1))
        } else {
            "─".repeat(rest)
        };
        line.push(line_on, Look::Dim);
        line.push(ends, Look::Dim);
    }

    fn axis(&self) -> [Line; 2] {
        let across = (self.to - self.from) * self.step;
        let rail = format!("{}└{}", " ".repeat(self.left - 1), "─".repeat(across));
        let mut times = " ".repeat(self.left);
        let every = 8usize.div_ceil(self.step);
        for column in
            (self.from..self.to).filter(|column| (column - self.from).is_multiple_of(every))
        {
            let at = self.left + (column - self.from) * self.step;
            let used: usize = times.chars().filter_map(UnicodeWidthChar::width).sum();
            times += &" ".repeat(at.saturating_sub(used));
            times += &spaced(self.frames.times[column]);
        }
        [dim(rail), dim(times)]
    }
}

/// Returns the label of a bar and the value it returned, cut to the space available.
fn words(block: &Block, room: usize) -> (String, String, Look) {
    let frame = match &block.what {
        Stacked::Hidden(calls) => return (clip(&hidden(*calls), room), String::new(), Look::Dim),
        Stacked::Frame(frame) => frame,
    };
    let label = frame.label_in(room, |label| label.width() <= room);
    let returned = format!(" {}", frame.returned(usize::MAX));
    let look = match frame.role {
        Role::Panicked | Role::NeverReturned => Look::Bad,
        Role::Again => Look::Again,
        _ => Look::Plain,
    };
    let fits = returned.len() > 1 && label.width() + returned.width() <= room;
    (label, if fits { returned } else { String::new() }, look)
}
