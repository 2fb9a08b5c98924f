//! `cargo course update`: merges a newer copy of the course into this one, file by file.
//!
//! Three texts of a file are compared: as it was laid down, as it is, and as the newer copy has it. What nobody changed here
//! becomes the newer one; what only somebody here changed stays. Of what both changed the difference is shown; on a terminal
//! somebody chooses, and elsewhere theirs stays. The text that is not chosen is laid aside. Nothing is lost, and all is
//! named. A file has its new text at once or not at all, and the list of what was laid down
//! is written last: an update that was ended early is run again.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};
use catalogue::{Catalogue, Exercise};
use terminal::{BAD, BOLD, DIM, GOOD, WARN, clean, paint, say, say_bytes};
use words::counted;

use crate::cli::{self, Update};
use crate::{laid, unpack};

/// Where the text lies that was not chosen of a file which was changed here and there.
const BESIDE: &str = ".course/update";

/// Where a file lies until it has its whole text.
const HALF: &str = ".course/half-updated";

/// What becomes of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It is the same, or only somebody here changed it.
    Stays,
    /// The newer one takes its place, or comes.
    Comes,
    /// It was as laid down, and the newer copy does not have it.
    Goes,
    /// It was changed here, and the newer copy has another text.
    Differs,
    /// It was changed here, and the newer copy does not have it.
    IsKept,
}

/// What becomes of a file that was laid down as `base`, is `here`, and is `newer` there.
fn fate(base: Option<&str>, here: Option<&str>, newer: Option<&str>) -> Fate {
    match (base, here, newer) {
        _ if here == newer || base == newer => Fate::Stays,
        (_, None, Some(_)) if base.is_none() => Fate::Comes,
        _ if here == base && newer.is_some() => Fate::Comes,
        _ if here == base => Fate::Goes,
        (_, None, Some(_)) => Fate::Comes,
        (_, Some(_), None) => Fate::IsKept,
        _ => Fate::Differs,
    }
}

/// Updates this copy.
pub(crate) fn run(asked: &Update) -> Result<ExitCode> {
    let (root, old) = cli::course()?;
    let list = root.join(laid::LIST);
    let Ok(base) = fs::read_to_string(&list) else {
        bail!(
            "this copy has no list of its files as they were laid down ({}). If it is a clone, `git pull` updates it",
            laid::LIST
        );
    };
    let copy = unpack::at(&asked.from)?;
    let newer = fs::read_to_string(copy.root.join(laid::LIST)).with_context(|| {
        format!(
            "{} is no copy of the course that was laid down",
            asked.from.display()
        )
    })?;
    let (base, files) = (laid::read(&base), laid::read(&newer));
    for (path, sum) in &files {
        let text = fs::read(copy.root.join(path));
        let text = text.with_context(|| format!("the newer copy lacks {path}"))?;
        ensure!(
            laid::sum(&text) == *sum,
            "{path} of the newer copy was changed"
        );
        ensure!(is_plain(path), "{path} leads out of the course");
    }
    let fates = fates(&root, &base, &files)?;
    let changed = |path: PathBuf| {
        let path = path.to_string_lossy().replace('\\', "/");
        fates.get(&path) == Some(&Fate::Comes)
    };
    let solved = std::env::var("COURSE_SOLVED").unwrap_or_default();
    let all = old
        .exercises()
        .iter()
        .filter(|it| solved.split(',').any(|id| id == it.id));
    let again: Vec<&Exercise> = all.filter(|it| changed(it.tests())).collect();
    let mut told = Told::default();
    for (path, fate) in &fates {
        act(&root, &copy.root, path, *fate, &mut told)?;
    }
    put(&root, &list, newer.as_bytes())?;
    // An update that was killed may have left half a file there.
    let _ = fs::remove_dir_all(root.join(HALF));
    told.say();
    ensure!(
        Catalogue::load(&root).is_ok(),
        "the list of exercises cannot be read after the update"
    );
    let mut is_right = true;
    for exercise in again {
        say(&format!("\nThe tests of {} have changed:", exercise.stem));
        let test = installed::cargo()
            .args(["course", "test", &exercise.stem])
            .current_dir(&root)
            .status();
        is_right &= test.context("cannot run cargo")?.success();
    }
    Ok(ExitCode::from(u8::from(!is_right)))
}

