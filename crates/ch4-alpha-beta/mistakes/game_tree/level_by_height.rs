//! mistake: Who moves is told by the height: right only where all leaves are as deep.
//! says: Its children are worth 2, 3, and MIN takes the smallest.
// CHANGE: body
-     let theirs = valuation(child, mover.other());
+     let theirs = valuation(child, if child.height() % 2 == node.height() % 2 { mover } else { mover.other() });
