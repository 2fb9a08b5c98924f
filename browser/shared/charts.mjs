// The charts of a page.

import { html, pages } from "./book.mjs";

/** The pages with a chart. */
export const charted = pages.filter((page) => html(page).includes('class="fig chart'));

/** What of the charts of a page lies beside the text, or covers other words. */
export const misplaced = () => {
  const wrong = [];
  const cut = (words) => words.replace(/\s+/g, " ").trim().slice(0, 60);
  for (const chart of document.querySelectorAll("figure.chart")) {
    // Where the book begins, a box wider than the text has room for it.
    const main = chart.closest(".start, main").getBoundingClientRect();
    const parts = [...chart.querySelectorAll("text, rect, .chart-sign, .chart-name, .chart-values, p, li")].filter((part) => part.checkVisibility());
    for (const part of parts) {
      const { left, right, width } = part.getBoundingClientRect();
      if (width > 0 && (left < main.left - 1 || right > main.right + 1)) wrong.push(`${chart.id}: beside the text: ${cut(part.outerHTML)}`);
    }
    for (const drawing of chart.querySelectorAll("svg.chart-track")) {
      const words = [...drawing.querySelectorAll("text")].filter((text) => text.checkVisibility()).map((text) => [text.textContent, text.getBoundingClientRect()]);
      for (const [at, [one, a]] of words.entries()) {
        for (const [other, b] of words.slice(at + 1)) {
          const covers = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
          if (covers) wrong.push(`${chart.id}: ${cut(one)} and ${cut(other)} cover one another`);
        }
      }
    }
  }
  return wrong;
};

/** In the page: the numbers of its charts that stand in none of its tables. */
export const untold = () => {
  const cells = new Set([...document.querySelectorAll("main td")].map((cell) => cell.textContent.trim()));
  const labels = [...document.querySelectorAll("figure.chart :is(.v, .chart-value, .halo, .icicle-row:not(:first-child) .icicle-nodes, .icicle-row:not(:first-child) .icicle-visited)")];
  const numbers = labels.map((label) => label.textContent.trim()).filter((label) => !cells.has(label));
  return labels.length ? numbers.map((label) => `${label} stands in no table`) : ["there is no label"];
};
