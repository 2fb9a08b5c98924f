//! The state that all pages share: the exercise, the newest verdict, and the newest runs.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use call_trace::Trace;
use protocol::{Ask, Came, Exercise, Outcome, Question, Ran, Recorded, Tell, Verdict, Wanted};
use tokio::sync::{mpsc, watch};

use super::recorded::{self, Ours};
use super::token::Token;

/// The shared state. Clones share the same one.
#[derive(Clone)]
pub(crate) struct SharedState(Arc<Shared>);

struct Shared {
    now: Mutex<Now>,
    /// The number of changes. Pages look again when it changes.
    changed: watch::Sender<u64>,
    asks: mpsc::UnboundedSender<Ask>,
    ours: Ours,
}

/// The current state.
#[derive(Default)]
pub(crate) struct Now {
    pub(super) exercise: Option<Exercise>,
    /// The number of the newest save, and the time when the server received it, in milliseconds since 1970.
    pub(super) save: u64,
    pub(super) at: u64,
    pub(super) checking: bool,
    pub(super) verdict: Option<Verdict>,
    /// The IDs of the solved exercises.
    pub(super) solved: Vec<String>,
    /// The newest run for each name with arguments, until a newer one replaces it.
    pub(super) runs: HashMap<Vec<String>, Arc<Pair>>,
    /// The run of the test that fails, and its name.
    pub(super) test: Option<(String, Arc<Pair>)>,
    /// Whether the course is gone.
    pub(super) closed: bool,
    /// The runs that each page wants to show.
    wants: HashMap<u64, Vec<Wish>>,
    asked: Vec<Wanted>,
    /// The last question of each page to a search of the student's, with its reply.
    moves: HashMap<u64, Asked>,
    /// The reference's runs with a student's own input, by chapter and run.
    ours: HashMap<(String, Vec<String>), Side>,
    address: Option<(String, Token)>,
    /// The file that opens the book at this address.
    leads_on: Option<PathBuf>,
    /// The numbers of pages and of pairs so far.
    tabs: u64,
    pairs: u64,
}

/// A run that a page wants to show, and whether its input is the student's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Wish {
    pub(super) run: Vec<String>,
    pub(super) is_own: bool,
}

/// A question to a search of the student's.
#[derive(Debug, Clone)]
pub(super) struct Asked {
    /// The page's number for the question.
    pub(super) number: u64,
    /// The latest reply, and the number of replies so far.
    pub(super) came: Option<Came>,
    pub(super) times: u64,
}

impl Asked {
    /// Returns whether the course still works on it.
    fn is_under_way(&self) -> bool {
        matches!(self.came, None | Some(Came::Step { .. }))
    }
}

/// One run of both programs.
#[derive(Debug)]
pub(super) struct Pair {
    /// A number that identifies the pair.
    pub(super) number: u64,
    pub(super) save: u64,
    pub(super) at: u64,
    pub(super) yours: Side,
    pub(super) ours: Option<Side>,
}

/// The run of one of the two programs.
#[derive(Debug, Clone, Default)]
pub(super) struct Side {
    /// The recording, or `None` if it is empty or missing.
    pub(super) trace: Option<Arc<Trace>>,
    /// The reason that the run did not finish.
    pub(super) ending: Option<String>,
}

impl SharedState {
    /// Creates an empty state. Messages to the course are sent to `asks`.
    pub(super) fn new(course: &Path, asks: mpsc::UnboundedSender<Ask>) -> Self {
        Self(Arc::new(Shared {
            now: Mutex::default(),
            changed: watch::Sender::new(0),
            asks,
            ours: Ours::of(course),
        }))
    }

