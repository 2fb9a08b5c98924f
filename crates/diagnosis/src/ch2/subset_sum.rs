//! The claims of the tests of `subset_sum`, and explanations of wrong answers.

mod support;

use call_trace::try_record;
use diagnosis::{Answers, Shapes, ended, sentence, spaced, twice, watch, worth, wrong_answer};
use eight_queens::problem::Problem;
use eight_queens::search::search;
use eight_queens::subset_sum::{SubsetSum, subset_sum};
use fastrand::Rng;
use std::cell::RefCell;
use std::collections::BTreeSet;
use support::written::search_comes_first;

/// Problems with few numbers. Each test checks them first, so that a mistake there has the same message in all.
const SMALL: [(&[u64], u64); 9] = [
    (&[9, 7, 5, 4], 15),
    (&[9, 7, 5, 4], 16),
    (&[4, 5, 7, 9], 14),
    (&[9, 7], 5),
    (&[9, 7], 16),
    (&[5, 3], 3),
    (&[6], 6),
    (&[6], 0),
    (&[3, 3, 3], 6),
];

pub(super) fn numbers_with_this_sum_are_found(numbers: &[u64], target: u64) {
    search_comes_first("subset_sum", search);
    judge(numbers, target);
}

pub(super) fn each_choice_is_made_and_taken_back(numbers: &[u64], target: u64) {
    walk(numbers, target, false);
}

pub(super) fn nothing_is_tried_that_cannot_reach_the_target(numbers: &[u64], target: u64) {
    small_problems(false);
    walk(numbers, target, true);
}

pub(super) fn random_numbers_are_searched_in_the_same_way() {
    small_problems(true);
    let mut random = Rng::with_seed(9);
    for _ in 0..400 {
        let numbers: Vec<u64> = (0..random.usize(1..9)).map(|_| random.u64(1..30)).collect();
        let target = random.u64(0..=numbers.iter().sum());
        judge(&numbers, target);
        walk(&numbers, target, true);
    }
}

pub(super) fn the_same_is_found_when_asked_again() {
    small_problems(false);
    twice("subset_sum([9, 7, 5, 4], 16)", || {
        subset_sum(&[9, 7, 5, 4], 16)
    });
    twice("subset_sum([9, 7, 5, 4], 15)", || {
        subset_sum(&[9, 7, 5, 4], 15)
    });
}

pub(super) fn the_page_asked_for_the_calls_of_18_numbers() {
    small_problems(true);
    let upwards: Vec<u64> = (10..=44).step_by(2).collect();
    let downwards: Vec<u64> = upwards.iter().rev().copied().collect();
    let [upwards, downwards] = [upwards, downwards].map(|numbers| {
        judge(&numbers, 171);
        let (_, trace) = watch(|| subset_sum(&numbers, 171), |_, _| None);
        trace.calls_of("search")
    });
    worth(format!(
        "{} calls for 18 numbers with the smallest first, {} with the largest first, and without a bound it would be \
         {}.",
        spaced(upwards),
        spaced(downwards),
        spaced((1 << 19) - 1)
    ));
}

/// Checks the small problems. With `hopeless_too`, a choice that cannot reach the target is also a mistake.
fn small_problems(hopeless_too: bool) {
    search_comes_first("subset_sum", search);
    for (numbers, target) in SMALL {
        walk(numbers, target, false);
        judge(numbers, target);
        if hopeless_too {
            walk(numbers, target, true);
        }
    }
}

/// Returns the sums of all selections of the numbers.
fn sums(numbers: &[u64]) -> BTreeSet<u64> {
    let mut sums = BTreeSet::from([0]);
    for number in numbers {
        sums.extend(sums.clone().into_iter().map(|sum| sum + number));
    }
    sums
}

