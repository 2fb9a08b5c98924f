// Wrong answers to the exercise `fundamental` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: any_of_the_set
//! mistake: Puts the images into a set and takes the first that comes out
//! says: Choose the image by a fixed rule, not by the order of a `HashSet`, for example.
// ANCHOR: body
    let mut images = std::collections::HashSet::new();
    let mut turned = queens.to_vec();
    for _ in 0..4 {
        turned = quarter_turn(&turned);
        images.insert(mirror(&turned));
        images.insert(turned.clone());
    }
    images.into_iter().next().unwrap()
// ANCHOR_END: body

//! name: assigned_not_min
//! mistake: The last image compared takes the place of the least.
//! says: Your fundamental(8) returned 46 boards of 12 kinds, but should return 12, one of each kind. Your `canonical` treats a turned board as another board. Return the least of all eight images.
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = turned.clone().min(mirror(&turned));

//! name: breaks_at_a_known
//! mistake: The loop ends at the first board whose kind is there already.
//! says: Your list contains only the kinds of the first 2 solutions. Continue to the last solution, also after an image of an earlier solution.
// ANCHOR: collect
    let mut kinds: Vec<Vec<usize>> = Vec::new();
    for board in &solutions {
        let form = canonical(board);
        if kinds.contains(&form) {
            break;
        }
        kinds.push(form);
    }
    kinds
// ANCHOR_END: collect

//! name: columns_sorted
//! mistake: The columns are sorted, as one does with the letters of anagrams.
//! says: Your fundamental(8) returned 1 board, but should return 12. Your canonical([0, 4, 7, 5, 2, 6, 1, 3]) returned [0, 1, 2, 3, 4, 5, 6, 7], but should return one of the eight images of the board.
// ANCHOR: body
let mut sorted = queens.to_vec();
sorted.sort();
sorted
// ANCHOR_END: body

//! name: compares_first_columns
//! mistake: Images are compared by their first column alone.
//! says: Your canonical form always begins with the least first number of the eight images, but two images can begin with this number. Compare the whole lists.
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     for image in [turned.clone(), mirror(&turned)] {
+         if image.first() < least.first() {
+             least = image;
  }
+     }
+ }

//! name: drops_symmetric
//! mistake: Boards that are images of themselves are dropped.
//! says: [2, 4, 1, 7, 0, 6, 3, 5] is missing. Its eight images contain only 4 different boards. Return the kinds with fewer than eight different images, too.
// ANCHOR: collect
let kinds: BTreeSet<Vec<usize>> = solutions
    .iter()
    .filter(|board| quarter_turn(&quarter_turn(board)) != **board)
    .map(|board| canonical(board))
    .collect();
kinds.into_iter().collect()
// ANCHOR_END: collect

//! name: each_form_many_times
//! mistake: The canonical forms are listed, but equal ones are not dropped.
//! says: [0, 5, 7, 2, 6, 3, 1, 4] is in your list more than once. Store each canonical form only once.
// ANCHOR: collect
solutions.iter().map(|board| canonical(board)).collect()
// ANCHOR_END: collect

//! name: first_asked_in_a_thread_local
//! mistake: The form is whichever image was asked for first.
//! says: returned another result after canonical(&[4, 2, 0, 3, 1])
// ANCHOR: body
use std::cell::RefCell;
thread_local!{ static SEEN: RefCell<Vec<Vec<usize>>> = RefCell::new(vec![]); }
let mut all = vec![queens.to_vec(), mirror(queens)];
let mut t = queens.to_vec();
for _ in 0..3 { t = quarter_turn(&t); all.push(t.clone()); all.push(mirror(&t)); }
SEEN.with(|s| { for a in &all { if s.borrow().contains(a) { return a.clone(); } } s.borrow_mut().push(queens.to_vec()); queens.to_vec() })
// ANCHOR_END: body