    /// Handles a message from the course.
    pub(super) fn told(&self, told: Tell) {
        match told {
            Tell::Exercise(exercise) => self.exercise(exercise),
            Tell::Checking { save } => self.change(|now| {
                (now.save, now.at, now.checking) = (save, milliseconds(), true);
            }),
            Tell::Verdict(verdict) => self.change(|now| {
                if verdict.save != now.save {
                    return; // there is a newer save
                }
                // Code that does not compile leaves the last drawings.
                if verdict.outcome != Outcome::Broken {
                    now.test = None;
                }
                now.checking = false;
                now.verdict = Some(verdict);
            }),
            Tell::Solved { ids } => self.change(|now| now.solved = ids),
            Tell::Ran(ran) => self.ran(ran),
            Tell::Test(test) => {
                let yours = Side::of(&test.yours);
                let ours = test.ours.as_ref().map(Side::of);
                self.change(|now| {
                    if test.save == now.save {
                        let pair = now.pair(yours, ours);
                        now.test = Some((test.name, pair));
                    }
                });
            }
            Tell::Move { tab, number, came } => self.came(tab, number, came),
            Tell::Open => {
                // The error concerns the system's own launchers, and the terminal already shows the address.
                let file = self.now().leads_on.clone();
                let opened = file.map(open::that_detached);
                if let Some(Err(_)) = opened {
                    let why = "No browser could be opened here; open the address yourself.";
                    self.ask(Ask::Sorry {
                        why: why.to_owned(),
                    });
                }
            }
        }
    }

    fn exercise(&self, exercise: Exercise) {
        self.change(|now| {
            if now
                .exercise
                .as_ref()
                .is_some_and(|its| its.id == exercise.id)
            {
                return;
            }
            now.exercise = Some(exercise);
            (now.verdict, now.test) = (None, None);
            now.runs.clear();
            now.asked.clear();
        });
        self.want();
    }

    fn ran(&self, ran: Ran) {
        if ran.save != self.now().save {
            return; // it was of an older save
        }
        let yours = ran.yours.as_ref().map(Side::of).unwrap_or_default();
        let ours = ran.ours.as_ref().map(Side::of);
        let chapter = self.now().chapter();
        let ours = ours.or_else(|| self.ours(&chapter, &ran.run));
        self.change(|now| {
            if ran.save != now.save {
                return;
            }
            if let Some(side) = ours.clone().filter(|_| ran.ours.is_some()) {
                now.ours.insert((chapter, ran.run.clone()), side);
            }
            let pair = now.pair(yours, ours);
            now.runs.insert(ran.run, pair);
        });
    }

    /// Returns the reference's run with that input, if it is known.
    fn ours(&self, chapter: &str, run: &[String]) -> Option<Side> {
        let known = self
            .now()
            .ours
            .get(&(chapter.to_owned(), run.to_vec()))
            .cloned();
        known.or_else(|| {
            let trace = self.0.ours.get(chapter, run)?;
            Some(Side {
                trace: Some(trace),
                ending: None,
            })
        })
    }

    /// Handles a page's request for a move, which ends its earlier request.
    pub(super) fn asks_for_a_move(&self, tab: u64, number: u64, question: Question) {
        let asked = Asked {
            number,
            came: None,
            times: 0,
        };
        self.now().moves.insert(tab, asked);
        self.ask(Ask::Move {
            tab,
            number,
            question,
        });
    }

    /// Records the reason why a page's request is not passed on.
    pub(super) fn refuses_a_move(&self, tab: u64, number: u64, why: String) {
        self.wants_no_move(tab);
        let asked = Asked {
            number,
            came: Some(Came::Refused { why }),
            times: 1,
        };
        self.now().moves.insert(tab, asked);
    }

    /// Ends a page's request for a move.
    pub(super) fn wants_no_move(&self, tab: u64) {
        let asked = self.now().moves.remove(&tab);
        if asked.is_some_and(|asked| asked.is_under_way()) {
            self.ask(Ask::NoMove { tab });
        }
    }

    /// Handles a reply to a page's question, if the page still waits for it.
    fn came(&self, tab: u64, number: u64, came: Came) {
        self.change(|now| {
            let asked = now.moves.get_mut(&tab);
            if let Some(asked) = asked.filter(|asked| asked.number == number) {
                asked.came = Some(came);
                asked.times += 1;
            }
        });
    }

