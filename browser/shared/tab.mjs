// A tab of Chromium with a page of the book in it. It writes down what went wrong there on its own: errors of scripts,
// requests that failed or left the site.

import path from "node:path";

import puppeteer from "puppeteer-core";

import { folder } from "./book.mjs";
import { serve } from "./server.mjs";

let started;

/** The browser and the server of this file of tests: started when the first tab is, ended after the last test. */
function site() {
  started ??= start();
  return started;
}

async function start() {
  // Only pages of our own are opened, and no name leads anywhere.
  const browser = await launch("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--force-color-profile=srgb");
  const server = await serve(folder);
  return { address: server.address, browser, server };
}

/** Starts the Chromium that `CHROME` names, with settings of its own besides. */
export async function launch(...settings) {
  const executablePath = process.env.CHROME;
  if (!executablePath) throw new Error("CHROME names no Chromium: run `cargo xtask browser`, or set it to the path of one");
  return puppeteer.launch({
    executablePath,
    // The one without a window is started otherwise.
    headless: path.basename(executablePath).includes("headless-shell") ? "shell" : true,
    protocolTimeout: 60_000,
    // Ended with this process, whatever ended that.
    pipe: true,
    // It opens our own pages alone, so that there is nothing to be kept from, and it runs in containers, too.
    args: ["--no-sandbox", "--disable-background-networking", "--disable-gpu", "--no-first-run", ...settings],
  });
}

/** Ends the browser and the server. */
export async function closeAll() {
  const { browser, server } = (await started?.catch(() => {})) ?? {};
  await browser?.close();
  server?.close();
}

/** What a reader's screen and settings are; what is left out is a wide screen in the light theme. */
const USUAL = {
  width: 1280,
  height: 900,
  /** Whether it is a phone: with a touch screen, and a page as wide as it is. */
  phone: false,
  theme: "light",
  scripts: true,
  /** Whether a file that was fetched before is taken from memory. */
  cache: true,
  /** Whether what repeats itself, as a player that plays, does so without a pause, and what waits does so for a tenth of the time. */
  hurry: false,
  media: "screen",
  /** Whether the boxes of the questions have been opened, and closed again: then no figure is veiled that would give an
   *  answer away. */
  unveiled: false,
  /** Told of each file that comes. */
  onResponse: undefined,
  /** Settings of the system, by the name of the media feature: `{ "forced-colors": "active" }`. */
  features: {},
};

/** A phone. */
export const PHONE = { width: 390, height: 844, phone: true };

/** A new tab, in which nothing is remembered of other ones. */
export async function newTab(settings = {}) {
  const it = { ...USUAL, ...settings };
  const { address, browser } = await site();
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await show(page, session, it);
  await page.setCacheEnabled(it.cache);
  await page.setJavaScriptEnabled(it.scripts);
  await page.evaluateOnNewDocument((theme) => localStorage.setItem("mdbook-theme", theme), it.theme);
  await page.evaluateOnNewDocument(countMoves);
  if (it.onResponse) page.on("response", it.onResponse);
  if (it.hurry) {
    await page.evaluateOnNewDocument(() => {
      const { setInterval, setTimeout } = window;
      window.setInterval = (act) => setInterval(act, 0);
      window.setTimeout = (act, pause) => setTimeout(act, pause / 10);
    });
  }
  return new Tab(address, context, page, session, it);
}

/** In a page that begins: counts what moves; `moved()` says how much did up to the last picture. */
function countMoves() {
  let sum = 0;
  const add = (entries) => entries.forEach(({ value, hadRecentInput }) => { if (!hadRecentInput) sum += value; });
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  window.moved = () => {
    add(observer.takeRecords());
    return sum;
  };
}

/** Gives a page the screen and the medium that the settings say, where those that it has are others, and says whether they were. */
async function show(page, session, it, has) {
  const { width, height, phone, media, features } = it;
  const isOtherScreen = !has || ["width", "height"].some((size) => it[size] !== has[size]);
  const isOtherMedium = !has || media !== has.media || features !== has.features;
  if (isOtherScreen) await page.setViewport({ width, height, isMobile: phone, hasTouch: phone });
  if (isOtherMedium) {
    // Puppeteer's own call does not know all features.
    const list = Object.entries(features).map(([name, value]) => ({ name, value }));
    await session.send("Emulation.setEmulatedMedia", { media, features: list });
  }
  return isOtherScreen || isOtherMedium;
}

