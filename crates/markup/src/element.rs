//! Writes SVG and the HTML around it: elements, and the marks that a figure consists of.
//!
//! Only this module turns numbers into coordinates and words into XML. [`Marks`] are built from elements only, so a figure
//! contains no text that is not escaped.

use std::fmt;
use std::ops::AddAssign;

use serde::Serialize;
use textfmt::one_decimal_at_most as num;

/// An element. Its attributes keep the order in which they were added.
#[derive(Debug, Clone)]
pub struct Element {
    tag: &'static str,
    attributes: String,
    inside: Option<String>,
}

/// A sequence of elements, each on a line of its own.
#[derive(Debug, Clone, Default)]
pub struct Marks(String);

/// Returns words at a point, or no mark if there are no words.
pub fn text(class: &str, at: (f64, f64), words: &str) -> Marks {
    match words {
        "" => Marks::default(),
        words => Element::new("text").class(class).at(at).words(words).into(),
    }
}

/// Returns a rectangle with round corners, given its top left corner.
pub fn rect(class: &str, corner: (f64, f64), size: (f64, f64), radius: f64) -> Element {
    let rect = Element::new("rect").class(class).at(corner).size(size);
    rect.number("rx", radius)
}

/// Returns a circle around a point.
pub fn circle(class: &str, middle: (f64, f64), radius: f64) -> Element {
    let circle = Element::new("circle").class(class).around(middle);
    circle.number("r", radius)
}

/// Returns a line along a path, or no mark if the path has no points.
pub fn path(class: &str, path: &Path) -> Marks {
    match path.is_empty() {
        true => Marks::default(),
        false => Element::new("path").class(class).along(path).into(),
    }
}

/// Marks a difference: with a sign at its left side, and with words for a pointer and for a screen reader.
pub fn differs(marked: impl Into<Marks>, side: (f64, f64), words: &str) -> Element {
    let mut out = Marks::from(Element::new("title").words(words));
    out += marked.into();
    // At the edge of a drawing the sign would be cut off.
    let at = (side.0.max(6.0), side.1);
    out += circle("differs-sign", at, 7.5);
    out += text("differs-mark m", (at.0, at.1 + 4.2), "≠");
    Element::new("g").class("differs").holding(out)
}

/// Returns a group of marks with an id.
pub fn group(id: &str, marks: Marks) -> Element {
    Element::new("g").id(id).holding(marks)
}

/// Returns sentences as a list, for a screen reader.
pub fn list(sentences: impl IntoIterator<Item = String>) -> String {
    let items = sentences.into_iter();
    let items: Marks = items.map(|it| Element::new("li").words(&it)).collect();
    Marks::from(Element::new("ul").holding(items)).to_string()
}

/// Returns data for a script: JSON that cannot end its own element.
pub fn script_data(data: &impl Serialize) -> Element {
    let json = serde_json::to_string(data).expect("names and numbers are always JSON");
    // JSON contains these characters only inside strings.
    let unsafe_here = ['<', '>', '&', '\u{2028}', '\u{2029}'];
    let safe = unsafe_here.iter().fold(json, |json, &c| {
        json.replace(c, &format!("\\u{:04x}", u32::from(c)))
    });
    Element {
        inside: Some(safe),
        ..Element::new("script").attribute("type", "application/json")
    }
}

impl Element {
    /// Creates an element with this tag, without attributes.
    pub fn new(tag: &'static str) -> Self {
        Element {
            tag,
            attributes: String::new(),
            inside: None,
        }
    }

    /// Creates a `style` element.
    pub fn style(css: &'static str) -> Self {
        Self::as_it_is("style", css)
    }

    /// Creates a `script` element.
    pub fn script(js: &'static str) -> Self {
        Self::as_it_is("script", js)
    }

    /// Creates an element whose content is not escaped, because a browser reads a style or a script unchanged. The content
    /// must be part of this program.
    fn as_it_is(tag: &'static str, ours: &'static str) -> Self {
        Element {
            inside: Some(format!("\n{ours}")),
            ..Self::new(tag)
        }
    }

    /// Adds an attribute.
    pub fn attribute(mut self, name: &str, value: &str) -> Self {
        self.attributes += &format!(" {name}=\"{}\"", escape(value));
        self
    }

    /// Adds an attribute with a numeric value.
    pub fn number(self, name: &str, value: f64) -> Self {
        self.attribute(name, &num(value))
    }

    /// Adds a share of the width, from 0 to 1, for a drawing that is as wide as the page allows.
    pub fn share(self, name: &str, share: f64) -> Self {
        self.attribute(name, &format!("{}%", num(100.0 * share)))
    }

    /// Adds a length in pixels for the style of the page.
    pub fn length(self, name: &str, value: f64) -> Self {
        self.attribute("style", &format!("{name}:{}px", num(value)))
    }

    /// Adds its class.
    pub fn class(self, class: &str) -> Self {
        self.attribute("class", class)
    }

    /// Adds its id.
    pub fn id(self, id: &str) -> Self {
        self.attribute("id", id)
    }

    /// Adds its coordinates.
    pub fn at(self, (x, y): (f64, f64)) -> Self {
        self.number("x", x).number("y", y)
    }

