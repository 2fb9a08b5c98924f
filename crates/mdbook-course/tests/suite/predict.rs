//! Questions that are answered in the page: their forms, the parts that are veiled, and the hints for wrong answers.

use crate::common::Course;
use rstest::rstest;

fn page(text: &str) -> String {
    Course::with_first_page(&format!("# F\n\n{text}\n")).page("first.html")
}

/// Returns the right answer in the form of a page.
fn answer(page: &str) -> String {
    let (_, after) = page.split_once("data-answer=\"").unwrap();
    after.split_once('"').unwrap().0.replace("&quot;", "\"")
}

#[rstest]
#[case("calls factorial-2 ask=\"How many?\"", r#"{"right":"3","within":1}"#)]
#[case(
    "calls factorial-2 ask=\"How many?\" within=2",
    r#"{"right":"3","within":2}"#
)]
#[case(
    "height factorial-2 ask=\"How many?\" choices=\"1 2 3\"",
    r#"{"right":"3"}"#
)]
#[case(
    "call factorial-2 call=leaf ask=\"Which?\" choices=\"factorial(0) | factorial(2)\"",
    r#"{"right":"factorial(0)"}"#
)]
#[case(
    "order returns factorial-2 ask=\"Which first?\"",
    r#"{"right":["factorial(0)","factorial(1)","factorial(2)"]}"#
)]
#[case(
    "order visits factorial-2 show=1 ask=\"Which first?\"",
    r#"{"right":["2","1","0"]}"#
)]
#[case(
    "unread cut-44-40 ask=\"Which leaves are never read?\"",
    r#"{"right":[5]}"#
)]
#[case(
    "more calls factorial-2 cut-44-40 ask=\"Which?\" choices=\"the chain | the search\"",
    r#"{"right":"the search"}"#
)]
#[case(
    "more height factorial-2 cut-44-40 ask=\"Which?\"",
    r#"{"right":"the same in each"}"#
)]
#[case(
    "more calls factorial-2 cut-44-40 is=3 ask=\"Which?\" choices=\"the chain | the search\"",
    r#"{"right":"the chain"}"#
)]
#[case(
    "cell sample row=2 column=calls ask=\"How many?\" choices=\"2 | 3\"",
    r#"{"right":"3"}"#
)]
#[case("ends factorial-2 ask=\"How many?\"", r#"{"right":"1","within":1}"#)]
#[case(
    "calls factorial-2 with=1 ask=\"How many?\"",
    r#"{"right":"1","within":1}"#
)]
#[case(
    "calls factorial-2 where=\"n=1\" ask=\"How many?\"",
    r#"{"right":"1","within":1}"#
)]
#[case(
    "calls factorial-2 where=\"n=7\" ask=\"How many?\"",
    r#"{"right":"0","within":1}"#
)]
#[case(
    "ending factorial-2 ask=\"How?\" choices=\"it returns | it panics\"",
    r#"{"right":"it returns"}"#
)]
#[case(
    "ending panics ask=\"How?\" choices=\"it returns | it panics\"",
    r#"{"right":"it panics"}"#
)]
#[case(
    "more ending factorial-2 panics endless is=\"it goes on until it is stopped\" choices=\"A | B | C\" ask=\"Which?\"",
    r#"{"right":"C"}"#
)]
#[case("worth cut-44-40 ask=\"What?\"", r#"{"right":"47","within":1}"#)]
#[case(
    "window cut-44-40 choice=2 ask=\"Which?\" choices=\"(44, +∞) | (−∞, 44)\"",
    r#"{"right":"(44, +∞)"}"#
)]
#[case("best cut-44-40 ask=\"Which?\"", r#"{"right":"3","within":1}"#)]
fn what_is_right_is_computed(#[case] question: &str, #[case] right: &str) {
    let page = page(&format!("{{{{#predict {question}}}}}"));
    assert_eq!(answer(&page), right, "{page}");
}

