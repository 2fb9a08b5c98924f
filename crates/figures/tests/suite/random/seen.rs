//! The game tree that follows from the instrument's log: every drawing has to show this tree.

use std::collections::BTreeMap;

use game::Value;

use super::log::{Did, Log, Role};

/// A position that was searched, or a leaf that was read.
#[derive(Debug)]
pub(super) struct Seen {
    pub(super) spot: usize,
    /// The search of this position, or `None` if the search above stepped through the position or read it.
    pub(super) call: Option<usize>,
    pub(super) parent: Option<usize>,
    /// How many moves of the same player lead here in one step.
    pub(super) moves: usize,
    /// `once more` or `elsewhere` if no move of its parent leads here.
    pub(super) aside: Option<&'static str>,
    pub(super) children: Vec<usize>,
    /// The value that the program found, as MAX sees it.
    pub(super) value: Option<Value>,
    /// The moves that were left out.
    pub(super) left_out: Vec<LeftOut>,
    /// How many replies the search made from here.
    pub(super) made: usize,
    /// The moves to boards that the search only valued: it neither searched them nor read them as leaves.
    pub(super) looked_at: Vec<String>,
    /// Whether the program valued this position.
    pub(super) is_valued: bool,
    /// When it was entered, and when its value was known.
    pub(super) entered: usize,
    pub(super) left: Option<usize>,
}

impl Seen {
    /// Whether it has no children.
    pub(super) fn is_leaf(&self) -> bool {
        self.children.is_empty()
    }
}

/// A move that was left out, whether the search made it, and the value of the board after it if the search found one.
pub(super) type LeftOut = (String, bool, Option<Value>);

/// A search's actions at a position below its own.
#[derive(Debug, Default)]
struct Below {
    first: usize,
    played: bool,
    value: Option<(Value, usize)>,
    /// When it was valued.
    reads: Vec<usize>,
    is_changed: bool,
    searches: Vec<(usize, usize)>,
}

/// The tree: every position after its parent, and the roots.
#[derive(Debug, Default)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Seen>,
    pub(super) roots: Vec<usize>,
}

impl Tree {
    pub(super) fn of(log: &Log) -> Self {
        let mut tree = Tree::default();
        for (moment, &(call, did)) in log.entries.iter().enumerate() {
            let call = call.filter(|&call| log.calls[call].role == Role::Search);
            if let (Some(call), Did::Called) = (call, did)
                && log.search_of(log.calls[call].above).is_none()
            {
                let root = tree.search(log, call, moment, None);
                tree.roots.push(root);
            }
        }
        tree
    }

    /// Whether some board was valued, and neither searched nor read as a leaf.
    pub(super) fn has_looks(&self) -> bool {
        self.nodes.iter().any(|node| !node.looked_at.is_empty())
    }

    /// Whether it is a leaf that was only looked at: its search did not take its value then.
    pub(super) fn is_looked_at(&self, log: &Log, this: usize) -> bool {
        let node = &self.nodes[this];
        let Some(left) = node.left.filter(|_| node.call.is_none()) else {
            return false;
        };
        let mut after = log.entries[left..].iter().skip(1);
        let next = after.find(|(_, did)| !matches!(did, Did::Returned));
        !matches!(next, Some((_, Did::Holds(..))))
    }

