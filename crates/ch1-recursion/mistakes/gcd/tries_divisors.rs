//! mistake: Tries one divisor after the other, the greatest first, however large the numbers are.
//! says: gcd(4000001, 4000000): yours took more than twice as long as for gcd(1000001, 1000000), and it should take about as long. Does a loop try one number after another?
// ANCHOR: body
if a == 0 || b == 0 { return a + b; }
let mut divisor = a.min(b);
while a % divisor != 0 || b % divisor != 0 {
    divisor -= 1;
}
divisor
// ANCHOR_END: body
