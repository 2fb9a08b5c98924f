//! mistake: Adds up the values of the replies.
//! says: That is not a value
// CHANGE: computer
-             value = response_value;
+             value += response_value;
