//! Placements, calls and boards of chapter 2, each counted in a run.

mod grades;

use std::collections::BTreeSet;

use call_trace::record;
use charts::{Cell, ChartKind, Table};
use eight_queens::all_solutions::all_solutions;
use eight_queens::bounds::{self, Bound};
use eight_queens::constraints::{any_column, any_squares, free_column, free_lines, visit};
use eight_queens::count::{self, Tally};
use eight_queens::debugging;
use eight_queens::fewest::{self, Next, puzzles};
use eight_queens::first_solution::first_solution;
use eight_queens::free::Free;
use eight_queens::fundamental::{fundamental, mirror, quarter_turn};
use eight_queens::lazy::lazy;
use eight_queens::off_the_board::off_the_board;
use eight_queens::order::{self, in_order, placements_for_all, placements_to_first};
use eight_queens::subset_sum::subset_sum;
use eight_queens::whose_j::eight_queens;

use crate::counted::{Drawn, Tables, row, table, with_chart};

/// Returns the tables of the chapter.
pub fn tables() -> Tables {
    vec![
        ("queens-calls", calls()),
        ("queens-whose-j", whose_j()),
        ("queens-forms", forms()),
        ("queens-never-freed", never_freed()),
        ("queens-constraints", constraints()),
        ("queens-row-order", row_order()),
        ("queens-fewest-first", fewest_first()),
        ("queens-worst-order", worst_order()),
        ("queens-column-order", column_order()),
        ("queens-first-column", first_column()),
        ("queens-fundamental", kinds()),
        ("queens-images", images()),
        ("queens-rules", rules()),
        ("queens-twelve", twelve()),
        ("queens-families", families()),
        ("queens-wrong-shifts", wrong_shifts()),
        ("queens-lazy", one_at_a_time()),
        ("queens-ladder", ladder()),
        ("queens-dead-ends", dead_ends()),
        ("subset-sum-bounds", subset_sums()),
        ("sudoku-order", sudokus()),
        ("sudoku-givens", grades::by_givens()),
        ("sudoku-grades", grades::alike()),
    ]
}

fn calls() -> Table {
    let rows = (4..=8).map(|n| {
        let (solutions, all) = record(|| all_solutions(n));
        let (_, first) = record(|| first_solution(n));
        let all = [all.plays(), all.calls()];
        let first = [first.plays(), first.calls()];
        let counts = [solutions.len(), all[0], all[1], first[0], first[1]];
        row(n, counts)
    });
    let counted = table(
        "n | solutions | for all :: placements | for all :: calls | to the first :: placements | to the first :: calls",
        rows,
    );
    with_chart(
        counted,
        &Drawn {
            title: "Solutions, and the work to find them",
            counted: "Placements and solutions",
            kind: ChartKind::Lines("queens".to_owned()),
            columns: &[(2, "for all"), (4, "to the first"), (1, "solutions")],
            ladder: None,
        },
    )
}

/// Compares the search whose calls share one column with the search whose calls each have their own.
fn whose_j() -> Table {
    let rows = (1..=8).map(|n| {
        let (shared, with_one) = record(|| debugging::whose_j::eight_queens(n));
        let (own, with_its_own) = record(|| eight_queens(n));
        row(
            n,
            [
                with_one.calls(),
                shared.len(),
                with_its_own.calls(),
                own.len(),
            ],
        )
    });
    table(
        "n | calls, one j for all | boards found | calls, a j for each | boards found then",
        rows,
    )
}

/// Compares the two forms of the search: with and without a call for full boards.
fn forms() -> Table {
    let rows = (4..=8).map(|n| {
        let (solutions, ours) = record(|| all_solutions(n));
        let (_, theirs) = record(|| off_the_board(n));
        assert_eq!(ours.plays(), theirs.plays());
        let counts = [ours.plays(), solutions.len(), ours.calls(), theirs.calls()];
        row(n, counts)
    });
    table(
        "n | placements | solutions | our calls | calls of the hunt",
        rows,
    )
}

