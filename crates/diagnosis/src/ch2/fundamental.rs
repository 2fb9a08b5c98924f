//! The claims of the tests of `fundamental`, and explanations of wrong answers.

mod support;

use diagnosis::{attempt, counted, same_in_any_order, twice, worth};
use eight_queens::all_solutions::all_solutions;
use eight_queens::fundamental::{canonical, fundamental, mirror, quarter_turn};
use std::collections::BTreeSet;
use support::advice::{below, not_all};
use support::{fault, solutions};

/// The number of kinds for 1 to 10 queens.
const KINDS: [usize; 10] = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92];

pub(super) fn boards_are_counted_by_kind(n: usize) {
    judge(n);
}

pub(super) fn all_images_of_a_board_have_one_form(queens: &[usize]) {
    one_form(queens);
}

pub(super) fn all_images_of_any_board_have_one_form() {
    let mut random = fastrand::Rng::with_seed(8);
    let board = |n| {
        let mut queens: Vec<usize> = (0..n).collect();
        random.shuffle(&mut queens);
        queens
    };
    diagnosis::demand_each(
        (2..=10).flat_map(|n| [n; 10]).map(board),
        |queens| smaller(queens),
        |queens| {
            let forms: BTreeSet<_> = images(queens)
                .iter()
                .map(|(_, image)| attempt(|| canonical(image)))
                .collect();
            let one = forms.first().cloned().flatten();
            forms.len() > 1 || one.is_none_or(|form| no_image(queens, &form).is_some())
        },
        |queens| one_form(queens),
    );
}

/// Returns the boards without one of the queens, her row and her column.
fn smaller(queens: &[usize]) -> Vec<Vec<usize>> {
    let rows = if queens.len() > 2 { queens.len() } else { 0 };
    let without = |row: usize| {
        let others = [&queens[..row], &queens[row + 1..]].concat();
        let closed = others
            .iter()
            .map(|col| col - usize::from(*col > queens[row]));
        closed.collect()
    };
    (0..rows).map(without).collect()
}

pub(super) fn the_answers_are_the_same_when_asked_again() {
    // A form that depends on the order of a `HashSet` changes from call to call, too. This has its
    // own words.
    if attempt(|| canonical(&[2, 0, 3, 1])) != attempt(|| canonical(&[2, 0, 3, 1])) {
        one_form(&[0, 4, 7, 5, 2, 6, 1, 3]);
    }
    twice("canonical(&[2, 0, 3, 1])", || canonical(&[2, 0, 3, 1]));
    // Any image of a board will do, so another one is no mistake the second time.
    let (first, second) = (fundamental(5), fundamental(5));
    if kinds_of(5, &first) != kinds_of(5, &second) {
        diagnosis::assert_same_again("fundamental(5)", &first, &second);
    }
}

pub(super) fn the_form_of_a_board_is_the_same_whatever_was_asked_before() {
    let board = vec![0, 2, 4, 1, 3];
    same_in_any_order(
        "the_form_of_a_board_is_the_same_whatever_was_asked_before",
        &[mirror(&board), quarter_turn(&board), board],
        |queens| format!("canonical(&{queens:?})"),
        |queens| canonical(queens),
        // Any of the eight images is right. This list never matches, so each board is the first question of some
        // process.
        |_| Vec::new(),
    );
}

pub(super) fn more_than_8_queens_are_counted_by_kind() {
    judge(9);
    judge(10);
}

pub(super) fn the_page_asked_how_many_are_left_of_92() {
    judge(8);
    let images = |queens: &Vec<usize>| {
        let images = images(queens).into_iter().map(|(_, image)| image);
        images.collect::<BTreeSet<_>>().len()
    };
    let sizes: Vec<usize> = fundamental(8).iter().map(images).collect();
    let eights = sizes.iter().filter(|&&size| size == 8).count();
    let fours = sizes.iter().filter(|&&size| size == 4).count();
    worth(format!(
        "{} kinds of 8 queens: {eights} with 8 images and {fours} with 4, {} boards in all.",
        sizes.len(),
        sizes.iter().sum::<usize>()
    ));
}

/// Returns the eight images of a board, each with its description.
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
        let in_a_mirror = [
            "in a mirror",
            "turned by 90°, then in a mirror",
            "turned by 180°, then in a mirror",
            "turned by 270°, then in a mirror",
        ][turns];
        images.push((in_a_mirror.to_owned(), mirror(&turned)));
        turned = quarter_turn(&turned);
    }
    images
}

/// Returns the least image of a board. The tests distinguish kinds by it.
fn kind(queens: &[usize]) -> Option<Vec<usize>> {
    images(queens).into_iter().map(|(_, image)| image).min()
}

