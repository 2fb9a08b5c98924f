//! mistake: The depth is asked too late.
//! says: One level too many. With depth 0 the root stands alone.
// CHANGE: body
- if depth == 0 {
-     return;
- }

+     if depth > 0 {
      expand(tree, child, depth - 1);
  }
+ }
