//! The checks of the exercise `built_tree`, one function for each test, and the explanations of wrong answers.

mod common;

use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use common::{Counted, Noted, position, spaced};
use diagnosis::{assert_same_again, attempt, watch, worth, wrong_answer};
use dots_and_boxes::built_tree::{BuiltTree, Node, built_tree, expand};
use dots_and_boxes::dots::Field;
use game::{Board, Watched};
use std::collections::HashMap;
use std::fmt::Display;
use tic_tac_toe::bits::Bits;

// Every node has a different text, which identifies it.
pub(super) const ONE_THEN_TWO: &str = "[[3, 5]]";

pub(super) const TWO_LEVELS: &str = "[[44, 61, 50], [40, 35]]";

pub(super) const UNEVEN: &str = "[[[1, 2], [3, 4, 5]], 6, [7, [8, 9]]]";

pub(super) const EXTRA_TURNS: &str = "[{{1, 2}, 3}, 4, {5, [6, 7, 8]}]";

pub(super) fn every_node_names_its_move_and_its_parent(text: &str) {
    for depth in 1..=3 {
        Judged::new(text, depth).parents();
    }
}

pub(super) fn depth_counts_the_moves(text: &str, depth: u32) {
    Judged::new(text, depth).levels();
}

pub(super) fn the_links_lead_to_all_children_in_order(text: &str) {
    for depth in [1, 2, 3, 9] {
        Judged::new(text, depth).links();
    }
}

pub(super) fn what_is_built_is_below_the_node_that_was_named() {
    let written = written(TWO_LEVELS);
    let mut tree = built_tree(&TreeBoard::new(&written), 1);
    Judged::of(TWO_LEVELS, &written, 1, &tree).links();
    let first = written.children()[0].to_string();
    let at = tree
        .nodes
        .iter()
        .position(|it| it.board.node().to_string() == first);
    let at = at.unwrap_or_else(|| panic!("{first} is not in the tree of {TWO_LEVELS}."));
    let before = tree.nodes.len();
    expand(&mut tree, at, 1);
    let linked: Vec<usize> = tree.children(at).take(99).collect();
    let links = linked.len();
    let parents: Vec<Option<usize>> = tree.nodes[before..].iter().map(|it| it.parent).collect();
    assert!(
        !parents.is_empty(),
        "Your expand(tree, {at}, 1), where node {at} is {first}, built nothing, but should build 3 \
         nodes.\nWith depth 1, build a node for each move of node {at}."
    );
    let seen = format!(
        "Your expand(tree, {at}, 1), where node {at} is {first}, built {} below {} and left node \
         {at} with the children {linked:?}, but should build 3 nodes and leave it with the children \
         {:?}.",
        diagnosis::counted(parents.len(), "node"),
        numbers(&parents),
        [before, before + 1, before + 2]
    );
    assert!(
        parents.len() != 3 || parents.iter().all(|&parent| parent == Some(at)),
        "{seen}\nStore node {at} as the parent of each new node."
    );
    let old = tree.nodes[at].first_child.filter(|&child| child < before);
    let thought = match (parents.len(), old) {
        (3, Some(old)) => format!(
            "`first_child` of node {at} is node {old}, which was in the vector before the call. Set \
             `first_child` to the index of the first new node, here {before}."
        ),
        (3, None) if tree.nodes[at].first_child != Some(before) => FIRST.to_owned(),
        (3, None) => NEXT.to_owned(),
        _ => format!("Build one node for each move of node {at}, and no other node."),
    };
    assert!(parents.len() == 3 && links == 3, "{seen}\n{thought}");
}

pub(super) fn nothing_is_searched_for() {
    Judged::new(TWO_LEVELS, 2).links();
    if let Some(seen) = searched() {
        panic!("{seen}");
    }
}

pub(super) fn the_same_board_gives_the_same_tree_again() {
    let shown = || {
        let written = written(UNEVEN);
        let (tree, _) = built(&TreeBoard::new(&written), 3, UNEVEN);
        let node = |at: &dots_and_boxes::built_tree::Node<TreeBoard>| {
            (at.parent, at.first_child, at.next_sibling)
        };
        tree.nodes.iter().map(node).collect::<Vec<_>>()
    };
    assert_same_again("built_tree", &shown(), &shown());
}

pub(super) fn tic_tac_toe_has_so_many_nodes_a_level(position: &str, want: &[usize]) {
    let start: Bits = position.parse().unwrap();
    let (tree, _) = built(&start, 3, position);
    right_levels(
        &tree,
        want,
        &format!("built_tree({position}, 3)"),
        "mark",
        |board| marks(board) - marks(&start),
    );
}

pub(super) fn every_move_of_a_field_is_played_once(text: &str, depth: u32) {
    let board = Counted::new(position(text), 100_000);
    let (tree, _) = built(&board, depth, text);
    let played = board.nodes() - 1;
    let want = levels_of(&position(text), depth);
    let drawn = |board: &Counted| board.dots().drawn.count_ones() as usize;
    right_levels(
        &tree,
        &want,
        &format!("built_tree({text}, {depth})"),
        "line",
        |it| drawn(it) - drawn(&board),
    );
    let (nodes, moves) = (tree.nodes.len(), tree.nodes.len() - 1);
    assert!(
        played <= moves,
        "Your built_tree({text}, {depth}), with {} nodes, drew {} lines, but should draw at most \
         {}.\nYour code played some moves without a new node. Play each move once, and store the \
         board after it.",
        spaced(nodes),
        spaced(played),
        spaced(moves)
    );
}

