//! The checks of the exercise `null_window`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::null_window::null_window;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use call_trace::record;
use common::trees::{Bound, bounds_are_true};
use common::{
    OPEN, attempt, minus, name, named, positions, probe, shown, spaced, tree, twice, within, worth,
};
use diagnosis::{sentence, wrong_answer};
use fastrand::Rng;
use game::{Board, Player, Value, Watched, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

/// Formats a window in the notation of the page.
fn window((alpha, beta): (Value, Value)) -> String {
    let end = |end| match end {
        _ if end == Value::MIN + 1 => "−∞ + 1".to_owned(),
        _ if end == Value::MAX - 1 => "+∞ − 1".to_owned(),
        end => shown(end),
    };
    format!("({}, {})", end(alpha), end(beta))
}

pub(super) fn the_value_and_the_move_are_those_of_alpha_beta(text: &str) {
    let tree = tree(text);
    let board = TreeBoard::new(&tree);
    // `cargo course` draws this recording.
    let ((value, mv), _) = diagnosis::watch(
        || null_window(&Watched::new(board), 9, OPEN.0, OPEN.1),
        |panic, _| {
            let thought = match panic {
                _ if panic.contains("negate with overflow") => {
                    "Your code negated `Value::MIN`, which has no positive counterpart. Every value is \
                     from the first player's side, whoever moves, so no value needs a negation."
                }
                _ if panic.contains("subtract with overflow") => {
                    "Your code subtracted, but the result does not fit in its type. Check that `depth` \
                     is not lowered below 0, and that no subtraction uses `Value::MIN`."
                }
                _ => return None,
            };
            let want = shown(look_ahead(&board, 9).0);
            Some(minus(&format!(
                "Your null_window on {text} at depth 9 panicked, but should return {want}.\n{thought}\n{panic}"
            )))
        },
    );
    right(&board, text, 9, (value, mv));
}

pub(super) fn it_looks_as_deep_as_it_is_told(text: &str, depth: u32) {
    let tree = tree(text);
    let board = TreeBoard::new(&tree);
    right(
        &board,
        text,
        depth,
        null_window(&board, depth, OPEN.0, OPEN.1),
    );
    // A search with a null window looks as deep.
    let (value, _) = look_ahead(&board, depth);
    for root in [(value - 1, value), (value, value + 1)] {
        let (got, _) = null_window(&board, depth, root.0, root.1);
        let asked = format!(
            "null_window on {text} at depth {depth} with the window {}",
            window(root)
        );
        let kind = if root.0 == value { "less" } else { "more" };
        let first = wrong_answer(
            &asked,
            shown(got),
            format!("{} or {kind}", shown(value)),
            "",
        );
        let said = || minus(&with_cause(&first, text, root));
        assert!(got.clamp(root.0, root.1) == value, "{}", said());
    }
}

pub(super) fn the_same_question_gets_the_same_answer_again() {
    let tree = tree("[4, [[5, 7], 8]]");
    let ask = || null_window(&TreeBoard::new(&tree), 9, OPEN.0, OPEN.1);
    twice("null_window([4, [[5, 7], 8]])", ask);
}

/// Trees with the window of the root. They show a question, a second search and a refutation, for MAX and MIN,
/// and also with a narrow window.
const ASKED: [(&str, (Value, Value)); 12] = [
    ("[4, 9]", OPEN),
    ("{9, 4}", OPEN),
    ("[1, [[8, 4], 1]]", OPEN),
    ("{9, {{2, 6}, 9}}", OPEN),
    ("[4, [[5, 7], 8], [[9, 6], 3]]", OPEN),
    ("{6, {{5, 3}, 2}, {{1, 4}, 7}}", OPEN),
    ("[2, [[3, 7], 8], [[9, 6], 1]]", (4, 6)),
    ("{8, {{7, 3}, 2}, {{1, 4}, 9}}", (4, 6)),
    ("[2, [[6, 7], 8]]", (4, 6)),
    ("{8, {{4, 3}, 2}}", (4, 6)),
    ("[2, 4]", (5, 9)),
    ("{8, 6}", (1, 4)),
];

pub(super) fn each_other_move_is_asked_whether_it_is_better() {
    for (text, root) in ASKED {
        let tree = tree(text);
        let board = TreeBoard::new(&tree);
        let got = null_window(&board, 9, root.0, root.1);
        if root == OPEN {
            right(&board, text, 9, got);
        }
        let with = match root {
            OPEN => String::new(),
            root => format!(" with the window {}", window(root)),
        };
        if let Some(said) = otherwise(text, root) {
            panic!(
                "{}",
                minus(&diagnosis::of_yours(
                    &format!("null_window on {text}{with}"),
                    &said
                ))
            );
        }
    }
}

pub(super) fn no_more_is_visited_than_the_questions_need(text: &str) {
    let tree = tree(text);
    frugal(&TreeBoard::new(&tree), text, OPEN);
}

pub(super) fn random_trees_are_valued() {
    let search = |board: &TreeBoard| null_window(board, 9, OPEN.0, OPEN.1);
    diagnosis::demand_each(
        random_trees(),
        common::trees::smaller,
        |tree| {
            let board = TreeBoard::new(tree);
            attempt(|| search(&board)) != Some(look_ahead(&board, 9))
        },
        |tree| {
            let board = TreeBoard::new(tree);
            if let Some(said) = complaint(&board, &tree.to_string(), 9, search(&board)) {
                panic!("{said}");
            }
        },
    );
}

pub(super) fn in_random_trees_no_more_is_visited_either() {
    for root in [OPEN, (-3, 2), (0, 1)] {
        diagnosis::demand_each(
            random_trees(),
            common::trees::smaller,
            |tree| visited(&TreeBoard::new(tree), root).is_none_or(|(nodes, most)| nodes > most),
            |tree| frugal(&TreeBoard::new(tree), &tree.to_string(), root),
        );
    }
}

fn random_trees() -> impl Iterator<Item = Tree> {
    let mut rng = Rng::with_seed(50);
    let wild = (0..200).map(move |_| uniform::wild(4, &mut rng));
    wild.chain((0..60).map(|seed| uniform::random(3, 4, seed)))
}

pub(super) fn outside_the_window_the_value_is_a_bound() {
    let mut rng = Rng::with_seed(51);
    let asked = (0..300).map(|_| {
        let tree = uniform::wild(4, &mut rng);
        let alpha = rng.i32(-9..9);
        (tree, (alpha, alpha + rng.i32(1..6)))
    });
    bounds_are_true(
        asked,
        |board, (alpha, beta)| Bound {
            got: null_window(board, 9, alpha, beta).0,
            value: look_ahead(board, 9).0,
        },
        |tree, asked, Bound { got, value }, says| {
            let text = tree.to_string();
            let (named, tree_after) = named(&text);
            let question = format!("null_window on {named} with the window {}", window(asked));
            let first = format!(
                "{} returned {got}, which means \"{says} {got}\", but the value is {}.{tree_after}",
                diagnosis::yours(&question),
                shown(value),
                got = shown(got)
            );
            minus(&with_cause(&first, &text, asked))
        },
    );
}

pub(super) fn on_every_late_position_it_agrees_with_look_ahead() {
    for board in positions(3).into_iter().map(WinDrawLoss) {
        let got = null_window(&board, 9, OPEN.0, OPEN.1);
        right(&board, &board.0.to_string().replace('\n', ""), 9, got);
    }
}

pub(super) fn tic_tac_toe_takes_fewer_visits() {
    let board = Bits::new();
    let (value, _) = null_window(&board, 9, OPEN.0, OPEN.1);
    let asked = "null_window on the empty board";
    assert!(
        value == 0,
        "{}",
        with_cause(&wrong_answer(asked, shown(value), 0, ""), "", OPEN)
    );
    let Some((nodes, most)) = visited(&board, OPEN) else {
        return;
    };
    let said = || {
        format!(
            "Your {asked} visited {} nodes, but should visit at most {}.",
            spaced(nodes),
            spaced(most)
        )
    };
    assert!(nodes <= most, "{}", with_cause(&said(), "", OPEN));
    worth(format!(
        "{} visits on the empty board, where an earlier win is worth more. alpha_beta needs {} \
         visits there.",
        spaced(nodes),
        spaced(20_866)
    ));
}

/// Asserts the value and the move of `look_ahead`.
fn right<B: Board>(board: &B, text: &str, depth: u32, got: (Value, Option<B::Move>)) {
    if let Some(said) = complaint(board, text, depth, got) {
        panic!("{said}");
    }
}

fn complaint<B: Board>(
    board: &B,
    text: &str,
    depth: u32,
    got: (Value, Option<B::Move>),
) -> Option<String> {
    let want = look_ahead(board, depth);
    if got == want {
        return None;
    }
    let by = |(value, mv): (Value, Option<B::Move>)| {
        let by = mv.map_or_else(|| "without a move".into(), |mv| format!("by move {mv}"));
        format!("{} {by}", shown(value))
    };
    let (named, tree_after) = named(text);
    let question = format!("null_window on {named} at depth {depth}");
    let first = wrong_answer(&question, by(got), by(want), "");
    if got.0 == want.0 && got.1.is_none() {
        let move_too = "Store each better move together with its value, and return both.";
        return Some(minus(&format!("{first}\n{move_too}{tree_after}")));
    }
    let mut said = with_cause(&first, text, OPEN);
    if said == first {
        said.extend(of_another_move(board, depth, got, want));
    }
    Some(minus(&(said + &tree_after)))
}

/// Detects a right value with a move that has another value.
fn of_another_move<B: Board>(
    board: &B,
    depth: u32,
    (value, mv): (Value, Option<B::Move>),
    (wanted, best): (Value, Option<B::Move>),
) -> Option<String> {
    let (mv, best) = (mv?, best?);
    let is_legal = board.legal_moves().any(|legal| legal == mv);
    let of_mv = (value == wanted && is_legal).then(|| look_ahead(&board.play(mv), depth - 1).0)?;
    (of_mv != value).then(|| {
        format!(
            "\nThe value belongs to move {best}, but move {mv} is worth {}. Recommend the move \
             whose value you return.",
            shown(of_mv)
        )
    })
}

/// Asserts that the search visits only as many nodes as the questions need.
fn frugal<B: Board>(board: &B, text: &str, root: (Value, Value)) {
    null_window(board, 9, root.0, root.1);
    if let Some(said) = too_many(board, text, root) {
        panic!("{said}");
    }
}

/// Returns the number of visited nodes, and the most that the page's search visits, or `None` if the
/// student's search panics.
fn visited<B: Board>(board: &B, root: (Value, Value)) -> Option<(usize, usize)> {
    let search = |board: &Watched<B>| null_window(board, 9, root.0, root.1);
    let (nodes, trace) = record(|| nodes_of(board, search));
    // A board that is made once and searched twice is one node, but two visits.
    Some((
        nodes?.max(trace.calls_of("null_window")),
        most_nodes(board, root),
    ))
}

fn too_many<B: Board>(board: &B, text: &str, root: (Value, Value)) -> Option<String> {
    let (nodes, most) = visited(board, root)?;
    let (named, tree_after) = named(text);
    let with = match root {
        OPEN => String::new(),
        root => format!(" with the window {}", window(root)),
    };
    let first = format!(
        "Your null_window on {named}{with} visited {nodes} nodes, but should visit at most {most}."
    );
    (nodes > most).then(|| minus(&(with_cause(&first, text, root) + &tree_after)))
}

fn nodes_of<B: Board>(
    board: &B,
    search: impl FnOnce(&Watched<B>) -> (Value, Option<B::Move>),
) -> Option<usize> {
    let watched = Watched::new(board.clone());
    attempt(|| search(&watched))?;
    Some(watched.tree().counts().nodes)
}

/// The beginning of the second window: alpha, one above alpha, one below the returned bound, or that bound.
#[derive(Clone, Copy)]
enum Again {
    AtAlpha,
    AboveAlpha,
    BelowTheBound,
    AtTheBound,
}

/// Returns the largest number of nodes that a right program visits. It may play a move again for the second
/// search, choose the beginning of that window, and answer fail-hard, which weakens a bound.
fn most_nodes<B: Board>(board: &B, (alpha, beta): (Value, Value)) -> usize {
    use Again::{AboveAlpha, AtAlpha, AtTheBound, BelowTheBound};
    let ways = [AtAlpha, AboveAlpha, BelowTheBound, AtTheBound];
    let ways = ways
        .into_iter()
        .flat_map(|again| [(again, false), (again, true)]);
    let nodes = ways.map(|way| nodes_of(board, |board| plain(board, 9, (alpha, beta), way)));
    nodes.flatten().max().unwrap_or(0)
}

fn plain<B: Board>(
    board: &B,
    depth: u32,
    (alpha, beta): (Value, Value),
    way: (Again, bool),
) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let (again, is_hard) = way;
    let (mut alpha, mut beta) = (alpha, beta);
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let search = |(low, high): (Value, Value)| {
            let value = plain(&board.play(mv), depth - 1, (low, high), way).0;
            if is_hard {
                value.clamp(low, high)
            } else {
                value
            }
        };
        let is_first = best.1.is_none();
        let null = null_of(board.to_move(), (alpha, beta));
        let mut value = search(if is_first { (alpha, beta) } else { null });
        if !is_first && alpha < value && value < beta {
            let begins = match (board.to_move(), again) {
                (_, Again::AtAlpha) => (alpha, beta),
                (Player::First, Again::AboveAlpha) => (alpha + 1, beta),
                (Player::Second, Again::AboveAlpha) => (alpha, beta - 1),
                (Player::First, Again::BelowTheBound) => (value - 1, beta),
                (Player::Second, Again::BelowTheBound) => (alpha, value + 1),
                (Player::First, Again::AtTheBound) => (value, beta),
                (Player::Second, Again::AtTheBound) => (alpha, value),
            };
            value = search(begins);
        }
        if board.better(value, best.0) {
            best = (value, Some(mv));
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best.0),
            Player::Second => beta = beta.min(best.0),
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Returns the null window of a player with this window.
fn null_of(mover: Player, (alpha, beta): (Value, Value)) -> (Value, Value) {
    match mover {
        Player::First => (alpha, alpha.saturating_add(1)),
        Player::Second => (beta.saturating_sub(1), beta),
    }
}

/// Adds the cause to a message, from the tree that it names or from a small tree.
fn with_cause(first: &str, spoken_of: &str, root: (Value, Value)) -> String {
    let thought = of_a_finished_game().or_else(|| wrong_sign().map(str::to_owned));
    if let Some(thought) = thought.or_else(still_in_force) {
        return format!("{first}\n{thought}");
    }
    let here = spoken_of
        .parse::<Tree>()
        .is_ok()
        .then_some((spoken_of, root));
    let mut asked = here.into_iter().chain(ASKED);
    let cause = asked.find_map(|(text, root)| {
        let said = otherwise(text, root)?.replacen("yours ", "your code ", 1);
        let within = within(spoken_of, text);
        Some(match text == spoken_of || root == OPEN {
            true => within + &said,
            false => format!(
                "{within}the window at the root is {}. There {said}",
                window(root)
            ),
        })
    });
    match cause {
        Some(cause) => format!("{first}\n{}", sentence(&cause)),
        None => first.to_owned(),
    }
}

/// Detects a wrong value of a finished game.
fn of_a_finished_game() -> Option<String> {
    let value = value_of("7")?;
    (value != 7).then(|| {
        format!(
            "For a finished game worth 7 your code returns {}. Return `board.evaluate()` before the \
             loop.",
            shown(value)
        )
    })
}

/// Returns the value with the open window, or `None` if the student's search panics.
fn value_of(text: &str) -> Option<Value> {
    let tree = tree(text);
    attempt(|| null_window(&TreeBoard::new(&tree), 9, OPEN.0, OPEN.1).0)
}

/// Detects a value, or the answer to a question, that is negated for both players.
fn wrong_sign() -> Option<&'static str> {
    let turned = ["[4]", "{4}"].map(value_of) == [Some(-4); 2];
    if turned {
        return Some(
            "Your code negates the value of a single move, but every value is from the first \
             player's side, whoever moves. Remove the negation.",
        );
    }
    // The number of searches of the second move, its first window, and the returned value.
    let second = |text| {
        let (searched, returned) = searches_of(&tree(text), OPEN)?;
        let of_it: Vec<_> = searched.iter().filter(|it| it.mv == 2).collect();
        Some((of_it.len(), of_it.first()?.window, returned))
    };
    let asked = (4, 5);
    let turned =
        second("[4, 9]") == Some((1, asked, 4)) && second("[4, -9]") == Some((2, asked, 4));
    turned.then_some(
        "In the tree [4, 9] your code rejected move 2 after the answer 9, and in the tree [4, −9] \
         it searched move 2 again after the answer −9. Every value is from the first player's \
         side, whoever moves. Check the sign of each answer, and how you compare it with the \
         window.",
    )
}

