//! Takes out of a recorded search what it only looked at to sort its moves.
//!
//! Who tries the best-looking move first asks every board after a move what it is worth, and then
//! searches some of them. The tree shows all of them as visited. Where that is so, this reading
//! leaves in what was searched, in the order in which it was searched.

use crate::watch::tree::{NONE, Raw, SearchTree};
use crate::{Node, Player, Value};

/// A search read so.
pub(super) struct Sorted<M> {
    /// The tree without the looks.
    pub(super) tree: SearchTree<M>,
    /// Whether it cannot be read otherwise: some board was valued, and searched further. Of leaves
    /// alone that are valued twice nobody knows why.
    pub(super) surely: bool,
}

/// How a finished board that was visited is told from one that was looked at, where no board beside it had
/// been searched before.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Clue {
    /// A search asks it whether it is done, and to sort it is only asked for its value.
    AsksDone,
    /// Nobody can tell: the best-looking ones are visited first.
    BestFirst,
}

/// Reads a search to this depth; none where no node has sorted its moves by what they are worth.
pub(super) fn read<M: Copy + Eq>(
    tree: &SearchTree<M>,
    depth: u32,
    clue: Clue,
) -> Option<Sorted<M>> {
    let mut read: Option<Sorted<M>> = None;
    for node in 0..tree.nodes.len() {
        if let Some(groups) = sorted(tree, node, depth) {
            let read = read.get_or_insert_with(|| Sorted {
                tree: tree.clone(),
                surely: false,
            });
            let leaves_only = groups.iter().all(|group| group.leaf);
            read.surely |= !leaves_only;
            read.tree.nodes[node].sorts_leaves = leaves_only;
            mark(&mut read.tree.nodes, &groups, tree.nodes[node].mover, clue);
        }
    }
    read
}

/// The boards that one move was played to, at one node.
struct Group {
    /// The one that was searched, or else the last one.
    chosen: usize,
    others: Vec<usize>,
    value: Value,
    /// When it was last asked what it is worth, on any board.
    valued: u32,
    revalued: bool,
    asked_done: bool,
    /// Where the search must end: what it is worth is all that is asked there.
    leaf: bool,
}

/// The moves of a node, if each was valued, and one of them again or searched after that.
fn sorted<M: Copy + Eq>(tree: &SearchTree<M>, node: usize, depth: u32) -> Option<Vec<Group>> {
    let children: Vec<usize> = tree.node(node).children().map(Node::id).collect();
    let offered = tree.node(node).offered();
    if offered.is_empty() || children.len() < offered.len() {
        return None;
    }
    let group = |mv: &M| {
        let same = children.iter().copied();
        let same = same.filter(|&child| tree.nodes[child].mv == Some(*mv));
        Group::of(&tree.nodes, same.collect(), depth)
    };
    let groups: Vec<Group> = offered.iter().map(group).collect::<Option<_>>()?;
    let twice = |group: &Group| match group.leaf {
        true => group.revalued,
        false => tree.nodes[group.chosen].searched != NONE,
    };
    groups.iter().any(twice).then_some(groups)
}

impl Group {
    fn of<M>(nodes: &[Raw<M>], mut same: Vec<usize>, depth: u32) -> Option<Self> {
        let valued: Vec<usize> = same
            .iter()
            .copied()
            .filter(|&child| nodes[child].valued != NONE)
            .collect();
        let last = *valued.iter().max_by_key(|&&child| nodes[child].valued)?;
        let found = same.iter().position(|&child| nodes[child].searched != NONE);
        let found = found.or_else(|| same.iter().position(|&child| child == last))?;
        let asked_done = same.iter().any(|&child| nodes[child].asked_done);
        let chosen = same.remove(found);
        // A second one that was searched stays: that is a search done twice.
        same.retain(|&child| nodes[child].searched == NONE);
        Some(Self {
            chosen,
            others: same,
            value: nodes[last].value?,
            valued: nodes[last].valued,
            revalued: valued.len() > 1 || nodes[last].revalued,
            asked_done,
            leaf: nodes[chosen].depth >= depth || nodes[chosen].done,
        })
    }
}

/// Marks as entered what was searched, and as looked at all else.
fn mark<M>(nodes: &mut [Raw<M>], groups: &[Group], mover: Player, clue: Clue) {
    // The best first, equal ones as they are offered.
    let mut ranked: Vec<&Group> = groups.iter().collect();
    ranked.sort_by_key(|group| match mover {
        Player::First => group.value.saturating_neg(),
        Player::Second => group.value,
    });
    let searched = |group: &Group| Some(nodes[group.chosen].searched).filter(|at| *at != NONE);
    let first = groups.iter().filter_map(searched).min();
    let before_all = ranked.iter().take_while(|group| searched(group).is_none());
    let leaves_before = match first {
        Some(_) => before_all.count(),
        None => 1,
    };
    let leaves_only = groups.iter().all(|group| group.leaf);
    let entered: Vec<(usize, u32)> = ranked
        .iter()
        .enumerate()
        .map(|(rank, group)| {
            let is_visited = match (group.leaf, first) {
                (false, _) => false,
                // After the first that was searched, a leaf was asked in its turn or not at all.
                (_, Some(first)) if group.valued > first => true,
                // What was asked once was asked to sort.
                _ if leaves_only => group.revalued,
                _ if clue == Clue::AsksDone => group.asked_done,
                _ => rank < leaves_before,
            };
            let at = match searched(group) {
                Some(at) => at,
                None if is_visited => group.valued,
                None => NONE,
            };
            (group.chosen, at)
        })
        .collect();
    for (node, at) in entered {
        nodes[node].entered = at;
    }
    for &other in groups.iter().flat_map(|group| &group.others) {
        nodes[other].entered = NONE;
    }
}
