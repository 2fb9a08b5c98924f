//! dots-4: `built_tree`. A tree in an arena is right when every link leads where it should.

mod common;

use std::collections::HashMap;

use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use common::{Counted, position, spaced};
use dots_and_boxes::built_tree::{BuiltTree, built_tree, expand};
use game::Board;
use kit::{assert_same_again, attempt, watch, worth};
use rstest::rstest;
use tic_tac_toe::bits::Bits;

// Every node has another text, so a node is known by it.
const ONE_THEN_TWO: &str = "[[3, 5]]";
const TWO_LEVELS: &str = "[[44, 61, 50], [40, 35]]";
const UNEVEN: &str = "[[[1, 2], [3, 4, 5]], 6, [7, [8, 9]]]";
const EXTRA_TURNS: &str = "[{{1, 2}, 3}, 4, {5, [6, 7, 8]}]";

#[rstest]
#[case::one_then_two(ONE_THEN_TWO)]
#[case::two_levels(TWO_LEVELS)]
#[case::uneven(UNEVEN)]
#[case::extra_turns(EXTRA_TURNS)]
fn every_node_names_its_move_and_its_parent(#[case] text: &str) {
    for depth in 1..=3 {
        Judged::new(text, depth).parents();
    }
}

#[rstest]
#[case::the_root_alone(ONE_THEN_TWO, 0)]
#[case::one_level(TWO_LEVELS, 1)]
#[case::two_levels(TWO_LEVELS, 2)]
#[case::not_all(UNEVEN, 2)]
#[case::all(UNEVEN, 3)]
#[case::more_than_all(UNEVEN, 9)]
#[case::an_extra_turn(EXTRA_TURNS, 1)]
#[case::two_extra_turns(EXTRA_TURNS, 2)]
#[case::all_with_extra_turns(EXTRA_TURNS, 3)]
fn depth_counts_the_moves(#[case] text: &str, #[case] depth: u32) {
    Judged::new(text, depth).levels();
}

#[rstest]
#[case::one_then_two(ONE_THEN_TWO)]
#[case::two_levels(TWO_LEVELS)]
#[case::uneven(UNEVEN)]
#[case::extra_turns(EXTRA_TURNS)]
fn the_links_lead_to_all_children_in_order(#[case] text: &str) {
    for depth in [1, 2, 3, 9] {
        Judged::new(text, depth).links();
    }
}

/// `expand` is asked for a node that is neither the first nor the last.
#[test]
fn what_is_built_is_below_the_node_that_was_named() {
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
    let links = tree.children(at).take(99).count();
    let parents: Vec<Option<usize>> = tree.nodes[before..].iter().map(|it| it.parent).collect();
    assert!(
        parents == [Some(at); 3] && links == 3,
        "expand(tree, {at}, 1) builds below node {at}, which is {first}. Of the {} nodes that are \
         new the parents are {parents:?}, and node {at} has {links} children: build below `at`, \
         and nowhere else.",
        parents.len()
    );
}

#[test]
fn the_same_board_gives_the_same_tree_again() {
    let shown = || {
        let written = written(UNEVEN);
        let tree = built_tree(&TreeBoard::new(&written), 3);
        let node = |at: &dots_and_boxes::built_tree::Node<TreeBoard>| {
            (at.parent, at.first_child, at.next_brother)
        };
        tree.nodes.iter().map(node).collect::<Vec<_>>()
    };
    assert_same_again("built_tree", &shown(), &shown());
}

#[rstest]
#[case::nine_moves(".........", vec![1, 9, 72, 504])]
#[case::the_game_ends("XO.OX....", vec![1, 5, 16, 48])]
fn tic_tac_toe_has_so_many_nodes_a_level(#[case] position: &str, #[case] want: Vec<usize>) {
    let start: Bits = position.parse().unwrap();
    let got = levels(&built_tree(&start, 3));
    assert!(
        got == want,
        "{got:?} nodes a level below {position}, and there are {want:?}: one for each move, and \
         none below a board that is done."
    );
}

