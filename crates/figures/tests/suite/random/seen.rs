//! The game tree as it follows from the instrument's log: what a drawing has to show.

use std::collections::BTreeMap;

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
    /// The moves after which it is not known whether a leaf was read or only looked at.
    pub(super) unknown: Vec<String>,
    /// Whether it was asked what it is worth.
    pub(super) is_valued: bool,
    /// When it was entered, and when its value was known.
    pub(super) entered: usize,
    pub(super) left: Option<usize>,
}

impl Seen {
    /// Whether nothing stands below it, and nothing may have been read there.
    pub(super) fn is_leaf(&self) -> bool {
        self.children.is_empty() && self.unknown.is_empty()
    }
}

/// What a search did with a position below its own.
#[derive(Debug, Default)]
struct Below {
    first: usize,
    played: bool,
    /// The move was made more than once.
    again: bool,
    value: Option<(Value, usize)>,
    /// When it was valued.
    reads: Vec<usize>,
    is_changed: bool,
    searches: Vec<(usize, usize)>,
}

/// The tree, each position after the one above it, and its roots.
#[derive(Debug, Default)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Seen>,
    pub(super) roots: Vec<usize>,
    /// What its boards are seen to be valued for.
    looks: Looks,
}

/// What the boards that a search values are seen to be valued for.
#[derive(Debug, Clone, Copy, Default)]
struct Looks {
    /// Some only to look at them.
    any: bool,
    /// Leaves are read by calls, or by valuing them once more.
    by_calls: bool,
    by_values: bool,
}

/// What a board was valued for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Valued {
    Read,
    LookedAt,
    Unknown,
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

    /// Whether its search is seen to look at boards, and not how it reads its leaves: what is valued in that way is one.
    pub(super) fn looks(&self) -> bool {
        self.looks.any && !self.looks.by_calls && !self.looks.by_values
    }

    /// Whether it is not known of some board whether it was read or only looked at.
    pub(super) fn has_unknown(&self) -> bool {
        self.nodes.iter().any(|node| !node.unknown.is_empty())
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
            unknown: Vec::new(),
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
                // What is valued once more is read then.
                let read = it.reads.last().copied();
                let read = read.filter(|_| is_leaf && it.reads.len() > 1);
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
                    unknown: Vec::new(),
                    is_valued: is_leaf,
                    entered: read
                        .or(first)
                        .or(leaf.map(|(_, at)| at))
                        .unwrap_or(it.first),
                    left: leaf.map(|(_, moment)| read.unwrap_or(moment)),
                });
                if is_step {
                    self.row(log, child, to, below);
                }
            }
            self.nodes[this].made += 1;
            if made.is_valued(to, Valued::Unknown) {
                self.nodes[this].unknown.push(log.spots[to].mv.clone());
            }
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

