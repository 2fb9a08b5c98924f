//! right: Chapter 4's alpha_beta does the work.
//! told: Right, and chapter 4's alpha_beta did the work.
// CHANGE: negamax_trap
+     let flip = board.to_move() == Player::Second;
+     let (low, high) = if flip { (-beta, -alpha) } else { (alpha, beta) };
+     let (value, mv) = alpha_beta::alpha_beta::alpha_beta(board, depth, low, high);
+     if depth > 0 {
+         return (if flip { -value } else { value }, mv);
+     }
      let mut alpha = alpha;
