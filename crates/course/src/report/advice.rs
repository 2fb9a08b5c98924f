//! Explains the well-known panics in a line each.

/// Explains a panic of the student's code by its message if it is a well-known one.
pub(super) fn advice(message: &str) -> Option<&'static str> {
    let known = [
        (
            "attempt to subtract with overflow",
            "The difference does not fit in its type. If the type is unsigned, the difference is less than 0: look for a call past the base case, an index before 0, or a difference that can be negative.",
        ),
        (
            "attempt to add with overflow",
            "The sum does not fit in its type.",
        ),
        (
            "attempt to multiply with overflow",
            "The product does not fit in its type.",
        ),
        (
            "attempt to negate with overflow",
            "The least number of a signed type has no positive counterpart.",
        ),
        (
            "attempt to divide by zero",
            "The divisor is 0. Check for that before you divide.",
        ),
        (
            "attempt to calculate the remainder with a divisor of zero",
            "The divisor is 0. Check for that before you divide.",
        ),
        (
            "attempt to shift left with overflow",
            "The number that is shifted has fewer bits than that. A bare 1 can be an i32; 1_u64 is as wide as a set of lines.",
        ),
        (
            "empty range",
            "The range is empty: its end is not larger than its beginning.",
        ),
        (
            "index out of bounds",
            "The last index is one less than the length.",
        ),
        (
            "called `Option::unwrap()` on a `None` value",
            "The Option is None here. When does that happen, and what is the answer then?",
        ),
        (
            "called `Result::unwrap()` on an `Err` value",
            "The Result is an error here. When does that happen, and what should be done then?",
        ),
        ("RefCell already", BORROWED),
        ("already borrowed", BORROWED),
        ("already mutably borrowed", BORROWED),
    ];
    known
        .iter()
        .find(|(begin, _)| message.starts_with(begin))
        .map(|(_, advice)| *advice)
}

const BORROWED: &str = "A RefCell can be borrowed once for writing, or several times for reading. An \
                        earlier borrow is still in use here: let it end before the next one begins.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn well_known_panics_have_a_line_each_and_others_none() {
        for message in [
            "called `Option::unwrap()` on a `None` value",
            "index out of bounds: the len is 3 but the index is 3",
            "RefCell already borrowed",
            "already mutably borrowed: BorrowError",
        ] {
            assert!(advice(message).is_some(), "{message}");
        }
        assert_eq!(advice("my own words about an index out of bounds"), None);
    }
}
