//! `fundamental`: which of the solutions are really different.

mod support;

use std::collections::BTreeSet;

use eight_queens::fundamental::{canonical, fundamental, mirror, quarter_turn};
use rstest::rstest;
use support::fault;

/// The eight images of a board, and what was done to get each.
fn images(queens: &[usize]) -> Vec<(String, Vec<usize>)> {
    let mut images = Vec::new();
    let mut turned = queens.to_vec();
    for turns in 0..4 {
        let how = [
            "as it is",
            "turned by 90°",
            "turned by 180°",
            "turned by 270°",
        ][turns];
        images.push((how.to_owned(), turned.clone()));
        images.push((format!("{how}, then in a mirror"), mirror(&turned)));
        turned = quarter_turn(&turned);
    }
    images
}

/// What a wrong number of boards of 8 tells.
fn diagnosis(n: usize, found: usize, kinds: usize) -> String {
    let thought = match (n, found) {
        (8, 24) => "a mirror image is the same board.",
        (8, 46) => "turn the board as well.",
        (8, 11) => "92 is 11 × 8 + 4: one board is its own half-turn, and has four images only.",
        (8, 92) => "all images of a board have one canonical form, and each form counts once.",
        _ if found > kinds => "boards that are images of each other count once.",
        _ => "boards that are no images of each other must not share a form.",
    };
    format!("{found}, not {kinds}: {thought}")
}

#[rstest]
#[case::one(1, 1)]
#[case::two(2, 0)]
#[case::four(4, 1)]
#[case::five(5, 2)]
#[case::six(6, 1)]
#[case::seven(7, 6)]
#[case::eight(8, 12)]
fn boards_are_counted_by_kind(#[case] n: usize, #[case] kinds: usize) {
    let found = fundamental(n);
    assert!(found.len() == kinds, "{}", diagnosis(n, found.len(), kinds));
}

#[test]
fn the_twelve_are_solutions_and_none_is_an_image_of_another() {
    let found = fundamental(8);
    let mut seen: BTreeSet<Vec<usize>> = BTreeSet::new();
    for queens in &found {
        if let Some(fault) = fault(8, queens) {
            panic!("{queens:?} is no solution: {fault}.");
        }
        assert!(
            !seen.contains(queens),
            "{queens:?} is an image of a board listed before it. {}",
            diagnosis(8, found.len(), 12)
        );
        seen.extend(images(queens).into_iter().map(|(_, image)| image));
    }
    assert!(seen.len() == 92, "{}", diagnosis(8, found.len(), 12));
}

#[rstest]
#[case::no_symmetry(&[0, 4, 7, 5, 2, 6, 1, 3])]
#[case::its_own_half_turn(&[2, 4, 1, 7, 0, 6, 3, 5])]
#[case::its_own_quarter_turn(&[1, 3, 0, 2])]
#[case::not_even_a_solution(&[0, 1, 3, 2, 4])]
fn all_images_of_a_board_have_one_form(#[case] queens: &[usize]) {
    let form = canonical(queens);
    for (how, image) in images(queens) {
        assert_eq!(
            canonical(&image),
            form,
            "{queens:?}, {how}, is {image:?}: an image of the same board, so it has the same form"
        );
    }
}

#[rstest]
#[case::no_symmetry(&[0, 4, 7, 5, 2, 6, 1, 3])]
#[case::its_own_half_turn(&[2, 4, 1, 7, 0, 6, 3, 5])]
#[case::five(&[0, 2, 4, 1, 3])]
fn the_form_is_one_of_the_images(#[case] queens: &[usize]) {
    let form = canonical(queens);
    assert!(
        images(queens).iter().any(|(_, image)| *image == form),
        "canonical({queens:?}) is {form:?}, which is no turn and no mirror image of it: choose one \
         of the eight images, do not make a new board."
    );
}
