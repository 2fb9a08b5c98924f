//! A whole tree as an icicle: a band for each level, a node as wide as the leaves below it, and what a search visited
//! of it. A tree of half a million nodes fits into a page, because columns are drawn and not nodes.

use words::grouped;

use crate::element::{Element, Marks, Path};

/// How many columns a level has.
const COLUMNS: usize = 640;
/// The height of a level.
const BAND: f64 = 17.0;
/// How much of a column was visited, in parts of this many: so many tints there are.
const TINTS: usize = 4;

/// A tree, and what was visited of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Icicle {
    /// The title, which is also its name for who cannot see it.
    pub title: String,
    /// What is wide and what is dark, in a sentence or two.
    pub about: String,
    /// What the two numbers of a level count: all nodes, those that were visited.
    pub counted: [String; 2],
    /// The nodes, in any order.
    pub nodes: Vec<IcicleNode>,
}

/// A node of the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IcicleNode {
    /// 0 at the root.
    pub depth: usize,
    /// How many leaves of the whole tree are left of it.
    pub from: u64,
    /// How many leaves are left of its right end.
    pub to: u64,
    /// Whether it was visited.
    pub visited: bool,
}

/// A level: of each column which share of it nodes take, and which share visited ones do.
struct Level {
    nodes: usize,
    visited: usize,
    there: Vec<f64>,
    lit: Vec<f64>,
}

/// The icicle as HTML that stands in a page with [`FIGURE_CSS`](crate::FIGURE_CSS); `id` begins the ids in it.
///
/// The time is linear in the nodes, and in the columns that each of them covers.
pub fn icicle_html(icicle: &Icicle, id: &str) -> String {
    let levels = levels(&icicle.nodes);
    let named = |part: &str| format!("{id}-{part}");
    let title = Element::new("p").class("fig-title").id(&named("title"));
    let about = Element::new("p").class("fig-marks").id(&named("about"));
    let mut all = Marks::from(title.words(&icicle.title));
    all += about.words(&icicle.about);
    let [nodes, visited] = &icicle.counted;
    let cell = |class: &str, words: &str| Element::new("span").class(class).words(words);
    let row = |cells: [Element; 4]| {
        Element::new("div")
            .class("icicle-row")
            .holding(cells.into_iter().collect::<Marks>())
    };
    let mut rows = Marks::from(row([
        cell("icicle-depth", ""),
        cell("icicle-band", ""),
        cell("icicle-nodes", nodes),
        cell("icicle-visited", visited),
    ]));
    for (depth, level) in levels.iter().enumerate() {
        rows += row([
            cell("icicle-depth", &depth.to_string()),
            Element::new("span")
                .class("icicle-band")
                .holding(level.drawn()),
            cell("icicle-nodes", &grouped(level.nodes)),
            cell("icicle-visited", &grouped(level.visited)),
        ]);
    }
    let image = Element::new("div")
        .class("chart-image icicle")
        .attribute("role", "img")
        .attribute("aria-labelledby", &named("title"))
        .attribute("aria-describedby", &named("about"));
    all += image.holding(rows);
    let figure = Element::new("figure").class("fig chart chart-icicle");
    Marks::from(figure.id(id).holding(all)).to_string()
}

fn levels(nodes: &[IcicleNode]) -> Vec<Level> {
    let height = nodes.iter().map(|node| node.depth + 1).max().unwrap_or(0);
    let leaves = nodes.iter().map(|node| node.to).max().unwrap_or(1).max(1);
    let mut levels: Vec<Level> = (0..height)
        .map(|_| Level {
            nodes: 0,
            visited: 0,
            there: vec![0.0; COLUMNS],
            lit: vec![0.0; COLUMNS],
        })
        .collect();
    let across = |leaf: u64| leaf as f64 * COLUMNS as f64 / leaves as f64;
    for node in nodes {
        let level = &mut levels[node.depth];
        level.nodes += 1;
        level.visited += usize::from(node.visited);
        let (from, to) = (across(node.from), across(node.to));
        let last = (to.ceil() as usize).min(COLUMNS);
        for column in from as usize..last {
            let share = to.min(column as f64 + 1.0) - from.max(column as f64);
            level.there[column] += share;
            if node.visited {
                level.lit[column] += share;
            }
        }
    }
    levels
}

