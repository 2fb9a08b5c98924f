//! mistake: A number that is taken back is still kept.
//! says: yours left `taken` at [9, 5], and it should be [9]. All that choose(true) changed is to be undone.
// CHANGE: take_back
- self.taken.pop();
