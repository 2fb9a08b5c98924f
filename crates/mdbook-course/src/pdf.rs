//! The print edition: the whole book as one PDF. It has a title, contents with page numbers, a few frames of each
//! player's run, and the answers of a chapter at its end. Chromium prints it.
//!
//! A browser does not know the page of a heading before it has printed. Therefore the book is printed once to learn
//! the pages from the PDF's outline, and once more with them in its contents.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use lopdf::content::Content;
use lopdf::{Document, Object, SaveOptions};

use crate::build::Build;
use crate::scripts::WHOLE;

const STYLE: &str = include_str!("pdf/edition.css");
const SCRIPT: &str = include_str!("pdf/edition.js");
/// The time limit for printing the book once.
const PATIENCE: Duration = Duration::from_secs(600);
/// The maximum number of times that the book is printed with its contents, until no heading moves to another page.
const MOST_TRIES: usize = 3;

/// A print edition to make.
#[derive(Debug, Clone, Copy)]
pub struct PrintEdition<'a> {
    /// The course's folder.
    pub course: &'a Path,
    /// The file to write. An existing file is replaced.
    pub into: &'a Path,
    /// The Chromium to print with.
    pub chromium: &'a Path,
}

/// The size of a print edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Printed {
    /// The number of pages.
    pub pages: usize,
    /// The number of lines in its contents.
    pub contents: usize,
}

impl PrintEdition<'_> {
    /// Builds the book and prints it. Calls `tell` with a sentence before each part that takes time.
    ///
    /// # Errors
    /// If the book cannot be built, or Chromium does not print it.
    pub fn make(self, tell: impl Fn(&str)) -> Result<Printed> {
        let aside = tempfile::tempdir().context("cannot make a folder for the book")?;
        let book = aside.path().join("book");
        tell("Building the book …");
        Build {
            course: self.course,
            into: Some(&book),
            reload: false,
            yours: false,
            engine: None,
        }
        .run()?;
        let whole = std::fs::read_to_string(book.join(WHOLE))
            .with_context(|| format!("the built book has no {WHOLE}"))?;
        let print = |starts: &[u32], name: &str| {
            // The scripts recognize the page with the whole book by this name.
            let page = book.join(WHOLE);
            std::fs::write(&page, edition(&whole, starts)?).context("cannot write the edition")?;
            let pdf = aside.path().join(name);
            self.print(&page, &pdf, aside.path())?;
            let printed = Document::load(&pdf).context("the printed file is not a PDF")?;
            let outline = Outline::of(&printed)?;
            Ok::<_, anyhow::Error>((printed, outline))
        };
        tell("Printing it once, to find the page numbers …");
        let (_, mut before) = print(&[], "first.pdf")?;
        let mut left = MOST_TRIES;
        // A new number can move a line to the next page. Then the book is printed again with the new numbers.
        let (printed, outline) = loop {
            tell("Printing it again, with page numbers in the contents …");
            let (printed, outline) = print(&before.starts, "next.pdf")?;
            if outline == before {
                break (printed, outline);
            }
            left -= 1;
            ensure!(
                left > 0,
                "the pages moved each time their numbers were written into the contents: {} of {} at last",
                moved(&before.starts, &outline.starts),
                before.starts.len()
            );
            before = outline;
        };
        tell("Packing it …");
        let packed = packed(printed)?;
        std::fs::write(self.into, &packed)
            .with_context(|| format!("cannot write {}", self.into.display()))?;
        let packed = Document::load_mem(&packed).context("the packed file is not a PDF")?;
        ensure!(
            Outline::of(&packed)? == outline,
            "the outline of the PDF is lost in packing it"
        );
        Ok(Printed {
            pages: outline.pages,
            contents: outline.starts.len(),
        })
    }

    fn print(&self, page: &Path, pdf: &Path, aside: &Path) -> Result<()> {
        let page = page.canonicalize().context("the edition is gone")?;
        let mut command = Command::new(self.chromium);
        command
            .args([
                "--headless",
                "--disable-gpu",
                "--disable-background-networking",
                "--no-first-run",
                // Without this, a page in a file cannot load its fonts.
                "--allow-file-access-from-files",
                "--no-pdf-header-footer",
                "--generate-pdf-document-outline",
                // The scripts are ready by then. This is the page's own time, and it passes at once.
                "--virtual-time-budget=20000",
            ])
            .arg(with("--user-data-dir=", &aside.join("browser")))
            .arg(with("--print-to-pdf=", pdf))
            // The browser opens only the course's own pages, and in many containers it has no sandbox.
            .arg("--no-sandbox")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let mut browser = command
            .arg(address(&page))
            .spawn()
            .with_context(|| format!("cannot start {}", self.chromium.display()))?;
        let started = Instant::now();
        let status = loop {
            if let Some(status) = browser.try_wait()? {
                break status;
            }
            if started.elapsed() > PATIENCE {
                let _ = browser.kill();
                let _ = browser.wait();
                bail!(
                    "{} has not printed the book after {} s",
                    self.chromium.display(),
                    PATIENCE.as_secs()
                );
            }
            std::thread::sleep(Duration::from_millis(50));
        };
        ensure!(
            status.success() && pdf.is_file(),
            "{} printed nothing",
            self.chromium.display()
        );
        Ok(())
    }
}