/// Checks that all images of a board have the same form, and that this form is one of them.
fn one_form(queens: &[usize]) {
    let (form, images) = (canonical(queens), images(queens));
    if let Some(words) = no_image(queens, &form) {
        panic!("{words}");
    }
    for (how, image) in images {
        let its = canonical(&image);
        assert!(
            its == form,
            "Your canonical({image:?}) returned {its:?}, but should return {form:?}, as in an \
             earlier call with {queens:?}.\nBoth arguments are the same board ({how}). {}",
            what_counts_as_another().unwrap_or_default()
        );
    }
}

fn no_image(queens: &[usize], form: &[usize]) -> Option<String> {
    let is_one = images(queens).iter().any(|(_, image)| *image == form);
    (!is_one).then(|| {
        format!(
            "Your canonical({queens:?}) returned {form:?}, but should return one of the eight images of the board."
        )
    })
}

/// Explains which images `canonical` treats as different boards, judged by all solutions of 4, 5 and 8, or returns
/// `None` if it treats all images as one.
fn what_counts_as_another() -> Option<String> {
    type Change = fn(&[usize]) -> Vec<usize>;
    let half: Change = |queens| quarter_turn(&quarter_turn(queens));
    let boards: Vec<Vec<usize>> = [4, 5, 8].into_iter().flat_map(solutions).collect();
    let keeps = |change: Change| {
        let same = |queens: &Vec<usize>| {
            attempt(|| canonical(queens) == canonical(&change(queens))).unwrap_or(false)
        };
        boards.iter().all(same)
    };
    let always = (0..8).find(|&at| {
        boards
            .iter()
            .all(|queens| attempt(|| canonical(queens)).as_ref() == Some(&images(queens)[at].1))
    });
    if let Some(at) = always {
        return Some(format!(
            "Your `canonical` always returns the board {}. Choose one of the eight images by a \
             rule that does not depend on the given image.",
            images(&[0])[at].0
        ));
    }
    let words = match (keeps(mirror), keeps(quarter_turn), keeps(half)) {
        (true, true, _) => return None,
        (false, true, _) => {
            "Your `canonical` treats a mirror image as another board. Compare the mirror images of \
             all four turns, too."
        }
        (true, false, false) if compared().is_some_and(|it| it.0 == [0, 1]) => {
            "Your `canonical` treats a turned board as another board. Return the least of all \
             eight images."
        }
        (true, false, true) if compared().is_some() => {
            "Your `canonical` treats a half turn and a mirror image as the same board, but not a \
             quarter turn. Compare all four turns."
        }
        _ => return how_it_chooses(&boards),
    };
    Some(words.to_owned())
}

/// Explains how `canonical` gives different forms to two images of one board, or returns `None` if the cause is
/// unknown.
fn how_it_chooses(boards: &[Vec<usize>]) -> Option<String> {
    if let Some((done, left_out)) = compared() {
        let names = |which: Vec<usize>| {
            let images = images(&[0]);
            let names = which.into_iter().map(|at| images[at].0.clone());
            names.collect::<Vec<_>>().join("; ")
        };
        let words = if left_out.len() <= done.len() {
            format!(
                "Your `canonical` never chooses these of the eight images: {}. It must choose from \
                 all eight. (If one board is changed from image to image, a second mirror undoes \
                 the first.)",
                names(left_out)
            )
        } else {
            format!(
                "Your `canonical` chooses from only {} of the eight images: {}. Compare all eight \
                 images.",
                done.len(),
                names(done)
            )
        };
        return Some(words);
    }
    let form = |queens: &Vec<usize>| attempt(|| canonical(queens)).unwrap_or_default();
    if let Some(queens) = boards.iter().find(|queens| form(queens) != form(queens)) {
        return Some(format!(
            "Called twice, canonical({queens:?}) returned two different images. Choose the image \
             by a fixed rule, not by the order of a `HashSet`, for example."
        ));
    }
    if boards
        .iter()
        .all(|queens| form(queens) == least_turned_on(queens))
    {
        return Some(
            "Your `canonical` turns the least board so far, so it never makes some of the eight \
             images. In each step, turn the board of the step before, and store the least image \
             separately."
                .into(),
        );
    }
    let least = |queens: &Vec<usize>| kind(queens).unwrap_or_default();
    let mut of_all = boards.iter();
    if of_all.all(|queens| form(queens).first() == least(queens).first()) {
        return Some(
            "Your canonical form always begins with the least first number of the eight images, \
             but two images can begin with this number. Compare the whole lists."
                .into(),
        );
    }
    let mut of_all = boards.iter();
    if of_all.all(|queens| form(queens) < *queens || *queens == least(queens)) {
        return Some(
            "Your `canonical` returns an image that is less than the board, but not always the \
             least of the eight images. Compare all eight images before you return."
                .into(),
        );
    }
    None
}

