//! dots-1: `sides(size, row, col) -> [usize; 4]` numbers the lines of a box; `closed_by(size, drawn, line)` is what it closes.

#[path = "../../../crates/diagnosis/src/ch5/boxes.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::one_box("1x1", 0, 0)]
#[case::first_of_a_row("1x3", 0, 0)]
#[case::last_of_a_row("1x3", 0, 2)]
#[case::last_of_a_column("3x1", 2, 0)]
#[case::first_of_the_second_row("2x2", 1, 0)]
#[case::oblong("2x4", 1, 2)]
#[case::large("5x5", 4, 4)]
fn a_box_has_four_sides(#[case] field: &str, #[case] row: usize, #[case] col: usize) {
    check::a_box_has_four_sides(field, row, col);
}

#[test]
fn so_has_every_box_of_every_field() {
    check::so_has_every_box_of_every_field();
}

#[rstest]
#[case::from_above("1x1", "a1a2 b1b2 a2b2", "a1b1", 1)]
#[case::from_the_left("1x1", "a1b1 b1b2 a2b2", "a1a2", 1)]
#[case::from_below("1x1", "a1b1 a1a2 b1b2", "a2b2", 1)]
#[case::first_line_of_all("2x2", "", "a1b1", 0)]
#[case::beside_an_open_box("1x2", "a1b1 a2b2 a1a2", "b1b2", 1)]
#[case::one_of_two_sides_is_open("1x2", "a1b1 a2b2 b1c1 c1c2", "b1b2", 0)]
#[case::between_two_in_a_row("1x2", "a1b1 b1c1 a2b2 b2c2 a1a2 c1c2", "b1b2", 2)]
#[case::between_two_in_a_column("2x1", "a1b1 a3b3 a1a2 b1b2 a2a3 b2b3", "a2b2", 2)]
#[case::beside_one_closed_before("1x2", "a1b1 a2b2 a1a2 b1b2", "b1c1", 0)]
#[case::next_to_one_closed_before("1x2", "a1b1 a2b2 a1a2 b1b2 b1c1 b2c2", "c1c2", 1)]
#[case::in_the_second_row("2x3", "b2c2 b3c3 b2b3", "c2c3", 1)]
#[case::at_the_end("3x1", "a3a4 b3b4 a3b3", "a4b4", 1)]
fn a_line_closes_the_boxes_whose_last_side_it_is(
    #[case] field: &str,
    #[case] names: &str,
    #[case] line: &str,
    #[case] want: u32,
) {
    check::a_line_closes_the_boxes_whose_last_side_it_is(field, names, line, want);
}

#[test]
fn the_last_line_of_a_field_closes_one_box_or_two() {
    check::the_last_line_of_a_field_closes_one_box_or_two();
}

#[test]
fn on_random_fields_too() {
    check::on_random_fields_too();
}

#[test]
fn the_page_asked_how_many_boxes_one_line_can_close() {
    check::the_page_asked_how_many_boxes_one_line_can_close();
}
