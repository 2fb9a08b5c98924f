//! Windows: the values that are still possible, or the values that a question accepts.

/// The values from `low` to `high`, both included. The window is empty if `low` is greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) low: i8,
    pub(crate) high: i8,
}

impl Window {
    /// Every value.
    pub(crate) const OPEN: Self = Self {
        low: i8::MIN,
        high: i8::MAX,
    };

    pub(crate) fn exactly(value: i8) -> Self {
        Self {
            low: value,
            high: value,
        }
    }

    /// Returns the values that are possible with this number of boxes.
    pub(crate) fn within(boxes: i8) -> Self {
        Self {
            low: -boxes,
            high: boxes,
        }
    }

    pub(crate) fn at_least(low: i8) -> Self {
        Self { low, ..Self::OPEN }
    }

    pub(crate) fn at_most(high: i8) -> Self {
        Self { high, ..Self::OPEN }
    }

    /// Returns whether a value in this window is also in `asked`, or `None` if that depends on the value.
    #[inline]
    pub(crate) fn lies_in(self, asked: Self) -> Option<bool> {
        if self.low >= asked.low && self.high <= asked.high {
            Some(true)
        } else if self.high < asked.low || self.low > asked.high || asked.is_empty() {
            Some(false)
        } else {
            None
        }
    }

    /// Returns whether the window contains no value.
    pub(crate) fn is_empty(self) -> bool {
        self.low > self.high
    }

    /// Returns the values in both windows.
    #[inline]
    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            low: self.low.max(other.low),
            high: self.high.min(other.high),
        }
    }
}