//! name: first_mirrored_four_times
//! mistake: Of the seen images, the mirror image is always that of the first board.
//! says: Your fundamental(8) returned 24 boards of 12 kinds, but should return 12, one of each kind. [0, 5, 7, 2, 6, 3, 1, 4] and [0, 6, 3, 5, 7, 1, 4, 2] are the same board (turned by 90°, then in a mirror), but your list contains both. Your `canonical` is right about them. If your code compares a canonical form with a board, compare it with canonical forms instead.
// ANCHOR: collect
    let mut seen: BTreeSet<Vec<usize>> = BTreeSet::new();
    let mut kinds = Vec::new();
    for board in solutions {
        if seen.contains(&board) {
            continue;
        }
        let mut t = board.clone();
        for _ in 0..4 {
            t = quarter_turn(&t);
            seen.insert(mirror(&board));
            seen.insert(t.clone());
        }
        kinds.push(board);
    }
    kinds
// ANCHOR_END: collect

//! name: first_queen_decides
//! mistake: The least is the image whose first queen stands most to the left
//! says: Your canonical form always begins with the least first number of the eight images, but two images can begin with this number. Compare the whole lists.
// ANCHOR: body
    let mut images = Vec::new();
    let mut turned = queens.to_vec();
    for _ in 0..4 {
        turned = quarter_turn(&turned);
        images.push(mirror(&turned));
        images.push(turned.clone());
    }
    images.into_iter().min_by_key(|image| image[0]).unwrap()
// ANCHOR_END: body

//! name: first_smaller
//! mistake: Stops at the first image that is less than the board
//! says: Your `canonical` returns an image that is less than the board, but not always the least of the eight images. Compare all eight images before you return.
// ANCHOR: body
    let mut turned = queens.to_vec();
    for _ in 0..4 {
        turned = quarter_turn(&turned);
        if turned.as_slice() < queens {
            return turned;
        }
        if mirror(&turned).as_slice() < queens {
            return mirror(&turned);
        }
    }
    queens.to_vec()
// ANCHOR_END: body

//! name: form_among_boards
//! mistake: A form is looked up in a set of boards.
//! says: but your list contains both. Your `canonical` is right about them. If your code compares a canonical form with a board, compare it with canonical forms instead.
// ANCHOR: collect
let mut seen = BTreeSet::new();
let mut kinds = Vec::new();
for queens in solutions.into_iter().rev() {
    if !seen.contains(&canonical(&queens)) {
        seen.insert(queens.clone());
        kinds.push(queens);
    }
}
kinds
// ANCHOR_END: collect

//! name: greater_slip
//! mistake: The turns are compared the wrong way round, the mirror images rightly.
//! says: [0, 2, 4, 1, 3] and [4, 2, 0, 3, 1] are the same board (in a mirror), but your `canonical` returned two forms, [2, 0, 3, 1, 4] and [0, 2, 4, 1, 3]. Return the same form for all eight images.
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     if turned > least { least = turned.clone(); }
+     let m = mirror(&turned);
+     if m < least { least = m; }

//! name: half_turn_only
//! mistake: Only half turns and the mirror are tried.
//! says: Your fundamental(8) returned 24 boards of 12 kinds, but should return 12, one of each kind. Your `canonical` treats a half turn and a mirror image as the same board, but not a quarter turn. Compare all four turns.
// ANCHOR: body
let half = quarter_turn(&quarter_turn(queens));
[queens.to_vec(), mirror(queens), mirror(&half), half].into_iter().min().unwrap()
// ANCHOR_END: body

//! name: keeps_not_own_form
//! mistake: The boards that are not their own form are kept.
//! says: Your list contains just the boards that differ from their canonical form. Return the boards that equal their canonical form instead (12 in all).
// ANCHOR: collect
    solutions.into_iter().filter(|b| canonical(b) != *b).collect()
// ANCHOR_END: collect

//! name: known_in_a_static
//! mistake: The forms that were met are kept in a static.
//! says: returned another result the second time
// ANCHOR: collect
use std::sync::Mutex;
static KNOWN: Mutex<BTreeSet<Vec<usize>>> = Mutex::new(BTreeSet::new());
let mut known = KNOWN.lock().unwrap();
let mut kinds = Vec::new();
for board in &solutions {
    let form = canonical(board);
    if known.insert(form.clone()) {
        kinds.push(form);
    }
}
kinds
// ANCHOR_END: collect