/// Detects a null window that is still in force after its move: the next better move ends the loop.
fn still_in_force() -> Option<String> {
    let last = |text| Some(searches_of(&tree(text), OPEN)?.0.last()?.mv);
    let trees = [
        ("[4, 5, 9]", "[4, 3, 5, 9]", "beta"),
        ("{6, 5, 1}", "{6, 7, 5, 1}", "alpha"),
    ];
    let mut trees = trees.into_iter();
    let (without, with, end) =
        trees.find(|(without, with, _)| [*without, *with].map(last) == [Some(3); 2])?;
    Some(format!(
        "In the tree {without} your code tries every move, but in the tree {with} it stops after \
         move 3, as if {end} were 5, the end of the null window of move 2. Restore both ends of the \
         window after each first search."
    ))
}

/// Checks whether the question is right after an extra turn, but is the other player's if the players alternate.
fn asks_the_new_board() -> bool {
    let window_in = |text| {
        let (searched, _) = searches_of(&tree(text), OPEN)?;
        searched.iter().find(|it| it.mv == 2).map(|it| it.window)
    };
    let held = (4, OPEN.1);
    window_in("[4, [9, 5]]") == Some(null_of(Player::Second, held))
        && window_in("[4, {9, 5}]") == Some(null_of(Player::First, held))
}

