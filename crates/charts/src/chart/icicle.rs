//! A whole tree as an icicle: a band for each level, in which a node is as wide as the leaves below it, and shaded where a
//! search visited it. A tree of half a million nodes fits into a page, because the chart draws columns instead of nodes.

use super::{head, image};
use crate::table::{Cell, Charted, IcicleBand, Table};
use markup::{Element, Marks, Path};

/// The number of columns of a level.
const COLUMNS: usize = 640;
/// The height of a level.
const BAND: f64 = 17.0;
/// The number of tints, which is the number of steps in which the visited share of a column is shown.
const TINTS: usize = 4;

/// A node of the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IcicleNode {
    /// Its depth, which is 0 at the root.
    pub depth: usize,
    /// The number of leaves of the whole tree to the left of it.
    pub from: u64,
    /// The number of leaves to the left of its right end.
    pub to: u64,
    /// Whether it was visited.
    pub visited: bool,
}

/// Returns the bands of a tree, from the root down; its nodes may be in any order. The darkness of a piece shows how much of
/// it was visited.
///
/// The time is linear in the number of nodes, and in the number of columns that each of them covers.
pub fn icicle_bands(nodes: &[IcicleNode]) -> Vec<IcicleBand> {
    let height = nodes.iter().map(|node| node.depth + 1).max().unwrap_or(0);
    let leaves = nodes.iter().map(|node| node.to).max().unwrap_or(1).max(1);
    // For each column, the share covered by nodes, and the share covered by visited nodes.
    let mut levels = vec![vec![[0.0; 2]; COLUMNS]; height];
    let across = |leaf: u64| leaf as f64 * COLUMNS as f64 / leaves as f64;
    for node in nodes {
        let (from, to) = (across(node.from), across(node.to));
        let last = (to.ceil() as usize).min(COLUMNS);
        let columns = levels[node.depth].iter_mut().enumerate().take(last);
        for (column, [there, lit]) in columns.skip(from as usize) {
            let share = to.min(column as f64 + 1.0) - from.max(column as f64);
            *there += share;
            if node.visited {
                *lit += share;
            }
        }
    }
    let band = |level: &Vec<[f64; 2]>| {
        let mut band = IcicleBand::new();
        for [there, lit] in level {
            let tint = ((lit * TINTS as f64).ceil() as usize).min(TINTS);
            let here = (*there >= 0.5, tint);
            match band.last_mut() {
                Some((wide, there, tint)) if (*there, *tint) == here => *wide += 1,
                _ => band.push((1, here.0, here.1)),
            }
        }
        band
    };
    levels.iter().map(band).collect()
}

/// Returns the icicle as HTML: for each row of its table the label, the band, and the two counts.
pub(super) fn html(table: &Table, charted: &Charted, bands: &[IcicleBand], id: &str) -> String {
    let mut all = head(charted, &charted.counted, id);
    let cell = |class: &str, words: &str| Element::new("span").class(class).words(words);
    let row = |depth: &str, band: Element, nodes: &str, visited: &str| {
        let mut cells = Marks::from(cell("icicle-depth", depth));
        cells += band;
        cells += cell("icicle-nodes", nodes);
        cells += cell("icicle-visited", visited);
        Element::new("div").class("icicle-row").holding(cells)
    };
    let mut rows = Marks::default();
    if let [(_, nodes), (_, visited)] = &charted.columns[..] {
        rows += row("", cell("icicle-band", ""), nodes, visited);
    }
    for (cells, band) in table.rows.iter().zip(bands) {
        let band = Element::new("span")
            .class("icicle-band")
            .holding(drawn(band));
        if let [depth, nodes, visited] = &cells[..] {
            let [depth, nodes, visited] = [depth, nodes, visited].map(Cell::written);
            rows += row(&depth, band, &nodes, &visited);
        }
    }
    all += image("chart-image icicle", id, &format!("{id}-about")).holding(rows);
    let figure = Element::new("figure").class("fig chart chart-icicle");
    Marks::from(figure.id(id).holding(all)).to_string()
}

