//! mistake: A step asks for the next one until the board is full.
//! says: lazy(8), asked for its first board: yours went 218 frames deep, and it should go 1 deep. A step calls the next one
// CHANGE: body
-             return false;
-         }
-         true
+             return false;
+         }
+         self.row == n || self.step()
