import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";

import { html, root } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";

/** Of what a page says of itself in its head. */
const head = (document, address) => {
  const meta = (name) => document.querySelector(`head meta[name="${name}"], head meta[property="${name}"]`)?.content;
  const image = meta("og:image");
  return {
    title: document.title,
    description: meta("description"),
    social: { title: meta("og:title"), description: meta("og:description"), type: meta("og:type"), alt: meta("og:image:alt") },
    image: image && new URL(image, address).href,
  };
};

/** Pages that are no page of the book's own: the first page once more, and what a host shows for one that is not there. */
const MADE = ["index.html", "404.html"];

claim("each page has a title and a description of its own, and both, with a picture, for who is sent its address", async (it) => {
  const titles = new Map(), descriptions = new Map(), images = new Set();
  await it.everyPageRead(head, ({ title, description, social, image }, page) => {
    const wrong = [];
    images.add(image);
    const own = html(page).includes(" data-lab=") ? page.replace(/html$/, "png") : "social.png";
    if (new URL(image).pathname !== "/" + own) wrong.push(`its picture is ${image}, and not ${own}`);
    if (title.length < 10) wrong.push(`its title is ${JSON.stringify(title)}`);
    if (!description || description.length < 20 || description.length > 162) wrong.push(`its description is ${JSON.stringify(description)}`);
    if (!social.title || !title.includes(social.title)) wrong.push(`og:title is ${social.title}, and the title ${title}`);
    if (social.description !== description) wrong.push(`og:description is ${social.description}, and the description ${description}`);
    if (!social.type || !social.alt) wrong.push(`og:type is ${social.type}, og:image:alt ${social.alt}`);
    if (MADE.includes(page)) return wrong;
    if (titles.has(title)) wrong.push(`its title is that of ${titles.get(title)}`);
    if (descriptions.has(description)) wrong.push(`its description is that of ${descriptions.get(description)}`);
    titles.set(title, page);
    descriptions.set(description, page);
    return wrong;
  });
  const tab = await it.tab();
  await tab.open("index.html");
  for (const image of images) {
    const shown = await tab.ask(async (address) => {
      const answer = await fetch(address);
      const bytes = await answer.blob();
      const picture = await createImageBitmap(bytes);
      return { type: answer.headers.get("content-type"), size: [picture.width, picture.height], kilobytes: bytes.size / 1000 };
    }, image);
    // What is smaller is shown cut off, or small beside the words.
    assert.deepEqual([shown.type, shown.size], ["image/png", [1200, 630]], image);
    assert.ok(shown.kilobytes <= 60, `${image}: ${shown.kilobytes} KB`);
  }
});

claim("the README shows pictures that are there, `--book`, and the workflow that publishes the book", () => {
  const text = fs.readFileSync(path.join(root, "README.md"), "utf8");
  const pictures = [...text.matchAll(/!\[([^\]]+)\]\(([^)]+)\)/g)];
  assert.ok(pictures.length >= 2, `${pictures.length} pictures`);
  for (const [, words, file] of pictures) {
    assert.ok(words.length > 40, words);
    assert.equal(fs.readFileSync(path.join(root, file)).subarray(1, 4).toString(), "PNG", file);
  }
  const [command] = text.split("## For students");
  assert.match(command, /cargo course --book/);
  for (const file of text.match(/\.github\/workflows\/[\w.-]+/g)) assert.ok(fs.existsSync(path.join(root, file)), file);
  assert.match(text, /\.github\/workflows\/book\.yml/);
});