/// Checks that the found numbers have this sum, or that the answer is `None` if there are no such numbers.
fn judge(numbers: &[u64], target: u64) {
    let question = format!("subset_sum({numbers:?}, {target})");
    let exists = sums(numbers).contains(&target);
    let mut want = match exists {
        true => format!("numbers of the list with the sum {target}"),
        false => "None".to_owned(),
    };
    let cause_for = |numbers: &[u64]| {
        diagnosis::attempt(|| walk_through(numbers, target, false).err()).flatten()
    };
    let cause = || cause_for(numbers);
    let why = |panic: &str, calls| {
        let said = panic
            .lines()
            .next()
            .filter(|said| !said.starts_with("not yet"))?;
        // The search may reach the end of the list although the target is out of reach, and the walk does not.
        let thought = cause().or_else(|| cause_for(&[]));
        let thought = thought.unwrap_or_else(|| format!("The panic message: {said}"));
        Some(ended(panic, calls, &question, &want, &thought))
    };
    let (found, _) = watch(
        || subset_sum(numbers, target),
        |panic, tree| why(panic, tree.calls.len()),
    );
    let got = format!("{found:?}");
    let thought = match &found {
        None if !exists => return,
        None => cause(),
        Some(taken) if !is_part(taken, numbers) => cause().or_else(|| {
            Some(
                "Your result is not a part of the list. Return only numbers of the list, each once \
                 and in their order."
                    .into(),
            )
        }),
        Some(taken) => {
            let sum: u64 = taken.iter().sum();
            if sum == target {
                return;
            }
            cause().or_else(|| Some(format!("The sum of your numbers is {sum}.")))
        }
    };
    if exists && found.is_some_and(|it| !is_part(&it, numbers)) {
        want += ", in their given order";
    }
    panic!(
        "{}",
        wrong_answer(&question, got, want, &thought.unwrap_or_default())
    );
}

/// Checks whether these are some of the numbers, in their order.
fn is_part(taken: &[u64], numbers: &[u64]) -> bool {
    let mut numbers = numbers.iter();
    taken.iter().all(|it| numbers.any(|number| number == it))
}

/// Walks through all states whose sums can still reach the target, and checks that each choice can be made and taken
/// back.
fn walk(numbers: &[u64], target: u64, hopeless_too: bool) {
    if let Err(said) = walk_through(numbers, target, hopeless_too) {
        panic!("{said}");
    }
}

fn walk_through(numbers: &[u64], target: u64, hopeless_too: bool) -> Result<(), String> {
    let now = RefCell::default();
    let mut walk = Walk {
        problem: SubsetSum::new(numbers, target),
        numbers,
        target,
        hopeless_too,
        now: &now,
    };
    let (told, _) = try_record(|| walk.below(&mut Vec::new()));
    told.unwrap_or_else(|stopped| {
        let panic = stopped.to_string();
        let said = panic.lines().next().unwrap_or_default();
        assert!(!said.starts_with("not yet"), "{said}");
        let (now, decided) = &*now.borrow();
        let thought = match now.starts_with("choices") && *decided == numbers.len() {
            true => "Every number is decided. Return no choices.\n",
            false => "",
        };
        let its = diagnosis::yours(now);
        Err(format!(
            "{its} panicked.\n{thought}The panic message: {said}"
        ))
    })
}

/// A problem, the last question, and how many numbers were decided at that time.
struct Walk<'w> {
    problem: SubsetSum,
    numbers: &'w [u64],
    target: u64,
    /// Whether choices that cannot reach the target are reported.
    hopeless_too: bool,
    now: &'w RefCell<(String, usize)>,
}

/// The content of a state.
#[derive(PartialEq, Eq)]
struct Kept {
    sum: u64,
    left: u64,
    next: usize,
    taken: Vec<u64>,
}

