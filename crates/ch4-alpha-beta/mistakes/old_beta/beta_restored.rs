//! mistake: A reply that is no better puts the old beta back.
//! says: that is beta as it came, and other calls were handed less. Pass what the human holds, in every call.
// CHANGE: find_human_move
-             if response_value < value {
+             if response_value >= value {
+                 value = beta;
+             }
+             if response_value < value {
