//! Implements `cargo course trace`: runs the student's function or the reference solution, and draws the run.

mod run;
mod untraced;

use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use call_trace::Trace;
use clap::ValueEnum;
use figures::{CannotDraw, SvgOptions, TextOptions, guarded};
use subprocess::Cancel;

use crate::course::Course;
use crate::plain_file;
use crate::status;
use crate::steps;
use terminal::{clean, complain, say, say_bytes};

pub(crate) use run::{Recorded, Wish, record};

/// The form of a drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Form {
    /// The recursion tree
    Tree,
    /// The stack over time
    Stack,
    /// A stepper in the terminal
    Steps,
    /// The recorded events, one JSON object per line
    Json,
    /// The recursion tree as a picture
    Svg,
    /// Your tree beside ours, as a picture
    Pair,
    /// A page to step through in the browser
    Html,
}

/// Runs and draws. Returns whether the run ended well and could be drawn.
pub(crate) fn run(
    course: &Course,
    wish: &Wish<'_>,
    form: Form,
    out: Option<PathBuf>,
    deadline: Duration,
) -> Result<bool> {
    let is_terminal = std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
    if form == Form::Steps && !is_terminal {
        bail!("the stepper needs a terminal; --as tree draws the same run as text");
    }
    if form == Form::Steps && out.is_some() {
        bail!("the stepper does not write a file; --as html writes a page to step through");
    }
    if form == Form::Pair && wish.is_reference {
        bail!("--as pair draws your run beside ours: leave out --reference");
    }
    if let Some(out) = &out {
        plain_file::refuse_existing(out)?;
    }
    let tell = status::telling();
    let recorded = match record(course, wish, deadline, &Cancel::default(), tell)? {
        Recorded::Run(recorded) => recorded,
        Recorded::Broken(broken) => {
            bail!(
                "{}",
                crate::report::broken_text(course, wish.exercise, &broken)
            );
        }
        Recorded::Cancelled => return Ok(false),
    };
    let trace = &recorded.trace;
    if trace.is_empty() {
        bail!("{}", recorded.nothing());
    }
    let ours = match form {
        Form::Pair => Some(ours(course, wish, deadline)?),
        _ => None,
    };
    let mut is_whole = true;
    let to_screen = out.is_none();
    match form {
        Form::Json => deliver(&recorded.json, out, false)?,
        Form::Steps => steps::show(trace)?,
        Form::Tree | Form::Stack | Form::Svg | Form::Pair | Form::Html => {
            match drawn(trace, ours.as_deref(), form) {
                Ok(drawing) => {
                    let is_text = matches!(form, Form::Tree | Form::Stack);
                    deliver(drawing.as_bytes(), out, is_text)?;
                }
                Err(cannot) => {
                    complain(&cannot.to_string());
                    is_whole = false;
                }
            }
        }
    }
    for note in &recorded.notes {
        match form {
            Form::Tree | Form::Stack | Form::Steps if to_screen => say(note),
            _ => complain(note),
        }
    }
    if let Some(ending) = &recorded.ending {
        complain(ending);
        is_whole = false;
    }
    Ok(is_whole)
}

/// Records the run of the reference with the same arguments.
fn ours(course: &Course, wish: &Wish<'_>, deadline: Duration) -> Result<Box<Trace>> {
    let wish = &Wish {
        is_reference: true,
        ..wish.clone()
    };
    match record(
        course,
        wish,
        deadline,
        &Cancel::default(),
        status::telling(),
    )? {
        Recorded::Run(recorded) => Ok(recorded.trace),
        Recorded::Broken(_) => {
            bail!("our solution does not compile, so there is nothing to compare with")
        }
        Recorded::Cancelled => bail!("the run of our solution was stopped"),
    }
}

/// Draws a run in one of the static forms, or beside our run if there is one.
fn drawn(
    trace: &Trace,
    ours: Option<&Trace>,
    form: Form,
) -> std::result::Result<String, CannotDraw> {
    let options = TextOptions {
        width: terminal::size().map_or(100, |size| size.columns.max(40)),
        color: true,
        summary: true,
        ..TextOptions::default()
    };
    let picture = SvgOptions::file("trace");
    if let Some(ours) = ours {
        return guarded(|| figures::pair_svg(ours, trace));
    }
    guarded(|| match form {
        Form::Stack => figures::stack_text(trace, &options) + &frame_sizes(trace),
        Form::Svg => figures::tree_svg(trace, &picture),
        Form::Html => figures::player_html(trace, &picture),
        _ => figures::tree_text(trace, &options),
    })
}

/// Returns the frame size of each function that was measured, one per line.
fn frame_sizes(trace: &Trace) -> String {
    let measured = trace.functions().into_iter().filter_map(|name| {
        let bytes = trace.frame_bytes(name)?;
        Some(format!(
            "\nA frame of {name} takes {bytes} bytes of stack in this build."
        ))
    });
    measured.collect()
}

/// Writes a drawing to a file or to the standard output. Only the terminal receives styled text.
fn deliver(bytes: &[u8], out: Option<PathBuf>, is_text: bool) -> Result<()> {
    match out {
        Some(path) => {
            let plain = anstream::adapter::strip_bytes(bytes).into_vec();
            // A note may contain any characters.
            let plain = clean(&String::from_utf8_lossy(&plain)).into_owned();
            let bytes = if is_text { plain.as_bytes() } else { bytes };
            plain_file::write_new(&path, bytes)?;
            say(&format!("Written to {}", path.display()));
        }
        None if is_text => say(&String::from_utf8_lossy(bytes)),
        // Output to a file or another program is unchanged.
        None if std::io::stdout().is_terminal() => {
            say_bytes(clean(&String::from_utf8_lossy(bytes)).as_bytes());
        }
        None => say_bytes(bytes),
    }
    Ok(())
}
