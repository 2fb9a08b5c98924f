//! right: Chapter 4's alpha_beta does the work.
//! told: Right, and chapter 4's alpha_beta did the work.
// ANCHOR: children
(best_value, recommended) = alpha_beta::alpha_beta::alpha_beta(board, depth, alpha, beta);
(alpha, beta) = (beta, alpha);
let _ = (alpha, beta);
// ANCHOR_END: children
