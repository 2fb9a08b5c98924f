//! Runs one function of this chapter, recorded: `cargo course trace look_ahead XOXOX.... 9` starts
//! it. A position is nine characters, `X`, `O` and `.`; in a game of two sides X is the human.

use std::collections::HashMap;
use std::io::sink;
use std::process::ExitCode;

use call_trace::example::{
    self, Argument, Arguments, BadArgument, Run, number, numbers, one_of, run, text,
};
use game::{Board, Player, Watched};
use tic_tac_toe::analysis::value_of;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::cell_one;
use tic_tac_toe::computer_and_human::{find_computer_move, find_human_move};
use tic_tac_toe::game_loop::game_loop;
use tic_tac_toe::grid::{Grid, Side};
use tic_tac_toe::look_ahead::look_ahead;
use tic_tac_toe::open_lines::OpenLines;
use tic_tac_toe::typed::Typed;

fn main() -> ExitCode {
    example::main(&runs())
}

/// What can be run by name.
pub(crate) fn runs() -> Vec<Run> {
    vec![
        run("winner", [a_position()], |args| {
            args.answer(shown::winner(&position(args)?.into()))
        }),
        run("rules", [a_position()], |args| {
            shown::rules(args, position(args)?)
        }),
        run("evaluate", [a_position()], |args| {
            shown::values(args, position(args)?)
        }),
        run(
            "look_ahead",
            [a_position(), number("depth", 0..=9)],
            |args| {
                let board = Watched::new(position(args)?);
                args.answer(look_ahead(&board, args.number("depth")?))
            },
        ),
        run(
            "look_ahead_open_lines",
            [a_position(), number("depth", 0..=9)],
            |args| {
                let board = Watched::new(OpenLines(position(args)?));
                look_ahead(&board, args.number("depth")?);
                Ok(())
            },
        ),
        run("find_computer_move", [a_position()], |args| {
            args.answer(find_computer_move(&mut grid(args)?))
        }),
        run("find_human_move", [a_position()], |args| {
            args.answer(find_human_move(&mut grid(args)?))
        }),
        run(
            "two_sides",
            [
                text("position", "sides").marked("three"),
                one_of("began", &["human", "computer"]).marked("began"),
            ],
            |args| {
                let (board, began) = sides(args)?;
                let is_first = board.to_move() == Player::First;
                let mut grid = Grid::of(board, began);
                args.answer(match is_first == (began == Side::Human) {
                    true => find_human_move(&mut grid),
                    false => find_computer_move(&mut grid),
                })
            },
        ),
        run("immediate_win", [a_position()], |args| {
            args.answer(shown::immediate_win(&mut grid(args)?, Side::Computer))
        }),
        run(
            "cell_one",
            [a_position(), text("typed", "list of cells").rest()],
            |args| {
                // With nothing typed there is no game, only the search for the computer's move.
                let (mut grid, typed) = (grid(args)?, args.text("typed")?);
                if typed.is_empty() {
                    args.answer(cell_one::find_computer_move(&mut grid))
                } else {
                    args.answer(shown::human_first(&mut grid, &mut Typed::new(&typed)))
                }
            },
        ),
        run(
            "game_loop",
            [text("typed", "list of cells").rest()],
            |args| {
                let lines = args.text("typed")?.replace(' ', "\n");
                let people = [Player::First, Player::Second];
                let game = game_loop(
                    Bits::new(),
                    &people,
                    &mut lines.as_bytes(),
                    &mut sink(),
                    |board| board.legal_moves().next(),
                );
                game.map(drop)
                    .map_err(|error| args.bad("typed", "a text", &error.to_string()))
            },
        ),
        run("value_of", [a_position()], |args| {
            let board = Watched::new(position(args)?);
            args.answer(value_of(&board, &mut HashMap::new()))
        }),
        run("analyse", [a_position(), numbers("moves", 1..=9)], |args| {
            shown::analyse(args, position(args)?, &moves(args)?)
        }),
    ]
}

/// A position, which the first board of a drawing shows.
fn a_position() -> Argument {
    text("position", "position").marked("three")
}

fn position(args: &Arguments) -> Result<Bits, BadArgument> {
    let text = args.text("position")?;
    text.parse().map_err(|_| {
        args.bad(
            "position",
            "nine cells of X, O and . that a game leads to",
            &text,
        )
    })
}

fn grid(args: &Arguments) -> Result<Grid, BadArgument> {
    Ok(Grid::of(position(args)?, Side::Human))
}

