//! Written problems, and the steps of a search through them.

use std::cell::RefCell;
use std::collections::HashSet;
use std::fmt;
use std::rc::Rc;

use call_trace::Tree;
use diagnosis::counted;
use eight_queens::problem::Problem;
use fastrand::Rng;

/// A state of a written problem. A list is a state with one choice for each of its entries, `*` is a solution, and
/// `*[…]` is a solution with more choices.
#[derive(Debug, Clone)]
pub struct State {
    is_solution: bool,
    after: Vec<State>,
}

impl State {
    pub fn read(text: &str) -> State {
        let mut rest = text.chars().peekable();
        // A `[` belongs to a `*` only if it follows at once: `*[]` is one state, and `*, []` are two.
        fn state(rest: &mut std::iter::Peekable<impl Iterator<Item = char>>) -> State {
            let is_solution = rest.next_if_eq(&'*').is_some();
            let mut after = Vec::new();
            if rest.next_if_eq(&'[').is_some() {
                while rest.next_if_eq(&']').is_none() {
                    assert!(
                        rest.peek().is_some_and(|c| "*[".contains(*c)),
                        "a list has an unknown entry"
                    );
                    after.push(state(rest));
                    while rest.next_if(|c| " ,".contains(*c)).is_some() {}
                }
            }
            State { is_solution, after }
        }
        let read = state(&mut rest);
        assert!(rest.next().is_none(), "a text goes on after its state");
        read
    }

    pub fn random(random: &mut Rng, levels: usize) -> State {
        let choices = if levels == 0 { 0 } else { random.usize(0..4) };
        State {
            is_solution: random.usize(0..9) == 0,
            after: (0..choices)
                .map(|_| State::random(random, levels - 1))
                .collect(),
        }
    }

    /// Returns the state after these choices, which are numbered from 1.
    pub fn at(&self, path: &[usize]) -> Option<&State> {
        path.iter().try_fold(self, |state, choice| {
            state.after.get(choice.checked_sub(1)?)
        })
    }

    /// Checks whether this is a solution with more choices.
    pub fn is_solution_with_choices(&self) -> bool {
        self.is_solution && !self.after.is_empty()
    }

    /// Returns the number of solutions that these steps reach.
    pub fn solutions_on(&self, did: &[Did]) -> usize {
        let comes_to_one = |at: &usize| {
            let state = self.at(&chosen(&did[..*at]));
            matches!(did[at - 1], Did::Choose(_)) && state.is_some_and(|it| it.is_solution)
        };
        (1..=did.len()).filter(comes_to_one).count()
    }

    /// Adds the steps of a right search to `did`, and returns whether it finds a solution.
    pub fn search(&self, did: &mut Vec<Did>) -> bool {
        self.is_solution
            || self.after.iter().zip(1..).any(|(state, choice)| {
                did.push(Did::Choose(choice));
                let found = state.search(did);
                if !found {
                    did.push(Did::TakeBack(choice));
                }
                found
            })
    }

    /// Adds the steps of a right search for up to `most` solutions, which takes back every choice, and returns how
    /// many it finds.
    pub fn count(&self, most: usize, did: &mut Vec<Did>) -> usize {
        if self.is_solution {
            return 1;
        }
        let below = self.after.iter().zip(1..);
        below.fold(0, |found, (state, choice)| match found < most {
            false => found,
            true => {
                did.push(Did::Choose(choice));
                let more = state.count(most - found, did);
                did.push(Did::TakeBack(choice));
                found + more
            }
        })
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_solution {
            f.write_str("*")?;
        }
        if self.is_solution && self.after.is_empty() {
            return Ok(());
        }
        let after: Vec<String> = self.after.iter().map(State::to_string).collect();
        write!(f, "[{}]", after.join(", "))
    }
}

/// A number of steps that only an endless search reaches: no problem here needs 300. The recorder stops calls without
/// an end earlier, because each call makes at most two steps.
pub const ENOUGH: usize = 30_000;

