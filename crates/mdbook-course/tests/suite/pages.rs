//! The contents of a page after the preprocessor, and the messages about wrong pages.

use crate::common::Course;
use rstest::rstest;

#[test]
fn numbers_come_from_the_recording() {
    let page = Course::new().page("first.html");
    assert!(
        page.contains("It makes 3 calls, 3 deep, and returns <code>2</code>."),
        "{page}"
    );
}

#[test]
fn a_number_of_a_table_stands_in_the_text() {
    let page =
        Course::with_first_page("# F\n\nIt makes {{#cell sample row=2 column=calls}} calls.\n");
    assert!(page.page("first.html").contains("It makes 3 calls."));
}

#[test]
fn a_figure_has_a_drawing_a_caption_and_a_twin_in_text() {
    let page = Course::new().page("first.html");
    let figure = page.split("<figure").nth(1).unwrap();
    let figure = figure.split("</figure>").next().unwrap();
    assert!(figure.contains("<svg"), "{figure}");
    assert!(
        figure.contains("<figcaption>A chain.</figcaption>"),
        "{figure}"
    );
    let twin = figure.split("figure-twin").nth(1).unwrap();
    assert!(twin.contains("factorial(0)"), "{twin}");
    // Lists that a screen reader can walk, no drawing made of letters.
    assert!(twin.contains("<li>call 1: factorial(2)"), "{twin}");
    assert!(!figure.contains("<pre"), "{figure}");
    // The words around the drawing do not scroll with it.
    let drawing = figure.split("fig-scroll").nth(1).unwrap();
    assert!(!drawing.contains("fig-title"), "{figure}");
}

#[test]
fn the_start_of_a_run_shows_its_first_call_and_gives_nothing_else_away() {
    let course = Course::with_first_page("# F\n\n{{#start factorial-2 title=\"A run\"}}\n");
    let page = course.page("first.html");
    let figure = page.split("<figure").nth(1).unwrap();
    let figure = figure.split("</figure>").next().unwrap();
    assert!(
        figure.contains("factorial(2)") && figure.contains("→ ?"),
        "{figure}"
    );
    for hidden in [
        "factorial(1)",
        "→ 2",
        "3 calls",
        "data-run",
        "recorded-tree",
    ] {
        assert!(!figure.contains(hidden), "{hidden}: {figure}");
    }
}

