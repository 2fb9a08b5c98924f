//! mistake: Nothing was changed.
//! says: first_child_only of [[0, −1], [−1, 0]]: yours returned 0, and it should be −1. Take the tree [[1, 0, −1]]: MIN stopped at 1, and did not read the other replies. `vp` is −2 there, and 1 is more. Only `value <= vp` may end the loop.
//! also: first_child_only([[44, 61, 50], [40, 35]]): yours returned 2, and it should be 44. No leaf is 2