/// Lists the results of `all_solutions` without one of the lines that free a column or a diagonal.
fn never_freed() -> Table {
    fn boards(row: usize, free: &mut Free, give_back: fn(&mut Free, usize, usize)) -> usize {
        let n = free.columns.len();
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            if free.is_free(row, col) {
                free.take(row, col);
                found += boards(row + 1, free, give_back);
                give_back(free, row, col);
            }
        }
        found
    }
    type GiveBack = fn(&mut Free, usize, usize);
    let ways: [(&str, GiveBack); 4] = [
        ("nothing", |free, row, col| free.give_back(row, col)),
        ("the column", |free, row, col| {
            free.give_back(row, col);
            free.columns[col] = false;
        }),
        ("the rising diagonal", |free, row, col| {
            free.give_back(row, col);
            free.rising[row + col] = false;
        }),
        ("the falling diagonal", |free, row, col| {
            free.give_back(row, col);
            let n = free.columns.len();
            free.falling[row + n - 1 - col] = false;
        }),
    ];
    let rows = ways.map(|(never, give_back)| {
        let found = (4..=8).map(|n| boards(0, &mut Free::new(n), give_back));
        row(never, found)
    });
    table(
        "never freed | boards found: n = 4 | n = 5 | n = 6 | n = 7 | n = 8",
        rows,
    )
}

fn constraints() -> Table {
    let programs = [
        ("A. nothing: 8 of the 64 squares", any_squares(64, 8)),
        ("B. one queen in each row", visit(8, any_column)),
        ("C. and no column twice", visit(8, free_column)),
        ("D. and no diagonal twice", visit(8, free_lines)),
    ];
    let mut above = None;
    let rows = programs.map(|(tested, visited)| {
        // Compares like with like: all boards with all boards, and full boards with full boards.
        let now = [visited.nodes, visited.full];
        let fewer = match above.replace(now) {
            Some(above) => [0, 1].map(|of| times_fewer(above[of], now[of])),
            None => ["", ""].map(Cell::from),
        };
        let [fewer_all, fewer_full] = fewer;
        let counts = [now[0].into(), fewer_all, now[1].into(), fewer_full];
        row(tested, counts)
    });
    let counted = table(
        "tested before placing | boards looked at | fewer than above | full boards among them | \
         fewer than above",
        rows,
    );
    with_chart(
        counted,
        &Drawn {
            title: "What each early test leaves",
            counted: "Boards looked at, for 8 queens",
            kind: ChartKind::Bars,
            columns: &[(1, "all boards"), (3, "full boards among them")],
            ladder: None,
        },
    )
}

fn times_fewer(above: u64, now: u64) -> Cell {
    let times = (above + now / 2) / now;
    Cell::Count {
        count: times.into(),
        written: format!("{times} times"),
    }
}

/// Counts the calls that each half of the bound saves if no numbers have the sum: for the page's four numbers, and for the 18
/// even numbers from 10 to 44 in both orders.
fn subset_sums() -> Table {
    let upwards: Vec<u64> = (10..=44).step_by(2).collect();
    let downwards: Vec<u64> = upwards.iter().rev().copied().collect();
    let problems: [(&[u64], u64); 3] = [(&[9, 7, 5, 4], 15), (&upwards, 171), (&downwards, 171)];
    let bounds = [
        ("none", false, false),
        ("not past the target", true, false),
        ("the target is in reach", false, true),
        ("both", true, true),
    ];
    let rows = bounds.map(|(name, past, out_of_reach)| {
        let bound = Bound { past, out_of_reach };
        let calls = problems.map(|(numbers, target)| {
            assert_eq!(subset_sum(numbers, target), None);
            bounds::calls(numbers, target, bound)
        });
        row(name, calls)
    });
    table(
        "tested before a choice | 4 numbers | 18, the smallest first | 18, the largest first",
        rows,
    )
}