/// A search of one of the root's moves, with its window and its answer.
struct Searched {
    mv: usize,
    window: (Value, Value),
    answer: Value,
    /// The depth of the search.
    levels: u32,
}

/// Returns the searches of the root's moves and the returned value, or `None` if the recording does not show them.
fn searches_of(tree: &Tree, root: (Value, Value)) -> Option<(Vec<Searched>, Value)> {
    let board = Watched::new(TreeBoard::new(tree));
    let (found, trace) = probe(|| null_window(&board, 9, root.0, root.1));
    let run = trace.run();
    let calls = &run.tree.calls;
    let is_search = |call: usize| ["null_window", "alpha_beta"].contains(&calls[call].function);
    let node_of = |call: usize| run.node_of(call).filter(|_| is_search(call));
    let mut searched = Vec::new();
    for (this, call) in calls.iter().enumerate() {
        let Some(node) = node_of(this).filter(|&node| run.nodes[node].depth == 1) else {
            continue;
        };
        // A search that passes its position on to another search counts once.
        if call
            .parent
            .is_some_and(|above| node_of(above) == Some(node))
        {
            continue;
        }
        let choice = run.position(run.nodes[node].position).choice?;
        searched.push(Searched {
            mv: choice.parse().ok()?,
            window: call.window?,
            answer: call.number?,
            levels: call.levels?,
        });
    }
    let visited = board.tree();
    let visited = visited.root().searched();
    let all = visited
        .iter()
        .all(|node| searched.iter().any(|it| Some(it.mv) == node.mv()));
    all.then_some((searched, found?.0))
}