class Tab {
  constructor(address, context, page, session, settings) {
    const { scripts, unveiled } = settings;
    Object.assign(this, { address, context, page, session, settings, scripts, unveiled, shown: settings, wrong: [] });
    const tell = (what) => this.wrong.push(what);
    page.on("pageerror", (error) => tell(`a script failed: ${error.message}`));
    page.on("console", (said) => said.type() === "error" && tell(`the console says: ${said.text()}`));
    page.on("request", (request) => {
      const asked = request.url();
      if (!asked.startsWith(address) && !/^(data|blob|about):/.test(asked)) tell(`a request leaves the site: ${asked}`);
    });
    page.on("requestfailed", (request) => tell(`a request failed: ${request.url()} (${request.failure()?.errorText})`));
    page.on("response", (response) => response.status() >= 400 && tell(`${response.status()}: ${response.url()}`));
  }

  /** Opens a page and waits until it stands still: all is loaded, the letters, too, and drawn. */
  async open(page) {
    await this.#turn(this.settings);
    await this.page.goto(this.address + page, { waitUntil: "load" });
    if (this.unveiled) await this.unveil();
    await this.still();
  }

  /** Shows the page that is open on another screen or in another medium while something is done: its width, its height, its
   *  medium, and settings of the system. Whether it is a phone, a page is told when it is opened. */
  async as(settings, act) {
    await this.showAs(settings);
    try {
      return await act();
    } finally {
      await this.showAs({});
    }
  }

  /** Shows the page that is open as `as` does, until it is shown otherwise or another one is opened. */
  async showAs(settings) {
    if (!(await this.#turn({ ...this.settings, ...settings }))) return;
    await this.still();
    await this.settle();
  }

  /** Gives the tab a screen and a medium, and says whether it had another one. */
  async #turn(wanted) {
    const has = this.shown;
    this.shown = wanted;
    return show(this.page, this.session, wanted, has);
  }

  /** What changes its colour slowly has it now. */
  settle() {
    return this.ask(() => document.getAnimations().filter((it) => it instanceof CSSTransition).forEach((it) => it.finish()));
  }

  /** Shows what is veiled, as to a reader who has seen the answers; none is given. */
  unveil() {
    return this.ask(() => document.querySelectorAll("form.predict").forEach((form) => {
      form.dataset.guess = "seen";
      form.dispatchEvent(new Event("guess", { bubbles: true }));
    }));
  }

  /** Waits until the letters are there and two pictures were drawn. */
  async still() {
    // Where no script runs, no promise of the page is kept either.
    if (!this.scripts) return;
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      await frame();
    });
  }

  /** Asks the page: the function runs in it. */
  ask(question, ...given) {
    return this.page.evaluate(question, ...given);
  }

  /** Asks a page as it was sent, without showing it: the function gets its document, and the page's address. */
  read(page, question) {
    const address = JSON.stringify(this.address + page);
    // As one text, since a page may make no program of a text (its Content-Security-Policy).
    return this.ask(`(async () => {
      const sent = await fetch(${address});
      const read = new DOMParser().parseFromString(await sent.text(), "text/html");
      return (${question})(read, ${address});
    })()`);
  }

  /** Opens every box that hides something, also those that come with the answer to a question. */
  async unfold() {
    const opened = await this.ask(() => {
      document.querySelectorAll("form.predict + details").forEach((box) => box.classList.add("is-told"));
      const closed = document.querySelectorAll("details:not([open])");
      closed.forEach((box) => { box.open = true; });
      return closed.length;
    });
    if (opened) await this.still();
  }

  /** How much what is on the screen has moved without being touched, as browsers count it (Cumulative Layout Shift). */
  moved() {
    return this.ask(() => window.moved());
  }

  /** What went wrong on its own since this was asked last. */
  takeWrong() {
    return this.wrong.splice(0);
  }

  close() {
    return this.context.close();
  }
}
