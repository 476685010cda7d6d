import lighthouse from "lighthouse";
import { freePort } from "../../../scripts/services/free-port.mjs";
import { openBrowser, say } from "./browser.ts";

const PAGES = ["/", "/tickets", "/gespeelde-stukken", "/contact"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const AIM = 95;
/** One look depends on what else the machine does; of five the middle one counts, as Lighthouse itself advises. */
const LOOKS = Number(process.env["LOOKS"] ?? 5);

/** Lighthouse's own phone profile (a slow phone on slow 4G) on the public pages. @returns whether all reach 95 */
export async function benchLighthouse(base: string): Promise<boolean> {
  const port = await freePort();
  const browser = await openBrowser(port);
  let reached = true;
  say(`Lighthouse, phone profile, middle of ${LOOKS}; aim ${AIM}`);
  try {
    for (const path of PAGES) {
      const looks: Look[] = [];
      for (let look = 0; look < LOOKS; look += 1) looks.push(await visit(base + path, port));
      const scores = CATEGORIES.map((category) => middle(looks.map(({ score }) => score(category))));
      if (scores.some((score) => score < AIM)) reached = false;
      const line = CATEGORIES.map((category, index) => `${category} ${scores[index]}`).join(", ");
      say(`${path.padEnd(20)} ${line}`);
      const wrong = new Set(looks.flatMap((look) => look.wrong));
      for (const words of wrong) say(`  ${words}`);
    }
  } finally {
    await browser.close();
  }
  return reached;
}

interface Look {
  /** What did not go well, in Lighthouse's names. */
  wrong: string[];
  /** From 0 to 100. */
  score: (category: string) => number;
}

async function visit(url: string, port: number): Promise<Look> {
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse saw nothing at ${url}.`);
  const { categories, audits } = result.lhr;
  const wrong = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative")
    .map(({ id, displayValue }) => `${id}${displayValue === undefined ? "" : ` ${displayValue}`}`);
  return { wrong, score: (category) => Math.round((categories[category]?.score ?? 0) * 100) };
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