#[rstest]
#[case("column=b is=most", Ok(r#"{"right":"y"}"#))]
#[case("column=b is=least", Ok(r#"{"right":"x"}"#))]
#[case("column=b is=most rows=\"x | z\"", Ok(r#"{"right":"z"}"#))]
#[case("column=c is=lost", Ok(r#"{"right":"z"}"#))]
#[case("column=d is=most", Ok(r#"{"right":"x"}"#))]
#[case("column=c is=kept all=yes", Ok(r#"{"right":[1,2]}"#))]
#[case("column=c is=won all=yes", Ok(r#"{"right":[]}"#))]
#[case("column=c is=kept", Err("several rows have kept in the column c"))]
#[case(
    "column=c is=kept rows=\"x | 2; z | 7\" choices=\"the first | the last\"",
    Ok(r#"{"right":"the first"}"#)
)]
#[case(
    "column=c is=kept rows=\"x | 2; z | 7\" choices=the",
    Err("list each offered row in choices")
)]
#[case("column=c is=won", Err("no row has won in the column c"))]
#[case("column=c is=most", Err("the column c contains no whole number"))]
#[case("column=b", Err("predict which needs is=…"))]
fn a_row_of_a_table_is_asked_for(#[case] which: &str, #[case] wanted: Result<&str, &str>) {
    let question = format!("# F\n\n{{{{#predict which sample ask=\"?\" {which}}}}}\n");
    let course = Course::with_first_page(&question);
    let table = r#"{"columns":["a","b","c","d"],"rows":[
        ["x",2,"kept",{"count":"30","written":"30 times"}],
        ["y",1000,"kept",""],
        ["z",7,"lost",{"count":"4","written":"4 times"}]]}"#;
    course.write("book/counts/sample.json", table);
    match wanted {
        Ok(right) => assert_eq!(answer(&course.page("first.html")), right),
        Err(told) => assert!(course.build().unwrap_err().contains(told)),
    }
}

