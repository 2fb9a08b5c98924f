//! alphabeta-3: `cut`, the 44 and the 40.

mod common;

use alpha_beta::cut::Known::{AtLeast, AtMost, Exactly};
use alpha_beta::cut::{Known, cut};
use alpha_beta::tree::Tree;
use common::{minus, tree};
use fastrand::Rng;
use game::Player::{self, First, Second};
use game::Value;
use rstest::rstest;

#[rstest]
#[case::the_drawing("[40, 35, 50]", Second, 44, "[40, ×, ×]", AtMost(40))]
#[case::not_at_once("[47, 40, 35]", Second, 44, "[47, 40, ×]", AtMost(40))]
#[case::equal("[50, 44, 35]", Second, 44, "[50, 44, ×]", AtMost(44))]
#[case::one_more_is_open("[45, 46]", Second, 44, "[45, 46]", Exactly(45))]
#[case::nothing_held("[40, 35]", Second, Value::MIN, "[40, 35]", Exactly(35))]
#[case::below_zero("[-3, -5, 0]", Second, -4, "[-3, -5, ×]", AtMost(-5))]
fn min_stops_when_max_holds_as_much(
    #[case] text: &str,
    #[case] mover: Player,
    #[case] held: Value,
    #[case] crossed: &str,
    #[case] known: Known,
) {
    check(&tree(text), mover, held, crossed, known);
}

#[rstest]
#[case::the_mirror("[50, 60, 35]", First, 44, "[50, ×, ×]", AtLeast(50))]
#[case::not_at_once("[40, 47, 60]", First, 44, "[40, 47, ×]", AtLeast(47))]
#[case::equal("[30, 44, 60]", First, 44, "[30, 44, ×]", AtLeast(44))]
#[case::one_less_is_open("[43, 42]", First, 44, "[43, 42]", Exactly(43))]
#[case::nothing_held("[40, 55]", First, Value::MAX, "[40, 55]", Exactly(55))]
fn max_stops_when_min_holds_as_little(
    #[case] text: &str,
    #[case] mover: Player,
    #[case] held: Value,
    #[case] crossed: &str,
    #[case] known: Known,
) {
    check(&tree(text), mover, held, crossed, known);
}

#[test]
fn what_is_said_of_random_nodes_is_true() {
    let mut rng = Rng::with_seed(40);
    for _ in 0..300 {
        let leaves: Vec<Value> = (0..rng.usize(1..6)).map(|_| rng.i32(30..60)).collect();
        let node = Tree::inner(leaves.iter().copied().map(Tree::leaf).collect());
        let (mover, held) = (if rng.bool() { First } else { Second }, rng.i32(30..60));
        let value = match mover {
            First => leaves.iter().max(),
            Second => leaves.iter().min(),
        };
        let value = *value.unwrap_or(&0);
        let known = cut(&node, mover, held);
        let is_true = match known {
            Exactly(said) => value == said,
            AtMost(said) => value <= said,
            AtLeast(said) => value >= said,
        };
        assert!(
            is_true,
            "{mover} moves at {node}, and {held} is held: you say {known:?}, but it is {value}."
        );
    }
}

/// Demands that no other leaves are read, and that what is said then is what is known.
fn check(node: &Tree, mover: Player, held: Value, want: &str, known: Known) {
    let said = cut(node, mover, held);
    let crossed = node.crossed();
    let (read, suffice) = (
        node.leaves_read().len(),
        node.leaves() - want.matches('×').count(),
    );
    let who = if mover == Second { "MAX" } else { "MIN" };
    let seen = format!("{who} holds {held}, and at {node} you read {crossed}: ");
    let (AtMost(value) | AtLeast(value) | Exactly(value)) = known;
    let (AtMost(got) | AtLeast(got) | Exactly(got)) = said;
    if read > suffice {
        let thought = if value == held {
            format!("a reply of {value} cannot beat {held}: equal cuts.")
        } else {
            format!("after the {value} nothing here can matter: {want}.")
        };
        panic!("{}", minus(&(seen + &thought)));
    }
    if read < suffice {
        let thought = format!("{want} must be read, {value} still beats what is held.");
        panic!("{}", minus(&(seen + &thought)));
    }
    if got != value && known != Exactly(value) {
        let thought = format!(
            "{value} was read; what comes after it is cut. You say {said:?}, and {known:?} is known."
        );
        panic!("{}", minus(&(seen + &thought)));
    }
    let thought = match (known, said) {
        (AtMost(_), _) => format!(
            "only \"at most {value}\" is known, for MIN may find still less among the leaves that \
             are cut. You say {said:?}."
        ),
        (AtLeast(_), _) => format!(
            "only \"at least {value}\" is known, for MAX may find still more among the leaves that \
             are cut. You say {said:?}."
        ),
        (Exactly(_), _) => {
            format!("every leaf was read, so the value is exactly {value}. You say {said:?}.")
        }
    };
    assert!(said == known, "{}", minus(&(seen + &thought)));
}