/// A position in which X is the human and O the computer, and who began: so the marks say who is to move. Nobody has won.
fn sides(args: &Arguments) -> Result<(Bits, Side), BadArgument> {
    let text = args.text("position")?;
    // A board knows its first player only as X.
    let swapped = |mark| match mark {
        'X' | 'x' => 'O',
        'O' | 'o' => 'X',
        other => other,
    };
    let (began, mark, board) = match args.text("began")?.as_str() {
        "computer" => (Side::Computer, 'O', text.chars().map(swapped).collect()),
        _ => (Side::Human, 'X', text.clone()),
    };
    let board: Option<Bits> = board.parse().ok();
    let board = board.filter(|board| board.winner().is_none());
    let kind = format!(
        "nine cells of X, O and . that a game leads to which {mark} began, before anybody has won"
    );
    let board = board.ok_or_else(|| args.bad("position", &kind, &text))?;
    Ok((board, began))
}

fn moves(args: &Arguments) -> Result<Vec<Cell>, BadArgument> {
    let mut board = position(args)?;
    let numbers = args.numbers::<usize>("moves")?;
    if numbers.is_empty() {
        return Err(args.bad("moves", "one free cell or more", "nothing"));
    }
    let play = |number: usize| {
        let cell = Cell::new(number).filter(|cell| board.try_play(*cell).is_ok());
        let illegal = || args.bad("moves", "cells that are free", &number.to_string());
        board = board.play(cell.ok_or_else(illegal)?);
        cell.ok_or_else(illegal)
    };
    numbers.into_iter().map(play).collect()
}

/// Functions that call no traced one themselves, so that a run of them would show nothing.
mod shown {
    use std::collections::HashMap;

    use call_trace::example::{AnyOrder, Arguments, BadArgument};
    use call_trace::traced;
    use game::{Board, Player, Value};
    use tic_tac_toe::analysis::Verdict;
    use tic_tac_toe::bits::Bits;
    use tic_tac_toe::board::{Move, TicTacToe};
    use tic_tac_toe::cell::Cell;
    use tic_tac_toe::grid::{Grid, Side};
    use tic_tac_toe::typed::Typed;

    #[traced]
    pub(super) fn winner(board: &TicTacToe) -> Option<Player> {
        tic_tac_toe::winner::winner(board)
    }

    /// Asks all three, and plays the first move that there is.
    pub(super) fn rules(args: &Arguments, position: Bits) -> Result<(), BadArgument> {
        let (board, winner) = (TicTacToe::from(position), position.winner());
        args.answer(done(&board, winner))?;
        let moves = legal_moves(&board, winner);
        if let Some(mv) = moves.first() {
            args.answer(play(&board, *mv))?;
        }
        args.answer(AnyOrder(moves))
    }

    #[traced]
    fn done(board: &TicTacToe, winner: Option<Player>) -> bool {
        tic_tac_toe::rules::done(board, winner)
    }

    #[traced]
    fn legal_moves(board: &TicTacToe, winner: Option<Player>) -> Vec<Move> {
        tic_tac_toe::rules::legal_moves(board, winner).collect()
    }

    #[traced]
    fn play(board: &TicTacToe, mv: Move) -> TicTacToe {
        tic_tac_toe::rules::play(board, mv)
    }

    /// Values a position, and then what each of its moves leads to.
    pub(super) fn values(args: &Arguments, position: Bits) -> Result<(), BadArgument> {
        let next = position.legal_moves().map(|cell| position.play(cell));
        for board in [position].into_iter().chain(next) {
            args.answer(evaluate(board.winner(), board.moves_done()))?;
        }
        Ok(())
    }

    #[traced]
    fn evaluate(winner: Option<Player>, moves_done: u32) -> Value {
        tic_tac_toe::evaluate::evaluate(winner, moves_done)
    }

    #[traced(skip(grid))]
    pub(super) fn immediate_win(grid: &mut Grid, side: Side) -> Option<usize> {
        tic_tac_toe::computer_and_human::immediate_win(grid, side)
    }

    #[traced(skip(grid, typed))]
    pub(super) fn human_first(grid: &mut Grid, typed: &mut Typed) -> String {
        tic_tac_toe::cell_one::human_first(grid, typed)
    }

    /// Assesses a move, and then the next, with what is known from the moves before, as the
    /// chapter's `analyse` does.
    pub(super) fn analyse(
        args: &Arguments,
        start: Bits,
        moves: &[Cell],
    ) -> Result<(), BadArgument> {
        let (mut board, mut known) = (start, HashMap::new());
        for mv in moves {
            args.answer(assess(board, *mv, &mut known))?;
            board = board.play(*mv);
        }
        Ok(())
    }

    #[traced(skip(known))]
    fn assess(board: Bits, mv: Cell, known: &mut HashMap<Bits, Value>) -> Verdict {
        tic_tac_toe::analysis::assess(&board, mv, known)
    }
}
