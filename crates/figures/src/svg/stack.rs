//! The stack over time as SVG: frames side by side at successive moments.

use call_trace::Trace;

use super::measure::{mono_width, sans_width};
use super::node::node_class;
use super::tree::{legend, limits};
use super::{Figure, escape, num};
use crate::choices::FoldedCalls;
use crate::facts::Facts;
use crate::fold::Limits;
use crate::frames::{Block, Drawn, Frames};
use crate::labels::{call_label, clip, counted, spaced, value};
use crate::options::SvgOptions;
use crate::roles::Role;

/// A row of frames, and a frame in it.
const ROW: f64 = 30.0;
const BLOCK: f64 = 26.0;
/// The room for the axis on the left, and for the height's label on top.
const LEFT: f64 = 52.0;
const TOP: f64 = 26.0;

/// The stack over time: a block is a frame from its call to its return, and the tallest column
/// is as high as the recursion tree.
pub fn stack_svg(trace: &Trace, options: &SvgOptions) -> String {
    let facts = Facts::new(trace);
    if facts.tree.calls.is_empty() {
        return super::tree::tree_svg(trace, options);
    }
    let limits = limits(options, 40);
    let limits = Limits {
        levels: limits.levels.min(24),
        ..limits
    };
    let folded = facts.folded(limits, None);
    figure(&facts, &folded).finish(options)
}

fn figure(facts: &Facts, folded: &FoldedCalls) -> Figure {
    let frames = Frames::new(facts, folded);
    let step = step(facts, &frames);
    let across = frames.columns as f64 * step;
    let floor = TOP + 8.0 + frames.rows as f64 * ROW;
    let mut body = axis(&frames, step, floor);
    for block in &frames.blocks {
        body += &draw(facts, block, step, floor);
    }
    let height = height_line(facts, &frames);
    let line = num(TOP);
    body += &format!(
        "<path class=\"top\" d=\"M{} {line}H{}\"/>\n<text class=\"p top\" x=\"{}\" y=\"{}\">{height}</text>\n",
        num(LEFT - 8.0),
        num(LEFT + across + 8.0),
        num(LEFT),
        num(TOP - 8.0)
    );
    let calls = counted(facts.calls, "call");
    let most = counted(facts.height, "frame");
    Figure {
        title: format!("The stack while {} runs", facts.subject()),
        marks: format!(
            "each block is one frame, from its call to its return; {calls}, but never more than {most} at once"
        ),
        description: facts.describe(),
        defs: String::new(),
        body,
        width: (LEFT + across + 8.0).max(LEFT + sans_width(&height, 12.0)),
        height: floor + 42.0,
        legend: legend(facts, folded, false),
        narrow: false,
    }
}

fn height_line(facts: &Facts, frames: &Frames) -> String {
    let height = facts.height;
    let all = format!("{}: the height of the tree", counted(height, "frame"));
    if frames.rows < height {
        format!("{all}; not all of them drawn")
    } else {
        all
    }
}

/// How wide one step is: the shortest frames show their arguments.
fn step(facts: &Facts, frames: &Frames) -> f64 {
    let wanted = frames.blocks.iter().map(|block| match block.what {
        Drawn::Frame(call) => {
            let args = mono_width(&arguments(facts, call), 13.0) + 12.0;
            args / (block.to - block.from).max(1) as f64
        }
        Drawn::Hidden(calls) => {
            (sans_width(&format!("… {}", counted(calls, "call")), 11.0) + 12.0) / 2.0
        }
    });
    let most = if frames.columns <= 40 { 116.0 } else { 76.0 };
    wanted.fold(30.0, f64::max).min(most).ceil()
}

fn arguments(facts: &Facts, call: usize) -> String {
    format!("({})", facts.call(call).args.values())
}

/// The lines of time behind the frames.
fn axis(frames: &Frames, step: f64, floor: f64) -> String {
    let mut out = String::new();
    let every = [1, 2, 4, 5, 10, 20, 50]
        .into_iter()
        .find(|&n| n as f64 * step >= 90.0)
        .unwrap_or(100);
    for (column, time) in frames.times.iter().enumerate().step_by(every) {
        let x = num(LEFT + column as f64 * step);
        out += &format!(
            "<path class=\"t\" d=\"M{x} {}V{}\"/>\n<text class=\"s m\" x=\"{x}\" y=\"{}\">{}</text>\n",
            num(TOP),
            num(floor + 4.0),
            num(floor + 18.0),
            spaced(*time)
        );
    }
    let side = num(LEFT - 10.0);
    out += &format!(
        "<text class=\"w end\" x=\"{side}\" y=\"{}\">bottom</text>\n",
        num(floor - 14.0)
    );
    if frames.rows > 1 {
        out += &format!(
            "<text class=\"w end\" x=\"{side}\" y=\"{}\">top</text>\n",
            num(TOP + 26.0)
        );
    }
    let y = num(floor + 38.0);
    out + &format!(
        "<text class=\"p\" x=\"{}\" y=\"{y}\">time, one step a call or return →</text>\n",
        num(LEFT)
    )
}

fn draw(facts: &Facts, block: &Block, step: f64, floor: f64) -> String {
    let x = LEFT + block.from as f64 * step + 1.0;
    let y = floor - (block.row + 1) as f64 * ROW + 2.0;
    let width = (block.to - block.from) as f64 * step - 2.0;
    let (middle, base) = (num(x + width / 2.0), num(y + 17.5));
    let rect = |class: &str| {
        let (x, y, width) = (num(x), num(y), num(width));
        format!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{BLOCK}\" rx=\"6\"/>\n"
        )
    };
    let call = match block.what {
        Drawn::Frame(call) => call,
        Drawn::Hidden(calls) => {
            let text = format!("… {}", counted(calls, "call"));
            return rect("n hid")
                + &format!("<text class=\"w m\" x=\"{middle}\" y=\"{base}\">{text}</text>\n");
        }
    };
    let room = |text: &str| mono_width(text, 13.0) + 10.0 <= width;
    let columns = ((width - 8.0) / (13.0 * 0.61)).max(1.0) as usize;
    let it = facts.call(call);
    let full = call_label(it, usize::MAX);
    let label = [full.clone(), arguments(facts, call), it.args.values()]
        .into_iter()
        .find(|label| room(label))
        .unwrap_or_else(|| clip(&it.args.values(), columns));
    let returned = match facts.roles[call] {
        Role::Panicked | Role::NeverReturned => "×".to_owned(),
        _ => value(it)
            .map(|value| format!("→ {}", clip(&value, 24)))
            .unwrap_or_default(),
    };
    let mut out = format!(
        "<g>\n<title>{}</title>\n",
        escape(&clip(&format!("{full} {returned}"), 300))
    );
    out += &rect(node_class(facts, call));
    // On a frame so long that one must scroll to see its middle, the label stands at its start.
    let (class, at) = if width > 700.0 {
        ("", num(x + 10.0))
    } else {
        ("m", middle)
    };
    out += &format!(
        "<text class=\"{class}\" x=\"{at}\" y=\"{base}\">{}</text>\n",
        escape(&label)
    );
    let beside = (width - mono_width(&label, 13.0)) / 2.0 - 14.0;
    if !returned.is_empty() && mono_width(&returned, 11.0) <= beside {
        let class = if returned == "×" {
            "s end bad"
        } else {
            "s end"
        };
        out += &format!(
            "<text class=\"{class}\" x=\"{}\" y=\"{base}\">{}</text>\n",
            num(x + width - 8.0),
            escape(&returned)
        );
    }
    out + "</g>\n"
}
