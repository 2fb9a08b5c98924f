//! right: is_even is what is_odd is not, and is_odd goes down.
//! told: is_even(3) made
// ANCHOR: even
if n == 0 { return true; }
is_odd(n - 1)
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { return false; }
let below = n - 1;
let answer = is_even(below);
return answer;
// ANCHOR_END: odd
