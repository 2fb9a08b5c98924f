//! Projects: complete programs written by the student. `cargo course start` and `new-game` lay one out, and `done`
//! checks a milestone.

mod lay;
mod reached;

use anyhow::{Result, bail};
use catalogue::{Milestone, Project};

use crate::course::Course;
use crate::hint::{self, Ladder};
use lay::lay;
use reached::command;
use terminal::{BAD, BOLD, GOOD, paint};

/// Lays out the named project.
pub(crate) fn start(course: &Course, name: &str) -> Result<String> {
    let Some(project) = course.catalogue.find_project(name) else {
        let all = course.catalogue.projects().iter();
        let all: Vec<&str> = all.map(|project| project.id.as_str()).collect();
        bail!(
            "there is no project \"{name}\"; the projects are: {}",
            all.join(", ")
        );
    };
    let [first, ..] = &project.milestones[..] else {
        bail!("{} has no milestone", project.id);
    };
    let laid = lay(course, project, &project.id, &shown_by(first))?;
    Ok(format!(
        "{laid}\n\nThe first milestone is {}, {}, in about {} minutes. `cargo course hint {}` gives a hint.",
        first.id, first.title, first.minutes, first.id
    ))
}

/// Lays out a game of the student's own.
pub(crate) fn new_game(course: &Course, name: &str) -> Result<String> {
    if let Some(project) = course.catalogue.find_project(name) {
        bail!(
            "this is the name of a project: run `cargo course start {}`",
            project.id
        );
    }
    let mut projects = course.catalogue.projects().iter();
    let asks_for_one = projects.find_map(|project| {
        let mut milestones = project.milestones.iter();
        Some((project, milestones.find(|it| it.elsewhere)?))
    });
    let Some((project, milestone)) = asks_for_one else {
        bail!("no project of this course has a milestone for a game of your own");
    };
    lay(course, project, name, &shown_by(milestone))
}

/// Returns the first command that shows a milestone.
fn shown_by(milestone: &Milestone) -> String {
    milestone.runs.first().map_or_else(String::new, command)
}

/// Checks a milestone, and marks it if it is reached. Returns whether it is reached, and the message.
pub(crate) fn done(
    course: &Course,
    (project, milestone): (&Project, &Milestone),
    game: Option<&str>,
) -> Result<(bool, String)> {
    let name = match (milestone.elsewhere, game) {
        (true, Some(game)) => game.to_owned(),
        (true, None) => reached::the_other_one(course, project)?,
        (false, None) => project.id.clone(),
        (false, Some(_)) => bail!("{} is about {}", milestone.id, project.id),
    };
    let title = paint(BOLD, format!("{}  {}", milestone.id, milestone.title));
    if let Err(why) = reached::check(course, &name, milestone)? {
        return Ok((
            false,
            format!("{} {title}: not yet.\n{why}", paint(BAD, "✗")),
        ));
    }
    mark(course, project, milestone, true)?;
    let next = match course.next_milestone(project) {
        Some(next) => format!(
            "Next: {}  {}, about {} minutes.",
            next.id, next.title, next.minutes
        ),
        None => format!("Every milestone is reached: {} is done.", project.id),
    };
    Ok((
        true,
        format!("{} {title} is reached.\n  {next}", paint(GOOD, "✓")),
    ))
}

/// Reports that a project is done. Fails if it is not: only its milestones mark a project as done.
pub(crate) fn whole(course: &Course, project: &Project, undo: bool) -> Result<String> {
    let Project { id, stem, .. } = project;
    let standing = course.standing(project);
    match course.next_milestone(project) {
        Some(_) => bail!("{id} is not done yet: {standing}"),
        None if undo => bail!(
            "to open {id} again, open one of its milestones: `cargo course done {id}.1 --undo` opens the first"
        ),
        None => Ok(format!("{} {id}  {stem}: {standing}.", paint(GOOD, "✓"))),
    }
}

/// Marks a milestone as open again.
pub(crate) fn undo(
    course: &Course,
    (project, milestone): (&Project, &Milestone),
) -> Result<String> {
    mark(course, project, milestone, false)?;
    Ok(format!(
        "{}  {} is open again.",
        milestone.id, milestone.title
    ))
}

/// Marks a milestone. A project is done if all its milestones are.
fn mark(course: &Course, project: &Project, milestone: &Milestone, reached: bool) -> Result<()> {
    course.progress.change(|progress| {
        progress.set_solved(&milestone.id, reached);
        let mut all = project.milestones.iter();
        let all = all.all(|it| progress.is_solved(&it.id));
        progress.set_solved(&project.id, all);
    })
}

/// Shows the next hint for a milestone.
pub(crate) fn hint(course: &Course, milestone: &Milestone, width: usize) -> String {
    let ladder = Ladder {
        id: &milestone.id,
        title: &milestone.title,
        hints: &milestone.hints,
        after: format!(
            "That was the last hint. `cargo course done {}` checks the milestone.",
            milestone.id
        ),
    };
    hint::next(course, &ladder, width)
}