/// Returns the form of a program that turns the least image so far instead of the board.
fn least_turned_on(queens: &[usize]) -> Vec<usize> {
    let mut least = queens.to_vec();
    for _ in 0..4 {
        let turned = quarter_turn(&least);
        least = least.min(mirror(&turned)).min(turned);
    }
    least
}

/// Returns words about two images of one board that get different forms.
fn two_forms() -> Option<String> {
    let form = |queens: &[usize]| attempt(|| canonical(queens)).unwrap_or_default();
    let boards: Vec<Vec<usize>> = [4, 5, 8].into_iter().flat_map(solutions).collect();
    boards.iter().find_map(|queens| {
        let (how, image) = images(queens)
            .into_iter()
            .find(|(_, image)| form(image) != form(queens))?;
        Some(format!(
            "{queens:?} and {image:?} are the same board ({how}), but your `canonical` returned \
             two forms, {:?} and {:?}. Return the same form for all eight images.",
            form(queens),
            form(&image)
        ))
    })
}

/// Returns the images that `canonical` compares and the images that it leaves out, or `None` if its form is not
/// always the least or always the greatest of some of the eight.
fn compared() -> Option<(Vec<usize>, Vec<usize>)> {
    let mut random = fastrand::Rng::with_seed(8);
    let mut boards: Vec<Vec<usize>> = [4, 5, 8].into_iter().flat_map(solutions).collect();
    for _ in 0..60 {
        let mut queens: Vec<usize> = (0..7).collect();
        random.shuffle(&mut queens);
        boards.push(queens);
    }
    let asked: Option<Vec<_>> = boards
        .iter()
        .map(|queens| {
            let images: Vec<Vec<usize>> = images(queens).into_iter().map(|it| it.1).collect();
            Some((images, attempt(|| canonical(queens))?))
        })
        .collect();
    let asked = asked?;
    (1..255_usize).find_map(|set| {
        let (done, left_out): (Vec<usize>, Vec<usize>) = (0..8).partition(|at| set >> at & 1 == 1);
        let chosen = |images: &[Vec<usize>]| -> [Option<Vec<usize>>; 2] {
            let some = || done.iter().map(|&at| images[at].clone());
            [some().min(), some().max()]
        };
        let always = |by: usize| {
            asked
                .iter()
                .all(|(images, form)| chosen(images)[by].as_ref() == Some(form))
        };
        (always(0) || always(1)).then_some((done, left_out))
    })
}

/// Checks that the list has one board of each kind.
fn judge(n: usize) {
    // A search that treats every square as free fills 8 to the power of 8 boards of 8. The boards of 4 already show
    // its mistake.
    if n > 4
        && let Some(words) = wrong_boards(4)
        && attempt(|| fundamental(4)).is_some_and(|found| !is_right(4, &found))
    {
        panic!("{words}");
    }
    let found = fundamental(n);
    if !is_right(n, &found) {
        panic!("{}", wrong(n, &found));
    }
}

/// Returns words about `all_solutions` if the boards to choose from are not all solutions.
fn wrong_boards(n: usize) -> Option<String> {
    let found = diagnosis::if_written(|| all_solutions(n))?;
    let fault = not_all(n, &found)?;
    Some(format!(
        "{}.\n`fundamental` chooses from these boards, so correct `all_solutions` first: cargo \
         course test all_solutions",
        diagnosis::of_yours(&format!("all_solutions({n})"), &fault)
    ))
}

fn is_right(n: usize, found: &[Vec<usize>]) -> bool {
    let kinds = KINDS[n - 1];
    let different = kinds_of(n, found);
    found.len() == kinds && different.len() == kinds && !different.contains(&None)
}

/// Returns the kinds of these boards, with `None` for a board that is not a solution.
fn kinds_of(n: usize, found: &[Vec<usize>]) -> BTreeSet<Option<Vec<usize>>> {
    found.iter().map(|queens| kind_of(n, queens)).collect()
}

/// Returns the kind of a board, or `None` if it is not a solution.
fn kind_of(n: usize, queens: &[usize]) -> Option<Vec<usize>> {
    if fault(n, queens).is_some() {
        return None;
    }
    kind(queens)
}