/// Returns the page to print: the whole book, with the additions of the edition. `starts` are the pages of the
/// headings in the contents. It is empty while they are not known.
fn edition(whole: &str, starts: &[u32]) -> Result<String> {
    let (head, body) = whole
        .split_once("</head>")
        .context("the book's page has no end of a head")?;
    let (body, end) = body
        .rsplit_once("</body>")
        .context("the book's page has no end of a body")?;
    // mdBook's page opens the window for printing. In virtual time, Chromium then ends without a PDF.
    let body = body.replace("window.setTimeout(window.print, 100);", "");
    let starts = serde_json::to_string(starts)?;
    Ok(format!(
        "{head}<style>{STYLE}</style></head>{body}<script>{SCRIPT}\n// The players are ready by then.\nwindow.addEventListener(\"load\", () => edition({starts}));</script></body>{end}"
    ))
}

/// The entries of the contents in the PDF's outline: its headings of the first level.
#[derive(Debug, PartialEq, Eq)]
struct Outline {
    pages: usize,
    /// The page of each heading.
    starts: Vec<u32>,
}

impl Outline {
    fn of(printed: &Document) -> Result<Self> {
        let outline = printed.get_toc().context("the PDF has no outline")?;
        let heads = outline.toc.iter().filter(|entry| entry.level == 1);
        Ok(Outline {
            pages: printed.get_pages().len(),
            starts: heads
                .map(|head| u32::try_from(head.page))
                .collect::<Result<_, _>>()?,
        })
    }
}

/// Packs the small objects of a document together. Chromium writes thousands of marks for screen readers, links and
/// headings one by one, without compression.
fn packed(mut printed: Document) -> Result<Vec<u8>> {
    let is_tagged = printed.catalog().is_ok_and(|it| it.has(b"StructTreeRoot"));
    ensure!(is_tagged, "the PDF has no tags for screen readers");
    round(&mut printed).context("the printed file cannot be read")?;
    printed.compress();
    let options = SaveOptions::builder()
        .use_object_streams(true)
        // Larger streams contain more repetition, so they compress better.
        .max_objects_per_stream(2_000)
        .use_xref_streams(true)
        .compression_level(9)
        .build();
    let mut packed = Vec::new();
    let written = printed.save_with_options(&mut packed, options);
    written.context("cannot pack the PDF")?;
    with_packed_table(packed)
}

/// Rounds all numbers in the drawings to a hundredth of a pixel, which no printer shows. Chromium writes eight digits
/// of each, a sixth of the file.
fn round(printed: &mut Document) -> lopdf::Result<()> {
    let pages = printed.get_pages().into_values();
    let mut drawn: Vec<_> = pages.flat_map(|it| printed.get_page_contents(it)).collect();
    let is_form = |object: &Object| {
        let kind = object.as_stream().and_then(|it| it.dict.get(b"Subtype"));
        kind.and_then(Object::as_name).is_ok_and(|it| it == b"Form")
    };
    let forms = printed.objects.iter().filter(|(_, it)| is_form(it));
    drawn.extend(forms.map(|(id, _)| *id));
    for id in drawn {
        let stream = printed.get_object_mut(id)?.as_stream_mut()?;
        let mut content = Content::decode_strict(&stream.get_plain_content()?)?;
        for operation in &mut content.operations {
            // A matrix is a factor for everything after it, which may be far from the origin.
            if matches!(operation.operator.as_str(), "cm" | "Tm") {
                continue;
            }
            for operand in &mut operation.operands {
                if let Object::Real(number) = *operand {
                    *operand = rounded(number);
                }
            }
        }
        stream.set_plain_content(content.encode()?);
    }
    Ok(())
}

fn rounded(number: f32) -> Object {
    // A number below 1 is part of a colour.
    let exact = if number.abs() < 1.0 { 1e4 } else { 1e2 };
    let rounded = (number * exact).round() / exact;
    // A whole number is written without a point.
    match rounded.fract() == 0.0 {
        true => Object::Integer(rounded as i64),
        false => Object::Real(rounded),
    }
}

/// Compresses the table of objects in the file. lopdf writes the table uncompressed, with seven bytes for each of some
/// 60 000 objects. The table is at the end of the file, so no object moves.
fn with_packed_table(mut file: Vec<u8>) -> Result<Vec<u8>> {
    let read = Document::load_mem(&file).context("the packed file is not a PDF")?;
    let table = file.split_off(read.xref_start);
    let head = find(&table, b"/Length ").context("the table of objects has no length")?;
    let rows = find(&table, b">>stream\n").context("the table of objects is no stream")? + 9;
    let end = table
        .windows(10)
        .rposition(|it| it == b"\nendstream")
        .context("the table of objects has no end")?;
    let mut stream = lopdf::Stream::new(lopdf::Dictionary::new(), table[rows..end].to_vec());
    let packed = stream.compress();
    packed.context("cannot pack the table of objects")?;
    if !stream.dict.has(b"Filter") {
        // With so few objects, compression saves no space.
        file.extend(table);
        return Ok(file);
    }
    let length = stream.content.len();
    file.extend(&table[..head]);
    file.extend(format!("/Filter/FlateDecode/Length {length}>>stream\n").bytes());
    file.extend(stream.content);
    file.extend(&table[end..]);
    Ok(file)
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|it| it == what)
}

