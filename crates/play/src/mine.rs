//! The student's own search as the computer: a separate program that receives one question per move.
//!
//! `cargo course` has built the program. It may panic, loop, or print any answer, so it runs like all student code in a child
//! process with limits. This module turns its result into sentences.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, bail};
use call_trace::Trace;
use clap::Args;
use figures::TextOptions;
use opponent::Answer;
use subprocess::{Cancel, End, Finished, Judged, ONCE_MORE};

use game::{Board, Player};

use super::at_work::at_work;
use super::game::{Game, Lost, Made, Move};
use super::place::Place;
use super::typed::shown;

/// The options for the student's own search.
#[derive(Args, Debug)]
pub(super) struct MineArgs {
    /// Your own search plays for the computer: the strongest that you have solved, or the FUNCTION that you name
    #[arg(long, value_name = "FUNCTION", num_args = 0..=1, default_missing_value = "")]
    mine: Option<String>,
    /// Seconds after which your own search is stopped and loses
    #[arg(long, env = "COURSE_DEADLINE", value_name = "SECONDS", default_value = "10",
        hide_env = true, value_parser = super::args::seconds)]
    deadline: Duration,
    /// The path of its program, set by `cargo course`, which builds it
    #[arg(long, hide = true)]
    mine_program: Option<PathBuf>,
}

impl MineArgs {
    /// Returns the requested search, if there is one.
    ///
    /// # Errors
    /// If its program has not been built.
    pub(super) fn search(&self) -> Result<Option<Mine>> {
        match (&self.mine, &self.mine_program) {
            (None, _) => Ok(None),
            (Some(_), None) => {
                bail!("--mine works only with `cargo course play`, which builds your search first")
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

/// A question for a search: a game, a position, and the depth in moves.
#[derive(Debug)]
pub(super) struct Question {
    pub(super) game: &'static str,
    pub(super) position: String,
    pub(super) depth: u32,
}

/// A student's search at a table.
pub(super) struct Seat<G: Game> {
    pub(super) search: Mine,
    /// The player for whom it plays.
    pub(super) side: Player,
    /// A description of its strength, to follow its name.
    pub(super) skill: String,
    /// Returns the question for a board after these moves.
    pub(super) question: fn(&G, &G::Board, &[Made<G>]) -> Question,
}

/// The outcome of a question.
pub(super) enum Asked<M> {
    /// A legal move.
    Move(M, Answer),
    /// The search has lost.
    Lost(Lost),
    /// The search is not written yet: the `todo!` that it reached, in sentences.
    Stub(String),
}

/// Returns the player for whom the search plays against these people. Without people it moves first, against our computer.
pub(super) fn side(people: &[Player]) -> Player {
    let person = people.first();
    person.map_or(Player::First, |person| person.other())
}

impl<G: Game> Seat<G> {
    /// Requests a move on this board, which results from the moves in `made`. An illegal move loses the game.
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

/// Returns the move of an answer. The error explains why the move is not legal.
fn legal<G: Game>(game: &G, board: &G::Board, answer: &Answer) -> Result<Move<G>, String> {
    let Some(word) = &answer.mv else {
        return Err("recommended no move, although there are legal moves.".to_owned());
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

/// The maximum number of lines in the drawing of a search.
const LINES: usize = 14;

impl Mine {
    /// Returns the name of the search: "Your `look_ahead`".
    pub(super) fn who(&self) -> String {
        format!("Your `{}`", self.name)
    }

    /// Returns whether the search reaches the end of the game at any depth.
    pub(super) fn looks_to_the_end(&self) -> bool {
        self.name == "computer_and_human"
    }

    /// Asks the search a question. In a live terminal, a status line appears after a moment.
    fn ask(&self, question: &Question, place: &mut Place<'_>) -> io::Result<Judged<Answer>> {
        let finished = at_work(place, self.deadline, |said| {
            said.say(format!("your {} searches", self.name));
            self.run(question, self.deadline, None)
        })??;
        if matches!(finished.end, End::Cancelled) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        Ok(subprocess::judge(&finished, self.deadline, Answer::last_in))
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
        subprocess::ask(program, &words, deadline, recording, &cancel)
    }

    /// Runs the same search again for a moment, and draws its recording. Returns `None` if the recording is empty.
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
            "The positions that it visited, in a second run:{}\n",
            lines.collect::<String>()
        ))
    }
}
