//! The fault that explains the placements of a search.
//!
//! A run is compared, queen by queen, with a plain search that has one fault. If the two agree on every queen, for
//! boards of several sizes, the run behaves as if it had that fault, and the message may say so.

use std::collections::BTreeSet;

use super::Square;

/// How many boards a search looks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    First,
    All,
}

/// A flag for each kind of line: column, rising diagonal, falling diagonal.
type Lines = [bool; 3];

const NAMES: [&str; 3] = ["column", "rising diagonal", "falling diagonal"];

/// One fault of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Suspect {
    /// These lines exclude no square: they are not marked, or not tested.
    Ignored(Lines),
    /// These lines are marked and never freed again.
    NotFreed(Lines),
    /// These lines of all queens of a row stay marked until the call for this row returns.
    FreedWithTheRow(Lines),
    /// The lines of a queen in the last column of the loop are never freed.
    LastColumnNotFreed,
    /// The lines of the last queen of a full board are never freed.
    FullNotFreed,
    /// A falling diagonal is tested, or else freed, as column − row, but marked as row − column.
    Turned { tested: bool },
    /// Both diagonals, or only one of them, are tested, or else freed, at the index of the other.
    Crossed { tested: bool, only: Option<usize> },
    /// A line is marked and freed one place beside the tested place.
    MarkedBeside { line: usize, by: isize },
    /// A line is freed one place beside the marked place.
    FreedBeside { line: usize, by: isize },
    /// After the call for the next row, the lines of the last column of the loop are freed.
    FreedLastColumn,
    /// Falling diagonals are numbered by the distance of row and column.
    Folded,
    /// A difference below zero counts as 0: row − column, or column − row if `turned`.
    Saturated { turned: bool },
    /// The falling diagonals of one half, above or below the middle, exclude no square.
    HalfIgnored { above: bool },
    /// These lines continue at the other edge of the board.
    Wrapped(Lines),
    /// Both kinds of diagonals share one array.
    OneArray,
    /// The arrays are set to taken instead of free, and the other way round.
    Inverted,
    /// After a call all lines are free, also the lines of the queens above.
    FreesAll,
    /// After each call the lines change places with a copy from the start of the row.
    SwappedBack,
    /// The lines of a taken square are freed when the loop leaves it out.
    FreesRejected,
    /// The column of an attacked square is marked when the loop leaves it out.
    MarksRejected,
    /// A row fails at once if a row with the same free columns failed before.
    DeadColumns,
    /// Only the queen in the row above is tested for diagonals.
    RowAbove,
    /// The loop ends at the first square that is taken.
    EndsAtTaken,
    /// The lines of the row below, or above, are freed.
    FreedRow { by: isize },
    /// A new row begins at the column of the queen above, or after it.
    NewRowFrom { after: usize },
    /// After each queen a column is left out.
    SkipsOne,
    /// A new row begins where the search of the row above began.
    NewRowFromStart,
    /// The first column of each row is left out.
    FromOne,
    /// The last column of each row is left out.
    ToLast,
    /// The columns begin at the row's number, or just after it.
    FromRow { after: usize },
    /// The columns end at the row's number.
    ToRow { with: usize },
    /// The diagonals of a row move on only after a queen, and not at a taken square.
    DiagonalsWait,
    /// The first free column of each row decides.
    OneColumn,
    /// After the first full board no more columns are tried.
    StopsAtFirst,
    /// The loop continues only while the rows below cannot be filled.
    LeavesRowAtFirst,
    /// After each full board the search continues in row 0.
    BackToRow0,
}

use Suspect::*;