#[test]
fn ours_and_a_wrong_run_stand_beside_each_other_with_the_first_difference_marked_in_both() {
    let page = |pair: &str| {
        let course = Course::with_first_page(&format!("# F\n\n{{{{#pair {pair}}}}}\n"));
        let ours = course.path().join("book/recordings/factorial-2.jsonl");
        let ours = std::fs::read_to_string(ours).unwrap();
        let wrong = ours.replace(r#""returned":"1""#, r#""returned":"0""#);
        course.write("book/recordings/wrong.jsonl", &wrong);
        course.page("first.html")
    };
    let whole = page("tree factorial-2 wrong caption=\"Two runs.\"");
    let figure = whole.split("<figure").nth(1).unwrap();
    let figure = figure.split("</figure>").next().unwrap();
    assert!(
        figure.contains("In factorial(0), yours returns 0; ours returns 1."),
        "{figure}"
    );
    let sides: Vec<&str> = figure.split("class=\"pair-side\"").skip(1).collect();
    assert_eq!(sides.len(), 2);
    for (side, name) in sides.iter().zip(["Ours", "Yours"]) {
        assert!(side.contains(name) && side.contains("<svg"), "{side}");
        assert_eq!(side.matches("class=\"differs\"").count(), 1, "{side}");
    }
    assert!(!figure.contains("<script"), "it needs none");
}

#[test]
fn a_player_may_open_with_its_whole_run_in_sight() {
    let page = |figure: &str| {
        let text = format!("# F\n\n{{{{#figure {figure}}}}}\n");
        let page = Course::with_first_page(&text).page("first.html");
        // Its own tag: the styles in the page know the attribute, too.
        let (_, from_player) = page.split_once("class=\"fig fig-player").unwrap();
        from_player[..from_player.find('>').unwrap()].to_owned()
    };
    assert!(page("player factorial-2 whole=yes").contains(" data-whole"));
    assert!(!page("player factorial-2").contains(" data-whole"));
}

#[test]
fn a_figure_that_paper_does_not_show_does_not_stand_for_its_run() {
    let text = "# F\n\n{{#figure tree factorial-2 paper=no}}\n\n{{#figure player factorial-2}}\n";
    let page = Course::with_first_page(text).page("first.html");
    assert_eq!(page.matches("recorded again recorded-tree").count(), 1);
    assert!(!page.contains("recorded again recorded-player"), "{page}");
}

#[test]
fn on_paper_a_run_is_drawn_once_and_answers_stand_behind_the_last_page_of_a_chapter() {
    let text = "# F\n\n{{#figure tree factorial-2}}\n\n{{#figure player factorial-2}}\n";
    let course = Course::with_first_page(text);
    let page = course.page("first.html");
    assert_eq!(page.matches("recorded again recorded-player").count(), 1);
    assert!(!page.contains("recorded again recorded-tree"), "{page}");
    let answer = "# A\n\n<details>\n<summary>Answer</summary>\n\nSeven.\n\n</details>\n";
    course.write("book/src/ch1-recursion/README.md", answer);
    let answers = "<div class=\"answers\" hidden";
    let on = |page: &str| course.page(page).matches(answers).count();
    assert_eq!(on("ch1-recursion/index.html"), 0, "the chapter goes on");
    assert_eq!(on("ch1-recursion/factorial.html"), 1);
    assert_eq!(on("first.html"), 0, "there is nothing to answer");
    assert_eq!(on("print.html"), 1);
}

#[test]
fn pages_share_the_style_and_the_script_of_the_figures_where_the_book_names_their_files() {
    let player = "# F\n\n{{#figure player factorial-2}}\n";
    let course = Course::with_first_page(player);
    let alone = course.page("first.html");
    assert!(alone.contains("<style>") && alone.contains("figClock"));
    let toml = std::fs::read_to_string(course.path().join("book/book.toml")).unwrap();
    let named = "\n[output.html]\nadditional-css = [\"theme/figures.css\"]\n\
                 additional-js = [\"theme/figures.js\"]\n";
    course.write("book/book.toml", &(toml + named));
    std::fs::create_dir_all(course.path().join("book/theme")).unwrap();
    course.write("book/theme/figures.css", "of yesterday");
    let page = course.page("first.html");
    assert!(
        !page.contains("<style>") && !page.contains("figClock"),
        "{page}"
    );
    assert!(page.contains("theme/figures"), "{page}");
    let written = |file: &str| course.path().join("book/theme").join(file);
    let style = std::fs::read_to_string(written("figures.css")).unwrap();
    assert!(style.contains(".fig"), "{style}");
    assert!(written("figures.js").is_file());
}

#[test]
fn a_chart_stands_below_its_table_with_ids_of_its_page_and_the_script_that_it_needs() {
    let course = Course::with_first_page("# F\n\n{{#counts calls}}\n\n{{#chart calls}}\n");
    let table = r#"{"columns":["n","calls"],"rows":[[1,7]],"chart":{"title":"T","counted":"Calls","kind":"bars","columns":[[1,"calls"]],"ladders":["queens 12"],"techniques":["bits"]}}"#;
    course.write("book/counts/calls.json", table);
    course.write("book/src/scripts/on-my-machine.js", "");
    let page = course.page("first.html");
    assert!(
        page.contains("id=\"first-calls\"") && page.contains("id=\"first-calls-title\""),
        "{page}"
    );
    assert!(
        page.find("<table>") < page.find("<figure class=\"fig chart"),
        "{page}"
    );
    assert_eq!(
        page.matches("src=\"scripts/on-my-machine.js\"").count(),
        1,
        "{page}"
    );
    let unmeasured = table.replace(r#","ladders":["queens 12"],"techniques":["bits"]"#, "");
    course.write("book/counts/calls.json", &unmeasured);
    assert!(!course.page("first.html").contains("on-my-machine"));
}

#[test]
fn a_search_of_a_game_has_its_tree_and_its_counts() {
    let text = "{{#figure game cut-44-40}}\n\nIt reads {{#leaves cut-44-40}} leaves at \
        {{#searched cut-44-40}} nodes, {{#cut cut-44-40}} cut.\n";
    let page = Course::with_first_page(text).page("first.html");
    assert!(page.contains("Alpha-beta reads 7 of 8 leaves"), "{page}");
    assert!(
        page.contains("cut: MIN has 40, MAX already holds 44; 1 branch not visited"),
        "{page}"
    );
    assert!(
        page.contains("It reads 7 leaves at 10 nodes, 1 cut."),
        "{page}"
    );
}

#[test]
fn a_run_without_moves_of_a_game_has_no_game_tree() {
    let course = Course::with_first_page("{{#figure game factorial-2}}\n");
    let error = course.build().unwrap_err();
    assert!(
        error.contains("no search of a game was recorded"),
        "{error}"
    );
}

#[rstest]
#[case::strip("strip played-1x2", &["A game of dots and boxes, 1×2: A wins, 2 boxes to 0", ">7 <tspan"])]
#[case::from("strip played-1x2 from=7", &[">7 <tspan"])]
#[case::player("player played-1x2", &["fig-played", "A draws b1b2: closes 2 boxes. A wins"])]
#[case::board("board played-1x2 after=4", &["Dots and boxes, 1×2: no box is taken, A to move", ">a</text>"])]
#[case::numbers("board played-1x2 after=4 numbers=yes", &[">5</text>"])]
fn a_game_that_was_played_is_shown(#[case] figure: &str, #[case] parts: &[&str]) {
    let page = Course::with_first_page(&format!("{{{{#figure {figure}}}}}\n")).page("first.html");
    for part in parts {
        assert!(page.contains(part), "{part} is missing: {page}");
    }
    assert_eq!(page.contains(">1 <tspan"), figure == "strip played-1x2");
    assert_eq!(page.contains(">a</text>"), !figure.contains("strip"));
}

#[test]
fn a_search_is_no_strip() {
    let course = Course::with_first_page("{{#figure strip cut-44-40}}\n");
    let error = course.build().unwrap_err();
    assert!(
        error.contains("a game of dots and boxes that was only played"),
        "{error}"
    );
}

#[test]
fn no_markdown_is_read_inside_a_figure() {
    let page = Course::new().page("first.html");
    for figure in page
        .split("<figure")
        .filter(|part| part.contains("recorded-tree"))
    {
        let figure = figure.split("</figure>").next().unwrap();
        assert!(
            !figure.contains("<p>"),
            "a blank line cut the figure in two: {figure}"
        );
    }
}

#[test]
fn only_a_book_beside_an_editor_shows_a_students_own_code() {
    let course = Course::new();
    std::fs::create_dir_all(course.path().join("book/theme")).unwrap();
    course.write("book/theme/yours.js", "// Of the page.\nlisten();\n");
    course.write("book/theme/yours.css", "a { b: c; }\n");
    std::fs::create_dir_all(course.path().join("book/src/scripts")).unwrap();
    course.write("book/src/scripts/yours.js", "listen();\n");
    for yours in [false, true] {
        let build = mdbook_course::Build {
            course: course.path(),
            into: None,
            reload: false,
            yours,
            engine: None,
        };
        let book = build.run().unwrap();
        assert_eq!(book.join("scripts/yours.js").is_file(), yours);
        let page = std::fs::read_to_string(book.join("first.html")).unwrap();
        assert_eq!(
            page.matches("theme/yours").count(),
            2 * usize::from(yours),
            "{page}"
        );
    }
}

#[test]
fn a_board_to_play_on_is_an_empty_board_and_a_command_where_no_script_runs() {
    let course = Course::with_first_page("{{#play dots-and-boxes field=1x2 people=both}}\n");
    let page = course.page("first.html");
    let board = page.split("class=\"play\"").nth(1).expect("a board");
    assert!(
        board.contains("data-settings=\"field=1x2 people=both\""),
        "{page}"
    );
    assert!(board.contains("<svg"), "{page}");
    assert!(
        board.contains("<code>cargo course play dots-and-boxes --size 1x2</code>"),
        "{page}"
    );
    // Nothing runs where there is no engine.
    assert!(!page.contains("data-live="), "{page}");
}

#[test]
fn a_board_names_the_picture_further_down_that_has_all_positions_of_its_game() {
    let course = Course::with_first_page(
        "# F\n\n{{#play tic-tac-toe whole=calls}}\n\n{{#counts calls}}\n\n{{#chart calls}}\n",
    );
    course.write("book/src/scripts/icicle.js", "");
    course.write("book/src/scripts/play.js", "");
    let picture = |kind: &str| {
        let chart = format!(
            r#"{{"columns":["a","b","c"],"rows":[[0,1,1]],"chart":{{"title":"T","counted":"C","kind":{kind},"columns":[[1,"b"],[2,"c"]]}}}}"#
        );
        course.write("book/counts/calls.json", &chart);
    };
    picture(r#"{"icicle":[[[640,true,4]]]}"#);
    let page = course.page("first.html");
    assert!(page.contains(" data-whole=\"first-calls\""), "{page}");
    assert!(page.contains("<figure class=\"fig chart chart-icicle\" id=\"first-calls\""));
    // What it needs is there before it is used, and no option of the game.
    let place = |name: &str| page.find(&format!("scripts/{name}.js"));
    assert!(
        place("icicle").is_some() && place("icicle") < place("play"),
        "{page}"
    );
    assert!(page.contains("data-settings=\"\""), "{page}");
    picture("\"bars\"");
    let error = course.build().unwrap_err();
    assert!(
        error.contains("no picture {{#chart calls}} of all nodes of a game's tree"),
        "{error}"
    );
}

#[test]
fn a_puzzle_is_the_position_of_its_recording_with_its_goals_and_the_command_that_begins_there() {
    let course = Course::with_first_page("{{#play end}}\n");
    course.write(
        "book/what-ifs.toml",
        "[[puzzle]]\nname = \"end\"\ngame = \"dots-and-boxes\"\nrecording = \"played-1x2\"\nafter = 4\n\
         people = \"second\"\n[[puzzle.goal]]\nsays = \"Win.\"\nwhen = \"B = 2\"\nwhy = \"So.\"\nby = [\"a1b1\"]\n",
    );
    let page = course.page("first.html");
    let board = page.split("class=\"play\"").nth(1).expect("a board");
    let from = board.split("data-from=\"").nth(1).expect("a position");
    let from = from.split('"').next().unwrap();
    assert_eq!(from.split(' ').count(), 5, "a size and four lines: {from}");
    for part in [
        "id=\"play-end\"",
        "data-game=\"dots-and-boxes\"",
        "data-settings=\"people=second\"",
        "&quot;says&quot;:&quot;Win.&quot;",
        "no box is taken, A to move",
        &format!("--from &quot;{from}&quot; --computer-first</code>"),
    ] {
        assert!(board.contains(part), "{part} is missing: {board}");
    }
    // What reaches a goal stands in no page.
    assert!(!board.contains("&quot;by&quot;"), "{board}");
}

#[test]
fn an_exercise_box_names_the_file_and_the_commands() {
    let page = Course::new().page("ch1-recursion/factorial.html");
    for part in [
        "id=\"exercise-recursion-1\"",
        "factorial: a chain of calls",
        "read 5 + solve 10 minutes · core",
        "exercises/ch1-recursion/src/factorial.rs",
        "cargo course test factorial",
        "cargo course hint factorial",
        "cargo course trace factorial 5",
        "<dd>The tests ask for 0 to 20, and count the calls of <code>factorial</code>.</dd>",
    ] {
        assert!(page.contains(part), "{part} is missing: {page}");
    }
}

#[test]
fn an_exercise_whose_comments_do_not_say_what_is_judged_is_named() {
    let course = Course::new();
    course.write(
        "crates/ch1-recursion/src/factorial.rs",
        "/// The product of 1 to n.\npub fn factorial(n: u64) -> u64 {\n    n\n}\n",
    );
    let error = course.build().unwrap_err();
    let says = "factorial.rs: a comment needs a sentence that begins with \"The tests\"";
    assert!(error.contains(says), "{error}");
}

#[test]
fn a_chapter_lists_its_exercises_with_links() {
    let course = Course::new();
    course.write(
        "book/src/one/second.md",
        "# Second\n\n{{#exercises recursion}}\n",
    );
    let page = course.page("one/second.html");
    assert!(
        page.contains("<a href=\"../ch1-recursion/factorial.html\">factorial</a>"),
        "{page}"
    );
    assert!(page.contains("<td>●</td>"), "{page}");
    assert!(page.contains(">5 + 10</td>"), "{page}");
}

#[test]
fn a_page_names_the_number_of_exercises() {
    let page =
        Course::with_first_page("# F\n\nAll {{#count exercises}} of them.\n").page("first.html");
    assert!(page.contains("All 1 of them."), "{page}");
}

#[test]
fn the_terms_of_a_chapter_are_the_entries_of_the_glossary_that_link_to_it() {
    let course = Course::with_first_page("# F\n");
    let here = "**frame**\n: A piece of memory. [second](one/second.md)";
    let there = "**window**\n: Two numbers. [first](first.md)";
    course.write(
        "book/src/glossary.md",
        &format!("# Glossary\n\n{here}\n\n{there}\n"),
    );
    course.write("book/src/one/second.md", "# Second\n\n{{#terms one}}\n");
    let page = course.page("one/second.html");
    assert!(
        page.contains("A piece of memory. <a href=\"../one/second.html\">second</a>"),
        "{page}"
    );
    assert!(!page.contains("Two numbers"), "{page}");
    course.write("book/src/one/second.md", "# Second\n\n{{#terms two}}\n");
    let error = course.build().unwrap_err();
    assert!(
        error.contains("no entry of the glossary links to a page in two"),
        "{error}"
    );
}

/// Returns 80 lines of ten words, whose reading time follows from the number of words.
#[test]
fn minutes_of_reading_are_counted_from_the_words() {
    let course = Course::with_first_page(
        "# F\n\nRead: {{#minutes read ch1-recursion/factorial}}. Chapter: {{#minutes read recursion}}. \
         Both: {{#minutes read factorial solve recursion kind=core most=90}}.\n",
    );
    let line = "One two three four five six seven eight nine ten.\n";
    course.write(
        "book/src/ch1-recursion/factorial.md",
        &format!("# factorial\n\n{}", line.repeat(80)),
    );
    course.write(
        "book/src/ch1-recursion/README.md",
        &format!("# Recursion\n\n{}", line.repeat(590)),
    );
    let page = course.page("first.html");
    assert!(
        page.contains("Read: 10 minutes. Chapter: 1½ hours. Both: 20 minutes."),
        "{page}"
    );
}

#[test]
fn a_page_can_promise_that_reading_takes_no_longer_than_solving() {
    let course = Course::with_first_page("# F\n\n{{#minutes read recursion most=solved}}.\n");
    let chapter = |lines| {
        let line = "One two three four five six seven eight nine ten.\n";
        let text = format!("# Recursion\n\n{}", line.repeat(lines));
        course.write("book/src/ch1-recursion/README.md", &text);
    };
    chapter(10);
    assert!(course.page("first.html").contains("5 minutes."));
    chapter(590);
    let error = course.build().unwrap_err();
    assert!(
        error.contains("these are 85 minutes, but the page promises at most 10"),
        "{error}"
    );
}

#[test]
fn a_page_is_described_by_its_own_first_paragraph() {
    let course = Course::new();
    let settings = "[book]\ntitle = \"A small book\"\ndescription = \"Small, and a book\"\n";
    course.write("book/book.toml", settings);
    let page = course.page("ch1-recursion/factorial.html");
    let own = "<meta name=\"description\" content=\"The product of 1, 2, … n.\">";
    assert!(page.contains(own), "{page}");
    let page = course.page("one/second.html");
    assert!(page.contains("content=\"Back to the first.\""), "{page}");
}

#[test]
fn the_window_of_a_page_in_a_chapter_says_which_chapter() {
    let course = Course::new();
    let page = course.page("ch1-recursion/factorial.html");
    assert!(page.contains("<title>factorial · Recursion - "), "{page}");
    let page = course.page("first.html");
    assert!(page.contains("<title>First - "), "{page}");
}

#[test]
fn code_and_tables_are_included() {
    let page = Course::new().page("one/second.html");
    assert!(page.contains("fn sample() -&gt; u64"), "{page}");
    assert!(page.contains(">calls</th>"), "{page}");
}

#[test]
fn the_player_has_its_script_once_a_page() {
    let course = Course::with_first_page(
        "# F\n\n{{#figure player factorial-2}}\n\n{{#figure player factorial-2}}\n\n<a id=\"a-table\"></a>\n",
    );
    let page = course.page("first.html");
    assert_eq!(page.matches("<script type=\"module\">").count(), 1);
    assert!(
        !course
            .page("one/second.html")
            .contains("<script type=\"module\">")
    );
}

#[rstest]
#[case::recording(
    "{{#figure tree factorial-3}}",
    "there is no recording \"factorial-3\"; there are factorial-2.\n    Add it to book/recordings.toml and run `cargo xtask recordings`."
)]
#[case::kind(
    "{{#figure bush factorial-2}}",
    "there is no figure \"bush\"; there are: tree, game, strip, stack, boards, player, board"
)]
#[case::name(
    "{{#figur tree factorial-2}}",
    "there is no directive \"figur\"; there are: figure, start, pair, picture, what-if, student, verdict, play, labs, label, exercise, exercises, count, proof, project, flaw, further, terms, counts, chart, times, predict, predicted, minutes, outcome, sittings, beyond, include, rustdoc_include, playground, title, cell, sum, calls, height, plays, result, below, call, value, leaf, ends, searched, leaves, cut, worth, best, window, ending"
)]
#[case::no_name("{{#}}", "there is no directive \"\"; there are: figure, start")]
#[case::question_alone(
    "{{#which sample}}",
    "there is no directive \"which\"; there are: figure, start"
)]
#[case::option(
    "{{#figure tree factorial-2 colour=red}}",
    "there is no option colour here; there are: id, caption, paper, place, title, depth, nodes, open, calls"
)]
#[case::no_options("{{#height factorial-2 of=f}}", "height takes no options, not of")]
#[case::option_of_a_drawing(
    "{{#picture board played-1x2 colour=red}}",
    "there is no option colour here; there are: title, "
)]
#[case::no_value("{{#start factorial-2 id=}}", "id= has no value")]
#[case::no_text("{{#start factorial-2 title=\"\"}}", "title= has no value")]
#[case::twice("{{#start factorial-2 id=a id=b}}", "id= is given twice")]
#[case::open_quotation(
    "{{#start factorial-2 title=\"The}}",
    "the quotation mark after title= is never closed"
)]
#[case::number(
    "{{#leaf factorial-2 nth=two}}",
    "nth is a whole number; \"two\" is not"
)]
#[case::negative("{{#flaw line=-1}}", "line is a whole number; \"-1\" is not")]
#[case::large(
    "{{#leaf factorial-2 nth=99999999999999999999}}",
    "nth is a whole number; \"99999999999999999999\" is not"
)]
#[case::large_sum(
    "{{#sum 9223372036854775807 + 1}}",
    "the result of this sum is too large"
)]
#[case::one_value(
    "{{#student factorial plays=twice}}",
    "plays is once; \"twice\" is not"
)]
#[case::value_or_number(
    "{{#minutes read recursion most=much}}",
    "most is solved or a number; \"much\" is not"
)]
#[case::two_parts("{{#calls factorial-2 where=n}}", "where is NAME=VALUE; \"n\" is not")]
#[case::counted("{{#count pages}}", "what is exercises; \"pages\" is not")]
#[case::place("{{#figure tree factorial-2 place=yes}}", "place=yes needs a board")]
#[case::words("{{#figure tree}}", "write it as {{#figure KIND RECORDING}}")]
#[case::no_words("{{#calls}}", "write it as {{#calls RECORDING}}")]
#[case::more_words("{{#what-if a b}}", "write it as {{#what-if NAME}}")]
#[case::words_of_none("{{#labs a}}", "write it as {{#labs}}")]
#[case::game(
    "{{#play chess}}",
    "there is no game chess to play, nor a puzzle of this name in book/what-ifs.toml; the games are: tic-tac-toe, connect-four, dots-and-boxes"
)]
#[case::field(
    "{{#play dots-and-boxes field=9x9}}",
    "field is rows x columns, such as 2x3; \"9x9\" is not"
)]
#[case::of_the_game(
    "{{#play tic-tac-toe field=2x2}}",
    "there is no option field here; there are: id, people, think, think2, judge, whole"
)]
#[case::whole(
    "{{#play tic-tac-toe whole=calls}}",
    "this page has no picture {{#chart calls}} of all nodes of a game's tree"
)]
#[case::not_alone(
    "See {{#figure tree factorial-2}}",
    "figure must be on a line of its own"
)]
#[case::fence(
    "```text\n{{#calls factorial-2}}\n```",
    "directives are not read inside a code fence"
)]
#[case::label(
    "{{#label Why six}}",
    "there is no label \"Why six\"; there are: Predict, See yours"
)]
#[case::exercise("{{#exercise}}", "this is not the page of an exercise")]
#[case::named("{{#exercise recursion-1}}", "this is not the page of an exercise")]
#[case::proof("{{#proof}}", "this is not the page of a proof")]
#[case::flaw("{{#flaw}}", "flaw needs line=…")]
#[case::minutes("{{#minutes queens}}", "write it as {{#minutes read CHAPTER}}")]
#[case::promised(
    "{{#minutes read factorial solve factorial most=14}}",
    "these are 15 minutes, but the page promises at most 14"
)]
#[case::no_such_page(
    "{{#minutes read one/third}}",
    "one/third.md is not among the pages of book/src/SUMMARY.md"
)]
#[case::counts("{{#counts nothing}}", "run `cargo xtask counts`")]
#[case::cell(
    "It makes {{#cell sample row=9 column=calls}}",
    "the table \"sample\" has no row \"9\"; there are: 2"
)]
#[case::column("{{#cell sample row=2}}", "cell needs column=…")]
#[case::chart("{{#chart calls}}", "add {{#counts calls}}")]
#[case::no_file("{{#include}}", "write it as {{#include FILE…}}")]
#[case::file("{{#include ../../code/other.rs}}", "cannot read ../../code/other.rs")]
#[case::anchor(
    "{{#include ../../code/sample.rs:other}}",
    "there is no `// ANCHOR: other` in ../../code/sample.rs"
)]
#[case::call(
    "{{#value factorial-2 call=4}}",
    "calls are numbered from 1 to 3, not 4"
)]
fn a_wrong_directive_is_told_what_helps(#[case] directive: &str, #[case] says: &str) {
    let error = Course::with_first_page(&format!("# First\n\n{directive}\n"))
        .build()
        .unwrap_err();
    assert!(error.contains(says), "{error}");
    let line = if directive.starts_with("```") { 4 } else { 3 };
    assert!(
        error.contains(&format!("book/src/first.md:{line}: ")),
        "{error}"
    );
}

