//! right: The difference is made in another type, and shifted.
// CHANGE: square
- let falling = i + n - 1 - j;
+ let falling = (i as isize - j as isize + n as isize - 1) as usize;
