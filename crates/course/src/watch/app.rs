//! What watch mode knows and does; how it looks is [`super::paint`]'s, what the keys mean
//! [`super::keys`]'s.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use anyhow::Result;
use call_trace::Trace;
use catalogue::Exercise;
use crossterm::event::Event as Input;
use terminal::Screen;

use super::Event;
use super::beside::Beside;
use super::pane::{Next, Pane, Waiting};
use super::work::{self, Done, Job};
use crate::course::Course;
use crate::reset;
use crate::test_end::TestEnd;
use crate::trace_cmd::Recorded;
use crate::verdict::Verdict;

/// The state of watch mode.
pub(super) struct App {
    /// For the screen and the keys, which nobody may keep waiting.
    pub(super) course: Course,
    /// For the work, which can wait for others who note their progress.
    pub(super) patient: Arc<Course>,
    pub(super) exercise: Exercise,
    pub(super) verdict: Option<Result<Verdict>>,
    /// Whether the student's file is as it was given.
    pub(super) is_untouched: bool,
    pub(super) pane: Pane,
    pub(super) scroll: usize,
    /// Whether every message of the verdict is shown.
    pub(super) is_full: bool,
    pub(super) waiting: Option<Waiting>,
    /// What is on the terminal now.
    pub(super) screen: Screen,
    /// The body in lines, for a screen of so many columns and rows, until something else is shown: a
    /// verdict or a drawing may take long to put in words, and the screen is looked at five times a
    /// second.
    pub(super) body: Option<((usize, usize), Vec<String>)>,
    /// Until then a save of the student's file is our own.
    ours_until: Option<Instant>,
    /// The book, if it is open beside the editor.
    pub(super) beside: Beside,
    pub(super) deadline: Duration,
    pub(super) tell: Sender<Event>,
    jobs: u64,
}

/// The system may need this long to tell of a file that we wrote.
const OURS: Duration = Duration::from_millis(500);

impl App {
    pub(super) fn new(course: Arc<Course>, deadline: Duration, tell: Sender<Event>) -> Self {
        let exercise = course.current().clone();
        Self {
            course: course.in_haste(),
            patient: course,
            exercise,
            verdict: None,
            is_untouched: true,
            pane: Pane::Exercise,
            scroll: 0,
            is_full: false,
            waiting: None,
            screen: Screen::default(),
            body: None,
            ours_until: None,
            beside: Beside::default(),
            deadline,
            tell,
            jobs: 0,
        }
    }

    /// Does what an event asks for. Says where that leads.
    pub(super) fn handle(&mut self, event: Event) -> Next {
        match event {
            Event::Input(Input::Key(key)) => return self.press(key),
            Event::Input(_) => {}
            Event::Saved(paths) => self.saved(&paths),
            // Files may have come and gone with it, unheard.
            Event::Folders => self.saved(&[]),
            Event::Work(number, done) => self.done(number, done),
            Event::Book(news) => self.heard(news),
            Event::Gone => return Next::Quit,
        }
        Next::Go
    }

    /// Begins to build and test; what was under way is stopped.
    pub(super) fn check(&mut self) {
        self.is_untouched = reset::is_untouched(&self.course, &self.exercise);
        self.body = None;
        self.tell_checking();
        let number = self.next_job();
        let job = work::check(
            &self.patient,
            &self.exercise,
            (self.deadline, self.has_book()),
            number,
            &self.tell,
        );
        self.wait_for(job, true);
    }

    /// Begins to draw the student's run.
    pub(super) fn draw(&mut self) {
        let number = self.next_job();
        let job = work::trace(
            &self.patient,
            &self.exercise,
            self.deadline,
            number,
            &self.tell,
        );
        self.wait_for(job, false);
    }

    /// A number for further work.
    pub(super) fn next_job(&mut self) -> u64 {
        self.jobs += 1;
        self.jobs
    }

    fn wait_for(&mut self, job: Job, is_check: bool) {
        let since = Instant::now();
        self.waiting = Some(Waiting {
            job,
            since,
            step: None,
            is_check,
        });
    }

    /// Stops what is under way.
    pub(super) fn stop(&mut self) {
        self.waiting = None;
    }

    /// The student's file was written by us: no reason to leave what is shown.
    pub(super) fn wrote(&mut self) {
        self.ours_until = Some(Instant::now() + OURS);
        self.verdict = None;
        self.check();
    }

