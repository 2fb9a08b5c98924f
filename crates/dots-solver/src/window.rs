//! Windows: what is known of a value, or what is asked of it.

/// The values from `low` to `high`, both included; empty when `low` is greater.
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

    /// The values that a number of boxes allows.
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

    /// Whether a value known to lie in this window lies in `asked`: yes, no, or it depends.
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

    /// Whether no value is in it.
    pub(crate) fn is_empty(self) -> bool {
        self.low > self.high
    }

    /// The values in both.
    #[inline]
    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            low: self.low.max(other.low),
            high: self.high.min(other.high),
        }
    }
}