    /// The player who chooses at a position, or `None` if it has no children or the search made no move there.
    pub(super) fn who(&self, log: &Log, this: usize) -> Option<&'static str> {
        let node = &self.nodes[this];
        let chooses = !node.is_leaf() && node.made > 0;
        chooses.then(|| {
            if log.spots[node.spot].max {
                "MAX"
            } else {
                "MIN"
            }
        })
    }

    fn add(&mut self, seen: Seen) -> usize {
        let this = self.nodes.len();
        if let Some(parent) = seen.parent {
            self.nodes[parent].children.push(this);
        }
        self.nodes.push(seen);
        this
    }

    /// Adds a search with everything below it.
    fn search(&mut self, log: &Log, call: usize, moment: usize, parent: Option<usize>) -> usize {
        let it = &log.calls[call];
        let spot = it.spot.expect("a search is about a position");
        let left = log
            .entries
            .iter()
            .position(|&(by, did)| by == Some(call) && matches!(did, Did::Returned));
        // A panic passes through the innermost call first.
        let broken = log.entries.len() + log.calls.len() - call;
        let this = self.add(Seen {
            spot,
            call: Some(call),
            parent,
            moves: 1,
            aside: None,
            children: Vec::new(),
            value: it.value,
            left_out: Vec::new(),
            made: 0,
            looked_at: Vec::new(),
            is_valued: false,
            entered: moment,
            left: left.or(Some(broken)),
        });
        let (below, aside, is_valued) = below(log, call);
        self.nodes[this].is_valued = is_valued;
        for (inner, moment) in aside {
            let child = self.search(log, inner, moment, Some(this));
            self.nodes[child].aside = Some(match log.calls[inner].spot == Some(spot) {
                true => "once more",
                false => "elsewhere",
            });
        }
        self.row(log, this, spot, &below);
        let mut children = std::mem::take(&mut self.nodes[this].children);
        children.sort_by_key(|&child| self.nodes[child].entered);
        self.nodes[this].children = children;
        this
    }

    /// Adds the moves that a search made from a position, and the moves it left out there.
    fn row(&mut self, log: &Log, this: usize, spot: usize, below: &BTreeMap<usize, Below>) {
        let made = Made { log, below };
        let (replies, in_steps) = made.replies(spot, 1);
        for &(to, moves) in &replies {
            let it = &below[&to];
            for &(inner, moment) in &it.searches {
                let child = self.search(log, inner, moment, Some(this));
                self.nodes[child].moves = moves;
            }
            let (is_leaf, is_step) = (made.is_leaf(to), made.is_step(to));
            if is_leaf || is_step {
                let leaf = it.value.filter(|_| is_leaf);
                // If it was also searched, the moves from there were made later.
                let first = made.row(to).map(|next| below[&next].first).min();
                let first = first.filter(|_| !it.searches.is_empty());
                let child = self.add(Seen {
                    spot: to,
                    call: None,
                    parent: Some(this),
                    moves,
                    aside: None,
                    children: Vec::new(),
                    value: leaf.map(|(value, _)| value).filter(|_| !it.is_changed),
                    left_out: Vec::new(),
                    made: 0,
                    looked_at: Vec::new(),
                    is_valued: is_leaf,
                    entered: first.or(leaf.map(|(_, at)| at)).unwrap_or(it.first),
                    left: leaf.map(|(_, moment)| moment),
                });
                if is_step {
                    self.row(log, child, to, below);
                }
            }
            self.nodes[this].made += 1;
        }
        let call = self.nodes[this].call;
        let returned = call.is_none_or(|call| log.calls[call].returned);
        let tried: Vec<&str> = self.nodes[this]
            .children
            .iter()
            .filter(|&&child| self.nodes[child].aside.is_none())
            .map(|&child| log.spots[self.nodes[child].spot].mv.as_str())
            .collect();
        let mut left_out: Vec<LeftOut> = Vec::new();
        // The moves offered on the way are no choice of this position.
        let offers = log.spots[spot].offers.iter().filter(|_| !in_steps);
        let names = offers.chain(replies.iter().map(|&(to, _)| &log.spots[to].mv));
        for mv in names {
            if tried.contains(&mv.as_str()) || left_out.iter().any(|(known, ..)| known == mv) {
                continue;
            }
            let its = replies.iter().find(|(to, _)| log.spots[*to].mv == *mv);
            let its = its.map(|(to, _)| &below[to]);
            let value = its.and_then(|it| it.value).map(|(value, _)| value);
            left_out.push((mv.clone(), its.is_some(), value));
        }
        let valued = left_out.iter().filter(|(.., value)| value.is_some());
        self.nodes[this].looked_at = valued.map(|(mv, ..)| mv.clone()).collect();
        if returned && !self.nodes[this].children.is_empty() {
            self.nodes[this].left_out = left_out;
        }
    }
}