pub(super) fn a_tree_of_many_nodes_is_one_vector() {
    let tree = built_tree(&Bits::new(), 5);
    let want = levels_of(&Bits::new(), 5);
    right_levels(&tree, &want, "built_tree(........., 5)", "mark", marks);
    worth(format!(
        "The first five moves of tic-tac-toe are {} nodes in one vector, {} bytes in all: they are freed \
         at once, and not node by node.",
        spaced(tree.nodes.len()),
        spaced(tree.bytes())
    ));
}

pub(super) fn a_node_of_forty_thousand_children_is_built_without_a_search() {
    if let Some(seen) = searched() {
        panic!("{seen}");
    }
    let wide = Tree::inner((0..40_000).map(Tree::leaf).collect());
    let tree = built_tree(&TreeBoard::new(&wide), 1);
    let got = tree.children(0).count();
    assert!(
        got == 40_000,
        "Your built_tree of a node with 40 000 children linked {} to the root, but should link all.",
        spaced(got)
    );
}

fn written(text: &str) -> Tree {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Builds a tree, recorded, and explains an access to a missing node.
fn built<B: Board>(board: &B, depth: u32, text: &str) -> (BuiltTree<B>, Vec<Expanded>) {
    let not_there = |panic: &str, calls: &call_trace::Tree| {
        let seen = format!("Your built_tree({text}, {depth}) panicked, but should return a tree.");
        if panic.contains("subtract with overflow") {
            // The last call that has not returned is the call that panicked.
            let mut open = calls.calls.iter().filter(|call| call.value.is_none());
            let call = open.rfind(|call| call.function == "expand")?;
            let advice = match diagnosis::number(call, "depth")? {
                0 => "With depth 0, build nothing.",
                _ => "If it subtracts from `depth`, subtract only 1 for each move.",
            };
            let args = call.args.values();
            return Some(format!(
                "{seen}\nYour code subtracted below 0 in expand(tree, {args}). {advice}"
            ));
        }
        if !panic.contains("index out of bounds") {
            return None;
        }
        if let Some(thought) = illegal_move(board, depth) {
            return Some(format!("{seen}\n{thought}"));
        }
        // The panic contains the length and the index.
        let numbers = panic.split(|it: char| !it.is_ascii_digit());
        let mut numbers = numbers.filter_map(|it| it.parse::<u64>().ok());
        let (nodes, asked) = (numbers.next()?, numbers.next()?);
        let nodes_then = diagnosis::counted(nodes, "node");
        let calls = expanded(calls);
        let is_ahead = calls.last().map(|it| it.0) == Some(asked) && asked == nodes;
        Some(if is_ahead && nodes > 1 {
            let rule = match calls.iter().any(|it| it.0 > 0 && it.0 < nodes) {
                true => "Call it only for nodes of the vector.",
                false => {
                    "The index of a new node is the length of the vector just before you add it."
                }
            };
            format!(
                "{seen}\nYour code called `expand` for node {asked} when the vector contained \
                 {nodes_then}, numbered from 0. {rule}"
            )
        } else {
            format!(
                "{seen}\nYour code used the index {asked} in a list of the length {nodes}. \
                 Indices begin at 0. Check this index."
            )
        })
    };
    let (tree, trace) = watch(
        || built_tree(&Watched::new(board.clone()), depth),
        not_there,
    );
    let calls = expanded(&trace.tree());
    // Unwraps the boards that were watched during the construction.
    let nodes = tree.nodes.into_iter().map(|node| Node {
        board: node.board.inner().clone(),
        mv: node.mv,
        parent: node.parent,
        first_child: node.first_child,
        next_sibling: node.next_sibling,
    });
    let nodes = nodes.collect();
    (BuiltTree { nodes }, calls)
}

/// Describes a move that the student's code played on a board where it is not legal.
fn illegal_move<B: Board>(board: &B, depth: u32) -> Option<String> {
    let board = Noted::new(board.clone(), 100_000);
    attempt(|| built_tree(&board, depth));
    let log = board.log.borrow();
    let has = |board: &B, mv| board.legal_moves().any(|legal| legal == mv);
    let at = log.iter().position(|(_, board, mv)| !has(board, *mv))?;
    let (before, (id, board, mv)) = (&log[..at], &log[at]);
    let moves = match board.legal_moves().count() {
        0 => "no moves".to_owned(),
        moves => format!("only {}", diagnosis::counted(moves, "move")),
    };
    let seen = format!("Your code played move {mv} on the board {board}, which has {moves}");
    let is_here = before.iter().any(|it| it.0 == *id);
    // A call below may have changed the moves: it has played all moves of its own board.
    Some(match before.last() {
        Some((last, below, mv))
            if is_here && last != id && below.legal_moves().last() == Some(*mv) =>
        {
            format!(
                "{seen}, after it had played the last move of {below}. Check that the call for a \
                 child does not change the list of moves of its parent."
            )
        }
        _ => format!("{seen}. Play the moves of node `at` on its own board."),
    })
}

/// A node for which `expand` was called, the node of the call that called it, and the depth.
type Expanded = (u64, Option<u64>, u64);

/// Returns the nodes for which the recording shows a call of `expand`.
fn expanded(tree: &call_trace::Tree) -> Vec<Expanded> {
    let calls = tree.calls.iter().filter(|call| call.function == "expand");
    let of = |call: &call_trace::Call| {
        let from = call
            .parent
            .and_then(|at| diagnosis::number(&tree.calls[at], "at"));
        let depth = diagnosis::number(call, "depth")?;
        Some((diagnosis::number(call, "at")?, from, depth))
    };
    calls.filter_map(of).collect()
}

/// Lists the parents in words.
fn numbers(parents: &[Option<usize>]) -> String {
    let name =
        |parent: &Option<usize>| parent.map_or("no node".to_owned(), |at| format!("node {at}"));
    let mut names: Vec<String> = parents.iter().map(name).collect();
    names.dedup();
    names.join(", ")
}

/// Builds four nodes without links. Node 2 can be found only by its index, and has three moves.
fn strangers(written: &Tree) -> BuiltTree<TreeBoard<'_>> {
    let first = &written.children()[0];
    let node = |tree, parent: Option<usize>| Node {
        board: TreeBoard::new(tree),
        mv: parent.map(|_| 1),
        parent,
        first_child: None,
        next_sibling: None,
    };
    BuiltTree {
        nodes: vec![
            node(written, None),
            node(&first.children()[0], Some(2)),
            node(first, Some(0)),
            node(&first.children()[1], Some(2)),
        ],
    }
}

