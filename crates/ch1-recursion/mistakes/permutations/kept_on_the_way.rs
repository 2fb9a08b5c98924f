//! mistake: Keeps a copy in every call, not only where all are settled.
//! says: 2 lists for 1 item, 1 wanted: a list is kept in every call. Keep one where all are settled.
// CHANGE: body
- if settled == items.len() {
      found.push(items.to_vec());
-     return;
- }
