import assert from "node:assert/strict";

import { pages } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";

/** Of what a page says of itself in its head. */
const head = () => {
  const meta = (name) => document.querySelector(`head meta[name="${name}"], head meta[property="${name}"]`)?.content;
  const image = meta("og:image");
  return {
    title: document.title,
    description: meta("description"),
    social: { title: meta("og:title"), description: meta("og:description"), type: meta("og:type"), alt: meta("og:image:alt") },
    image: image && new URL(image, document.baseURI).href,
  };
};

/** Pages that are no page of the book's own: the first page once more, and what a host shows for one that is not there. */
const MADE = ["index.html", "404.html"];

claim("each page has a title of its own, a description of its own, and both for who shares it", async (it) => {
  const titles = new Map(), descriptions = new Map();
  await it.everyPage({}, async (tab, page) => {
    const { title, description, social } = await tab.ask(head);
    const wrong = [];
    if (title.length < 10) wrong.push(`its title is ${JSON.stringify(title)}`);
    if (!description || description.length < 20 || description.length > 162) wrong.push(`its description is ${JSON.stringify(description)}`);
    if (!social.title || !title.startsWith(social.title)) wrong.push(`og:title is ${social.title}, and the title ${title}`);
    if (social.description !== description) wrong.push(`og:description is ${social.description}, and the description ${description}`);
    if (!social.type || !social.alt) wrong.push(`og:type is ${social.type}, og:image:alt ${social.alt}`);
    if (MADE.includes(page)) return wrong;
    if (titles.has(title)) wrong.push(`its title is that of ${titles.get(title)}`);
    if (descriptions.has(description)) wrong.push(`its description is that of ${descriptions.get(description)}`);
    titles.set(title, page);
    descriptions.set(description, page);
    return wrong;
  });
});

claim("the picture of a shared page is there and of the size that is shown whole", async (it) => {
  const tab = await it.tab();
  const images = new Set();
  for (const page of pages.filter((page) => page !== "404.html")) {
    await tab.open(page);
    images.add((await tab.ask(head)).image);
  }
  assert.equal(images.size, 1, [...images].join("\n"));
  const [image] = images;
  assert.ok(image?.startsWith(tab.address), image);
  const answer = await tab.page.goto(image);
  assert.equal(answer.headers()["content-type"], "image/png");
  const size = await tab.ask(() => [document.images[0].naturalWidth, document.images[0].naturalHeight]);
  assert.deepEqual(size, [1200, 630]);
  assert.ok((await answer.buffer()).length <= 60_000, "it weighs more than 60 KB");
});
