// The built book as the tests see it: its folder, its pages, and the sources that they were written from.

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the course. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The folder of the built book; `BOOK` names another one. */
export const folder = process.env.BOOK ?? path.join(root, "target", "book");

/** Where pictures of what failed are kept. */
export const pictures = path.join(root, "target", "browser");

/** Pages that nobody reads from the beginning to the end on a screen: the whole book for a printer, and mdBook's list
 *  of all pages for readers without JavaScript. */
const MADE = ["print.html", "toc.html"];

/** Every page of the book, by its address below the book's own. One that only leads on to another is no page. */
export const pages = found(folder).filter((page) => !MADE.includes(page) && !html(page).includes('http-equiv="refresh"')).sort();

function found(from, below = "") {
  if (!fs.existsSync(path.join(from, "index.html")) && below === "") {
    throw new Error(`there is no book in ${from}: \`cargo xtask browser\` builds it, and so does \`cargo book build\``);
  }
  return fs.readdirSync(path.join(from, below), { withFileTypes: true }).flatMap((entry) => {
    const at = below + entry.name;
    if (entry.isDirectory()) return found(from, at + "/");
    return at.endsWith(".html") ? [at] : [];
  });
}

/** The page as it lies in the folder. */
export function html(page) {
  return fs.readFileSync(path.join(folder, page), "utf8");
}

/** The page as it was written, or nothing where mdBook made it. */
export function source(page) {
  const stem = page.replace(/\.html$/, "");
  const readme = stem.replace(/(^|\/)index$/, "$1README");
  const names = [stem, readme].map((name) => path.join(root, "book", "src", name + ".md"));
  const file = names.find((name) => fs.existsSync(name));
  return file && fs.readFileSync(file, "utf8");
}

/** What readers may try, by name: the recording that it begins with, and how that is drawn. */
const whatIfs = new Map(entries("what-ifs.toml", "what-if").map((entry) => [value(entry, "name"), entry]));

function entries(file, of) {
  const text = fs.readFileSync(path.join(root, "book", file), "utf8");
  return text.split(`[[${of}]]`).slice(1);
}

/** What an entry says: texts and lists of them are written as in JSON, and tables but for their keys. */
function value(entry, key) {
  const said = new RegExp(`^${key} = (.*)$`, "m").exec(entry)[1];
  return JSON.parse(said.startsWith("{") ? said.replace(/(\w+) = /g, '"$1": ') : said);
}

/** The recordings that the book keeps, as its list says them; `stops` is how many events are kept of a run that a panic
 *  stops. */
export function recordings() {
  return entries("recordings.toml", "recording").map((entry) => ({
    name: value(entry, "name"),
    chapter: value(entry, "chapter"),
    run: value(entry, "run"),
    stops: /^stops = /m.test(entry) ? value(entry, "stops") : undefined,
  }));
}

/** The figures of one kind on a page as its source asks for them, in order: the name of the recording and
 *  the other words. A what-if is a figure, too. */
export function asked(page, kind) {
  const line = /^\{\{#(?:figure (\S+) (\S+)(.*)|what-if (\S+))\}\}/gm;
  const all = [...(source(page) ?? "").matchAll(line)].map(([, of, recording, words, name]) => {
    if (!name) return { of, recording, words };
    const [[drawn, options]] = Object.entries(value(whatIfs.get(name), "draw"));
    const said = Object.entries(options).map(([option, is]) => `${option}=${is === true ? "yes" : is}`);
    return { of: drawn, recording: value(whatIfs.get(name), "recording"), words: said.join(" ") };
  });
  return all.filter(({ of }) => of === kind);
}

/** What kinds of things stand on a page: figures, players, boxes, tables, answers. */
function things(page) {
  const marks = /class="([^"]*)"|<(table|details|pre|dl|ol)\b/g;
  const kept = /^(recorded-|fig-(calls|game|played|legend)$|exercise$|answers$|warning$)/;
  const names = [...html(page).matchAll(marks)].flatMap(([, names, tag]) => names?.split(" ").filter((name) => kept.test(name)) ?? [tag]);
  return new Set(names);
}

/** The fewest pages, taken greedily, on which everything stands that stands on any page. */
export function oneOfEachKind() {
  const all = pages.map((page) => ({ page, things: things(page) }));
  const chosen = [];
  const left = new Set(all.flatMap(({ things }) => [...things]));
  while (left.size > 0) {
    const news = ({ things }) => [...things].filter((thing) => left.has(thing)).length;
    const best = all.reduce((a, b) => (news(b) > news(a) ? b : a));
    chosen.push(best.page);
    best.things.forEach((thing) => left.delete(thing));
  }
  return chosen.sort();
}
