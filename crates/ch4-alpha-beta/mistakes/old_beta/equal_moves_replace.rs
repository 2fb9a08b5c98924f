//! mistake: A move that is as good as the best takes its place.
//! says: marks were answered with 0, and only the first is known to be worth 0
// CHANGE: find_computer_move
-             if response_value > value {
+             if response_value >= value {