/// Detects an `expand` that searches the vector or the tree, and finds nodes that it should not use.
fn searched() -> Option<String> {
    let written = written(TWO_LEVELS);
    let expanded = |mut tree: BuiltTree<_>| {
        attempt(|| {
            expand(&mut tree, 2, 1);
            tree
        })
    };
    let said = |got: &str, want: &str, thought: &str| {
        let call = "expand(tree, 2, 1), where node 2 is [44, 61, 50]";
        Some(format!(
            "Your {call}, created {got}, but should create {want}.\n{}",
            diagnosis::sentence(thought)
        ))
    };
    let mut linked = strangers(&written);
    linked.nodes[0].first_child = Some(2);
    let panicked = "Your expand(tree, 2, 1), where node 2 is [44, 61, 50], panicked, but should \
                    build 3 new nodes.";
    match expanded(linked).map(|tree| tree.nodes.len()) {
        None => return Some(panicked.to_owned()),
        Some(..=4) => {
            let thought = "node 2 has three moves, but your code built no child. With depth 1, \
                           build the children of node 2.";
            return said("no new node", "3 new nodes", thought);
        }
        Some(_) => {}
    }
    let Some(tree) = expanded(strangers(&written)) else {
        return Some(format!(
            "{panicked}\nIn this test no link leads to node 2, and with a link your code does not \
             panic. Node 2 is `tree.nodes[at]`, and `expand` needs no link to it."
        ));
    };
    if tree.nodes.len() <= 4 {
        let thought = "no link leads to node 2, and with a link your code builds the nodes. Node 2 \
                       is `tree.nodes[at]`, and `expand` needs no link to it.";
        return said("no new node", "3 new nodes", thought);
    }
    let met = tree.children(2).take(99).find(|&child| child < 4);
    let linked = [1, 3]
        .into_iter()
        .find(|&old| tree.nodes[old].next_sibling.is_some());
    if let Some(old) = met.or(linked) {
        let thought = format!(
            "node {old} was in the vector before the call, with the parent 2, but no link led to \
             node {old}. Store a child's index when you create the child: do not search the vector, \
             and do not compute the index from `at`."
        );
        let (got, want) = match met {
            Some(_) => (
                format!("links from node 2 to the old node {old}"),
                "links only to new nodes",
            ),
            None => (format!("a link from node {old}"), "links between new nodes"),
        };
        return said(&got, want, &thought);
    }
    // Here node 3 is already the child of node 2.
    let mut before = strangers(&written);
    before.nodes[2].first_child = Some(3);
    let next = expanded(before)?.nodes[3].next_sibling?;
    // Runs `expand` once more, recorded, for the drawing.
    let mut before = strangers(&written);
    before.nodes[2].first_child = Some(3);
    watch(|| expand(&mut before, 2, 1), |_, _| None);
    said(
        &format!("a link from node 3 to node {next}"),
        "links between new nodes",
        "node 3 was a child of node 2 before the call, and your code followed a link to node 3. \
         Store the index of the last new child in a variable instead.",
    )
}

/// Checks whether a new node has the move of its parent.
fn move_of_the_parent_is_written() -> bool {
    let written = written(ONE_THEN_TWO);
    let below = Node {
        board: TreeBoard::new(&written),
        mv: Some(9),
        parent: None,
        first_child: None,
        next_sibling: None,
    };
    let mut tree = BuiltTree { nodes: vec![below] };
    let done = attempt(|| expand(&mut tree, 0, 1)).is_some();
    done && tree.nodes.get(1).is_some_and(|node| node.mv == Some(9))
}

/// Asserts the number of nodes on each level. `level` returns the level of a board.
fn right_levels<B: Board>(
    tree: &BuiltTree<B>,
    want: &[usize],
    call: &str,
    unit: &str,
    level: impl Fn(&B) -> usize,
) {
    let got = counted(tree.nodes.iter().map(|node| level(&node.board)));
    let differs = (0..want.len().max(got.len())).find(|&at| got.get(at) != want.get(at));
    let Some(at) = differs else { return };
    let count = |levels: &[usize]| levels.get(at).copied().unwrap_or(0);
    panic!(
        "Your {call} has {} with {} than the root, but should have {}.\n\
         Create one node for each move, down to the given depth, and no node below a board that is \
         done.\nThe numbers of nodes on each level are {} in your tree and {} in the right tree.",
        diagnosis::counted(count(&got), "board"),
        diagnosis::counted(at, &format!("more {unit}")),
        spaced(count(want)),
        shown_levels(&got),
        shown_levels(want)
    );
}

