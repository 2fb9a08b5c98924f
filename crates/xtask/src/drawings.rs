//! Draws every run in every way. To see how a change to the recordings or the figures affects all drawings, compare two output
//! folders.

use std::fs;
use std::io::BufReader;
use std::path::Path;

use answers::mistakes::{self, Drawing};
use anyhow::{Context, ensure};
use call_trace::Trace;
use catalogue::Recording;
use figures::{Stepper, SvgOptions, TextOptions};

use crate::recordings;

/// The number of steps of a run that are drawn as text, as in a terminal.
const STEPS: usize = 40;

/// Draws the book's recordings and the runs of the wrong answers into the new folder `into`. `recordings/NAME` and
/// `mistakes/STEM/NAME` contain one file for each kind of drawing. With `only`, draws only the wrong answers to these exercises.
pub(crate) fn draw_all(root: &Path, into: &Path, only: &[String]) -> anyhow::Result<()> {
    ensure!(
        !into.exists(),
        "{} already exists: choose a new folder, because drawings are never overwritten",
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
    let drawing = Drawing {
        file: draw_file,
        parted,
    };
    let wish = mistakes::Wish {
        draw: Some((&folder, drawing)),
        ..mistakes::Wish::default()
    };
    mistakes::check(root, only, wish)
}

/// Draws a recording in every way. A recording without calls and without boards has no drawing.
fn draw_file(recording: &Path, into: &Path) -> anyhow::Result<()> {
    let file = fs::File::open(recording)?;
    let trace = Trace::read_json(BufReader::new(file))?;
    if trace.calls() > 0 || figures::has_strip(&trace) {
        draw(&trace, into)?;
    }
    Ok(())
}

/// Describes in a sentence where a recording departs from the reference, and draws both with this place marked.
fn parted(ours: &Path, yours: &Path, into: Option<&Path>) -> anyhow::Result<String> {
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
    // The size of a picture in the book if the page does not set one.
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
        // One line for each element, and for each step of a player, makes differences visible.
        let lines = if name.ends_with(".txt") {
            drawing
        } else {
            drawing.replace("><", ">\n<").replace("},{", "},\n{")
        };
        fs::write(into.join(name), lines)?;
    }
    Ok(())
}

/// Returns the first steps of a run: the caption and the current tree of each.
fn steps(trace: &Trace) -> String {
    let stepper = Stepper::new(trace);
    let options = TextOptions::default();
    let mut out = String::new();
    for step in 0..stepper.len().min(STEPS) {
        out += &format!("── {step}: {}\n", stepper.sentence(step));
        for line in stepper.tree_lines(step, &options) {
            out += line.plain().trim_end();
            out.push('\n');
        }
    }
    out
}
