/**
 * What a visitor's browser loads for the first sight of each public page, gzipped JavaScript only, against the budget
 * of 130 kB. Reads the build's own manifest: run `npm run build -w @podium/web` before. Ends with 1 when a page is over it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const BUDGET = 130_000;
const dist = process.argv[2] ?? join(import.meta.dirname, "..", "dist");

/**
 * The module of each public page, and what it fetches by itself once it is drawn: shown, but no part of the first load.
 * @type {Record<string, { page: string, afterwards: string[] }>}
 */
const pages = {
  "/": { page: "src/pages/home.tsx", afterwards: ["socket.io-client"] },
  "/tickets": { page: "src/pages/tickets.tsx", afterwards: ["socket.io-client"] },
  "/gespeelde-stukken": { page: "src/pages/plays.tsx", afterwards: [] },
  "/over-ons": { page: "src/pages/about.tsx", afterwards: [] },
  "/contact": { page: "src/pages/contact.tsx", afterwards: [] },
  "/login": { page: "src/pages/login.tsx", afterwards: [] },
  "/register": { page: "src/pages/register.tsx", afterwards: [] },
  "/privacy": { page: "src/pages/privacy.tsx", afterwards: [] },
  "/voorwaarden": { page: "src/pages/terms.tsx", afterwards: [] },
};

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */
const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8")));

/**
 * A chunk of the manifest by its name, or the one whose name holds the given words.
 * @param {string} name
 */
function find(name) {
  const key = manifest[name] ? name : Object.keys(manifest).find((candidate) => candidate.includes(name));
  if (!key) throw new Error(`The build has no "${name}": the budget would count too little.`);
  return key;
}

/**
 * Every file that loading these chunks loads, without what they import dynamically.
 * @param {string[]} keys
 * @param {Set<string>} files
 */
function filesOf(keys, files = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    filesOf(chunk.imports ?? [], files);
  }
  return files;
}

/** @param {Iterable<string>} files */
function weigh(files) {
  const scripts = [...files].filter((file) => file.endsWith(".js"));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const entry = find("index.html");
let over = 0;
for (const [path, { page, afterwards }] of Object.entries(pages)) {
  const first = filesOf([entry, find(page)]);
  const later = [...filesOf(afterwards.map((name) => find(name)))].filter((file) => !first.has(file));
  const total = weigh(first);
  if (total > BUDGET) over += 1;
  const then = later.length > 0 ? `, then ${kilobytes(weigh(later))} for the live connection` : "";
  console.log(`${total > BUDGET ? "OVER" : "  ok"} ${kilobytes(total).padStart(9)}  ${path}${then}`);
}

// What only some screens need must not be fetched by the first page.
const html = readFileSync(join(dist, "index.html"), "utf8");
const preloaded = [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href]) => href ?? "");
const heavy = preloaded.filter((href) => /jspdf|html5-qrcode|recharts|html2canvas|purify/.test(href));
if (heavy.length > 0) console.log(`OVER  index.html preloads ${heavy.join(", ")}`);

console.log(`Budget: ${kilobytes(BUDGET)} of gzipped JavaScript for the first load of a public page.`);
process.exitCode = over > 0 || heavy.length > 0 ? 1 : 0;
