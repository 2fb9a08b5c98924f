//! The queens on the border, up to symmetry.

/// The places of the queens on the four border lines: a column for the top and the bottom row, a
/// row for the right and the left column. A queen in a corner belongs to two of the lines.
///
/// The order of the fields matters: it decides which of eight images is the least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Border {
    bottom: usize,
    left: usize,
    top: usize,
    right: usize,
}

/// Returns one border from each set of images, with the number of different images in the set.
///
/// It is the least image, so the queen nearest to a corner is in the last row and the first row has
/// a queen nearer to the middle. That queen attacks more squares, and the search starts on her
/// side: for 15 queens it visits 32 million boards. A search from the other side visits 52 million.
// ANCHOR: count_borders
pub(super) fn borders(n: usize) -> Vec<(Border, u64)> {
    let mut found = Vec::new();
    for bottom in 0..n.div_ceil(2) {
        // If another queen were nearer to a corner, this would not be the least image.
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
    /// Returns the four queens as (row, column).
    pub(super) fn queens(self, n: usize) -> [(usize, usize); 4] {
        let last = n - 1;
        [
            (0, self.top),
            (self.right, last),
            (last, self.bottom),
            (self.left, 0),
        ]
    }

    /// Returns whether no queen attacks another. A queen in a corner occurs twice in the list.
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
    /// Returns the number of different images among the eight, or `None` if another image is
    /// smaller.
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
        // Each different image occurs equally often.
        Some(8 / same)
    }

    /// Turns the border clockwise by a quarter: the top becomes the right side.
    fn turned(self, n: usize) -> Border {
        Border {
            right: self.top,
            bottom: n - 1 - self.right,
            left: self.bottom,
            top: n - 1 - self.left,
        }
    }

    /// Exchanges left and right.
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
        // With a queen in a corner and without one. The second border is one of the two solutions.
        assert_eq!(images(4), [8, 2]);
        assert!(images(8).contains(&4));
    }
}
