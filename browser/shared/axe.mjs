// What axe-core finds on a page: rules of accessibility that a machine can check.

import fs from "node:fs";
import { createRequire } from "node:module";

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Each violation on the page with all boxes open, in a sentence: the rule, where, and what would help. */
export async function violations(tab) {
  await tab.unfold();
  if (!(await tab.ask(() => "axe" in window))) await tab.ask(AXE);
  const found = await tab.ask(async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => ({
      rule: id,
      many: nodes.length,
      where: nodes[0].target.join(" "),
      help: nodes[0].failureSummary.replace(/\s+/g, " "),
    }));
  });
  return found.map(({ rule, many, where, help }) => `${rule}, ${many} times, first at ${where}: ${help}`);
}