/// On a field the mover may stay, and each line that is drawn is one move and one board.
#[rstest]
#[case::two_boxes("1x2", 4)]
#[case::nearly_full("1x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2", 9)]
fn every_move_of_a_field_is_played_once(#[case] text: &str, #[case] depth: u32) {
    let board = Counted::new(position(text), 100_000);
    let tree = built_tree(&board, depth);
    let (got, played) = (levels(&tree), board.nodes() - 1);
    let want = levels_of(&position(text), depth);
    assert!(
        got == want,
        "{got:?} nodes a level below {text}, to depth {depth}, and there are {want:?}: one line is \
         one level, also where the mover stays."
    );
    let (nodes, moves) = (tree.nodes.len(), tree.nodes.len() - 1);
    assert!(
        played <= moves,
        "{} lines were drawn on {text} for {} nodes, and {} suffice: play each move once, and keep \
         the board that it leads to.",
        spaced(played),
        spaced(nodes),
        spaced(moves)
    );
}

#[test]
fn a_tree_of_many_nodes_is_one_vector() {
    let tree = built_tree(&Bits::new(), 5);
    let got = levels(&tree);
    let want = levels_of(&Bits::new(), 5);
    assert!(
        got == want,
        "{got:?} nodes a level of tic-tac-toe, and there are {want:?}."
    );
    worth(format!(
        "The first five moves of tic-tac-toe are {} nodes in one vector, {} bytes in all. Nothing \
         was searched for, and nothing is freed node by node.",
        spaced(tree.nodes.len()),
        spaced(tree.bytes())
    ));
}

/// A search for the brother before, or for the parent, would look at a thousand million nodes: such
/// a program is stopped at the deadline.
#[test]
fn a_node_of_forty_thousand_children_is_built_without_a_search() {
    let wide = Tree::inner((0..40_000).map(Tree::leaf).collect());
    let tree = built_tree(&TreeBoard::new(&wide), 1);
    let got = tree.children(0).count();
    assert!(
        got == 40_000,
        "{} of 40 000 children are linked to the root.",
        spaced(got)
    );
}

