//! Runs one function of this chapter by its name, on a watched board, and records it.
//!
//! A position is written as its size and the lines drawn so far, such as `1x2 a1b1 a1a2`.

#[path = "trace/ladder.rs"]
mod ladder;

use std::fmt;
use std::process::ExitCode;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use call_trace::example::{
    self, AnyOrder, Argument, Arguments, BadArgument, Run, number, run, text,
};
use call_trace::{Position, State, note, traced, unrecorded};
use dots_and_boxes::boxes::closed_by;
use dots_and_boxes::built_tree::{BuiltTree, Node, built_tree};
use dots_and_boxes::chains::{self, worth};
use dots_and_boxes::chains_and_loops::Chains;
use dots_and_boxes::coursework;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::extra_turn::draw;
use dots_and_boxes::fair_choice::{fair_choice, valued};
use dots_and_boxes::negamax_trap::negamax_trap;
use dots_and_boxes::nothing_saved::nothing_saved;
use dots_and_boxes::same_position::{Memo, same_position};
use dots_and_boxes::size::Line;
use dots_and_boxes::solver::{Table, at_least};
use dots_and_boxes::squares::Squares;
use dots_and_boxes::symmetry::Symmetry;
use fastrand::Rng;
use game::{Board, Player, Value, Watched};
use tic_tac_toe::look_ahead::look_ahead;

/// No field has more boxes.
const MOST: i64 = 25;
const FIELD: &str = "the size in dots and the links made, such as 3x3 a1b1 c3c2";
const POSITION: &str = "a size and the lines drawn, such as 2x2 a1b1 a1a2";

fn main() -> ExitCode {
    example::main(&runs())
}

/// What can be run by name.
pub(crate) fn runs() -> Vec<Run> {
    [
        games(),
        searches(),
        on_trees(),
        on_squares(),
        endings(),
        ladder::runs(),
    ]
    .concat()
}

/// One line, and a whole game.
fn games() -> Vec<Run> {
    vec![
        run("boxes", [a_field(), text("line", "line")], |args| {
            // Who moves is the next exercise: here the boxes that are closed are A's.
            let text = args.text("position")?;
            let bare = shown(&text).map_or(text.as_str(), |(lines, _)| lines);
            let (size, lines) =
                Dots::read_game(bare).map_err(|_| args.bad("position", POSITION, &text))?;
            let mut board = Dots::new(size);
            board.drawn = lines
                .iter()
                .fold(0, |drawn, line| drawn | 1 << line.number());
            let (line, before) = (open_line(args, &board)?, board);
            let closed = closed_by(size, board.drawn, line.number());
            board.taken[0] = closed;
            board.drawn |= 1 << line.number();
            drawn(&before, line, &board);
            args.answer(closed)
        }),
        run("extra_turn", [a_field(), text("line", "line")], |args| {
            let board = position(args)?;
            let line = open_line(args, &board)?;
            let after = draw(&board, line);
            drawn(&board, line, &after);
            args.answer(after)
        }),
        run("images", [a_field().rest()], |args| {
            images(&position(args)?);
            Ok(())
        }),
        run("corner", [text("size", "size")], |args| {
            let text = args.text("size")?;
            let size = Dots::read_game(&text).map(|(size, _)| size);
            let small = size.ok().filter(|size| size.lines() <= 12);
            let Some(size) = small else {
                return Err(args.bad("size", "a size of at most 12 lines, such as 2x2", &text));
            };
            corner(Dots::new(size));
            Ok(())
        }),
        run("middle", [text("size", "size")], |args| {
            let text = args.text("size")?;
            let size = Dots::read_game(&text);
            let size = size.map_err(|_| args.bad("size", "a size such as 2x3", &text))?;
            middle(Dots::new(size.0));
            Ok(())
        }),
        run("game", [a_field().rest()], |args| {
            let text = args.text("position")?;
            let (size, lines) =
                Dots::read_game(&text).map_err(|_| args.bad("position", POSITION, &text))?;
            let start = Watched::new(Dots::new(size));
            lines
                .into_iter()
                .fold(start, |board, line| board.play(line));
            Ok(())
        }),
    ]
}

