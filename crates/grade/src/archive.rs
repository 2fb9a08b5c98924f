//! Reads a submission from a zip archive.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result};
use catalogue::Exercise;
use student_copy::LARGEST;
use zip::ZipArchive;

use crate::submission::{Submission, too_large};

/// The maximum number of entries in an archive. One from `cargo course submit` has forty.
const MOST: usize = 20_000;

/// Reads an archive. Unpacks only the files of exercises, and never to a path from the archive.
pub(crate) fn read(name: &str, path: &Path, exercises: &[&Exercise]) -> Result<Submission> {
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut archive = match ZipArchive::new(file) {
        Ok(archive) if archive.len() <= MOST => archive,
        // One damaged archive must not keep the others from being graded.
        Ok(archive) => return Ok(unreadable(name, &format!("{} entries", archive.len()))),
        Err(error) => return Ok(unreadable(name, &error.to_string())),
    };
    let paths = (0..archive.len()).map(|at| {
        // A name that is no text is none of ours. Some systems write the other slash.
        let path = archive.name_for_index(at).and_then(Result::ok);
        path.unwrap_or_default().replace('\\', "/")
    });
    let paths: Vec<String> = paths.collect();
    Ok(Submission::of(name, exercises, &paths, |at| {
        unpacked(&mut archive, at)
    }))
}

fn unpacked(archive: &mut ZipArchive<File>, at: usize) -> Result<Vec<u8>, String> {
    let entry = archive.by_index(at).map_err(|error| error.to_string())?;
    if entry.is_symlink() {
        return Err("it is a link".to_owned());
    }
    let mut bytes = Vec::new();
    // The size that an archive declares may be wrong.
    let read = entry.take(LARGEST + 1).read_to_end(&mut bytes);
    match read.map_err(|error| error.to_string())? as u64 > LARGEST {
        true => Err(too_large()),
        false => Ok(bytes),
    }
}

/// Returns an empty submission with the reason why its archive cannot be read.
fn unreadable(name: &str, why: &str) -> Submission {
    Submission {
        name: name.to_owned(),
        files: BTreeMap::new(),
        remarks: vec![format!(
            "the archive cannot be read as .zip: {why}. Unpack it into a folder"
        )],
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;
    use catalogue::Catalogue;
    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    #[test]
    fn the_files_of_exercises_are_taken_and_links_paths_that_lead_out_and_large_ones_are_not() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let catalogue = Catalogue::load(&root).unwrap();
        let exercises = ["gcd", "hanoi", "factorial"].map(|stem| catalogue.find(stem).unwrap());
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("anna.zip");
        let mut archive = ZipWriter::new(File::create(&path).unwrap());
        let options = SimpleFileOptions::default();
        let large = " ".repeat(LARGEST as usize + 1);
        for (path, text) in [
            ("./ch1-recursion/src/gcd.rs", "fn gcd() {}"),
            ("anna/crates/ch1-recursion/src/gcd.rs", "ours"),
            ("../src/hanoi.rs", "out"),
            ("anna/src/factorial.rs", &large),
            ("anna/target/debug/huge", &large),
        ] {
            archive.start_file(path, options).unwrap();
            archive.write_all(text.as_bytes()).unwrap();
        }
        let link = "anna/src/hanoi.rs";
        archive.add_symlink(link, "/etc/passwd", options).unwrap();
        archive.finish().unwrap();
        let submission = read("anna", &path, &exercises).unwrap();
        let taken: Vec<_> = submission.files.into_iter().collect();
        assert_eq!(taken, [("gcd".to_owned(), b"fn gcd() {}".to_vec())]);
        assert_eq!(
            submission.remarks,
            [
                "anna/src/hanoi.rs was not accepted: it is a link",
                "anna/src/factorial.rs was not accepted: it has more than 256 KiB"
            ]
        );
    }
}
