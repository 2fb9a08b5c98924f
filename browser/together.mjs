// The short files of tests, one after the other in one process: see `run.mjs`.

import { pathToFileURL } from "node:url";

for (const file of JSON.parse(process.env.TOGETHER)) await import(pathToFileURL(file));
