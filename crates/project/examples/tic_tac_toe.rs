//! Tic-tac-toe from nothing: a board, its text, a search, and the loop of the game.

use std::fmt;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use ::tic_tac_toe::game_loop::ask_for_move;
use ::tic_tac_toe::look_ahead::look_ahead;
use project::{Board, Game, Player, Value};

/// The eight lines that win, by the indices of their cells.
const LINES: [[usize; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

/// A position: whose mark each cell holds. How many there are says who moves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    cells: [Option<Player>; 9],
}

impl Position {
    fn marks(&self) -> usize {
        self.cells.iter().flatten().count()
    }

    fn has_line(&self, player: Player) -> bool {
        let is_full = |line: &[usize; 3]| line.iter().all(|&at| self.cells[at] == Some(player));
        LINES.iter().any(is_full)
    }
}

impl Board for Position {
    /// The number of a cell, 1 to 9.
    type Move = usize;

    fn to_move(&self) -> Player {
        match self.marks() % 2 {
            0 => Player::First,
            _ => Player::Second,
        }
    }

    fn legal_moves(&self) -> impl Iterator<Item = usize> {
        let over = self.done();
        (1..=9).filter(move |cell| !over && self.cells[cell - 1].is_none())
    }

    fn play(&self, cell: usize) -> Self {
        let mut next = self.clone();
        next.cells[cell - 1] = Some(self.to_move());
        next
    }

    fn done(&self) -> bool {
        self.marks() == 9 || self.winner().is_some()
    }

    /// A win is worth more, the sooner it comes.
    fn evaluate(&self) -> Value {
        let sooner = 10 - self.marks() as Value;
        match self.winner() {
            Some(Player::First) => sooner,
            Some(Player::Second) => -sooner,
            None => 0,
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, cell) in self.cells.iter().enumerate() {
            let mark = match cell {
                Some(Player::First) => 'X',
                Some(Player::Second) => 'O',
                None => '.',
            };
            let row_ends = at == 2 || at == 5;
            write!(f, "{mark}{}", if row_ends { "\n" } else { "" })?;
        }
        Ok(())
    }
}

impl Game for Position {
    const NAME: &'static str = "Tic-tac-toe";
    const PLAYERS: [&'static str; 2] = ["X", "O"];
    const INSTRUCTIONS: &'static str =
        "Three in a row win. A move is the number of a cell, 1 to 9, row by row.";

    fn start() -> Self {
        Self { cells: [None; 9] }
    }

    fn read(text: &str) -> Option<Self> {
        let marks = text.chars().filter(|mark| !mark.is_whitespace());
        let cell = |mark| match mark {
            'X' => Some(Some(Player::First)),
            'O' => Some(Some(Player::Second)),
            '.' => Some(None),
            _ => None,
        };
        let cells: Vec<Option<Player>> = marks.map(cell).collect::<Option<_>>()?;
        let cells = cells.try_into().ok()?;
        Some(Self { cells })
    }

    fn winner(&self) -> Option<Player> {
        let players = [Player::First, Player::Second];
        players.into_iter().find(|player| self.has_line(*player))
    }
}

/// Plays a game between a person, who is X, and the search.
pub fn game(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "{}. {}", Position::NAME, Position::INSTRUCTIONS)?;
    let mut board = Position::start();
    while !board.done() {
        writeln!(output, "\n{board}\n")?;
        let cell = match board.to_move() {
            Player::First => ask_for_move(&board, input, output)?,
            Player::Second => look_ahead(&board, 9).1,
        };
        let Some(cell) = cell else {
            return writeln!(output, "\nThe input has ended, and so does the game.");
        };
        if board.to_move() == Player::Second {
            writeln!(output, "O takes {cell}.")?;
        }
        board = board.play(cell);
    }
    let result = match board.winner() {
        Some(Player::First) => "X wins",
        Some(Player::Second) => "O wins",
        None => "a draw",
    };
    writeln!(output, "\n{board}\n\nThe game is over: {result}.")
}

fn main() -> io::Result<ExitCode> {
    if std::env::args().len() > 1 {
        return Ok(project::main_with::<Position>(look_ahead));
    }
    game(&mut io::stdin().lock(), &mut io::stdout())?;
    Ok(ExitCode::SUCCESS)
}
