//! Queries on recorded calls.

use std::collections::{BTreeMap, HashMap};

use call_trace::{Call, Tree, record};

/// Formats a call: `factorial(5)`.
pub fn shown(call: &Call) -> String {
    format!("{}({})", call.function, call.args.values())
}

/// Formats the calls of a program, one per line and indented by depth: `factorial(5) → 120`. `args` formats the
/// arguments.
pub fn call_lines<R>(program: impl FnOnce() -> R, args: impl Fn(&Call) -> String) -> String {
    let (_, trace): (R, _) = record(program);
    let tree = trace.tree();
    let line = |call: &Call| {
        let (indent, args) = ("  ".repeat(call.depth - 1), args(call));
        let value = call.value.unwrap_or("never");
        format!("{indent}{}({args}) → {value}\n", call.function)
    };
    tree.calls.iter().map(line).collect()
}

/// Formats the arguments of a call with their names: `depth 2, alpha 44`.
pub fn named_args(call: &Call) -> String {
    let args = call.args.iter();
    let args = args.map(|(name, value)| format!("{name} {value}"));
    args.collect::<Vec<_>>().join(", ")
}

/// Returns an argument of a call as a number, or `None` if it is missing or not a `u64`.
pub fn number(call: &Call, name: &str) -> Option<u64> {
    let mut args = call.args.iter();
    args.find(|(is, _)| *is == name)?.1.parse().ok()
}

/// Returns the first call whose caller is the same function with the same arguments.
pub fn repeated<'t>(tree: &'t Tree<'t>) -> Option<&'t Call<'t>> {
    tree.calls.iter().find(|call| {
        let parent = call.parent.map(|parent| &tree.calls[parent]);
        parent.is_some_and(|parent| parent.function == call.function && parent.args == call.args)
    })
}

/// Returns the nearest calls of the same function below a call. Calls of other functions may be in between.
pub fn replies<'t>(tree: &'t Tree<'t>, call: &Call) -> Vec<&'t Call<'t>> {
    let (mut found, mut open) = (Vec::new(), call.children.clone());
    open.reverse();
    while let Some(id) = open.pop() {
        match &tree.calls[id] {
            it if it.function == call.function => found.push(it),
            it => open.extend(it.children.iter().rev()),
        }
    }
    found
}

/// Returns the function that calls itself: `name` if it does, otherwise the first such function, for example a helper
/// of `name`. `None` if there is no such function.
pub fn searcher<'t>(tree: &'t Tree<'t>, name: &'t str) -> Option<&'t str> {
    let searches = |call: &&Call| !replies(tree, call).is_empty();
    let mut names = tree.calls.iter().filter(searches).map(|it| it.function);
    let first = names.next()?;
    let by_name = first == name || names.any(|it| it == name);
    Some(if by_name { name } else { first })
}

/// Returns the call that was running when the recording stopped: the last call that never returned.
pub fn last<'t>(tree: &'t Tree<'t>) -> Option<&'t Call<'t>> {
    tree.calls.iter().rev().find(|call| call.value.is_none())
}

/// Returns a sentence with the first calls of functions that are not in `own`, or an empty text.
pub fn helper_calls(tree: &Tree, own: &[&str]) -> String {
    let calls = tree.calls.iter().filter(|it| !own.contains(&it.function));
    let mut calls: Vec<String> = calls.take(5).map(shown).collect();
    match calls.len() {
        0 => return String::new(),
        5 => calls[4] = "and others".into(),
        _ => {}
    }
    format!(" Your code called {}.", calls.join(", "))
}

/// Checks whether any recorded call made another recorded call.
pub fn calls_itself(tree: &Tree) -> bool {
    tree.calls.iter().any(|call| call.parent.is_some())
}

/// Returns the tree without helpers: only the calls of the function that was called most, each below its nearest such
/// ancestor. The functions in `own` count as one. So a helper makes no difference, whether it is between two calls or
/// calls itself.
pub fn without_helpers<'t>(tree: &Tree<'t>, own: &[&str]) -> Tree<'t> {
    without_helpers_and(tree, own, "")
}

