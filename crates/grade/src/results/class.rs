//! The page of a class: the students' progress, the exercises that stop most of them, and the most frequent messages.
//! It contains everybody's name, so it is for instructors.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write;

use textfmt::counted;

use super::ended::Ended;
use super::form::{Exercise, Graded, Results, Runs};
use super::html::{self, address, escaped};
use super::work;

const STYLE: &str = "body{max-width:70rem}.wide{overflow-x:auto}table{border-collapse:collapse}\
th,td{text-align:left;padding:.15rem .5rem;border-top:1px solid #8886;font-weight:400}thead th{border:0;vertical-align:bottom}\
th.n,td.n{text-align:right;white-space:nowrap}.up{writing-mode:vertical-rl;transform:rotate(180deg)}td.mark{text-align:center}";

/// The number of listed messages.
const MESSAGES: usize = 12;

/// Returns the page.
pub(super) fn page(results: &Results) -> String {
    let mut out = html::head("The class", STYLE);
    let students = counted(results.submissions.len(), "submission");
    let chapters = results.chapters_in_words();
    let version = escaped(&results.version);
    let ran = results.sandbox_in_words();
    let _ = writeln!(
        out,
        "<p class=\"sum\">{chapters}: {students}. Look Ahead {version}. {ran}</p>"
    );
    let exercises = exercises(results);
    who_is_where(&mut out, results, &exercises);
    what_stops_most(&mut out, &exercises, results.fresh.is_some());
    seen_most(&mut out, results);
    work::side_by_side(&mut out, &exercises);
    if results.has_hidden() {
        hidden(&mut out, results);
    }
    out.push_str("</body></html>\n");
    out
}

/// Returns the exercises in course order, each with the results of all students.
fn exercises(results: &Results) -> Vec<Vec<(&Graded, &Exercise)>> {
    let mut all: Vec<Vec<(&Graded, &Exercise)>> = Vec::new();
    for graded in &results.submissions {
        for exercise in &graded.exercises {
            match all.iter_mut().find(|known| known[0].1.id == exercise.id) {
                Some(known) => known.push((graded, exercise)),
                None => all.push(vec![(graded, exercise)]),
            }
        }
    }
    all
}

fn who_is_where(out: &mut String, results: &Results, all: &[Vec<(&Graded, &Exercise)>]) {
    out.push_str(
        "<h2>Results by student</h2>\n<div class=\"wide\"><table><thead><tr><th>student</th>",
    );
    for exercise in all {
        let stem = escaped(&exercise[0].1.stem);
        let _ = write!(out, "<th><span class=\"up\">{stem}</span></th>");
    }
    let has_effort = results.submissions.iter().any(|it| it.won.effort.of > 0.0);
    let kinds = if has_effort {
        "<th class=\"n\">answers</th><th class=\"n\">effort</th>"
    } else {
        ""
    };
    let _ = writeln!(
        out,
        "<th class=\"n\">points</th>{kinds}</tr></thead><tbody>"
    );
    for graded in &results.submissions {
        row(out, graded, all, has_effort, results.fresh.is_some());
    }
    let legend = Ended::ALL.map(|it| format!("{} {}", it.mark(), it.in_words()));
    let judged = results.fresh.map_or_else(String::new, |seed| {
        format!(
            "<br>The second mark is for the judged runs with the seed {seed}: ✓ all right &nbsp; ✗ some wrong &nbsp; \
            – not run"
        )
    });
    let _ = writeln!(
        out,
        "</tbody></table></div>\n<p>{}{judged}</p>",
        legend.join(" &nbsp; ")
    );
}

fn row(
    out: &mut String,
    graded: &Graded,
    all: &[Vec<(&Graded, &Exercise)>],
    has_effort: bool,
    is_judged: bool,
) {
    let page = address(&graded.page());
    let name = escaped(graded.shown());
    let _ = write!(out, "<tr><th><a href=\"{page}\">{name}</a></th>");
    for exercise in all {
        let own = exercise.iter().find(|(of, _)| of.name == graded.name);
        let Some((_, own)) = own else {
            out.push_str("<td></td>");
            continue;
        };
        let class = match own.result {
            Ended::Solved => "solved",
            _ => "other",
        };
        let judged = own.judged.as_ref();
        let second = match is_judged {
            true => Runs::mark(judged),
            false => "",
        };
        let _ = write!(
            out,
            "<td class=\"mark {class}\" title=\"{}: {}{}\">{}{second}</td>",
            escaped(&own.stem),
            own.result.in_words(),
            judged.map_or_else(String::new, |runs| format!(". {}", runs.in_words())),
            own.result.mark(),
        );
    }
    let won = &graded.won;
    let mut cells = vec![won.all];
    if has_effort {
        cells.extend([won.answers, won.effort]);
    }
    for points in cells {
        let _ = write!(out, "<td class=\"n\">{points}</td>");
    }
    out.push_str("</tr>\n");
}