    /// Adds the centre of a circle.
    pub fn around(self, (x, y): (f64, f64)) -> Self {
        self.number("cx", x).number("cy", y)
    }

    /// Adds its width and height.
    pub fn size(self, (width, height): (f64, f64)) -> Self {
        self.number("width", width).number("height", height)
    }

    /// Moves the content of the element.
    pub fn moved(self, (x, y): (f64, f64)) -> Self {
        let moved = format!("translate({} {})", num(x), num(y));
        self.attribute("transform", &moved)
    }

    /// Sets the part of the plane that an image shows, from 0, 0.
    pub fn view_box(self, (width, height): (f64, f64)) -> Self {
        let all = format!("0 0 {} {}", num(width), num(height));
        self.attribute("viewBox", &all)
    }

    /// Sets the path along which a line is drawn.
    pub fn along(self, path: &Path) -> Self {
        self.attribute("d", &path.0)
    }

    /// Appends words to the content.
    pub fn words(mut self, words: &str) -> Self {
        *self.inside.get_or_insert_default() += &escape(words);
        self
    }

    /// Appends another element on the same line.
    pub fn inline(mut self, element: &Element) -> Self {
        *self.inside.get_or_insert_default() += &element.to_string();
        self
    }

    /// Appends marks, each on a line of its own.
    pub fn holding(mut self, marks: impl Into<Marks>) -> Self {
        let inside = self.inside.get_or_insert_default();
        inside.push('\n');
        *inside += &marks.into().0;
        self
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Element {
            tag, attributes, ..
        } = self;
        match &self.inside {
            Some(inside) => write!(f, "<{tag}{attributes}>{inside}</{tag}>"),
            None => write!(f, "<{tag}{attributes}/>"),
        }
    }
}

impl Marks {
    /// Whether there are no marks.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Element> for Marks {
    fn from(element: Element) -> Self {
        Marks(format!("{element}\n"))
    }
}

impl From<Option<Element>> for Marks {
    fn from(element: Option<Element>) -> Self {
        element.map_or_else(Marks::default, Marks::from)
    }
}

impl<M: Into<Marks>> AddAssign<M> for Marks {
    fn add_assign(&mut self, marks: M) {
        self.0 += &marks.into().0;
    }
}

impl<M: Into<Marks>> FromIterator<M> for Marks {
    fn from_iter<I: IntoIterator<Item = M>>(all: I) -> Self {
        let mut marks = Marks::default();
        all.into_iter().for_each(|more| marks += more);
        marks
    }
}

impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A line in SVG's notation. Methods with the ending `_to` draw to a point, those with the ending `_by` draw a distance from
/// the current point.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Path(String);

impl Path {
    /// Begins a path at a point.
    pub fn at(point: (f64, f64)) -> Self {
        Self::default().move_to(point)
    }

    /// Returns a cross around a point; its arms have this length in each direction.
    pub fn cross((x, y): (f64, f64), arm: f64) -> Self {
        let long = 2.0 * arm;
        Self::at((x - arm, y - arm))
            .line_by((long, long))
            .move_by((0.0, -long))
            .line_by((-long, long))
    }

    /// Returns a square, given its top left corner.
    pub fn square(corner: (f64, f64), side: f64) -> Self {
        let down = Self::at(corner).horizontal_by(side).vertical_by(side);
        down.horizontal_by(-side).close()
    }

    /// Returns a circle around a point, as two half circles.
    pub fn circle((x, y): (f64, f64), radius: f64) -> Self {
        let r = num(radius);
        let half = |across: f64| format!("a{r} {r} 0 1 0 {} 0", num(across));
        let mut out = Self::at((x - radius, y));
        out.0 += &(half(2.0 * radius) + &half(-2.0 * radius));
        out
    }

    /// Returns a point. A round line end makes it a dot.
    pub fn dot(point: (f64, f64)) -> Self {
        Self::at(point).horizontal_by(0.0)
    }

    /// Whether it has no points.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Moves to a point without drawing.
    pub fn move_to(self, point: (f64, f64)) -> Self {
        self.then('M', &[point])
    }

    /// Moves this far without drawing.
    pub fn move_by(self, distance: (f64, f64)) -> Self {
        self.then('m', &[distance])
    }

    /// Draws a line to a point.
    pub fn line_to(self, point: (f64, f64)) -> Self {
        self.then('L', &[point])
    }

    /// Draws a line of this length.
    pub fn line_by(self, distance: (f64, f64)) -> Self {
        self.then('l', &[distance])
    }

    /// Draws a horizontal line to this x.
    pub fn horizontal_to(mut self, x: f64) -> Self {
        self.0 += &format!("H{}", num(x));
        self
    }

    /// Draws a horizontal line of this length.
    pub fn horizontal_by(mut self, distance: f64) -> Self {
        self.0 += &format!("h{}", num(distance));
        self
    }

    /// Draws a vertical line to this y.
    pub fn vertical_to(mut self, y: f64) -> Self {
        self.0 += &format!("V{}", num(y));
        self
    }