//! name: least_and_greatest_mixed
//! mistake: The least of the turns, the greatest of the mirror images.
//! says: [0, 2, 4, 1, 3] and [4, 2, 0, 3, 1] are the same board (in a mirror), but your `canonical` returned two forms, [0, 2, 4, 1, 3] and [4, 1, 3, 0, 2]. Return the same form for all eight images.
// CHANGE: body
+ let mut greatest = mirror(&turned);
  for _ in 0..4 {

-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = least.min(turned.clone());
+     greatest = greatest.max(mirror(&turned));
  }
- least
+ if queens[0] < queens.len() / 2 { least } else { greatest }

//! name: mirror_of_the_least
//! mistake: The mirror image of the least turn alone is looked at.
//! says: Your `canonical` treats a mirror image as another board. Compare the mirror images of all four turns, too.
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = least.min(turned.clone());
  }
- least
+ let mirrored = mirror(&least);
+ least.min(mirrored)

//! name: mirror_only
//! mistake: Only the board and its mirror image are compared.
//! says: Your fundamental(8) returned 46 boards of 12 kinds, but should return 12, one of each kind. Your `canonical` treats a turned board as another board. Return the least of all eight images.
// ANCHOR: body
mirror(queens).min(queens.to_vec())
// ANCHOR_END: body

//! name: mirrored_on_the_way
//! mistake: Each step turns and mirrors, and so comes back after two
//! says: Your `canonical` chooses from only 2 of the eight images: as it is; turned by 90°, then in a mirror. Compare all eight images.
// ANCHOR: body
    let mut image = queens.to_vec();
    let mut least = image.clone();
    for _ in 0..8 {
        image = mirror(&quarter_turn(&image));
        least = least.min(image.clone());
    }
    least
// ANCHOR_END: body

//! name: moves_on_after_removing
//! mistake: Removes the family of the board at an index from the list, and then moves the index on.
//! says: Your fundamental(8) returned 11 boards, but should return 12. Your code finds the same kinds as a loop that removes all images of a board from a list and then adds 1 to its index. But the next board has moved up to this index: do not add 1.
// CHANGE: collect
- let forms: BTreeSet<Vec<usize>> = solutions.iter().map(|board| canonical(board)).collect();
- forms.into_iter().collect()
+ let (mut left, mut kinds, mut at) = (solutions, Vec::new(), 0);
+ while at < left.len() {
+     let form = canonical(&left[at]);
+     left.retain(|board| canonical(board) != form);
+     kinds.push(form);
+     at += 1;
+ }
+ kinds

//! name: neighbours_dropped
//! mistake: Equal forms are dropped only where they are neighbours.
//! says: More than one board of your list has the form [0, 4, 7, 5, 2, 6, 1, 3]: your code leaves out equal forms only if they are neighbours. Sort by form first, or use a set.
// ANCHOR: collect
let mut forms: Vec<Vec<usize>> = solutions.iter().map(|board| canonical(board)).collect();
forms.dedup();
forms
// ANCHOR_END: collect

//! name: neighbours_of_one_kind
//! mistake: Boards of one kind are dropped only where they are neighbours.
//! says: More than one board of your list has the form [0, 4, 7, 5, 2, 6, 1, 3]: your code leaves out equal forms only if they are neighbours. Sort by form first, or use a set.
// ANCHOR: collect
let mut boards = solutions;
boards.dedup_by_key(|board| canonical(board));
boards
// ANCHOR_END: collect

//! name: ninety_two_by_eight
//! mistake: Every kind is taken to have eight images.
//! says: Your fundamental(8) returned 11 boards, but should return 12. For 4 to 9 queens, your code returns one board for every eight solutions, but some of the 40 solutions for 7 queens have only four images. Compare canonical forms instead.
// ANCHOR: collect
let mut forms: Vec<Vec<usize>> = solutions.iter().map(|board| canonical(board)).collect();
forms.sort();
(0..forms.len() / 8).map(|kind| forms[8 * kind].clone()).collect()
// ANCHOR_END: collect

//! name: one_based
//! mistake: The columns of the list are numbered from 1.
//! says: is not a solution: (
// CHANGE: collect
- forms.into_iter().collect()
+ forms.into_iter().map(|form| form.iter().map(|col| col + 1).collect()).collect()