/// Counts the work of proving that a sudoku has one solution, in both orders of its squares.
fn sudokus() -> Table {
    let rows = [
        ("4 × 4, 4 givens", puzzles::FOUR),
        ("9 × 9, 30 givens", puzzles::THIRTY),
        ("9 × 9, 17 givens", puzzles::SEVENTEEN),
    ];
    let rows = rows.map(|(name, puzzle)| {
        let work = [Next::RowByRow, Next::Fewest].map(|next| fewest::work(puzzle, next, 2));
        let counts = [work.map(|it| it.calls), work.map(|it| it.looked_at)].concat();
        row(name, counts)
    });
    table(
        "puzzle | calls, row by row | calls, fewest first | squares looked at, row by row | squares looked at, fewest first",
        rows,
    )
}

/// Compares the best and the worst of all orders of 8 rows.
fn worst_order() -> Table {
    let orders = [
        ("from the top down", in_order(8)),
        ("from the edges inwards", order::edges_inwards(8)),
        ("the worst of all 40 320 orders", order::WORST_OF_8.to_vec()),
    ];
    let rows = orders.map(|(name, rows)| {
        let calls = 1 + placements_for_all(&rows, &in_order(8));
        vec![name.into(), places(&rows), calls.into()]
    });
    table("rows are filled | for n = 8 | calls for all of 8", rows)
}

/// Counts the solutions by the column of their first queen.
fn first_column() -> Table {
    let begin = |col| {
        all_solutions(8)
            .iter()
            .filter(|queens| queens[0] == col)
            .count()
    };
    table(
        "column of the first queen | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7",
        [row("solutions for n = 8", (0..8).map(begin))],
    )
}

/// Compares the order by fewest free squares with the order from the top down.
fn fewest_first() -> Table {
    let sought: [(&str, bool, &[usize]); 2] = [
        ("all", false, &[8, 10, 12]),
        ("the first", true, &[8, 12, 16, 20]),
    ];
    let rows = sought.into_iter().flat_map(|(sought, first_only, sizes)| {
        sizes.iter().map(move |&n| {
            let cols = in_order(n);
            let down = order::cost(&cols, &cols, first_only);
            let fewest = order::cost_of_fewest_first(&cols, first_only);
            let counts = [down.placements, fewest.placements, down.asked, fewest.asked];
            let counts = row(n, counts);
            row(sought, counts)
        })
    });
    table(
        "solutions | n | placements :: top down | placements :: fewest free first | \
         squares asked :: top down | squares asked :: fewest free first",
        rows,
    )
}

fn kinds() -> Table {
    let rows = (1..=12).map(|n| {
        let (solutions, kinds) = (all_solutions(n).len(), fundamental(n).len());
        let images = (kinds > 0).then(|| format!("{:.2}", solutions as f64 / kinds as f64));
        vec![n.into(), solutions.into(), kinds.into(), images.into()]
    });
    table(
        "n | solutions | fundamental ones | images of each, on average",
        rows,
    )
}

/// Returns the four quarter turns of a board.
fn turns(board: &[usize]) -> Vec<Vec<usize>> {
    let next = |turned: &Vec<usize>| Some(quarter_turn(turned));
    std::iter::successors(Some(board.to_vec()), next)
        .take(4)
        .collect()
}

/// Returns the distinct images of a board, seen from all four sides and in the mirror.
fn all_images(board: &[usize]) -> BTreeSet<Vec<usize>> {
    let turned = turns(board);
    let mirrored = turned.iter().map(|turned| mirror(turned));
    mirrored.chain(turned.iter().cloned()).collect()
}

/// Counts the kinds of boards if fewer images count as the same board.
fn rules() -> Table {
    type Images = fn(&[usize]) -> BTreeSet<Vec<usize>>;
    let rules: [(&str, Images); 4] = [
        ("itself", |board| [board.to_vec()].into()),
        ("its turns", |board| turns(board).into_iter().collect()),
        ("itself and its mirror image", |board| {
            [board.to_vec(), mirror(board)].into()
        }),
        ("its turns and their mirror images", all_images),
    ];
    let rows = rules.map(|(rule, images)| {
        let kinds = |n| {
            let boards = all_solutions(n);
            let least = boards.iter().map(|board| images(board).pop_first());
            least.collect::<BTreeSet<_>>().len()
        };
        row(rule, (4..=8).map(kinds))
    });
    table(
        "a board counts as the same as | boards that are left: n = 4 | n = 5 | n = 6 | n = 7 | n = 8",
        rows,
    )
}