/// Draws a band, as wide as its place. On top of the existing nodes are tints, which are darker the more of a column was
/// visited.
fn drawn(band: &IcicleBand) -> Element {
    let mut inside = path("ice", band, |there, _| there);
    for tint in 1..=TINTS {
        let class = format!("ice-lit ice-{tint}");
        inside += path(&class, band, |_, it| it == tint);
    }
    let svg = Element::new("svg").class("chart-track");
    let svg = svg.attribute("preserveAspectRatio", "none");
    let svg = svg.view_box((COLUMNS as f64, BAND));
    let svg = svg.attribute("width", "100%").number("height", BAND);
    svg.holding(inside)
}

/// Returns rectangles over the chosen pieces, with neighbours joined into one.
fn path(class: &str, band: &IcicleBand, chosen: impl Fn(bool, usize) -> bool) -> Marks {
    let mut along = Path::default();
    let mut column = 0;
    let groups = band.chunk_by(|one, next| chosen(one.1, one.2) == chosen(next.1, next.2));
    for pieces in groups {
        let wide: usize = pieces.iter().map(|(wide, ..)| wide).sum();
        if chosen(pieces[0].1, pieces[0].2) {
            let top = along
                .move_to((column as f64, 0.0))
                .horizontal_by(wide as f64);
            let foot = top.vertical_by(BAND).horizontal_by(-(wide as f64));
            along = foot.close();
        }
        column += wide;
    }
    markup::path(class, &along)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart_html;
    use crate::table::ChartKind;

    /// Returns a root with two children. Its right child has two children of its own, and was visited with one of these.
    fn small() -> Vec<IcicleBand> {
        let node = |depth, from, to, visited| IcicleNode {
            depth,
            from,
            to,
            visited,
        };
        icicle_bands(&[
            node(0, 0, 3, true),
            node(1, 0, 1, false),
            node(1, 1, 3, true),
            node(2, 1, 2, true),
            node(2, 2, 3, false),
        ])
    }

    fn drawn(bands: Vec<IcicleBand>) -> String {
        let rows = (0..bands.len()).map(|depth| [depth, depth + 1, 1].map(Cell::from).to_vec());
        let table = Table {
            rows: rows.collect(),
            chart: Some(Charted {
                title: "A tree".into(),
                counted: "Dark is what was visited.".into(),
                kind: ChartKind::Icicle(bands),
                columns: vec![(1, "all of them".into()), (2, "seen".into())],
                ..Charted::default()
            }),
            ..Table::default()
        };
        chart_html(&table, "it").unwrap()
    }

    #[test]
    fn a_band_is_as_wide_and_as_dark_as_its_nodes() {
        let third = COLUMNS / 3;
        let wanted = [
            vec![(COLUMNS, true, 4)],
            // In one column, a node that was not visited ends, and one that was visited begins.
            vec![
                (third, true, 0),
                (1, true, 3),
                (COLUMNS - third - 1, true, 4),
            ],
            vec![
                (third, false, 0),
                (1, true, 3),
                (third - 1, true, 4),
                (1, true, 3),
                (COLUMNS - 2 * third - 1, true, 0),
            ],
        ];
        assert_eq!(small(), wanted);
    }

    #[test]
    fn it_is_a_picture_with_a_name_and_the_numbers_of_its_table() {
        let html = drawn(small());
        let page = roxmltree::Document::parse(&html).unwrap();
        assert!(html.contains(r#"role="img" aria-labelledby="it-title""#));
        assert_eq!(html.matches("class=\"chart-track\"").count(), 3);
        assert!(html.contains("ice-4") && !html.contains("ice-1\""));
        let texts: Vec<&str> = page.descendants().filter_map(|it| it.text()).collect();
        for words in ["all of them", "seen", "3"] {
            assert!(texts.contains(&words), "{html}");
        }
    }

    #[test]
    fn of_no_nodes_nothing_is_drawn() {
        let bands = icicle_bands(&[]);
        assert!(bands.is_empty() && drawn(bands).contains("A tree"));
    }
}