/// Describes in two sentences the first wrong search of a root move.
fn otherwise(text: &str, root: (Value, Value)) -> Option<String> {
    let tree = tree(text);
    let mover = TreeBoard::new(&tree).to_move();
    let (searched, returned) = searches_of(&tree, root)?;
    let better = |value: Value, old: Value| match mover {
        Player::First => value > old,
        Player::Second => value < old,
    };
    let (mut held, mut best) = (root, None::<Value>);
    // The best value without the answers that are not better than the held value.
    let mut without_no = None::<Value>;
    let mut last = None;
    for of_one in searched.chunk_by(|one, next| one.mv == next.mv) {
        let is_leaf = tree.children()[of_one[0].mv - 1].is_leaf();
        let judged = judged(of_one, root, held, mover, best, is_leaf);
        if judged.is_some() {
            return judged;
        }
        last = Some(of_one[0].mv);
        let answer = of_one.last()?.answer;
        let is_no = match mover {
            Player::First => answer <= held.0,
            Player::Second => answer >= held.1,
        };
        if without_no.is_none_or(|old| !is_no && better(answer, old)) {
            without_no = Some(answer);
        }
        if best.is_none_or(|best| better(answer, best)) {
            best = Some(answer);
        }
        match mover {
            Player::First => held.0 = held.0.max(answer),
            Player::Second => held.1 = held.1.min(answer),
        }
        if held.0 >= held.1 {
            break;
        }
    }
    let last = last?;
    let ended = searched.iter().rposition(|it| it.mv == last)? + 1;
    if let Some(next) = searched.get(ended) {
        return Some(format!(
            "yours searched move {}, but should not search it.\nAfter move {last} the window {} was \
             closed, so the loop must end there.",
            next.mv,
            window(held)
        ));
    }
    let is_farthest = searched.iter().all(|it| it.mv <= last);
    if held.0 < held.1 && is_farthest && last < tree.children().len() {
        return Some(format!(
            "yours did not search move {}, but should search it.\nAfter move {last} the window was \
             still {}. Only a closed window ends the loop.",
            last + 1,
            window(held)
        ));
    }
    // Fail-hard returns the nearer end of the window.
    let is_right = |best: &Value| *best == returned || (*best).clamp(root.0, root.1) == returned;
    let best = best.filter(|best| !is_right(best))?;
    // Only one answer has the returned value, and it is a bound that a second search replaced.
    let of_it: Vec<usize> = (0..searched.len())
        .filter(|&at| searched[at].answer == returned)
        .collect();
    let thought = match of_it[..] {
        [at] if searched
            .get(at + 1)
            .is_some_and(|next| next.mv == searched[at].mv) =>
        {
            format!(
                "In the searches of move {}, {} was the first answer, which was only a bound. Use the \
             second answer, {}.",
                searched[at].mv,
                shown(returned),
                shown(searched[at + 1].answer)
            )
        }
        _ if without_no == Some(returned) && root != OPEN && is_right_if_open(&tree) => format!(
            "{} is not better than the {} of the window, but it is the best value at this board. \
             Compare it with the best value, too.",
            shown(best),
            match mover {
                Player::First => "alpha",
                Player::Second => "beta",
            }
        ),
        _ => searched
            .windows(2)
            .find(|two| two[0].mv == two[1].mv && two.iter().all(|it| it.answer == best))
            // The second move must also be left out if its value is below 0.
            .filter(|_| value_of("[-9, -4]") == Some(-9))
            .map_or_else(String::new, |two| {
                format!(
                    "Both searches of move {} returned {best}. If the second search returns the same \
                     bound again, the value of the move is exactly {best}.",
                    two[0].mv,
                    best = shown(best)
                )
            }),
    };
    let said = format!(
        "yours returned {}, but should return {}, the best value of its moves.\n{thought}",
        shown(returned),
        shown(best)
    );
    Some(said.trim_end().to_owned())
}

