//! Recursion against a stack of one's own, on a bushy tree and on a chain.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use recursion::explicit_stack::{Node, Tree, preorder, preorder_recursive};

/// Shallow enough for the recursion, which a chain of a million would overflow.
const NODES: usize = 10_000;

fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("explicit_stack");
    group.throughput(Throughput::Elements(NODES as u64));
    // The children of node i are 2i + 1 and 2i + 2, as in a heap; or i + 1 alone.
    let bush = tree(|at| [2 * at + 1, 2 * at + 2]);
    let chain = tree(|at| [at + 1, NODES]);
    for (shape, tree) in [("bush", &bush), ("chain", &chain)] {
        group.bench_with_input(
            BenchmarkId::new("recursion", shape),
            tree,
            |bencher, tree| {
                bencher.iter(|| {
                    let mut order = Vec::new();
                    preorder_recursive(black_box(tree), tree.root(), &mut order);
                    order
                });
            },
        );
        group.bench_with_input(
            BenchmarkId::new("own stack", shape),
            tree,
            |bencher, tree| {
                bencher.iter(|| preorder(black_box(tree)));
            },
        );
    }
    group.finish();
}

fn tree(children: impl Fn(usize) -> [usize; 2]) -> Tree {
    let nodes = (0..NODES).map(|at| {
        let [left, right] = children(at).map(|child| Some(child).filter(|child| *child < NODES));
        Node {
            value: at as u32,
            left,
            right,
        }
    });
    Tree {
        nodes: nodes.collect(),
    }
}

criterion_group!(benches, bench);
criterion_main!(benches);
