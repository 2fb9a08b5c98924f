// @ts-check
// What `cargo ladder … --json` has measured on the reader's machine, drawn below the chart that holds the book's counts
// of the same techniques. The file is read by this page and goes nowhere.

import { drawn, grouped, make } from './shared/make.js';

/**
 * A row of the ladder: a technique, its nodes, its time, and how much memory it would need.
 * @typedef {{ technique: string, nodes: number | null, seconds: number | null, bytes: number | null }} Row
 *
 * @typedef {{ machine: string, question: string | null, title: string, rows: Row[] }} Report
 *
 * The book's counts of each question, by technique.
 * @typedef {Record<string, Record<string, string>>} Ladders
 */

/** A file of the ladder has a few thousand characters; whatever is much larger is something else. */
const MOST = 1e6;
const MOST_ROWS = 100;
/**
 * Where bars of times may begin.
 * @type {[string, number][]}
 */
const BEGIN = [["1 ns", 1e-9], ["1 µs", 1e-6], ["1 ms", 1e-3], ["1 s", 1], ["1 000 s", 1e3]];

/** In three digits, as far as three suffice. */
const digits = (/** @type {number} */ number) => (number < 9.995 ? number.toFixed(2) : number < 99.95 ? number.toFixed(1) : grouped(Math.round(number)));
const time = (/** @type {number} */ seconds) => {
  const [unit, size] = seconds < 0.9995e-6 ? ["ns", 1e-9] : seconds < 0.9995e-3 ? ["µs", 1e-6] : seconds < 0.9995 ? ["ms", 1e-3] : ["s", 1];
  return `${digits(seconds / size)}\u00a0${unit}`;
};

/** A sentence for who has given a file that is not the ladder's. */
class NotOurs extends Error {}

/**
 * The text of a file, also as a shell of Windows writes it.
 * @param {File} file
 */
