/**
 * What a visitor's browser loads for the first sight of each public page, gzipped JavaScript only, against the budget
 * of 130 kB. Reads the build's own manifest: run `npm run build -w @podium/web` before. Ends with 1 when a page is over it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { pageModules } from "../vite/page-modules.ts";

const BUDGET = 130_000;
const dist = process.argv[2] ?? join(import.meta.dirname, "..", "dist");

/** What pages fetch by themselves once they are drawn: shown, but no part of the first load. */
const LIVE_CONNECTION = "socket.io-client";
const live = new Set(["/", "/tickets"]);

/** @typedef {Record<string, { file: string, imports?: string[], dynamicImports?: string[] }>} Manifest */
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

const html = readFileSync(join(dist, "pages", "app.html"), "utf8");
const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? "");
if (named.length === 0) throw new Error("app.html names no script: the budget would count too little.");
// What the first script asks for once the page has been painted (src/app/bootstrap.ts) comes on every page too.
const begun = [...filesOf(manifest["index.html"]?.dynamicImports ?? [], new Set(named))];
if (begun.length === named.length)
  throw new Error("The first script asks for nothing: the budget would count too little.");

let over = 0;
for (const [path, page] of pageModules) {
  const first = filesOf([find(page)], new Set(begun));
  const later = live.has(path) ? [...filesOf([find(LIVE_CONNECTION)])].filter((file) => !first.has(file)) : [];
  const total = weigh(first);
  if (total > BUDGET) over += 1;
  const then = later.length > 0 ? `, then ${kilobytes(weigh(later))} for the live connection` : "";
  console.log(`${total > BUDGET ? "OVER" : "  ok"} ${kilobytes(total).padStart(9)}  ${path}${then}`);
}

// What only some screens need must not be fetched by the first page.
const heavy = begun.filter((href) => /jspdf|html5-qrcode|recharts|html2canvas|purify/.test(href));
if (heavy.length > 0) console.log(`OVER  Every page begins with ${heavy.join(", ")}`);

console.log(`Budget: ${kilobytes(BUDGET)} of gzipped JavaScript for the first load of a public page.`);
process.exitCode = over > 0 || heavy.length > 0 ? 1 : 0;