/// Checks whether the value is right with the open window.
fn is_right_if_open(tree: &Tree) -> bool {
    let board = TreeBoard::new(tree);
    let value = attempt(|| null_window(&board, 9, OPEN.0, OPEN.1).0);
    value == Some(look_ahead(&board, 9).0)
}

const FIRST: &str = "This move is the first, so your code has no earlier move to compare it with. \
                     Pass the window unchanged.";

const CLOSED: &str = "In your window the lower end is not below the upper end. Pass a window with \
                      `alpha < beta`.";

/// Explains a fault in the searches of one move. `root` is the window that the board received, `held` is the
/// window of its player by now, and `best` is the best value of the earlier moves.
fn judged(
    searched: &[Searched],
    root: (Value, Value),
    held: (Value, Value),
    mover: Player,
    best: Option<Value>,
    is_leaf: bool,
) -> Option<String> {
    let [one, others @ ..] = searched else {
        return None;
    };
    let is_first = best.is_none();
    let (mv, null) = (one.mv, null_of(mover, held));
    if let Some(deeper) = searched.iter().find(|it| it.levels != 8) {
        return Some(format!(
            "yours searched move {mv} with depth {} in a search that began at depth 9, but should \
             search it with depth 8.\nEach search of a move gets the depth of the function minus 1, \
             whatever its window.",
            deeper.levels
        ));
    }
    let wanted = if is_first { held } else { null };
    // A leaf may be valued once, without a test.
    let is_only_valued = is_leaf && others.is_empty() && one.window == held;
    if one.window != wanted && !is_only_valued {
        let thought = match best {
            None => FIRST.to_owned(),
            Some(best) => not_that_question(one.window, root, held, mover, best),
        };
        return Some(format!(
            "yours searched move {mv} for the first time with the window {}, but should search it \
             with {}.\n{thought}",
            window(one.window),
            window(wanted)
        ));
    }
    let inside = held.0 < one.answer && one.answer < held.1;
    let is_needed = !is_first && inside;
    match others {
        [] if is_needed && !is_leaf => Some(format!(
            "yours left move {mv} after one search, but should search it twice.\nThe answer {} with the \
             window {} means \"{}\". The move is better, but your code still needs its exact \
             value. Search the move again with the current window.",
            shown(one.answer),
            window(wanted),
            means(one, held, mover)
        )),
        [] => None,
        [again] if is_needed => second(one, again, held, mover),
        [_] if is_first => Some(format!(
            "yours searched move {mv} twice, but should search it once.\nThe first search already \
             returned the value. Skip the second search of this move."
        )),
        [_] => Some(format!(
            "yours searched move {mv} twice, but should search it once.\nThe answer {} with the \
             window {} means \"{}\". {}.",
            shown(one.answer),
            window(wanted),
            means(one, held, mover),
            enough(one, held, mover, best)
        )),
        [_, _, ..] => Some(format!(
            "yours made {} searches of move {mv}, but should make at most 2.\nSearch a move again \
             at most once, with the whole window.",
            searched.len()
        )),
    }
}

