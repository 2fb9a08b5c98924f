//! A part of the submissions: several machines grade a class together.

use std::str::FromStr;

/// One part of several: `2/3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shard {
    /// Which one, from 1,
    part: usize,
    /// of so many.
    of: usize,
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/');
        let numbers = numbers.and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((part, of)) if (1..=of).contains(&part) => Ok(Self { part, of }),
            _ => Err(format!("\"{text}\" is not a part such as 1/3, 2/3 or 3/3")),
        }
    }
}

impl Shard {
    /// What belongs to this part. Neighbours in the list go to different parts.
    pub(crate) fn take<T>(self, all: Vec<T>) -> Vec<T> {
        let own = all.into_iter().skip(self.part - 1);
        own.step_by(self.of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_submission_is_in_one_part() {
        let parts = ["1/3", "2/3", "3/3"].map(|text| text.parse::<Shard>().unwrap());
        let all = vec!["a", "b", "c", "d"];
        let taken = parts.map(|part| part.take(all.clone()));
        assert_eq!(taken, [vec!["a", "d"], vec!["b"], vec!["c"]]);
        let more = "5/7".parse::<Shard>().unwrap();
        assert!(more.take(all).is_empty());
    }

    #[test]
    fn what_is_no_part_is_refused() {
        for text in ["0/3", "4/3", "1/0", "1", "1/", "a/b", "-1/2", "1/2/3"] {
            let error = text.parse::<Shard>().unwrap_err();
            assert!(error.contains("is not a part such as 1/3"), "{error}");
        }
    }
}
