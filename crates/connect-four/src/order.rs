//! Orders of moves.

use crate::column::Column;
use crate::size::Size;

/// Returns a rank for [`game::Ordered`]: the columns in the middle have the best rank, and of two equally close columns the left
/// one.
pub fn centre_first(size: Size, column: Column) -> i32 {
    (2 * i32::from(column.0) + 1 - size.columns() as i32).abs()
}
