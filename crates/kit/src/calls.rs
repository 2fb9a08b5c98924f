//! What a reader would ask of recorded calls.

use call_trace::{Call, Tree};

/// A call as it is written: `factorial(5)`.
pub fn shown(call: &Call) -> String {
    format!("{}({})", call.function, call.args.values())
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