impl Suspect {
    /// Returns all known faults, the simplest first.
    fn all() -> Vec<Suspect> {
        let sets = (1..8).map(|set| [set & 1 != 0, set & 2 != 0, set & 4 != 0]);
        let mut all: Vec<Suspect> = Vec::new();
        all.extend(sets.clone().map(Ignored));
        all.extend(sets.clone().map(NotFreed));
        all.extend(sets.map(FreedWithTheRow));
        all.extend([OneColumn, StopsAtFirst, LeavesRowAtFirst, BackToRow0]);
        all.extend([LastColumnNotFreed, FullNotFreed]);
        all.extend([true, false].map(|tested| Turned { tested }));
        all.extend([
            Folded,
            OneArray,
            Inverted,
            FreesAll,
            SwappedBack,
            FreesRejected,
            MarksRejected,
            DeadColumns,
            RowAbove,
            EndsAtTaken,
            FromOne,
            ToLast,
        ]);
        all.extend([false, true].map(|turned| Saturated { turned }));
        all.extend([false, true].map(|above| HalfIgnored { above }));
        all.extend([true, false].map(|rising| Wrapped([false, rising, true])));
        all.extend([0, 1].map(|after| FromRow { after }));
        all.extend([0, 1].map(|with| ToRow { with }));
        all.extend([0, 1].map(|after| NewRowFrom { after }));
        all.extend([NewRowFromStart, SkipsOne, DiagonalsWait]);
        all.extend([1, -1].map(|by| FreedRow { by }));
        all.push(FreedLastColumn);
        for only in [None, Some(1), Some(2)] {
            all.extend([true, false].map(|tested| Crossed { tested, only }));
        }
        for line in 0..3 {
            all.extend([-1, 1].map(|by| MarkedBeside { line, by }));
            all.extend([-1, 1].map(|by| FreedBeside { line, by }));
        }
        all
    }

    /// Explains the fault.
    pub fn words(self) -> String {
        match self {
            Ignored(_) | RowAbove => self.of_lines_not_kept(),
            NotFreed(_)
            | FreedWithTheRow(_)
            | LastColumnNotFreed
            | FullNotFreed
            | FreedBeside { .. }
            | FreedRow { .. }
            | FreedLastColumn
            | FreesRejected
            | MarksRejected
            | SwappedBack
            | FreesAll => self.of_lines_not_freed(),
            Folded | Saturated { .. } | HalfIgnored { .. } | Wrapped(_) | OneArray => {
                self.of_numbers()
            }
            MarkedBeside { line, .. } => format!(
                "your code marks one {} and tests another. Compare the two indices.",
                NAMES[line]
            ),
            Turned { tested } => format!(
                "your code marks one falling diagonal and {} another, as with row − column in one \
                 place and column − row in the other. Use the same index in both places.",
                if tested { "tests" } else { "frees" }
            ),
            Crossed { tested, .. } => format!(
                "your code marks one entry of an array for a diagonal and {} another entry, as with \
                 row + col in one place and row + n − 1 − col in the other. Use the same array and \
                 the same index in both places.",
                if tested { "tests" } else { "frees" }
            ),
            Inverted => "your code marks a queen's lines as free when it places her, and as taken \
                when it takes her back. Swap true and false: in these arrays, true means free."
                .into(),
            FromOne => diagnosis::never_tried("column 0") + ". Try the columns 0 to n − 1.",
            ToLast => diagnosis::never_tried("the last column") + ". Try the columns 0 to n − 1.",
            _ => self.of_columns().into(),
        }
    }

    fn of_lines_not_kept(self) -> String {
        let Ignored(lines) = self else {
            return "your code tests only the diagonals of the queen in the row above. Test the \
                    diagonals of all queens above."
                .into();
        };
        format!(
            "your search lets two queens share a {}. Check whether and when your code tests, marks \
             and frees {}.",
            named(lines, " or a "),
            match lines {
                [true, false, false] => "the column of each queen",
                [false, true, false] => "each rising diagonal at the index row + col",
                [false, false, true] => "each falling diagonal at the index row + n − 1 − col",
                _ => "all these lines of each queen",
            }
        )
    }

    fn of_lines_not_freed(self) -> String {
        match self {
            NotFreed([true, true, true]) => "your search leaves all lines of a queen marked when \
                it tries the next column. Free her column and both diagonals when you take her \
                back."
                .into(),
            NotFreed(lines) => format!(
                "your search leaves the {} of a queen marked when it tries the next column. Free \
                 every line that you marked.",
                named(lines, " and the ")
            ),
            FreedWithTheRow([true, true, true]) => "when your search tries the next column of a \
                row, the lines of the queen that it took back are still marked. Free her column \
                and both diagonals before you try the next column."
                .into(),
            FreedWithTheRow(lines) => format!(
                "when your search tries the next column of a row, it has freed some lines of the \
                 queen that it took back, but not her {}. Before you try the next column, free \
                 every line that you marked.",
                named(lines, " and her ")
            ),
            LastColumnNotFreed => "your code leaves the lines of a queen marked if she was in the \
                last column that your loop tries. Free her lines in this case, too."
                .into(),
            FullNotFreed => "after a full board, your code leaves the lines of the last queen \
                marked. Free her lines when you take her back."
                .into(),
            FreedBeside { line, .. } => format!(
                "your code marks one {} and frees another. Compare the two indices.",
                NAMES[line]
            ),
            FreedLastColumn => "after the call for the next row, your code frees the lines of the \
                last column instead of the lines of the queen. Free the lines that you marked."
                .into(),
            FreesRejected => {
                "when your search leaves out an attacked square, it frees the lines of \
                this square, also those of the queens above. Free the lines only of a queen that \
                you take back."
                    .into()
            }
            MarksRejected => {
                "when your search leaves out an attacked square, it leaves the column \
                of this square marked. Mark a column only when you place a queen."
                    .into()
            }
            SwappedBack => {
                "when your search takes back the second queen of a row, it marks lines of \
                the first queen again. If your code restores the lines with `swap`, use \
                `clone_from` instead: the copy must not change."
                    .into()
            }
            FreedRow { .. } => "your code frees lines of another row. Free the lines of a queen \
                while `row` is her row."
                .into(),
            _ => "when your search takes back a queen, it also frees the lines of the queens \
                  above. Free only the lines of this queen."
                .into(),
        }
    }

