//! Converts test names to the form shown to students. One function may be many tests, one per case, and the harness
//! calls its fourth case `a_line_wins::case_4_top_row::player_1_Player__First`.

use terminal::{BOLD, DIM, clean, paint};

/// The names of the tests in one file, and its source.
pub(crate) struct Names<'t> {
    all: Vec<&'t str>,
    source: String,
}

impl<'t> Names<'t> {
    /// Stores the names. The source shows where a function's name ends.
    pub(crate) fn new(all: Vec<&'t str>, source: String) -> Self {
        Self { all, source }
    }

    /// Returns the test function of a case, with its module if it has one.
    pub(crate) fn function<'n>(&self, test: &'n str) -> &'n str {
        let is_function = |part: &str| {
            case(part).is_none()
                && ["(", "<"]
                    .iter()
                    .any(|next| self.source.contains(&format!("fn {part}{next}")))
        };
        // A macro may have made the function. Then its name ends where the cases begin.
        let ends = |is_end: &dyn Fn(&str) -> bool| {
            let mut end = 0;
            for part in test.split("::") {
                if is_end(part) {
                    return Some((end, end + part.len()));
                }
                end += part.len() + "::".len();
            }
            None
        };
        match (ends(&is_function), ends(&|part| case(part).is_some())) {
            (Some((_, end)), _) => &test[..end],
            (None, Some((begin, _))) => test[..begin].trim_end_matches("::"),
            (None, None) => test,
        }
    }

    /// Returns the function and its case: `a_line_wins` and `(case 4 of 16, top row)`.
    pub(crate) fn shown(&self, test: &str) -> (String, String) {
        let function = self.function(test);
        let (all, place) = self.place(test);
        let case = match (all, description(test)) {
            (0 | 1, _) => String::new(),
            (_, Some(words)) => format!("(case {place} of {all}, {words})"),
            (_, None) => format!("(case {place} of {all})"),
        };
        (clean(function).into_owned(), clean(&case).into_owned())
    }

    /// Formats the same as a line of a report.
    pub(crate) fn line(&self, test: &str) -> String {
        let (function, case) = self.shown(test);
        match case.as_str() {
            "" => format!("  {}", paint(BOLD, function)),
            case => format!("  {} {}", paint(BOLD, function), paint(DIM, case)),
        }
    }

    /// Returns the number of cases of its function, and the number of this case, counted from 1.
    fn place(&self, test: &str) -> (usize, usize) {
        let function = self.function(test);
        let cases = self
            .all
            .iter()
            .filter(|name| self.function(name) == function);
        let cases: Vec<&&str> = cases.collect();
        let before = cases.iter().take_while(|name| ***name != test).count();
        (cases.len(), before + 1)
    }

    /// Finds tests by the whole name, the function, the words of a case or a part of the name. With a number, finds
    /// that case of a function.
    pub(crate) fn find(&self, asked: &str, number: Option<usize>) -> Vec<&'t str> {
        let wanted = asked.trim().replace(' ', "_");
        let is_function = |name: &str| {
            let function = self.function(name);
            function == wanted || function.rsplit("::").next() == Some(&wanted)
        };
        let is_case = |name: &str| {
            let words = description(name).map(|words| words.replace(' ', "_"));
            words.as_ref() == Some(&wanted) || name.split("::").any(|part| part == wanted)
        };
        let ways: [&dyn Fn(&str) -> bool; 4] =
            [&|name| name == wanted, &is_function, &is_case, &|name| {
                name.contains(&wanted)
            }];
        let found = ways.iter().map(|is_meant| {
            let all = self.all.iter().copied();
            all.filter(|name| is_meant(name)).collect::<Vec<_>>()
        });
        let mut found = found
            .into_iter()
            .find(|found| !found.is_empty())
            .unwrap_or_default();
        if let Some(number) = number {
            found.retain(|name| self.place(name).1 == number);
        }
        found
    }

    /// Returns the names of all functions, in the order of the source.
    pub(crate) fn functions(&self) -> Vec<&'t str> {
        let mut all: Vec<&str> = Vec::new();
        for name in &self.all {
            let function = self.function(name);
            if !all.contains(&function) {
                all.push(function);
            }
        }
        all
    }
}

/// Returns the author's description of a case: "top row" of `case_4_top_row`.
fn description(test: &str) -> Option<String> {
    let words = test.split("::").find_map(case)?;
    (!words.is_empty()).then(|| words.replace('_', " "))
}

/// Returns the words after the number in `case_4_top_row`. Empty if there are none.
fn case(part: &str) -> Option<&str> {
    let rest = part.strip_prefix("case_")?;
    let digits = rest.chars().take_while(char::is_ascii_digit).count();
    match rest.split_at(digits) {
        ("", _) => None,
        (_, "") => Some(""),
        (_, words) => words.strip_prefix('_'),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "#[rstest]\nfn a_line_wins(\n#[test]\nfn alone() {\nmod deep {\n fn one(";

    #[test]
    fn a_name_ends_where_the_source_says() {
        let all = vec![
            "a_line_wins::case_1_top_row::player_1_Player__First",
            "a_line_wins::case_1_top_row::player_2_Player__Second",
            "a_line_wins::case_2",
            "alone",
            "deep::one",
            "made::case_07",
        ];
        let names = Names::new(all.clone(), SOURCE.to_owned());
        let shown: Vec<(String, String)> = all.iter().map(|name| names.shown(name)).collect();
        let want = [
            ("a_line_wins", "(case 1 of 3, top row)"),
            ("a_line_wins", "(case 2 of 3, top row)"),
            ("a_line_wins", "(case 3 of 3)"),
            ("alone", ""),
            ("deep::one", ""),
            ("made", ""),
        ];
        assert_eq!(
            shown,
            want.map(|(name, case)| (name.to_owned(), case.to_owned()))
        );
        assert_eq!(
            names.functions(),
            ["a_line_wins", "alone", "deep::one", "made"]
        );
    }

    #[test]
    fn a_test_is_found_by_what_a_person_types() {
        let all = vec![
            "value::case_1_a_fork",
            "value::case_2_a_line",
            "value_only",
            "other",
        ];
        let names = Names::new(
            all.clone(),
            "fn value(\nfn value_only(\nfn other(".to_owned(),
        );
        let found = |asked: &str, number| names.find(asked, number);
        assert_eq!(
            found("value", None),
            ["value::case_1_a_fork", "value::case_2_a_line"]
        );
        assert_eq!(found("value", Some(2)), ["value::case_2_a_line"]);
        assert_eq!(found("value", Some(3)), Vec::<&str>::new());
        assert_eq!(
            found("value::case_1_a_fork", None),
            ["value::case_1_a_fork"]
        );
        assert_eq!(found("a line", None), ["value::case_2_a_line"]);
        assert_eq!(found("case_1_a_fork", None), ["value::case_1_a_fork"]);
        assert_eq!(found("only", None), ["value_only"]);
        assert_eq!(found("nothing", None), Vec::<&str>::new());
    }
}
