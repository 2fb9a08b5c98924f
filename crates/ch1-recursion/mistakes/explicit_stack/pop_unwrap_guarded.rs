//! mistake: Pops from the stack until it is empty, and once more.
//! says: preorder of a tree of 1 node: yours stopped with a panic, and it should return 7. An unwrap met a None. Not every child is there, an empty tree has no root, and the stack is empty at the end: check before you unwrap.
// ANCHOR: body
if tree.nodes.is_empty() { return vec![]; }
let mut order = Vec::new();
let mut w = vec![0];
loop { let at = w.pop().unwrap(); let n = tree.nodes[at]; order.push(n.value); w.extend(n.right); w.extend(n.left); if order.len() > tree.nodes.len() { return order; } }
// ANCHOR_END: body
