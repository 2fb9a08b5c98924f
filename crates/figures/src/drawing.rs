//! What a page asks to be drawn of a run, in words: `player whole=yes`. Whoever has the words and a
//! recording draws the same: the book from the recordings that it holds, and a page of it from a
//! run that a reader has just made.

use std::fmt;

use call_trace::{Deed, Trace, Tree};

use crate::mark::Mark;
use crate::options::{CallKeys, SvgOptions};
use crate::pictures::dots::{DotsMarks, dots_listed, dots_svg};
use crate::pictures::queens::{queens_listed, queens_svg};
use crate::pictures::three::{grid_listed, grid_svg};
use crate::recorded::Recorded;
use crate::run::{Run, RunKind};
use crate::strip::Strip;
use crate::{game, listed, played, player, svg};

/// What is to be drawn, and how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing<'w> {
    kind: Kind,
    asked: Asked<'w>,
    mark: Option<Mark>,
    functions: Option<Vec<String>>,
}

/// A drawing, and the same as a list of sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// HTML: a drawing with what stands around it.
    pub drawing: String,
    /// HTML: a list.
    pub twin: String,
}

/// Why nothing is drawn. Its `Display` says what may be asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DrawingError {
    /// There is no drawing of that kind.
    Kind(String),
    /// An option that this kind has not, and those that it has.
    Option(String, &'static [&'static str]),
    /// What an option holds is not what it should be: the option, that, and what it holds.
    Value(String, &'static str, String),
    /// The run has not what is to be shown.
    Run(String),
}

impl std::error::Error for DrawingError {}

impl fmt::Display for DrawingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawingError::Kind(kind) => {
                let kinds: Vec<&str> = KINDS.iter().map(|(name, ..)| *name).collect();
                write!(
                    f,
                    "there is no figure \"{kind}\"; there are: {}",
                    kinds.join(", ")
                )
            }
            DrawingError::Option(option, known) => {
                let known = known.join(", ");
                write!(f, "there is no option {option} here; there are: {known}")
            }
            DrawingError::Value(option, kind, given) => {
                write!(f, "{option} is {kind}; \"{given}\" is not")
            }
            DrawingError::Run(what) => f.write_str(what),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Tree,
    Game,
    Strip,
    Stack,
    Boards,
    Player,
    Board,
}

/// More are not opened in one drawing, which would grow too large for a page.
const MOST_OPEN: usize = 12;

/// The kinds by their names, with their options.
const KINDS: [(&str, Kind, &[&str]); 7] = [
    (
        "tree",
        Kind::Tree,
        &["title", "depth", "nodes", "open", "calls"],
    ),
    (
        "game",
        Kind::Game,
        &["title", "depth", "nodes", "open", "from"],
    ),
    ("strip", Kind::Strip, &["title", "depth", "nodes", "from"]),
    ("stack", Kind::Stack, &["title", "depth", "nodes"]),
    ("boards", Kind::Boards, &["title", "depth", "nodes", "open"]),
    (
        "player",
        Kind::Player,
        &["title", "depth", "nodes", "open", "from", "whole", "keys"],
    ),
    (
        "board",
        Kind::Board,
        &[
            "title", "after", "call", "attacked", "names", "numbers", "chains",
        ],
    ),
];

impl<'w> Drawing<'w> {
    /// The drawing that these words ask for: its kind, and options with their values.
    ///
    /// # Errors
    /// Where there is no such kind, or the kind has no such option.
    pub fn asked(kind: &str, options: &[(&'w str, &'w str)]) -> Result<Self, DrawingError> {
        let named = KINDS.iter().find(|(name, ..)| *name == kind);
        let (_, kind, known) = *named.ok_or_else(|| DrawingError::Kind(kind.to_owned()))?;
        match options.iter().find(|(option, _)| !known.contains(option)) {
            Some((option, _)) => Err(DrawingError::Option((*option).to_owned(), known)),
            None => Ok(Drawing {
                kind,
                asked: Asked(options.to_vec()),
                mark: None,
                functions: None,
            }),
        }
    }

    /// The drawing that is asked for in words, each as one string: `player`, `whole=yes`.
    ///
    /// # Errors
    /// As [`Drawing::asked`]; and where there are no words.
    pub fn worded<W: AsRef<str>>(words: &'w [W]) -> Result<Self, DrawingError> {
        let (kind, options) = match words {
            [] => ("", [].as_slice()),
            [kind, options @ ..] => (kind.as_ref(), options),
        };
        // A word that has no value is an option that no drawing has.
        let options = options.iter().map(AsRef::as_ref);
        let options = options.map(|word: &str| word.split_once('=').unwrap_or((word, "")));
        Self::asked(kind, &options.collect::<Vec<_>>())
    }

    /// The words that ask for it.
    pub fn words(&self) -> Vec<String> {
        let named = KINDS.iter().filter(|(_, kind, _)| *kind == self.kind);
        let kind = named.map(|(name, ..)| (*name).to_owned());
        let options = self.asked.0.iter();
        kind.chain(options.map(|(option, value)| format!("{option}={value}")))
            .collect()
    }