    /// Files were saved: whoever edits one other exercise has gone to it.
    pub(super) fn saved(&mut self, paths: &[PathBuf]) {
        let exercises = self.course.catalogue.exercises();
        let is_saved = |exercise: &&Exercise| {
            let stub = self.course.path(exercise.stub());
            paths
                .iter()
                .any(|path| path.ends_with(exercise.stub()) || *path == stub)
        };
        if self
            .ours_until
            .take()
            .is_some_and(|until| Instant::now() < until)
        {
            return;
        }
        let mut saved = exercises.iter().filter(is_saved);
        if let (Some(only), None) = (saved.next(), saved.next())
            && only.id != self.exercise.id
        {
            let only = only.clone();
            self.go_to(only);
        } else {
            self.show(Pane::Exercise);
            self.check();
        }
    }

    /// Makes an exercise the current one.
    pub(super) fn go_to(&mut self, exercise: Exercise) {
        // A course that cannot be written to can still be worked on.
        let _ = self
            .course
            .progress
            .change(|progress| progress.choose(&exercise.id));
        self.exercise = exercise;
        self.verdict = None;
        self.is_full = false;
        self.tell_exercise();
        self.show(Pane::Exercise);
        self.check();
    }

    /// Shows something else, from its first line.
    pub(super) fn show(&mut self, pane: Pane) {
        self.pane = pane;
        self.scroll = 0;
        self.body = None;
    }

    /// Forgets what is on the terminal: somebody else has drawn on it.
    pub(super) fn redraw(&mut self) {
        self.screen.forget();
    }

    /// Work has news. Those of work that was stopped are old.
    pub(super) fn done(&mut self, number: u64, done: Done) {
        let done = match done {
            Done::Behind(tell) => return self.done_behind(number, tell),
            done => done,
        };
        let Some(waiting) = self
            .waiting
            .as_mut()
            .filter(|waiting| waiting.job.number == number)
        else {
            return;
        };
        match done {
            Done::Step(step) => waiting.step = Some(step),
            Done::Checked(verdict) => {
                self.waiting = None;
                self.verdict = Some(verdict);
                self.scroll = 0;
                self.body = None;
                self.tell_verdict();
            }
            Done::Traced(recorded) => {
                self.waiting = None;
                let pane = self.drawn(recorded);
                self.show(pane);
                self.go_on_behind();
            }
            Done::Behind(_) => {}
        }
    }

    fn drawn(&self, recorded: Result<Recorded>) -> Pane {
        match recorded {
            Ok(Recorded::Run(run)) if run.trace.events().len() == 0 => {
                Pane::Trace(None, Some(run.nothing()))
            }
            Ok(Recorded::Run(run)) => Pane::Trace(Some(Arc::new(run.trace)), run.ending),
            Ok(Recorded::Broken(broken)) => {
                let text = crate::report::broken_text(&self.course, &self.exercise, &broken);
                Pane::Trace(None, Some(format!("  {text}")))
            }
            Ok(Recorded::Cancelled) => Pane::Exercise,
            Err(error) => Pane::Trace(None, Some(format!("{error:#}"))),
        }
    }

    /// The run that is drawn.
    pub(super) fn trace(&self) -> Option<Arc<Trace>> {
        match &self.pane {
            Pane::Trace(trace, _) => trace.clone(),
            _ => None,
        }
    }

    /// Whether the verdict that is shown is of the program as it was before.
    pub(super) fn is_old(&self) -> bool {
        let is_checked_anew = self.waiting.as_ref().is_some_and(Waiting::is_felt_check);
        is_checked_anew && self.verdict.is_some() && matches!(self.pane, Pane::Exercise)
    }

    /// Whether several tests failed, so that the verdict may be longer than it is shown.
    pub(super) fn has_more(&self) -> bool {
        let Some(Ok(Verdict::Tested(tested))) = &self.verdict else {
            return false;
        };
        tested.all() > tested.passed() + 1 && !self.is_unwritten()
    }

    /// Whether the verdict says no more than that nothing is written yet.
    pub(super) fn is_unwritten(&self) -> bool {
        match &self.verdict {
            None => true,
            Some(Ok(Verdict::Tested(tested))) => {
                let mut all = tested.results.iter().filter(|result| !result.end.is_fine());
                !tested.results.is_empty()
                    && all.all(|result| matches!(result.end, TestEnd::NotWritten(..)))
            }
            Some(_) => false,
        }
    }
}
