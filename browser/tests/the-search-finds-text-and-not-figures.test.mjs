import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";

/** Opens the search and types: the titles of what is found. */
async function find(tab, words) {
  await tab.open("introduction.html");
  await tab.page.keyboard.press("s");
  await tab.page.waitForSelector("#mdbook-searchbar", { visible: true });
  await tab.page.type("#mdbook-searchbar", words);
  await tab.page.waitForFunction(() => document.querySelector("#mdbook-searchresults-header")?.textContent.trim(), { timeout: 20_000 });
  return tab.ask(() => [...document.querySelectorAll("#mdbook-searchresults li a")].map((link) => link.textContent));
}

claim("a word of the text is found, on its page first", async (it) => {
  const found = await find(await it.tab(), "horizon");
  assert.ok(found.length > 0 && /horizon/i.test(found[0]), found.join("\n"));
});

claim("who looks for alpha-beta finds the page that explains it first", async (it) => {
  const tab = await it.tab();
  for (const words of ["alpha-beta", "alpha beta"]) {
    await find(tab, words);
    const first = await tab.ask(() => document.querySelector("#mdbook-searchresults li a").href);
    assert.match(first, /ch4-alpha-beta\/alpha-beta\.html/, words);
  }
});

claim("the search does not find text that only figures contain", async (it) => {
  // Said by players at every step, and nowhere else.
  assert.deepEqual(await find(await it.tab(), "5 frames on the stack hanoi(1, C, A, B) dashed"), []);
});

/** The sentences of the figures of a page, and its first paragraph. */
const parts = (document) => {
  const tidy = (part) => part.textContent.replace(/\s+/g, " ").trim();
  const outside = [...document.querySelectorAll("main :is(p, li, td, pre)")].filter((part) => !part.closest("figure.recorded"));
  const sentences = [...document.querySelectorAll("figure.recorded :is(.figure-twin li, figcaption, .fig-title)")]
    .filter((part) => !part.querySelector("ul, ol")).map(tidy).filter((text) => text.length > 24);
  const written = outside.map(tidy).join(" ");
  return { figures: sentences.filter((text) => !written.includes(text)), first: tidy([...document.querySelectorAll("main p")].find((part) => !part.closest("figure.recorded"))) };
};

claim("the index holds the text of each page and none of its figures", async (it) => {
  const reader = await it.tab();
  await reader.open("introduction.html");
  const docs = await reader.ask(async () => {
    window.search = {};
    await new Promise((done, fail) => {
      const script = document.createElement("script");
      Object.assign(script, { src: window.path_to_searchindex_js, onload: done, onerror: fail });
      document.head.append(script);
    });
    const { docs } = window.search.index.documentStore;
    return window.search.doc_urls.map((url, at) => ({ url, body: docs[at].body }));
  });
  const bodies = new Map();
  for (const { url, body } of docs) {
    const page = url.split("#")[0];
    bodies.set(page, (bodies.get(page) ?? "") + " " + body.replace(/\s+/g, " "));
  }
  let sentences = 0;
  await it.everyPageRead(parts, ({ figures, first }, page) => {
    const body = bodies.get(page);
    sentences += figures.length;
    if (body === undefined) return ["it is not in the index"];
    // mdBook sets a space wherever an element begins.
    const bare = (text) => text.replace(/\s/g, "");
    const held = figures.filter((sentence) => bare(body).includes(bare(sentence)));
    const wrong = held.slice(0, 3).map((sentence) => `in the index stands ${JSON.stringify(sentence)}, of ${held.length} sentences of figures`);
    return bare(body).includes(bare(first)) ? wrong : [...wrong, `not in the index: ${first}`];
  }, [...bodies.keys()].filter((page) => page.endsWith(".html")));
  assert.ok(sentences > 500, `the figures have ${sentences} sentences`);
});