    /// The same, with a place in the run marked, which is kept in sight. A single board has no places.
    #[must_use]
    pub fn marking(self, mark: Option<Mark>) -> Self {
        Drawing { mark, ..self }
    }

    /// The same, whose calls of these functions say by what they are known: for a run that stands beside
    /// another one that has them. Only a player has use for it.
    #[must_use]
    pub fn known_among<F: Into<String>>(self, functions: impl IntoIterator<Item = F>) -> Self {
        let functions = functions.into_iter().map(Into::into).collect();
        Drawing {
            functions: Some(functions),
            ..self
        }
    }

    /// Whether it moves only with [`crate::PLAYER_JS`].
    pub fn plays(&self) -> bool {
        self.kind == Kind::Player
    }

    /// The drawing of a run; `id` begins every id in it.
    ///
    /// # Errors
    /// Where an option holds what it cannot, or the run has not what is to be shown.
    pub fn draw(&self, run: &Run, id: &str) -> Result<Drawn, DrawingError> {
        let options = &self.options(id)?;
        let drawing = match self.kind {
            Kind::Tree if self.asked.yes("calls", false)? => {
                return Ok(Drawn {
                    drawing: svg::tree::calls_drawn(&run.recorded, options),
                    twin: listed::calls_listed(&run.recorded, options),
                });
            }
            Kind::Tree => run.tree_svg(options),
            Kind::Game => match &run.kind {
                RunKind::Strip(Strip::Played(game)) => played::drawn(game, options),
                RunKind::Search => game::svg::drawn(run.game(), options),
                RunKind::Strip(Strip::Shown(_)) | RunKind::Calls => {
                    return Err(missing(
                        "no moves of a game were recorded: draw its calls with tree",
                    ));
                }
            },
            Kind::Strip => {
                let strip = Strip::of(&run.recorded).ok_or_else(|| missing("a strip shows a game of dots and boxes that was only played, or boards outside of the calls"))?;
                return Ok(Drawn {
                    drawing: strip.svg(options),
                    twin: listed::of_strip(&strip, options),
                });
            }
            Kind::Stack => svg::stack::drawn(run, options),
            Kind::Boards => run.boards_svg(options),
            Kind::Player => player::drawn(run, options),
            Kind::Board => {
                let (drawing, twin) = self.board(&run.recorded, options)?;
                return Ok(Drawn { drawing, twin });
            }
        };
        let twin = listed::of_run(run, options);
        Ok(Drawn { drawing, twin })
    }

    fn options(&self, id: &str) -> Result<SvgOptions, DrawingError> {
        Ok(SvgOptions {
            title: self.asked.option("title").map(str::to_owned),
            max_depth: self.asked.number("depth")?,
            max_nodes: self.asked.number("nodes")?,
            open: self.asked.open()?,
            from: self.asked.number("from")?.unwrap_or(1),
            whole: self.asked.yes("whole", false)?,
            keys: match (self.asked.yes("keys", false)?, &self.functions) {
                (_, Some(functions)) => CallKeys::Of(functions.clone()),
                (true, None) => CallKeys::All,
                (false, None) => CallKeys::None,
            },
            mark: self.mark.clone(),
            ..SvgOptions::page(format!("{id}-drawing"))
        })
    }

    /// How many rows the board of queens has that is drawn, and row and column of each queen on it.
    ///
    /// # Errors
    /// Where no board of queens is drawn.
    pub fn queens(&self, trace: &Trace) -> Result<(usize, Vec<(usize, usize)>), DrawingError> {
        let recorded = Recorded::new(trace);
        let Standing { at, .. } = self.standing(&recorded)?;
        let board = Some(recorded.board(at)).filter(|_| self.kind == Kind::Board);
        let queens = board.and_then(|board| board.queens());
        let queens = queens.ok_or_else(|| missing("no board of queens is drawn"))?;
        Ok((queens.size(), queens.queens().to_vec()))
    }

    /// The board at the call in `call=`, or after the play in `after=`, or else after the last play.
    fn standing<'t>(&self, recorded: &Recorded<'t>) -> Result<Standing<'t>, DrawingError> {
        match self.asked.option("call") {
            Some(_) => at_call(&self.asked, &recorded.tree),
            None => played_to(recorded, self.asked.number("after")?),
        }
    }

    fn board(
        &self,
        recorded: &Recorded,
        options: &SvgOptions,
    ) -> Result<(String, String), DrawingError> {
        let Standing { at, board, last } = self.standing(recorded)?;
        let attacked = self.asked.yes("attacked", false)?;
        Ok(match recorded.board(at) {
            boards::Board::Dots(_) => {
                let marks = DotsMarks {
                    last: last.map(|(choice, _)| choice),
                    by: last.and_then(|(_, mover)| mover),
                    names: self.asked.yes("names", true)?,
                    numbers: self.asked.yes("numbers", false)?,
                    chains: self.asked.yes("chains", true)?,
                };
                (dots_svg(board, &marks, options), dots_listed(board))
            }
            boards::Board::Three(_) => {
                let last = last.and_then(|(choice, _)| choice.parse().ok());
                (grid_svg(board, last, options), grid_listed(board))
            }
            _ => (queens_svg(board, attacked, options), queens_listed(board)),
        })
    }
}