/// Formats the columns of the queens without commas: `04752613`.
fn digits(board: &[usize]) -> String {
    board.iter().map(usize::to_string).collect()
}

fn twelve() -> Table {
    let rows = fundamental(8).into_iter().zip(1..).map(|(board, number)| {
        let half_turn = turns(&board)[2] == board;
        let own = if half_turn { "yes" } else { "no" };
        vec![
            number.into(),
            format!("`{board:?}`").into(),
            all_images(&board).len().into(),
            own.into(),
        ]
    });
    table(
        "no. | the least of its images | different images | its own half turn?",
        rows,
    )
}

/// Groups all 92 solutions by families.
fn families() -> Table {
    let rows = fundamental(8).into_iter().zip(1..).map(|(board, number)| {
        let images: Vec<String> = all_images(&board)
            .iter()
            .map(|image| digits(image))
            .collect();
        row(number, [format!("`{}`", images.join(" "))])
    });
    table("no. | all images, the least first", rows)
}

/// Lists the results of `bitmask` if the diagonals shift in a wrong way.
fn wrong_shifts() -> Table {
    /// The falling and the rising diagonals of the next row.
    type Next = fn(u32, u32, u32) -> (u32, u32);
    fn ways(full: u32, columns: u32, (falling, rising): (u32, u32), next: Next) -> usize {
        if columns == full {
            return 1;
        }
        let mut ways_below = 0;
        let mut free = full & !(columns | falling | rising);
        while free != 0 {
            let bit = free & free.wrapping_neg();
            free ^= bit;
            let below = next(falling, rising, bit);
            ways_below += ways(full, columns | bit, below, next);
        }
        ways_below
    }
    let shifts: [(&str, Next); 4] = [
        ("right", |falling, rising, bit| {
            ((falling | bit) << 1, (rising | bit) >> 1)
        }),
        ("both diagonals by `<<`", |falling, rising, bit| {
            ((falling | bit) << 1, (rising | bit) << 1)
        }),
        ("both diagonals by `>>`", |falling, rising, bit| {
            ((falling | bit) >> 1, (rising | bit) >> 1)
        }),
        ("only the new queen's diagonals", |_, _, bit| {
            (bit << 1, bit >> 1)
        }),
    ];
    let rows = shifts
        .map(|(shift, next)| row(shift, (4..=8).map(|n| ways((1 << n) - 1, 0, (0, 0), next))));
    table("shifted | n = 4 | n = 5 | n = 6 | n = 7 | n = 8", rows)
}

fn images() -> Table {
    let of = |board: &Vec<usize>| all_images(board).len();
    let counts: Vec<usize> = fundamental(8).iter().map(of).collect();
    let mut sizes = counts.clone();
    sizes.sort_unstable();
    sizes.dedup();
    let rows = sizes.iter().rev().map(|&images| {
        let kinds = counts.iter().filter(|&&count| count == images).count();
        row(images, [kinds, images * kinds])
    });
    let total = row("together", [counts.len(), counts.iter().sum()]);
    table(
        "images of a board | fundamental ones | boards",
        rows.chain([total]),
    )
}

fn one_at_a_time() -> Table {
    let asked = [0, 1, 2, 3, 10, 46, 92].map(|boards| {
        let (_, trace) = record(|| lazy(8).take(boards).count());
        row(boards, [trace.plays()])
    });
    let (_, trace) = record(|| lazy(8).count());
    let end = row("all, and once more", [trace.plays()]);
    table(
        "boards asked for | placements",
        asked.into_iter().chain([end]),
    )
}

