use alpha_beta::tree::Tree;
use alpha_beta::uniform::wild;
use boards::Board;
use fastrand::Rng;

#[test]
fn children_and_the_leaves_below_them_are_those_of_the_tree() {
    let mut rng = Rng::with_seed(9);
    let (mut inner, mut again) = (0, 0);
    for at in 0..2000 {
        let tree = wild(at % 6, &mut rng);
        let text = tree.to_string();
        let Board::Tree(written) = Board::read("tree", &text) else {
            panic!("{tree} was not read");
        };
        let leaves: Vec<usize> = tree.children().iter().map(Tree::leaves).collect();
        assert_eq!(written.leaves(), leaves, "{tree}");
        let texts = written.children().iter().map(|place| &text[place.clone()]);
        let children: Vec<String> = tree.children().iter().map(Tree::to_string).collect();
        assert_eq!(Vec::from_iter(texts), children, "{tree}");
        assert_eq!(written.is_extra_turn(), tree.is_extra_turn(), "{tree}");
        again += usize::from(tree.is_extra_turn());
        inner += usize::from(tree.height() > 2);
    }
    assert!(inner > 500, "{inner} trees have more than two levels");
    assert!(again > 200, "in {again} trees the same player moves again");
}

#[test]
fn a_deep_tree_is_read_without_recursion() {
    let deep = 1_000_000;
    let text = "[".repeat(deep) + "7" + &"]".repeat(deep);
    let Board::Tree(written) = Board::read("tree", &text) else {
        panic!("it was not read");
    };
    assert_eq!(written.leaves(), [1]);
}