/// Formats the bound that an answer to a question proves: `at most 3`.
fn means(one: &Searched, held: (Value, Value), mover: Player) -> String {
    let is_at_most = match mover {
        Player::First => one.answer <= held.0,
        Player::Second => one.answer < held.1,
    };
    let bound = if is_at_most { "at most" } else { "at least" };
    format!("{bound} {}", shown(one.answer))
}

/// Explains why an answer outside the window is enough.
fn enough(
    one: &Searched,
    (alpha, beta): (Value, Value),
    mover: Player,
    best: Option<Value>,
) -> String {
    let (is_no, others_end) = match mover {
        Player::First => (one.answer <= alpha, beta),
        Player::Second => (one.answer >= beta, alpha),
    };
    let (who, other) = (name(mover), name(mover.other()));
    let (end, of_it, than) = match mover {
        Player::First => ("alpha", alpha, "more"),
        Player::Second => ("beta", beta, "less"),
    };
    let passes = |best: &Value| match mover {
        Player::First => one.answer > *best,
        Player::Second => one.answer < *best,
    };
    if let Some(best) = best.filter(passes).filter(|_| is_no) {
        return format!(
            "{} is {than} than {}, the best value at this board, but not {than} than {end}, {}. Skip \
             the second search",
            shown(one.answer),
            shown(best),
            shown(of_it)
        );
    }
    match is_no {
        true => {
            format!("The move is not better for {who}. Skip the second search")
        }
        false => format!(
            "{other} already has {} elsewhere and will avoid this board. Skip the second search",
            shown(others_end)
        ),
    }
}