#[test]
fn all_mistakes_are_told_at_once_each_with_its_line() {
    let error = Course::with_first_page("# First\n\n{{#calls a}}\n\n{{#calls b}}\n")
        .build()
        .unwrap_err();
    assert!(
        error.contains("book/src/first.md:3: {{#calls a}}"),
        "{error}"
    );
    assert!(
        error.contains("book/src/first.md:5: {{#calls b}}"),
        "{error}"
    );
    assert!(
        error.contains("2 lines of the book cannot be made into a page."),
        "{error}"
    );
}

#[test]
fn a_recording_that_was_cut_off_is_refused() {
    let course = Course::new();
    let whole =
        std::fs::read_to_string(course.path().join("book/recordings/factorial-2.jsonl")).unwrap();
    let cut: Vec<&str> = whole.lines().take(4).collect();
    course.write("book/recordings/factorial-2.jsonl", &cut.join("\n"));
    let error = course.build().unwrap_err();
    assert!(
        error.contains("the recording \"factorial-2\" was cut off"),
        "{error}"
    );
}

#[test]
fn a_tag_left_open_is_a_mistake() {
    let error = Course::with_first_page("# First\n\n<details>\n\nText\n")
        .build()
        .unwrap_err();
    assert!(error.contains("unclosed HTML tag `<details>`"), "{error}");
}

