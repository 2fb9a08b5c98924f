//! Dots and boxes at the table.

mod comment;
mod computer;
mod settled;
mod solve;
#[cfg(test)]
mod tests;

use std::io;

use anyhow::{Result, bail};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Line, Size};
use game::Board;

use super::args::DotsArgs;
use super::at_work::at_work;
use super::deepen::{Thought, moves};
use super::field::{self, Look, Scale, score};
use super::game::{Choice, Game, Made, Remark, Turn};
use super::place::Place;
use super::seats::{Seats, list};
use super::table::Table;
use computer::Computer;
use solve::Oracle;

/// Up to this many lines the computer plays perfectly from the first, in the time it has unless it
/// is told: 3x4 has them.
const PERFECT: usize = 31;

const BOXES: [&str; 2] = ["box", "boxes"];

struct DotsAndBoxes {
    size: Size,
    scale: Scale,
    computer: Computer,
    oracle: Oracle,
    analyse: bool,
    /// Whether it was said that moves cannot be judged yet.
    said_why_not: bool,
}

/// Plays.
pub(super) fn play(args: &DotsArgs, place: Place<'_>) -> Result<()> {
    let for_the_computer = [("--depth", args.depth.is_some())];
    let people = args.players.people(&for_the_computer)?;
    if people.len() == 2 && args.seconds.is_some() && !args.analyse {
        bail!("--seconds is for the computer and for --analyse, and neither is here; leave it out");
    }
    let limit = args.seconds.unwrap_or(super::LIMIT);
    let game = DotsAndBoxes {
        size: args.size,
        scale: Scale::fit(args.size, place.width),
        computer: Computer::new(args.depth, limit, args.players.seed()),
        oracle: Oracle::new(args.size),
        analyse: args.analyse,
        said_why_not: false,
    };
    Table::new(place, people, game).play()?;
    Ok(())
}

impl Game for DotsAndBoxes {
    type Board = Dots;
    type Thought = Thought;

    const TITLE: &'static str = "Dots and boxes";
    const MARKS: [char; 2] = ['A', 'B'];
    const WANTED: &'static str = "a line";
    const HOW: &'static str = "Type a line by its two dots: a1b1.";

    fn start(&self) -> Dots {
        Dots::new(self.size)
    }

    fn picture(&self, board: &Dots, last: Option<&Turn<Line>>) -> String {
        let look = |line: Line| {
            let drawn = board.drawn & 1 << line.number() != 0;
            Look::of(line, drawn, last)
        };
        let owner = |row, col| board.owner(row * self.size.cols + col);
        let field = field::picture((self.size, self.scale), |_, _| "•".to_owned(), look, owner);
        let taken = board.taken.map(u32::count_ones);
        let open = match self.size.boxes() as u32 - taken[0] - taken[1] {
            0 => String::new(),
            boxes => format!(" · {} open", score::count(boxes, BOXES)),
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
        field::read::line(self.size, text, "line")
    }

    fn refusal(&self, board: &Dots, line: Line) -> String {
        let open: Vec<Line> = board.legal_moves().collect();
        match open.len() {
            1 => format!("{line} is drawn already: {} is open.", open[0]),
            2..=12 => format!("{line} is drawn already: open are {}.", list(&open, "and")),
            many => format!("{line} is drawn already; {many} others are open."),
        }
    }

    fn skill(&self) -> String {
        let seconds = self.computer.limit.as_secs_f64();
        match self.computer.depth {
            Some(depth) => format!("looks {} ahead, for {seconds} s at most", moves(depth)),
            None if self.size.lines() <= PERFECT && self.computer.limit >= super::LIMIT => {
                "plays perfectly".to_owned()
            }
            None => format!("thinks for {seconds} s at most"),
        }
    }

    fn choose(&mut self, board: &Dots, place: &mut Place<'_>) -> io::Result<Option<Choice<Self>>> {
        let choice = self.computer.choose(board, &mut self.oracle, place)?;
        Ok(choice.map(|(mv, thought)| Choice { mv, thought }))
    }

    fn told(&self, seats: &Seats, board: &Dots, line: Line) -> String {
        let mover = board.to_move();
        let next = board.play(line);
        let draws = seats.does(mover, "draw", "draws");
        let boxes = match board.closes(line) {
            0 => return format!("{draws} {line}."),
            1 => "a box",
            _ => "two boxes",
        };
        let person = seats.people.len() == 1 && seats.is_person(mover);
        let close = if person { "close" } else { "closes" };
        let again = match (next.done(), seats.people.len()) {
            (true, _) => String::new(),
            (_, 1) if person => " You move again.".to_owned(),
            (_, 1) => " It moves again.".to_owned(),
            _ => format!(" {} moves again.", seats.mark(mover)),
        };
        format!("{draws} {line} and {close} {boxes}.{again}")
    }

    fn afterthought(&self, made: &Made<Self>) -> Option<String> {
        made.thought.as_ref().map(Thought::words)
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
        let values = at_work(place, limit, |said| oracle.values(board, limit, said))?;
        Ok(match values {
            Some(values) => Some(comment::remark(board, line, &values, place.width)),
            // Once is enough.
            None if std::mem::replace(&mut self.said_why_not, true) => None,
            None => Some(comment::unknown(board, limit)),
        })
    }

    fn result(&self, seats: &Seats, board: &Dots) -> String {
        score::result(seats, board.taken.map(u32::count_ones), BOXES)
    }
}
