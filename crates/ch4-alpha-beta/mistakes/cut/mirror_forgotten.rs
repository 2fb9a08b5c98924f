//! mistake: MAX cuts as MIN does.
//! says: At MAX the comparison is the wrong way round
// CHANGE: body
-             if value >= held {
+             if value <= held {
