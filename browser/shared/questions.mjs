// What a page asks its reader.

import { html, pages } from "./book.mjs";

/** The pages that ask something. */
export const asking = pages.filter((page) => html(page).includes("<form class=\"predict"));

/** The numbers of questions that stand in sight below them: of two digits and more in a table, of three in a sentence; and
 *  above them in their section, of two digits and more. */
export function given(tab) {
  return tab.ask(() => {
    const faults = [];
    for (const form of document.querySelectorAll("form.predict-number")) {
      const digits = JSON.parse(form.dataset.answer).right.replace(/\s/g, "");
      const isBehind = (one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const head = [...document.querySelectorAll("main h1, main h2, main .label")].filter((it) => isBehind(it, form)).at(-1);
      const inSight = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest("form") && isBehind(head, it);
      const cells = [...document.querySelectorAll("main td:not(:first-child)")].filter((cell) => cell.innerText.replace(/\s/g, "") === digits);
      // What a sentence says itself: what is marked in it has a veil of its own.
      const own = (it) => [...it.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : ".")).join("");
      const numbers = (text) => text.replace(/(\d)[\u202f\u00a0 ](?=\d{3})/g, "$1").match(/\d+/g) ?? [];
      const said = [...document.querySelectorAll("main p, main li, main .told")].filter((it) => numbers(own(it)).includes(digits));
      // Above its question a section speaks of the same thing, so that two digits are enough.
      const means = (it) => digits.length > (isBehind(form, it) ? 2 : 1);
      const found = [...(digits.length > 1 ? cells : []), ...said.filter(means)].filter(inSight);
      for (const it of found) faults.push(`${form.id}: ${digits} stands in "${it.parentElement.innerText.slice(0, 200)}"`);
    }
    return faults;
  });
}

/** How many parts the pages veil that were looked at. */
export let veiled = 0;

/** What would give an answer away before it is given: what can be seen, read aloud or reached. */
export async function givenAway(tab) {
  const { faults, many } = await tab.ask(() => {
    const faults = [];
    const marked = [...document.querySelectorAll("[data-veil]")].filter((it) => !it.closest("details"));
    for (const mark of marked) {
      const it = mark.hidden ? mark.nextElementSibling : mark;
      const inside = [it, ...it.querySelectorAll("*")].filter((part) => !part.closest(".predict-veil"));
      const shown = inside.filter((part) => part !== it || it.matches(".told")).find((part) => getComputedStyle(part).visibility !== "hidden");
      if (shown) faults.push(`${it.id || it.className} shows a ${shown.tagName} ${shown.className}`);
      const own = [...it.childNodes].some((node) => node.nodeType === 3 && /\d/.test(node.data) && !it.matches(".told"));
      if (own) faults.push(`${it.id || it.className} has text that nothing hides`);
    }
    for (const form of document.querySelectorAll("form.predict")) {
      const { right } = JSON.parse(form.dataset.answer);
      if (form.dataset.kind === "number" && form.innerText.replace(/\s/g, "").includes(right.replace(/\s/g, ""))) {
        // What is asked may hold the same digits, as "the 5 calls of fibonacci(5)".
        if (!form.querySelector("label").innerText.includes(right)) faults.push(`${form.id} shows ${right}`);
      }
      let box = form.nextElementSibling;
      while (box?.matches("form.predict")) box = box.nextElementSibling;
      if (box?.matches("details[open]")) faults.push(`${form.id} has its box open`);
    }
    return { faults, many: marked.length };
  });
  veiled += many;
  return [...faults, ...(await given(tab))];
}

/** The signs of kinds that veils show. */
export const signs = new Set();

/** At a first visit: veils that are higher than a few lines, that hide what is there to be tried, or whose words hold an answer (and
 *  it is none of the numbers that were given). */
export async function veils(tab) {
  const { faults, paths } = await tab.ask(() => {
    const faults = [], covers = [...document.querySelectorAll(".predict-veil")];
    const most = 6 * parseFloat(getComputedStyle(document.querySelector("main")).fontSize);
    for (const cover of covers) {
      const it = cover.parentElement, mark = it.dataset.veil ? it : it.previousElementSibling;
      const { height } = it.getBoundingClientRect();
      if (height > most || it.scrollTop > 0) faults.push(`${it.id} is ${height} high, and ${most} is allowed`);
      if (cover.scrollHeight > cover.clientHeight + 1) faults.push(`${it.id}: the words of its veil have no room`);
      if (it.matches(".play, [data-lab]") || it.querySelector(".play, [data-lab]")) faults.push(`${it.id} is there to be tried`);
      for (const form of mark.dataset.veil.split(" ").map((id) => document.getElementById(id))) {
        const { right } = JSON.parse(form.dataset.answer);
        const words = cover.querySelector("strong").textContent.replace(/\[.*\]/, ""), given = form.querySelector("legend, label").textContent + it.dataset.run;
        if (typeof right === "string" && words.split(/[^\w]+/).includes(right) && !given.includes(right)) faults.push(`"${words}" answers ${form.id}`);
      }
    }
    return { faults, paths: covers.map((cover) => cover.querySelector("svg path").getAttribute("d")) };
  });
  paths.forEach((path) => signs.add(path));
  return faults;
}
