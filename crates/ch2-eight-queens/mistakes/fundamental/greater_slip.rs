//! mistake: The turns are compared the wrong way round, the mirror images rightly.
//! says: are the same board (as it is, then in a mirror), and get two forms
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     if turned > least { least = turned.clone(); }
+     let m = mirror(&turned);
+     if m < least { least = m; }