#[test]
fn an_id_is_given_once_in_the_book() {
    let figure = "{{#figure tree factorial-2 id=same}}";
    let course = Course::with_first_page(&format!("# F\n\n{figure}\n\n{figure}\n"));
    let error = course.build().unwrap_err();
    assert!(
        error.contains("the id same is taken by book/src/first.md"),
        "{error}"
    );
}

#[test]
fn wrong_answers_that_nobody_named_are_asked_for_in_vain() {
    let course = Course::with_first_page("# First\n\n{{#student nobody}}\n");
    let error = course.build().unwrap_err();
    assert!(
        error.contains("there is no student nobody in book/what-ifs.toml"),
        "{error}"
    );
}

#[test]
fn a_label_is_no_heading_and_keeps_its_address() {
    let page = Course::with_first_page("# F\n\nText.\n\n{{#label Further reading}}\n\nMore.\n");
    let page = page.page("first.html");
    assert!(
        page.contains("<p class=\"label\" id=\"further-reading\">Further reading</p>"),
        "{page}"
    );
    assert!(!page.contains("<h2 id=\"further"), "{page}");
}

/// Returns the small course with a second exercise on the page of the first, and a proof.
fn shared(page: &str) -> Course {
    let course = Course::new();
    let list = std::fs::read_to_string(course.path().join("exercises/course.toml")).unwrap();
    let more = "\n[[chapter.exercise]]\nstem = \"gcd\"\ntitle = \"gcd\"\nabout = \"a\"\nminutes = 5\ncore = false\n\
                traces = [\"gcd\"]\npage = \"factorial\"\nhints = [\"1\", \"2\", \"3\"]\n\n\
                [[chapter.proof]]\nstem = \"ends\"\ntitle = \"it ends\"\nabout = \"always\"\nminutes = 15\ncore = true\nneeds = [\"gcd\"]\n";
    course.write("exercises/course.toml", &(list + more));
    course.write(
        "crates/ch1-recursion/src/gcd.rs",
        "/// The tests ask for small numbers.\npub fn gcd() {}\n",
    );
    course.write("book/src/SUMMARY.md", "# Summary\n\n- [F](first.md)\n- [f](ch1-recursion/factorial.md)\n- [E](ch1-recursion/ends.md)\n");
    course.write("book/src/ch1-recursion/factorial.md", page);
    course.write(
        "book/src/ch1-recursion/ends.md",
        "# E\n\n{{#proof}}\n\n{{#flaw line=2}}\n\n1. A.\n2. B.\n",
    );
    course.write(
        "book/src/first.md",
        "# F\n\n{{#exercises recursion}}\n\n{{#minutes read factorial gcd solve ends}}\n",
    );
    course
}