/// Collects a search's actions below its position, its searches elsewhere, and whether it valued its own position.
fn below(log: &Log, call: usize) -> (BTreeMap<usize, Below>, Vec<(usize, usize)>, bool) {
    let spot = log.calls[call].spot.expect("a search is about a position");
    let mut below: BTreeMap<usize, Below> = BTreeMap::new();
    let (mut aside, mut is_valued) = (Vec::new(), false);
    for (moment, &(by, did)) in log.entries.iter().enumerate() {
        let at = |to: usize| log.is_below(to, spot).then_some(to);
        // Adds all positions in between.
        let mut known = |to: usize| {
            let up = std::iter::successors(Some(to), |&at| log.spots[at].above);
            for at in up.take_while(|&at| at != spot) {
                below.entry(at).or_insert_with(|| Below {
                    first: moment,
                    ..Below::default()
                });
            }
        };
        match did {
            Did::Called => {
                let inner = by.filter(|&by| log.calls[by].role == Role::Search);
                let inner = inner.filter(|&by| log.search_of(log.calls[by].above) == Some(call));
                let Some(inner) = inner else { continue };
                match log.calls[inner].spot.and_then(at) {
                    Some(spot) => {
                        known(spot);
                        let its = below.entry(spot).or_default();
                        its.searches.push((inner, moment));
                    }
                    None => aside.push((inner, moment)),
                }
            }
            _ if log.search_of(by) != Some(call) => {}
            Did::Played(to) => {
                known(to);
                let its = below.entry(to).or_default();
                if !std::mem::replace(&mut its.played, true) {
                    its.first = moment;
                }
            }
            Did::Valued(at, _) if at == spot => is_valued = true,
            Did::Valued(at, value) => {
                known(at);
                let its = below.entry(at).or_default();
                its.value.get_or_insert((value, moment));
                its.reads.push(moment);
            }
            Did::Returned => {
                let helper = by.filter(|&by| by != call).map(|by| &log.calls[by]);
                let Some(helper) = helper else { continue };
                let about = helper.spot.and_then(|spot| below.get_mut(&spot));
                if let Some(about) = about {
                    let value = about.value.map(|(value, _)| value);
                    about.is_changed |= value.is_some() && value != helper.value;
                }
            }
            Did::Holds(..) => {}
        }
    }
    (below, aside, is_valued)
}

/// One search's actions below its position.
#[derive(Clone, Copy)]
struct Made<'l> {
    log: &'l Log,
    below: &'l BTreeMap<usize, Below>,
}

impl Made<'_> {
    /// The positions one move below `above`, in the order of their first entries in the log.
    fn row(self, above: usize) -> impl Iterator<Item = usize> {
        let spots = self.below.keys().copied();
        let mut row: Vec<usize> = spots
            .filter(|&to| self.log.spots[to].above == Some(above))
            .collect();
        row.sort_by_key(|to| self.below[to].first);
        row.into_iter()
    }

    fn is_inner(self, to: usize) -> bool {
        !self.below[&to].searches.is_empty() || self.is_step(to)
    }

    /// Whether the search also made moves from there, and searched or read a board after them.
    fn is_step(self, to: usize) -> bool {
        let above = self.log.spots[to].above.unwrap_or(to);
        let is_searched = |at: usize| !self.below[&at].searches.is_empty();
        // If a board beside this one was searched, the boards that the search valued below this one were looks.
        match self.row(above).any(is_searched) {
            true => self.row(to).any(|next| self.leads(next)),
            false => self
                .row(to)
                .any(|next| self.is_inner(next) || self.is_leaf(next)),
        }
    }

    /// Whether it was searched, or anything that follows from there.
    fn leads(self, to: usize) -> bool {
        !self.below[&to].searches.is_empty() || self.row(to).any(|next| self.leads(next))
    }

    /// Whether it was read as a leaf: no board beside it was looked at, and it is over or no sibling was searched.
    fn is_leaf(self, to: usize) -> bool {
        let above = self.log.spots[to].above.unwrap_or(to);
        let looks = self.row(above).any(|beside| self.is_looked_at(beside));
        let alone = || !self.row(above).any(|beside| self.is_inner(beside));
        let is_read = self.below[&to].value.is_some() && !self.is_inner(to);
        is_read && !looks && (self.log.spots[to].over || alone())
    }

    /// Whether its search valued it twice, or had it searched after it had valued it or made moves from there.
    fn is_looked_at(self, to: usize) -> bool {
        let it = &self.below[&to];
        let is_searched = !it.searches.is_empty();
        match it.value {
            Some(_) => it.reads.len() > 1 || is_searched,
            None => is_searched && self.row(to).next().is_some(),
        }
    }

    /// The replies at a position, each with its number of moves, and whether some reply takes more than one. Successive
    /// moves of the same player can be one reply.
    fn replies(self, spot: usize, moves: usize) -> (Vec<(usize, usize)>, bool) {
        let (mut replies, mut in_steps) = (Vec::new(), false);
        for to in self.row(spot) {
            let it = &self.below[&to];
            let goes_on = self.log.spots[to].max == self.log.spots[spot].max;
            let goes_on = goes_on && self.row(to).next().is_some();
            let is_step = goes_on && it.value.is_none() && it.searches.is_empty();
            if is_step && self.is_step(to) {
                in_steps = true;
                replies.extend(self.replies(to, moves + 1).0);
            } else {
                replies.push((to, moves));
            }
        }
        (replies, in_steps)
    }
}