    fn of_numbers(self) -> String {
        match self {
            Folded => {
                "your code numbers falling diagonals by the distance between `row` and `col` \
                 (`abs_diff`), which is 2 on two diagonals. Use row + n − 1 − col instead."
                    .into()
            }
            Saturated { .. } => "your code uses 0 for every negative difference, so all falling \
                diagonals in one half of the board share an index. Add n − 1 before you subtract: \
                row + n − 1 − col."
                .into(),
            HalfIgnored { .. } => "your search lets two queens share one falling diagonal in one \
                half of the board. Use the index row + n − 1 − col in both halves."
                .into(),
            Wrapped(lines) => format!(
                "your search treats two different {}diagonals as one, as with numbers modulo n. \
                 Use 2n − 1 different numbers for each kind of diagonal.",
                match lines {
                    [_, false, true] => "falling ",
                    _ => "",
                }
            ),
            _ => {
                "your code uses one array for rising and falling diagonals, so each index belongs \
                 to two diagonals. Use one array for each kind of diagonal."
                    .into()
            }
        }
    }

    fn of_columns(self) -> &'static str {
        match self {
            EndsAtTaken => {
                "your loop ends at the first attacked square. Continue with the next column."
            }
            DeadColumns => {
                "your search gives up a row if an earlier row with the same free columns was a \
                 dead end. If your code stores dead ends, also store and compare the diagonals."
            }
            SkipsOne => {
                "after each queen, your search skips one column. Continue with the next column."
            }
            NewRowFrom { .. } | NewRowFromStart => {
                "your search begins each new row at a column that depends on the row above. Begin \
                 each row at its first column."
            }
            ToRow { .. } => {
                "your search tries only one column of row 0. Try every column of each row."
            }
            FromRow { .. } => {
                "your search tries different columns in different rows. Try every column of each \
                 row."
            }
            DiagonalsWait => {
                "when your loop leaves out an attacked square, the indices of the diagonals do not \
                 move on. Compute both indices from the row and the column of each square."
            }
            OneColumn => {
                "your search tries only the first free column of each row. Try the other columns, \
                 too."
            }
            BackToRow0 => {
                "after a full board, your search continued in row 0. Take back only the last \
                 queen, and try the next column of her row."
            }
            _ => {
                "your search stops at its first full board. Take back the last queen, and try the \
                 other columns, too."
            }
        }
    }
}

fn named(lines: Lines, between: &str) -> String {
    let named: Vec<&str> = (0..3).filter(|&at| lines[at]).map(|at| NAMES[at]).collect();
    named.join(between)
}

/// The number of placements after which a single fault is not compared on a larger board: that would take long, and
/// `lazy` does not return all of so many boards.
const ENOUGH: usize = 300;

