//! mistake: Leaves the loop where the input ends, and announces a draw.
//! says: 2 on X...O.... decides nothing, and then the input ends: "The input has ended." is the last that is said.
// CHANGE: human_first
-             return said + "The input has ended.\n";
+             said += "The input has ended.\n";
+             break;