async function textOf(file) {
  if (file.size > MOST) throw new NotOurs(`${file.name} is too large for a file of the ladder.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = { "255,254": "utf-16le", "254,255": "utf-16be" }[String(bytes.slice(0, 2))];
  return new TextDecoder(wide ?? "utf-8").decode(bytes);
}

const isCount = (/** @type {any} */ it) => it === null || (Number.isSafeInteger(it) && it >= 0);
const isTime = (/** @type {any} */ it) => it === null || (Number.isFinite(it) && it > 0);
const isText = (/** @type {unknown} */ it) => typeof it === "string" && it.trim() !== "" && it.length <= 200;

/**
 * What a file says. Throws a sentence when it is not the ladder's.
 * @param {string} text
 * @param {string} name
 * @returns {Report}
 */
function report(text, name) {
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    throw new NotOurs(text.trim() === "" ? `${name} is empty.` : `${name} is not JSON.`);
  }
  const rows = found?.rows;
  if (!Array.isArray(rows) || !isText(found.machine)) throw new NotOurs(`${name} is JSON, but it does not come from cargo ladder.`);
  if (rows.length === 0 || rows.length > MOST_ROWS) throw new NotOurs(`${name} has ${grouped(rows.length)} rows; a ladder has between 1 and ${MOST_ROWS}.`);
  rows.forEach((row, at) => {
    if (!isText(row?.technique) || !isCount(row.nodes ?? null) || !isTime(row.seconds ?? null)) {
      throw new NotOurs(`Row ${at + 1} of ${name} is not one of cargo ladder: it needs the name of a technique, and nodes and seconds as numbers.`);
    }
  });
  return {
    machine: found.machine,
    question: isText(found.question) ? found.question : null,
    title: isText(found.title) ? found.title : "The ladder",
    rows: rows.map(({ technique, nodes = null, seconds = null, needs_bytes: bytes = null }) => ({ technique, nodes, seconds, bytes })),
  };
}

/**
 * How the counts of a file and those of the book agree, in a sentence.
 * @param {Report} report
 * @param {Ladders} ladders
 */
function compared({ question, rows }, ladders) {
  const book = ladders[question];
  if (!book) return question ? `The book has no counts for “${question}”, so there is nothing to compare the nodes with.` : "The file does not say what was asked, so its nodes are not compared.";
  const both = rows.filter((/** @type {Row} */ row) => row.nodes !== null && row.technique in book);
  const others = both.filter((/** @type {Row} */ row) => String(row.nodes) !== book[row.technique]);
  if (both.length === 0) return "No technique of the file has nodes that the book counts, too.";
  if (others.length === 0) return `The nodes are those of the book, in ${both.length === 1 ? "the one row" : `all ${both.length} rows`} that both have.`;
  return `Other nodes than in the book: ${others.map((/** @type {Row} */ row) => `${row.technique}, ${grouped(row.nodes)} and not ${grouped(book[row.technique])}`).join("; ")}. Have you changed the search, or is the book of another version?`;
}

const noTime = (/** @type {Row} */ row) => (row.bytes ? "needs too much memory" : "did not finish in time");

/**
 * Bars as the book draws them: `share` places a row from 0 to 1, `marks` are the lines of the scale.
 * @param {Row[]} rows
 * @param {(row: Row) => number | null} share
 * @param {(row: Row) => string} label
 * @param {[number, string][]} marks
 */
function bars(rows, share, label, marks) {
  const track = (/** @type {number} */ height, /** @type {Node[]} */ ...parts) => {
    const svg = drawn("svg", { class: "chart-track", width: "100%", height });
    svg.append(...marks.map(([at]) => drawn("line", { class: "rule", x1: `${100 * at}%`, x2: `${100 * at}%`, y1: 0, y2: height })), ...parts);
    return svg;
  };
  const image = make("div", { class: "chart-image" });
  for (const row of rows) {
    const at = share(row);
    const words = label(row);
    const inside = at !== null && at * 300 + words.length * 7.4 + 8 > 300;
    const text = drawn("text", { class: inside ? "v end" : "v", x: `${100 * (at ?? 0)}%`, dx: inside ? -6 : 6, y: 13.5 }, words);
    const bar = at === null ? [] : [drawn("rect", { class: "chart-bar yours", x: 0, y: 2, width: `${100 * at}%`, height: 15, rx: 2 })];
    image.append(make("div", { class: "chart-row" }, make("div", { class: "chart-name" }, row.technique), track(19, ...bar, text)));
  }
  const axis = drawn("svg", { class: "chart-track", width: "100%", height: 18 });
  for (const [at, words] of marks) {
    axis.append(drawn("text", { class: at < 0.05 ? "s" : at > 0.9 ? "s end" : "s m", x: `${100 * at}%`, y: 13 }, words));
  }
  image.append(axis);
  return image;
}

/**
 * A chart of the reader's numbers, with its title and what its scale is.
 * @param {string} title
 * @param {string} about
 * @param {HTMLElement} image
 */
function chart(title, about, image) {
  image.setAttribute("role", "img");
  image.setAttribute("aria-label", `${title}. ${about} The table below has the numbers.`);
  return [make("p", { class: "fig-title" }, title), make("p", { class: "fig-marks" }, about), image];
}

/**
 * The times, and where their bars begin.
 * @param {Row[]} rows
 */
function timesOf(rows) {
  const known = rows.filter((/** @type {Row} */ row) => row.seconds !== null).map((/** @type {Row} */ row) => row.seconds);
  // So that the shortest bar is seen, too.
  const begin = BEGIN.findLastIndex(([, seconds]) => seconds * 2 <= Math.min(...known, 1));
  const [from, least] = BEGIN[Math.max(0, begin)];
  const most = Math.max(least * 10, ...known);
  const place = (/** @type {number} */ seconds) => Math.min(1, Math.max(0, Math.log10(seconds / least) / Math.log10(most / least)));
  const marks = BEGIN.filter(([, seconds]) => least <= seconds && seconds <= most).map(([words, seconds]) => /** @type {[number, string]} */ ([place(seconds), words.replace(" ", "\u00a0")]));
  const label = (/** @type {Row} */ row) => (row.seconds === null ? noTime(row) : time(row.seconds));
  return { image: bars(rows, (/** @type {Row} */ row) => (row.seconds === null ? null : place(row.seconds)), label, marks), from };
}

/** @param {Row[]} rows */
function timesOfNodes(rows) {
  const each = (/** @type {Row} */ row) => row.seconds / row.nodes;
  const most = Math.max(...rows.map(each));
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [0.2, 0.5, 1, 2].map((size) => size * power).find((step) => most / step <= 5);
  /** @type {[number, string][]} */
  const marks = [];
  for (let at = 0; at * step <= most * 1.000001; at += 1) marks.push([(at * step) / most, at === 0 ? "0" : time(at * step)]);
  return bars(rows, (/** @type {Row} */ row) => each(row) / most, (/** @type {Row} */ row) => time(each(row)), marks);
}

/**
 * @param {Report} report
 * @param {Ladders} ladders
 */
function table({ question, rows }, ladders) {
  const book = ladders[question] ?? {};
  const head = ["technique", "nodes", "in the book", "time", "time of a node"];
  const cells = (/** @type {Row} */ row) => [
    row.technique,
    row.nodes === null ? "–" : grouped(row.nodes),
    row.technique in book ? grouped(book[row.technique]) : "–",
    row.seconds === null ? noTime(row) : time(row.seconds),
    row.seconds === null || !row.nodes ? "–" : time(row.seconds / row.nodes),
  ];
  const body = rows.map((/** @type {Row} */ row) => make("tr", {}, ...cells(row).map((words) => make("td", {}, words))));
  const all = make("table", {}, make("thead", {}, make("tr", {}, ...head.map((words) => make("th", { scope: "col" }, words)))), make("tbody", {}, ...body));
  const wrapper = make("div", { class: "table-wrapper", tabindex: 0, role: "group", "aria-label": "Your numbers" }, all);
  return make("details", { class: "figure-twin" }, make("summary", {}, "As a table"), wrapper);
}

/**
 * @param {Report} found
 * @param {Ladders} ladders
 */
function charts(found, ladders) {
  const { image: times, from } = timesOf(found.rows);
  const parts = [...chart(`${found.title}: time on your machine`, `${found.machine}. Bars begin at ${from}; each line of the scale is 1\u202f000 times the one before.`, times)];
  const both = found.rows.filter((/** @type {Row} */ row) => row.seconds !== null && row.nodes);
  if (both.length) parts.push(...chart("Time of one node", "The time divided by the nodes, from 0.", timesOfNodes(both)));
  parts.push(table(found, ladders));
  return parts;
}

for (const figure of document.querySelectorAll("figure.chart[data-ladders]:not(:has(.mine))")) {
  const ladders = JSON.parse(figure.dataset.ladders);
  const command = `cargo ladder ${Object.keys(ladders)[0]} --json > mine.json`;
  const input = make("input", { type: "file", accept: ".json,application/json", hidden: "" });
  const button = make("button", { type: "button" }, "On my machine…");
  const said = make("p", { role: "status" });
  const yours = make("div");
  const away = make("button", { type: "button", hidden: "" }, "Take it away");
  const ask = make("div", { class: "mine-ask" }, button, make("span", {}, "Choose the file that ", make("code", {}, command), " writes, or drop it onto the picture. It stays in this page."), input);
  figure.append(make("div", { class: "mine" }, ask, said, yours, away));

  const take = async (/** @type {File} */ file) => {
    try {
      const found = report(await textOf(file), file.name);
      yours.replaceChildren(...charts(found, ladders));
      said.className = "";
      said.textContent = compared(found, ladders);
      away.hidden = false;
    } catch (error) {
      said.className = "bad-file";
      const why = error instanceof NotOurs ? error.message : `${file.name} cannot be read.`;
      const kept = yours.hasChildNodes() ? " What was drawn stays." : "";
      said.textContent = `${why} Write one with: ${command}.${kept}`;
    }
  };
  button.addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    if (input.files[0]) take(input.files[0]);
    input.value = "";
  });
  away.addEventListener("click", () => {
    yours.replaceChildren();
    said.textContent = "";
    away.hidden = true;
    button.focus();
  });
  const holdsFile = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files");
  figure.addEventListener("dragover", (event) => holdsFile(event) && figure.classList.add("drops"));
  figure.addEventListener("dragleave", (event) => !figure.contains(/** @type {Node | null} */ (event.relatedTarget)) && figure.classList.remove("drops"));
  figure.addEventListener("drop", (event) => {
    figure.classList.remove("drops");
    if (event.dataTransfer?.files[0]) take(event.dataTransfer.files[0]);
  });
}
// A file that misses the picture would take the place of the page.
for (const name of /** @type {const} */ (["dragover", "drop"])) {
  document.addEventListener(name, (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
}
