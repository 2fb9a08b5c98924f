//! Every drawing of every run: what a change to the recordings or the figures does to all of them
//! is the difference between two folders.

use std::fs;
use std::io::BufReader;
use std::path::Path;

use anyhow::{Context, ensure};
use call_trace::Trace;
use catalogue::Recording;
use figures::{Stepper, SvgOptions, TextOptions};

use crate::{mistakes, recordings};

/// How many steps of a run are drawn as a terminal shows them.
const STEPS: usize = 40;

/// Draws the book's recordings and the runs of the wrong answers into `into`, which is made anew:
/// `recordings/NAME` and `mistakes/STEM/NAME` hold a file for each kind of drawing. With `only`,
/// the wrong answers to these exercises alone.
pub(crate) fn draw_all(root: &Path, into: &Path, only: &[String]) -> anyhow::Result<()> {
    ensure!(
        !into.exists(),
        "{} is there already: drawings are compared, so none is overwritten",
        into.display()
    );
    if only.is_empty() {
        for (Recording { name, .. }, recorded) in recordings::all(root)? {
            let trace = Trace::read_json(recorded.as_bytes())?;
            draw(&trace, &into.join("recordings").join(&name))
                .with_context(|| format!("drawing {name}"))?;
        }
    }
    let folder = into.join("mistakes");
    let wish = mistakes::Wish {
        draw: Some(&folder),
        ..mistakes::Wish::default()
    };
    mistakes::check(root, only, wish)
}

/// Draws a recording's file in every way. One without a call and without boards has nothing to show.
pub(crate) fn draw_file(recording: &Path, into: &Path) -> anyhow::Result<()> {
    let file = fs::File::open(recording)?;
    let trace = Trace::read_json(BufReader::new(file))?;
    if trace.calls() > 0 || figures::has_strip(&trace) {
        draw(&trace, into)?;
    }
    Ok(())
}

/// Where a recording parts from ours, in a sentence, and both drawn with the place marked.
pub(crate) fn parted(ours: &Path, yours: &Path, into: Option<&Path>) -> anyhow::Result<String> {
    let read = |path: &Path| -> anyhow::Result<Trace> {
        Ok(Trace::read_json(BufReader::new(fs::File::open(path)?))?)
    };
    let (ours, yours) = (read(ours)?, read(yours)?);
    let Some(found) = figures::difference(&ours, &yours) else {
        return Ok("the same run".to_owned());
    };
    let sides = [
        ("parted-ours.svg", &ours, found.ours),
        ("parted-yours.svg", &yours, found.yours),
    ];
    for (name, trace, mark) in sides {
        let options = SvgOptions {
            mark,
            ..SvgOptions::file("run")
        };
        if let Some(into) = into {
            fs::write(into.join(name), figures::tree_svg(trace, &options))?;
        }
    }
    Ok(format!("{:?}: {}", found.kind, found.sentence))
}

/// Draws a run in every way.
fn draw(trace: &Trace, into: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(into)?;
    let text = TextOptions {
        summary: true,
        ..TextOptions::default()
    };
    // As large as a picture in the book is when the page does not say.
    let svg = SvgOptions::embedded("run");
    let drawings = [
        ("tree.txt", figures::tree_text(trace, &text)),
        ("calls.txt", figures::calls_text(trace, &text)),
        ("stack.txt", figures::stack_text(trace, &text)),
        ("steps.txt", steps(trace)),
        ("tree.svg", figures::tree_svg(trace, &svg)),
        ("calls.svg", figures::calls_svg(trace, &svg)),
        ("stack.svg", figures::stack_svg(trace, &svg)),
        ("boards.svg", figures::boards_svg(trace, &svg)),
        ("player.html", figures::player_fragment(trace, &svg)),
    ];
    let has_strip = figures::has_strip(trace);
    let strip = has_strip.then(|| ("strip.svg", figures::strip_svg(trace, &svg)));
    for (name, drawing) in drawings.into_iter().chain(strip) {
        // A line for each element, and for each step of a player, shows what differs.
        let lines = if name.ends_with(".txt") {
            drawing
        } else {
            drawing.replace("><", ">\n<").replace("},{", "},\n{")
        };
        fs::write(into.join(name), lines)?;
    }
    Ok(())
}

/// The first steps of a run: what is said of them, and the tree as it stands.
fn steps(trace: &Trace) -> String {
    let walk = Stepper::new(trace);
    let options = TextOptions::default();
    let mut out = String::new();
    for step in 0..walk.len().min(STEPS) {
        out += &format!("── {step}: {}\n", walk.sentence(step));
        for line in walk.tree_lines(step, &options) {
            out += line.plain().trim_end();
            out.push('\n');
        }
    }
    out
}