fn moved(before: &[u32], after: &[u32]) -> usize {
    let both = before.iter().zip(after);
    both.filter(|(before, after)| before != after).count() + before.len().abs_diff(after.len())
}

fn with(option: &str, path: &Path) -> std::ffi::OsString {
    let mut out = std::ffi::OsString::from(option);
    out.push(path);
    out
}

/// The characters that the address of a file contains unchanged.
const KEPT: &percent_encoding::AsciiSet = &percent_encoding::NON_ALPHANUMERIC
    .remove(b'/')
    .remove(b':')
    .remove(b'.')
    .remove(b'-')
    .remove(b'_');

/// Returns the address of a file for a browser.
fn address(file: &Path) -> String {
    let path = file.to_string_lossy().replace('\\', "/");
    // Windows writes `\\?\` before a resolved path.
    let path = path.trim_start_matches("//?/");
    let path = percent_encoding::utf8_percent_encode(path, KEPT).to_string();
    format!("file:///{}", path.trim_start_matches('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_knows_where_its_headings_stand() {
        let whole = "<head><title>a</title></head><body><main></main><script>window.setTimeout(window.print, 100);\
                     </script></body></html>";
        let page = edition(whole, &[1, 22]).unwrap();
        assert!(page.contains("edition([1,22])") && page.ends_with("</script></body></html>"));
        assert!(!page.contains("window.print"), "{page}");
        assert!(edition("<p>", &[]).is_err());
    }

    #[test]
    fn what_moved_is_counted() {
        assert_eq!(moved(&[1, 2, 3], &[1, 2, 3]), 0);
        assert_eq!(moved(&[1, 2, 3], &[1, 3, 4]), 2);
        assert_eq!(moved(&[1, 2], &[1, 2, 3]), 1);
    }

    #[test]
    fn rounding_changes_page_coordinates_but_not_page_text() {
        let mut document = Document::with_version("1.5");
        let stream = |words: &str| lopdf::Stream::new(lopdf::Dictionary::new(), words.into());
        let drawn =
            stream("2.2378507 0 0 2.2378507 0 -28068.531 cm\nBT\n18.689346 0 Td\n(3.14159) Tj\nET");
        let other = document.add_object(stream("1.23456 0 Td"));
        let content = document.add_object(drawn);
        let page =
            document.add_object(lopdf::dictionary! { "Type" => "Page", "Contents" => content });
        let pages =
            lopdf::dictionary! { "Type" => "Pages", "Kids" => vec![page.into()], "Count" => 1 };
        let pages = document.add_object(pages);
        let root =
            document.add_object(lopdf::dictionary! { "Type" => "Catalog", "Pages" => pages });
        document.trailer.set("Root", root);
        round(&mut document).unwrap();
        let of = |id| {
            let stream = document.get_object(id).and_then(Object::as_stream).unwrap();
            String::from_utf8(stream.get_plain_content().unwrap()).unwrap()
        };
        assert_eq!(
            of(content),
            "2.2378507 0 0 2.2378507 0 -28068.531 cm\nBT\n18.69 0 Td\n(3.14159) Tj\nET"
        );
        assert_eq!(of(other), "1.23456 0 Td");
    }

    #[test]
    fn a_packed_table_of_objects_leads_to_the_same_objects() {
        let mut document = Document::with_version("1.5");
        let first = document.add_object(lopdf::dictionary! { "Type" => "Catalog" });
        for number in 0..300 {
            document.add_object(number);
        }
        document.trailer.set("Root", first);
        let options = SaveOptions::builder()
            .use_object_streams(true)
            .use_xref_streams(true)
            .build();
        let mut plain = Vec::new();
        document.save_with_options(&mut plain, options).unwrap();
        let packed = with_packed_table(plain.clone()).unwrap();
        assert!(packed.len() + 500 < plain.len());
        let [plain, packed] = [plain, packed].map(|file| Document::load_mem(&file).unwrap());
        for number in 1..=301 {
            let [plain, packed] = [&plain, &packed].map(|it| it.get_object((number, 0)).unwrap());
            assert_eq!(plain, packed, "object {number}");
        }
    }

    #[test]
    fn a_file_has_an_address_whatever_it_is_called() {
        let told = address(Path::new("/home/Ana María/100%.html"));
        assert_eq!(told, "file:///home/Ana%20Mar%C3%ADa/100%25.html");
    }
}
