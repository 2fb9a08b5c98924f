//! The display order of an exercise's tests.

/// Returns the position of a test function in the source of the tests. The harness sorts tests by name, but their
/// author put the simplest first. `test` is the harness's name for the test. The name of a case contains that of its
/// function, as in `is_the_product::case_1_of_zero`. Unknown tests are last.
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
