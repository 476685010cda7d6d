import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import getPort from "get-port";
import * as z from "zod";
import { median } from "#bench/figures.ts";
import { openBrowser } from "./browser.ts";

const PAGES = ["/", "/tickets", "/gespeelde-stukken", "/contact"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const AIM = 95;
/** Lighthouse advises the median of five runs. */
const RUNS = Number(process.env["LOOKS"] ?? 5);

/** Folder of Lighthouse's package, outside the workspaces, so that `npm start` does not fetch its 150 MB. */
const folder = fileURLToPath(new URL("lighthouse", import.meta.url));

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      displayValue: z.string().optional(),
    }),
  ),
});

async function ensureInstalled(): Promise<void> {
  if (existsSync(`${folder}/node_modules/.package-lock.json`)) return;
  console.log("Installing Lighthouse …");
  await execa("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
}

/** Measures the public pages with Lighthouse's phone profile (slow phone, slow 4G). @returns whether all reach 95 */
export async function benchLighthouse(base: string): Promise<boolean> {
  await ensureInstalled();
  const port = await getPort();
  const browser = await openBrowser(port);
  let reached = true;
  console.log(`Lighthouse, phone profile, median of ${RUNS}; aim ${AIM}`);
  try {
    for (const path of PAGES) {
      const runs: Run[] = [];
      for (let index = 0; index < RUNS; index += 1) runs.push(await visit(base + path, port));
      const scores = CATEGORIES.map((category) => median(runs.map(({ score }) => score(category))));
      if (scores.some((score) => score < AIM)) reached = false;
      const line = CATEGORIES.map((category, index) => `${category} ${scores[index]}`).join(", ");
      console.log(`${path.padEnd(20)} ${line}`);
      for (const failed of new Set(runs.flatMap((run) => run.failed))) console.log(`  ${failed}`);
    }
  } finally {
    await browser.close();
  }
  return reached;
}

interface Run {
  failed: string[];
  /** From 0 to 100. */
  score: (category: string) => number;
}

async function visit(url: string, port: number): Promise<Run> {
  const options = [`--port=${port}`, "--quiet", "--output=json", `--only-categories=${CATEGORIES.join(",")}`];
  const { stdout } = await execa("node", [`${folder}/node_modules/lighthouse/cli/index.js`, url, ...options]);
  const { categories, audits } = reportSchema.parse(JSON.parse(stdout));
  const failed = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative")
    .map(({ id, displayValue }) => `${id}${displayValue === undefined ? "" : ` ${displayValue}`}`);
  return { failed, score: (category) => Math.round((categories[category]?.score ?? 0) * 100) };
}
