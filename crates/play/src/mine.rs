//! The student's own search as the computer: a program of its own, which is asked for one move at a time.
//!
//! `cargo course` has built it. It may panic, loop, or answer with anything, so it runs as all student
//! code does, in a child process with limits, and what comes of it is put in words here.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, bail};
use call_trace::Trace;
use child::{Cancel, End, Finished, Judged, ONCE_MORE};
use clap::Args;
use figures::TextOptions;
use opponent::Answer;

use game::{Board, Player};

use super::at_work::at_work;
use super::game::{Game, Lost, Made, Move};
use super::place::Place;
use super::typed::shown;

/// How the student's own search is asked for.
#[derive(Args, Debug)]
pub(super) struct MineArgs {
    /// Your own search plays for the computer: the strongest that you have solved, or the FUNCTION that you name
    #[arg(long, value_name = "FUNCTION", num_args = 0..=1, default_missing_value = "")]
    mine: Option<String>,
    /// Seconds after which your own search is stopped, and has lost
    #[arg(long, env = "COURSE_DEADLINE", value_name = "SECONDS", default_value = "10",
        hide_env = true, value_parser = super::args::seconds)]
    deadline: Duration,
    /// Its program: `cargo course` builds it, and says where it is
    #[arg(long, hide = true)]
    mine_program: Option<PathBuf>,
}

impl MineArgs {
    /// The search that was asked for.
    ///
    /// # Errors
    /// When nobody has built it.
    pub(super) fn search(&self) -> Result<Option<Mine>> {
        match (&self.mine, &self.mine_program) {
            (None, _) => Ok(None),
            (Some(_), None) => {
                bail!("--mine is for `cargo course play`, which builds your search first")
            }
            (Some(name), Some(program)) => Ok(Some(Mine {
                name: name.clone(),
                program: program.clone(),
                deadline: self.deadline,
            })),
        }
    }
}

/// A search of the student's.
#[derive(Debug)]
pub(super) struct Mine {
    name: String,
    program: PathBuf,
    deadline: Duration,
}

/// What is asked: a game, a position, and how many moves to look ahead.
#[derive(Debug)]
pub(super) struct Question {
    pub(super) game: &'static str,
    pub(super) position: String,
    pub(super) depth: u32,
}

/// A student's search at a table.
pub(super) struct Seat<G: Game> {
    pub(super) search: Mine,
    /// For whom it plays.
    pub(super) side: Player,
    /// How it plays, after its name.
    pub(super) skill: String,
    /// What it is asked on a board, after these moves.
    pub(super) question: fn(&G, &G::Board, &[Made<G>]) -> Question,
}

/// What came of asking it.
pub(super) enum Asked<M> {
    /// A move that can be made.
    Move(M, Answer),
    /// It has lost.
    Lost(Lost),
    /// There is nothing to ask yet: which `todo!` it met, in sentences.
    Stub(String),
}

/// For whom it plays against these people. Where none plays, it moves first, against ours.
pub(super) fn side(people: &[Player]) -> Player {
    let person = people.first();
    person.map_or(Player::First, |person| person.other())
}

impl<G: Game> Seat<G> {
    /// Asks for a move on this board, to which these moves led. One that cannot be made loses.
    pub(super) fn ask(
        &self,
        game: &G,
        board: &G::Board,
        made: &[Made<G>],
        place: &mut Place<'_>,
    ) -> io::Result<Asked<Move<G>>> {
        let question = (self.question)(game, board, made);
        let why = match self.search.ask(&question, place)? {
            Judged::Answer(answer) => match legal(game, board, &answer) {
                Ok(mv) => return Ok(Asked::Move(mv, answer)),
                Err(why) => why,
            },
            Judged::Stub(why) => {
                return Ok(Asked::Stub(format!("{} {why}", self.search.who())));
            }
            Judged::Refused(why) => return Err(io::Error::other(why)),
            Judged::Lost(why) => why,
        };
        let who = self.search.who();
        Ok(Asked::Lost(Lost {
            why: format!("{who} {why}"),
            tree: self.search.tree(&question, place.width),
            who,
        }))
    }
}

/// The move of an answer. The error says why it is none that can be made.
fn legal<G: Game>(game: &G, board: &G::Board, answer: &Answer) -> Result<Move<G>, String> {
    let Some(word) = &answer.mv else {
        return Err("recommended no move, and there are some.".to_owned());
    };
    match game.read(word) {
        Err(_) => Err(format!(
            "chose {}, which is not {}.",
            shown(word),
            G::WANTED
        )),
        Ok(mv) if board.try_play(mv).is_err() => {
            Err(format!("chose {mv}. {}", game.refusal(board, mv)))
        }
        Ok(mv) => Ok(mv),
    }
}

/// How many lines of what it had looked at are drawn.
const LINES: usize = 14;

impl Mine {
    /// "Your `look_ahead`".
    pub(super) fn who(&self) -> String {
        format!("Your `{}`", self.name)
    }

    /// Whether it does so whatever the depth.
    pub(super) fn looks_to_the_end(&self) -> bool {
        self.name == "computer_and_human"
    }

    /// Asks. Where somebody watches, it is said after a moment that the search is at work.
    fn ask(&self, question: &Question, place: &mut Place<'_>) -> io::Result<Judged<Answer>> {
        let finished = at_work(place, self.deadline, |said| {
            said.say(format!("your {} searches", self.name));
            self.run(question, self.deadline, None)
        })??;
        if matches!(finished.end, End::Cancelled) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        Ok(child::judge(&finished, self.deadline, Answer::last_in))
    }

    fn run(
        &self,
        question: &Question,
        deadline: Duration,
        recording: Option<&Path>,
    ) -> io::Result<Finished> {
        let words = [
            question.game.to_owned(),
            question.position.clone(),
            question.depth.to_string(),
        ];
        let (program, cancel) = (&self.program, Cancel::default());
        child::ask(program, &words, deadline, recording, &cancel)
    }

    /// The same search once more, recorded and drawn, as far as it comes in a moment. Nothing where
    /// nothing was recorded.
    fn tree(&self, question: &Question, width: usize) -> Option<String> {
        let folder = tempfile::tempdir().ok()?;
        let path = folder.path().join("search.jsonl");
        let deadline = ONCE_MORE.min(self.deadline);
        self.run(question, deadline, Some(&path)).ok()?;
        let trace = Trace::read_json(BufReader::new(File::open(path).ok()?)).ok()?;
        if trace.calls() == 0 {
            return None;
        }
        let options = TextOptions {
            width: width.saturating_sub(2),
            color: true,
            max_lines: LINES,
            ..TextOptions::default()
        };
        let drawn = figures::guarded(|| figures::tree_text(&trace, &options));
        let drawn = drawn.unwrap_or_else(|cannot| cannot.to_string());
        let lines = drawn.lines().map(|line| format!("\n  {line}"));
        Some(format!(
            "What it looked at, asked once more:{}\n",
            lines.collect::<String>()
        ))
    }
}
