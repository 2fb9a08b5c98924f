//! The game tree as it follows from the instrument's log: what a drawing has to show.

use std::collections::{BTreeMap, HashSet};

use game::Value;

use super::log::{Call, Did, Log, Role};

/// A position that was searched, or a leaf that was read.
#[derive(Debug)]
pub(super) struct Seen {
    pub(super) spot: usize,
    /// The search; none of what the search above went through or read.
    pub(super) call: Option<usize>,
    /// The search that it is a part of.
    pub(super) within: usize,
    pub(super) parent: Option<usize>,
    /// How many moves of the same player lead here in one step.
    pub(super) moves: usize,
    /// What it is where no move of its parent's leads to it.
    pub(super) aside: Option<&'static str>,
    pub(super) children: Vec<usize>,
    /// What it was found to be worth, as MAX sees it.
    pub(super) value: Option<Value>,
    /// The moves that were left out: whether each was made, and what it was found to be worth.
    pub(super) left_out: Vec<(String, bool, Option<Value>)>,
    /// How many moves were made, where nothing stands below.
    pub(super) made: usize,
    /// Whether it was asked what it is worth.
    pub(super) is_valued: bool,
    /// When it was entered, and when its value was known.
    pub(super) entered: usize,
    pub(super) left: Option<usize>,
}

/// What a search did with a position below its own.
#[derive(Debug, Default)]
struct Below {
    first: usize,
    played: bool,
    value: Option<(Value, usize)>,
    /// When it was valued last.
    last: usize,
    is_changed: bool,
    searches: Vec<(usize, usize)>,
}

/// The tree, each position after the one above it, and its roots.
#[derive(Debug, Default)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Seen>,
    pub(super) roots: Vec<usize>,
    /// Whether a board was valued, and searched or left where the game goes on and another was searched.
    pub(super) looks: bool,
}