/// Returns a fault that explains these placements, in this order, on a board of n, or `None` if they are right or no
/// known fault explains them. `again` runs the search on a board of another size. One board is not enough, even if
/// only one fault explains it: the cause may be a fault that is not known here. A loop that leaves
/// out a column may be right on a smaller board.
pub fn suspect(
    n: usize,
    goal: Goal,
    placed: &[Square],
    again: impl Fn(usize) -> Option<Vec<Square>>,
) -> Option<Suspect> {
    if explains(n, goal, None, placed) {
        return None;
    }
    let mut left = Suspect::all();
    left.retain(|&fault| explains(n, goal, Some(fault), placed));
    let mut before = placed.len();
    // A search for one board makes few placements, which more faults explain.
    let sizes = if goal == Goal::First { 5..10 } else { 5..8 };
    for other in sizes.filter(|&other| other != n) {
        let is_clear = match left[..] {
            [] => true,
            [FromOne | ToLast] if explains(other, goal, None, &again(other)?) => true,
            [FromOne | ToLast] if other > 5 => true,
            [_] => other > n && before > ENOUGH,
            _ => false,
        };
        if is_clear {
            break;
        }
        let placed = again(other)?;
        left.retain(|&fault| explains(other, goal, Some(fault), &placed));
        before = placed.len();
    }
    left.first().copied()
}

/// Checks whether a search with this fault makes exactly these placements, with its columns from left to right or
/// from right to left.
fn explains(n: usize, goal: Goal, fault: Option<Suspect>, placed: &[Square]) -> bool {
    [false, true].into_iter().any(|backwards| {
        let mut search = Faulty {
            n,
            goal,
            fault,
            backwards,
            taken: Vec::new(),
            above: Vec::new(),
            tried: 0,
            left: placed,
            dead: Vec::new(),
            differs: false,
            found: 0,
        };
        search.fill(0, 0);
        !search.differs && search.left.is_empty()
    })
}

/// A search with a fault, compared with the remaining placements of a run.
struct Faulty<'a> {
    n: usize,
    goal: Goal,
    fault: Option<Suspect>,
    backwards: bool,
    taken: Vec<(usize, isize)>,
    above: Vec<usize>,
    /// The number of queens that were tried in the current row before.
    tried: usize,
    left: &'a [Square],
    /// The columns of the queens above rows that failed.
    dead: Vec<BTreeSet<usize>>,
    differs: bool,
    found: usize,
}

