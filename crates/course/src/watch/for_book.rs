//! Sends messages to the open book and makes runs for it, one at a time and with lower priority than work for the
//! terminal.
//!
//! A save has the highest priority, and ends the current run. The order after it: the figures in sight, the figures
//! with the student's own input, the failing test on the reference solution.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{Ask, Came, Outcome, Question, Recorded, Tell, TestRun};
use tempfile::TempDir;
use terminal::{DIM, WARN, paint};

use super::app::App;
use super::behind::Behind;
use super::beside::State;
use super::work::{self, Job};
use crate::book::News;
use crate::report::{self, View};
use crate::status::Step;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;
use crate::verdict::{Tested, Verdict};

/// The width of a verdict in the book, which is that of its column.
const WIDTH: usize = 84;

/// The time limit of a run that has already failed to end. Its first part is drawn.
const NO_END: Duration = Duration::from_secs(1);

impl App {
    /// Opens the book, or shows its page of the current exercise again.
    pub(super) fn open_book(&mut self) {
        match &self.beside.state {
            State::Starting(..) => {}
            State::Open(book, ..) => book.tell(Tell::Open),
            State::Closed | State::Gone(_) => {
                let number = self.next_job();
                let job = work::book(&self.patient, number, &self.tell);
                let since = Instant::now();
                self.beside.state = State::Starting(Step::BuildingBook(None), since, job);
            }
        }
    }

    /// Returns whether a book is open, which will request runs.
    pub(super) fn has_book(&self) -> bool {
        matches!(self.beside.state, State::Open(..))
    }

    /// Handles news of the book.
    pub(super) fn heard(&mut self, news: News) {
        match (news, std::mem::take(&mut self.beside.state)) {
            (News::Step(step), State::Starting(_, since, job)) => {
                self.beside.state = State::Starting(step, since, job);
            }
            (News::Started(book), State::Starting(_, _, job)) => {
                self.beside.state = State::Open(book, None, job);
                self.tell_exercise();
                self.tell_book(Tell::Open);
                // Sends the verdict of the last save, unless a check is in progress.
                self.tell_book(Tell::Checking {
                    save: self.beside.save,
                });
                self.tell_verdict();
            }
            (News::Asks(Ask::Serves { address }), State::Open(book, _, job)) => {
                book.tell(Tell::Open);
                self.beside.state = State::Open(book, Some(address), job);
            }
            (News::Asks(ask), state) => {
                self.beside.state = state;
                self.asked(ask);
            }
            (News::Gone(why), _) => {
                self.beside.state = State::Gone(why);
                self.beside.job = None;
                self.beside.moves.clear();
            }
            (News::Step(_) | News::Started(_), state) => self.beside.state = state,
        }
    }

    fn asked(&mut self, ask: Ask) {
        match ask {
            Ask::Serves { .. } => {}
            Ask::Wants { runs } => {
                self.beside.wants = runs;
                if std::mem::take(&mut self.beside.is_preparing) {
                    self.beside.job = None; // that can wait
                }
                self.go_on_behind();
            }
            Ask::Move {
                tab,
                number,
                question,
            } => self.ask_for_a_move((tab, number), question),
            Ask::NoMove { tab } => {
                self.beside.moves.remove(&tab);
            }
            Ask::Sorry { why } => self.beside.sorry = Some(why),
        }
    }

    /// Asks the student's search for a move, for a page. Starts immediately, before any run for a figure.
    fn ask_for_a_move(&mut self, page: (u64, u64), question: Question) {
        let (tab, number) = page;
        // Ends the page's earlier request first.
        self.beside.moves.remove(&tab);
        if self.beside.moves_folder.is_none() {
            self.beside.moves_folder = TempDir::new().ok().map(Arc::new);
        }
        let Some(folder) = self.beside.moves_folder.clone() else {
            let why = "The course cannot create a folder for the recording.".to_owned();
            let came = Came::Refused { why };
            return self.tell_book(Tell::Move { tab, number, came });
        };
        let job = self.next_job();
        let asked = (page, question);
        let (patient, deadline) = (&self.patient, self.deadline);
        let job = work::ask_for_a_move(patient, asked, deadline, job, folder, &self.tell);
        self.beside.moves.insert(tab, job);
    }

