//! Takes out of a recorded search what it only looked at to sort its moves.
//!
//! Who tries the best-looking move first asks every board after a move what it is worth, and then
//! searches some of them. The tree shows all of them as visited. Where that is so, this reading
//! leaves in what was searched, in the order in which it was searched.

use crate::watch::tree::{NONE, Raw, SearchTree};
use crate::{Node, Player, Value, by_rank};

/// A search read so.
pub(super) struct Sorted<M> {
    /// The tree without the looks.
    pub(super) tree: SearchTree<M>,
    /// Whether it cannot be read otherwise: some board was valued, and searched further. Of leaves
    /// alone that are valued twice nobody knows why.
    pub(super) surely: bool,
}

/// Reads a search to this depth; none where no node has sorted its moves by what they are worth.
pub(super) fn read<M: Copy + Eq>(tree: &SearchTree<M>, depth: u32) -> Option<Sorted<M>> {
    let mut read: Option<Sorted<M>> = None;
    for node in 0..tree.nodes.len() {
        if let Some(groups) = sorted(tree, node, depth) {
            let read = read.get_or_insert_with(|| Sorted {
                tree: tree.clone(),
                surely: false,
            });
            read.surely |= groups.iter().any(|group| !group.leaf);
            mark(&mut read.tree.nodes, &groups, tree.nodes[node].mover);
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
    /// Where the search must end: what it is worth is all that is asked there.
    leaf: bool,
}

/// The moves of a node, if each was valued, and one of them again or searched after that.
fn sorted<M: Copy + Eq>(tree: &SearchTree<M>, node: usize, depth: u32) -> Option<Vec<Group>> {
    let children: Vec<usize> = tree.node(node).children().map(Node::id).collect();
    let offered = tree.node(node).offered();
    if offered.len() < 2 || children.len() < offered.len() {
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
        let chosen = same.remove(found);
        // A second one that was searched stays: that is a search done twice.
        same.retain(|&child| nodes[child].searched == NONE);
        Some(Self {
            chosen,
            others: same,
            value: nodes[last].value?,
            valued: nodes[last].valued,
            revalued: valued.len() > 1 || nodes[last].revalued,
            leaf: nodes[chosen].depth >= depth || nodes[chosen].done,
        })
    }
}

/// Marks as entered what was searched, and as looked at all else.
fn mark<M>(nodes: &mut [Raw<M>], groups: &[Group], mover: Player) {
    // The best first, equal ones as they are offered.
    let mut ranked: Vec<&Group> = groups.iter().collect();
    by_rank(&mut ranked, |group| match mover {
        Player::First => group.value.saturating_neg(),
        Player::Second => group.value,
    });
    let searched = |group: &Group| Some(nodes[group.chosen].searched).filter(|at| *at != NONE);
    let first = groups.iter().filter_map(searched).min();
    let last = groups.iter().map(|group| group.valued).max();
    let before_all = ranked.iter().take_while(|group| searched(group).is_none());
    let leaves_before = before_all.count();
    let entered: Vec<(usize, u32)> = ranked
        .iter()
        .enumerate()
        .map(|(rank, group)| {
            let at = match (searched(group), first) {
                (Some(at), _) => at,
                (None, _) if !group.leaf => NONE,
                // After the first that was searched, a leaf was asked in its turn or not at all;
                // before it, where it stands in the order.
                (None, Some(first)) if group.valued > first => group.valued,
                (None, Some(_)) if rank < leaves_before => rank as u32,
                (None, Some(_)) => NONE,
                // Leaves alone: the best is asked last where it cuts the others.
                (None, None) if rank == 0 || Some(ranked[0].valued) != last => rank as u32,
                (None, None) => NONE,
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