/// Records a line that no board has drawn, but an exercise.
fn drawn(before: &Dots, line: Line, after: &Dots) {
    let state = |board, to_move, over| State {
        kind: Dots::KIND,
        max: Some(&Player::First),
        to_move: Some(to_move),
        over,
        board,
    };
    let open = |board: &Dots| board.open() != 0;
    let first = Position::first(&state(before, &before.to_move, false));
    let then = state(after, &after.to_move, !open(after));
    first.play(line, Some(&before.to_move), &then);
}

/// The line that is named by its two dots; it is not drawn yet.
fn open_line(args: &Arguments, board: &Dots) -> Result<Line, BadArgument> {
    let name = args.text("line")?;
    let line = board.size.read_line(&name);
    let line = line.map_err(|_| args.bad("line", "two neighbouring dots such as a1b1", &name))?;
    if board.is_drawn(line) {
        return Err(args.bad("line", "one that is not drawn yet", &name));
    }
    Ok(line)
}

/// The searches, to the end of the game.
fn searches() -> Vec<Run> {
    vec![
        run("look_ahead", [a_field().rest()], |args| {
            let (board, depth) = late(args, 7)?;
            look_ahead(&board, depth);
            Ok(())
        }),
        run("alpha_beta", [a_field().rest()], |args| {
            let (board, depth) = late(args, 9)?;
            alpha_beta(&board, depth, Value::MIN, Value::MAX);
            Ok(())
        }),
        run("negamax_trap", [a_field().rest()], |args| {
            let (board, depth) = late(args, 9)?;
            args.answer(negamax_trap(&board, depth, -Value::MAX, Value::MAX))
        }),
        run("negates_always", [a_field().rest()], |args| {
            let (board, depth) = late(args, 7)?;
            negates_always(&board, depth);
            Ok(())
        }),
        run("same_position", [a_field().rest()], |args| {
            let (board, _) = late(args, 12)?;
            args.answer(same_position(&board, &mut Memo::new()))
        }),
    ]
}

/// Chains and loops by themselves, and the questions of the solver.
fn endings() -> Vec<Run> {
    vec![
        run("worth", [text("chains", "list of chains").rest()], |args| {
            args.answer(worth(&chains(args)?, &mut chains::Memo::new()))
        }),
        run(
            "at_least",
            [number("t", -MOST..=MOST), a_field().rest()],
            |args| {
                let t: Value = args.number("t")?;
                let (board, _) = late(args, 12)?;
                args.answer(at_least(&board, t, &mut Table::new()))
            },
        ),
    ]
}

/// Records the links of a built tree, and at a leaf its value.
fn links(tree: &BuiltTree<Watched<TreeBoard<'_>>>) {
    let link = |link: Option<usize>| link.map_or("-".to_owned(), |place| place.to_string());
    let line = |node: &Node<Watched<TreeBoard<'_>>>| {
        let (first, next) = (link(node.first_child), link(node.next_sibling));
        let written = node.board.inner().node();
        let holds = written.is_leaf().then(|| format!(" {written}"));
        format!("{first} {next}{}", holds.unwrap_or_default())
    };
    let lines: Vec<String> = tree.nodes.iter().map(line).collect();
    let board = lines.join("\n");
    Position::first(&State {
        kind: "links",
        ..State::text(&board)
    });
}

/// What hangs at a node of a built tree, whichever child comes first and wherever the nodes lie.
struct Grown<'t>(&'t BuiltTree<Watched<TreeBoard<'t>>>, usize);

impl fmt::Debug for Grown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Grown(tree, at) = *self;
        let children: Vec<Grown<'_>> = tree.children(at).map(|child| Grown(tree, child)).collect();
        let written = tree.nodes[at].board.inner().node();
        if written.is_leaf() {
            return write!(f, "{written}");
        }
        AnyOrder(children).fmt(f)
    }
}

/// Records the images of a field: its turns, and then its mirror images.
fn images(start: &Dots) {
    let is_turn = |it: &Symmetry| !(it.swaps ^ it.upside_down ^ it.mirrored);
    let (turns, mirrors): (Vec<_>, Vec<_>) = Symmetry::all().partition(is_turn);
    for symmetry in turns.into_iter().chain(mirrors) {
        let drawn = symmetry.image(start.size, start.drawn);
        if drawn.count_ones() < start.drawn.count_ones() {
            continue; // some of its lines would lie outside
        }
        let image = Dots { drawn, ..*start };
        Position::first(&State {
            kind: Dots::KIND,
            ..State::text(&image)
        });
        note(match symmetry {
            it if !is_turn(&it) => "mirror",
            it if it.swaps => "quarter turn",
            it if it.mirrored => "half turn",
            _ => "as it is",
        });
    }
}

