//! Dots and boxes at the table.

mod computer;
mod picture;
mod read;
#[cfg(test)]
mod tests;
mod think;

use std::io;
use std::time::Duration;

use anyhow::Result;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Line, Size};
use game::{Board, Player};

use super::args::DotsArgs;
use super::game::{Choice, Game, Made, Remark};
use super::seats::{Seats, list};
use super::table::{Place, Table};
use computer::{Computer, Thought};

/// How long the computer may think about a move unless it is told.
const LIMIT: Duration = Duration::from_secs(5);

/// Up to this many lines the computer plays perfectly from the first: 3x4 has them.
const PERFECT: usize = 31;

struct DotsAndBoxes {
    size: Size,
    computer: Computer,
}

/// Plays.
pub(super) fn play(args: &DotsArgs, place: Place<'_>) -> Result<()> {
    let for_the_computer = [
        ("--depth", args.depth.is_some()),
        ("--seconds", args.seconds.is_some()),
    ];
    let people = args.players.people(&for_the_computer)?;
    let game = DotsAndBoxes {
        size: args.size,
        computer: Computer::new(
            args.depth,
            args.seconds.unwrap_or(LIMIT),
            args.players.seed(),
        ),
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

    fn picture(&self, board: &Dots, last: &[Line]) -> String {
        picture::board(board, last)
    }

    fn instructions(&self) -> String {
        INSTRUCTIONS.to_owned()
    }

    fn read(&self, text: &str) -> Result<Line, String> {
        read::line(self.size, text)
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
            Some(1) => "looks one line ahead".to_owned(),
            Some(depth) => format!("looks {depth} lines ahead, for {seconds} s at most"),
            None if self.size.lines() <= PERFECT => "plays perfectly".to_owned(),
            None => format!("thinks for {seconds} s at most"),
        }
    }

    fn choose(&mut self, board: &Dots, place: &mut Place<'_>) -> io::Result<Option<Choice<Self>>> {
        self.computer.choose(board, place)
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
        _board: &Dots,
        _line: Line,
        _place: &mut Place<'_>,
    ) -> io::Result<Option<Remark>> {
        Ok(None)
    }

    fn result(&self, seats: &Seats, board: &Dots) -> String {
        let [first, second] = board.taken.map(u32::count_ones);
        if first == second {
            return format!("A tie: {first} boxes each.");
        }
        let (winner, more, fewer) = if first > second {
            (Player::First, first, second)
        } else {
            (Player::Second, second, first)
        };
        let won = seats.does(winner, "have won", "has won");
        format!("{won}, {more} to {fewer}.")
    }
}

/// The page that `?` shows.
const INSTRUCTIONS: &str = "
How to play
  A and B draw a line in turn, between two neighbouring dots. Whoever draws the fourth side of
  a box owns it and must move again. When all lines are drawn, whoever has more boxes has won.

Your move
  The two dots of a line, by letter and number, in either order:   a1b1   b1-a1   B1 a1

         a   b   c
      1  •━━━•   •      a1b1 lies across, at the top
         ┃              a1a2 goes down from the same dot
      2  •   •   •

The board
  ═ and ║ are the lines of the last turn. The letter in a box says who owns it.

Words
  ?  help     this page
  u  undo     takes your last line back, and what came after it
  q  quit     ends the game; so do Ctrl-D and Ctrl-C";