#[test]
fn exercises_that_share_a_page_are_named_there_and_the_page_is_read_once() {
    let course = shared("# f\n\n{{#exercise factorial}}\n\n{{#exercise gcd}}\n");
    let page = course.page("ch1-recursion/factorial.html");
    assert!(
        page.contains(">read 5 + solve 10 minutes · core<"),
        "{page}"
    );
    assert!(page.contains(">solve 5 minutes · stretch<"), "{page}");
    let first = course.page("first.html");
    for says in [
        "factorial.html#exercise-recursion-1",
        "factorial.html#exercise-recursion-2",
        "5 + 10",
        "0 + 5",
        "ends.html\">it ends</a>",
        "20 minutes",
    ] {
        assert!(first.contains(says), "{says}: {first}");
    }
    let error = shared("# f\n\n{{#exercise}}\n").build().unwrap_err();
    let says = "write it as {{#exercise STEM}}, where STEM is one of factorial, gcd";
    assert!(error.contains(says), "{error}");
}

#[test]
fn a_page_that_no_core_exercise_needs_leads_on_and_is_not_on_the_core_path() {
    let course = shared("# f\n\n{{#exercise factorial}}\n\n{{#exercise gcd}}\n");
    let summary = "# Summary\n\n- [F](first.md)\n- [f](ch1-recursion/factorial.md)\n- [M](ch1-recursion/more.md)\n\
                   - [E](ch1-recursion/ends.md)\n- [L](ch1-recursion/last.md)\n";
    course.write("book/src/SUMMARY.md", summary);
    let more = format!("# M\n\n{{{{#further}}}}\n\n{}\n", "word ".repeat(1_400));
    course.write("book/src/ch1-recursion/more.md", &more);
    course.write("book/src/ch1-recursion/last.md", "# L\n\n{{#further}}\n");
    let first = "# F\n\n{{#minutes read recursion kind=core}} of {{#minutes read recursion}}\n";
    course.write("book/src/first.md", first);
    let more = course.page("ch1-recursion/more.html");
    let says = "The core path goes on with <a href=\"../ch1-recursion/ends.html\">E</a>.";
    assert!(more.contains(says), "{more}");
    let last = course.page("ch1-recursion/last.html");
    assert!(last.contains("The core path has ended"), "{last}");
    let first = course.page("first.html");
    assert!(first.contains("5 minutes of 20 minutes"), "{first}");
    course.write(
        "book/src/ch1-recursion/ends.md",
        "# E\n\n{{#further}}\n\n{{#proof}}\n",
    );
    let error = course.build().unwrap_err();
    assert!(error.contains("has a core exercise"), "{error}");
}

