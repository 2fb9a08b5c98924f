//! The packages of the course and their dependencies.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use toml::{Table, Value};

use crate::files::{self, copy, manifest, table, write};

/// The parts of a package that its build needs, and the frames that students begin a project with. Tests and examples
/// are left out.
const NEEDED: [&str; 4] = ["Cargo.toml", "src", "build.rs", "frames"];

/// The parts of a manifest about files that are left out.
const NOT_TAKEN: [&str; 4] = ["test", "example", "bench", "dev-dependencies"];

/// The paths of the course's packages, as declared in both workspaces.
pub struct Packages<'c> {
    course: &'c Path,
    students: Table,
    ours: Table,
}

impl<'c> Packages<'c> {
    /// Reads the packages of a course.
    ///
    /// # Errors
    /// If a manifest of a workspace is missing or has an error.
    pub fn of(course: &'c Path) -> Result<Self> {
        let places = |root: &Path| -> Result<Table> {
            let mut manifest = manifest(root)?;
            let dependencies = table(&mut manifest, "workspace")?.remove("dependencies");
            Ok(dependencies
                .and_then(|it| it.try_into().ok())
                .unwrap_or_default())
        };
        Ok(Self {
            course,
            students: places(&course.join("exercises"))?,
            ours: places(course)?,
        })
    }

    /// Returns the folders of all packages that a package is built with. For a package that students edit, this
    /// includes the dependencies of its tests.
    ///
    /// # Errors
    /// If a manifest is missing or has an error.
    pub fn under(&self, package: &Path) -> Result<BTreeSet<PathBuf>> {
        let mut open = self.used_by(package)?;
        let mut found = BTreeSet::new();
        while let Some(package) = open.pop() {
            if found.insert(package.clone()) {
                open.extend(self.used_by(&package)?);
            }
        }
        Ok(found)
    }

    /// Returns the folders of the course's packages that a package uses directly: `diagnosis` is at
    /// `crates/diagnosis`.
    fn used_by(&self, package: &Path) -> Result<Vec<PathBuf>> {
        let (places, other) = match package.starts_with("exercises") {
            true => (&self.students, "dev-dependencies"),
            false => (&self.ours, "build-dependencies"),
        };
        let manifest = manifest(&self.course.join(package))?;
        let uses = ["dependencies", other]
            .into_iter()
            .filter_map(|kind| manifest.get(kind)?.as_table());
        let names = uses.flat_map(Table::keys);
        let paths = names.filter_map(|name| places.get(name)?.get("path")?.as_str());
        Ok(paths.map(|path| in_course(path).to_owned()).collect())
    }
}

/// Returns the path of a package in the course, from its path in the manifest of either workspace.
fn in_course(path: &str) -> &Path {
    Path::new(path.trim_start_matches("../"))
}

/// Copies the files that a package is built from, and its manifest without the omitted parts. Returns the manifest.
///
/// # Errors
/// If a file cannot be read or written, or the manifest has an error.
pub fn lay(course: &Path, package: &Path, into: &Path) -> Result<Table> {
    let (from, to) = (course.join(package), into.join(package));
    for part in NEEDED {
        if from.join(part).exists() {
            copy(&from.join(part), &to.join(part))?;
        }
    }
    // The copy has no use for the package's own tests, and some of them reveal a solution.
    let sources = to.join("src");
    for path in files::below(&sources)? {
        if path
            .split('/')
            .any(|part| part == "tests" || part == "tests.rs")
        {
            fs::remove_file(sources.join(path))?;
        }
    }
    let mut manifest = manifest(&to)?;
    for part in NOT_TAKEN {
        manifest.remove(part);
    }
    if let Some(Value::Table(systems)) = manifest.get_mut("target") {
        let tables = systems.iter_mut().filter_map(|(_, it)| it.as_table_mut());
        tables.for_each(|it| drop(it.remove("dev-dependencies")));
    }
    write(&to.join("Cargo.toml"), manifest.to_string())?;
    Ok(manifest)
}

/// Removes from a workspace's manifest the dependencies whose path in the course is gone, and the profiles of these
/// packages.
pub fn forget(manifest: &mut Table, is_gone: impl Fn(&Path) -> bool) {
    let mut gone = BTreeSet::new();
    let workspace = manifest.get_mut("workspace");
    if let Some(Value::Table(places)) = workspace.and_then(|it| it.get_mut("dependencies")) {
        places.retain(|name, place| {
            let path = place.get("path").and_then(Value::as_str);
            let stays = !path.is_some_and(|path| is_gone(in_course(path)));
            if !stays {
                gone.insert(name.to_string());
            }
            stays
        });
    }
    forget_profiles(manifest, |name| gone.contains(name));
}

/// Removes the profiles of packages from a workspace's manifest. Cargo warns of a profile without a package.
pub fn forget_profiles(manifest: &mut Table, is_gone: impl Fn(&str) -> bool) {
    let Some(Value::Table(profiles)) = manifest.get_mut("profile") else {
        return;
    };
    for (_, profile) in profiles {
        if let Some(Value::Table(packages)) = profile.get_mut("package") {
            packages.retain(|name, _| !is_gone(name));
        }
    }
}

/// Removes unused packages from the lock file of a copy.
///
/// # Errors
/// If cargo cannot update the lock file.
pub fn prune_the_lock(workspace: &Path) -> Result<()> {
    let pruned = subprocess::installed::prune_the_lock(workspace);
    pruned.map_err(|why| anyhow!("the copy cannot be created:\n{why}"))
}