/// Counts the nodes on each level.
fn counted(levels: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut counts = vec![];
    for level in levels {
        counts.resize(counts.len().max(level + 1), 0);
        counts[level] += 1;
    }
    counts
}

fn marks(board: &Bits) -> usize {
    board.moves_done() as usize
}

/// Counts the nodes of the whole tree on each level, down to `depth`.
fn levels_of<B: Board>(board: &B, depth: u32) -> Vec<usize> {
    let mut boards = vec![board.clone()];
    let mut levels = vec![1];
    for _ in 0..depth {
        let next = |board: &B| {
            board
                .legal_moves()
                .map(|mv| board.play(mv))
                .collect::<Vec<B>>()
        };
        boards = boards.iter().flat_map(next).collect();
        if boards.is_empty() {
            break;
        }
        levels.push(boards.len());
    }
    levels
}

/// A tree that the student's code built, and the right tree.
struct Judged {
    text: String,
    depth: u32,
    nodes: Vec<Seen>,
    /// The text of each node's parent, by the text of the node. The root has no parent.
    parents: HashMap<String, String>,
    /// The texts of each node's children, even below the requested depth.
    all_children: HashMap<String, Vec<String>>,
    /// The texts of each node's children, down to the requested depth.
    children: HashMap<String, Vec<String>>,
    /// The number of moves that lead to each board, by its text.
    depths: HashMap<String, usize>,
    want_levels: Vec<usize>,
    /// The nodes for which `expand` was called. The list is empty without a recording.
    expanded: Vec<Expanded>,
}

/// A node of the student's tree.
struct Seen {
    text: String,
    mv: Option<usize>,
    parent: Option<usize>,
    first_child: Option<usize>,
    next_sibling: Option<usize>,
}

impl Judged {
    fn new(text: &str, depth: u32) -> Self {
        let written = written(text);
        let (tree, expanded) = built(&TreeBoard::new(&written), depth, text);
        let judged = Self::of(text, &written, depth, &tree);
        Self { expanded, ..judged }
    }

    fn of(text: &str, written: &Tree, depth: u32, tree: &BuiltTree<TreeBoard>) -> Self {
        let seen = |node: &dots_and_boxes::built_tree::Node<TreeBoard>| Seen {
            text: node.board.node().to_string(),
            mv: node.mv,
            parent: node.parent,
            first_child: node.first_child,
            next_sibling: node.next_sibling,
        };
        let mut judged = Self {
            text: text.to_owned(),
            depth,
            nodes: tree.nodes.iter().map(seen).collect(),
            parents: HashMap::new(),
            all_children: HashMap::new(),
            children: HashMap::new(),
            depths: HashMap::from([(written.to_string(), 0)]),
            want_levels: levels_of(&TreeBoard::new(written), depth),
            expanded: vec![],
        };
        judged.learn(written, depth);
        judged
    }

    fn learn(&mut self, tree: &Tree, depth: u32) {
        let children = tree.children().iter().map(Tree::to_string);
        let texts: Vec<String> = children.collect();
        for (child, text) in tree.children().iter().zip(&texts) {
            self.parents.insert(text.clone(), tree.to_string());
            let level = self.depths[&tree.to_string()] + 1;
            self.depths.insert(text.clone(), level);
            self.learn(child, depth.saturating_sub(1));
        }
        self.all_children.insert(tree.to_string(), texts.clone());
        let built = if depth == 0 { vec![] } else { texts };
        self.children.insert(tree.to_string(), built);
    }

    /// Formats the first 24 nodes of the arena, one per line.
    fn arena(&self) -> String {
        let link = |link: Option<usize>| link.map_or("-".to_owned(), |at| at.to_string());
        let row = |(at, node): (usize, &Seen)| {
            let [parent, child, sibling] =
                [node.parent, node.first_child, node.next_sibling].map(link);
            format!(
                "{at:>4} {parent:>7} {child:>12} {sibling:>13}  {}\n",
                node.text
            )
        };
        let rows: String = self.nodes.iter().enumerate().take(24).map(row).collect();
        format!(
            "Your tree of {}, to depth {}:\nnode  parent  first_child  next_sibling\n{}",
            self.text,
            self.depth,
            rows.trim_end()
        )
    }

    /// Fails with the answer, the right answer and the arena.
    fn fail(&self, of: &str, got: impl Display, want: impl Display, thought: &str) -> ! {
        let call = format!("built_tree({}, {}), {of}", self.text, self.depth);
        panic!(
            "{}\n{}",
            wrong_answer(&call, got, want, thought),
            self.arena()
        );
    }