impl Level {
    /// The band, as wide as its place: what there is, and over it, the darker the more of a column was visited.
    fn drawn(&self) -> Element {
        let mut inside = Marks::default();
        inside += path("ice", &self.there, |share| share >= 0.5);
        for tint in 1..=TINTS {
            let of = |share: f64| (share * TINTS as f64).ceil() as usize;
            let class = format!("ice-lit ice-{tint}");
            inside += path(&class, &self.lit, |share| of(share).min(TINTS) == tint);
        }
        let svg = Element::new("svg")
            .class("chart-track")
            .attribute("preserveAspectRatio", "none")
            .view_box((COLUMNS as f64, BAND));
        svg.attribute("width", "100%")
            .number("height", BAND)
            .holding(inside)
    }
}

/// Rectangles over the columns that are chosen, neighbours in one.
fn path(class: &str, shares: &[f64], chosen: impl Fn(f64) -> bool) -> Marks {
    let mut along = Path::default();
    let mut column = 0;
    while column < shares.len() {
        let run = shares[column..].iter().take_while(|&&share| chosen(share));
        let wide = run.count();
        if wide > 0 {
            along = along
                .move_to((column as f64, 0.0))
                .horizontal_by(wide as f64)
                .vertical_by(BAND)
                .horizontal_by(-(wide as f64))
                .close();
        }
        column += wide.max(1);
    }
    match along.is_empty() {
        true => Marks::default(),
        false => Element::new("path").class(class).along(&along).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A root with two children, the right one of which has two more and was visited with one of these.
    fn small() -> Icicle {
        let node = |depth, from, to, visited| IcicleNode {
            depth,
            from,
            to,
            visited,
        };
        Icicle {
            title: "A tree".into(),
            about: "Dark is what was visited.".into(),
            counted: ["nodes".into(), "visited".into()],
            nodes: vec![
                node(0, 0, 3, true),
                node(1, 0, 1, false),
                node(1, 1, 3, true),
                node(2, 1, 2, true),
                node(2, 2, 3, false),
            ],
        }
    }

    #[test]
    fn each_level_has_its_counts_and_its_shares() {
        let levels = levels(&small().nodes);
        let counts: Vec<_> = levels.iter().map(|it| (it.nodes, it.visited)).collect();
        assert_eq!(counts, [(1, 1), (2, 1), (2, 1)]);
        let wide = |shares: &[f64]| (shares.iter().sum::<f64>() * 3.0 / COLUMNS as f64).round();
        assert_eq!(
            wide(&levels[1].lit),
            2.0,
            "two of three leaves are below it"
        );
        assert_eq!(wide(&levels[2].there), 2.0, "nothing is below a leaf");
        assert_eq!(wide(&levels[2].lit), 1.0);
    }

    #[test]
    fn it_is_a_picture_with_a_name_and_its_numbers() {
        let html = icicle_html(&small(), "it");
        roxmltree::Document::parse(&html).unwrap();
        assert!(html.contains(r#"role="img" aria-labelledby="it-title""#));
        assert_eq!(html.matches("class=\"chart-track\"").count(), 3);
        assert!(html.contains("ice-4") && !html.contains("ice-1\""));
    }

    #[test]
    fn a_node_as_wide_as_nothing_is_counted_and_breaks_nothing() {
        let mut icicle = small();
        icicle.nodes.clear();
        assert!(levels(&icicle.nodes).is_empty());
        assert!(icicle_html(&icicle, "it").contains("A tree"));
    }
}
