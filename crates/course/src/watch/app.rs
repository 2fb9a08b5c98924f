//! The state and behaviour of watch mode. [`super::paint`] draws it, and [`super::keys`] handles the keys.

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
use super::earlier::Told;
use super::pane::{IsSaved, Next, Pane, Waiting};
use super::work::{self, Done, Job};
use crate::course::Course;
use crate::reset;
use crate::test_end::TestEnd;
use crate::trace_cmd::Recorded;
use crate::verdict::Verdict;

/// The state of watch mode.
pub(super) struct App {
    /// The course for the screen and the keys, which must not wait.
    pub(super) course: Course,
    /// The course for background work, which can wait for the progress lock.
    pub(super) patient: Arc<Course>,
    pub(super) exercise: Exercise,
    pub(super) verdict: Option<Told>,
    /// The verdict on an earlier save, if the newest one says nothing about results.
    pub(super) earlier: Option<Told>,
    /// The number of saves.
    pub(super) saves: u64,
    /// Whether the student's file is still the stub.
    pub(super) is_untouched: bool,
    pub(super) pane: Pane,
    pub(super) scroll: usize,
    /// Whether every message of the verdict is shown.
    pub(super) is_full: bool,
    /// The check of the last save. Only a newer one ends it.
    pub(super) checking: Option<Waiting>,
    /// The requested drawing, in progress beside the check.
    pub(super) drawing: Option<Waiting>,
    /// Checks of saved exercises that were left before their verdict. Their results are still recorded.
    left: Vec<(Exercise, Job)>,
    /// Whether the verdict arrived while another pane was shown.
    pub(super) is_unseen: bool,
    /// The content of the terminal.
    pub(super) screen: Screen,
    /// The body in lines, for a screen with so many columns and rows, until another pane is shown. It is cached:
    /// composing a verdict or a drawing may take long, and the screen is updated five times a second.
    pub(super) body: Option<((usize, usize, u64), Vec<String>)>,
    /// The time until which a save of the student's file counts as the course's own.
    ours_until: Option<Instant>,
    /// The book, if it is open beside the editor.
    pub(super) beside: Beside,
    pub(super) deadline: Duration,
    pub(super) tell: Sender<Event>,
    jobs: u64,
}

/// The longest time before the system reports a file written by the course.
const OURS: Duration = Duration::from_millis(500);

impl App {
    pub(super) fn new(course: Arc<Course>, deadline: Duration, tell: Sender<Event>) -> Self {
        let exercise = course.current().clone();
        Self {
            course: course.in_haste(),
            patient: course,
            exercise,
            verdict: None,
            earlier: None,
            saves: 0,
            is_untouched: true,
            pane: Pane::Exercise,
            scroll: 0,
            is_full: false,
            checking: None,
            drawing: None,
            left: Vec::new(),
            is_unseen: false,
            screen: Screen::default(),
            body: None,
            ours_until: None,
            beside: Beside::default(),
            deadline,
            tell,
            jobs: 0,
        }
    }

    /// Handles an event. Returns the next action.
    pub(super) fn handle(&mut self, event: Event) -> Next {
        match event {
            Event::Input(Input::Key(key)) => return self.press(key),
            Event::Input(_) => {}
            Event::Saved(paths) => self.saved(&paths),
            // Files may have been added or removed with the folder, without an event of their own.
            Event::Folders => self.saved(&[]),
            Event::Work(number, done) => self.done(number, done),
            Event::Book(news) => self.heard(news),
            Event::Gone => return Next::Quit,
        }
        Next::Go
    }

    /// Starts to build and test the last save. Stops a check of an older text, and a drawing.
    pub(super) fn check(&mut self) {
        self.check_and(IsSaved(true));
    }

    fn check_and(&mut self, is_saved: IsSaved) {
        self.is_untouched = reset::is_untouched(&self.course, &self.exercise);
        self.body = None;
        self.tell_checking();
        self.left
            .retain(|(exercise, _)| exercise.id != self.exercise.id);
        let number = self.next_job();
        let job = work::check(
            &self.patient,
            &self.exercise,
            (self.deadline, self.has_book()),
            number,
            &self.tell,
        );
        self.drawing = None;
        self.checking = Some(Waiting::new(job, is_saved));
    }

    /// Starts to draw the student's run. A check continues beside it.
    pub(super) fn draw(&mut self) {
        let number = self.next_job();
        let job = work::trace(
            &self.patient,
            &self.exercise,
            self.deadline,
            number,
            &self.tell,
        );
        self.drawing = Some(Waiting::new(job, IsSaved(false)));
    }

    /// Returns to the exercise, and stops waiting for a drawing.
    pub(super) fn back(&mut self) {
        self.show(Pane::Exercise);
        if self.drawing.take().is_some() {
            self.go_on_behind();
        }
    }

    /// Returns a new job number.
    pub(super) fn next_job(&mut self) -> u64 {
        self.jobs += 1;
        self.jobs
    }

    /// Stops all jobs.
    pub(super) fn stop(&mut self) {
        (self.checking, self.drawing) = (None, None);
        self.left.clear();
        self.beside.moves.clear();
    }

    /// Handles a write to the student's file by the course itself. The current pane remains.
    pub(super) fn wrote(&mut self) {
        self.ours_until = Some(Instant::now() + OURS);
        (self.verdict, self.earlier) = (None, None);
        self.check();
    }