fn what_stops_most(out: &mut String, all: &[Vec<(&Graded, &Exercise)>], is_judged: bool) {
    let all = all
        .iter()
        .map(|exercise| exercise.iter().map(|(_, it)| *it).collect());
    let mut all: Vec<Vec<&Exercise>> = all.collect();
    all.sort_by_key(|exercise| {
        let stops = |it: &&&Exercise| matches!(it.result, Ended::Failed | Ended::NotCompiled);
        Reverse(exercise.iter().filter(stops).count())
    });
    let judged = match is_judged {
        true => "<th class=\"n\">solved, but not in judged runs</th>",
        false => "",
    };
    let _ = writeln!(
        out,
        "<h2>Results by exercise</h2>\n<div class=\"wide\"><table><thead><tr><th>exercise</th><th class=\"n\">solved</th><th class=\"n\">tests fail</th>\
         <th class=\"n\">does not compile</th><th class=\"n\">not written</th>{judged}<th>the test function that fails most</th></tr></thead><tbody>",
    );
    for exercise in &all {
        let stem = escaped(&exercise[0].stem);
        let _ = write!(out, "<tr><th><code>{stem}</code></th>");
        for end in [
            Ended::Solved,
            Ended::Failed,
            Ended::NotCompiled,
            Ended::NotWritten,
        ] {
            let count = exercise.iter().filter(|it| it.result == end).count();
            let _ = write!(out, "<td class=\"n\">{count}</td>");
        }
        if is_judged {
            let is_wrong = |it: &Exercise| it.judged.as_ref().is_some_and(|it| !it.is_right());
            let in_tests_alone = exercise.iter();
            let in_tests_alone =
                in_tests_alone.filter(|it| it.result == Ended::Solved && is_wrong(it));
            let _ = write!(out, "<td class=\"n\">{}</td>", in_tests_alone.count());
        }
        let function = fails_most(exercise).map_or_else(String::new, |(name, times)| {
            format!("<code>{}</code>, {}", escaped(name), counted(times, "time"))
        });
        let _ = writeln!(out, "<td>{function}</td></tr>");
    }
    out.push_str("</tbody></table></div>\n");
}

/// Returns the test function that fails most often, with its number of failures. Among equals, returns the first one.
fn fails_most<'r>(exercise: &[&'r Exercise]) -> Option<(&'r str, usize)> {
    let failed = exercise.iter().filter(|it| it.result == Ended::Failed);
    let functions = failed.flat_map(|it| &it.functions).filter(|it| !it.passed);
    most(functions.map(|it| it.name.as_str()))
        .into_iter()
        .next()
}

fn seen_most(out: &mut String, results: &Results) {
    let all = results.submissions.iter().flat_map(|it| &it.exercises);
    let said = all.filter_map(|it| Some((it.stem.as_str(), first_message(it)?)));
    out.push_str(
        "<h2>The most frequent messages</h2>\n<p>The first message of an exercise, and the number of submissions \
        that got it.</p>\n\
         <div class=\"wide\"><table><tbody>\n",
    );
    for ((stem, message), times) in most(said).iter().take(MESSAGES) {
        let (stem, message) = (escaped(stem), escaped(message));
        let _ = writeln!(
            out,
            "<tr><td class=\"n\">{times}</td><th><code>{stem}</code></th><td>{message}</td></tr>"
        );
    }
    out.push_str("</tbody></table></div>\n");
}

/// Returns the first line of an exercise's messages, which identifies answers with the same fault. `None` if everything
/// passes or the file is the stub.
fn first_message(exercise: &Exercise) -> Option<&str> {
    let mut lines = exercise.text.lines().skip(1).map(str::trim);
    match exercise.result {
        Ended::Failed => lines.find(|line| !line.is_empty()),
        Ended::NotCompiled => lines.find(|line| line.starts_with("error")),
        Ended::Solved | Ended::NotWritten | Ended::NotJudged => None,
    }
}

/// Lists the submissions with wrong hidden cases, and the faults.
fn hidden(out: &mut String, results: &Results) {
    out.push_str(
        "<h2>Hidden cases</h2>\n<p>The hidden cases with wrong answers. Students do not see them.</p>\n\
         <div class=\"wide\"><table><tbody>\n",
    );
    for graded in &results.submissions {
        for exercise in &graded.exercises {
            let wrong = exercise.hidden_runs.iter();
            for runs in wrong.filter(|runs| !runs.is_right()) {
                let _ = writeln!(
                    out,
                    "<tr><th>{}</th><th><code>{}</code></th><td>{} <pre>{}</pre></td></tr>",
                    escaped(graded.shown()),
                    escaped(&exercise.stem),
                    runs.of_hidden(),
                    escaped(&runs.text)
                );
            }
        }
    }
    out.push_str("</tbody></table></div>\n");
}

/// Counts equal items and sorts them by frequency, the highest first. Equally frequent items keep their order.
fn most<T: Ord + Clone>(all: impl Iterator<Item = T>) -> Vec<(T, usize)> {
    let mut times: BTreeMap<T, (usize, usize)> = BTreeMap::new();
    for (at, one) in all.enumerate() {
        times.entry(one).or_insert((0, at)).0 += 1;
    }
    let mut all: Vec<(T, (usize, usize))> = times.into_iter().collect();
    all.sort_by_key(|(_, (times, first))| (Reverse(*times), *first));
    all.into_iter()
        .map(|(one, (times, _))| (one, times))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::most;

    #[test]
    fn the_most_frequent_comes_first_and_of_equals_the_earlier() {
        let all = most(["b", "c", "a", "c"].into_iter());
        assert_eq!(all, [("c", 2), ("b", 1), ("a", 1)]);
    }
}