fn missing(what: impl Into<String>) -> DrawingError {
    DrawingError::Run(what.into())
}

/// How a board stands: the number of its position, and the move that led to it with its mover.
struct Standing<'t> {
    at: u32,
    board: &'t str,
    last: Option<(&'t str, Option<&'t str>)>,
}

fn at_call<'t>(asked: &Asked<'_>, tree: &Tree<'t>) -> Result<Standing<'t>, DrawingError> {
    let call = &tree.calls[asked.call(tree)?];
    let nothing = || missing("nothing was on the board at that call");
    Ok(Standing {
        at: call.position.ok_or_else(nothing)?,
        board: call.board.ok_or_else(nothing)?,
        last: None,
    })
}

fn played_to<'t>(
    recorded: &Recorded<'t>,
    after: Option<usize>,
) -> Result<Standing<'t>, DrawingError> {
    let boards = recorded.moments.iter().filter_map(|it| match it.deed {
        Deed::Played(at) => {
            let position = recorded.position(at);
            Some(Standing {
                at,
                board: position.state.board,
                last: position.choice.map(|choice| (choice, position.mover)),
            })
        }
        _ => None,
    });
    let mut boards: Vec<Standing> = boards.collect();
    let plays = boards.len();
    let after = after.unwrap_or(plays);
    match after.checked_sub(1) {
        Some(place) if place < plays => Ok(boards.swap_remove(place)),
        _ => Err(missing(format!(
            "plays are numbered from 1 to {plays}, not {after}"
        ))),
    }
}

/// Options and their values, as words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked<'w>(pub Vec<(&'w str, &'w str)>);

impl<'w> Asked<'w> {
    /// The value of an option.
    pub fn option(&self, option: &str) -> Option<&'w str> {
        let found = self.0.iter().find(|(name, _)| *name == option);
        found.map(|(_, value)| *value)
    }

    /// The value of an option that is a number.
    ///
    /// # Errors
    /// Where it is none.
    pub fn number(&self, option: &str) -> Result<Option<usize>, DrawingError> {
        let number = |value: &str| {
            value.parse().map_err(|_| {
                DrawingError::Value(option.to_owned(), "a whole number", value.to_owned())
            })
        };
        self.option(option).map(number).transpose()
    }

    /// The numbers in `open=`.
    fn open(&self) -> Result<Vec<usize>, DrawingError> {
        let Some(given) = self.option("open") else {
            return Ok(Vec::new());
        };
        let numbers: Result<Vec<usize>, _> = given.split(',').map(str::parse).collect();
        let numbers = numbers.ok().filter(|numbers| numbers.len() <= MOST_OPEN);
        let what = "up to 12 numbers, as 3,17";
        numbers.ok_or_else(|| DrawingError::Value("open".to_owned(), what, given.to_owned()))
    }

    /// The value of an option that is yes or no.
    ///
    /// # Errors
    /// Where it is neither.
    pub fn yes(&self, option: &str, otherwise: bool) -> Result<bool, DrawingError> {
        match self.option(option) {
            None => Ok(otherwise),
            Some("yes") => Ok(true),
            Some("no") => Ok(false),
            Some(other) => Err(DrawingError::Value(
                option.to_owned(),
                "yes or no",
                other.to_owned(),
            )),
        }
    }

    /// The call with the number in `call=`; with `call=leaf` the first that made no call, or the one
    /// after `nth` − 1 others.
    ///
    /// # Errors
    /// Where there is no such call.
    pub fn call(&self, tree: &Tree) -> Result<usize, DrawingError> {
        if self.option("call") == Some("leaf") {
            return self.leaf(tree);
        }
        let number = self.number("call")?;
        let number = number.ok_or_else(|| missing("say which call: call=1 is the first"))?;
        match number.checked_sub(1) {
            Some(index) if index < tree.calls.len() => Ok(index),
            _ => Err(missing(format!(
                "calls are numbered from 1 to {}, not {number}",
                tree.calls.len()
            ))),
        }
    }

    /// The first call that made no call itself, or the one after `nth` − 1 others.
    ///
    /// # Errors
    /// Where there are fewer.
    pub fn leaf(&self, tree: &Tree) -> Result<usize, DrawingError> {
        let nth = self.number("nth")?.unwrap_or(1).max(1);
        let mut leaves = (0..tree.calls.len()).filter(|&call| tree.calls[call].children.is_empty());
        let found = leaves.nth(nth - 1);
        found.ok_or_else(|| missing(format!("fewer than {nth} calls made no further call")))
    }
}
