// Makes book/src/social.png, the picture that is shown where somebody shares a page of the book: the book's name and one
// of its figures, taken from the built book. It is made by hand, after the figure or its colours have changed:
//
//     cargo book build
//     CHROME=/path/to/chromium node browser/make/social-picture.mjs

import path from "node:path";

import { root } from "../shared/book.mjs";
import { closeAll, newTab } from "../shared/tab.mjs";

const PAGE = "ch4-alpha-beta/alpha-beta.html";
const SIZE = { width: 1200, height: 630 };

const tab = await newTab({ ...SIZE, scripts: false });
await tab.open("index.html");
const [title, words] = await tab.ask(() => [
  document.querySelector(".menu-title").textContent,
  document.querySelector('meta[name="description"]').content,
]);
await tab.open(PAGE);
await tab.ask((title, words) => {
  const drawing = document.querySelector("main figure.recorded-player .fig-scroll svg");
  const [, , wide, high] = drawing.getAttribute("viewBox").split(" ").map(Number);
  const scale = Math.min(1100 / wide, 390 / high);
  drawing.setAttribute("width", wide * scale);
  drawing.setAttribute("height", high * scale);
  drawing.setAttribute("style", "max-width: none; min-width: 0");
  const page = document.createElement("div");
  page.style.cssText = "display: flex; flex-direction: column; align-items: center; justify-content: space-between; "
    + "box-sizing: border-box; width: 1200px; height: 630px; padding: 44px 50px; background: #fff";
  page.innerHTML = '<p style="margin: 0; font: 600 72px/1 \'Look Ahead Sans\'; color: #222"></p>'
    + '<p style="margin: 14px 0 0; font: 400 28px/1.2 \'Look Ahead Sans\'; color: #555"></p><div class="fig" style="margin-top: 34px"></div>';
  const [head, below, figure] = page.children;
  head.textContent = title;
  below.textContent = words;
  figure.append(drawing);
  document.body.replaceChildren(page);
  document.documentElement.style.cssText = document.body.style.cssText = "margin: 0; padding: 0; background: #fff";
}, title, words);
const file = path.join(root, "book", "src", "social.png");
await tab.page.screenshot({ path: file, clip: { x: 0, y: 0, ...SIZE } });
await closeAll();
console.log(`${file} is written`);