/// Returns the tree without helpers and without `other`, a second function of the exercise, which may call itself more
/// often than the first.
pub fn without_helpers_and<'t>(tree: &Tree<'t>, own: &[&str], other: &str) -> Tree<'t> {
    let kind = |call: &Call<'t>| match call.function {
        name if own.contains(&name) => "",
        name => name,
    };
    let mut calls: BTreeMap<&str, usize> = BTreeMap::new();
    for call in tree.calls.iter().filter(|call| call.function != other) {
        *calls.entry(kind(call)).or_default() += 1;
    }
    // In a tie the first name wins: "", for `own`, sorts before any name.
    let most = calls.values().copied().max().unwrap_or(0);
    let busy = calls.into_iter().find(|(_, calls)| *calls == most);
    let busy = busy.map_or("", |(kind, _)| kind);
    let above = |mut at: Option<usize>| {
        while let Some(call) = at.filter(|&call| kind(&tree.calls[call]) != busy) {
            at = tree.calls[call].parent;
        }
        at
    };
    let mut bare = Tree::default();
    let mut place: HashMap<usize, usize> = HashMap::new();
    for (at, call) in tree.calls.iter().enumerate() {
        if kind(call) != busy {
            continue;
        }
        let this = bare.calls.len();
        place.insert(at, this);
        let parent = above(call.parent).map(|parent| place[&parent]);
        match parent {
            Some(parent) => bare.calls[parent].children.push(this),
            None => bare.roots.push(this),
        }
        bare.calls.push(Call {
            parent,
            children: Vec::new(),
            depth: parent.map_or(0, |parent| bare.calls[parent].depth) + 1,
            ..call.clone()
        });
    }
    bare
}

/// Returns the largest number of frames that were open at once.
pub fn height(tree: &Tree) -> usize {
    tree.calls.iter().map(|call| call.depth).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use call_trace::traced;

    use super::*;

    #[traced]
    fn leaves(n: u64) -> u64 {
        if n == 0 { 1 } else { both(n - 1) }
    }

    #[traced]
    fn both(n: u64) -> u64 {
        leaves(n) + leaves(n)
    }

    #[traced]
    fn hands_over(n: u64) -> u64 {
        leaves(n)
    }

    fn shape<R>(program: impl FnOnce() -> R, own: &[&str]) -> (usize, usize, Vec<usize>) {
        let (_, trace): (R, _) = record(program);
        let tree = without_helpers(&trace.tree(), own);
        let children = tree.calls.iter().map(|call| call.children.len()).collect();
        (tree.calls.len(), height(&tree), children)
    }

    #[test]
    fn a_helper_between_two_calls_or_around_all_is_left_out() {
        if !call_trace::TRACING {
            return;
        }
        let bare = (7, 3, vec![2, 2, 0, 0, 2, 0, 0]);
        assert_eq!(shape(|| leaves(2), &["leaves"]), bare);
        assert_eq!(shape(|| hands_over(2), &["hands_over"]), bare);
        let (calls, height, _) = shape(|| leaves(2), &["leaves", "both"]);
        assert_eq!((calls, height), (10, 5));
        assert_eq!(shape(|| 0, &[]), (0, 0, Vec::new()));
    }

    #[traced]
    fn searched(depth: u32) -> u32 {
        if depth == 0 {
            1
        } else {
            helped(depth) + helped(depth)
        }
    }

    #[traced]
    fn helped(depth: u32) -> u32 {
        searched(depth - 1)
    }

    #[traced]
    fn passes_on(depth: u32) -> u32 {
        alone(depth)
    }

    #[traced]
    fn alone(depth: u32) -> u32 {
        if depth == 0 { 1 } else { alone(depth - 1) }
    }

    #[test]
    fn replies_are_found_below_helpers_and_helpers_that_search_by_themselves() {
        if !call_trace::TRACING {
            return;
        }
        let (_, trace) = record(|| searched(2));
        let tree = trace.tree();
        assert_eq!(searcher(&tree, "searched"), Some("searched"));
        let shown: Vec<String> = replies(&tree, &tree.calls[0])
            .into_iter()
            .map(shown)
            .collect();
        assert_eq!(shown, ["searched(1)", "searched(1)"]);

        let (_, trace) = record(|| passes_on(1));
        let tree = trace.tree();
        assert_eq!(searcher(&tree, "passes_on"), Some("alone"));
        assert!(replies(&tree, &tree.calls[0]).is_empty());
    }
}