    /// Handles progress or an answer of the student's search. Ignores the answer to an older request.
    pub(super) fn done_move(&mut self, number: u64, tell: Tell) {
        let Tell::Move { tab, came, .. } = &tell else {
            return;
        };
        let is_its = |job: &Job| job.number == number;
        if !self.beside.moves.get(tab).is_some_and(is_its) {
            return;
        }
        if !matches!(came, Came::Step { .. }) {
            self.beside.moves.remove(tab);
        }
        self.tell_book(tell);
    }

    fn tell_book(&self, tell: Tell) {
        if let State::Open(book, ..) = &self.beside.state {
            book.tell(tell);
        }
    }

    /// Sends the current exercise.
    pub(super) fn tell_exercise(&mut self) {
        self.beside.wants.clear();
        let exercise = &self.exercise;
        let page = exercise.page().with_extension("html");
        let page = page.strip_prefix("book/src").unwrap_or(&page);
        let parts: Vec<_> = page.iter().map(|part| part.to_string_lossy()).collect();
        self.tell_book(Tell::Exercise(protocol::Exercise {
            id: exercise.id.clone(),
            stem: exercise.stem.clone(),
            page: parts.join("/"),
            chapter: exercise.chapter.folder.clone(),
            traces: exercise.traces.clone(),
            point: exercise.point.clone().unwrap_or_default(),
        }));
        self.tell_solved();
    }

    /// Sends the list of solved exercises.
    fn tell_solved(&self) {
        let progress = self.course.progress.read();
        let all = self.course.catalogue.exercises().iter();
        let proofs = self.course.catalogue.proofs().iter();
        let projects = self.course.catalogue.projects().iter();
        let ids = all.map(|it| &it.id).chain(proofs.map(|it| &it.id));
        let ids = ids.chain(projects.map(|it| &it.id));
        let ids = ids.filter(|id| progress.is_solved(id)).cloned().collect();
        self.tell_book(Tell::Solved { ids });
    }

    /// Announces the check of a save, and ends the current run for the book.
    pub(super) fn tell_checking(&mut self) {
        let beside = &mut self.beside;
        (beside.job, beside.test) = (None, None);
        beside.is_preparing = false;
        beside.save += 1;
        beside.done.clear();
        let save = beside.save;
        self.tell_book(Tell::Checking { save });
    }

    /// Sends a new verdict, and then makes the runs for the book's figures.
    pub(super) fn tell_verdict(&mut self) {
        if !matches!(self.beside.state, State::Open(..)) {
            return;
        }
        let save = self.beside.save;
        let Some(verdict) = self.said() else {
            return;
        };
        let (outcome, line, text) = match verdict {
            Err(error) => (
                Outcome::Broken,
                "it cannot be tested".to_owned(),
                format!("{error:#}"),
            ),
            Ok(verdict) => {
                let view = View {
                    width: WIDTH,
                    has_keys: true,
                    is_full: false,
                };
                let text = report::text(&self.course, &self.exercise, verdict, view);
                (verdict.outcome(), report::in_a_line(verdict), text)
            }
        };
        // The solved exercises precede the verdict: a page shows everything to a student who has just solved its
        // exercise.
        self.tell_solved();
        let plain = |text: &str| anstream::adapter::strip_str(text).to_string();
        let test = match verdict {
            Ok(Verdict::Tested(tested)) => failing_run(tested, save),
            _ => None,
        };
        self.tell_book(Tell::Verdict(protocol::Verdict {
            save,
            outcome,
            line: plain(&line),
            text: plain(&text),
        }));
        if outcome == Outcome::Broken {
            return; // nothing can be run
        }
        if let Some(test) = test {
            self.tell_book(Tell::Test(test.clone()));
            self.beside.test = Some(test);
        }
        self.beside.folder = TempDir::new().ok().map(Arc::new);
        self.go_on_behind();
    }

    /// Handles the end of a run for the book.
    pub(super) fn done_behind(&mut self, number: u64, tell: Option<Tell>) {
        if self
            .beside
            .job
            .as_ref()
            .is_none_or(|job| job.number != number)
        {
            return; // it was stopped
        }
        self.beside.job = None;
        if std::mem::take(&mut self.beside.is_preparing) {
            let chapter = self.exercise.chapter.folder.clone();
            self.beside.prepared.insert(chapter);
        }
        if let Some(tell) = tell {
            self.tell_book(tell);
        }
        self.go_on_behind();
    }

