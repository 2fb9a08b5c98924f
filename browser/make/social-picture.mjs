// Makes the pictures that are shown where somebody shares the address of a page: book/src/social.png, with the book's
// name and one of its figures, and a picture beside each page with a lab, with the lab as it opens. They are taken from the
// built book after a figure or the colours have changed, and made smaller then:
//
//     pngquant --force --ext .png 32 book/src/ch*/*.png

import path from "node:path";

import { html, pages, root } from "../shared/book.mjs";
import { newTab } from "../shared/tab.mjs";

const PAGE = "ch4-alpha-beta/alpha-beta.html";
const SIZE = { width: 1200, height: 630 };

const tab = await newTab({ ...SIZE, scripts: false });
await tab.open("index.html");
const [book, words] = await tab.ask(() => [
  document.querySelector(".menu-title").textContent,
  document.querySelector('meta[name="description"]').content,
]);

/** A picture of the drawing that `selector` finds on a page, below two lines of words. */
async function picture(page, selector, title, below, file) {
  await tab.open(page);
  const isDrawn = await tab.ask((selector, title, below) => {
    const drawing = document.querySelector(selector);
    if (!drawing) return false;
    const [, , wide, high] = drawing.getAttribute("viewBox").split(" ").map(Number);
    const scale = Math.min(1100 / wide, 390 / high);
    drawing.setAttribute("width", wide * scale);
    drawing.setAttribute("height", high * scale);
    drawing.setAttribute("style", "max-width: none; min-width: 0");
    const page = document.createElement("div");
    page.style.cssText = "display: flex; flex-direction: column; align-items: center; justify-content: space-between; "
      + "box-sizing: border-box; width: 1200px; height: 630px; padding: 44px 50px; background: #fff";
    page.innerHTML = '<p style="margin: 0; font: 600 62px/1.05 \'Look Ahead Sans\'; color: #222; text-align: center"></p>'
      + '<p style="margin: 14px 0 0; font: 400 28px/1.2 \'Look Ahead Sans\'; color: #555; text-align: center"></p>'
      + '<div class="fig" style="margin-top: 34px"></div>';
    const [head, line, figure] = page.children;
    head.textContent = title;
    line.textContent = below;
    figure.append(drawing);
    document.body.replaceChildren(page);
    document.documentElement.style.cssText = document.body.style.cssText = "margin: 0; padding: 0; background: #fff";
    return true;
  }, selector, title, below);
  if (!isDrawn) return;
  await tab.page.screenshot({ path: file, clip: { x: 0, y: 0, ...SIZE } });
  console.log(`${file} is written`);
}

const source = path.join(root, "book", "src");
await picture(PAGE, "main figure.recorded-player .fig-scroll svg", book, words, path.join(source, "social.png"));
for (const page of pages.filter((page) => html(page).includes(" data-lab="))) {
  await tab.open(page);
  const title = await tab.ask(() => document.querySelector("main h1").textContent.trim());
  await picture(page, "main figure[data-lab] .fig-scroll svg", title, `A lab of ${book}: change the input, and your run is drawn anew.`, path.join(source, page.replace(/html$/, "png")));
}
