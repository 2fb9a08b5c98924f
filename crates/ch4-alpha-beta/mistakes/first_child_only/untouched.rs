//! mistake: Nothing was changed.
//! says: [−3, −8, −5] is −3, and you say 0: no leaf says 0
//! also: first_child_only([[44, 61, 50], [40, 35]]) is 44, and you say 0: no leaf says 0