impl Faulty<'_> {
    fn fill(&mut self, row: usize, mut from: usize) -> bool {
        if row == self.n {
            self.found += 1;
            return true;
        }
        let columns: BTreeSet<usize> = self.above.iter().copied().collect();
        if self.fault == Some(DeadColumns) && self.dead.contains(&columns) {
            return false;
        }
        let (mut any, mut tried) = (false, 0);
        let mut copy = self.taken.clone();
        let before = matches!(self.fault, Some(FreedWithTheRow(_))).then(|| self.taken.clone());
        for at in 0..self.n {
            if at < from {
                continue;
            }
            let col = if self.backwards { self.n - 1 - at } else { at };
            if !self.in_loop(row, col) {
                continue;
            }
            self.tried = tried;
            if self.is_taken(row, col) {
                match self.fault {
                    Some(EndsAtTaken) => break,
                    Some(FreesRejected) => self.set(&self.lines(row, col), false),
                    Some(MarksRejected) => self.set(&self.lines(row, col)[..1], true),
                    _ => {}
                }
                continue;
            }
            match self.left.split_first() {
                Some((&next, rest)) if next == (row, col) => self.left = rest,
                _ => self.differs = true,
            }
            if self.differs {
                return false;
            }
            self.mark(row, col);
            let below = if self.fault == Some(NewRowFromStart) {
                from
            } else {
                0
            };
            let found = self.fill(row + 1, below);
            from = at + if self.fault == Some(SkipsOne) { 2 } else { 1 };
            any |= found;
            if self.differs || self.over() {
                return any;
            }
            self.tried = tried;
            self.free(row, col, &mut copy);
            tried += 1;
            let leaves = match self.fault {
                Some(OneColumn) => true,
                Some(LeavesRowAtFirst) => found,
                Some(BackToRow0) => found && row > 0,
                _ => false,
            };
            if leaves {
                return any;
            }
        }
        if let Some(before) = before {
            self.taken = before;
        }
        if !any {
            self.dead.push(columns);
        }
        any
    }

    fn over(&self) -> bool {
        self.found > 0 && (self.goal == Goal::First || self.fault == Some(StopsAtFirst))
    }

    fn in_loop(&self, row: usize, col: usize) -> bool {
        match self.fault {
            Some(FromOne) => col > 0,
            Some(ToLast) => col + 1 < self.n,
            Some(FromRow { after }) => col >= row + after,
            Some(ToRow { with }) => col < row + with,
            Some(NewRowFrom { after }) => {
                self.above.last().is_none_or(|&above| col >= above + after)
            }
            _ => true,
        }
    }

    /// Returns the places of a square's lines: an array and an index for each.
    fn lines(&self, row: usize, col: usize) -> [(usize, isize); 3] {
        let (row, col, last) = (row as isize, col as isize, self.n as isize - 1);
        let tried = self.tried as isize;
        let waits = if self.backwards { last - tried } else { tried };
        let mut numbers = [(0, col), (1, row + col), (2, row - col + last)];
        match self.fault {
            Some(Folded) => numbers[2].1 = (row - col).abs(),
            Some(Saturated { turned: false }) => numbers[2].1 = (row - col).max(0),
            Some(Saturated { turned: true }) => numbers[2].1 = (col - row).max(0),
            Some(Wrapped(lines)) => {
                for at in (0..3).filter(|&at| lines[at]) {
                    numbers[at].1 %= last + 1;
                }
            }
            Some(OneArray) => numbers[2].0 = 1,
            Some(DiagonalsWait) => {
                numbers = [(0, col), (1, row + waits), (2, row - waits + last)];
            }
            _ => {}
        }
        numbers
    }

    fn is_taken(&self, row: usize, col: usize) -> bool {
        let mut lines = self.lines(row, col);
        if let Some(Crossed { tested: true, only }) = self.fault {
            lines = crossed(lines, only);
        }
        lines.iter().enumerate().any(|(at, line)| match self.fault {
            Some(Turned { tested: true }) if at == 2 => self.taken.contains(&self.turned(*line)),
            Some(Ignored(lines)) if lines[at] => false,
            Some(HalfIgnored { above }) if at == 2 && (row < col) == above && row != col => false,
            Some(RowAbove) if at > 0 => self
                .above
                .last()
                .is_some_and(|&above| at == 1 && above == col + 1 || at == 2 && above + 1 == col),
            _ => self.taken.contains(line),
        })
    }

    fn mark(&mut self, row: usize, col: usize) {
        self.above.push(col);
        let mut lines = self.lines(row, col);
        if let Some(MarkedBeside { line, by }) = self.fault {
            lines[line].1 += by;
        }
        self.set(&lines, self.fault != Some(Inverted));
    }

    fn free(&mut self, row: usize, col: usize, copy: &mut Vec<(usize, isize)>) {
        let mut lines = self.lines(row, col).to_vec();
        let last = if self.backwards { 0 } else { self.n - 1 };
        self.above.pop();
        match self.fault {
            Some(FreedRow { by }) => lines = in_row([lines[0], lines[1], lines[2]], by).to_vec(),
            Some(FreedLastColumn) if row + 1 < self.n => lines = self.lines(row, last).to_vec(),
            Some(FreesAll) => self.taken.clear(),
            Some(SwappedBack) => {
                std::mem::swap(&mut self.taken, copy);
                return;
            }
            Some(Crossed {
                tested: false,
                only,
            }) => lines = crossed(self.lines(row, col), only).to_vec(),
            Some(NotFreed(not) | FreedWithTheRow(not)) => {
                let kept = (0..3).filter(|&at| !not[at]).map(|at| lines[at]);
                lines = kept.collect();
            }
            Some(LastColumnNotFreed) if col == last => return,
            Some(FullNotFreed) if row + 1 == self.n => return,
            Some(Turned { tested: false }) => lines[2] = self.turned(lines[2]),
            Some(MarkedBeside { line, by } | FreedBeside { line, by }) => lines[line].1 += by,
            _ => {}
        }
        self.set(&lines, self.fault == Some(Inverted));
    }

    /// Returns the place of a falling diagonal if it is numbered by column − row.
    fn turned(&self, (array, index): (usize, isize)) -> (usize, isize) {
        (array, 2 * (self.n as isize - 1) - index)
    }

    fn set(&mut self, lines: &[(usize, isize)], taken: bool) {
        self.taken.retain(|line| !lines.contains(line));
        if taken {
            self.taken.extend(lines);
        }
    }
}

/// Returns the lines with both diagonals, or one of them, at the index of the other.
fn crossed(lines: [(usize, isize); 3], only: Option<usize>) -> [(usize, isize); 3] {
    let mut new = lines;
    for at in [1, 2]
        .into_iter()
        .filter(|&at| only.is_none_or(|it| it == at))
    {
        new[at].1 = lines[3 - at].1;
    }
    new
}

/// Returns the lines of the square `by` rows below.
fn in_row(mut lines: [(usize, isize); 3], by: isize) -> [(usize, isize); 3] {
    lines[1].1 += by;
    lines[2].1 += by;
    lines
}
