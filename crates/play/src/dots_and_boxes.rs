//! The adapter between dots and boxes and the table.

#[cfg(test)]
mod tests;

use std::io;

use advice::dots_and_boxes::{BOXES, Computer, Oracle, Values};
use advice::score::count;
use advice::{Remark, Seats, Thought, moves};
use anyhow::{Result, bail};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Line;
use opponent::reach;

use super::args::DotsArgs;
use super::at_work::at_work;
use super::field::{self, Look, Scale, score};
use super::game::{Choice, Game, Made, Turn};
use super::mine::{self, Question, Seat};
use super::place::Place;
use super::table::Table;
use terminal::wrap;

/// With at most this many lines the computer plays perfectly from the first move within the default time: 3x4 has 31.
const PERFECT: usize = 31;

/// The memory limit of the solver in bytes.
const MEMORY: usize = 256 << 20;

struct DotsAndBoxes {
    /// The starting position: an empty field, or a given position.
    from: Dots,
    /// The starting position as text.
    from_text: String,
    scale: Scale,
    computer: Computer,
    oracle: Oracle,
    analyse: bool,
    /// Whether the program has already explained that it cannot judge moves yet.
    said_why_not: bool,
}

/// Plays the game.
pub(super) fn play(args: &DotsArgs, place: Place<'_>) -> Result<()> {
    let search = args.mine.search()?;
    let for_the_computer = [
        ("--mine", search.is_some()),
        ("--depth", args.depth.is_some()),
    ];
    let people = args.players.people(&for_the_computer)?;
    if people.len() == 2 && args.seconds.is_some() && !args.analyse {
        bail!(
            "--seconds is for the computer and for --analyse, but this game uses neither; leave it out"
        );
    }
    let limit = args.seconds.unwrap_or(super::LIMIT);
    let (from, from_text) = match &args.from {
        Some(begun) => (begun.board, begun.text.clone()),
        None => (Dots::new(args.size), args.size.to_string()),
    };
    let mine = search.map(|search| Seat {
        search,
        side: mine::side(&people),
        skill: skill_of_mine(args.depth, from.open().count_ones()),
        question,
    });
    let game = DotsAndBoxes {
        from,
        from_text,
        scale: Scale::fit(from.size, place.width),
        computer: Computer::new(args.depth, limit, args.players.seed()),
        oracle: Oracle::new(from.size, MEMORY),
        analyse: args.analyse,
        said_why_not: false,
    };
    Table::new(place, people, game, mine).play()?;
    Ok(())
}

/// Describes how the student's search plays from a board with this number of open lines.
fn skill_of_mine(depth: Option<u32>, open: u32) -> String {
    match (depth, reach(open)) {
        (Some(depth), _) => format!("looks {} ahead", moves(depth)),
        (None, depth) if depth == open => "looks to the end of the game".to_owned(),
        (None, depth) => format!(
            "looks {} ahead, and further when fewer lines are left",
            moves(depth)
        ),
    }
}

/// Returns the question for the student's search. The order of the lines determines the owner of each box.
fn question(game: &DotsAndBoxes, board: &Dots, made: &[Made<DotsAndBoxes>]) -> Question {
    let lines = made.iter().map(|made| format!(" {}", made.mv));
    let open = board.open().count_ones();
    Question {
        game: "dots-and-boxes",
        position: game.from_text.clone() + &lines.collect::<String>(),
        depth: game.computer.depth.unwrap_or_else(|| reach(open)),
    }
}

impl Game for DotsAndBoxes {
    type Board = Dots;
    type Thought = Thought;

    const TITLE: &'static str = "Dots and boxes";
    const MARKS: [char; 2] = advice::dots_and_boxes::MARKS;
    const WANTED: &'static str = "a line";
    const HOW: &'static str = "Type a line by its two dots: a1b1.";

    fn start(&self) -> Dots {
        self.from
    }

