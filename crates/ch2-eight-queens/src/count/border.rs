//! The queens of the border, up to symmetry.

/// Where the queens of the four border lines stand: a column for the top and the bottom row, a row
/// for the right and the left column. A queen in a corner stands on two of the lines.
///
/// The order of the fields matters: it decides which of eight images is the least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Border {
    bottom: usize,
    left: usize,
    top: usize,
    right: usize,
}

/// One border out of each set of images, with the number of different images in the set.
///
/// That one is the least of them, so the queen nearest to a corner stands in the last row and the
/// first row has one nearer to the middle. It attacks more squares, and the search starts there:
/// with 15 queens it looks at 32 million boards, and at 52 million when begun from the other end.
// ANCHOR: count_borders
pub(super) fn borders(n: usize) -> Vec<(Border, u64)> {
    let mut found = Vec::new();
    for bottom in 0..n.div_ceil(2) {
        // No other queen may be nearer to a corner, or this would not be the least image.
        let line = bottom..n - bottom;
        for (left, top) in pairs(line.clone()) {
            for right in line.clone() {
                let border = Border {
                    bottom,
                    left,
                    top,
                    right,
                };
                if border.is_peaceful(n)
                    && let Some(images) = border.images_if_least(n)
                {
                    found.push((border, images));
                }
            }
        }
    }
    found
}
// ANCHOR_END: count_borders

fn pairs(line: std::ops::Range<usize>) -> impl Iterator<Item = (usize, usize)> {
    line.clone()
        .flat_map(move |a| line.clone().map(move |b| (a, b)))
}

impl Border {
    /// The four queens as (row, column).
    pub(super) fn queens(self, n: usize) -> [(usize, usize); 4] {
        let last = n - 1;
        [
            (0, self.top),
            (self.right, last),
            (last, self.bottom),
            (self.left, 0),
        ]
    }

    /// Whether no queen attacks another one. The queen of a corner is named twice.
    fn is_peaceful(self, n: usize) -> bool {
        let queens = self.queens(n);
        queens.iter().enumerate().all(|(at, &(row, col))| {
            queens[..at].iter().all(|&(other_row, other_col)| {
                let (rows, cols) = (row.abs_diff(other_row), col.abs_diff(other_col));
                (rows, cols) == (0, 0) || (rows != 0 && cols != 0 && rows != cols)
            })
        })
    }

    // ANCHOR: count_images
    /// How many of the eight images differ, if this is the least of them.
    fn images_if_least(self, n: usize) -> Option<u64> {
        let (mut turned, mut same) = (self, 0);
        for _ in 0..4 {
            turned = turned.turned(n);
            for image in [turned, turned.reflected(n)] {
                if image < self {
                    return None;
                }
                same += u64::from(image == self);
            }
        }
        // Each different image comes up equally often.
        Some(8 / same)
    }

    /// A quarter turn clockwise: what was the top is the right.
    fn turned(self, n: usize) -> Border {
        Border {
            right: self.top,
            bottom: n - 1 - self.right,
            left: self.bottom,
            top: n - 1 - self.left,
        }
    }

    /// Left and right exchanged.
    fn reflected(self, n: usize) -> Border {
        Border {
            top: n - 1 - self.top,
            bottom: n - 1 - self.bottom,
            left: self.right,
            right: self.left,
        }
    }
    // ANCHOR_END: count_images
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_peaceful_border_is_an_image_of_exactly_one() {
        for n in 1..=9 {
            let mut peaceful = 0;
            for (bottom, left) in pairs(0..n) {
                for (top, right) in pairs(0..n) {
                    let border = Border {
                        bottom,
                        left,
                        top,
                        right,
                    };
                    peaceful += u64::from(border.is_peaceful(n));
                }
            }
            let images: u64 = borders(n).iter().map(|(_, images)| images).sum();
            assert_eq!(images, peaceful, "{n} rows");
        }
    }

    #[test]
    fn a_turn_may_leave_a_border_as_it_is() {
        let images = |n| borders(n).iter().map(|border| border.1).collect::<Vec<_>>();
        assert_eq!(images(1), [1]);
        // With a queen in a corner and without: the latter is one of the two solutions.
        assert_eq!(images(4), [8, 2]);
        assert!(images(8).contains(&4));
    }
}