/// Records a field on which none of the two lines of a corner is drawn, the one, the other, and both,
/// with what the rest is worth to the player who moves.
fn corner(start: Dots) {
    let (across, down) = (start.size.across(0, 0), start.size.down(0, 0));
    let [across, down] = [across, down].map(|line| 1 << line.number());
    for drawn in [0, across, down, across | down] {
        let board = Dots { drawn, ..start };
        Position::first(&State {
            kind: Dots::KIND,
            ..State::text(&board)
        });
        let rest = unrecorded(|| same_position(&board, &mut Memo::new()));
        note(format!("rest {rest}").replace('-', "−"));
    }
}

/// Records the lines that are sides of two boxes, drawn on one field, and the others on another.
fn middle(start: Dots) {
    let size = start.size;
    let boxes_of = |line: usize| {
        let others = size.all_lines() & !(1 << line);
        closed_by(size, others, line).count_ones()
    };
    for (boxes, name) in [(2, "two boxes each"), (1, "one box each")] {
        let lines = size.numbers().filter(|&line| boxes_of(line) == boxes);
        let drawn = lines.fold(0, |drawn, line| drawn | 1 << line);
        Position::first(&State {
            kind: Dots::KIND,
            ..State::text(&Dots { drawn, ..start })
        });
        note(name);
    }
}

/// The searches on written trees.
fn on_trees() -> Vec<Run> {
    vec![
        run("built_tree", [a_tree(), number("depth", 0..=100)], |args| {
            let tree = tree(args)?;
            let board = Watched::new(TreeBoard::new(&tree));
            let built = built_tree(&board, args.number("depth")?);
            links(&built);
            args.answer(Grown(&built, 0))
        }),
        run("built_and_visited", [a_tree()], |args| {
            let tree = tree(args)?;
            let board = Watched::new(TreeBoard::new(&tree));
            built_tree(&board, tree.height());
            nothing_saved(&board, tree.height(), Value::MIN, Value::MAX);
            Ok(())
        }),
        run("coursework", [a_tree()], |args| {
            coursework::alpha_betta(&mut coursework::build(&tree(args)?), 0);
            Ok(())
        }),
        run("nothing_saved", [a_tree()], |args| {
            let tree = tree(args)?;
            let board = Watched::new(TreeBoard::new(&tree));
            let depth = tree.height();
            args.answer(nothing_saved(&board, depth, Value::MIN, Value::MAX))
        }),
        run("alpha_beta_tree", [a_tree()], |args| {
            let tree = tree(args)?;
            let board = Watched::new(TreeBoard::new(&tree));
            alpha_beta(&board, tree.height(), Value::MIN, Value::MAX);
            Ok(())
        }),
        run(
            "fair_choice",
            [a_tree(), number("seed", 0..=1_000_000)],
            |args| {
                let tree = tree(args)?;
                let board = TreeBoard::new(&tree);
                let mut rng = Rng::with_seed(args.number("seed")?);
                let values = || valued(&board, tree.height());
                let chosen = fair_choice(&board, values(), &mut rng);
                args.answer_one_of(chosen, || best(&board, values()))
            },
        ),
    ]
}

/// The best of these moves, or that there is none.
fn best<B: Board>(
    board: &B,
    valued: impl Iterator<Item = (B::Move, Value)>,
) -> Vec<Option<B::Move>> {
    let (mut best, mut value) = (vec![None], board.worst_case());
    for (mv, its) in valued {
        match board.better(its, value) {
            true => best = vec![Some(mv)],
            false if its == value => best.push(Some(mv)),
            false => {}
        }
        value = if board.better(its, value) { its } else { value };
    }
    best
}

