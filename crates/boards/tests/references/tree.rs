use alpha_beta::tree::Tree;
use alpha_beta::uniform::wild;
use boards::Board;
use fastrand::Rng;

#[test]
fn leaves_below_each_child_are_those_of_the_tree() {
    let mut rng = Rng::with_seed(9);
    let mut inner = 0;
    for at in 0..2000 {
        let tree = wild(at % 6, &mut rng);
        let Board::Tree(written) = Board::read("tree", &tree.to_string()) else {
            panic!("{tree} was not read");
        };
        let leaves: Vec<usize> = tree.children().iter().map(Tree::leaves).collect();
        assert_eq!(written.leaves(), leaves, "{tree}");
        inner += usize::from(tree.height() > 2);
    }
    assert!(inner > 500, "{inner} trees have more than two levels");
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