/// What becomes of each file of either list.
fn fates(
    root: &Path,
    base: &BTreeMap<String, String>,
    newer: &BTreeMap<String, String>,
) -> Result<BTreeMap<String, Fate>> {
    let mut fates = BTreeMap::new();
    for path in base.keys().chain(newer.keys()) {
        ensure!(is_plain(path), "{path} leads out of the course");
        let here = match fs::read(root.join(path)) {
            Ok(bytes) => Some(laid::sum(&bytes)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
            Err(error) => return Err(error).with_context(|| format!("cannot read {path}")),
        };
        let of = |list: &BTreeMap<String, String>| list.get(path).cloned();
        let fate = fate(of(base).as_deref(), here.as_deref(), of(newer).as_deref());
        fates.insert(path.clone(), fate);
    }
    Ok(fates)
}

/// Whether a path stays inside the course.
fn is_plain(path: &str) -> bool {
    let mut parts = Path::new(path).components();
    parts.all(|part| matches!(part, std::path::Component::Normal(_)))
}

/// What was done, for whoever asked.
#[derive(Default)]
struct Told {
    came: usize,
    went: usize,
    /// What was changed here and there, and whether ours was taken.
    differ: Vec<(String, bool)>,
    kept: Vec<String>,
}

impl Told {
    fn say(&self) {
        let mut lines = vec![paint(
            GOOD,
            format!(
                "{} brought up to date, and {} removed.",
                counted(self.came, "file"),
                self.went
            ),
        )];
        for (path, is_ours) in &self.differ {
            let (stays, aside) = match is_ours {
                true => ("Ours is there now, and yours", "yours"),
                false => ("Yours stays, and ours", "ours"),
            };
            let path = clean(path);
            lines.push(format!(
                "{} was changed by you and by us. {stays} lies in {BESIDE}/{path}.{aside}",
                paint(WARN, &path)
            ));
        }
        for path in &self.kept {
            let path = paint(WARN, clean(path));
            lines.push(format!(
                "{path} is no longer in the course. You changed it, so it stays."
            ));
        }
        say(&lines.join("\n"));
    }
}

fn act(root: &Path, copy: &Path, path: &str, fate: Fate, told: &mut Told) -> Result<()> {
    let here = root.join(path);
    match fate {
        Fate::Stays => {}
        Fate::Comes => {
            put(root, &here, &fs::read(copy.join(path))?)?;
            told.came += 1;
        }
        Fate::Goes => {
            fs::remove_file(&here).with_context(|| format!("cannot remove {path}"))?;
            told.went += 1;
        }
        Fate::Differs => {
            let (yours, ours) = (fs::read(&here)?, fs::read(copy.join(path))?);
            let takes_ours = choose(path, &yours, &ours)?;
            let (aside, name) = match takes_ours {
                true => (&yours, "yours"),
                false => (&ours, "ours"),
            };
            put(
                root,
                &free(&root.join(BESIDE).join(format!("{path}.{name}")), aside),
                aside,
            )?;
            if takes_ours {
                put(root, &here, &ours)?;
            }
            told.differ.push((path.to_owned(), takes_ours));
        }
        Fate::IsKept => told.kept.push(path.to_owned()),
    }
    Ok(())
}

/// A path at which nothing else lies: what an earlier update laid aside stays.
fn free(path: &Path, bytes: &[u8]) -> PathBuf {
    let is_free = |it: &PathBuf| fs::read(it).map_or(!it.exists(), |there| there == bytes);
    let numbered = (2..).map(|number| PathBuf::from(format!("{}-{number}", path.display())));
    let mut all = std::iter::once(path.to_owned()).chain(numbered);
    all.find(is_free).unwrap_or_else(|| path.to_owned())
}

/// Shows what differs, and asks which one to take where somebody can answer. Yours is the answer of whoever does not.
fn choose(path: &str, yours: &[u8], ours: &[u8]) -> Result<bool> {
    let (yours, ours) = (
        String::from_utf8_lossy(yours),
        String::from_utf8_lossy(ours),
    );
    let difference = similar::TextDiff::from_lines(&*yours, &*ours);
    say(&paint(BOLD, format!("{}  - yours  + ours", clean(path))));
    for line in difference
        .unified_diff()
        .context_radius(3)
        .to_string()
        .lines()
    {
        let style = match line.as_bytes().first() {
            Some(b'-') => BAD,
            Some(b'+') => GOOD,
            _ => DIM,
        };
        say(&paint(style, clean(line)));
    }
    if !std::io::stdin().is_terminal() {
        return Ok(false);
    }
    say_bytes(
        "You and we have changed this file. Take ours, and lay yours aside? [y/N] ".as_bytes(),
    );
    let mut answer = String::new();
    std::io::stdin().lock().read_line(&mut answer)?;
    Ok(matches!(answer.trim(), "y" | "Y" | "yes"))
}

/// Writes a file of the course as a whole: if the program is ended meanwhile, the old text or the new one is there.
fn put(root: &Path, path: &Path, bytes: &[u8]) -> Result<()> {
    let (folder, half) = (
        path.parent().context("a path without a folder")?,
        root.join(HALF),
    );
    let write = || -> std::io::Result<()> {
        fs::create_dir_all(folder)?;
        fs::create_dir_all(&half)?;
        let mut file = tempfile::NamedTempFile::new_in(&half)?;
        file.write_all(bytes)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(path).map_or(0o644, |it| it.permissions().mode());
            file.as_file()
                .set_permissions(fs::Permissions::from_mode(mode))?;
        }
        file.persist(path).map(drop).map_err(|error| error.error)
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::{Fate, fate};

    #[test]
    fn each_of_the_ways_in_which_three_texts_differ_has_its_fate() {
        let (a, b, c) = (Some("a"), Some("b"), Some("c"));
        for (base, here, newer, is) in [
            (a, a, a, Fate::Stays),
            (a, a, b, Fate::Comes),
            (a, b, a, Fate::Stays),
            (a, b, b, Fate::Stays),
            (a, b, c, Fate::Differs),
            (a, a, None, Fate::Goes),
            (a, b, None, Fate::IsKept),
            (a, None, a, Fate::Stays),
            (a, None, b, Fate::Comes),
            (a, None, None, Fate::Stays),
            (None, None, a, Fate::Comes),
            (None, a, a, Fate::Stays),
            (None, a, b, Fate::Differs),
        ] {
            assert_eq!(fate(base, here, newer), is, "{base:?} {here:?} {newer:?}");
        }
    }
}