    /// Draws a vertical line of this length.
    pub fn vertical_by(mut self, distance: f64) -> Self {
        self.0 += &format!("v{}", num(distance));
        self
    }

    /// Draws a Bézier curve, given its two control points and its end.
    pub fn curve_to(self, first: (f64, f64), second: (f64, f64), end: (f64, f64)) -> Self {
        self.then('C', &[first, second, end])
    }

    /// Draws lines from the first point through the others to the last.
    pub fn through(self, points: &[(f64, f64)]) -> Self {
        let Some((&first, others)) = points.split_first() else {
            return self;
        };
        let begun = self.move_to(first);
        others.iter().fold(begun, |path, &to| path.line_to(to))
    }

    /// Draws a line back to the beginning.
    pub fn close(mut self) -> Self {
        self.0.push('z');
        self
    }

    fn then(mut self, command: char, points: &[(f64, f64)]) -> Self {
        let numbers = points.iter().flat_map(|&(x, y)| [num(x), num(y)]);
        self.0.push(command);
        self.0 += &numbers.collect::<Vec<_>>().join(" ");
        self
    }
}

impl FromIterator<Path> for Path {
    /// Joins the lines, in order, into one path.
    fn from_iter<I: IntoIterator<Item = Path>>(all: I) -> Self {
        Path(all.into_iter().map(|path| path.0).collect())
    }
}

/// Escapes text for XML, and puts it on one line.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOSTILE: &str = "</script><!-- ]]> &amp; \"it's\" \\ \u{2028}\u{2029}\u{7}\n";

    #[test]
    fn words_are_escaped_wherever_they_stand() {
        let mut marks = text("m", (0.0, 0.0), HOSTILE);
        marks += Element::new("g").id(HOSTILE).class(HOSTILE);
        let it = Element::new("svg").words(HOSTILE).holding(marks);
        let it = it.to_string();
        let document = roxmltree::Document::parse(&it).expect("well-formed");
        // XML does not allow control characters, not even escaped.
        let shown: String = HOSTILE.replace(char::is_control, " ");
        let svg = document.root_element();
        let texts: Vec<&str> = svg.descendants().filter_map(|node| node.text()).collect();
        assert_eq!(texts[0], format!("{shown}\n"));
        assert!(texts[1..].contains(&shown.as_str()), "{it}");
        let group = svg.last_element_child().expect("the group");
        assert_eq!(group.attribute("id"), Some(shown.as_str()));
    }

    #[test]
    fn json_cannot_leave_its_script() {
        let script = script_data(&[HOSTILE]).to_string();
        let json = script
            .strip_prefix("<script type=\"application/json\">")
            .and_then(|rest| rest.strip_suffix("</script>"));
        let json = json.expect("a script");
        assert!(!json.contains(['<', '>', '&', '\u{2028}', '\u{2029}', '\n', '\u{7}']));
        let read: Vec<String> = serde_json::from_str(json).expect("JSON");
        assert_eq!(read, [HOSTILE]);
    }

    #[test]
    fn what_has_no_words_or_no_points_leaves_no_mark() {
        assert!(text("m", (1.0, 2.0), "").is_empty());
        assert!(path("e", &Path::default()).is_empty());
        assert!(!path("dots", &Path::dot((1.0, 2.0))).is_empty());
    }

    #[test]
    fn marks_stand_one_a_line_and_attributes_in_their_order() {
        let mut marks = Marks::from(rect("n", (1.0, 2.0), (3.0, 4.5), 6.0));
        marks += circle("open", (1.0, 2.0), 3.0);
        marks += group("it", text("s m", (0.5, 1.0), "a < b"));
        assert_eq!(
            marks.to_string(),
            "<rect class=\"n\" x=\"1\" y=\"2\" width=\"3\" height=\"4.5\" rx=\"6\"/>\n\
             <circle class=\"open\" cx=\"1\" cy=\"2\" r=\"3\"/>\n\
             <g id=\"it\">\n<text class=\"s m\" x=\"0.5\" y=\"1\">a &lt; b</text>\n</g>\n"
        );
    }

    #[test]
    fn a_path_is_written_as_svg_has_it() {
        let from = (1.0, 2.0);
        assert_eq!(Path::cross(from, 1.5).0, "M-0.5 0.5l3 3m0 -3l-3 3");
        assert_eq!(Path::square(from, 2.5).0, "M1 2h2.5v2.5h-2.5z");
        assert_eq!(
            Path::circle(from, 1.0).0,
            "M0 2a1 1 0 1 0 2 0a1 1 0 1 0 -2 0"
        );
        let curve = Path::at(from).curve_to((1.0, 3.0), (4.0, 5.0), (4.0, 6.0));
        assert_eq!(curve.vertical_to(9.0).0, "M1 2C1 3 4 5 4 6V9");
        let through = Path::default().through(&[from, (3.0, 4.0), (5.0, 6.0)]);
        assert_eq!(through.close().0, "M1 2L3 4L5 6z");
        let both: Path = [Path::dot(from), Path::at(from).horizontal_to(4.0)]
            .into_iter()
            .collect();
        assert_eq!(both.0, "M1 2h0M1 2H4");
    }
}