/// An order of rows or columns, and its name in the tables.
type Order = (&'static str, fn(usize) -> Vec<usize>);

fn row_order() -> Table {
    let orders: [Order; 4] = [
        ("from the top down", in_order),
        ("from the middle outwards", order::middle_outwards),
        ("every other row, then the others", order::even_then_odd),
        ("from the edges inwards", order::edges_inwards),
    ];
    let rows = orders.map(|(name, order)| {
        let all = 1 + placements_for_all(&order(8), &in_order(8));
        let first = [8, 10, 12, 14].map(|n| placements_to_first(&order(n), &in_order(n)));
        let counts = [all].into_iter().chain(first);
        row(name, row(places(&order(8)), counts))
    });
    table(
        "rows are filled | for n = 8 | calls for all of 8 | placements to the first: n = 8 | n = 10 | \
         n = 12 | n = 14",
        rows,
    )
}

fn column_order() -> Table {
    let orders: [Order; 4] = [
        ("from left to right", in_order),
        ("from the middle outwards", order::middle_outwards),
        ("every other column, then the others", order::even_then_odd),
        ("from the edges inwards", order::edges_inwards),
    ];
    let rows = orders.map(|(name, order)| {
        let sizes = [8, 10, 12, 14, 16].into_iter();
        let first = sizes.map(|n| placements_to_first(&in_order(n), &order(n)));
        row(name, row(places(&order(8)), first))
    });
    let counted = table(
        "columns are tried | for n = 8 | placements to the first: n = 8 | n = 10 | n = 12 | n = 14 | \
         n = 16",
        rows,
    );
    with_chart(
        counted,
        &Drawn {
            title: "The order of the columns",
            counted: "Placements to the first solution",
            kind: ChartKind::Bars,
            columns: &[(2, "8 queens"), (6, "16 queens")],
            ladder: None,
        },
    )
}

fn places(order: &[usize]) -> Cell {
    let places: Vec<String> = order.iter().map(usize::to_string).collect();
    // Non-breaking spaces keep it on one line.
    format!("`{}`", places.join("\u{a0}")).into()
}

/// A rung: a function that finds the same count in its own way.
type Rung = fn(usize) -> Tally;

fn ladder() -> Table {
    let rungs: [(&str, Rung); 6] = [
        ("three Boolean arrays", count::arrays),
        ("bits", count::bitmask),
        ("half the first row, mirrored", count::mirror),
        ("the border for all eight images", count::symmetric),
        ("four searches side by side", count::side_by_side),
        ("two threads", |n| count::cores(n, 2)),
    ];
    let rows = rungs.map(|(rung, count)| row(rung, [8, 10, 12].map(|n| count(n).nodes)));
    let counted = table("rung | nodes for n = 8 | n = 10 | n = 12", rows);
    with_chart(
        counted,
        &Drawn {
            title: "The ladder of counts",
            counted: "Nodes, for 12 queens",
            kind: ChartKind::PlainBars,
            columns: &[(3, "12 queens")],
            ladder: Some((
                &["queens 12"],
                &[
                    "Boolean arrays",
                    "bitmask",
                    "mirror",
                    "all symmetries",
                    "side by side",
                    "all cores",
                ],
            )),
        },
    )
}

/// Counts the boards of a search that lead on, and the dead ends.
fn dead_ends() -> Table {
    #[derive(Default)]
    struct Seen {
        full: usize,
        dead: usize,
        lead_on: usize,
    }
    fn look(row: usize, free: &mut Free, seen: &mut Seen) {
        let n = free.columns.len();
        if row == n {
            seen.full += 1;
            return;
        }
        let mut dead = true;
        for col in 0..n {
            if free.is_free(row, col) {
                dead = false;
                free.take(row, col);
                look(row + 1, free, seen);
                free.give_back(row, col);
            }
        }
        *if dead {
            &mut seen.dead
        } else {
            &mut seen.lead_on
        } += 1;
    }
    let rows = [8, 10, 12].map(|n| {
        let mut seen = Seen::default();
        look(0, &mut Free::new(n), &mut seen);
        let nodes = seen.full + seen.dead + seen.lead_on;
        row(n, [nodes, seen.lead_on, seen.dead, seen.full])
    });
    table("n | nodes | lead on | dead ends | full boards", rows)
}
