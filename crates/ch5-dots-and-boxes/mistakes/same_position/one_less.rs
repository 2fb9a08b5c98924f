//! mistake: Where the turn passes one box too many is lost.
//! says: Of the boards after its lines you say what is right, so the best is −1
// CHANGE: body
-         -rest
+         rest - 1