#[test]
fn a_choice_may_be_about_right_but_not_more_than_a_tenth_away() {
    let course = |choices: &str| {
        let question = "{{#predict cell sample row=a column=b ask=\"?\" about=yes choices=";
        let course = Course::with_first_page(&format!("# F\n\n{question}\"{choices}\"}}}}\n"));
        course.write(
            "book/counts/sample.json",
            r#"{"columns":["a","b"],"rows":[["a",18297]]}"#,
        );
        course
    };
    let near = course("150000 | 18000 | 5478").page("first.html");
    assert_eq!(answer(&near), r#"{"right":"18000"}"#);
    let error = course("150000 | 16000 | 5478").build().unwrap_err();
    assert!(error.contains("it is not among the choices"), "{error}");
}

#[test]
fn a_run_that_a_panic_stopped_is_drawn_as_far_as_it_came_with_what_was_said() {
    let page = page("{{#figure tree endless}}");
    let (_, said) = page.split_once("<p class=\"figure-stopped\">").unwrap();
    let said = said.split_once("</p>").unwrap().0;
    assert!(
        said.starts_with(
            "gcd went 10 000 calls deep without reaching a base case.\nThe last calls: "
        ),
        "{said}"
    );
    assert!(page.contains("10 000 calls"), "{page}");
    let other = self::page("{{#figure tree factorial-2}}");
    assert!(!other.contains("figure-stopped"), "{other}");
}

#[test]
fn calls_with_an_argument_that_none_has_are_a_mistake() {
    let text = "# F\n\n{{#calls factorial-2 where=\"m=1\"}}\n";
    let error = Course::with_first_page(text).build().unwrap_err();
    assert!(
        error.contains("no call of this recording has an argument m"),
        "{error}"
    );
}

#[test]
fn without_scripts_a_question_is_text_and_its_answer_is_not() {
    let page = page("{{#predict calls factorial-2 ask=\"How many `calls`?\"}}");
    let (_, form) = page.split_once("<form class=\"predict").unwrap();
    let form = form.split_once("</form>").unwrap().0;
    let (tag, inside) = form.split_once('>').unwrap();
    assert!(!tag.contains("hidden"), "{tag}");
    assert!(inside.contains("How many <code>calls</code>?"), "{inside}");
    // What it is answered with waits for a script.
    let controls: Vec<&str> = { inside.split('<') }
        .filter(|it| it.starts_with("input") || it.contains("predict-do"))
        .collect();
    assert_eq!(controls.len(), 4, "{inside}");
    for control in [controls[0], controls[1]] {
        assert!(control.contains("hidden"), "{control}");
    }
    let texts = inside
        .split('<')
        .map(|it| it.split_once('>').map_or(it, |it| it.1));
    let text: String = texts.collect();
    assert!(!text.contains('3'), "{text}");
}

/// Returns the hint for a guess in the form of a page, if it has one of its own.
fn told(page: &str, guess: &str) -> Option<String> {
    let (_, after) = page.split_once("data-hints=\"").unwrap();
    let json = after.split_once('"').unwrap().0.replace("&quot;", "\"");
    let hints: serde_json::Value = serde_json::from_str(&json).unwrap();
    let near = hints["near"].as_array().unwrap().iter();
    let mut of = near.filter(|it| it[0] == guess);
    Some(of.next()?[1].as_str().unwrap().to_owned())
}

#[rstest]
// The leaves for the calls, the height for the leaves, what the function is given for the calls.
#[case("calls factorial-2", "1", Some("That is how many leaves the tree has"))]
#[case(
    "calls factorial-2",
    "2",
    Some("That is how many of the calls make a call themselves")
)]
#[case("calls factorial-2", "3", None)]
#[case("calls factorial-2", "8", None)]
#[case(
    "ends factorial-2",
    "3",
    Some("That is how many calls are made in all")
)]
#[case(
    "height factorial-2",
    "1",
    Some("That is how many leaves the tree has")
)]
#[case(
    "height factorial-2",
    "2",
    Some("One too few: the first call has a frame, too.")
)]
// What another call returns, and what another window is.
#[case(
    "value factorial-2 call=2",
    "2",
    Some("That is what `factorial(2)` returns.")
)]
#[case(
    "worth cut-44-40",
    "44",
    Some("That is what the call after the move 1 returns.")
)]
#[case("worth cut-44-40", "61", Some("That is the value of a leaf"))]
#[case(
    "window cut-44-40 choice=2 choices=\"(44, +∞) | (−∞, +∞) | (1, 2)\"",
    "(−∞, +∞)",
    Some("That is the window of the first call.")
)]
#[case(
    "window cut-44-40 choice=2 choices=\"(44, +∞) | (−∞, +∞) | (1, 2)\"",
    "(1, 2)",
    None
)]
// A call that waits for another one.
#[case(
    "call factorial-2 call=leaf choices=\"factorial(2) | factorial(0)\"",
    "factorial(2)",
    Some("That is the first call of all")
)]
#[case(
    "order returns factorial-2",
    "factorial(2); factorial(1); factorial(0)",
    Some("That is the order in which the calls begin.")
)]
#[case(
    "order visits factorial-2",
    "factorial(0); factorial(1); factorial(2)",
    Some("That is the order in which the calls return.")
)]
// Another row of the same table, and another column.
#[case(
    "cell sample row=2 column=calls",
    "5",
    Some("That is the number for n = 4.")
)]
#[case(
    "cell sample row=2 column=calls",
    "7",
    Some("In the same row, that is the number for “height”.")
)]
#[case(
    "more calls factorial-2 cut-44-40 choices=\"the chain | the search\"",
    "the chain",
    Some("That one has 3. Count the other, too.")
)]
#[case(
    "which sample column=calls is=most",
    "2",
    Some("There it is 3. Elsewhere it is more.")
)]
fn a_wrong_guess_is_told_what_the_run_has_as_many_of(
    #[case] question: &str,
    #[case] guess: &str,
    #[case] wanted: Option<&str>,
) {
    let course =
        Course::with_first_page(&format!("# F\n\n{{{{#predict {question} ask=\"?\"}}}}\n"));
    let table = r#"{"columns":["n","calls","height"],"rows":[[2,3,7],[4,5,9]]}"#;
    course.write("book/counts/sample.json", table);
    let page = course.page("first.html");
    match (told(&page, guess), wanted) {
        (None, None) => {}
        (Some(told), Some(wanted)) => assert!(told.starts_with(wanted), "{told}"),
        (told, wanted) => panic!("{guess} is told {told:?}, not {wanted:?}: {page}"),
    }
}

