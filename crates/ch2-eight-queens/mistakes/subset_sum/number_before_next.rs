//! mistake: The number is read before next is counted back.
//! says: yours
// CHANGE: take_back
- self.next -= 1;
- let number = self.numbers[self.next];
+ let number = self.numbers[self.next];
+ self.next -= 1;