impl Walk<'_> {
    /// Stores a question as the last one, and returns it with the choices before it.
    fn ask(&self, path: &[bool], what: &str) -> String {
        let named = |(number, take): (&u64, &bool)| match take {
            true => format!("take {number}"),
            false => format!("leave {number}"),
        };
        let made: Vec<String> = self.numbers.iter().zip(path).map(named).collect();
        let after = match made.is_empty() {
            true => String::new(),
            false => format!(", after \"{}\"", made.join(", ")),
        };
        let question = format!(
            "{what} for the numbers {:?} and the target {}{after}",
            self.numbers, self.target
        );
        *self.now.borrow_mut() = (question.clone(), path.len());
        question
    }

    /// Returns the least and the greatest sum that is possible after these choices.
    fn range(&self, path: &[bool]) -> (u64, u64) {
        let (decided, left) = self.numbers.split_at(path.len());
        let taken = decided.iter().zip(path).filter(|(_, take)| **take);
        let sum: u64 = taken.map(|(number, _)| number).sum();
        (sum, sum + left.iter().sum::<u64>())
    }

    fn wanted(&self, path: &[bool]) -> Kept {
        let (least, greatest) = self.range(path);
        let taken = self.numbers.iter().zip(path).filter(|(_, take)| **take);
        Kept {
            sum: least,
            left: greatest - least,
            next: path.len(),
            taken: taken.map(|(number, _)| *number).collect(),
        }
    }

    fn shown(&self) -> Kept {
        let range = format!("{:?}", self.problem);
        let sums = range.split_once("..=");
        let sums = sums.and_then(|(least, greatest)| {
            Some((least.parse().ok()?, greatest.parse::<u64>().ok()?))
        });
        let (sum, greatest) = sums.unwrap_or_default();
        Kept {
            sum,
            left: greatest - sum,
            next: self.problem.decided(),
            taken: self.problem.taken().to_vec(),
        }
    }

    /// Checks this state and the states below it, and returns words about the first mistake.
    fn below(&mut self, path: &mut Vec<bool>) -> Result<(), String> {
        if self.range(path).0 == self.target {
            return Ok(());
        }
        let question = self.ask(path, "choices()");
        let got = self.problem.choices();
        let Some(number) = self.numbers.get(path.len()) else {
            return match got.is_empty() {
                true => Ok(()),
                false => Err(wrong_answer(
                    &question,
                    format!("{got:?}"),
                    "[]",
                    "every number is decided. Return no choices.",
                )),
            };
        };
        let in_reach = |take: &bool| {
            let (least, greatest) = self.range(&[&path[..], &[*take]].concat());
            least <= self.target && self.target <= greatest
        };
        let want: Vec<bool> = [true, false].into_iter().filter(in_reach).collect();
        let is_wrong = |take: &bool| {
            let times = got.iter().filter(|it| *it == take).count();
            let is_hopeless = self.hopeless_too && !want.contains(take);
            times > 1 || times == 0 && want.contains(take) || times == 1 && is_hopeless
        };
        // A program may notice at any time that a target exceeds the sum of all numbers.
        let in_all = self.target <= self.numbers.iter().sum();
        if let Some(take) = [true, false].into_iter().find(is_wrong).filter(|_| in_all) {
            let (least, greatest) = self.range(&[&path[..], &[take]].concat());
            let what = match take {
                true => format!("take {number}"),
                false => format!("leave {number}"),
            };
            let cause = match take {
                _ if got.iter().filter(|it| **it == take).count() > 1 => {
                    Some(format!("Your choices() returned {take} more than once."))
                }
                _ if want.contains(&take) => wrong_choices(STRICT),
                false if is_late_to_leave() => Some(LATE_TO_LEAVE.into()),
                false if counts_the_left_out() => Some(STILL_COUNTED.into()),
                true if is_late_to_take() => Some(LATE_TO_TAKE.into()),
                _ => wrong_choices(0),
            };
            let thought = format!(
                "After \"{what}\", the final sum is at least {least} and at most {greatest}. The \
                 target is {}.{}",
                self.target,
                cause.map_or(String::new(), |cause| format!("\n{cause}"))
            );
            return Err(wrong_answer(
                &question,
                format!("{got:?}"),
                format!("{want:?}"),
                &thought,
            ));
        }
        want.into_iter()
            .try_for_each(|take| self.there_and_back(take, path))
    }

    /// Makes a choice, checks the states below it, and takes it back: then the state must be the same as before.
    fn there_and_back(&mut self, take: bool, path: &mut Vec<bool>) -> Result<(), String> {
        let mut step = Step {
            take,
            number: self.numbers[path.len()],
            next: self.numbers.get(path.len() + 1).copied(),
            before: self.wanted(path),
            got: self.wanted(path),
            want: self.wanted(path),
        };
        let question = self.ask(path, &format!("choose({take})"));
        self.problem.choose(take);
        path.push(take);
        (step.got, step.want) = (self.shown(), self.wanted(path));
        if step.got != step.want {
            return Err(step.differs(&question, not_chosen(&step)));
        }
        self.below(path)?;
        let question = self.ask(path, &format!("take_back({take})"));
        self.problem.take_back(take);
        path.pop();
        step.before = step.want;
        (step.got, step.want) = (self.shown(), self.wanted(path));
        if step.got != step.want {
            let all = || format!("this call must undo exactly what choose({take}) changed.");
            return Err(step.differs(&question, not_undone(&step).or_else(|| Some(all()))));
        }
        Ok(())
    }
}

