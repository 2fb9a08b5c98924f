//! Runs one function of this chapter by its name, on a watched board, and records it.
//!
//! A tree is written like `[[44, 61, 50], [40, 35]]`, a position of tic-tac-toe like `X...O....`,
//! valued by who wins.

use std::ops::RangeInclusive;
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
use alpha_beta::null_window::null_window;
use alpha_beta::old_beta::{find_computer_move, find_human_move};
use alpha_beta::transposition::{Table, with_table};
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use call_trace::example::{self, Argument, Arguments, BadArgument, Run, number, one_of, run, text};
use game::{Board, Ordered, Player, Value, Watched, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::computer_and_human::{COMPUTER_LOSS, COMPUTER_WIN};
use tic_tac_toe::grid::{Grid, Side};
use tic_tac_toe::look_ahead::look_ahead;

/// The values that a leaf or the end of a window can be given.
const VALUES: RangeInclusive<i64> = -1_000_000..=1_000_000;
const OPEN: (Value, Value) = (Value::MIN, Value::MAX);

fn main() -> ExitCode {
    example::main(&runs())
}

/// What can be run by name.
pub(crate) fn runs() -> Vec<Run> {
    [on_trees(), on_boards()].concat()
}

/// The runs on written trees.
fn on_trees() -> Vec<Run> {
    vec![
        run("valuation", [a_tree()], |args| {
            args.answer(valuation(&tree(args, "tree")?, Player::First))
        }),
        run("first_child_only", [a_tree()], |args| {
            args.answer(first_child_only(&tree(args, "tree")?))
        }),
        run(
            "cut",
            [
                text("node", "tree").marked("tree"),
                one_of("mover", &["max", "min"]),
                number("held", VALUES),
            ],
            |args| {
                let mover = match args.text("mover")?.to_ascii_lowercase().as_str() {
                    "max" => Player::First,
                    _ => Player::Second,
                };
                // Right answers differ where a child is no leaf, so only the tests judge it.
                cut(&tree(args, "node")?, mover, args.number("held")?);
                Ok(())
            },
        ),
        run("look_ahead", [a_tree()], |args| {
            let tree = tree(args, "tree")?;
            look_ahead(&Watched::new(TreeBoard::new(&tree)), tree.height());
            Ok(())
        }),
        run(
            "look_ahead_to",
            [a_tree(), number("depth", 0..=100)],
            |args| {
                let tree = tree(args, "tree")?;
                let board = Watched::new(TreeBoard::new(&tree));
                look_ahead(&board, args.number("depth")?);
                Ok(())
            },
        ),
        run("alpha_beta", [a_tree()], |args| {
            search_tree(args, &tree(args, "tree")?, OPEN)
        }),
        run(
            "alpha_beta_window",
            [
                a_tree(),
                number("alpha", VALUES).marked("alpha"),
                number("beta", VALUES).marked("beta"),
            ],
            |args| search_tree(args, &tree(args, "tree")?, window(args)?),
        ),
        run("negamax", [a_tree()], |args| {
            let tree = tree(args, "tree")?;
            let board = Watched::new(TreeBoard::new(&tree));
            args.answer(negamax(&board, tree.height(), -Value::MAX, Value::MAX))
        }),
        run("null_window", [a_tree()], |args| {
            let tree = tree(args, "tree")?;
            let board = Watched::new(TreeBoard::new(&tree));
            args.answer(null_window(&board, tree.height(), OPEN.0, OPEN.1))
        }),
        run(
            "minimal_tree",
            [number("branching", 1..=100), number("depth", 0..=16)],
            |args| {
                let (branching, depth) = shape(args)?;
                let tree = uniform::perfectly_ordered(branching, depth);
                search_tree(args, &tree, OPEN)
            },
        ),
        run(
            "random_tree",
            [
                number("branching", 1..=100),
                number("depth", 0..=16),
                number("seed", 0..=1_000_000),
            ],
            |args| {
                let (branching, depth) = shape(args)?;
                let tree = uniform::random(branching, depth, args.number("seed")?);
                search_tree(args, &tree, OPEN)
            },
        ),
        run(
            "deepening",
            [a_tree(), number("boards", 0..=1_000_000)],
            |args| {
                let tree = tree(args, "tree")?;
                let board = Watched::new(TreeBoard::new(&tree));
                let clock = Clock::boards(args.number("boards")?);
                args.answer(deepening(&board, tree.height(), &clock))
            },
        ),
    ]
}

/// The runs on tic-tac-toe.
fn on_boards() -> Vec<Run> {
    vec![
        run(
            "look_ahead_tictactoe",
            [a_position(), number("depth", 0..=9)],
            |args| {
                look_ahead(&Watched::new(position(args)?), args.number("depth")?);
                Ok(())
            },
        ),
        run(
            "alpha_beta_tictactoe",
            [a_position(), number("depth", 0..=9)],
            |args| search_board(args, position(args)?),
        ),
        run(
            "centre_first",
            [a_position(), number("depth", 0..=9)],
            |args| search_board(args, Ordered::new(position(args)?, centre_first)),
        ),
        run(
            "promising_first",
            [a_position(), number("depth", 0..=9)],
            |args| search_board(args, Ordered::new(position(args)?, promising_first)),
        ),
        run(
            "negamax_tictactoe",
            [a_position(), number("depth", 0..=9)],
            |args| {
                let board = Watched::new(position(args)?);
                let depth = args.number("depth")?;
                args.answer(negamax(&board, depth, -Value::MAX, Value::MAX))
            },
        ),
        run("old_beta_human", [a_position()], |args| {
            let first = Side::Human;
            let mut grid = grid(args, first)?;
            args.answer(find_human_move(&mut grid, COMPUTER_LOSS, COMPUTER_WIN))
        }),
        run("old_beta_computer", [a_position()], |args| {
            let first = Side::Computer;
            let mut grid = grid(args, first)?;
            args.answer(find_computer_move(&mut grid, COMPUTER_LOSS, COMPUTER_WIN))
        }),
        run(
            "with_table",
            [a_position(), number("depth", 0..=9)],
            |args| {
                let (board, (alpha, beta)) = (Watched::new(position(args)?), OPEN);
                let depth = args.number("depth")?;
                args.answer(with_table(&board, depth, alpha, beta, &mut Table::new()))
            },
        ),
    ]
}

fn search_tree(
    args: &Arguments,
    tree: &Tree,
    (alpha, beta): (Value, Value),
) -> Result<(), BadArgument> {
    let board = Watched::new(TreeBoard::new(tree));
    let (value, mv) = alpha_beta(&board, tree.height(), alpha, beta);
    // Beyond the window the value is a bound, and so is alpha or beta itself; no move is recommended.
    let is_inside = alpha < value && value < beta;
    args.answer((value.clamp(alpha, beta), mv.filter(|_| is_inside)))
}

fn search_board(args: &Arguments, board: impl Board) -> Result<(), BadArgument> {
    let (board, (alpha, beta)) = (Watched::new(board), OPEN);
    args.answer(alpha_beta(&board, args.number("depth")?, alpha, beta))
}

/// The window to begin with. Nothing lies in one whose ends have met, so no search begins with it.
fn window(args: &Arguments) -> Result<(Value, Value), BadArgument> {
    let (alpha, beta) = (args.number("alpha")?, args.number("beta")?);
    if alpha < beta {
        return Ok((alpha, beta));
    }
    let given = format!("{alpha} {beta}").replace('-', "−");
    Err(args.bad(
        "alpha and beta",
        "a window whose alpha is less than its beta",
        &given,
    ))
}

/// A written tree, each node of which is a mark of its drawing.
pub(crate) fn a_tree() -> Argument {
    text("tree", "tree").marked("tree")
}

/// The tree that an argument writes out.
pub(crate) fn tree(args: &Arguments, name: &str) -> Result<Tree, BadArgument> {
    read(args, name, "a tree such as [[44, 61, 50], [40, 35]]")
}

/// A position, which the first board of a drawing shows.
fn a_position() -> Argument {
    text("position", "position").marked("three")
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