    /// Handles saved files. If the student saved exactly one other exercise, switches to it.
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
        self.saves += 1;
        let mut saved = exercises.iter().filter(is_saved);
        if let (Some(only), None) = (saved.next(), saved.next())
            && only.id != self.exercise.id
        {
            let only = only.clone();
            self.go_to(only, IsSaved(true));
        } else {
            self.show(Pane::Exercise);
            self.check();
        }
    }

    /// Makes an exercise the current one.
    pub(super) fn go_to(&mut self, exercise: Exercise, is_saved: IsSaved) {
        if let Some(Waiting { job, is_saved, .. }) = self.checking.take()
            && is_saved == IsSaved(true)
        {
            self.left.push((self.exercise.clone(), job));
        }
        // A course in a read-only folder can still be used.
        let _ = self
            .course
            .progress
            .change(|progress| progress.choose(&exercise.id));
        self.exercise = exercise;
        (self.verdict, self.earlier) = (None, None);
        self.is_full = false;
        self.tell_exercise();
        self.show(Pane::Exercise);
        self.check_and(is_saved);
    }

    /// Shows another pane, from its first line.
    pub(super) fn show(&mut self, pane: Pane) {
        self.is_unseen &= !matches!(pane, Pane::Exercise);
        self.pane = pane;
        self.scroll = 0;
        self.body = None;
    }

    /// Redraws the whole screen: another program has drawn on the terminal.
    pub(super) fn redraw(&mut self) {
        self.screen.forget();
    }

    /// Handles news of a job. Ignores those of a job that was stopped.
    pub(super) fn done(&mut self, number: u64, done: Done) {
        let done = match done {
            Done::Behind(tell) => return self.done_behind(number, tell),
            Done::Move(tell) => return self.done_move(number, tell),
            done => done,
        };
        // The student has left the exercise. The result of its check is already in the student's progress.
        let is_over = |job: &Job| job.number == number && !matches!(done, Done::Step(_));
        if { self.left.iter() }.any(|(_, job)| is_over(job)) {
            self.left.retain(|(_, job)| !is_over(job));
            self.body = None;
        }
        let is_its = |work: &Waiting| work.job.number == number;
        let work = match self.checking.as_mut().filter(|work| is_its(work)) {
            None => self.drawing.as_mut().filter(|work| is_its(work)),
            check => check,
        };
        let Some(work) = work else {
            return;
        };
        match done {
            Done::Step(step) => work.step = Some(step),
            Done::Checked(verdict) => self.checked(verdict),
            Done::Traced(recorded) => {
                self.drawing = None;
                let pane = self.drawn(recorded);
                self.show(pane);
                self.go_on_behind();
            }
            Done::Behind(_) | Done::Move(_) => {}
        }
    }

    fn checked(&mut self, verdict: Result<Verdict>) {
        self.checking = None;
        let new = Told::now(verdict, self.saves);
        let is_telling = new.tells_of_answers();
        let before = self.verdict.replace(new).filter(Told::tells_of_answers);
        self.earlier = match is_telling {
            true => None,
            false => before.or(self.earlier.take()),
        };
        self.body = None;
        match self.pane {
            Pane::Exercise => self.scroll = 0,
            _ => self.is_unseen = true,
        }
        self.tell_verdict();
    }

    fn drawn(&self, recorded: Result<Recorded>) -> Pane {
        match recorded {
            Ok(Recorded::Run(run)) if run.trace.is_empty() => {
                Pane::Trace(None, Some(run.nothing()))
            }
            Ok(Recorded::Run(run)) => {
                let below: Vec<String> = run.notes.into_iter().chain(run.ending).collect();
                let below = Some(below.join("\n")).filter(|below| !below.is_empty());
                Pane::Trace(Some(Arc::new(*run.trace)), below)
            }
            Ok(Recorded::Broken(broken)) => {
                let text = crate::report::broken_text(&self.course, &self.exercise, &broken);
                Pane::Trace(None, Some(format!("  {text}")))
            }
            Ok(Recorded::Cancelled) => Pane::Exercise,
            Err(error) => Pane::Trace(None, Some(format!("{error:#}"))),
        }
    }

    /// Returns the run shown in the pane.
    pub(super) fn trace(&self) -> Option<Arc<Trace>> {
        match &self.pane {
            Pane::Trace(trace, _) => trace.clone(),
            _ => None,
        }
    }

    /// Returns whether the verdict on the screen describes an older version of the program.
    pub(super) fn is_old(&self) -> bool {
        let is_checked_anew = self.checking.as_ref().is_some_and(Waiting::is_felt);
        is_checked_anew && self.verdict.is_some() && matches!(self.pane, Pane::Exercise)
    }

    /// Returns the last verdict.
    pub(super) fn said(&self) -> Option<&Result<Verdict>> {
        self.verdict.as_ref().map(|told| &told.verdict)
    }

    /// Returns whether several tests failed, so that the verdict may be longer than shown.
    pub(super) fn has_more(&self) -> bool {
        let Some(Ok(Verdict::Tested(tested))) = self.said() else {
            return false;
        };
        tested.all() > tested.passed() + 1 && !self.is_unwritten()
    }

    /// Returns whether the verdict only reports unfinished code.
    pub(super) fn is_unwritten(&self) -> bool {
        match self.said() {
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
