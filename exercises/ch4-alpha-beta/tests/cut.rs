//! alphabeta-3: `cut(node: &Tree, mover, held: Value) -> Known`: the 44 and the 40.

#[path = "../../../crates/diagnosis/src/ch4/cut.rs"]
mod check;

use alpha_beta::cut::Known::{self, AtLeast, AtMost, Exactly};
use game::Player::{self, First, Second};
use game::Value;
use rstest::rstest;

#[rstest]
#[case::the_drawing("[40, 35, 50]", Second, 44, "[40, ×, ×]", AtMost(40))]
#[case::not_at_once("[47, 40, 35]", Second, 44, "[47, 40, ×]", AtMost(40))]
#[case::equal("[50, 44, 35]", Second, 44, "[50, 44, ×]", AtMost(44))]
#[case::one_more_is_open("[45, 46]", Second, 44, "[45, 46]", Exactly(45))]
#[case::nothing_is_refuted("[47, 45, 46]", Second, 44, "[47, 45, 46]", Exactly(45))]
#[case::nothing_held("[40, 35]", Second, Value::MIN, "[40, 35]", Exactly(35))]
#[case::below_zero("[-3, -5, 0]", Second, -4, "[-3, -5, ×]", AtMost(-5))]
#[case::one_leaf("[45]", Second, 44, "[45]", Exactly(45))]
fn min_stops_when_max_holds_as_much(
    #[case] text: &str,
    #[case] mover: Player,
    #[case] held: Value,
    #[case] crossed: &str,
    #[case] known: Known,
) {
    check::min_stops_when_max_holds_as_much(text, mover, held, crossed, known);
}

#[rstest]
#[case::the_mirror("[50, 60, 35]", First, 44, "[50, ×, ×]", AtLeast(50))]
#[case::not_at_once("[40, 47, 60]", First, 44, "[40, 47, ×]", AtLeast(47))]
#[case::equal("[30, 44, 60]", First, 44, "[30, 44, ×]", AtLeast(44))]
#[case::one_less_is_open("[43, 42]", First, 44, "[43, 42]", Exactly(43))]
#[case::nothing_held("[40, 55]", First, Value::MAX, "[40, 55]", Exactly(55))]
#[case::below_zero("[-5, -3, 0]", First, -4, "[-5, -3, ×]", AtLeast(-3))]
fn max_stops_when_min_holds_as_little(
    #[case] text: &str,
    #[case] mover: Player,
    #[case] held: Value,
    #[case] crossed: &str,
    #[case] known: Known,
) {
    check::max_stops_when_min_holds_as_little(text, mover, held, crossed, known);
}

#[test]
fn the_same_node_says_the_same_again() {
    check::the_same_node_says_the_same_again();
}

#[test]
fn what_is_said_of_random_nodes_is_true() {
    check::what_is_said_of_random_nodes_is_true();
}

#[test]
fn what_comes_after_the_40_is_worth_nothing() {
    check::what_comes_after_the_40_is_worth_nothing();
}