/// A step of a search.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Did {
    Choose(usize),
    TakeBack(usize),
}

impl fmt::Display for Did {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Did::Choose(choice) => write!(f, "choose {choice}"),
            Did::TakeBack(choice) => write!(f, "take back {choice}"),
        }
    }
}

/// Returns the explanation of the notation, below a message about this written problem.
pub fn notation(text: &str) -> &'static str {
    match text.contains("*[") {
        true => {
            "(A list has one entry for each choice: the state after it. A * marks a solution, and \
             *[…] is a solution that still has choices.)"
        }
        false => "(Each entry of a list is the state after one choice, and * is a solution.)",
    }
}

/// Returns how many steps are the same at the beginning.
pub fn same(did: &[Did], should: &[Did]) -> usize {
    let pairs = did.iter().zip(should);
    pairs.take_while(|(its, plain)| its == plain).count()
}

/// Formats the first line about a step that differs.
pub fn first_step(question: &str, did: &[Did], should: &[Did]) -> String {
    let at = same(did, should);
    let made = match did.get(at) {
        Some(Did::Choose(choice)) => format!("made choice {choice}"),
        Some(Did::TakeBack(choice)) => format!("took back choice {choice}"),
        None => "returned".into(),
    };
    let first = if did.len() == at { "first " } else { "" };
    let wanted = match should.get(at) {
        Some(Did::Choose(choice)) => format!("{first}make choice {choice}"),
        Some(Did::TakeBack(choice)) => format!("{first}take back choice {choice}"),
        None => "return".into(),
    };
    format!(
        "{} {made} in step {}, but should {wanted}.",
        diagnosis::yours(question),
        at + 1
    )
}

/// Formats both lists of steps below each other, or returns "" if they are equal.
pub fn both(did: &[Did], should: &[Did]) -> String {
    let listed = |did: &[Did]| match did.len() {
        0 => "nothing".to_owned(),
        1..13 => did
            .iter()
            .map(Did::to_string)
            .collect::<Vec<_>>()
            .join(", "),
        more => counted(more, "step"),
    };
    match did == should {
        true => String::new(),
        false => format!(
            "\nyour steps:  {}\nright steps: {}",
            listed(did),
            listed(should)
        ),
    }
}

/// Formats the choices that were made: "no choice made" or "[2, 1] chosen".
pub fn made(path: &[usize]) -> String {
    match path {
        [] => "no choice made".into(),
        _ => format!("{path:?} chosen"),
    }
}

/// Formats the choices after which something happened: "with no choice made".
pub fn with(path: &[usize]) -> String {
    format!("with {}", made(path))
}

/// Explains why `call` called itself without an end, after these steps.
pub fn without_end(tree: &Tree<'_>, did: &[Did], call: &str) -> String {
    let mut pairs = tree.calls.windows(2);
    match chosen(did).len() {
        100.. => String::new(),
        _ if did.is_empty() => {
            format!("your code called `{call}` again before it made a choice. Make a choice first.")
        }
        _ if pairs.all(|pair| pair[0].args == pair[1].args) => {
            format!(
                "your code took back each choice before it called `{call}`. Call `{call}` first, \
                 and then take back the choice."
            )
        }
        _ => "your code called itself again in a state that it had searched. Make a choice before \
             each call."
            .into(),
    }
}

/// Returns words about the first choice that was made in the same state twice.
pub fn made_again(did: &[Did]) -> Option<String> {
    let mut made = HashSet::new();
    let paths = (0..did.len()).map(|at| (chosen(&did[..at]), did[at]));
    let (path, choice) = paths
        .filter_map(|(path, did)| match did {
            Did::Choose(choice) => Some((path, choice)),
            Did::TakeBack(_) => None,
        })
        .find(|it| !made.insert(it.clone()))?;
    Some(format!(
        "{}, your code made choice {choice}, took it back and made it again. After `take_back`, \
         choices() returns this choice again. Search each state only once, and make each of \
         its choices once.",
        with(&path)
    ))
}

