//! The table at which a game is played, move by move.

mod ask;

use std::io::Result;

use advice::{Remark, Seats, Sign};
use game::{Board, Player};

use super::game::{Game, Lost, Made, Move, Thought, Turn};
use super::mine::{Asked, Seat};
use super::place::Place;
use super::seats::greeting;
use terminal::{BAD, DIM, GOOD, WARN, paint};

/// The players and their moves so far.
pub(super) struct Table<'t, G: Game> {
    pub(super) place: Place<'t>,
    pub(super) seats: Seats,
    pub(super) game: G,
    pub(super) moves: Vec<Made<G>>,
    /// The seat of the student's search, if it plays.
    pub(super) mine: Option<Seat<G>>,
}

/// The outcome of a turn.
enum Turned<G: Game> {
    /// A move, and information about how it was chosen.
    Plays(Move<G>, Option<Thought<G>>),
    /// No valid move: the player has lost.
    Loses(Lost),
    /// No move: the person has left.
    Leaves,
}

impl<'t, G: Game> Table<'t, G> {
    /// Creates a table before the first move. If the student's search has a seat, it plays for the computer.
    pub(super) fn new(
        place: Place<'t>,
        people: Vec<Player>,
        game: G,
        mine: Option<Seat<G>>,
    ) -> Self {
        let mut seats = Seats::new(people, G::MARKS);
        if let Some(mine) = &mine {
            seats.computer = mine.search.who();
        }
        Self {
            place,
            seats,
            game,
            moves: Vec::new(),
            mine,
        }
    }

    /// Prints the greeting, and plays until the game is over or the person leaves.
    pub(super) fn play(&mut self) -> Result<()> {
        let greeting = greeting(&self.seats, &self.game, self.mine.as_ref());
        self.place.say(&format!("{}. {greeting}", G::TITLE))?;
        if !self.seats.people.is_empty() {
            let how = format!("{} ? explains, q ends the game.", G::HOW);
            self.place.say(&paint(DIM, how))?;
        }
        while !self.board().done() {
            match self.turn()? {
                Turned::Plays(mv, thought) => self.make(mv, thought)?,
                Turned::Loses(lost) => return self.lost(&lost),
                Turned::Leaves => return Ok(()),
            }
        }
        self.show_board()?;
        let result = self.game.result(&self.seats, &self.board());
        self.place.say(&result)?;
        self.look_back()
    }

    /// Returns the move of the player to move.
    fn turn(&mut self) -> Result<Turned<G>> {
        let board = self.board();
        if self.seats.is_person(board.to_move()) {
            self.show_board()?;
            let mv = self.ask()?;
            return Ok(mv.map_or(Turned::Leaves, |mv| Turned::Plays(mv, None)));
        }
        if self.seats.people.is_empty() && self.turn_begins() {
            self.show_board()?;
        }
        let is_its = |mine: &&Seat<G>| mine.side == board.to_move();
        if let Some(mine) = self.mine.as_ref().filter(is_its) {
            match mine.ask(&self.game, &board, &self.moves, &mut self.place)? {
                Asked::Move(mv, answer) => {
                    return Ok(Turned::Plays(mv, Some(Thought::Mine(answer))));
                }
                Asked::Lost(lost) => return Ok(Turned::Loses(lost)),
                Asked::Stub(why) => self
                    .place
                    .say(&format!("{why}\nOur search plays instead."))?,
            }
            self.mine = None;
            self.seats = Seats::new(self.seats.people.clone(), G::MARKS);
        }
        let choice = self.game.choose(&board, &mut self.place)?;
        Ok(choice.map_or(Turned::Leaves, |choice| {
            Turned::Plays(choice.mv, Some(Thought::Ours(choice.thought)))
        }))
    }

    /// Prints that a player has lost without a move, the board, and the reason.
    fn lost(&mut self, lost: &Lost) -> Result<()> {
        self.place
            .say(&format!("{} {}", paint(BAD, "✗"), lost.why))?;
        self.show_board()?;
        if let Some(tree) = &lost.tree {
            self.place.say(tree)?;
        }
        self.place.say(&format!("{} has lost.", lost.who))?;
        self.look_back()
    }

    /// Prints the moves with which each player gave something away, if moves were judged.
    fn look_back(&mut self) -> Result<()> {
        if self.moves.iter().any(|made| made.remark.is_some()) {
            let given_away = self.given_away();
            self.place.say(&given_away)?;
        }
        Ok(())
    }

    /// Returns the current position.
    pub(super) fn board(&self) -> G::Board {
        let last = self.moves.last();
        last.map_or_else(|| self.game.start(), |made| made.board.clone())
    }

    /// Returns whether the player to move has not yet moved since the other player did.
    fn turn_begins(&self) -> bool {
        let last = self.moves.last();
        last.is_none_or(|made| made.player != made.board.to_move())
    }

    fn show_board(&mut self) -> Result<()> {
        let last = self.moves.last().map(|last| {
            let turn = |made: &&Made<G>| made.player == last.player;
            let moves = self.moves.iter().rev().take_while(turn);
            Turn {
                player: last.player,
                moves: moves.map(|made| made.mv).collect(),
            }
        });
        let picture = self.game.picture(&self.board(), last.as_ref());
        self.place.say(&format!("\n{picture}"))
    }

    fn make(&mut self, mv: Move<G>, thought: Option<Thought<G>>) -> Result<()> {
        let board = self.board();
        let told = self.game.told(&self.seats, &board, mv);
        self.place.say(&told)?;
        let remark = self.game.remark(&board, mv, &mut self.place)?;
        if let Some(remark) = &remark {
            self.place.say(&line(remark))?;
        }
        let made: Made<G> = Made {
            player: board.to_move(),
            mv,
            board: board.play(mv),
            remark,
            thought,
        };
        let over = made.board.done() || made.board.to_move() != made.player;
        let words = match &made.thought {
            None => None,
            Some(Thought::Ours(thought)) => self.game.afterthought(thought).filter(|_| over),
            Some(Thought::Mine(answer)) => Some(format!("  ({})", answer.beside())),
        };
        if let Some(words) = words {
            self.place.say(&paint(DIM, words))?;
        }
        self.moves.push(made);
        Ok(())
    }

    /// Summarizes the moves with which each player gave something away.
    fn given_away(&self) -> String {
        let moves = self.moves.iter().map(|made| {
            let player = self.seats.mark(made.player);
            (player, made.mv.to_string(), made.remark.as_ref())
        });
        advice::given_away(&moves.collect::<Vec<_>>())
    }
}

/// Returns a remark with its sign in front.
fn line(remark: &Remark) -> String {
    let sign = match remark.sign {
        Sign::Good => paint(GOOD, "✓"),
        Sign::Fair => paint(WARN, "~"),
        Sign::Bad => paint(BAD, "✗"),
        Sign::Open => paint(DIM, "?"),
    };
    format!("  {sign} {}", remark.text)
}