/// A whole game of dots and squares, and a search of it.
fn on_squares() -> Vec<Run> {
    vec![
        run(
            "squares_game",
            [text("position", "field of squares").rest()],
            |args| {
                let text = args.text("position")?;
                let (start, links) =
                    Squares::read_game(&text).map_err(|_| args.bad("position", FIELD, &text))?;
                let start = Watched::new(start);
                links
                    .into_iter()
                    .fold(start, |board, link| board.play(link));
                Ok(())
            },
        ),
        run(
            "squares_look_ahead",
            [
                number("depth", 0..=20),
                text("position", "field of squares").rest(),
            ],
            |args| {
                let text = args.text("position")?;
                let field: Squares = text
                    .parse()
                    .map_err(|_| args.bad("position", FIELD, &text))?;
                look_ahead(&Watched::new(field), args.number("depth")?);
                Ok(())
            },
        ),
    ]
}

/// The tree, written out in full.
fn tree(args: &Arguments) -> Result<Tree, BadArgument> {
    let text = args.text("tree")?;
    let kind = "a tree such as [[44, 61, 50], [40, 35]]";
    text.parse().map_err(|_| args.bad("tree", kind, &text))
}

/// The trap without its windows: negamax that turns the sign on every move.
#[traced(skip(board), depth(depth), values(mover))]
fn negates_always(board: &Watched<Dots>, depth: u32) -> Value {
    if depth == 0 || board.done() {
        return match board.to_move() {
            Player::First => board.evaluate(),
            Player::Second => -board.evaluate(),
        };
    }
    let replies = board.legal_moves().map(|line| board.play(line));
    let values = replies.map(|reply| -negates_always(&reply, depth - 1));
    values.max().unwrap_or_default()
}

/// The chains and loops that an argument lists.
pub(crate) fn chains(args: &Arguments) -> Result<Chains, BadArgument> {
    let text = args.text("chains")?;
    let kind = "chains such as 3 3 loop4";
    text.parse().map_err(|_| args.bad("chains", kind, &text))
}

/// A watched position and how many lines are open: not more than `most`, or the tree is too large
/// to be looked at.
fn late(args: &Arguments, most: u32) -> Result<(Watched<Dots>, u32), BadArgument> {
    let board = position(args)?;
    let open = board.open().count_ones();
    if open > most {
        let kind = format!("a position with at most {most} open lines");
        return Err(args.bad("position", &kind, &args.text("position")?));
    }
    Ok((Watched::new(board), open))
}

/// A field with its lines, which the first one of a drawing shows.
fn a_field() -> Argument {
    text("position", "field").marked("dots")
}

/// A written tree, each node of which is a mark of its drawing.
fn a_tree() -> Argument {
    text("tree", "tree").marked("tree")
}

/// The position, written as the moves that led to it, or as a message shows it: with the boxes of
/// both and the mover behind the lines.
fn position(args: &Arguments) -> Result<Dots, BadArgument> {
    let text = args.text("position")?;
    let board = match shown(&text) {
        Some((lines, state)) => as_shown(lines, state),
        None => text.parse().ok(),
    };
    board.ok_or_else(|| args.bad("position", POSITION, &text))
}

/// `1x2 a1b1` and `0:0, B to move` of `1x2 a1b1 (0:0, B to move)`.
fn shown(text: &str) -> Option<(&str, &str)> {
    text.trim().strip_suffix(')')?.split_once('(')
}

/// The board that is shown so. Which of the boxes are whose is not known any more, only how many.
fn as_shown(lines: &str, state: &str) -> Option<Dots> {
    let (size, lines) = Dots::read_game(lines).ok()?;
    let (boxes, mover) = state.strip_suffix(" to move")?.split_once(", ")?;
    let (first, second) = boxes.split_once(':')?;
    let (first, second): (u32, u32) = (first.parse().ok()?, second.parse().ok()?);
    let mut board = Dots::new(size);
    let (mut closed, mut left) = (0, first);
    for line in lines {
        closed |= closed_by(size, board.drawn, line.number());
        board.drawn |= 1 << line.number();
    }
    if closed.count_ones() != first + second {
        return None;
    }
    for place in (0..size.boxes()).filter(|place| closed & 1 << place != 0) {
        board.taken[usize::from(left == 0)] |= 1 << place;
        left = left.saturating_sub(1);
    }
    board.to_move = match mover {
        "A" => Player::First,
        "B" => Player::Second,
        _ => return None,
    };
    Some(board)
}