    fn parents(&self) {
        for (at, node) in self.nodes.iter().enumerate().skip(1) {
            let thought = self
                .unnamed(at)
                .or_else(|| self.wrong_board(at))
                .or_else(|| self.wrong_parent(at));
            if let Some(thought) = thought {
                let (got, want) = self.place(at);
                self.fail(&format!("for node {at}"), got, want, &thought);
            }
            let before = self.nodes[..at].iter().position(|it| it.text == node.text);
            if let Some(before) = before {
                let (of, got) = (
                    format!("for the board {}", node.text),
                    format!("two nodes, {before} and {at}"),
                );
                let thought = format!("create each node only once.{}", self.expanded_again());
                self.fail(&of, got, "one node", &thought);
            }
        }
        let root = &self.nodes[0];
        if root.parent.is_some() || root.mv.is_some() || root.text != self.text {
            self.fail("for node 0", "another root", "the given root", "");
        }
    }

    /// Describes the parent and the move of a node, as built and as they should be.
    fn place(&self, at: usize) -> (String, String) {
        let node = &self.nodes[at];
        let parent = node
            .parent
            .map_or("no parent".to_owned(), |it| format!("the parent {it}"));
        let mv = node
            .mv
            .map_or("no move".to_owned(), |it| format!("move {it}"));
        let got = format!("{parent} and {mv}, with the board {}", node.text);
        if let Some(board) = self.unplayed(at) {
            return (got, format!("the board {board} for this move"));
        }
        let want = self.parents.get(&node.text).and_then(|right| {
            let parent = self.nodes.iter().position(|it| it.text == *right)?;
            let moves = &self.all_children[right];
            let number = 1 + moves.iter().position(|it| *it == node.text)?;
            Some(format!("the parent {parent} and move {number}"))
        });
        (got, want.unwrap_or("a board after one move".to_owned()))
    }

    /// Returns the board after a node's move at its parent, if the node has another board and no node has this one.
    fn unplayed(&self, at: usize) -> Option<&String> {
        let node = &self.nodes[at];
        let named = &self.nodes.get(node.parent?)?.text;
        let moves = self.children.get(named)?;
        let board = moves.get(node.mv?.checked_sub(1)?)?;
        let is_missing = self.nodes.iter().all(|it| it.text != *board);
        (is_missing && self.parents.get(&node.text) != Some(named)).then_some(board)
    }

    /// Explains a missing parent or move, or a parent that does not exist.
    fn unnamed(&self, at: usize) -> Option<String> {
        let node = &self.nodes[at];
        let thought = match (node.parent, node.mv) {
            (None, None) if node.text == self.text && self.nodes[0].text != self.text => {
                "this is the root, but the root must be node 0. Add each new node at the end of the \
                 vector."
            }
            (Some(parent), Some(_)) if parent < self.nodes.len() => return None,
            (Some(_), Some(_)) => "the vector has no such parent. Store `at` as the parent.",
            (_, Some(_)) => {
                "only the root has no parent. Store `at` as the parent of each new node."
            }
            (_, None) if move_of_the_parent_is_written() => {
                "only the root has no move. Store in each new node the move that led to its own \
                 board, not the move that led to its parent's board."
            }
            (_, None) => {
                "only the root has no move. Store in each new node the move that led to its board."
            }
        };
        Some(thought.to_owned())
    }

    /// Explains a board that is not the board after its move.
    fn wrong_board(&self, at: usize) -> Option<String> {
        let node = &self.nodes[at];
        let (parent, mv) = (node.parent?, node.mv?);
        let named = &self.nodes[parent].text;
        let of_the_root = self.all_children[&self.text].get(mv.wrapping_sub(1));
        if self.nodes[..at].iter().any(|it| it.text == node.text)
            && parent != at
            && of_the_root == Some(&node.text)
            && self.parents[&node.text] != *named
        {
            return Some(format!(
                "this node contains the board after move {mv} of the root. Play the move on the \
                 board of node `at`."
            ));
        }
        if parent < at && *named == node.text {
            return Some(format!(
                "this node contains the board of its parent, before move {mv}. Play the move, and \
                 store the board after it."
            ));
        }
        (!self.parents.contains_key(&node.text)).then(String::new)
    }

    /// Explains a wrong parent, or a wrong move.
    fn wrong_parent(&self, at: usize) -> Option<String> {
        let node = &self.nodes[at];
        let (parent, mv) = (node.parent?, node.mv?);
        let (named, right) = (&self.nodes[parent].text, &self.parents[&node.text]);
        if named == right {
            let moves = self.all_children[right].iter();
            let number = moves.take_while(|text| **text != node.text).count() + 1;
            return (mv != number).then(String::new);
        }
        Some(match self.parents.get(named) {
            _ if self.unplayed(at).is_some() => format!(
                "this node contains the board after a move of {right}. Play the moves of node `at` \
                 on its own board."
            ),
            _ if parent == at => {
                "this node is its own parent. Store `at` as the parent.".to_owned()
            }
            Some(above) if above == right => format!(
                "node {parent} is a sibling of this node. Store `at` as the parent, not the index \
                 of a sibling."
            ),
            _ => format!(
                "the move to this node was played on the board {right}. The parent is the node of \
                 that board."
            ),
        })
    }

