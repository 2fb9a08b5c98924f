//! mistake: It begins with what is written at its first child.
//! says: and you say 0: no leaf says 0.
// ANCHOR: start
    let mut value = q.children()[0].value();
// ANCHOR_END: start