/// Returns words about a choice, the step `at`, that was made twice before the next call. `states` has the arguments of
/// all calls.
pub fn two_at_once<'s>(
    mut states: impl Iterator<Item = &'s str> + Clone,
    did: &[Did],
    at: usize,
) -> Option<String> {
    let path = format!("{:?}", chosen(&did[..at]));
    let both = format!("{:?}", chosen(did.get(..=at)?));
    let is_made = matches!(did[at], Did::Choose(_)) && at > 0 && did[at - 1] == did[at];
    let has_call = states.clone().any(|state| state.starts_with(&path));
    let is_called = !has_call && states.any(|state| state.starts_with(both.trim_end_matches(']')));
    (is_made && is_called).then(|| {
        format!(
            "with {path} chosen, your code made the same choice again before its next call. Make \
             one choice before each call."
        )
    })
}

/// Checks whether a search makes the next choice of a state before it takes back the choice before: after the only
/// choice below [1] it makes choice 2, which [1] does not have.
pub fn leaps_up<R>(search: impl FnOnce(&mut Written) -> R) -> bool {
    let mut problem = Written::read("[[[]], []]");
    diagnosis::attempt(|| search(&mut problem));
    problem.did.take().get(3) == Some(&Did::Choose(2))
}

/// A written problem that records its steps.
pub struct Written {
    pub first: State,
    pub path: Vec<usize>,
    pub did: Rc<RefCell<Vec<Did>>>,
}

impl Written {
    pub fn read(text: &str) -> Written {
        Written {
            first: State::read(text),
            path: Vec::new(),
            did: Rc::default(),
        }
    }

    pub fn now(&self) -> Option<&State> {
        self.first.at(&self.path)
    }

    fn keep(&self, step: Did) {
        let mut did = self.did.borrow_mut();
        did.push(step);
        assert!(did.len() < ENOUGH, "too many steps");
    }
}

/// Checks that `search` is right, because `exercise` calls it. If `search` is not written yet, the test ends with its
/// `todo!`.
pub fn search_comes_first(exercise: &str, search: impl Fn(&mut Written) -> bool) {
    for text in [
        "*",
        "[]",
        "[*]",
        "[[]]",
        "[[], *]",
        "[*, *]",
        "[[[], []], [[], *]]",
    ] {
        let (mut problem, mut should) = (Written::read(text), Vec::new());
        let want = problem.first.search(&mut should);
        let (found, _) = diagnosis::probe(|| search(&mut problem));
        let did = problem.did.take();
        if found == Some(want) && did == should {
            continue;
        }
        let question = format!("search on {text}");
        let first = match found {
            Some(found) if found == want => first_step(&question, &did, &should),
            Some(found) => diagnosis::wrong_answer(&question, found, want, ""),
            None => format!("Your {question} gave no answer, but should return {want}."),
        };
        panic!(
            "{first}\n`{exercise}` calls `search`, so correct `search` first: cargo course test \
             search\n{}",
            notation(text)
        );
    }
}

impl Problem for Written {
    type Choice = usize;

    fn is_complete(&self) -> bool {
        self.now().is_some_and(|state| state.is_solution)
    }

    fn choices(&self) -> Vec<usize> {
        let choices = self.now().map_or(0, |state| state.after.len());
        (1..=choices).collect()
    }

    fn choose(&mut self, choice: usize) {
        self.keep(Did::Choose(choice));
        self.path.push(choice);
    }

    fn take_back(&mut self, choice: usize) {
        self.keep(Did::TakeBack(choice));
        self.path.pop();
    }
}

impl fmt::Debug for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.path, f)
    }
}

/// Returns the choices that were made and not taken back.
pub fn chosen(did: &[Did]) -> Vec<usize> {
    let mut path = Vec::new();
    for did in did {
        match did {
            Did::Choose(choice) => path.push(*choice),
            Did::TakeBack(_) => drop(path.pop()),
        }
    }
    path
}
