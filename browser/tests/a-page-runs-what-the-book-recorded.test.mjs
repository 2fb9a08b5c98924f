import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { folder, html, pages, recordings, root } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";

/** The pages on which something can be tried. */
const tried = pages.filter((page) => html(page).includes("data-engine="));

/** In the page: what a run records, as its worker hands it on. */
async function recorded(chapter, run, stops) {
  const folder = new URL(path_to_root + document.querySelector("figure[data-engine]").dataset.engine, location.href).href;
  const { engineIn } = await import(new URL(path_to_root + "scripts/shared/engine.js", location.href));
  window.compiled ??= engineIn(folder).ready();
  window.runner ??= new Worker(folder + "/worker.js");
  const module = await window.compiled;
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    const decoder = new TextDecoder();
    let text = "";
    port2.onmessage = ({ data }) => {
      for (const piece of data.pieces ?? []) text += decoder.decode(piece, { stream: true });
      if (data.ended) done({ text, ended: data.ended });
    };
    window.runner.postMessage({ what: "run", module, words: [chapter, ...run], environment: ["CALL_TRACE_FILE=-", ...(stops ? [`CALL_TRACE_EVENTS=${stops}`, "CALL_TRACE_DEPTH=2000"] : [])], to: port1 }, [port1]);
  });
}

claim("each run of the book, run in a page, records byte for byte what the book has", async (it) => {
  const all = recordings();
  assert.ok(all.length > 80, `only ${all.length} recordings were found`);
  const tab = await it.tab();
  await tab.open(tried[0]);
  for (const { name, chapter, run, stops } of all) {
    const { text, ended } = await tab.ask(recorded, chapter, run, stops);
    const kept = fs.readFileSync(path.join(root, "book", "recordings", name + ".jsonl"), "utf8");
    if (stops) {
      // Here a panic ends all: what was recorded until then is the same, and so are the last calls, or what the panic said.
      // A page has room for fewer calls, and says so.
      const { end: { stopped } } = JSON.parse(kept.trimEnd().split("\n").at(-1));
      const words = stopped.split("\n").find((line) => line.startsWith("The last calls: ")) ?? stopped;
      assert.deepEqual([ended.code === 0, text.includes("enter") && kept.startsWith(text), ended.said.includes(words)], [false, true, true], `${name} ends otherwise: ${ended.said}`);
      continue;
    }
    assert.deepEqual([ended.code, text === kept], [0, true], `${name} is recorded otherwise: ${ended.said}`);
  }
});

/** In the page: what the engine answers about a game. */
async function answered(words) {
  const folder = new URL(path_to_root + document.querySelector("figure[data-engine]").dataset.engine, location.href).href;
  const { engineIn } = await import(new URL(path_to_root + "scripts/shared/engine.js", location.href));
  const module = await (window.compiled ??= engineIn(folder).ready());
  window.player ??= new Worker(folder + "/worker.js");
  return new Promise((done) => {
    window.player.onmessage = ({ data }) => done(data.answer);
    window.player.postMessage({ what: "play", module, words, number: 1 });
  });
}

claim("a seed chooses the moves in a page that it chooses on the machine of the author", async (it) => {
  const file = path.join(root, "crates", "live", "tests", "suite", "snapshots", "suite__seeds__a_seed_chooses_what_is_kept_and_a_page_chooses_too.snap");
  const kept = fs.readFileSync(file, "utf8").split("---\n").at(-1).trimEnd().split("\n").map((line) => JSON.parse(line));
  assert.ok(kept.length >= 40, `only ${kept.length} choices are kept`);
  const tab = await it.tab();
  await tab.open(tried[0]);
  for (const [[what, ...words], chosen] of kept) {
    let here;
    if (what === "play") {
      here = (await tab.ask(answered, words)).choice.move;
    } else {
      const { text } = await tab.ask(recorded, words[0], words.slice(1));
      const leaves = text.split("\n").filter((line) => line.startsWith('{"leave"'));
      here = JSON.parse(leaves.at(-1)).leave.returned;
    }
    assert.equal(here, chosen, words.join(" "));
  }
});