//! name: one_in_eight
//! mistake: The first eighth of the list, rounded up.
//! says: Your list contains just the first 12 of the 92 solutions. Check for each board whether your list already contains its kind.
// ANCHOR: collect
let kinds = solutions.len().div_ceil(8);
solutions.into_iter().take(kinds).collect()
// ANCHOR_END: collect

//! name: only_the_first_kind
//! mistake: One form alone is kept.
//! says: [0, 5, 7, 2, 6, 3, 1, 4] is missing, and so are all its images.
// CHANGE: collect
- forms.into_iter().collect()
+ forms.into_iter().take(1).collect()

//! name: reversed_only
//! mistake: The list is turned over, and the least of both is taken.
//! says: Your `canonical` chooses from only 2 of the eight images: as it is; turned by 180°, then in a mirror. Compare all eight images.
// ANCHOR: body
let mut over = queens.to_vec();
over.reverse();
over.min(queens.to_vec())
// ANCHOR_END: body

//! name: rotations_only
//! mistake: Only the four turns are compared.
//! says: Your fundamental(8) returned 24 boards of 12 kinds, but should return 12, one of each kind. Your `canonical` treats a mirror image as another board. Compare the mirror images of all four turns, too.
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = least.min(turned.clone());

//! name: starts_with_zeros
//! mistake: The least is looked for from a board of zeros on.
//! says: Your fundamental(8) returned 1 board, but should return 12. Your canonical([0, 4, 7, 5, 2, 6, 1, 3]) returned [0, 0, 0, 0, 0, 0, 0, 0], but should return one of the eight images of the board.
// CHANGE: body
+ let mut least = vec![0; queens.len()];
  let mut turned = queens.to_vec();
- let mut least = turned.clone();

-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = least.min(turned.clone()).min(mirror(&turned));

//! name: sum_as_a_name
//! mistake: A number is made of the columns.
//! says: Your fundamental(8) returned 9 boards, but should return 12. Your canonical([0, 4, 7, 5, 2, 6, 1, 3]) returned [98], but should return one of the eight images of the board.
// ANCHOR: body
vec![queens.iter().enumerate().map(|(row, col)| row * col).sum()]
// ANCHOR_END: body

//! name: the_board_itself
//! mistake: The answer is the board as it came.
//! says: Your `canonical` always returns the board as it is. Choose one of the eight images by a rule that does not depend on the given image.
// ANCHOR: body
queens.to_vec()
// ANCHOR_END: body

//! name: the_last_image
//! mistake: The image that was made last is the answer.
//! says: Your `canonical` always returns the board in a mirror. Choose one of the eight images by a rule that does not depend on the given image.
// ANCHOR: body
let mut turned = queens.to_vec();
for _ in 0..4 {
    turned = quarter_turn(&turned);
}
mirror(&turned)
// ANCHOR_END: body

//! name: three_columns
//! mistake: Three columns are compared, which tell the images of all solutions apart, and not of all boards.
//! says: Your canonical([1, 0, 2, 4, 5, 3]) returned [1, 0, 2, 4, 5, 3], but should return [1, 0, 2, 5, 3, 4], as in an earlier call with [4, 5, 3, 1, 0, 2]. Both arguments are the same board (in a mirror).
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     for image in [turned.clone(), mirror(&turned)] {
+         if image[..image.len().min(3)] < least[..least.len().min(3)] {
+             least = image;
  }
+     }
+ }

