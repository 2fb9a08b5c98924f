//! The adapter between dots and squares, the coursework's game, and the table.

#[cfg(test)]
mod tests;

use std::io;
use std::time::Duration;

use advice::score::{count, result};
use advice::{Reach, Remark, Seats, Thought, deepen, shuffled};
use anyhow::Result;
use dots_and_boxes::size::Line;
use dots_and_boxes::squares::Squares;
use game::{Board, Player};

use super::args::SquaresArgs;
use super::at_work::at_work;
use super::field::{self, Look, Scale, score};
use super::game::{Choice, Game, Turn};
use super::place::Place;
use super::table::Table;
use terminal::{DIM, paint};

struct DotsAndSquares {
    start: Squares,
    scale: Scale,
    /// The largest search depth of the computer.
    depth: Option<u32>,
    limit: Duration,
    random: fastrand::Rng,
}

/// Plays the game.
pub(super) fn play(args: &SquaresArgs, place: Place<'_>) -> Result<()> {
    let people = args.players.people(&[
        ("--depth", args.depth.is_some()),
        ("--seconds", args.seconds.is_some()),
    ])?;
    let game = DotsAndSquares {
        start: args.size.0,
        scale: Scale::fit(args.size.0.size(), place.width),
        depth: args.depth,
        limit: args.seconds.unwrap_or(super::LIMIT),
        random: fastrand::Rng::with_seed(args.players.seed()),
    };
    Table::new(place, people, game, None).play()?;
    Ok(())
}

impl Game for DotsAndSquares {
    type Board = Squares;
    type Thought = Thought;

    const TITLE: &'static str = "Dots and squares";
    const MARKS: [char; 2] = ['A', 'B'];
    const WANTED: &'static str = "a link";
    const HOW: &'static str = "Type a link by its two dots: a1b1.";

    fn start(&self) -> Squares {
        self.start
    }

    fn picture(&self, board: &Squares, last: Option<&Turn<Line>>) -> String {
        let dot = |row, col| match board.owner(row, col) {
            None => paint(DIM, "·"),
            Some(player) => field::bold(player),
        };
        let look = |link| Look::of(link, board.is_linked(link), last);
        let square = |row, col| board.square(row, col);
        let field = field::picture((board.size(), self.scale), dot, look, square);
        let free = match board.free_dots() {
            0 => String::new(),
            dots => format!(" · {}", count(dots, ["free dot", "free dots"])),
        };
        let score = score::score(board.score());
        format!("{field}\n\n      {score}{free}\n")
    }

    fn instructions(&self) -> String {
        format!(
            "\n{}",
            include_str!("dots_and_squares/instructions.txt").trim_end()
        )
    }

    fn read(&self, text: &str) -> Result<Line, String> {
        field::read::line(self.start.size(), text, "link")
    }

    fn refusal(&self, board: &Squares, link: Line) -> String {
        let mover = board.to_move();
        let ends = link.ends().map(|(row, col)| board.owner(row, col));
        if board.is_linked(link) {
            format!("{link} is linked already.")
        } else if !ends.contains(&Some(mover)) {
            format!(
                "Neither end of {link} is a dot of {}: a link must start at one.",
                field::mark(mover)
            )
        } else {
            format!(
                "One end of {link} is a dot of {}: link a free dot, or two of your own.",
                field::mark(mover.other())
            )
        }
    }

    fn skill(&self) -> String {
        super::skill(self.depth, self.limit)
    }

    fn choose(
        &mut self,
        board: &Squares,
        place: &mut Place<'_>,
    ) -> io::Result<Option<Choice<Self>>> {
        let order = shuffled(board, &mut self.random);
        let links = board.size().numbers();
        let open = links.filter(|link| !board.is_linked(board.size().line(*link)));
        let reach = Reach {
            asked: self.depth,
            longest: u32::try_from(open.count()).unwrap_or(u32::MAX),
            time: self.limit.mul_f64(0.95),
            is_certain: |_| false,
        };
        let choice = at_work(place, self.limit, |said| {
            deepen(board, &order, reach, &|words| said.say(words))
        })?;
        Ok(choice.map(|(mv, thought)| Choice { mv, thought }))
    }

    fn told(&self, seats: &Seats, board: &Squares, link: Line) -> String {
        let mover = board.to_move();
        let next = board.play(link);
        let links = seats.does(mover, "link", "links");
        let number = |player: Player| usize::from(player == Player::Second);
        let closed = next.score()[number(mover)] - board.score()[number(mover)];
        let squares = match closed {
            0 => "",
            1 => ", which closes a square",
            _ => ", which closes two squares",
        };
        let passed = if next.to_move() == mover && !next.done() {
            let [it, other] = [mover, mover.other()].map(field::mark);
            format!(" {other} has no link to make: {it} moves again.")
        } else {
            String::new()
        };
        format!("{links} {link}{squares}.{passed}")
    }

    fn afterthought(&self, thought: &Thought) -> Option<String> {
        Some(super::in_passing(thought))
    }

    fn remark(&mut self, _: &Squares, _: Line, _: &mut Place<'_>) -> io::Result<Option<Remark>> {
        Ok(None)
    }

    fn result(&self, seats: &Seats, board: &Squares) -> String {
        result(seats, board.score(), ["square", "squares"])
    }
}
