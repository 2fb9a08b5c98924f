//! Minimax and alpha-beta on random trees, by branching and depth, and on trees of the same shape
//! with the best child always first: what order is worth at most.

use std::hint::black_box;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform::{perfectly_ordered, random};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use game::Value;
use tic_tac_toe::look_ahead::look_ahead;

/// Branching and depth; from 1 024 to 15 625 leaves.
const SHAPES: [(usize, u32); 5] = [(2, 10), (3, 8), (5, 6), (10, 4), (20, 3)];

fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random_trees");
    group.sample_size(20);
    for (branching, depth) in SHAPES {
        let shape = format!("{branching} wide, {depth} deep");
        let shuffled = random(branching, depth, 1);
        let ordered = perfectly_ordered(branching, depth);
        let [shuffled, ordered] = [&shuffled, &ordered].map(TreeBoard::new);
        let alpha_beta = |board: &TreeBoard| alpha_beta(board, depth, Value::MIN, Value::MAX);
        let id = BenchmarkId::new("minimax", &shape);
        group.bench_with_input(id, &shuffled, |bencher, board| {
            bencher.iter(|| look_ahead(black_box(board), depth));
        });
        for (name, board) in [
            ("alpha-beta", &shuffled),
            ("alpha-beta, best child first", &ordered),
        ] {
            let id = BenchmarkId::new(name, &shape);
            group.bench_with_input(id, board, |bencher, board| {
                bencher.iter(|| alpha_beta(black_box(board)));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