    fn levels(&self) {
        let level = |node: &Seen| self.depths.get(&node.text).copied();
        let got = counted(self.nodes.iter().filter_map(level));
        let want = &self.want_levels;
        if got == *want {
            return;
        }
        let plain_is_right = || {
            [1, 2, 3].into_iter().all(|depth| {
                let built = attempt(|| Judged::new(UNEVEN, depth));
                built.is_some_and(|built| attempt(|| built.levels()).is_some())
            })
        };
        let nothing = self.built_nothing();
        let thought = if self.text == EXTRA_TURNS && plain_is_right() {
            "without extra turns your code is right. The depth counts moves, not turns: count a \
             move before an extra turn as one level, too."
        } else if self.only_finished_ones_are_missing()
            && attempt(|| Judged::new(UNEVEN, 2).only_finished_ones_are_missing()) == Some(true)
        {
            "your tree does not contain the boards on which the game is over. Create nodes for \
             these boards, too, but without children."
        } else if let Some(nothing) = &nothing {
            nothing
        } else if matches!(self.expanded[..], [(0, None, _)]) && self.depth > 1 && got.len() == 2 {
            "your tree has too few levels: your code called `expand` for node 0 alone. Call \
             `expand` for each child, too, with `depth - 1`."
        } else if got.len() < want.len() {
            "your tree has too few levels. The depth counts moves: expand each child with `depth - \
             1`."
        } else if got.len() > want.len() && self.depth == 0 {
            "your tree has too many levels. With depth 0, build nothing below the root."
        } else if got.len() > want.len() && attempt(|| self.parents()).is_none() {
            return self.parents(); // on which boards the moves were played
        } else if got.len() > want.len() {
            "your tree has too many levels. Check that the call for each child receives `depth - \
             1`."
        } else if let Some((parent, missing)) = self.missing() {
            let thought = format!(
                "your tree does not contain {missing}, the board after a move at {parent}. Create \
                 one node for each move, and expand all these nodes to the same depth."
            );
            self.fail(
                "for the nodes on each level",
                shown_levels(&got),
                shown_levels(want),
                &thought,
            )
        } else {
            &format!(
                "your tree has too many nodes. Create one node for each move.{}",
                self.expanded_again()
            )
        };
        self.fail(
            "for the nodes on each level",
            shown_levels(&got),
            shown_levels(want),
            thought,
        );
    }

    /// Describes a call with a depth above 0 that built nothing.
    fn built_nothing(&self) -> Option<String> {
        attempt(|| self.parents())?; // with wrong parents, nobody knows which call built a node
        let moves = |at: u64| {
            let node = self.nodes.get(at as usize); // a call may name a missing node
            node.map_or(0, |node| self.all_children[&node.text].len())
        };
        let is_parent = |at: u64| self.nodes.iter().any(|it| it.parent == Some(at as usize));
        let mut calls = self.expanded.iter();
        let &(at, _, depth) = calls.find(|it| it.2 > 0 && moves(it.0) > 0 && !is_parent(it.0))?;
        let nodes = diagnosis::counted(moves(at), "move");
        Some(format!(
            "your expand(tree, {at}, {depth}) built nothing, but node {at} has {nodes}. Build a \
             node for each move, unless `depth` is 0."
        ))
    }

    /// Describes a node that was expanded more than once, and a node that was never expanded. The text is empty
    /// if no node was expanded twice.
    fn expanded_again(&self) -> String {
        let times = |at: u64| self.expanded.iter().filter(|it| it.0 == at).count();
        let Some(&(again, ..)) = self.expanded.iter().find(|it| times(it.0) > 1) else {
            return String::new();
        };
        let seen = match times(again) {
            2 => format!(" Your code called `expand` twice for node {again}"),
            many => format!(" Your code called `expand` {many} times for node {again}"),
        };
        let has_children = |at: u64| {
            let children = self.children.get(&self.nodes[at as usize].text);
            children.is_some_and(|children| !children.is_empty())
        };
        let mut others = 0..self.nodes.len() as u64;
        match others.find(|&at| times(at) == 0 && has_children(at)) {
            Some(never) => format!("{seen}, and never for node {never}."),
            None => format!(
                "{seen}{}.",
                self.expanded_from_elsewhere(again).unwrap_or_default()
            ),
        }
    }

    /// Describes a call for this node that came from another node than its parent.
    fn expanded_from_elsewhere(&self, at: u64) -> Option<String> {
        let parent = self.nodes.get(at as usize)?.parent?;
        let calls = self.expanded.iter().filter(|it| it.0 == at);
        let from = calls
            .filter_map(|it| it.1)
            .find(|&from| from != parent as u64)?;
        Some(format!(
            ", also from the call for node {from}, but its parent is node {parent}. Call `expand` \
             only for the children of node `at`: the vector also grows while they are expanded"
        ))
    }

    /// Checks whether exactly the boards without moves are missing.
    fn only_finished_ones_are_missing(&self) -> bool {
        let there = |text: &String| self.nodes.iter().any(|node| node.text == *text);
        let wanted = || self.children.values().flatten();
        let finished = |text: &String| self.all_children[text].is_empty();
        let built_is_right = self
            .nodes
            .iter()
            .all(|node| self.children.contains_key(&node.text));
        built_is_right
            && self.nodes.len() < self.want_levels.iter().sum()
            && wanted().any(finished)
            && wanted().all(|text| there(text) != finished(text))
    }

    /// Returns a node and the first child that is missing below it.
    fn missing(&self) -> Option<(&str, &str)> {
        let there = |text: &String| self.nodes.iter().any(|node| node.text == *text);
        self.nodes.iter().find_map(|node| {
            let mut children = self.children.get(&node.text)?.iter();
            let missing = children.find(|&child| !there(child))?;
            Some((node.text.as_str(), missing.as_str()))
        })
    }

