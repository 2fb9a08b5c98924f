//! The second pass: which position each call searches, and what became of each move.

use call_trace::{Args, Trace};

use super::calls::{Call, Play, Step, calls};
use super::number::{INFINITY, Window, number, returned};
use super::picture::{goes_on, is_board};
use super::{Game, Node};

pub(super) fn read(trace: &Trace) -> Game<'_> {
    let (calls, roots) = calls(trace);
    let mut game = Game {
        function: roots.first().map_or("", |&root| calls[root].function),
        values_seen: calls
            .iter()
            .any(|call| call.steps.iter().any(|step| matches!(step, Step::Leaf(..)))),
        ..Game::default()
    };
    let in_order = all_played_first(&calls);
    // The node of each call. A call's number is larger than that of the call that made it.
    let mut node_of = vec![0; calls.len()];
    for &root in &roots {
        node_of[root] = game.nodes.len();
        game.roots.push(game.nodes.len());
        game.nodes.push(Node::default());
    }
    for (number, call) in calls.iter().enumerate() {
        let this = node_of[number];
        game.fill(this, call);
        for (call, node) in game.follow(this, call, in_order) {
            node_of[call] = node;
        }
    }
    game.join_built(&calls, &roots);
    if trace.recorded_calls() < trace.calls() {
        game.unrecorded = trace.calls() - trace.recorded_calls();
        game.forget_last_cuts();
    }
    game.asks = game.nodes.iter().any(|node| node.answer.is_some());
    game.share_first_offers();
    game.windows = game.nodes.iter().any(|node| node.window.is_some());
    game.numbered = numbered(&game);
    game
}

/// Whether some call makes several moves before it searches what came of the first: then a
/// search belongs to the first move still waiting, else to the last.
fn all_played_first(calls: &[Call]) -> bool {
    let waits = |call: &Call| {
        let (mut plays, mut searches) = (0, 0);
        call.steps.iter().any(|step| {
            match step {
                Step::Play(_) if searches > 0 => (plays, searches) = (1, 0),
                Step::Play(_) => plays += 1,
                Step::Call(_) => searches += 1,
                Step::TakeBack => (plays, searches) = (0, 0),
                Step::Offer(_) | Step::Leaf(..) => {}
            }
            plays > 1 && searches > 1
        })
    };
    calls.iter().any(waits)
}

/// A move that was made, and what came of it.
pub(super) struct Made<'t> {
    pub play: Play<'t>,
    /// The moves of the same player before it.
    first: Vec<&'t str>,
    step: usize,
    worth: Option<(i64, usize)>,
    pub waiting: bool,
    pub searched: bool,
}

impl<'t> Game<'t> {
    /// What the call itself says about its position.
    fn fill(&mut self, this: usize, call: &Call<'t>) {
        let node = &mut self.nodes[this];
        node.window = window(call.args);
        node.asked = call.args.get("depth");
        node.at_least = call.args.get("t").or(call.args.get("at_least"));
        node.value = call.value.and_then(returned);
        node.answer = call.value.and_then(|value| value.parse().ok());
        node.entered = Some(call.entered);
        node.left = call.left;
        node.called = true;
        node.returned = call.value.is_some();
    }

    /// Adds what was searched below a call. Returns the further calls and their nodes.
    fn follow(&mut self, this: usize, call: &Call<'t>, in_order: bool) -> Vec<(usize, usize)> {
        let mut made: Vec<Made> = Vec::new();
        let (mut below, mut places) = (Vec::new(), Vec::new());
        for (at_step, step) in call.steps.iter().enumerate() {
            match step {
                Step::Offer(choices) => {
                    let node = &mut self.nodes[this];
                    for (_, choice) in choices.iter() {
                        if !node.offered.contains(&choice) {
                            node.offered.push(choice);
                        }
                    }
                }
                Step::Play(play) => {
                    let name = play.mover;
                    self.nodes[this].mover_name = self.nodes[this].mover_name.or(name);
                    let on = made.pop_if(|last| last.waiting && goes_on(&last.play, play));
                    let mut first = Vec::new();
                    if let Some(last) = on {
                        // What is offered on the way is no choice of this position.
                        self.nodes[this].offered.clear();
                        first = last.first;
                        first.push(last.play.choice);
                    }
                    made.push(Made {
                        play: *play,
                        first,
                        step: at_step,
                        worth: None,
                        waiting: true,
                        searched: false,
                    });
                }
                Step::TakeBack => {
                    if let Some(last) = made.last_mut() {
                        last.waiting = false;
                    }
                }
                Step::Leaf(worth, moment) => match made.last_mut() {
                    Some(last) if last.waiting => {
                        last.worth = last.worth.or(Some((*worth, *moment)));
                    }
                    Some(_) => {}
                    None => self.nodes[this].worth = Some(*worth),
                },
                Step::Call(call) => {
                    let mut waiting = made.iter().enumerate().filter(|(_, made)| made.waiting);
                    let found = if in_order {
                        waiting.next()
                    } else {
                        waiting.next_back()
                    };
                    // Without a new move, the same position is searched once more.
                    let at = found.map(|(at, _)| at).or(made.len().checked_sub(1));
                    let play = at.map(|at| {
                        (made[at].waiting, made[at].searched) = (false, true);
                        made[at].play
                    });
                    let child = self.child(this, play);
                    if let Some(at) = at {
                        self.nodes[child].first.clone_from(&made[at].first);
                    }
                    places.push((at_step, child));
                    below.push((*call, child));
                }
            }
        }
        for made in made.iter().filter(|made| !made.searched) {
            if let Some((worth, moment)) = made.worth {
                let child = self.child(this, Some(made.play));
                let node = &mut self.nodes[child];
                (node.worth, node.returned) = (Some(worth), true);
                (node.entered, node.left) = (Some(made.play.moment), Some(moment));
                places.push((made.step, child));
            }
        }
        places.sort_unstable();
        self.nodes[this].children = places.into_iter().map(|(_, child)| child).collect();
        self.left_out(this, &made);
        below
    }

    fn child(&mut self, parent: usize, play: Option<Play<'t>>) -> usize {
        let child = self.nodes.len();
        self.nodes.push(Node {
            parent: Some(parent),
            depth: self.nodes[parent].depth + 1,
            choice: play.map(|play| play.choice),
            board: play.map(|play| play.board.into()),
            ..Node::default()
        });
        child
    }
}

/// Alpha and beta among the arguments; where there is only one of them, the other end is open.
fn window(args: Args) -> Option<Window> {
    let end = |names: [&str; 2]| {
        let found = args.iter().find(|(name, _)| {
            let name = name.trim_start_matches('_').to_lowercase();
            names.contains(&name.as_str())
        });
        found.and_then(|(_, text)| number(text))
    };
    let (alpha, beta) = (end(["alpha", "a"]), end(["beta", "b"]));
    (alpha.is_some() || beta.is_some()).then(|| Window {
        alpha: alpha.unwrap_or(-INFINITY),
        beta: beta.unwrap_or(INFINITY),
    })
}

/// Whether every move offered is the number of its branch.
fn numbered(game: &Game) -> bool {
    let from = |first: usize| {
        game.nodes.iter().all(|node| {
            let mut moves = node.offered.iter().enumerate();
            moves.all(|(at, choice)| choice.parse() == Ok(at + first))
        })
    };
    let offered = game.nodes.iter().any(|node| !node.offered.is_empty());
    let mut boards = game.nodes.iter().filter_map(|node| node.board.as_deref());
    offered && (from(0) || from(1)) && !boards.any(is_board)
}