#[test]
fn of_rows_that_have_nothing_in_common_nothing_is_told() {
    let text = "# F\n\n{{#predict cell asked row=a column=b ask=\"?\"}}\n";
    let course = Course::with_first_page(text);
    course.write(
        "book/counts/asked.json",
        r#"{"columns":["x","b"],"rows":[["a",18],["c",5]]}"#,
    );
    assert_eq!(told(&course.page("first.html"), "5"), None);
}

#[test]
fn what_stands_below_a_question_and_would_give_it_away_is_marked() {
    let figure = "{{#figure tree factorial-2}}";
    let text = format!(
        "{{{{#figure stack factorial-2}}}}\n\n\
         {{{{#predict calls factorial-2 ask=\"How many?\"}}}}\n\n{figure}\n\n\
         {{{{#figure tree cut-44-40}}}}\n\n\
         There are {{{{#calls factorial-2}}}}, {{{{#height factorial-2}}}} deep, or `{{{{#calls factorial-2}}}}`."
    );
    let page = page(&text);
    let id = "predict-first-calls-factorial-2";
    assert_eq!(page.matches(&format!("id=\"{id}\"")).count(), 1, "{page}");
    let figures: Vec<bool> = page
        .split("<figure")
        .skip(1)
        .map(|it| {
            it.split_once('>')
                .unwrap()
                .0
                .contains(&format!("data-veil=\"{id}\""))
        })
        .collect();
    // Not the one above the question, and not the one of another run.
    assert_eq!(figures, [false, true, false]);
    assert!(
        page.contains(&format!(
            "There are <span class=\"told\" data-veil=\"{id}\">3</span>, 3 deep, or <code>3</code>."
        )),
        "{page}"
    );
}

#[test]
fn a_table_that_holds_the_answer_is_marked() {
    let page = page(
        "{{#counts sample}}\n\n{{#predict cell sample row=2 column=calls ask=\"How many?\"}}\n\n{{#counts sample}}",
    );
    assert_eq!(page.matches("<div hidden").count(), 1, "{page}");
}

#[test]
fn a_page_that_lists_the_answers_knows_all_questions_before_it() {
    let page = page("{{#predict calls factorial-2 ask=\"How many?\"}}\n\n{{#predicted}}");
    let list = "[[\"first.html\",\"predict-first-calls-factorial-2\",\"How many?\",\"F\"]]";
    assert!(page.replace("&quot;", "\"").contains(list), "{page}");
}

#[rstest]
#[case("calls missing ask=\"?\"", "missing")]
#[case("calls factorial-2", "predict needs ask=…")]
#[case("ask=\"?\"", "write it as {{#predict WHAT RECORDING}}")]
#[case("calls ask=\"?\"", "write it as {{#predict calls RECORDING}}")]
#[case(
    "order visits ask=\"?\"",
    "write it as {{#predict order BY RECORDING}}"
)]
#[case(
    "calls factorial-2 ask=\"?\" within=two",
    "within is a whole number; \"two\" is not"
)]
#[case("more ask=\"?\"", "write it as {{#predict more WHAT RECORDINGS…}}")]
#[case("more calls factorial-2 ask=\"?\"", "name two recordings or more")]
#[case(
    "more size factorial-2 cut-44-40 ask=\"?\"",
    "a recording has no number size"
)]
#[case(
    "calls factorial-2 ask=\"?\" choices=\"5 9\"",
    "the right answer is 3, and it is not among the choices 5 | 9"
)]
#[case(
    "cell sample row=2 column=calls ask=\"?\" choices=\"100 | 5000\"",
    "it is not among the choices 100 | 5000"
)]
#[case("cell sample row=9 column=calls ask=\"?\"", "has no row \"9\"")]
#[case(
    "cell missing row=9 column=calls ask=\"?\"",
    "there is no table \"missing\""
)]
#[case(
    "call factorial-2 call=leaf ask=\"?\"",
    "is not a whole number to type"
)]
#[case(
    "unread factorial-2 ask=\"?\"",
    "this run searches no tree that is written"
)]
#[case("order returns cut-44-40 ask=\"?\" show=9", "there is no argument 9")]
#[case(
    "order sideways factorial-2 ask=\"?\"",
    "by is visits or returns or leaves; \"sideways\" is not"
)]
#[case(
    "calls factorial-2 ask=\"?\" colour=red",
    "there is no option colour here; there are: ask, hint, choices, about, within, id, veil, of, with, where"
)]
#[case("calls factorial-2 with=9 ask=\"?\"", "no such call with (9)")]
#[case("worth factorial-2 ask=\"?\"", "this search has found no value")]
#[case("best factorial-2 ask=\"?\"", "the best move is not a number")]
#[case("calls factorial-2 ask=\"?\" veil=missing", "missing")]
#[case(
    "calls factorial-2 ask=\"?\" hint=\"There are 3.\"",
    "its hint gives away the answer, 3"
)]
#[case(
    "guess factorial-2 ask=\"?\"",
    "there is no question \"guess\"; there are: which, more, unread, deadend, order, cell, sum, calls, height"
)]
fn a_wrong_question_is_told_what_is_wrong(#[case] question: &str, #[case] told: &str) {
    let text = format!("# F\n\n{{{{#predict {question}}}}}\n");
    let error = Course::with_first_page(&text).build().unwrap_err();
    assert!(error.contains(told), "{error}");
}

