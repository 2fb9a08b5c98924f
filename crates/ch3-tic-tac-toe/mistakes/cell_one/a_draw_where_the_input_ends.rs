//! mistake: Leaves the loop where the input ends, and announces a draw.
//! says: Nothing is decided when the input ends.
// CHANGE: human_first
-             return said + "The input has ended.\n";
+             said += "The input has ended.\n";
+             break;
