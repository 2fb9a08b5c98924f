// Opens the root of this checkout in rust-analyzer, as an editor does, and demands what a student sees in an exercise: names
// that complete what is typed, and a type error. Both are shown only if `.vscode/settings.json` names the workspace of the
// exercises, because the root is a workspace of its own. No file is changed. The nightly job runs this script:
//
//   node .ci/editor.mjs            needs `rustup component add rust-analyzer` and takes about a minute

import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = path.resolve(fileURLToPath(new URL("..", import.meta.url)));
const EXERCISE = "exercises/ch3-tic-tac-toe/src/look_ahead.rs";
/** The line of the exercise that the student replaces. */
const TODO = /^ *todo!\(.*$/m;
/** The board's methods are given code in another crate, so an editor that knows them has read the whole workspace. */
const COMPLETED = { line: "    let next = board.", names: ["legal_moves", "play", "evaluate"] };
const MISTAKE = { line: '    let wrong: u32 = "text";', words: "expected u32, found &" };

/** The longest time for one step. The first one reads every dependency and builds those that other crates need to be read. */
const LIMIT = 300_000;

/** A conversation with rust-analyzer in the Language Server Protocol. */
class Editor {
  #settings;
  #server;
  #unread = Buffer.alloc(0);
  #last = 0;
  /** By number, what each request waits for. */
  #requests = new Map();
  /** Functions that receive each notification. */
  #watchers = new Set();

  constructor(settings) {
    this.#settings = settings;
    this.#server = spawn("rust-analyzer", [], { cwd: ROOT, stdio: ["pipe", "pipe", "ignore"] });
    this.#server.stdout.on("data", (bytes) => this.#read(bytes));
    this.#server.on("error", (error) => fail(`cannot start rust-analyzer: ${error.message}`));
    this.#server.on("exit", (code) => { if (code !== 0) fail(`rust-analyzer ended with ${code}`); });
  }

  /** Opens the folder and waits until rust-analyzer has read the workspace. */
  async open() {
    const ready = this.notified("experimental/serverStatus", (status) => status.quiescent);
    const uri = pathToFileURL(ROOT).href;
    await this.request("initialize", {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: "course" }],
      initializationOptions: this.#settings,
      capabilities: {
        experimental: { serverStatusNotification: true },
        textDocument: { publishDiagnostics: {}, completion: { completionItem: { snippetSupport: true } } },
        workspace: { configuration: true, workspaceFolders: true },
      },
    });
    this.notify("initialized", {});
    return ready;
  }

  async close() {
    await this.request("shutdown", null);
    const ended = new Promise((resolve) => { this.#server.on("exit", resolve); });
    this.notify("exit", null);
    return ended;
  }

  request(method, params) {
    const id = ++this.#last;
    const answer = new Promise((resolve) => { this.#requests.set(id, resolve); });
    this.#send({ id, method, params });
    return inTime(method, answer);
  }

  notify(method, params) {
    this.#send({ method, params });
  }

  /** Resolves with the first notification of this method that passes the test. */
  notified(method, test) {
    const found = new Promise((resolve) => {
      const watch = (message) => {
        if (message.method !== method || !test(message.params)) return;
        this.#watchers.delete(watch);
        resolve(message.params);
      };
      this.#watchers.add(watch);
    });
    return inTime(method, found);
  }

  #send(message) {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.#server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  #read(bytes) {
    this.#unread = Buffer.concat([this.#unread, bytes]);
    for (;;) {
      const head = this.#unread.indexOf("\r\n\r\n");
      if (head < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#unread.toString("utf8", 0, head))[1]);
      const end = head + 4 + length;
      if (this.#unread.length < end) return;
      const message = JSON.parse(this.#unread.toString("utf8", head + 4, end));
      this.#unread = this.#unread.subarray(end);
      this.#receive(message);
    }
  }

  #receive(message) {
    if (message.method === undefined) {
      if (message.error) fail(`rust-analyzer refused a request: ${message.error.message}`);
      this.#requests.get(message.id)?.(message.result);
      this.#requests.delete(message.id);
    } else if (message.id !== undefined) {
      const isSettings = message.method === "workspace/configuration";
      this.#send({ id: message.id, result: isSettings ? message.params.items.map(() => this.#settings) : null });
    } else {
      for (const watch of this.#watchers) watch(message);
    }
  }
}

function fail(reason) {
  console.error(`error: ${reason}`);
  process.exit(1);
}

/** The promise, unless it takes too long. */
async function inTime(method, promise) {
  const timer = setTimeout(() => fail(`rust-analyzer sent no ${method} within ${LIMIT / 1000} s`), LIMIT);
  const result = await promise;
  clearTimeout(timer);
  return result;
}

/** The settings of rust-analyzer in the format of VS Code, as the nested object that the server reads. */
function settings() {
  const all = JSON.parse(fs.readFileSync(path.join(ROOT, ".vscode/settings.json"), "utf8"));
  const nested = {};
  for (const [key, value] of Object.entries(all)) {
    const [first, ...names] = key.split(".");
    if (first !== "rust-analyzer") continue;
    const last = names.pop();
    const inner = names.reduce((outer, name) => (outer[name] ??= {}), nested);
    inner[last] = value;
  }
  return nested;
}

const stub = fs.readFileSync(path.join(ROOT, EXERCISE), "utf8");
if (!TODO.test(stub)) fail(`${EXERCISE} has no todo!(…): this needs the unchanged stub`);
const typed = stub.replace(TODO, () => `${MISTAKE.line}\n${COMPLETED.line}`);
const lines = typed.split("\n");
const uri = pathToFileURL(path.join(ROOT, EXERCISE)).href;

const editor = new Editor(settings());
const status = await editor.open();
if (status.health === "error") fail(`rust-analyzer cannot read the workspace: ${status.message}`);

// An editor that knows no crate of the file publishes other diagnostics, or none: then the completion fails first.
const isMistake = ({ message, range }) => message.includes(MISTAKE.words) && lines[range.start.line] === MISTAKE.line;
const shown = editor.notified("textDocument/publishDiagnostics", (of) => of.uri === uri && of.diagnostics.some(isMistake));
editor.notify("textDocument/didOpen", { textDocument: { uri, languageId: "rust", version: 1, text: typed } });

const line = lines.indexOf(COMPLETED.line);
const completion = await editor.request("textDocument/completion", {
  textDocument: { uri },
  position: { line, character: COMPLETED.line.length },
});
const labels = (completion?.items ?? completion ?? []).map((item) => item.label);
console.log(`${EXERCISE}: ${labels.length} completions after "${COMPLETED.line.trim()}"`);
const missing = COMPLETED.names.filter((name) => !labels.some((label) => label.startsWith(name)));
if (missing.length) fail(`no completion is ${missing.join(", ")}: does .vscode/settings.json name exercises/Cargo.toml?`);

const { diagnostics } = await shown;
console.log(`${EXERCISE}: ${diagnostics.find(isMistake).message}`);
await editor.close();