fn wrong(n: usize, found: &[Vec<usize>]) -> String {
    let (wanted, kinds) = (KINDS[n - 1], kinds_of(n, found));
    let first = match found.len() {
        0 => format!("Your fundamental({n}) returned no board, but should return {wanted}."),
        count if kinds.len() < count && !kinds.contains(&None) => format!(
            "Your fundamental({n}) returned {} of {}, but should return {wanted}, one of each kind.",
            counted(count, "board"),
            many_kinds(kinds.len())
        ),
        count if count == wanted => format!(
            "Your fundamental({n}) returned a board that is not a solution, but should return one \
             solution of each kind."
        ),
        count => format!(
            "Your fundamental({n}) returned {}, but should return {wanted}.",
            counted(count, "board")
        ),
    };
    below(&first, &why(n, found).unwrap_or_default())
}

/// Explains why the list is wrong: first its boards, then the way they were selected.
fn why(n: usize, found: &[Vec<usize>]) -> Option<String> {
    wrong_boards(n)
        .or_else(|| {
            let forms = solutions(n).into_iter();
            let forms = forms.filter_map(|queens| Some((attempt(|| canonical(&queens))?, queens)));
            let mut forms = forms.filter_map(|(form, queens)| no_image(&queens, &form));
            forms.next()
        })
        .or_else(|| {
            let more = found.len() > KINDS[n - 1];
            what_counts_as_another().or_else(two_forms).filter(|_| more)
        })
        .or_else(|| {
            let queens = found.iter().find(|queens| fault(n, queens).is_some())?;
            let fault = fault(n, queens)?;
            Some(format!("{queens:?} is not a solution: {fault}."))
        })
        .or_else(|| the_first_ones(n, found))
        .or_else(|| wrongly_collected(&solutions(n), found))
        .or_else(moves_on_after_removing)
        .or_else(an_eighth)
        .or_else(|| only_neighbours(n, found))
        .or_else(|| again_or_missing(n, found))
}

/// Returns words about a list that is only the beginning of the solutions.
fn the_first_ones(n: usize, found: &[Vec<usize>]) -> Option<String> {
    let (all, count, kinds) = (solutions(n), found.len(), kinds_of(n, found).len());
    // The first half is also what remains if only mirror images are left out.
    let is_part = count > 0 && count < all.len() && count * 2 != all.len();
    (is_part && found == &all[..count] && kinds < count).then(|| {
        format!(
            "your list contains just the first {count} of the {} solutions. Check for each board \
             whether your list already contains its kind.",
            all.len()
        )
    })
}

/// Recognises a program that removes all images of each board from its list and also moves on, by
/// the kinds that it finds for 4 to 8 queens.
fn moves_on_after_removing() -> Option<String> {
    let left_by_it = |n| {
        let mut left = diagnosis::if_written(|| all_solutions(n))?;
        let (mut at, mut kinds) = (0, BTreeSet::new());
        while let Some(its) = left.get(at).map(|board| kind(board)) {
            left.retain(|other| kind(other) != its);
            kinds.insert(its);
            at += 1;
        }
        Some(kinds)
    };
    let theirs = |n| Some(kinds_of(n, &attempt(|| fundamental(n))?));
    let mut sizes = 4..=8;
    sizes.all(|n| left_by_it(n) == theirs(n)).then(|| {
        "your code finds the same kinds as a loop that removes all images of a board from a list \
         and then adds 1 to its index. But the next board has moved up to this index: do not add 1."
            .into()
    })
}

/// Returns words about a program that returns an eighth of the solutions, for boards of 4 to 9.
fn an_eighth() -> Option<String> {
    let eighth = [false, true].into_iter().find(|&up| {
        (4..=9).all(|n| {
            let all = solutions(n).len();
            let eighth = if up { all.div_ceil(8) } else { all / 8 };
            attempt(|| fundamental(n).len()) == Some(eighth)
        })
    });
    eighth.map(|_| {
        "for 4 to 9 queens, your code returns one board for every eight solutions, but some of the \
         40 solutions for 7 queens have only four images. Compare canonical forms instead."
            .into()
    })
}

/// Returns words about a list that leaves out equal forms only if they are neighbours.
fn only_neighbours(n: usize, found: &[Vec<usize>]) -> Option<String> {
    let forms_of = |boards: &[Vec<usize>]| {
        let forms = boards.iter().map(|queens| attempt(|| canonical(queens)));
        forms.collect::<Option<Vec<_>>>()
    };
    let (mut forms, found) = (forms_of(&solutions(n))?, forms_of(found)?);
    forms.dedup();
    let again = forms.iter().find(|form| count_of(&forms, form) > 1)?;
    let mut in_order = forms.clone();
    in_order.sort();
    (forms == found || in_order == found).then(|| {
        format!(
            "more than one board of your list has the form {again:?}: your code leaves out equal \
             forms only if they are neighbours. Sort by form first, or use a set."
        )
    })
}