    fn goes_on(&self) -> bool {
        self.from.drawn != 0
    }

    fn picture(&self, board: &Dots, last: Option<&Turn<Line>>) -> String {
        let look = |line: Line| {
            let drawn = board.drawn & 1 << line.number() != 0;
            Look::of(line, drawn, last)
        };
        let owner = |row, col| board.owner(row * self.from.size.cols + col);
        let field = field::picture(
            (self.from.size, self.scale),
            |_, _| "•".to_owned(),
            look,
            owner,
        );
        let taken = board.taken.map(u32::count_ones);
        let open = match self.from.size.boxes() as u32 - taken[0] - taken[1] {
            0 => String::new(),
            boxes => format!(" · {} open", count(boxes, BOXES)),
        };
        format!("{field}\n\n      {}{open}\n", score::score(taken))
    }

    fn instructions(&self) -> String {
        format!(
            "\n{}",
            include_str!("dots_and_boxes/instructions.txt").trim_end()
        )
    }

    fn read(&self, text: &str) -> Result<Line, String> {
        field::read::line(self.from.size, text, "line")
    }

    fn refusal(&self, board: &Dots, line: Line) -> String {
        advice::dots_and_boxes::refusal(board, line)
    }

    fn skill(&self) -> String {
        match self.computer.depth {
            None if self.from.size.lines() <= PERFECT && self.computer.limit >= super::LIMIT => {
                "plays perfectly".to_owned()
            }
            depth => super::skill(depth, self.computer.limit),
        }
    }

    fn choose(&mut self, board: &Dots, place: &mut Place<'_>) -> io::Result<Option<Choice<Self>>> {
        let (limit, computer, oracle) = (self.computer.limit, &mut self.computer, &mut self.oracle);
        let choice = at_work(place, limit, |said| {
            computer.choose(board, oracle, &|words| said.say(words))
        })?;
        Ok(choice.map(|(mv, thought)| Choice { mv, thought }))
    }

    fn told(&self, seats: &Seats, board: &Dots, line: Line) -> String {
        advice::dots_and_boxes::told(seats, board, line)
    }

    fn afterthought(&self, thought: &Thought) -> Option<String> {
        Some(super::in_passing(thought))
    }

    fn remark(
        &mut self,
        board: &Dots,
        line: Line,
        place: &mut Place<'_>,
    ) -> io::Result<Option<Remark>> {
        if !self.analyse {
            return Ok(None);
        }
        let limit = self.computer.limit;
        let oracle = &mut self.oracle;
        let values = at_work(place, limit, |said| {
            oracle.values(board, limit, &|words| said.say(words))
        })?;
        Ok(match values {
            Some(values) => Some(remark(board, line, &values, place.width)),
            // One explanation is enough.
            None if std::mem::replace(&mut self.said_why_not, true) => None,
            None => Some(advice::dots_and_boxes::unknown(board, limit)),
        })
    }

    fn result(&self, seats: &Seats, board: &Dots) -> String {
        advice::dots_and_boxes::result(seats, board)
    }
}

/// The column in which the lines start, to the right of their outcome.
const INDENT: usize = 14;

/// Returns a verdict on a line, followed by all lines grouped by outcome, in at most `width` columns.
fn remark(board: &Dots, line: Line, values: &Values, width: usize) -> Remark {
    let mut remark = advice::dots_and_boxes::remark(board, line, values);
    if values.len() > 1 {
        let rows = advice::dots_and_boxes::outcomes(board, values).into_iter();
        let rows = rows.map(|(end, lines)| {
            let lines: Vec<String> = lines.iter().map(Line::to_string).collect();
            let lines = wrap(&lines.join(" "), width.saturating_sub(INDENT));
            let below = format!("\n{:INDENT$}", "");
            format!("\n      {end:<8}{}", lines.join(&below))
        });
        remark.text += &rows.collect::<String>();
    }
    remark
}