/// Explains a wrong second search of a move.
fn second(one: &Searched, again: &Searched, held: (Value, Value), mover: Player) -> Option<String> {
    let (low, high) = again.window;
    let (is_right, passes_it) = match mover {
        Player::First => (
            held.0 <= low && low <= one.answer && high == held.1,
            low > one.answer && high == held.1,
        ),
        Player::Second => (
            low == held.0 && one.answer <= high && high <= held.1,
            high < one.answer && low == held.0,
        ),
    };
    let answer = shown(one.answer);
    let (begin, above) = match mover {
        Player::First => ("Begin", "above"),
        Player::Second => ("End", "below"),
    };
    let thought = match passes_it {
        _ if low >= high => CLOSED.to_owned(),
        true => format!(
            "The first answer means \"{}\", so the value can be {answer} itself. {begin} the \
             second window at {answer}, and not {above} it.",
            means(one, held, mover)
        ),
        false => format!(
            "The first answer means \"{}\", but your code still needs the exact value. Pass the \
             current window. Its {} end can also be {}.",
            means(one, held, mover),
            match mover {
                Player::First => "lower",
                Player::Second => "upper",
            },
            answer
        ),
    };
    let part = match mover {
        Player::First => (one.answer, held.1),
        Player::Second => (held.0, one.answer),
    };
    let said = format!(
        "yours searched move {} once more with the window {}, but should search it with {} or {}.\n{thought}",
        one.mv,
        window(again.window),
        window(held),
        window(part)
    );
    (!is_right).then_some(said)
}

