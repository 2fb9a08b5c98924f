//! Watch mode: tests every saved file and shows the verdict. Keys start everything else.
//!
//! Three threads send events to this one: one reads the keys, one watches for saved files, one builds and tests
//! ([`work`]). This thread never waits for any of them, so it always reacts to keys. A new save stops the work on the
//! last one.

mod app;
mod behind;
mod beside;
mod earlier;
mod files;
mod for_book;
mod keys;
mod moves;
mod paint;
mod pane;
mod work;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use crossterm::event::{self, Event as Input};
use notify::Watcher;

use crate::book::News;
use crate::course::Course;
use crate::steps::{self, Place};
use crate::tests_run::NO_THREAD;
use app::App;
use pane::{Next, Pane};
use work::Done;

/// An event of watch mode.
pub(crate) enum Event {
    /// A key, or a new size of the terminal.
    Input(Input),
    /// Files were saved.
    Saved(Vec<PathBuf>),
    /// A folder of the exercises has been added or removed.
    Folders,
    /// A job has ended or made progress.
    Work(u64, Done),
    /// News of the book beside the editor.
    Book(News),
    /// The terminal is closed.
    Gone,
}

/// Saves within this time are one: editors write, rename and touch in quick succession.
const QUIET: Duration = Duration::from_millis(50);
/// How often the time of a running build is updated.
const TICK: Duration = Duration::from_millis(200);

/// Watches until the student quits. Opens the book too if `with_book`.
pub(crate) fn watch(course: Course, deadline: Duration, with_book: bool) -> Result<()> {
    let course = Arc::new(course);
    let (tell, events) = channel();
    let mut watcher = files::watch(&course, tell.clone()).context("cannot watch the exercises")?;
    let taken = terminal::take().context("cannot take over the terminal")?;
    listen(tell.clone())?;
    let mut app = App::new(course, deadline, tell);
    app.check();
    if with_book {
        app.open_book();
    }
    let result = run(&mut app, &events, watcher.as_mut());
    app.stop();
    drop(taken);
    subprocess::wait_for_all();
    result
}

fn run(app: &mut App, events: &Receiver<Event>, watcher: &mut dyn Watcher) -> Result<()> {
    loop {
        if terminal::has_come_back() {
            app.redraw();
        }
        paint::paint(app)?;
        let mut event = match events.recv_timeout(TICK) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        };
        let later = match &mut event {
            Event::Saved(paths) => settle(events, paths),
            Event::Folders => {
                let mut paths = Vec::new();
                let others = settle(events, &mut paths);
                files::add(watcher, &app.course);
                event = Event::Saved(paths);
                others
            }
            _ => Vec::new(),
        };
        let mut next = app.handle(event);
        for event in later {
            let then = app.handle(event);
            // A key that ends the loop takes precedence over events that follow it.
            if next == Next::Go {
                next = then;
            }
        }
        match next {
            Next::Go => {}
            Next::Quit => return Ok(()),
            Next::Step => step(app, events)?,
        }
    }
}

/// Waits until saving is over, but not for ever. Returns the other events that arrive meanwhile.
fn settle(events: &Receiver<Event>, paths: &mut Vec<PathBuf>) -> Vec<Event> {
    let mut others = Vec::new();
    let end = Instant::now() + 6 * QUIET;
    while let Ok(event) =
        events.recv_timeout(QUIET.min(end.saturating_duration_since(Instant::now())))
    {
        match event {
            Event::Saved(more) => paths.extend(more),
            other => others.push(other),
        }
    }
    others
}

/// Steps through the drawn run. Saves and work wait until the student returns.
fn step(app: &mut App, events: &Receiver<Event>) -> Result<()> {
    let mut later = Vec::new();
    let Some(trace) = app.trace() else {
        return Ok(());
    };
    let mut stepper = match figures::guarded(|| Place::new(&trace, "back")) {
        Ok(stepper) => stepper,
        Err(cannot) => {
            app.show(Pane::Trace(None, Some(cannot.to_string())));
            return Ok(());
        }
    };
    steps::step_through(&mut stepper, || match events.recv_timeout(TICK) {
        Ok(Event::Input(input)) => Ok(Some(input)),
        Ok(Event::Gone) | Err(RecvTimeoutError::Disconnected) => {
            Err(std::io::ErrorKind::BrokenPipe.into())
        }
        Ok(other) => {
            later.push(other);
            Ok(None)
        }
        Err(RecvTimeoutError::Timeout) => Ok(None),
    })?;
    app.redraw();
    for event in later {
        app.handle(event);
    }
    Ok(())
}

/// Starts a thread that reads the keys.
fn listen(tell: Sender<Event>) -> Result<()> {
    let started = std::thread::Builder::new().spawn(move || {
        loop {
            let event = event::read().map_or(Event::Gone, Event::Input);
            let is_gone = matches!(event, Event::Gone);
            if tell.send(event).is_err() || is_gone {
                return;
            }
        }
    });
    started.map(drop).context(NO_THREAD)
}
