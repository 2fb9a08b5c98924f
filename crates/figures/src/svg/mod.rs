//! Figures as SVG: the parts that all of them share.

pub(crate) mod below;
mod board_node;
pub(crate) mod boards;
mod call_node;
mod legend;
pub(crate) mod measure;
pub(crate) mod node;
pub(crate) mod scene;
pub(crate) mod stack;
pub(crate) mod tree;

use measure::{sans_width, wrap_words};

use crate::element::{self, Element, Marks, Path, path, rect};
use crate::options::SvgOptions;

/// Left, right and bottom margin.
const MARGIN: f64 = 16.0;

/// A figure under construction: marks are added to `body` in their own coordinates, below the head.
#[derive(Default)]
pub(crate) struct Figure {
    pub title: String,
    /// The second line, which explains the marks.
    pub marks: String,
    /// A description for people who cannot see the figure.
    pub description: String,
    /// The definitions that the body refers to by id.
    pub defs: Option<Element>,
    pub body: Marks,
    /// The size of the body.
    pub width: f64,
    pub height: f64,
    /// The lines below the body: a sample of a mark, and its meaning.
    pub legend: Vec<(Sample, String)>,
    /// Whether words are broken early, so that a small body fits on a small screen. On a large one it is drawn larger.
    pub narrow: bool,
}

/// A mark in the legend.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Sample {
    /// A box of this class.
    Box(&'static str),
    /// The foot of a base case.
    Foot,
    /// A branch that was cut.
    Cut,
    /// A total, without a mark. It is below the drawing, so that a student who should find it can count first.
    Fact,
}

impl Figure {
    /// Returns the finished figure without blank lines: SVG or, in a page, SVG with HTML around it.
    pub(crate) fn finish(self, options: &SvgOptions) -> String {
        if !options.in_page {
            return Marks::from(self.draw(options).0).to_string();
        }
        let (mut all, legend) = (self.head(options), self.legend());
        let width = self.page_width();
        let class = if self.narrow {
            "fig fig-figure fig-small"
        } else {
            "fig fig-figure"
        };
        all += scroller(self.draw(options).0, width);
        all += legend;
        let figure = Element::new("div").class(class).holding(all);
        Marks::from(figure).to_string()
    }

    /// Returns the figure without the totals of its run, because a player shows them with the last step.
    pub(crate) fn without_facts(mut self) -> Self {
        self.legend
            .retain(|(sample, _)| !matches!(sample, Sample::Fact));
        self
    }

    /// Returns the width of the drawing in a page.
    pub(crate) fn page_width(&self) -> f64 {
        (self.width + 8.0).ceil()
    }

    /// Returns title and marks as HTML.
    pub(crate) fn head(&self, options: &SvgOptions) -> Marks {
        let title = options.title.as_ref().unwrap_or(&self.title);
        let parts = [("fig-title", title), ("fig-marks", &self.marks)];
        let parts = parts.into_iter().filter(|(_, words)| !words.is_empty());
        parts
            .map(|(class, words)| Element::new("p").class(class).words(words))
            .collect()
    }

    /// Returns the legend as HTML.
    pub(crate) fn legend(&self) -> Marks {
        if self.legend.is_empty() {
            return Marks::default();
        }
        let items = self.legend.iter().map(|(sample, words)| {
            let item = Element::new("li");
            match sample {
                Sample::Fact => item.class("fig-facts").words(words),
                sample => item.inline(&sample.alone()).words(words),
            }
        });
        let items: Marks = items.collect();
        Element::new("ul").class("fig-legend").holding(items).into()
    }