impl Tree {
    pub(super) fn of(log: &Log) -> Self {
        let mut tree = Tree {
            looks: looks(log),
            ..Tree::default()
        };
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

    /// Who chooses at a position: where no move was made, nobody does.
    pub(super) fn who(&self, log: &Log, this: usize) -> Option<&'static str> {
        let node = &self.nodes[this];
        let chooses = !node.children.is_empty() && node.made > 0;
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

    /// Adds a search with all that stands below it.
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
            within: call,
            parent,
            moves: 1,
            aside: None,
            children: Vec::new(),
            value: it.value,
            left_out: Vec::new(),
            made: 0,
            is_valued: false,
            entered: moment,
            left: left.or(Some(broken)),
        });
        let mut below: BTreeMap<usize, Below> = BTreeMap::new();
        let mut aside = Vec::new();
        for (moment, &(by, did)) in log.entries.iter().enumerate() {
            let at = |to: usize| log.is_below(to, spot).then_some(to);
            // With all that lies between.
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
                    let inner =
                        inner.filter(|&by| log.search_of(log.calls[by].above) == Some(call));
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
                Did::Valued(at, _) if at == spot => self.nodes[this].is_valued = true,
                Did::Valued(at, value) => {
                    known(at);
                    let its = below.entry(at).or_default();
                    its.value.get_or_insert((value, moment));
                    its.last = moment;
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

    /// Adds what a search did with the moves from a position.
    fn row(&mut self, log: &Log, this: usize, spot: usize, below: &BTreeMap<usize, Below>) {
        let call = self.nodes[this].within;
        let looks = self.looks;
        let made = Made {
            log,
            looks,
            call,
            below,
        };
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
                // Where it was searched, too, what was made from there came later.
                let first = made.row(to).map(|next| below[&next].first).min();
                let first = first.filter(|_| !it.searches.is_empty());
                let child = self.add(Seen {
                    spot: to,
                    call: None,
                    within: self.nodes[this].within,
                    parent: Some(this),
                    moves,
                    aside: None,
                    children: Vec::new(),
                    value: leaf.map(|(value, _)| value).filter(|_| !it.is_changed),
                    left_out: Vec::new(),
                    made: 0,
                    is_valued: is_leaf,
                    entered: first.unwrap_or(it.first),
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
        if !returned || self.nodes[this].children.is_empty() {
            return;
        }
        let tried: Vec<&str> = self.nodes[this]
            .children
            .iter()
            .filter(|&&child| self.nodes[child].aside.is_none())
            .map(|&child| log.spots[self.nodes[child].spot].mv.as_str())
            .collect();
        let mut left_out: Vec<(String, bool, Option<Value>)> = Vec::new();
        // What is offered on the way is no choice of this position.
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
        self.nodes[this].left_out = left_out;
    }
}

fn looks(log: &Log) -> bool {
    // By the search that did it, and the board.
    let (mut valued, mut searched) = (HashSet::new(), HashSet::new());
    for &(by, did) in &log.entries {
        let within = match did {
            Did::Valued(..) => log.search_of(by),
            Did::Called => by.and_then(|by| log.search_of(log.calls[by].above)),
            _ => None,
        };
        let Some(within) = within else { continue };
        match did {
            Did::Valued(at, _) => drop(valued.insert((within, at))),
            _ => {
                let call = by.map(|by| &log.calls[by]);
                let call = call.filter(|call| call.role == Role::Search);
                searched.extend(call.and_then(|call| Some((within, call.spot?))));
            }
        }
    }
    let above = |&(within, at): &(usize, usize)| (within, log.spots[at].above);
    let besides: HashSet<_> = searched.iter().map(above).collect();
    valued.iter().any(|it| {
        let is_own = log.calls[it.0].spot == Some(it.1);
        let is_beside = !log.spots[it.1].over && besides.contains(&above(it));
        !is_own && (searched.contains(it) || is_beside)
    })
}

/// What one search did below its position.
#[derive(Clone, Copy)]
struct Made<'l> {
    log: &'l Log,
    /// Whether it is seen to look at boards.
    looks: bool,
    call: usize,
    below: &'l BTreeMap<usize, Below>,
}

impl Made<'_> {
    /// In the order in which they were made.
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

    /// Whether the search made moves from there, too, and did something with them.
    fn is_step(self, to: usize) -> bool {
        let above = self.log.spots[to].above.unwrap_or(to);
        let is_searched = |at: usize| !self.below[&at].searches.is_empty();
        // What it valued below a board, and had boards beside that one searched, were looks.
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

    /// Whether it was read there: the game is over, or nothing beside it was searched. Who looks at all boards and then has
    /// some of them searched has not read what was not.
    fn is_leaf(self, to: usize) -> bool {
        let above = self.log.spots[to].above.unwrap_or(to);
        let alone = || !self.row(above).any(|beside| self.is_inner(beside));
        let is_over = self.log.spots[to].over;
        let is_read = self.below[&to].value.is_some() && !self.is_inner(to);
        is_read && (is_over || alone()) && !self.is_only_looked_at(to, above)
    }

    /// Whether a search that looks at boards, and had one beside this searched later, shows that it did not take its value:
    /// by the window that it handed down, or by what it returned.
    fn is_only_looked_at(self, to: usize, above: usize) -> bool {
        let it = &self.below[&to];
        let Some((value, _)) = it.value else {
            return false;
        };
        let searches = self.row(above).flat_map(|at| &self.below[&at].searches);
        let mut searches: Vec<(usize, usize)> = searches.copied().collect();
        searches.sort_by_key(|&(_, moment)| moment);
        let later = searches.iter().find(|&&(_, moment)| moment > it.last);
        let (true, Some(&(later, _))) = (self.looks, later) else {
            return false;
        };
        let own = Some(&self.log.calls[self.call]).filter(|call| call.spot == Some(above));
        own.filter(|_| !it.is_changed)
            .is_some_and(|own| self.tells(own, (above, to), value, &self.log.calls[later]))
    }

    /// Whether a value was not taken, as what its search did tells.
    fn tells(self, own: &Call, (above, to): (usize, usize), value: Value, later: &Call) -> bool {
        let is_max = self.log.spots[above].max;
        let better = |a: Value, b: Value| if is_max { a > b } else { a < b };
        let ends = |(alpha, beta)| if is_max { (alpha, beta) } else { (beta, alpha) };
        let given = own.window.map(ends);
        let others = self.row(above).filter(|&at| at != to).flat_map(|at| {
            let calls = self.below[&at].searches.iter();
            let calls = calls.map(|&(call, _)| self.log.calls[call].value);
            calls.chain(self.below[&at].value.map(|(value, _)| Some(value)))
        });
        let others: Vec<Option<Value>> = others.collect();
        let is_end = given.is_some_and(|(near, far)| value == near || value == far);
        let is_own = || others.iter().all(|&it| it.is_some_and(|it| it != value));
        let handed = given.zip(later.window.map(ends));
        match handed.filter(|&((near, _), _)| better(value, near)) {
            Some((_, (handed, _))) if !better(value, handed) => false,
            Some(_) => own.value != Some(value) || is_end || !is_own(),
            None => own.value.is_some_and(|returned| {
                let is_cut = given.is_some_and(|(_, far)| !better(far, returned));
                better(value, returned) && !is_cut
            }),
        }
    }

    /// What was made at a position, and in how many moves: where the same player goes on, that is one step. Whether there
    /// is such a step.
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
