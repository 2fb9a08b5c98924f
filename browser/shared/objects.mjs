// What a page is about, and where its reader meets it: the object of a page stands in its first screen.

import { html, pages } from "./book.mjs";

/** How much of a high object has to be on the first screen, in pixels. */
const SHOWN = 160;

/** How many paragraphs may come before the object on a phone. */
const PARAGRAPHS = 2;

/** Kinds of pages without an object: proofs, lists of questions, tasks and words, and reference for instructors. */
const WITHOUT = [
  /\/(closing|challenges|words)\.html$/,
  /^instructors/,
  /^(404|glossary|predicted|theorems|how-to)\.html$/,
];

const isProof = (page) => html(page).includes(' data-proof="');

/** The pages that show their object first. */
export const withObject = pages.filter((page) => !WITHOUT.some((kind) => kind.test(page)) && !isProof(page));

/** The first object of the open page, or `null`: a figure, a board, a lab, a table, a player, or code of four lines and more.
 *  What is veiled or folded is none. */
export const firstObject = () => {
  const objects = [...document.querySelectorAll("main :is(figure, .play, .student, table, pre)")].filter((it) => {
    if (!it.checkVisibility({ visibilityProperty: true }) || it.closest("details, .veiled, .exercise, form, nav")) return false;
    return !it.matches("pre") || it.innerText.trim().split("\n").length >= 4;
  });
  const top = (it) => it.getBoundingClientRect().top;
  const object = objects.sort((a, b) => top(a) - top(b))[0];
  if (!object) return null;
  const before = [...document.querySelectorAll("main p")].filter((it) =>
    it.checkVisibility() && it.innerText.trim() && !it.closest("details, figure, .exercise, form, nav") && !it.matches(".label")
    && it.compareDocumentPosition(object) & Node.DOCUMENT_POSITION_FOLLOWING);
  const { height } = object.getBoundingClientRect();
  const question = document.querySelector("main form.predict");
  const isAsked = Boolean(question && question.compareDocumentPosition(object) & Node.DOCUMENT_POSITION_FOLLOWING);
  return { what: object.id || object.className || object.tagName, top: Math.round(top(object)), height: Math.round(height), before: before.length, isAsked };
};

/** Whether the object is in the first screen. */
export async function shown(tab) {
  const object = await tab.ask(firstObject);
  if (!object) return ["it shows no object"];
  const { what, top, height, isAsked } = object;
  const wrong = isAsked ? [`its first object, ${what}, comes after a question`] : [];
  return top + Math.min(height, SHOWN) <= 900 ? wrong : [...wrong, `its first object, ${what}, begins at ${top}, below the first screen`];
}

/** Whether the object comes early on a phone. */
export async function early(tab) {
  const object = await tab.ask(firstObject);
  if (!object) return ["it shows no object"];
  const { what, before } = object;
  return before <= PARAGRAPHS ? [] : [`before its first object, ${what}, are ${before} paragraphs`];
}
