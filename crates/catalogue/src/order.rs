//! The order in which an exercise's tests are shown.

/// Where in the source of the tests the function of a test begins. The harness sorts tests by
/// name; who wrote them put the simplest first. `test` is the name that the harness gives: the
/// cases of a function have names of their own behind it, `is_the_product::case_1_of_zero`. What
/// is not found comes last.
pub fn place_of_test(source: &str, test: &str) -> usize {
    let place = |name: &str| source.find(&format!("fn {name}("));
    test.split("::").find_map(place).unwrap_or(source.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_stand_in_the_order_of_their_source() {
        let source = "fn b(#[case] n: u64) {}\nfn ab() {}\nfn helper() {}";
        let mut tests = ["ab", "unknown", "b::case_2", "b::case_1"];
        tests.sort_unstable();
        tests.sort_by_key(|test| place_of_test(source, test));
        assert_eq!(tests, ["b::case_1", "b::case_2", "ab", "unknown"]);
    }
}
