//! Dots and boxes in a page.

use std::time::Duration;

use advice::Seats;
use advice::dots_and_boxes as words;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Line, Size};
use game::Board;

use super::options::{Options, Think, random};
use super::page::{self, Hint, Judged, Picture, letter};

/// The time limit for solving a position, or for judging all its lines.
const LIMIT: Duration = Duration::from_secs(5);

/// The memory of the solver in bytes. A field of this size needs less.
const MEMORY: usize = 16 << 20;

/// The maximum number of lines of a field in a page. A field of 2x5 has 27 and is solved there within a second. A
/// field of 3x4 takes longer than [`LIMIT`].
const MOST_LINES: usize = 27;

pub(super) struct Game {
    from: Dots,
    oracle: words::Oracle,
}

impl Game {
    pub(super) fn new(options: &Options) -> Result<Self, String> {
        let (name, given, from) = match (options.from, options.field) {
            (Some(_), Some(_)) => {
                return Err("from has a size of its own: leave field out.".to_owned());
            }
            (Some(from), None) => ("from", from, Some(words::unfinished(from)?)),
            (None, field) => {
                let field = field.unwrap_or("2x2");
                ("field", field, field.parse().ok().map(Dots::new))
            }
        };
        let from = from.filter(|from| from.size.lines() <= MOST_LINES);
        let from = from.ok_or_else(|| {
            format!("{name} is rows x columns with at most {MOST_LINES} lines, such as 3x3; \"{given}\" is not.")
        })?;
        let oracle = words::Oracle::new(from.size, MEMORY);
        Ok(Self { from, oracle })
    }
}

impl page::Game for Game {
    type Board = Dots;
    const MARKS: [char; 2] = words::MARKS;

    fn start(&self) -> Dots {
        self.from
    }

    fn won(board: &Dots) -> [u32; 2] {
        board.taken.map(u32::count_ones)
    }

    fn leaves(board: &Dots, line: Line) -> bool {
        board.closes(line) == 0 && board.legal_moves().any(|line| board.closes(line) > 0)
    }

    fn read(&self, text: &str) -> Result<Line, String> {
        let line = self.from.size.read_line(text);
        line.map_err(|_| {
            let Size { rows, cols, .. } = self.from.size;
            format!("\"{text}\" is no line of a field of {rows} x {cols} boxes: its two dots name it, such as a1b1.")
        })
    }

    fn refusal(board: &Dots, line: Line) -> String {
        words::refusal(board, line)
    }

    fn picture(board: &Dots) -> Picture {
        let Size { rows, cols, .. } = board.size;
        let boxes: String = (0..board.size.boxes())
            .map(|at| letter(board.owner(at), Self::MARKS))
            .collect();
        Picture::Field {
            rows,
            columns: cols,
            boxes,
            score: Self::won(board),
        }
    }

    fn told(seats: &Seats, board: &Dots, line: Line) -> String {
        words::told(seats, board, line)
    }

    fn result(seats: &Seats, board: &Dots) -> String {
        words::result(seats, board)
    }

    fn judge(&mut self, board: &Dots, line: Line) -> Judged {
        let Some(values) = self.oracle.values(board, LIMIT, &|_| ()) else {
            return Judged::new(words::unknown(board, LIMIT));
        };
        let judged = Judged::new(words::remark(board, line, &values));
        let outcomes = words::outcomes(board, &values).into_iter();
        let named = |(end, lines): (String, Vec<Line>)| (end, written(&lines));
        Judged {
            outcomes: outcomes.map(named).collect(),
            ..judged
        }
    }

    fn hint(&mut self, board: &Dots) -> Hint {
        let values = self.oracle.values(board, LIMIT, &|_| ());
        match values.and_then(|values| words::hint(board, &values)) {
            Some((lines, text)) => Hint {
                moves: written(&lines),
                text,
            },
            None => Hint {
                moves: Vec::new(),
                text: words::unknown(board, LIMIT).text,
            },
        }
    }

    fn choose(&mut self, board: &Dots, options: &Options) -> Option<(String, String)> {
        // A depth that is asked for is looked, however long that takes: the page can stop it.
        let (depth, limit) = match options.think? {
            Think::Moves(depth) => (Some(depth), Duration::from_secs(3600)),
            Think::Best => (None, LIMIT),
        };
        let random = random(options.seed, board.drawn.count_ones()).get_seed();
        let mut computer = words::Computer::new(depth, limit, random);
        let (line, thought) = computer.choose(board, &mut self.oracle, &|_| ())?;
        Some((line.to_string(), thought.words()))
    }
}

fn written(lines: &[Line]) -> Vec<String> {
    lines.iter().map(Line::to_string).collect()
}
