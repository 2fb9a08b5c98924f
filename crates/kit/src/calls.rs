//! What a reader would ask of recorded calls.

use call_trace::{Call, Tree, record};

/// A call as it is written: `factorial(5)`.
pub fn shown(call: &Call) -> String {
    format!("{}({})", call.function, call.args.values())
}

/// One line a call of a program, indented by its depth: `factorial(5) → 120`, its arguments as
/// `args` shows them.
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

/// The arguments of a call with their names: `depth 2, alpha 44`.
pub fn named_args(call: &Call) -> String {
    let args = call.args.iter();
    let args = args.map(|(name, value)| format!("{name} {value}"));
    args.collect::<Vec<_>>().join(", ")
}

/// The value of one argument of a call, as a number.
pub fn number(call: &Call, name: &str) -> Option<u64> {
    let mut args = call.args.iter();
    args.find(|(is, _)| *is == name)?.1.parse().ok()
}

/// The first call that was made by a call of the same function with the same arguments.
pub fn repeated<'t>(tree: &'t Tree<'t>) -> Option<&'t Call<'t>> {
    tree.calls.iter().find(|call| {
        let parent = call.parent.map(|parent| &tree.calls[parent]);
        parent.is_some_and(|parent| parent.function == call.function && parent.args == call.args)
    })
}

/// The call that was running when the recording stopped: the last one that never returned.
pub fn last<'t>(tree: &'t Tree<'t>) -> Option<&'t Call<'t>> {
    tree.calls.iter().rev().find(|call| call.value.is_none())
}

/// Whether any call was made by a call: of the same function, or of one that it calls.
pub fn calls_itself(tree: &Tree) -> bool {
    tree.calls.iter().any(|call| call.parent.is_some())
}