fn count_of(forms: &[Vec<usize>], form: &[usize]) -> usize {
    forms.iter().filter(|other| *other == form).count()
}

/// Returns words about a kind that is in the list twice, or is missing.
fn again_or_missing(n: usize, found: &[Vec<usize>]) -> Option<String> {
    let mut seen: Vec<&Vec<usize>> = Vec::new();
    let mut again = None;
    for queens in found {
        match seen.iter().find(|other| kind(other) == kind(queens)) {
            Some(other) if again.is_none() => again = Some((*other, queens)),
            Some(_) => {}
            None => seen.push(queens),
        }
    }
    let missing = solutions(n)
        .into_iter()
        .find(|queens| !found.iter().any(|other| kind(other) == kind(queens)));
    let missing = missing.map(|queens| match images_of(&queens) {
        own if own < 8 && only_those_with_few() => format!(
            "{queens:?} is missing. Its eight images contain only {}. Return the kinds with fewer \
             than eight different images, too.",
            counted(own, "different board")
        ),
        1 => format!(
            "{queens:?} is missing. This board is the only solution, and its own mirror \
             image. Return this board."
        ),
        _ => format!(
            "{queens:?} is missing, and so are all its images. Return one board of each \
             kind."
        ),
    });
    let again = again.map(|(one, other)| match one == other {
        true => {
            format!("{one:?} is in your list more than once. Store each canonical form only once.")
        }
        false => {
            let images = images(one).into_iter();
            let how = images.filter(|it| it.1 == *other).map(|it| it.0).next();
            let form = |queens: &Vec<usize>| attempt(|| canonical(queens));
            let advice = match form(one) == form(other) {
                true => {
                    "Your `canonical` is right about them. If your code compares a canonical \
                     form with a board, compare it with canonical forms instead."
                }
                false => "Return only one of these boards.",
            };
            format!(
                "{one:?} and {other:?} are the same board ({}), but your list contains both. \
                 {advice}",
                how.unwrap_or_default()
            )
        }
    });
    let both = [again, missing].into_iter().flatten().collect::<Vec<_>>();
    (!both.is_empty()).then(|| both.join(" "))
}

/// Returns the number of different images of a board.
fn images_of(queens: &[usize]) -> usize {
    let own = images(queens).into_iter().map(|(_, image)| image);
    own.collect::<BTreeSet<_>>().len()
}

/// Checks whether for 4 to 8 queens no kind with eight images is missing, but other kinds are, for at least two
/// sizes.
fn only_those_with_few() -> bool {
    let mut lacking = 0;
    for n in 4..=8 {
        let Some(found) = attempt(|| fundamental(n)) else {
            return false;
        };
        let theirs = kinds_of(n, &found);
        let kinds: BTreeSet<_> = solutions(n).iter().map(|queens| kind(queens)).collect();
        let mut missing = kinds.difference(&theirs).flatten().peekable();
        lacking += usize::from(missing.peek().is_some());
        if missing.any(|queens| images_of(queens) == 8) {
            return false;
        }
    }
    lacking >= 2
}

fn many_kinds(count: usize) -> String {
    match count {
        1 => "1 kind".into(),
        _ => format!("{count} kinds"),
    }
}

/// Recognises a wrong way to collect the boards, if `canonical` is right.
fn wrongly_collected(all: &[Vec<usize>], found: &[Vec<usize>]) -> Option<String> {
    let is_own_form = |queens: &Vec<usize>| attempt(|| canonical(queens)).as_ref() == Some(queens);
    let (own, others): (Vec<_>, Vec<_>) = all.iter().cloned().partition(is_own_form);
    let kinds: BTreeSet<_> = all.iter().map(|it| kind(it)).collect();
    if own.len() == kinds.len() && !found.is_empty() && others == found {
        return Some(format!(
            "your list contains just the boards that differ from their canonical form. Return the \
             boards that equal their canonical form instead ({} in all).",
            own.len()
        ));
    }
    let mut seen = BTreeSet::new();
    let first_again = all.iter().position(|queens| !seen.insert(kind(queens)))?;
    let until_then = all[..first_again].iter().map(|queens| kind(queens));
    let (until_then, its): (BTreeSet<_>, BTreeSet<_>) = (
        until_then.collect(),
        found.iter().map(|it| kind(it)).collect(),
    );
    (first_again > 1 && found.len() == first_again && its == until_then).then(|| {
        format!(
            "your list contains only the kinds of the first {first_again} solutions. Continue to \
             the last solution, also after an image of an earlier solution."
        )
    })
}
