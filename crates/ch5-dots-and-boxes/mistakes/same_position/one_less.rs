//! mistake: Where the turn passes one box too many is lost.
//! says: For the boards after its lines yours is right, so the best is −1
// CHANGE: body
-         -rest
+         rest - 1