    fn links(&self) {
        for (at, node) in self.nodes.iter().enumerate() {
            for link in [node.first_child, node.next_sibling].into_iter().flatten() {
                if link < self.nodes.len() {
                    continue;
                }
                let is_sibling = node.next_sibling == Some(link);
                let name = if is_sibling {
                    "next sibling"
                } else {
                    "first child"
                };
                let want = self.right_link(at, is_sibling);
                let thought = match is_sibling {
                    _ if want != "none" => {
                        "the vector has no such node. Before you add a node, the length of the \
                         vector is the index of the new node: check the index that you store."
                    }
                    true => "the vector has no such node. The last child has no next sibling.",
                    false => "the vector has no such node. A leaf has no first child.",
                };
                self.fail(
                    &format!("for the {name} of node {at}"),
                    format!("node {link}"),
                    want,
                    thought,
                );
            }
        }
        for (at, node) in self.nodes.iter().enumerate() {
            let siblings =
                std::iter::successors(node.first_child, |&it| self.nodes[it].next_sibling);
            let got: Vec<usize> = siblings.take(99).collect();
            let texts: Vec<&String> = got.iter().map(|&it| &self.nodes[it].text).collect();
            let Some(want) = self.children.get(&node.text) else {
                continue; // a board that should not be there: the test of the parents says so
            };
            if texts.iter().copied().eq(want) {
                continue;
            }
            let thought = self.wrong_links(at, &got, &texts, want);
            let links = shown(texts.into_iter().take(9));
            let want = shown(want.iter());
            let of = format!("for the children of node {at} by its links");
            self.fail(&of, links, want, &thought);
        }
        if let Some(sibling) = self.nodes[0].next_sibling {
            let (of, got) = ("for the next sibling of node 0", format!("node {sibling}"));
            self.fail(of, got, "none", "");
        }
    }

    /// Returns the right next sibling or first child of a node, in words.
    fn right_link(&self, at: usize, is_sibling: bool) -> String {
        let text = &self.nodes[at].text;
        let children = |of: Option<&String>| of.and_then(|of| self.children.get(of));
        let right = match is_sibling {
            true => children(self.parents.get(text))
                .and_then(|all| all.iter().skip_while(|it| *it != text).nth(1)),
            false => children(Some(text)).and_then(|all| all.first()),
        };
        let Some(right) = right else {
            return "none".to_owned();
        };
        let node = self.nodes.iter().position(|node| node.text == *right);
        node.map_or(format!("a node with the board {right}"), |at| {
            format!("node {at}")
        })
    }

    /// Checks whether every next sibling is the next node of the vector, and every first child is linked.
    fn siblings_are_neighbours(&self) -> bool {
        self.nodes.iter().enumerate().all(|(at, node)| {
            let wanted = self.children.get(&node.text);
            node.next_sibling.is_none_or(|next| next == at + 1)
                && wanted.is_some_and(|it| it.is_empty() || node.first_child.is_some())
        })
    }

    /// Explains links that lead to the wrong nodes.
    fn wrong_links(&self, at: usize, got: &[usize], texts: &[&String], want: &[String]) -> String {
        let made = |text: &String| self.nodes.iter().any(|node| node.text == *text);
        if let Some(missing) = want.iter().find(|&text| !made(text)) {
            return format!(
                "no node of the vector contains {missing}. Create a node for each move."
            );
        }
        let is = |at: usize, text: &String| self.nodes[at].text == *text;
        match (got, want) {
            _ if got.len() == 99 => {
                let again = (1..99)
                    .find(|&to| got[..to].contains(&got[to]))
                    .unwrap_or(1);
                let is_last = want.last().is_some_and(|last| is(got[again - 1], last));
                let advice = match is_last {
                    true => " Leave the last child without a next sibling.",
                    false => "",
                };
                format!(
                    "the siblings of node {} never end: the next sibling of node {} is node {} \
                     again.{advice}",
                    got[0],
                    got[again - 1],
                    got[again]
                )
            }
            (_, []) => {
                "this node has no child, so it has no first child. Check in which node, and \
                        when, your code sets `first_child`."
                    .to_owned()
            }
            ([], _) => self
                .lost_link(at)
                .unwrap_or_else(|| format!("no link leads to the first child. {FIRST}")),
            ([only], [.., last])
                if want.len() > 1
                    && is(*only, last)
                    && self.nodes.iter().all(|node| node.next_sibling.is_none()) =>
            {
                "`first_child` leads to the last child, and no child has a next sibling. Set it \
                 only for the first child, and store the index of each child until you create the \
                 next child."
                    .to_owned()
            }
            ([only], [.., last]) if want.len() > 1 && is(*only, last) => {
                format!("`first_child` leads to the last child. {FIRST}")
            }
            _ if texts.iter().rev().copied().eq(want) => {
                "your nodes are linked from the last to the first. Link the parent to the child of \
                 the first move, and each child to the child of the next move."
                    .to_owned()
            }
            _ => {
                let same = texts
                    .iter()
                    .zip(want)
                    .take_while(|(a, b)| a.as_str() == b.as_str())
                    .count();
                let before = same.checked_sub(1).map(|before| got[before]);
                match (before, got.get(same)) {
                    (Some(before), None) => self.no_next(before, &want[same]),
                    (Some(before), Some(&next)) => self.wrong_next(before, next, &want[same..]),
                    (None, _) => self.wrong_first(at, got[0], &want[0]),
                }
            }
        }
    }

