//! Gets a move from the student's own search, for a page of the book that plays against it. It builds and runs the
//! search's program in the same way as `cargo course play --mine`.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Result;
use protocol::{Answer, Came, Question};
use subprocess::{Cancel, End, Judged, ONCE_MORE};

use crate::build::{Built, Program};
use crate::course::Course;
use crate::opponents;
use crate::report;
use crate::status::Step;

/// A request for a move, with its time limit.
pub(super) struct Asked<'a> {
    pub(super) course: &'a Course,
    pub(super) question: &'a Question,
    pub(super) deadline: Duration,
    /// The file for its recording.
    pub(super) recording: &'a Path,
    pub(super) cancel: &'a Cancel,
}

impl Asked<'_> {
    /// Gets the answer. `tell` receives the progress. Returns `None` if cancelled.
    pub(super) fn answer(&self, tell: impl FnMut(Came)) -> Option<Came> {
        let answered = self.try_answer(tell);
        answered.unwrap_or_else(|error| {
            Some(Came::Refused {
                why: format!("{error:#}"),
            })
        })
    }

    fn try_answer(&self, mut tell: impl FnMut(Came)) -> Result<Option<Came>> {
        let Question { game, function, .. } = self.question;
        // The server has made the same check. It is repeated here, where the arguments are passed to a program.
        if let Err(why) = self.question.admit() {
            let why = why.to_string();
            return Ok(Some(Came::Refused { why }));
        }
        let can = opponents::able(self.course, game);
        let Some(exercise) = can.into_iter().find(|it| it.stem == *function) else {
            let why = format!("You have no function {function} that plays {game}.");
            return Ok(Some(Came::Refused { why }));
        };
        let began = Instant::now();
        let told = |step: Step| Came::Step {
            step: step.in_words(began.elapsed()),
        };
        let built = opponents::build(self.course, exercise, self.cancel, |step| tell(told(step)))?;
        let program = match built {
            Built::Program(program) => program,
            Built::Broken(broken) => {
                let text = report::broken_text(self.course, exercise, &broken);
                let text = anstream::adapter::strip_str(&text).to_string();
                return Ok(Some(Came::Broken { text }));
            }
            Built::Cancelled => return Ok(None),
        };
        tell(Came::Step {
            step: String::new(),
        });
        match self.question.drawn {
            true => self.record(&program),
            false => self.ask(&program),
        }
    }

    fn ask(&self, program: &Program) -> Result<Option<Came>> {
        let (words, deadline) = (self.question.words(), self.deadline);
        let finished = subprocess::ask(&program.executable, &words, deadline, None, self.cancel)?;
        if matches!(finished.end, End::Cancelled) {
            return Ok(None);
        }
        Ok(Some(
            match subprocess::judge(&finished, deadline, Answer::last_in) {
                Judged::Answer(answer) => Came::Move {
                    how: answer.beside(),
                    answer,
                },
                Judged::Stub(why) => Came::Stub { why },
                Judged::Refused(why) => Came::Refused { why },
                Judged::Lost(why) => Came::Lost { why },
            },
        ))
    }

    fn record(&self, program: &Program) -> Result<Option<Came>> {
        let (words, deadline) = (self.question.words(), self.deadline.min(ONCE_MORE));
        let path = self.recording;
        // The recording of an earlier search must not be mistaken for the new one.
        let _ = std::fs::remove_file(path);
        let finished = subprocess::ask(
            &program.executable,
            &words,
            deadline,
            Some(path),
            self.cancel,
        )?;
        let is_stopped = matches!(finished.end, End::Cancelled);
        let file = path.exists().then(|| path.to_owned());
        Ok((!is_stopped).then_some(Came::Recorded { file }))
    }
}
