//! Runs slow work on separate threads: building, testing and drawing a run.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use anyhow::Result;
use catalogue::Exercise;
use protocol::{Question, Tell};
use subprocess::Cancel;
use tempfile::TempDir;

use super::Event;
use super::behind;
use super::moves;
use crate::book;
use crate::course::Course;
use crate::status::Step;
use crate::tests_run::NO_THREAD;
use crate::trace_cmd::{self, Recorded, Wish};
use crate::verdict::{self, Verdict};

/// The result of a job.
pub(crate) enum Done {
    /// The job has reached this step.
    Step(Step),
    Checked(Result<Verdict>),
    Traced(Result<Recorded>),
    /// A run for the book has ended, with the message for the book.
    Behind(Option<Tell>),
    /// The student's search has made progress on a page's request or answered it, with the message for the book.
    Move(Tell),
}

/// A job in progress. Dropping it stops the job.
pub(super) struct Job {
    /// Distinguishes its news from those of earlier jobs.
    pub(super) number: u64,
    cancel: Cancel,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}

/// Builds and tests an exercise.
pub(super) fn check(
    course: &Arc<Course>,
    exercise: &Exercise,
    (deadline, and_trace): (Duration, bool),
    number: u64,
    tell: &Sender<Event>,
) -> Job {
    let exercise = exercise.clone();
    start(course, number, tell, move |course, cancel, tell| {
        let tell_step = telling(number, tell, Done::Step);
        let mut target = verdict::target(course, &exercise);
        target.also = and_trace.then(|| exercise.chapter.trace_example());
        verdict::check(course, &exercise, &target, deadline, cancel, tell_step)
            .transpose()
            .map(Done::Checked)
    })
}

/// Records a run of the student's code.
pub(super) fn trace(
    course: &Arc<Course>,
    exercise: &Exercise,
    deadline: Duration,
    number: u64,
    tell: &Sender<Event>,
) -> Job {
    let exercise = exercise.clone();
    start(course, number, tell, move |course, cancel, tell| {
        let wish = Wish::new(&exercise, &exercise.stem, &[], false);
        let tell_step = telling(number, tell, Done::Step);
        match trace_cmd::record(course, &wish, deadline, cancel, tell_step) {
            Ok(Recorded::Cancelled) => None,
            recorded => Some(Done::Traced(recorded)),
        }
    })
}

/// Opens the book, and passes on its news until it ends.
pub(super) fn book(course: &Arc<Course>, number: u64, tell: &Sender<Event>) -> Job {
    start(course, number, tell, move |course, cancel, tell| {
        let mut last = None;
        book::run(course, cancel, |news| {
            let is_new = match news {
                book::News::Step(step) => last.replace(step) != Some(step),
                _ => true,
            };
            if is_new {
                let _ = tell.send(Event::Book(news));
            }
        });
        None
    })
}

/// Makes a run for the book, for the save with that number. The reference's run is limited by `deadline`, the student's
/// by `yours_within`.
pub(super) fn behind(
    (course, exercise): (&Arc<Course>, &Exercise),
    (deadline, yours_within): (Duration, Duration),
    (number, save): (u64, u64),
    what: behind::Behind,
    folder: Arc<TempDir>,
    tell: &Sender<Event>,
) -> Job {
    let exercise = exercise.clone();
    start(course, number, tell, move |course, cancel, _| {
        let for_book = behind::ForBook {
            course,
            exercise: &exercise,
            deadline,
            yours_within,
            save,
            folder: folder.path(),
            cancel,
        };
        for_book.run(what).map(Done::Behind)
    })
}

/// Asks the student's search for a move, for a page of the book. `folder` receives its recording.
pub(super) fn ask_for_a_move(
    course: &Arc<Course>,
    (page, question): ((u64, u64), Question),
    deadline: Duration,
    number: u64,
    folder: Arc<TempDir>,
    tell: &Sender<Event>,
) -> Job {
    let (tab, asked) = page;
    let of = move |came| {
        Done::Move(Tell::Move {
            tab,
            number: asked,
            came,
        })
    };
    start(course, number, tell, move |course, cancel, tell| {
        let asked = moves::Asked {
            course,
            question: &question,
            deadline,
            recording: &folder.path().join(format!("move-{tab}.jsonl")),
            cancel,
        };
        asked.answer(telling(number, tell, of)).map(of)
    })
}

/// Passes on a job's progress, converted by `of`. Skips an immediate repetition.
fn telling<T: Clone + PartialEq>(
    number: u64,
    tell: &Sender<Event>,
    of: impl Fn(T) -> Done,
) -> impl FnMut(T) {
    let mut last = None;
    move |told| {
        if last.replace(told.clone()).as_ref() != Some(&told) {
            let _ = tell.send(Event::Work(number, of(told)));
        }
    }
}

fn start(
    course: &Arc<Course>,
    number: u64,
    tell: &Sender<Event>,
    work: impl FnOnce(&Course, &Cancel, &Sender<Event>) -> Option<Done> + Send + 'static,
) -> Job {
    let cancel = Cancel::default();
    let (course, tell, its_cancel) = (Arc::clone(course), tell.clone(), cancel.clone());
    let failed = tell.clone();
    let started = std::thread::Builder::new().spawn(move || {
        if let Some(done) = work(&course, &its_cancel, &tell) {
            let _ = tell.send(Event::Work(number, done));
        }
    });
    if let Err(error) = started {
        let error = anyhow::Error::new(error).context(NO_THREAD);
        let _ = failed.send(Event::Work(number, Done::Checked(Err(error))));
    }
    Job { number, cancel }
}