/** In the page: the figures that are drawn otherwise when their run is run and drawn here. */
async function drawnOtherwise() {
  const served = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  const plain = (html) => html.replace(/\s*\n\s*/g, "\n").trim();
  const figures = [...served.querySelectorAll("figure[data-engine]")];
  const { engineIn } = await import(new URL(path_to_root + "scripts/shared/engine.js", location.href));
  const engine = engineIn(new URL(path_to_root + figures[0].dataset.engine, location.href).href);
  const wrong = [];
  for (const figure of figures) {
    const { chapter, run, draw } = figure.dataset;
    const { drawn, ended } = await engine.ask(chapter, JSON.parse(run), figure.id, JSON.parse(draw));
    const here = document.createElement("template");
    here.innerHTML = drawn?.drawing ?? "";
    const there = figure.querySelector(".figure-drawing");
    if (plain(here.innerHTML) !== plain(there.innerHTML)) wrong.push(`${figure.id} is drawn otherwise ${ended.said}`);
  }
  return wrong;
}

claim("each figure of the book, run and drawn in its page, is the one that was printed there", async (it) => {
  assert.ok(tried.length > 40, `only ${tried.length} pages have figures to try`);
  await it.everyPage({}, (tab) => tab.ask(drawnOtherwise), tried);
});

/** The folder of what the pages run. */
const engine = path.join(folder, html(tried[0]).match(/data-engine="([^"]+)"/)[1]);

/** The most that may be sent of it, once a reader first asks a page to run something, in thousands of bytes. */
const MOST_OF_ENGINE = 480;

claim(`what a page runs weighs no more than ${MOST_OF_ENGINE} KB`, () => {
  const weights = fs.readdirSync(engine).map((name) => {
    const file = fs.readFileSync(path.join(engine, name));
    // The program is packed; the scripts are sent as a host sends any.
    return [name, (name.endsWith(".gz") ? file : gzipSync(file, { level: 9 })).length / 1000];
  });
  const weight = weights.reduce((sum, [, more]) => sum + more, 0);
  const told = `${weight.toFixed(1)} KB: ${weights.map(([name, more]) => `${name} ${more.toFixed(1)}`).join(", ")}`;
  console.log(`what a page runs weighs ${told}`);
  assert.ok(weight < MOST_OF_ENGINE, told);
});

claim("nothing that runs is loaded until a reader comes near it, and then once", async (it) => {
  const tab = await it.tab({ unveiled: true });
  const loaded = [];
  tab.page.on("request", (request) => request.url().includes("/live/") && loaded.push(path.basename(request.url())));
  await tab.open("ch1-recursion/hanoi.html");
  await tab.page.waitForNetworkIdle();
  assert.deepEqual(loaded, []);
  const panel = await tab.page.$(".try-panel:not([hidden])");
  await panel.evaluate((it) => it.scrollIntoView({ behavior: "instant", block: "center" }));
  const arrives = tab.page.waitForResponse((response) => response.url().endsWith("live.wasm.gz"));
  await panel.hover();
  await arrives;
  await tab.page.waitForNetworkIdle();
  assert.deepEqual(loaded.filter((name) => name === "live.wasm.gz"), ["live.wasm.gz"]);
});

/** In the page: what an engine says that finds no script, and a loader that finds no program. */
async function notThere() {
  const folder = new URL(path_to_root + document.querySelector("figure[data-engine]").dataset.engine, location.href).href;
  const { engineIn } = await import(new URL(path_to_root + "scripts/shared/engine.js", location.href));
  const said = await engineIn(folder + "/nowhere").ready().then(() => "loaded", (error) => error.message);
  const loader = new Worker(folder + "/worker.js");
  const told = new Promise((done) => { loader.onmessage = ({ data }) => done(data); });
  loader.postMessage({ what: "load", program: "nowhere" });
  return [said, (await told).trouble];
}

claim("a page says so when it cannot load what it runs", async (it) => {
  const tab = await it.tab();
  await tab.open(tried[0]);
  assert.deepEqual(await tab.ask(notThere), ["the page could not load what it runs (worker.js)", "404"]);
  assert.deepEqual(tab.takeWrong().filter((what) => !/404|nowhere/.test(what)), []);
});