/// What a search did below its position, what it searched elsewhere, and whether it valued its own.
fn below(log: &Log, call: usize) -> (BTreeMap<usize, Below>, Vec<(usize, usize)>, bool) {
    let spot = log.calls[call].spot.expect("a search is about a position");
    let mut below: BTreeMap<usize, Below> = BTreeMap::new();
    let (mut aside, mut is_valued) = (Vec::new(), false);
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
                match std::mem::replace(&mut its.played, true) {
                    true => its.again = true,
                    false => its.first = moment,
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

fn looks(log: &Log) -> Looks {
    let mut looks = Looks::default();
    let (mut is_orderly, mut would_stop) = (true, false);
    let calls = 0..log.calls.len();
    for call in calls.filter(|&call| log.calls[call].role == Role::Search) {
        let (below, ..) = below(log, call);
        let made = Made {
            log,
            looks,
            call,
            below: &below,
        };
        let spot = log.calls[call].spot.unwrap_or_default();
        for &at in below.keys().chain([&spot]) {
            looks.any |= made.shows_looks(at);
        }
        for (&to, it) in &below {
            let is_called = it
                .searches
                .iter()
                .any(|(_, moment)| Some(moment) > it.reads.first());
            looks.by_calls |= log.spots[to].over && !it.reads.is_empty() && is_called;
        }
        // Where it values boards at all, it reads some of them later.
        let row = || made.row(spot).map(|at| &below[&at]);
        if let Some(valued) = row().find_map(|it| it.reads.first()) {
            let again = row().any(|it| it.reads.len() > 1);
            let mut searches = row().flat_map(|it| &it.searches);
            let is_later = again || searches.any(|(_, moment)| moment > valued);
            is_orderly &= is_later && made.reads_again(spot);
            would_stop |= again && made.is_closed_within(spot);
        }
    }
    looks.by_values = would_stop && is_orderly && !looks.by_calls;
    looks.any |= looks.by_calls || looks.by_values;
    looks
}

/// What one search did below its position.
#[derive(Clone, Copy)]
struct Made<'l> {
    log: &'l Log,
    looks: Looks,
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
        self.is_valued(to, Valued::Read)
    }

    fn is_valued(self, to: usize, is: Valued) -> bool {
        let above = self.log.spots[to].above.unwrap_or(to);
        let alone = || !self.row(above).any(|beside| self.is_inner(beside));
        let is_over = self.log.spots[to].over;
        let is_read = self.below[&to].value.is_some() && !self.is_inner(to);
        is_read && (is_over || alone()) && self.what(to, above) == is
    }

    /// What a board was valued for, as far as what its search did afterwards tells.
    fn what(self, to: usize, above: usize) -> Valued {
        let it = &self.below[&to];
        let own = Some(&self.log.calls[self.call]).filter(|call| call.spot == Some(above));
        let (Some(&last), Some((value, _)), Some(own)) = (it.reads.last(), it.value, own) else {
            return Valued::Read;
        };
        let row = || self.row(above).map(|at| &self.below[&at]);
        let searches = row().flat_map(|it| &it.searches);
        let mut searches: Vec<(usize, usize)> = searches.copied().collect();
        searches.sort_by_key(|&(_, moment)| moment);
        let later = searches.iter().position(|&(_, moment)| moment > last);
        let is_again = |it: &Below| it.reads.len() > 1 && it.reads.last() > Some(&last);
        match (it.reads.len(), self.looks) {
            (_, Looks { by_calls, .. }) if by_calls && later.is_some() => return Valued::LookedAt,
            (1, Looks { by_values, .. }) if row().any(is_again) => {
                return match by_values {
                    true => Valued::LookedAt,
                    false => Valued::Unknown,
                };
            }
            (2.., Looks { by_values, .. }) if !by_values && self.may_be_sorted(to, above) => {
                return Valued::Unknown;
            }
            (_, Looks { any: false, .. }) => return Valued::Read,
            (2.., Looks { by_values, .. }) if by_values => {
                return match self.is_valued_past_a_cut(above) {
                    true => Valued::Unknown,
                    false => Valued::Read,
                };
            }
            _ => {}
        }
        let Some(later) = later else {
            return match self.looks.by_calls || self.is_closed_within(above) {
                true => Valued::Unknown,
                false => Valued::Read,
            };
        };
        let tells = |is_changed: bool| {
            let known = Some(()).filter(|()| !is_changed);
            known.and_then(|()| {
                self.tells(own, (above, to), value, &self.log.calls[searches[later].0])
            })
        };
        match tells(it.is_changed) {
            Some(true) => Valued::LookedAt,
            None if later == 0 => Valued::Unknown,
            _ => Valued::Read,
        }
    }

    /// Whether a value was not taken, as what its search did tells; none where that tells neither.
    fn tells(
        self,
        own: &Call,
        (above, to): (usize, usize),
        value: Value,
        later: &Call,
    ) -> Option<bool> {
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
        let returned_it = || own.value == Some(value) && !is_end && is_own();
        let handed = given.zip(later.window.map(ends));
        match handed.filter(|&((near, _), _)| better(value, near)) {
            Some((_, (handed, _))) if !better(value, handed) => Some(false),
            Some(_) => Some(!returned_it()),
            None if returned_it() => Some(false),
            None => {
                let is_cut = |returned| given.is_some_and(|(_, far)| !better(far, returned));
                let returned = own.value.filter(|&it| better(value, it) && !is_cut(it));
                returned.map(|_| true)
            }
        }
    }

    /// Whether what was made at a position shows that its search looks at boards.
    fn shows_looks(self, above: usize) -> bool {
        let row: Vec<usize> = self.row(above).collect();
        let is_searched = |at: &usize| !self.below[at].searches.is_empty();
        let any_searched = row.iter().any(is_searched);
        let is_valued = |at: &&usize| self.below[at].value.is_some();
        let mut valued = row.iter().filter(is_valued).peekable();
        if valued.peek().is_none() {
            return false;
        }
        // A move was made, and only after the next one anything came of it.
        let is_left = |pair: &[usize]| {
            let it = &self.below[&pair[0]];
            let searched = it.searches.iter().map(|&(_, moment)| moment);
            let used = searched.chain(it.reads.iter().copied()).min();
            it.again && used > Some(self.below[&pair[1]].first)
        };
        let up = std::iter::successors(Some(above), |&at| self.log.spots[at].above);
        let mut up = up.take_while(|at| self.below.contains_key(at));
        // What follows from a board beside which another was searched, and that leads to no search.
        let is_below = up.any(|at| {
            let beside = self.log.spots[at]
                .above
                .into_iter()
                .flat_map(|above| self.row(above));
            (!self.leads(at) || is_searched(&at)) && beside.into_iter().any(|at| is_searched(&at))
        });
        is_below
            || row.windows(2).any(is_left)
            || valued.any(|at| is_searched(at) || any_searched && !self.log.spots[*at].over)
    }

    /// Whether a search that takes the values of the boards one after the other would have stopped before the last.
    fn is_closed_within(self, above: usize) -> bool {
        let own = &self.log.calls[self.call];
        let Some((alpha, beta)) = own.window.filter(|_| own.spot == Some(above)) else {
            return false;
        };
        let row: Vec<usize> = self.row(above).collect();
        let Some((_, but_last)) = row.split_last() else {
            return false;
        };
        but_last
            .iter()
            .any(|at| self.closes(*at, above, (alpha, beta)))
    }

    /// Whether a board that closes the window was valued once more, and another one after it.
    fn is_valued_past_a_cut(self, above: usize) -> bool {
        let own = &self.log.calls[self.call];
        let Some(window) = own.window.filter(|_| own.spot == Some(above)) else {
            return false;
        };
        let again = |at: usize| Some(&self.below[&at].reads).filter(|reads| reads.len() > 1);
        let last_end = self
            .row(above)
            .filter_map(again)
            .filter_map(|it| it.last())
            .max();
        let mut closing = self.row(above).filter(|&at| self.closes(at, above, window));
        closing.any(|at| again(at).is_some_and(|reads| reads.last() < last_end))
    }

    fn closes(self, at: usize, above: usize, (alpha, beta): (Value, Value)) -> bool {
        match self.below[&at].value {
            Some((value, _)) if self.log.spots[above].max => value >= beta,
            Some((value, _)) => value <= alpha,
            None => false,
        }
    }

    /// Whether a board may have been valued several times to sort, and be cut: another one was valued in between, and some
    /// board closes the window.
    fn may_be_sorted(self, to: usize, above: usize) -> bool {
        let own = &self.log.calls[self.call];
        let Some(window) = own.window.filter(|_| own.spot == Some(above)) else {
            return false;
        };
        let noted = |at: usize| {
            let reads = &self.below[&at].reads;
            [reads.first(), reads.get(1), reads.last()]
        };
        let [first, _, last] = noted(to);
        let is_between = |at: usize| noted(at).iter().any(|it| first < *it && *it < last);
        self.row(above).any(|at| self.closes(at, above, window))
            && self.row(above).any(|at| at != to && is_between(at))
    }

    /// Whether the boards were valued in the order of the moves, before anything was done with any of them again.
    fn reads_again(self, above: usize) -> bool {
        let row: Vec<usize> = self.row(above).collect();
        let valued = row.iter().filter(|at| self.below[at].value.is_some());
        let valued: Vec<usize> = valued.copied().collect();
        let reads = |at: &usize| &self.below[at].reads;
        let offers = &self.log.spots[above].offers;
        let rank = |at: &usize| offers.iter().position(|mv| *mv == self.log.spots[*at].mv);
        let last = valued.iter().map(|at| reads(at)[0]).max();
        let is_later = |moment: Option<usize>| moment.is_none() || moment > last;
        let searched = |at: &usize| {
            self.below[at]
                .searches
                .iter()
                .map(|&(_, moment)| moment)
                .min()
        };
        valued.is_sorted_by_key(rank)
            && valued.is_sorted_by_key(|at| reads(at)[0])
            && valued.iter().all(|at| is_later(reads(at).get(1).copied()))
            && row.iter().all(|at| is_later(searched(at)))
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