    /// Returns the last question of a page.
    pub(super) fn move_of(&self, tab: u64) -> Option<Asked> {
        self.now().moves.get(&tab).cloned()
    }

    /// Returns the names of the runs that belong to the exercise.
    pub(super) fn traces(&self) -> Vec<String> {
        let now = self.now();
        now.exercise
            .as_ref()
            .map_or_else(Vec::new, |its| its.traces.clone())
    }

    /// Registers a page. Returns its number, and a receiver that reports changes.
    pub(super) fn enter(&self) -> (u64, watch::Receiver<u64>) {
        let mut now = self.now();
        now.tabs += 1;
        let mut changes = self.0.changed.subscribe();
        changes.mark_changed();
        (now.tabs, changes)
    }

    /// Removes a page.
    pub(super) fn leave(&self, tab: u64) {
        self.now().wants.remove(&tab);
        self.wants_no_move(tab);
        self.want();
    }

    /// Sets the runs that a page shows from now on.
    pub(super) fn shows(&self, tab: u64, wishes: Vec<Wish>) {
        self.now().wants.insert(tab, wishes);
        self.want();
    }

    /// Sends the course the list of wanted runs, if it has changed.
    fn want(&self) {
        let mut now = self.now();
        let Some(exercise) = now.exercise.clone() else {
            return;
        };
        let mut wishes: Vec<&Wish> = now.wants.values().flatten().collect();
        wishes.sort_by_key(|wish| wish.is_own);
        let mut runs: Vec<Wanted> = Vec::new();
        for Wish { run, .. } in wishes {
            let is_known = runs.iter().any(|wanted| wanted.run == *run);
            if is_known || protocol::admit(run, &exercise.traces).is_err() {
                continue;
            }
            let known = now
                .ours
                .contains_key(&(exercise.chapter.clone(), run.clone()));
            runs.push(Wanted {
                run: run.clone(),
                ours: !known && !self.0.ours.has(&exercise.chapter, run),
            });
        }
        if now.asked != runs {
            now.asked.clone_from(&runs);
            drop(now);
            self.ask(Ask::Wants { runs });
        }
    }

    /// Sends the course a request.
    pub(super) fn ask(&self, ask: Ask) {
        // The receiver exists until the server ends.
        let _ = self.0.asks.send(ask);
    }

    /// Stores the address of the book, its key, and the file with which a browser opens it.
    pub(super) fn opened(&self, address: &str, token: &Token, leads_on: &Path) {
        let mut now = self.now();
        now.address = Some((address.to_owned(), token.clone()));
        now.leads_on = Some(leads_on.to_owned());
    }

    /// Returns the address of the book with its key, or `None` before the book is served. The address leads to the
    /// page of the exercise at the time of opening, and it is short enough for one line of a terminal.
    pub(super) fn address(&self) -> Option<String> {
        let now = self.now();
        let (address, token) = now.address.as_ref()?;
        Some(format!("{address}#yours={}", token.text()))
    }

    /// Records that the course is gone.
    pub(super) fn close(&self) {
        self.change(|now| now.closed = true);
    }

    pub(super) fn now(&self) -> MutexGuard<'_, Now> {
        self.0.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, what: impl FnOnce(&mut Now)) {
        what(&mut self.now());
        self.0.changed.send_modify(|count| *count += 1);
    }
}

impl Now {
    fn pair(&mut self, yours: Side, ours: Option<Side>) -> Arc<Pair> {
        self.pairs += 1;
        Arc::new(Pair {
            number: self.pairs,
            save: self.save,
            at: self.at,
            yours,
            ours,
        })
    }

    fn chapter(&self) -> String {
        let chapter = self.exercise.as_ref().map(|its| its.chapter.clone());
        chapter.unwrap_or_default()
    }
}

impl Side {
    fn of(recorded: &Recorded) -> Self {
        let trace = recorded.file.as_deref().and_then(recorded::read);
        Side {
            trace: trace.filter(|trace| !trace.is_empty()),
            ending: recorded.ending.clone(),
        }
    }
}

fn milliseconds() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