/// A choice that was made or taken back: its number, the number after it, and the state before, now and as it should
/// be.
struct Step {
    take: bool,
    number: u64,
    next: Option<u64>,
    before: Kept,
    got: Kept,
    want: Kept,
}

impl Step {
    /// Formats the message about the fields that are wrong.
    fn differs(&self, question: &str, thought: Option<String>) -> String {
        let fields = |kept: &Kept| {
            let Kept {
                sum,
                left,
                next,
                taken,
            } = kept;
            [
                ("sum", sum.to_string()),
                ("left", left.to_string()),
                ("next", next.to_string()),
                ("taken", format!("{taken:?}")),
            ]
        };
        let (got, want) = (fields(&self.got), fields(&self.want));
        let wrong = got.iter().zip(&want).filter(|(got, want)| got != want);
        let at = |(field, value): &(&str, String)| format!("`{field}` = {value}");
        let (got, mut should): (Vec<_>, Vec<_>) =
            wrong.map(|(got, want)| (at(got), at(want))).unzip();
        if let [one] = &mut should[..] {
            *one = one.split_once(" = ").unwrap_or_default().1.to_owned();
        }
        let thought = thought.map_or(String::new(), |it| format!("\n{}", sentence(&it)));
        format!(
            "{} ended with {}, but should end with {}.{thought}",
            diagnosis::yours(question),
            got.join(", "),
            should.join(", ")
        )
    }
}

/// Explains a field that a choice did not change correctly.
fn not_chosen(step: &Step) -> Option<String> {
    let number = step.number;
    Shapes::of(step)
        .row(
            |step| !step.take && step.got == step.before,
            |_| Some(()),
            |()| {
                format!(
                    "your `choose` changed nothing. Continue with the next number when you leave \
                     {number} out."
                )
            },
        )
        .row(
            |step| step.got.next == step.want.next,
            |step| (step.got.left == step.want.left + number).then_some(()),
            |()| {
                format!(
                    "your `choose` decided {number}, but did not subtract this number from `left`. \
                     Subtract each decided number from `left`."
                )
            },
        )
        .row(
            |step| step.take && step.got.next == step.want.next,
            |step| {
                let &other = step.got.taken.last()?;
                let is_other = step.got.left + other == step.want.left + number;
                (other != number && is_other).then_some(other)
            },
            |other| {
                format!(
                    "the next number of the list is {number}, but your code took {other}. Decide \
                     the numbers in their given order."
                )
            },
        )
        .row(
            |step| !step.take,
            |step| (step.got.sum == step.want.sum + number).then_some(()),
            |()| {
                format!(
                    "your choose(false) left {number} out, but added this number to `sum`. Add a \
                     number only if the argument is true."
                )
            },
        )
        .words()
}

