// @ts-check
// Runs the course's code, compiled for WebAssembly, away from the page. A page starts workers with this
// script: one loads the program for all, and ends; one runs, and hands its recording, while it is
// written, to another, which draws. So a run can be ended from outside at any time, and what was
// recorded until then is still drawn.
"use strict";

// What a command asks of the system it runs on (WASI, preview 1), as far as this command does:
// its words, its environment, and its three streams. Everything else is answered "not supported".
function system(words, environment, read, write) {
  const UTF8 = new TextEncoder();
  const [BAD_FILE, NOT_SUPPORTED] = [8, 58];
  let memory;
  const view = () => new DataView(memory.buffer);
  const bytes = (at, length) => new Uint8Array(memory.buffer, at, length);
  const strings = (list) => list.map((text) => UTF8.encode(text + "\0"));
  const lists = { args: strings(words), environ: strings(environment) };
  const sizes = (list) => (count, size) => {
    view().setUint32(count, list.length, true);
    view().setUint32(size, list.reduce((sum, text) => sum + text.length, 0), true);
    return 0;
  };
  const get = (list) => (pointers, at) => {
    for (const [i, text] of list.entries()) {
      view().setUint32(pointers + 4 * i, at, true);
      bytes(at, text.length).set(text);
      at += text.length;
    }
    return 0;
  };
  // Does something with each piece of memory that a list of them names; how many bytes that were.
  function each(list, count, done, act) {
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const at = view().getUint32(list + 8 * i, true), length = view().getUint32(list + 8 * i + 4, true);
      const some = act(bytes(at, length));
      sum += some;
      if (some < length) break;
    }
    view().setUint32(done, sum, true);
    return 0;
  }
  const calls = {
    args_sizes_get: sizes(lists.args),
    args_get: get(lists.args),
    environ_sizes_get: sizes(lists.environ),
    environ_get: get(lists.environ),
    fd_read: (file, list, count, done) => file === 0 ? each(list, count, done, read) : BAD_FILE,
    fd_write: (file, list, count, done) => file === 1 || file === 2
      ? each(list, count, done, (piece) => { write(file, piece); return piece.length; }) : BAD_FILE,
    fd_prestat_get: () => BAD_FILE,
    clock_time_get(_clock, _precision, at) {
      view().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    // Nothing here must be unpredictable: with the same words, everything happens again.
    random_get(at, length) { bytes(at, length).fill(7); return 0; },
    proc_exit(code) { throw { code }; },
  };
  const known = { get: (_, name) => calls[name] || (() => NOT_SUPPORTED) };
  return { imports: { wasi_snapshot_preview1: new Proxy({}, known) }, uses: (it) => { memory = it; } };
}

// Runs the command once, in an instance of its own. How it ended: its exit code, or none where it was
// stopped by a trap, as after a panic; and what it said on its standard error.
function command(module, words, environment, input, output) {
  const said = [];
  const write = (file, piece) => file === 1 ? output(piece.slice()) : said.push(piece.slice());
  const it = system(["live", ...words], environment, input, write);
  const instance = new WebAssembly.Instance(module, it.imports);
  it.uses(instance.exports.memory);
  let code = 0, trap = "";
  try {
    /** @type {() => void} */ (instance.exports._start)();
  } catch (end) {
    code = end.code ?? null;
    if (code === null) trap = String(end.message);
  }
  return { code, trap, said: text(said).trim() };
}

function text(pieces) {
  const decoder = new TextDecoder();
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join("") + decoder.decode();
}

const nothing = () => 0;

// Runs, and hands on what is recorded. The recorder writes its first lines one by one, so that
// nothing is lost of a run that falls silent; with a message for each, small runs took twice as long.
function run({ module, words, environment, to }) {
  let waiting = [], length = 0, last = performance.now();
  const send = () => {
    if (length) to.postMessage({ pieces: waiting });
    [waiting, length, last] = [[], 0, performance.now()];
  };
  const output = (piece) => {
    waiting.push(piece);
    length += piece.length;
    if (length > 1 << 16 || performance.now() - last > 2) send();
  };
  const ended = command(module, ["run", ...words], environment, nothing, output);
  send();
  to.postMessage({ ended });
}

// What was recorded of the run that is drawn, or is to be drawn; it stays here, as it may be large.
let recording = [], answer = 0;

function take({ from, number }) {
  [recording, answer] = [[], number];
  from.onmessage = ({ data }) => {
    if (answer !== number) return;
    if (data.pieces) recording.push(...data.pieces);
    if (data.ended) self.postMessage({ number, ended: data.ended });
  };
}

function draw({ module, words, number }) {
  let piece = 0, at = 0;
  const input = (place) => {
    while (piece < recording.length && at === recording[piece].length) [piece, at] = [piece + 1, 0];
    if (piece === recording.length) return 0;
    const some = recording[piece].subarray(at, at + place.length);
    place.set(some);
    at += some.length;
    return some.length;
  };
  const drawn = [];
  const ended = command(module, ["draw", ...words], [], input, (piece) => drawn.push(piece));
  self.postMessage({ number, drawn: ended.code === 0 ? JSON.parse(text(drawn)) : null, ended });
}

// Answers what a page asks about a game.
function play({ module, words, number }) {
  const pieces = [];
  const ended = command(module, ["play", ...words], [], nothing, (piece) => pieces.push(piece));
  self.postMessage({ number, answer: ended.code === 0 ? JSON.parse(text(pieces)) : null, ended });
}

// How many bytes are loaded, which the book says when it is built: no host need send it.
const SIZE = 0;

// Loads the program, reports how much of it has arrived, and unpacks it. The book compresses the file itself, since not every
// host compresses what it sends.
async function load({ program }) {
  try {
    const answer = await fetch(program);
    if (!answer.ok) throw new Error(String(answer.status));
    const packed = await whole(answer.body.getReader());
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    self.postMessage({ module: await WebAssembly.compile(await new Response(unpacked).arrayBuffer()) });
  } catch (error) {
    self.postMessage({ trouble: error.message });
  }
}

async function whole(reader) {
  const pieces = [];
  let loaded = 0;
  const say = () => self.postMessage({ loaded, size: SIZE });
  say();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    loaded += next.value.length;
    say();
  }
  const all = new Uint8Array(loaded);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

self.onmessage = ({ data }) => ({ load, run, take, draw, play })[data.what](data);