#[test]
fn a_proof_has_a_box_without_a_file_and_a_wrong_one_knows_its_line() {
    let course = shared("# f\n\n{{#exercise factorial}}\n\n{{#exercise gcd}}\n");
    let page = course.page("ch1-recursion/ends.html");
    for says in [
        "id=\"exercise-recursion-p1\" data-proof=\"recursion-p1\"",
        "read 5 + write 15 minutes · core",
        "<code>cargo course done ends</code>",
        "<dt>First solve</dt>",
        "<div class=\"flaw\" data-line=\"2\" hidden",
    ] {
        assert!(page.contains(says), "{says}: {page}");
    }
}

#[test]
fn a_project_has_a_box_and_its_milestones_and_is_a_stretch_that_is_counted() {
    let course = shared("# f\n\n{{#exercise factorial}}\n\n{{#exercise gcd}}\n");
    let list = std::fs::read_to_string(course.path().join("exercises/course.toml")).unwrap();
    let milestone = "[[chapter.project.milestone]]\ntitle = \"It moves\"\nminutes = 60\n\
                     run = [{ words = [\"play\"], shows = [\"X\"] }]\nhints = [\"1\", \"2\", \"3\"]\n";
    let project = "\n[chapter.project]\nstem = \"whole\"\ntitle = \"All of it\"\nabout = \"a game\"\nneeds = [\"gcd\"]\n";
    let list = format!("{list}{project}{milestone}{milestone}");
    course.write("exercises/course.toml", &list);
    let summary = "# Summary\n\n- [F](first.md)\n- [f](ch1-recursion/factorial.md)\n- [E](ch1-recursion/ends.md)\n\
                   - [W](ch1-recursion/whole.md)\n";
    course.write("book/src/SUMMARY.md", summary);
    course.write("book/src/ch1-recursion/whole.md", "# W\n\n{{#project}}\n");
    let first = "# F\n\n{{#exercises recursion}}\n\n{{#minutes solve recursion kind=core}} of {{#minutes solve recursion}}, \
                 {{#minutes solve whole}}, {{#minutes read recursion kind=core}} of {{#minutes read recursion}}\n";
    course.write("book/src/first.md", first);
    let page = course.page("ch1-recursion/whole.html");
    for says in [
        "id=\"exercise-project-1\" data-project=\"project-1\"",
        "All of it: a game",
        "read 5 minutes + write 2 hours · stretch",
        "<code>cargo course start <span class=\"whole\">project-1</span></code>",
        "<dt>First solve</dt>",
        "project-1.2</code></td><td>It moves</td>",
    ] {
        assert!(page.contains(says), "{says}: {page}");
    }
    let first = course.page("first.html");
    for says in [
        "whole.html\">All of it</a>",
        "5 + 120",
        "25 minutes of 2½ hours, 2 hours, 5 minutes of 5 minutes",
    ] {
        assert!(first.contains(says), "{says}: {first}");
    }
    course.write("book/src/first.md", "# F\n\n{{#project}}\n");
    let error = course.build().unwrap_err();
    assert!(
        error.contains("this is not the page of a project"),
        "{error}"
    );
}