    /// Starts the next run for the book, unless a job is in progress.
    pub(super) fn go_on_behind(&mut self) {
        let is_busy =
            self.checking.is_some() || self.drawing.is_some() || self.beside.job.is_some();
        let Some(folder) = self.beside.folder.clone().filter(|_| !is_busy) else {
            return;
        };
        let has_verdict = matches!(self.said(), Some(Ok(Verdict::Tested(_))));
        if !has_verdict || !matches!(self.beside.state, State::Open(..)) {
            return;
        }
        let next = { self.beside.wants.iter() }.find(|wanted| !self.beside.done.contains(*wanted));
        let what = match next.cloned() {
            Some(wanted) => {
                self.beside.done.insert(wanted.clone());
                Behind::Run(wanted)
            }
            None => match self.beside.test.take() {
                Some(test) => Behind::Test(test),
                None if self.beside.prepared.contains(&self.exercise.chapter.folder) => return,
                None => Behind::Prepare,
            },
        };
        self.beside.is_preparing = matches!(what, Behind::Prepare);
        let number = self.next_job();
        let save = self.beside.save;
        let job = work::behind(
            (&self.patient, &self.exercise),
            (self.deadline, self.yours_within()),
            (number, save),
            what,
            folder,
            &self.tell,
        );
        self.beside.job = Some(job);
    }

    /// Returns the time limit of a run of the student's code. It is short if a test did not end, to avoid the same wait
    /// again.
    fn yours_within(&self) -> Duration {
        let ends = |result: &TestResult| result.end != TestEnd::DidNotEnd;
        match self.said() {
            Some(Ok(Verdict::Tested(tested))) if !tested.results.iter().all(ends) => {
                self.deadline.min(NO_END)
            }
            _ => self.deadline,
        }
    }
}

impl App {
    /// Describes the state of the book, in lines for the foot of the screen.
    pub(super) fn about_the_book(&self, width: usize) -> Vec<String> {
        let (style, words) = match &self.beside.state {
            State::Closed => return Vec::new(),
            State::Starting(step, since, _) => (DIM, step.in_words(since.elapsed())),
            State::Open(_, None, _) => (DIM, Step::OpeningBook.in_words(Duration::ZERO)),
            State::Open(_, Some(address), _) => match &self.beside.sorry {
                Some(why) => (WARN, format!("{why}\nthe book: {address}")),
                None => (DIM, format!("the book: {address}")),
            },
            // The first line gives the error. The compiler's whole output may follow it.
            State::Gone(why) => {
                let first = why.lines().next().unwrap_or_default();
                (WARN, format!("{first}\nb opens the book again"))
            }
        };
        let lines = words.lines().flat_map(|line| terminal::fold(line, width));
        lines.take(4).map(|line| paint(style, line)).collect()
    }
}

/// Returns the run of the failing test that is easiest to follow, or else the first that was recorded.
fn failing_run(tested: &Tested, save: u64) -> Option<TestRun> {
    let fails = |result: &&TestResult| {
        !result.end.is_fine() && !matches!(result.end, TestEnd::NotWritten(..))
    };
    let easiest = tested.drawing.failing_test();
    let mut failing = tested.results.iter().filter(fails);
    let result = match easiest {
        Some(name) => failing.find(|result| result.name == name)?,
        None => failing.find(|result| result.recording.exists())?,
    };
    let ending = match result.end {
        TestEnd::Overflowed => Some("It overflowed the stack."),
        TestEnd::DidNotEnd | TestEnd::Starved { .. } => Some("It did not end."),
        TestEnd::OutOfMemory | TestEnd::MemoryOfAll(_) => {
            Some("It needed more memory than the limit.")
        }
        TestEnd::Runaway(_) => Some("It was stopped: the calls went too deep."),
        TestEnd::Panicked(_) => Some("It panicked."),
        _ => None,
    };
    Some(TestRun {
        save,
        name: result.name.clone(),
        yours: Recorded {
            file: Some(result.recording.clone()),
            ending: ending
                .map(|words| format!("{words} The drawing shows the calls recorded until then.")),
        },
        ours: None,
    })
}
