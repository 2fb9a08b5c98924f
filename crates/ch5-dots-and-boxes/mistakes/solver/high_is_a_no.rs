//! mistake: t = high is answered with no.
//! says: no is answered only above high.
//! also: May t be as many as there are open boxes?
// CHANGE: search
- if t > bounds.high {
+ if t >= bounds.high {
