//! The nodes of a tree, in a row, which refer to each other by their places. The text has a line for each node: the place of
//! its first child, the place of its next sibling, and its content. `-` means that there is no such node.
//!
//! ```text
//! 1 - 44
//! - 2
//! - - 61
//! ```

use std::fmt;

use crate::lines::lines;

/// The most nodes that are read.
const MOST: usize = 400;

/// Nodes and their links.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Links {
    nodes: Vec<Linked>,
}

/// A node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Linked {
    /// The place of its first child.
    pub first_child: Option<usize>,
    /// The place of the next child of the same parent.
    pub next_sibling: Option<usize>,
    /// Its content.
    pub holds: String,
}

impl Links {
    pub(crate) fn read(text: &str) -> Option<Self> {
        let nodes = lines(text).into_iter().map(Linked::read);
        let nodes = nodes.collect::<Option<Vec<_>>>()?;
        let is_there = |link: Option<usize>| link.is_none_or(|link| link < nodes.len());
        let mut all = nodes.iter();
        let fits = all.all(|node| is_there(node.first_child) && is_there(node.next_sibling));
        (fits && nodes.len() <= MOST).then_some(Links { nodes })
    }

    /// Returns the nodes, by their places.
    pub fn nodes(&self) -> &[Linked] {
        &self.nodes
    }

    /// Returns column and row of each node. A first child is below its parent, and a sibling is to the right of all nodes
    /// below the sibling before it. The links are followed from the first node. Nodes that cannot be reached form a row of
    /// their own, below the others.
    pub fn places(&self) -> Vec<(usize, usize)> {
        let mut places: Vec<Option<(usize, usize)>> = vec![None; self.nodes.len()];
        let mut columns = 0;
        let mut open = vec![(0, None, 0)];
        while let Some((node, column, row)) = open.pop() {
            if places[node].is_some() {
                continue;
            }
            let column = column.unwrap_or(columns);
            places[node] = Some((column, row));
            let Linked {
                first_child,
                next_sibling,
                ..
            } = self.nodes[node];
            columns = columns.max(column + 1);
            // The node pushed last is placed next.
            open.extend(next_sibling.map(|next| (next, None, row)));
            open.extend(first_child.map(|child| (child, Some(column), row + 1)));
        }
        let below = places.iter().flatten().map(|(_, row)| row + 1).max();
        let lost = (0..).map(|column| (column, below.unwrap_or(0)));
        let mut lost = lost.into_iter();
        let place = |found: Option<(usize, usize)>| found.or_else(|| lost.next());
        places.into_iter().filter_map(place).collect()
    }
}

impl Linked {
    fn read(line: &str) -> Option<Self> {
        let mut words = line.splitn(3, ' ');
        let mut link = || match words.next()? {
            "-" => Some(None),
            place if place.bytes().all(|digit| digit.is_ascii_digit()) => {
                let number = place.parse::<usize>().ok()?;
                (number.to_string() == place).then_some(Some(number))
            }
            _ => None,
        };
        let (first_child, next_sibling) = (link()?, link()?);
        let holds = words.next().unwrap_or_default();
        (!line.ends_with(' ')).then(|| Linked {
            first_child,
            next_sibling,
            holds: holds.to_owned(),
        })
    }
}

/// The text in the form that `read` accepts.
impl fmt::Display for Links {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let link = |link: Option<usize>| link.map_or("-".to_owned(), |place| place.to_string());
        for (at, node) in self.nodes.iter().enumerate() {
            f.write_str(if at == 0 { "" } else { "\n" })?;
            let (first, next) = (link(node.first_child), link(node.next_sibling));
            write!(f, "{first} {next}")?;
            if !node.holds.is_empty() {
                write!(f, " {}", node.holds)?;
            }
        }
        Ok(())
    }
}
