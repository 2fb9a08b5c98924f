//! Runs one function of this chapter by its name, on a watched board, and records it.
//!
//! A tree is written like `[[44, 61, 50], [40, 35]]`, a position of tic-tac-toe like `X...O....`,
//! valued by who wins.

use std::process::ExitCode;
use std::str::FromStr;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::clock::Clock;
use alpha_beta::cut::cut;
use alpha_beta::deepening::deepening;
use alpha_beta::first_child_only::first_child_only;
use alpha_beta::game_tree::valuation;
use alpha_beta::move_order::{centre_first, promising_first};
use alpha_beta::negamax::negamax;
use alpha_beta::old_beta::{find_computer_move, find_human_move};
use alpha_beta::transposition::{Table, with_table};
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use call_trace::example::{self, Arguments, BadArgument, Run, run};
use game::{Board, Ordered, Player, Value, Watched, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::computer_and_human::{COMPUTER_LOSS, COMPUTER_WIN};
use tic_tac_toe::grid::{Grid, Side};
use tic_tac_toe::look_ahead::look_ahead;

const OPEN: (Value, Value) = (Value::MIN, Value::MAX);

fn main() -> ExitCode {
    example::main(&[on_trees().as_slice(), &on_boards()].concat())
}

/// The runs on written trees.
fn on_trees() -> Vec<Run> {
    vec![
        run("valuation", "tree", |args| {
            valuation(&tree(args, "tree")?, Player::First);
            Ok(())
        }),
        run("first_child_only", "tree", |args| {
            first_child_only(&tree(args, "tree")?);
            Ok(())
        }),
        run("cut", "node mover held", |args| {
            let mover = match args.text("mover")?.to_lowercase().as_str() {
                "max" => Player::First,
                "min" => Player::Second,
                other => return Err(args.bad("mover", "max or min", other)),
            };
            cut(&tree(args, "node")?, mover, args.number("held")?);
            Ok(())
        }),
        run("look_ahead", "tree", |args| {
            let tree = tree(args, "tree")?;
            look_ahead(&Watched::new(TreeBoard::new(&tree)), tree.height());
            Ok(())
        }),
        run("look_ahead_to", "tree depth", |args| {
            let tree = tree(args, "tree")?;
            let board = Watched::new(TreeBoard::new(&tree));
            look_ahead(&board, args.number("depth")?);
            Ok(())
        }),
        run("alpha_beta", "tree", |args| {
            search_tree(&tree(args, "tree")?, OPEN);
            Ok(())
        }),
        run("alpha_beta_window", "tree alpha beta", |args| {
            let window = (args.number("alpha")?, args.number("beta")?);
            search_tree(&tree(args, "tree")?, window);
            Ok(())
        }),
        run("negamax", "tree", |args| {
            let tree = tree(args, "tree")?;
            let board = Watched::new(TreeBoard::new(&tree));
            negamax(&board, tree.height(), -Value::MAX, Value::MAX);
            Ok(())
        }),
        run("minimal_tree", "branching depth", |args| {
            let (branching, depth) = shape(args)?;
            search_tree(&uniform::perfectly_ordered(branching, depth), OPEN);
            Ok(())
        }),
        run("random_tree", "branching depth seed", |args| {
            let (branching, depth) = shape(args)?;
            let tree = uniform::random(branching, depth, args.number("seed")?);
            search_tree(&tree, OPEN);
            Ok(())
        }),
        run("deepening", "tree boards", |args| {
            let tree = tree(args, "tree")?;
            let board = Watched::new(TreeBoard::new(&tree));
            let clock = Clock::boards(args.number("boards")?);
            deepening(&board, tree.height(), &clock);
            Ok(())
        }),
    ]
}

/// The runs on tic-tac-toe.
fn on_boards() -> Vec<Run> {
    vec![
        run("look_ahead_tictactoe", "position depth", |args| {
            look_ahead(&Watched::new(position(args)?), args.number("depth")?);
            Ok(())
        }),
        run("alpha_beta_tictactoe", "position depth", |args| {
            search_board(args, position(args)?)
        }),
        run("centre_first", "position depth", |args| {
            search_board(args, Ordered::new(position(args)?, centre_first))
        }),
        run("promising_first", "position depth", |args| {
            search_board(args, Ordered::new(position(args)?, promising_first))
        }),
        run("negamax_tictactoe", "position depth", |args| {
            let board = Watched::new(position(args)?);
            negamax(&board, args.number("depth")?, -Value::MAX, Value::MAX);
            Ok(())
        }),
        run("old_beta_human", "position", |args| {
            let first = Side::Human;
            find_human_move(&mut grid(args, first)?, COMPUTER_LOSS, COMPUTER_WIN);
            Ok(())
        }),
        run("old_beta_computer", "position", |args| {
            let first = Side::Computer;
            find_computer_move(&mut grid(args, first)?, COMPUTER_LOSS, COMPUTER_WIN);
            Ok(())
        }),
        run("with_table", "position depth", |args| {
            let (board, (alpha, beta)) = (Watched::new(position(args)?), OPEN);
            let depth = args.number("depth")?;
            with_table(&board, depth, alpha, beta, &mut Table::new());
            Ok(())
        }),
    ]
}

fn search_tree(tree: &Tree, (alpha, beta): (Value, Value)) {
    let board = Watched::new(TreeBoard::new(tree));
    alpha_beta(&board, tree.height(), alpha, beta);
}

fn search_board(args: &Arguments, board: impl Board) -> Result<(), BadArgument> {
    let (board, (alpha, beta)) = (Watched::new(board), OPEN);
    alpha_beta(&board, args.number("depth")?, alpha, beta);
    Ok(())
}

fn tree(args: &Arguments, name: &str) -> Result<Tree, BadArgument> {
    read(args, name, "a tree such as [[44, 61, 50], [40, 35]]")
}

fn position(args: &Arguments) -> Result<WinDrawLoss<Bits>, BadArgument> {
    let kind = "a position such as X...O....";
    Ok(WinDrawLoss(read(args, "position", kind)?))
}

/// The position with `first` to move.
fn grid(args: &Arguments, first: Side) -> Result<Grid, BadArgument> {
    let WinDrawLoss(position) = position(args)?;
    let began = match (position.to_move(), first) {
        (Player::First, side) => side,
        (Player::Second, Side::Human) => Side::Computer,
        (Player::Second, Side::Computer) => Side::Human,
    };
    Ok(Grid::of(position, began))
}

fn read<T: FromStr>(args: &Arguments, name: &str, kind: &str) -> Result<T, BadArgument> {
    let text = args.text(name)?;
    text.parse().map_err(|_| args.bad(name, kind, &text))
}

/// Branching and depth of a uniform tree that is small enough to be drawn.
fn shape(args: &Arguments) -> Result<(usize, u32), BadArgument> {
    let (branching, depth) = (args.number("branching")?, args.number("depth")?);
    match usize::checked_pow(branching, depth) {
        Some(1..=100_000) => Ok((branching, depth)),
        _ => Err(args.bad(
            "branching and depth",
            "of 1 to 100 000 leaves together",
            &format!("{branching} {depth}"),
        )),
    }
}
