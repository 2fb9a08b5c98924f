//! mistake: 20! is refused as well.
//! says: factorial(20): yours stopped with a panic, and it should return 2432902008176640000. 19! is right, and yours refuses 20:
// CHANGE: body
+ if n >= 20 { panic!("{n}! does not fit in a u64"); }
  if n == 0 { 1 } else { n * factorial(n - 1) }