//! name: three_turns
//! mistake: There are three quarter turns; the mirror image of the board itself is forgotten
//! says: Your `canonical` never chooses these of the eight images: in a mirror. It must choose from all eight.
// CHANGE: body
- for _ in 0..4 {
+ for _ in 0..3 {

//! name: turns_of_the_original
//! mistake: Each turn is a turn of the board as it came.
//! says: Your `canonical` chooses from only 3 of the eight images: as it is; turned by 90°; turned by 90°, then in a mirror. Compare all eight images.
// CHANGE: body
-     turned = quarter_turn(&turned);
+     turned = quarter_turn(queens);

//! name: turns_the_least
//! mistake: Turns the least until then, not the board.
//! says: Your `canonical` turns the least board so far, so it never makes some of the eight images. In each step, turn the board of the step before, and store the least image separately.
//! also: Both arguments are the same board (in a mirror). Your `canonical` turns the least board so far, so it never makes some of the eight images. In each step, turn the board of the step before, and store the least image separately.
// ANCHOR: body
let mut least = queens.to_vec();
for _ in 0..4 {
    let turned = quarter_turn(&least);
    let m = mirror(&turned);
    if turned < least { least = turned.clone(); }
    if m < least { least = m; }
}
least
// ANCHOR_END: body

//! name: two_turns_too_few
//! mistake: The loop ends after two turns.
//! says: Your `canonical` never chooses these of the eight images: in a mirror; turned by 270°; turned by 270°, then in a mirror. It must choose from all eight.
// CHANGE: body
- for _ in 0..4 {
+ for _ in 0..2 {

// Right answers in other styles, which must pass.

//! name: all_eight_listed
//! right: The eight images in a list, and its least.
// ANCHOR: body
let mut images = vec![queens.to_vec()];
for _ in 0..3 {
    images.push(quarter_turn(&images[images.len() - 1]));
}
for turn in 0..4 {
    images.push(mirror(&images[turn]));
}
images.into_iter().min().unwrap_or_default()
// ANCHOR_END: body

//! name: else_if
//! right: A mirror image is looked at only where its turn is not the least until then; that is enough.
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     let m = mirror(&turned);
+     if turned < least { least = turned.clone(); } else if m < least { least = m; }

//! name: greatest
//! right: The greatest of the eight images.
// CHANGE: body
-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = least.max(mirror(&turned)).max(turned.clone());

//! name: mirror_first
//! right: First the mirror, then the turns of both.
// ANCHOR: body
let mut a = queens.to_vec();
let mut b = mirror(queens);
let mut least = a.clone().min(b.clone());
for _ in 0..3 {
    a = quarter_turn(&a);
    b = quarter_turn(&b);
    least = std::cmp::min(least, std::cmp::min(a.clone(), b.clone()));
}
least
// ANCHOR_END: body

//! name: out_of_a_hash_set
//! right: The solutions come out of a HashSet, so another image is found first each time.
// ANCHOR: collect
let solutions: std::collections::HashSet<Vec<usize>> = solutions.into_iter().collect();
let mut kinds = std::collections::HashMap::new();
for board in solutions {
    kinds.entry(canonical(&board)).or_insert(board);
}
kinds.into_values().collect()
// ANCHOR_END: collect

//! name: reverse_complement_inverse
//! right: Eight images by reversing, mirroring and changing rows with columns
// ANCHOR: body
    let n = queens.len();
    let mut swapped = vec![0; n];
    for row in 0..n {
        swapped[queens[row]] = row;
    }
    let mut images = Vec::with_capacity(8);
    for board in [queens.to_vec(), swapped] {
        let upside_down: Vec<usize> = board.iter().rev().copied().collect();
        images.extend([mirror(&board), mirror(&upside_down), board, upside_down]);
    }
    images.sort();
    images.swap_remove(0)
// ANCHOR_END: body

//! name: seen_before
//! right: A board is kept where its form was not seen before.
// ANCHOR: collect
let mut seen = BTreeSet::new();
solutions.into_iter().filter(|board| seen.insert(canonical(board))).collect()
// ANCHOR_END: collect

//! name: seen_images
//! right: All images of a board that was kept are passed over.
// ANCHOR: collect
    let mut seen: BTreeSet<Vec<usize>> = BTreeSet::new();
    let mut kinds = Vec::new();
    for board in solutions {
        if seen.contains(&board) {
            continue;
        }
        let mut t = board.clone();
        for _ in 0..4 {
            t = quarter_turn(&t);
            seen.insert(mirror(&t));
            seen.insert(t.clone());
        }
        kinds.push(board);
    }
    kinds
// ANCHOR_END: collect

//! name: sorted_and_deduped
//! right: The forms are sorted, and neighbours that are equal dropped.
// ANCHOR: collect
let mut forms: Vec<Vec<usize>> = solutions.iter().map(|board| canonical(board)).collect();
forms.sort();
forms.dedup();
forms
// ANCHOR_END: collect

//! name: those_that_are_their_form
//! right: Keeps the boards that are their own canonical form
// ANCHOR: collect
    solutions.into_iter().filter(|board| canonical(board) == *board).collect()
// ANCHOR_END: collect
