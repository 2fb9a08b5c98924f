//! The coursework's moves: what it does at the edge, with the 31st child, and with the chosen move.

use dots_and_boxes::coursework_moves::{
    Direction, Fault, Node, ROOM, SIDE, check_cell, choose_best_move,
};

const PERSON: u8 = 1;

/// A node in which the person has these dots, each as row and column.
fn owned(dots: &[(usize, usize)]) -> Node {
    let mut field = [0; SIDE * SIDE];
    for (row, column) in dots {
        field[row * SIDE + column] = PERSON;
    }
    Node::new(field)
}

/// Asks for each dot of the person, and for each direction: the text leaves the caller out.
fn all_children(node: &mut Node) -> Result<(), Fault> {
    for dot in 0..SIDE * SIDE {
        if node.field[dot] == PERSON {
            for direction in [Direction::Column, Direction::Row] {
                for step in [-1, 1] {
                    let (row, column) = (dot / SIDE, dot % SIDE);
                    check_cell(node, row, column, PERSON, direction, step)?;
                }
            }
        }
    }
    Ok(())
}

#[test]
fn a_dot_inside_the_field_has_four_links() {
    let mut node = owned(&[(4, 4)]);
    assert_eq!(all_children(&mut node), Ok(()));
    let taken = |child: &Node| child.field.iter().rposition(|&dot| dot == PERSON);
    assert_eq!(node.child.len(), 4);
    assert_eq!(taken(&node.child[1]), Some(54), "the dot below");
}

#[test]
fn at_the_end_of_a_row_a_dot_is_linked_to_the_first_one_of_the_next_row() {
    let mut node = owned(&[(3, 9)]);
    let added = check_cell(&mut node, 3, 9, PERSON, Direction::Row, 1);
    assert_eq!(added, Ok(true));
    assert_eq!(node.child[0].field[4 * SIDE], PERSON);
    assert_eq!(node.child[0].connections[3 * SIDE + 9][0], Some(4 * SIDE));
}

#[test]
fn a_column_step_off_the_field_is_reported_as_beyond_the_field() {
    let mut node = owned(&[(0, 4), (9, 4)]);
    let mut ask = |row, step| check_cell(&mut node, row, 4, PERSON, Direction::Column, step);
    assert_eq!(ask(0, -1), Err(Fault::BeyondTheField));
    assert_eq!(ask(9, 1), Err(Fault::BeyondTheField));
}

#[test]
fn the_31st_child_has_no_room() {
    // None at the edge or beside another: four links each.
    let dots = [1, 3, 5, 7].map(|column| [(2, column), (5, column)]);
    let mut node = owned(dots.as_flattened());
    assert_eq!(4 * dots.as_flattened().len(), 32);
    assert_eq!(all_children(&mut node), Err(Fault::NoRoom));
    assert_eq!(node.child.len(), ROOM);
}

#[test]
fn a_link_between_two_dots_of_ones_own_is_found_from_both_ends() {
    let mut node = owned(&[(4, 4), (4, 5)]);
    assert_eq!(all_children(&mut node), Ok(()));
    assert_eq!(node.child.len(), 8, "seven links, and one of them twice");
    let twins: Vec<usize> = (0..8)
        .filter(|&k| node.child.iter().filter(|c| **c == node.child[k]).count() == 2)
        .collect();
    assert_eq!(
        twins,
        [3, 6],
        "to the right of the first, to the left of the second"
    );
}

/// Three children, all worth what the root is, and only the first closes a square.
fn three_equals() -> Node {
    let mut root = owned(&[(4, 4)]);
    all_children(&mut root).expect("four links");
    root.child.truncate(3);
    root.child[0].is_square = true;
    root
}

#[test]
fn the_chosen_move_is_the_board_of_the_root_and_the_board_before_it_is_gone() {
    let mut root = three_equals();
    let before = root.field;
    choose_best_move(&mut root, || 1);
    assert_ne!(root.field, before);
    assert_eq!(root.field, root.child[0].field);
    // The other children no longer follow from the root.
    assert_ne!(root.child[1].field, root.field);
}

#[test]
fn the_square_of_a_child_that_was_replaced_stays() {
    let mut root = three_equals();
    choose_best_move(&mut root, || 0);
    assert_eq!(root.field, root.child[2].field);
    assert!(root.is_square && !root.child[2].is_square);
}
