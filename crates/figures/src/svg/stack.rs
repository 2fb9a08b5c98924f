//! The stack over time as SVG: frames side by side at successive moments.

use call_trace::Trace;

use super::Figure;
use super::call_node::node_class;
use super::legend::legend;
use super::measure::{mono_width, sans_width};
use crate::choices::FoldedCalls;
use crate::element::{Element, Marks, Path, differs, path, rect, text};
use crate::fold::Limits;
use crate::frames::{Block, Frames, Stacked, TIME_AXIS, hidden, stack_title};
use crate::labels::{clip, counted, spaced};
use crate::options::SvgOptions;
use crate::run::Run;

/// The distance from one row of frames to the next, and the height of a frame.
const ROW: f64 = 30.0;
const BLOCK: f64 = 26.0;
/// The space for the axis on the left, and for the height's label on top.
const LEFT: f64 = 52.0;
const TOP: f64 = 26.0;
/// The space for the frames in a page.
const PAGE: f64 = 760.0;

/// Draws the stack over time as SVG. A block is a frame from its call to its return, and the tallest column is as high as
/// the recursion tree.
pub fn stack_svg(trace: &Trace, options: &SvgOptions) -> String {
    drawn(&Run::of(trace), options)
}

/// Draws the stack of a run.
pub(crate) fn drawn(run: &Run, options: &SvgOptions) -> String {
    let facts = run.facts();
    if facts.tree().calls.is_empty() {
        return run.tree_svg(options);
    }
    // A stack above this limit is folded, even if the caller requests more levels.
    let limits = Limits {
        levels: 24,
        ..options.call_limits(40)
    };
    let folded = options.folded_within(facts, limits);
    figure(run, &folded, options).finish(options)
}

fn figure<'t>(run: &Run<'t>, folded: &FoldedCalls<'t>, options: &SvgOptions) -> Figure {
    let (facts, about) = (run.facts(), run.about());
    let marked = options.mark.as_ref().zip(options.marked_call(facts));
    let frames = Frames::new(facts, folded);
    let step = step(&frames);
    let across = frames.times.len() as f64 * step;
    let floor = TOP + 8.0 + frames.rows as f64 * ROW;
    let height = height_line(facts.recorded.trace.height(), frames.rows);
    let blocks = frames.blocks.iter().map(|block| {
        let is_it = |call| matches!(&block.what, Stacked::Frame(it) if it.call == call);
        let marked = marked.filter(|&(_, call)| is_it(call));
        let words = marked.map(|(mark, _)| mark.words.as_str());
        draw(block, step, floor, words)
    });
    let blocks: Marks = blocks.collect();
    let mut body = axis(&frames, step, floor);
    body += blocks;
    let line = Path::at((LEFT - 8.0, TOP)).horizontal_to(LEFT + across + 8.0);
    body += path("top", &line);
    body += text("p top", (LEFT, TOP - 8.0), &height);
    Figure {
        title: stack_title(about),
        marks: "each block is one frame, from its call to its return".into(),
        description: options.describe(&about.description),
        body,
        width: (LEFT + across + 8.0).max(LEFT + sans_width(&height, 12.0)),
        height: floor + 42.0,
        legend: legend(run, folded, false),
        ..Figure::default()
    }
}

fn height_line(height: usize, drawn: usize) -> String {
    let rest = if drawn < height {
        "; not all of them drawn"
    } else {
        ""
    };
    format!("{}: the height of the tree{rest}", counted(height, "frame"))
}

/// Returns the width of one step. The shortest frames show their arguments.
fn step(frames: &Frames) -> f64 {
    let wanted = frames.blocks.iter().map(|block| match &block.what {
        Stacked::Frame(frame) => {
            let args = mono_width(&frame.in_brackets(), 13.0) + 6.0;
            args / (block.to - block.from).max(1) as f64
        }
        Stacked::Hidden(calls) => (sans_width(&hidden(*calls), 11.0) + 12.0) / 2.0,
    });
    // As wide as a page. If that is narrow, the labels of short frames are cut off.
    let most = (PAGE / frames.times.len().max(1) as f64).clamp(32.0, 116.0);
    wanted.fold(36.0, f64::max).min(most).ceil()
}

/// Draws the lines of time behind the frames.
fn axis(frames: &Frames, step: f64, floor: f64) -> Marks {
    let mut out = Marks::default();
    let every = [1, 2, 4, 5, 10, 20, 50]
        .into_iter()
        .find(|&n| n as f64 * step >= 90.0)
        .unwrap_or(100);
    for (column, time) in frames.times.iter().enumerate().step_by(every) {
        let x = LEFT + column as f64 * step;
        out += path("t", &Path::at((x, TOP)).vertical_to(floor + 4.0));
        out += text("s m", (x, floor + 18.0), &spaced(*time));
    }
    let side = LEFT - 10.0;
    out += text("w end", (side, floor - 14.0), "bottom");
    if frames.rows > 1 {
        out += text("w end", (side, TOP + 26.0), "top");
    }
    out += text("p", (LEFT, floor + 38.0), TIME_AXIS);
    out
}

/// Draws a block. A difference there is described in words.
fn draw(block: &Block, step: f64, floor: f64, differing: Option<&str>) -> Marks {
    let x = LEFT + block.from as f64 * step + 1.0;
    let y = floor - (block.row + 1) as f64 * ROW + 2.0;
    let width = (block.to - block.from) as f64 * step - 2.0;
    let (middle, base) = (x + width / 2.0, y + 17.5);
    let outline = |class: &str| rect(class, (x, y), (width, BLOCK), 6.0);
    let frame = match &block.what {
        Stacked::Frame(frame) => frame,
        Stacked::Hidden(calls) => {
            let mut out = Marks::from(outline("n hid"));
            out += text("w m", (middle, base), &hidden(*calls));
            return out;
        }
    };
    let columns = ((width - 6.0) / (13.0 * 0.61)).max(1.0) as usize;
    let label = frame.label_in(columns, |label| mono_width(label, 13.0) + 4.0 <= width);
    let returned = frame.returned(24);
    let tip = clip(&format!("{} {returned}", frame.label(usize::MAX)), 300);
    let mut out = Marks::from(Element::new("title").words(&tip));
    out += outline(node_class(frame));
    // On a frame so long that one must scroll to see its middle, the label is at its start, past the first position of a
    // ruler.
    let (class, at) = if width > 700.0 {
        ("", x + step / 2.0 + 8.0)
    } else {
        ("m", middle)
    };
    out += text(class, (at, base), &label);
    let beside = (width - mono_width(&label, 13.0)) / 2.0 - 14.0;
    if !returned.is_empty() && mono_width(&returned, 11.0) <= beside {
        let class = if returned == "×" {
            "s end bad"
        } else {
            "s end"
        };
        out += text(class, (x + width - 8.0, base), &returned);
    }
    let frame = Element::new("g").holding(out);
    match differing {
        Some(words) => differs(frame, (x, y + 2.0), words).into(),
        None => frame.into(),
    }
}