/// Explains a field that was not undone correctly.
fn not_undone(step: &Step) -> Option<String> {
    let number = step.number;
    Shapes::of(step)
        .row(
            |step| step.got.next == step.want.next,
            |step| (step.got.left + number == step.want.left).then_some(()),
            |()| {
                format!(
                    "your `take_back` made {number} undecided again, but `left` does not include \
                     this number. Add {number} to `left` again."
                )
            },
        )
        .row(
            |step| step.got.next == step.want.next,
            |step| {
                let other = step.next.filter(|other| *other != number)?;
                (step.got.left == step.before.left + other).then_some(other)
            },
            |other| {
                format!(
                    "the last decided number is {number}, but your code added {other} to `left`. \
                     Add {number} instead."
                )
            },
        )
        .row(
            |step| step.take && step.got.sum == step.want.sum && step.got.left == step.want.left,
            |step| {
                let gone = step.before.taken.len().saturating_sub(step.got.taken.len());
                (gone > 1).then_some(gone)
            },
            |gone| {
                format!(
                    "your take_back(true) removed {gone} numbers from `taken`. Remove only the \
                     last one, even if another number is equal."
                )
            },
        )
        .row(
            |step| !step.take,
            |step| {
                let kept = &step.got.taken;
                let taken = &step.want.taken;
                taken
                    .starts_with(kept)
                    .then(|| taken.get(kept.len()).copied())?
            },
            |gone| match gone == number {
                true => format!(
                    "your take_back(false) took back a {number} that was left out, but removed an \
                     earlier {number} from `taken`. Remove a number only if the argument is true."
                ),
                false => format!(
                    "{number} was left out, so it is not in `taken`, but your take_back(false) \
                     removed {gone} from `taken`. Remove a number only if the argument is true."
                ),
            },
        )
        .words()
}

/// A choice of a problem's first number: whether the number is taken, the least and the greatest sum after it, the
/// target, and whether the target is in reach if the number is taken.
struct First {
    take: bool,
    least: u64,
    greatest: u64,
    target: u64,
    can_take: bool,
}

impl First {
    fn in_reach(&self) -> bool {
        self.least <= self.target && self.target <= self.greatest
    }
}

/// The index of the first cause in [`CAUSES`] that rejects a right choice.
const STRICT: usize = 3;