    /// Describes a first child that was linked while the tree was built, but is not linked at the end.
    fn lost_link(&self, at: usize) -> Option<String> {
        let written = written(&self.text);
        let after = |most| {
            let root = Node {
                board: Noted::new(TreeBoard::new(&written), most),
                mv: None,
                parent: None,
                first_child: None,
                next_sibling: None,
            };
            let mut tree = BuiltTree { nodes: vec![root] };
            attempt(|| expand(&mut tree, 0, self.depth));
            let node = tree.nodes.get(at)?;
            Some((node.first_child, node.next_sibling))
        };
        let steps: Vec<_> = (0..=self.nodes.len()).filter_map(after).collect();
        let lost = steps
            .windows(2)
            .find(|step| step[0].0.is_some() && step[1].0.is_none())?;
        let (before, None, Some(next)) = (lost[0].0?, lost[0].1, lost[1].1) else {
            return None;
        };
        Some(format!(
            "`first_child` of node {at} was {before} while your code built the tree, but was lost \
             when `next_sibling` became {next}. Change only `next_sibling` there, and not the whole \
             node."
        ))
    }

    /// Explains a first child that is not the child of the first move.
    fn wrong_first(&self, at: usize, first: usize, wanted: &str) -> String {
        let seen = format!("`first_child` of node {at} is node {first}, but");
        let right = self.nodes.iter().position(|node| node.text == wanted);
        let here = right.map_or(String::new(), |right| format!(", here {right}"));
        match self.nodes[first].parent {
            Some(parent) if parent == at => FIRST.to_owned(),
            Some(parent) if parent > 0 && self.nodes[parent].first_child.is_none() => format!(
                "{seen} node {first} is a child of node {parent}. Set `first_child` in the \
                 expanded node, `at`."
            ),
            _ => format!(
                "{seen} node {first} is not its child. Set `first_child` to the index of the first \
                 child{here}."
            ),
        }
    }

    /// Explains a child that is not linked to its next sibling.
    fn no_next(&self, before: usize, wanted: &str) -> String {
        let next = self.nodes.iter().position(|node| node.text == wanted);
        let named_by = next.and_then(|next| {
            let mut nodes = self.nodes.iter();
            nodes.position(|node| node.next_sibling == Some(next))
        });
        match (next, named_by) {
            (Some(next), _) if self.nodes[next].next_sibling == Some(before) => format!(
                "node {next} links to node {before} as its next sibling, but node {before} was \
                 created first. Set the link in the earlier node."
            ),
            (Some(next), Some(other)) => format!(
                "node {other} links to node {next} as its next sibling, but node {before} should \
                 have this link. {SAME_PARENT}"
            ),
            _ => format!("node {before} has no next sibling. {NEXT}"),
        }
    }

    /// Returns the number of moves to a node, or 99 if its parents form a cycle.
    fn level(&self, at: usize) -> usize {
        let parents = std::iter::successors(Some(at), |&at| self.nodes[at].parent);
        parents.skip(1).take(99).count()
    }

    /// Explains a next sibling that is not the first of `wanted`.
    fn wrong_next(&self, before: usize, next: usize, wanted: &[String]) -> String {
        let text = &self.nodes[next].text;
        let parents = [before, next].map(|at| self.nodes[at].parent);
        if let [Some(one), Some(other)] = parents
            && wanted.is_empty()
            && one != other
            && self.level(before) == self.level(next)
        {
            return format!(
                "your code links node {before} to node {next}, but their parents are {one} and {other}. {SAME_PARENT}"
            );
        }
        if self.siblings_are_neighbours()
            && wanted.is_empty()
            && let Some(under) = self.nodes[next].parent.filter(|it| Some(*it) != parents[0])
        {
            return format!(
                "node {before} is the last child of its parent, but its next sibling is node \
                 {next}, a child of node {under}. The last child of a node has no next sibling."
            );
        }
        if self.siblings_are_neighbours() {
            return "in your code each next sibling has the next index, but the nodes below a child \
                    are between this child and its sibling. Set the link only after you have \
                    created the sibling."
                .to_owned();
        }
        let seen = format!("the next sibling of node {before} is node {next}");
        let own = self.children.get(&self.nodes[before].text);
        if own.is_some_and(|own| own.iter().skip(1).any(|it| it == text)) {
            format!(
                "{seen}, its own child, but a sibling of node {next} should have this link. {SAME_PARENT}"
            )
        } else if self.nodes[next].parent == Some(before) {
            format!(
                "{seen}, its own child. Start the children of each node without a previous \
                 sibling."
            )
        } else if wanted.contains(text) {
            format!(
                "{seen}, but {} is between them. At the end of each turn of the loop, store the \
                 new child as the previous sibling.",
                wanted[0]
            )
        } else {
            format!("{seen}, which has the board {text}.")
        }
    }
}

const FIRST: &str = "Link the parent to its first child.";

const NEXT: &str = "Link each child to the next child of the same parent.";

const SAME_PARENT: &str =
    "Link each child to the next child of the same parent, even if other nodes are between them.";

fn shown_levels(levels: &[usize]) -> String {
    let counts: Vec<String> = levels.iter().copied().map(spaced).collect();
    format!("[{}]", counts.join(", "))
}

fn shown<'t>(texts: impl Iterator<Item = &'t String>) -> String {
    let texts: Vec<&str> = texts.map(String::as_str).collect();
    match texts[..] {
        [] => "none".to_owned(),
        [only] => format!("the board {only}"),
        _ => format!("the boards {}", texts.join(", ")),
    }
}