    /// Returns the finished SVG, as a part of a page, and its width and height.
    pub(crate) fn draw(self, options: &SvgOptions) -> (Element, (f64, f64)) {
        let id = &options.id;
        let title = options.title.as_ref().unwrap_or(&self.title);
        let mut words = Words {
            out: Marks::default(),
            y: 26.0,
            widest: 0.0,
            wrap: self.width.max(if self.narrow { 330.0 } else { 520.0 }),
        };
        words.text("h", title, 14.0, 0.0, 18.0);
        words.text("p", &self.marks, 12.0, 0.0, 16.0);
        let (head, top) = (std::mem::take(&mut words.out), words.y + 4.0);
        words.y = top + self.height + 28.0;
        for (sample, text) in &self.legend {
            let indent = if matches!(sample, Sample::Fact) {
                0.0
            } else {
                34.0
            };
            words.out += sample.draw((MARGIN, words.y - 12.0));
            words.text("p", text, 12.0, indent, 17.0);
            words.y += 6.0;
        }
        let bottom = if self.legend.is_empty() {
            top + self.height + MARGIN
        } else {
            words.y - 6.0
        };
        let (inner, page_width) = (self.width.max(words.widest), self.page_width());
        let (title_id, desc_id) = (format!("{id}-title"), format!("{id}-desc"));

        let mut all = Marks::default();
        all += Element::new("title").id(&title_id).words(title);
        all += Element::new("desc").id(&desc_id).words(&self.description);
        all += options.style.map(Element::style);
        all += self.defs;
        let body = |place| Element::new("g").moved(place).holding(self.body);
        let size = if options.in_page {
            // The words are outside the SVG; the margin left at the edges is for thick outlines.
            all += body((4.0, 4.0));
            (page_width, (self.height + 8.0).ceil())
        } else {
            let left = (MARGIN + (inner - self.width) / 2.0).floor();
            all += head;
            all += body((left, top));
            all += words.out;
            ((inner + 2.0 * MARGIN).ceil(), bottom.ceil())
        };
        let svg = match options.style {
            Some(_) if !options.in_page => {
                Element::new("svg").attribute("xmlns", "http://www.w3.org/2000/svg")
            }
            _ => Element::new("svg"),
        };
        let svg = svg.class("fig").id(id).view_box(size).size(size);
        let svg = svg.attribute("role", "img");
        let svg = svg.attribute("aria-labelledby", &format!("{title_id} {desc_id}"));
        (svg.holding(all), size)
    }
}

/// Wraps a drawing of this width in an element that scrolls if the page is too narrow.
pub(crate) fn scroller(svg: Element, width: f64) -> Element {
    let scroll = Element::new("div").class("fig-scroll");
    scroll.length("--w", width).holding(svg)
}

/// The lines of words above and below the body.
struct Words {
    out: Marks,
    y: f64,
    widest: f64,
    wrap: f64,
}

impl Words {
    fn text(&mut self, class: &str, text: &str, size: f64, indent: f64, leading: f64) {
        // Titles are bold, and wider.
        let bold = if class == "h" { 1.1 } else { 1.0 };
        let measure = |text: &str| sans_width(text, size) * bold;
        for line in wrap_words(text, self.wrap - indent, measure) {
            self.out += element::text(class, (MARGIN + indent, self.y), &line);
            self.widest = self.widest.max(indent + measure(&line));
            self.y += leading;
        }
    }
}

impl Sample {
    fn draw(self, (x, y): (f64, f64)) -> Marks {
        let class = match self {
            Sample::Box(class) => class,
            Sample::Foot => "n",
            Sample::Cut => "n never",
            Sample::Fact => return Marks::default(),
        };
        let mut out = Marks::from(rect(class, (x, y), (26.0, 16.0), 5.0));
        match self {
            Sample::Foot => out += foot(x + 5.0, y + 16.0, 16.0),
            Sample::Cut => out += cross((x + 13.0, y + 8.0), 4.0),
            Sample::Box(_) | Sample::Fact => {}
        }
        out
    }

    /// Returns the sample as a drawing of its own, hidden from screen readers. The words beside it say the rest.
    fn alone(self) -> Element {
        let size = (30.0, 20.0);
        let svg = Element::new("svg").class("fig").view_box(size).size(size);
        svg.attribute("aria-hidden", "true")
            .holding(self.draw((2.0, 2.0)))
    }
}

/// Draws a cross around a point: a branch that was cut.
pub(crate) fn cross(point: (f64, f64), arm: f64) -> Marks {
    path("cross", &Path::cross(point, arm))
}

/// Draws the thick ground below a base case.
pub(crate) fn foot(x: f64, y: f64, width: f64) -> Marks {
    path("foot", &Path::at((x, y)).horizontal_by(width))
}