/// A wrong test of a choice, and the words about it.
type Cause = (fn(&First) -> bool, &'static str);

const CAUSES: [Cause; 10] = [
    (
        |_| true,
        "For the first number, your choices() always returns both choices. Leave out a choice \
         after which the target cannot be reached.",
    ),
    (
        |it| it.least <= it.target,
        "Your choices() rejects a sum above the target, but not a choice after which all later \
         numbers together are too small to reach the target.",
    ),
    (
        |it| it.target <= it.greatest,
        "Your choices() rejects a choice only if all later numbers together are too small to reach \
         the target. Also reject a sum above the target.",
    ),
    (
        |it| it.least < it.target && it.target <= it.greatest,
        "Your choices() rejects a sum that equals the target. Reject only a larger sum.",
    ),
    (
        |it| it.least <= it.target && it.target < it.greatest,
        JUST_ENOUGH,
    ),
    (
        |it| it.in_reach() && (it.take || it.target < it.greatest),
        JUST_ENOUGH,
    ),
    (
        |it| it.in_reach() && (it.take || !it.can_take),
        "If your choices() can take a number, it never leaves this number out. Return false as a \
         choice, too: perhaps only the other numbers reach the target.",
    ),
    (
        |it| it.in_reach() && it.take,
        "Your choices() never leaves a number out. Return false as a choice, too: perhaps only the \
         other numbers reach the target.",
    ),
    (
        |it| it.in_reach() && !it.take,
        "Your choices() never takes a number. Return true as a choice, too.",
    ),
    (
        |it| it.target <= it.greatest - it.least,
        "Your choices() tests the sum without the next number. Add this number before you test the \
         sum.",
    ),
];

const JUST_ENOUGH: &str = "Your choices() rejects a choice if the largest sum after this choice \
     equals the target. Allow this choice, too.";

const LATE_TO_LEAVE: &str = "If a number is left out, your choices() notices one call too late that \
     the target is out of reach. Before you return false, subtract this number from `sum + left`, \
     and compare the result with the target.";

const LATE_TO_TAKE: &str = "If a number is taken, your choices() notices one call too late that the \
     sum is above the target. Before you return true, add this number to `sum`, and compare the \
     result with the target.";

const STILL_COUNTED: &str = "If a number is left out, your choices() still counts this number in \
     the largest sum. Subtract the number from this sum before you compare the sum with the target.";

/// Returns the choices of a problem's first number that pass this test.
fn offered(numbers: &[u64], target: u64, passes: fn(&First) -> bool) -> BTreeSet<bool> {
    let (number, left): (u64, u64) = (numbers[0], numbers[1..].iter().sum());
    let choice = |take: &bool| {
        let least = if *take { number } else { 0 };
        passes(&First {
            take: *take,
            least,
            greatest: least + left,
            target,
            can_take: number <= target && target <= number + left,
        })
    };
    [true, false].into_iter().filter(choice).collect()
}

/// A problem: its numbers and its target.
type Asked = (&'static [u64], u64);

/// Checks whether a hopeless choice is offered and then leads to a state without choices.
fn late(target: u64, take: bool) -> Option<bool> {
    diagnosis::attempt(|| {
        let mut problem = SubsetSum::new(&[9, 7, 1], target);
        let offered = problem.choices().contains(&take);
        problem.choose(take);
        offered && problem.choices().is_empty()
    })
}

/// Checks whether both kinds of hopeless choices are noticed one call too late.
fn is_late() -> bool {
    late(5, true) == Some(true) && late(16, false) == Some(true)
}

/// Checks whether only the loss of a number that is left out is noticed one call too late.
fn is_late_to_leave() -> bool {
    late(5, true) == Some(false) && late(16, false) == Some(true)
}

/// Checks whether only a sum that is too large is noticed one call too late.
fn is_late_to_take() -> bool {
    late(5, true) == Some(true) && late(16, false) == Some(false)
}

/// Checks whether the first of 9 and 7 may be left out unless both together are too small.
fn counts_the_left_out() -> bool {
    let theirs = |target| diagnosis::attempt(|| SubsetSum::new(&[9, 7], target).choices());
    theirs(16).is_some_and(|offered| offered.contains(&false)) && theirs(17) == Some(vec![true])
}

/// Recognises a mistake by the choices of several small problems, from this cause on.
fn wrong_choices(first: usize) -> Option<String> {
    let problems: [Asked; 10] = [
        (&[9, 7, 5, 4], 15),
        (&[9, 7], 5),
        (&[9, 7], 16),
        (&[6], 6),
        (&[5, 3], 3),
        (&[5, 3], 8),
        (&[4, 2], 4),
        (&[9, 2], 4),
        (&[3, 4, 8], 14),
        (&[4, 5, 2], 7),
    ];
    if first < STRICT && is_late() {
        return Some(
            "Your choices() rejects a hopeless choice one call too late. Test each choice before \
             you return it."
                .into(),
        );
    }
    let theirs = |asked: &Asked| {
        SubsetSum::new(asked.0, asked.1)
            .choices()
            .into_iter()
            .collect()
    };
    let mut table = Answers::to(problems, theirs, |asked| {
        offered(asked.0, asked.1, First::in_reach)
    });
    for (passes, words) in &CAUSES[first..] {
        table = table.row(|asked| Some(offered(asked.0, asked.1, *passes)), *words);
    }
    table.words()
}
