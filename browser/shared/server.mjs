// Serves a folder on this machine only, as a host of plain files does: pages are asked for anew, and what they load is kept by
// a browser for a while.

import fs from "node:fs";
import http from "node:http";
import path from "node:path";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

// What our own servers let a page load and run: what breaks under it here breaks for readers, too.
const POLICY = fs.readFileSync(new URL("../../crates/mdbook-course/src/policy.txt", import.meta.url), "utf8").trim();

/** Serves `folder` at a free port, and says at which address and how to end it. */
export async function serve(folder) {
  const server = http.createServer((asked, answer) => {
    const { pathname } = new URL(asked.url, "http://127.0.0.1");
    let file = path.join(folder, decodeURIComponent(pathname));
    if (pathname.endsWith("/")) file = path.join(file, "index.html");
    const inside = !path.relative(folder, file).startsWith("..");
    if (!inside || !fs.statSync(file, { throwIfNoEntry: false })?.isFile()) {
      answer.writeHead(404, { "content-type": "text/plain" }).end("there is no such file");
      return;
    }
    const type = path.extname(file);
    const kept = type === ".html" ? "no-cache" : "max-age=3600";
    answer.writeHead(200, {
      "content-type": TYPES[type] ?? "application/octet-stream",
      "cache-control": kept,
      "content-security-policy": POLICY,
      "x-content-type-options": "nosniff",
    });
    answer.end(fs.readFileSync(file));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, close };
}