/// Explains why a window does not ask whether a move is better than the held value. `here` is the best value at
/// this board. Another board may already have a better one.
fn not_that_question(
    (low, high): (Value, Value),
    root: (Value, Value),
    held: (Value, Value),
    mover: Player,
    here: Value,
) -> String {
    let (who, null) = (name(mover), null_of(mover, held));
    let (end, than, best) = match mover {
        Player::First => ("alpha", "more", held.0),
        Player::Second => ("beta", "less", held.1),
    };
    let holds_more = here != best;
    let best = shown(best);
    if holds_more && (low, high) == null_of(mover, (here, here)) {
        return format!(
            "Your window tests whether the move is worth {than} than {}, the best value at this \
             board. But {end} is {best}. Compare the move with {end} instead.",
            shown(here)
        );
    }
    if (low, high) == null_of(mover.other(), held) {
        let whom = match asks_the_new_board() {
            true => ". Your code checks who moves on the new board",
            false => "",
        };
        let others = match mover {
            Player::First => "(beta − 1, beta)",
            Player::Second => "(alpha, alpha + 1)",
        };
        return format!(
            "Your window is {others}, which is right for the other player, but {who} moves on this \
             board{whom}. Test whether the move is worth {than} than {best}."
        );
    }
    let width = i64::from(high) - i64::from(low);
    match (mover, width) {
        (_, ..=0) => CLOSED.to_owned(),
        (Player::First, 1) if low == null.0 - 1 => {
            format!(
                "Your window tests whether the move is worth {best} or more, but an equal move is \
                 not better. Test whether the move is worth more than {best}."
            )
        }
        (Player::Second, 1) if high == null.1 + 1 => {
            format!(
                "Your window tests whether the move is worth {best} or less, but an equal move is \
                 not better. Test whether the move is worth less than {best}."
            )
        }
        (_, 1) if (low, high) == null_of(mover, root) => format!(
            "Your window fits the {end} that this board received, but {who} already has {best}. \
             Make the window from the current {end}, anew before each move."
        ),
        (_, 1) => format!(
            "Your window tests another value, but {who} already has {best}. Test whether this move \
             is worth {than} than {best}."
        ),
        _ => format!(
            "{who} already has {best}. The first search only tests whether this move is worth \
             {than} than {best}. Pass a window with no whole number between its ends."
        ),
    }
}