#[test]
fn a_question_stands_alone_and_once() {
    let ask = "{{#predict calls factorial-2 ask=\"?\"}}";
    let error = |text: String| Course::with_first_page(&text).build().unwrap_err();
    let told = error(format!("# F\n\nNow {ask}\n"));
    assert!(
        told.contains("predict must be on a line of its own"),
        "{told}"
    );
    let told = error(format!("# F\n\n{ask}\n\n{ask}\n"));
    assert!(told.contains("choose another with id="), "{told}");
}

#[test]
fn a_table_and_prose_that_hold_the_number_below_the_question_are_marked_with_it() {
    let text = "# F\n\nAbove, 1\u{202f}234 and 12.\n\n{{#counts large}}\n\n\
        {{#predict cell large row=a column=b ask=\"How many?\" id=large}}\n\n\
        {{#predict cell small row=a column=b ask=\"How many?\" id=small veil=\"other\"}}\n\n\
        Below, 1\u{202f}234, 1234 and 7.\n\n\
        Of tables, {{#cell large row=a column=b}} and {{#cell small row=a column=b}}.\n\n\
        {{#counts holds}}\n\n{{#counts begins}}\n\n{{#counts other}}\n";
    let course = Course::with_first_page(text);
    let table = |name: &str, row: &str| {
        course.write(
            &format!("book/counts/{name}.json"),
            &format!(r#"{{"columns":["x","b"],"rows":[{row}]}}"#),
        );
    };
    table("large", r#"["a",1234]"#);
    table("small", r#"["a",7]"#);
    table("holds", r#"["n",1234]"#);
    table("begins", "[1234,7]");
    table("other", r#"["n",3]"#);
    let page = course.page("first.html");
    let (large, small) = ("predict-first-large", "predict-first-small");
    let told = |number: &str| format!("<span class=\"told\" data-veil=\"{large}\">{number}</span>");
    assert!(
        page.contains(&format!(
            "Below, {}, {} and 7.",
            told("1\u{202f}234"),
            told("1234")
        )),
        "{page}"
    );
    assert!(
        page.contains(&format!("Of tables, {} and 7.", told("1\u{202f}234"))),
        "{page}"
    );
    assert!(page.contains("Above, 1\u{202f}234 and 12."), "{page}");
    let before = |cell: &str, nth: usize| {
        let (before, _) = page
            .match_indices(cell)
            .nth(nth)
            .map(|(at, _)| page.split_at(at))
            .unwrap();
        let mark = before
            .rsplit_once("<table")
            .unwrap()
            .0
            .rsplit_once("data-veil=\"");
        mark.filter(|(_, after)| !after.contains("</table>"))
            .map(|(_, ids)| ids.split_once('"').unwrap().0.to_owned())
    };
    assert_eq!(before(">1\u{202f}234</td>", 0), None, "the table above");
    assert_eq!(
        before(">1\u{202f}234</td>", 1).as_deref(),
        Some(large),
        "the table that holds it"
    );
    assert_eq!(
        before(">3</td>", 0).as_deref(),
        Some(small),
        "the table that is named"
    );
    assert_eq!(
        page.matches("<div hidden=\"\" data-veil=").count(),
        2,
        "not the table whose row it begins"
    );
}
