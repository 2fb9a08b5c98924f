//! dots-2: `draw(board: &Dots, line: Line) -> Dots`: whose boxes they are, and who moves next.

#[path = "../../../crates/diagnosis/src/ch5/extra_turn.rs"]
mod check;

use rstest::rstest;

#[rstest]
#[case::one_box("1x1", "a1b1 a1a2 b1b2", "a2b2")]
#[case::one_of_two("1x2", "a1b1 a1a2 a2b2", "b1b2")]
#[case::in_a_corner("2x2", "b2c2 c2c3 b3c3", "b2b3")]
fn a_closed_box_gives_another_turn(
    #[case] size: &str,
    #[case] lines: &str,
    #[case] line: &str,
    #[values(0, 1)] mover: usize,
) {
    check::a_closed_box_gives_another_turn(size, lines, line, mover);
}

#[rstest]
#[case::first_line("2x2", "", "a1b1")]
#[case::third_side("2x2", "a1b1 a1a2", "a2b2")]
#[case::beside_a_closed_box("1x2", "a1b1 a2b2 a1a2 b1b2", "b1c1")]
fn a_line_that_closes_none_passes_the_turn(
    #[case] size: &str,
    #[case] lines: &str,
    #[case] line: &str,
    #[values(0, 1)] mover: usize,
) {
    check::a_line_that_closes_none_passes_the_turn(size, lines, line, mover);
}

#[rstest]
#[case::in_a_row("1x2", "a1b1 b1c1 a2b2 b2c2 a1a2 c1c2", "b1b2")]
#[case::in_a_column("2x1", "a1b1 a3b3 a1a2 b1b2 a2a3 b2b3", "a2b2")]
fn two_boxes_at_once_give_one_more_line(
    #[case] size: &str,
    #[case] lines: &str,
    #[case] line: &str,
    #[values(0, 1)] mover: usize,
) {
    check::two_boxes_at_once_give_one_more_line(size, lines, line, mover);
}

#[rstest]
#[case::the_last_line_of_all("1x1", "a1b1 a1a2 b1b2", "a2b2")]
#[case::the_second_box("1x2", "b1c1 b2c2 b1b2", "c1c2")]
#[case::two_in_a_row("1x2", "a1b1 b1c1 a2b2 b2c2 a1a2 c1c2", "b1b2")]
#[case::none("2x2", "a1b1 a1a2", "a2b2")]
fn the_boxes_are_the_movers(
    #[case] size: &str,
    #[case] lines: &str,
    #[case] line: &str,
    #[values(0, 1)] mover: usize,
) {
    check::the_boxes_are_the_movers(size, lines, line, mover);
}

#[rstest]
fn boxes_taken_before_are_kept(#[values(0, 1)] mover: usize, #[values(0, 1)] owner: usize) {
    check::boxes_taken_before_are_kept(mover, owner);
}

#[rstest]
#[case::one_down("2x2", "a1b1 c2c3", "b2b3")]
#[case::the_first("2x2", "", "a1b1")]
#[case::the_last_of_all("1x1", "a1b1 a1a2 b1b2", "a2b2")]
fn the_line_is_drawn_and_the_others_stay(
    #[case] size: &str,
    #[case] lines: &str,
    #[case] line: &str,
) {
    check::the_line_is_drawn_and_the_others_stay(size, lines, line);
}

#[test]
fn so_it_is_in_every_position() {
    check::so_it_is_in_every_position();
}

#[test]
fn in_a_whole_game_every_box_is_taken_once() {
    check::in_a_whole_game_every_box_is_taken_once();
}

#[test]
fn the_page_asked_why_one_player_draws_more_lines() {
    check::the_page_asked_why_one_player_draws_more_lines();
}