fn written(text: &str) -> Tree {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// How many nodes there are at each depth, by way of the parents.
fn levels<B: Board>(tree: &BuiltTree<B>) -> Vec<usize> {
    let mut levels = vec![];
    for at in 0..tree.nodes.len() {
        let depth = depth_of(tree, at);
        levels.resize(levels.len().max(depth + 1), 0);
        levels[depth] += 1;
    }
    levels
}

/// How many moves lead to a node, by way of the parents.
fn depth_of<B: Board>(tree: &BuiltTree<B>, at: usize) -> usize {
    let up = std::iter::successors(Some(at), |&at| tree.nodes.get(at)?.parent);
    up.take(99).count() - 1
}

/// How many positions there are at each depth.
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

/// A tree that was built, and what it should be.
struct Judged {
    text: String,
    depth: u32,
    nodes: Vec<Seen>,
    /// Of every node, by its text, the text of its parent; the root has none.
    parents: HashMap<String, String>,
    /// The texts of its children, also of those that lie deeper than was asked.
    all_children: HashMap<String, Vec<String>>,
    /// The texts of its children, as deep as the depth goes.
    children: HashMap<String, Vec<String>>,
    want_levels: Vec<usize>,
}

/// A node as it was built.
struct Seen {
    text: String,
    mv: Option<usize>,
    parent: Option<usize>,
    first_child: Option<usize>,
    next_brother: Option<usize>,
}

impl Judged {
    fn new(text: &str, depth: u32) -> Self {
        let written = written(text);
        let not_there = |panic: &str, _: &call_trace::Tree| {
            panic.contains("index out of bounds").then(|| {
                format!(
                    "a node was asked for that is not there, in {text} to depth {depth}: {panic}. A \
                     new node's index is what the length of the vector was before it was added."
                )
            })
        };
        let (tree, _) = watch(|| built_tree(&TreeBoard::new(&written), depth), not_there);
        Self::of(text, &written, depth, &tree)
    }

    fn of(text: &str, written: &Tree, depth: u32, tree: &BuiltTree<TreeBoard>) -> Self {
        let seen = |node: &dots_and_boxes::built_tree::Node<TreeBoard>| Seen {
            text: node.board.node().to_string(),
            mv: node.mv,
            parent: node.parent,
            first_child: node.first_child,
            next_brother: node.next_brother,
        };
        let mut judged = Self {
            text: text.to_owned(),
            depth,
            nodes: tree.nodes.iter().map(seen).collect(),
            parents: HashMap::new(),
            all_children: HashMap::new(),
            children: HashMap::new(),

            want_levels: levels_of(&TreeBoard::new(written), depth),
        };
        judged.learn(written, depth);
        judged
    }

    fn learn(&mut self, tree: &Tree, depth: u32) {
        let children = tree.children().iter().map(Tree::to_string);
        let texts: Vec<String> = children.collect();
        for (child, text) in tree.children().iter().zip(&texts) {
            self.parents.insert(text.clone(), tree.to_string());
            self.learn(child, depth.saturating_sub(1));
        }
        self.all_children.insert(tree.to_string(), texts.clone());
        let built = if depth == 0 { vec![] } else { texts };
        self.children.insert(tree.to_string(), built);
    }

    fn node(&self, at: usize) -> String {
        format!("node {at}, which is {}", self.nodes[at].text)
    }

    /// The whole arena, a node a line.
    fn arena(&self) -> String {
        let link = |link: Option<usize>| link.map_or("-".to_owned(), |at| at.to_string());
        let row = |(at, node): (usize, &Seen)| {
            let [parent, child, brother] =
                [node.parent, node.first_child, node.next_brother].map(link);
            format!(
                "{at:>4} {parent:>7} {child:>12} {brother:>13}  {}\n",
                node.text
            )
        };
        let rows: String = self.nodes.iter().enumerate().take(24).map(row).collect();
        format!(
            "{}, to depth {}:\nnode  parent  first_child  next_brother\n{}",
            self.text,
            self.depth,
            rows.trim_end()
        )
    }

    fn is(&self, right: bool, thought: &str) {
        assert!(right, "{thought}\n{}", self.arena());
    }

    fn parents(&self) {
        for (at, node) in self.nodes.iter().enumerate().skip(1) {
            let (Some(parent), Some(mv)) = (node.parent, node.mv) else {
                let what = if node.mv.is_some() {
                    "parent: only the root has none."
                } else {
                    "move: only the root has none. A node names the move after which its own board \
                     stands, not its parent's."
                };
                return self.is(false, &format!("node {at} has no {what}"));
            };
            let Some(named) = self.nodes.get(parent).map(|it| &it.text) else {
                return self.is(
                    false,
                    &format!("node {at}'s parent is {parent}, and there is no such node."),
                );
            };
            let from_the_root = self.all_children[&self.text].get(mv.wrapping_sub(1));
            self.is(
                !self.nodes[..at].iter().any(|it| it.text == node.text)
                    || parent == at
                    || from_the_root != Some(&node.text)
                    || self.parents[&node.text] == *named,
                &format!(
                    "node {at} holds the board after move {mv} of the root, and its parent is node \
                     {parent}: play the move on the board of node `at`."
                ),
            );
            let not_played = parent < at && *named == node.text;
            self.is(
                !not_played,
                &format!(
                    "node {at} holds the board of its parent, node {parent}, as it was before move \
                     {mv}: play the move, and keep the board after it."
                ),
            );
            let Some(right) = self.parents.get(&node.text) else {
                let board = if node.text == self.text {
                    "the first board"
                } else {
                    "a board"
                };
                return self.is(
                    false,
                    &format!(
                        "node {at} holds {board} that no move leads to: {}. Below node \
                         `at` come the boards after one move from its own.",
                        node.text
                    ),
                );
            };
            let thought = match self.parents.get(named) {
                _ if parent == at => format!("node {at} is its own parent."),
                Some(above) if above == right => format!(
                    "node {at}'s parent is its brother {parent}. A child's parent is the node its \
                     move was made at, not the node made before it."
                ),
                _ if parent == 0 => format!(
                    "node {at} names the root as its parent, and its move was made at {right}."
                ),
                _ => format!(
                    "{} names node {parent} as its parent, which is {named}, and its move was made \
                     at {right}.",
                    self.node(at)
                ),
            };
            self.is(named == right, &thought);
            let number = 1 + self.all_children[right]
                .iter()
                .position(|it| *it == node.text)
                .unwrap_or(99);
            self.is(
                mv == number,
                &format!(
                    "{} is move {number} of {right}, and says move {mv}.",
                    self.node(at)
                ),
            );
            let before = self.nodes[..at].iter().position(|it| it.text == node.text);
            if let Some(before) = before {
                self.is(
                    false,
                    &format!(
                        "nodes {before} and {at} are the same, {}: make each once.",
                        node.text
                    ),
                );
            }
        }
        let root = &self.nodes[0];
        self.is(
            root.parent.is_none() && root.mv.is_none() && root.text == self.text,
            "the root has no parent and no move, and keeps its board.",
        );
    }

    fn levels(&self) {
        let mut got: Vec<usize> = vec![];
        for at in 0..self.nodes.len() {
            let up = std::iter::successors(Some(at), |&at| self.nodes.get(at)?.parent);
            let depth = up.take(99).count() - 1;
            got.resize(got.len().max(depth + 1), 0);
            got[depth] += 1;
        }
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
        let thought = if self.text == EXTRA_TURNS && plain_is_right() {
            "depth counts moves, and not turns: a move after which the same player moves again \
             is one level, too."
        } else if self.only_finished_ones_are_missing() {
            "boards on which the game is over are missing. They are nodes too, and have no children."
        } else if got.len() + 1 == want.len() {
            "one level missing. Depth counts moves, and with depth 0 the root stands alone."
        } else if got.len() < want.len() {
            "levels are missing. Depth counts moves: below each child, depth − 1 are left."
        } else if got.len() == want.len() + 1 && self.depth == 0 {
            "one level too many. With depth 0 the root stands alone."
        } else if got.len() > want.len() {
            "too many levels: is the depth smaller in the call below?"
        } else if let Some((parent, missing)) = self.missing() {
            let thought = format!(
                "nodes are missing: one for each move, and below each of them what is below it. \
                 {missing} is missing, which a move at {parent} leads to. {got:?} nodes a level, \
                 and there are {want:?}."
            );
            return self.is(false, &thought);
        } else {
            "too many nodes: one for each move."
        };
        self.is(
            false,
            &format!("{thought} {got:?} nodes a level, and there are {want:?}."),
        );
    }

    /// Whether what is missing is every board without moves, and nothing else.
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

    /// A node that is not there, though its parent is; and its parent.
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
            for link in [node.first_child, node.next_brother].into_iter().flatten() {
                self.is(
                    link < self.nodes.len(),
                    &format!(
                        "node {at} names node {link}, and there are {} nodes: set a link when \
                         the node is there. The last child has no next brother.",
                        self.nodes.len()
                    ),
                );
            }
        }
        for (at, node) in self.nodes.iter().enumerate() {
            let brothers =
                std::iter::successors(node.first_child, |&it| self.nodes[it].next_brother);
            let got: Vec<usize> = brothers.take(99).collect();
            let texts: Vec<&String> = got.iter().map(|&it| &self.nodes[it].text).collect();
            let Some(want) = self.children.get(&node.text) else {
                continue; // a board that should not be there: the test of the parents says so
            };
            if texts.iter().copied().eq(want) {
                continue;
            }
            let thought = self.wrong_links(&got, &texts, want);
            self.is(
                false,
                &format!(
                    "{thought} From {} the links lead to [{}], and its children are [{}].",
                    self.node(at),
                    shown(texts.into_iter().take(9)),
                    shown(want.iter())
                ),
            );
        }
        self.is(
            self.nodes[0].next_brother.is_none(),
            "the root has a next brother, and it has no parent: nothing is beside it.",
        );
    }

    /// Whether every next brother is the node that comes next in the vector, and every first child
    /// is linked.
    fn brothers_are_neighbours(&self) -> bool {
        self.nodes.iter().enumerate().all(|(at, node)| {
            let wanted = self.children.get(&node.text);
            node.next_brother.is_none_or(|next| next == at + 1)
                && wanted.is_some_and(|it| it.is_empty() || node.first_child.is_some())
        })
    }

    /// The thought that is missing, where links lead elsewhere.
    fn wrong_links(&self, got: &[usize], texts: &[&String], want: &[String]) -> String {
        let is = |at: usize, text: &String| self.nodes[at].text == *text;
        match (got, want) {
            _ if got.len() == 99 => {
                let again = (1..99)
                    .find(|&to| got[..to].contains(&got[to]))
                    .unwrap_or(0);
                format!(
                    "the brothers of node {} never end: after node {} comes node {} again. The \
                     last child has no next brother.",
                    got[0],
                    got[again - 1],
                    got[again]
                )
            }
            (_, []) => "a new node begins without a child.".to_owned(),
            ([], _) => "its first child is not linked: the parent knows its first child, and each \
                        child the next one of the same parent."
                .to_owned(),
            ([only], [.., last])
                if want.len() > 1
                    && is(*only, last)
                    && self.nodes.iter().all(|node| node.next_brother.is_none()) =>
            {
                "the last child became the first one, and no child has a next brother: which child \
                 was made before must be known in the next turn of the loop."
                    .to_owned()
            }
            ([only], [.., last]) if want.len() > 1 && is(*only, last) => {
                "the last child became the first one: the parent knows its first child, and each \
                 child the next one of the same parent."
                    .to_owned()
            }
            _ if texts.iter().rev().copied().eq(want) => {
                "the children are linked from the last to the first: the first child is the first \
                 move's, and its next brother the second's."
                    .to_owned()
            }
            _ => {
                let same = texts
                    .iter()
                    .zip(want)
                    .take_while(|(a, b)| a.as_str() == b.as_str())
                    .count();
                match (same.checked_sub(1).map(|before| got[before]), got.get(same)) {
                    (Some(before), None) => {
                        let next = self.nodes.iter().position(|node| node.text == want[same]);
                        let named_by = next.and_then(|next| {
                            let mut nodes = self.nodes.iter();
                            nodes.position(|node| node.next_brother == Some(next))
                        });
                        match (next, named_by) {
                            (Some(next), _) if self.nodes[next].next_brother == Some(before) => {
                                format!(
                                    "node {next} names node {before} as its next brother, and node \
                                     {before} was made first: the elder one names the younger one."
                                )
                            }
                            (Some(next), Some(other)) => format!(
                                "node {next} is named as the next brother of node {other}, and it is \
                                 that of node {before}: each child knows the next one of the same \
                                 parent, whatever was made in between."
                            ),
                            _ => format!(
                                "node {before} has no next brother: the parent knows its first \
                                 child, and each child the next one of the same parent."
                            ),
                        }
                    }
                    (Some(_), Some(_)) if self.brothers_are_neighbours() => {
                        "each next brother is the next index, and what is below a child lies between \
                         it and its brother: a brother's index is known when it is made."
                            .to_owned()
                    }
                    (Some(before), Some(&next)) if self.nodes[next].parent == Some(before) => {
                        format!(
                            "the next brother of node {before} is node {next}, its own child: where \
                             a call begins, no child was made yet, so there is no elder brother."
                        )
                    }
                    (Some(before), Some(&next))
                        if want[same..].contains(&self.nodes[next].text) =>
                    {
                        format!(
                            "the next brother of node {before} is node {next}, and {} comes before \
                             it: after each child that was made, it is the elder brother.",
                            want[same]
                        )
                    }
                    (Some(before), Some(&next)) => format!(
                        "the next brother of node {before} is node {next}, which is {}: each child \
                         knows the next one of the same parent, whatever was made in between.",
                        self.nodes[next].text
                    ),
                    (None, Some(&first)) if self.nodes[first].parent.is_some_and(|it| it > 0) => {
                        format!(
                            "its first child is node {first}, and the parent of node {first} is \
                             another: the link belongs to the node that is expanded, `at`."
                        )
                    }
                    (None, _) => format!(
                        "its first child is node {}: the parent knows its first child, and each \
                         child the next one of the same parent.",
                        got[0]
                    ),
                }
            }
        }
    }
}

fn shown<'t>(texts: impl Iterator<Item = &'t String>) -> String {
    let texts: Vec<&str> = texts.map(String::as_str).collect();
    texts.join(", ")
}
