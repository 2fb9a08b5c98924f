//! mistake: The number is read before next is counted back.
//! says: The number that was decided last is 5, and yours put 4 back.
// CHANGE: take_back
- self.next -= 1;
- let number = self.numbers[self.next];
+ let number = self.numbers[self.next];
+ self.next -= 1;
