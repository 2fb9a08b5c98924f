//! mistake: After the last board the search begins again.
//! says: lazy(4), asked twice more after it had answered None: yours returned Some([1, 3, 0, 2]) and Some([2, 0, 3, 1]), and it should be None both times.
// CHANGE: next_board
-         if self.is_full_at_the_start() {
-             return Some(self.board.queens());
-         }

+         *self = lazy(self.board.size());
          None
