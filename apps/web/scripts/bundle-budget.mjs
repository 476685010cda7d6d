/** Checks the gzipped kB that the public pages and /scan load first; exits with 1 over a limit. Needs a build. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { publicPages } from "../vite/prepare-pages.ts";

/**
 * Limits a little above each page's size, so that growth is a decision. Each page has the paths and errors of every
 * call (3.5 kB), and the catalogue of sentences with the languages' addresses (1.9 to 3.1 kB, decision 048).
 * @type {Record<string, number>}
 */
const LIMITS = {
  "/": 132.5,
  "/gespeelde-stukken": 127.3,
  // Includes the names of seats and the live connection, which the hall and other pages need as well.
  "/voorstelling/:slug": 139.0,
  "/tickets": 127.3,
  "/over-ons": 120.4,
  // Includes the code that fills in a society's placeholders.
  "/contact": 123.5,
  "/login": 121.4,
  "/register": 121.1,
  // Includes the text about which data is stored, and for how long.
  "/privacy": 124.6,
  "/voorwaarden": 122.6,
  // Includes its own sentences and the criteria that the tests check.
  "/toegankelijkheid": 123.6,
  // Includes the seat names and ticket numbers of any hall; scans of other tabs, and cancelled shows (1.3 kB); products
  // to hand out, also offline (4.3 kB); the button of the evacuation sheet, whose code loads beside it (0.3 kB).
  "/scan": 166.0,
};

const HALL = "src/pages/tickets-hall.tsx";
const NEXT_SHOW = "src/modules/visit/shows/next-show-card.tsx";
const LIVE_CONNECTION = "socket.io-client";
const CAMERA = ["node_modules/html5-qrcode", "wasm-barcode-detector.ts"];
/** Modules that a page fetches once it is there. @type {Record<string, { modules: string[], limit: number }>} */
const LATER = {
  "/": { modules: [NEXT_SHOW, LIVE_CONNECTION], limit: 15.9 },
  // Draws any hall (25 kB without sockets). Prices per zone (0.4 kB) cannot load later: they are in seats' labels.
  // The button to continue without a password (0.6 kB) is a file of its own, because /login has it too.
  // Packed plans, areas and sections of a large hall, with the rules of plans that /tickets had before: 12 kB.
  // The link of an actor, whose seats the plan shows as free, and its place in the address: 1.8 kB.
  "/tickets": { modules: [HALL, LIVE_CONNECTION], limit: 58.4 },
  "/contact": { modules: ["src/modules/visit/contact/contact-form.tsx"], limit: 19.4 },
  "/login": { modules: ["src/modules/account/users/login-form.tsx"], limit: 23 },
  "/register": { modules: ["src/modules/account/users/register-form.tsx"], limit: 20.1 },
  "/scan": { modules: CAMERA, limit: 590 },
};

/** The limit of each translation's chunk, which has all sentences of visitors' pages and loads beside the page. */
const LANGUAGES = new Map([
  ["src/messages/fr.ts", 28.2],
  ["src/messages/en.ts", 25.5],
]);

const dist = process.argv[2] ?? join(import.meta.dirname, "..", "dist");

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], assets?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */
const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8")));

/** The key of a chunk in the manifest, by its module or a part of the module's path. @param {string} name */
function find(name) {
  const key = manifest[name] ? name : Object.keys(manifest).find((candidate) => candidate.includes(name));
  if (!key) throw new Error(`The build has no "${name}": the budget would count too little.`);
  return key;
}

/** The files of these chunks and their static imports. @param {string[]} keys @param {Set<string>} files */
function filesOf(keys, files = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) files.add(file);
    filesOf(chunk.imports ?? [], files);
  }
  return files;
}

/** @type {(from: string, to: string, seen?: Set<string>) => boolean} whether a chunk imports another, however far */
function reaches(from, to, seen = new Set()) {
  return (manifest[from]?.imports ?? []).some((next) => {
    if (next === to) return true;
    if (seen.has(next)) return false;
    seen.add(next);
    return reaches(next, to, seen);
  });
}

/** Returns the gzipped size in kB. @param {string[]} files */
function weigh(files) {
  const scripts = files.filter((file) => /\.(?:js|wasm)$/.test(file));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1000;
}

const html = readFileSync(join(dist, "pages", "template.html"), "utf8");
const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? "");
if (named.length === 0) throw new Error("template.html names no script: the budget would count too little.");
// Every page loads what the first script imports (src/app/bootstrap.ts), and each language only for its readers.
const started = manifest["index.html"]?.dynamicImports ?? [];
const base = [
  ...filesOf(
    started.filter((key) => !LANGUAGES.has(key)),
    new Set(named),
  ),
];
if (base.length === named.length)
  throw new Error("The first script imports nothing: the budget would count too little.");

let failed = false;
const pages = new Map([...publicPages, ["/scan", { module: "src/pages/scan.tsx" }]]);
for (const [path, { module }] of pages) {
  const first = [...filesOf([find(module)], new Set(base))];
  const later = LATER[path];
  const laterFiles = [...filesOf((later?.modules ?? []).map(find))].filter((file) => !first.includes(file));
  const sizes = [
    { what: path, size: weigh(first), limit: LIMITS[path] ?? 0 },
    ...(later ? [{ what: "  after it", size: weigh(laterFiles), limit: later.limit }] : []),
  ];
  for (const { what, size, limit } of sizes) {
    failed ||= size > limit;
    console.log(
      `${size > limit ? "OVER" : "  ok"} ${size.toFixed(1).padStart(6)} of ${limit.toFixed(1).padStart(5)} kB  ${what}`,
    );
  }
}

for (const [key, limit] of LANGUAGES) {
  const size = weigh([...filesOf([find(key)])].filter((file) => !base.includes(file)));
  failed ||= size > limit;
  console.log(
    `${size > limit ? "OVER" : "  ok"} ${size.toFixed(1).padStart(6)} of ${limit.toFixed(1).padStart(5)} kB  ${key}`,
  );
}

/** Chunks that import each other in a circle, which may fail to evaluate; groups of vite.config.ts can cause them. */
const circles = Object.keys(manifest).filter((key) => reaches(key, key));
if (circles.length > 0) console.log(`OVER  These chunks import each other in a circle: ${circles.join(", ")}`);

const heavy = Object.keys(manifest).filter(
  (key) => /jspdf|html5-qrcode|wasm|charts|html2canvas|purify/.test(key) && base.includes(manifest[key]?.file ?? ""),
);
if (heavy.length > 0) console.log(`OVER  Every page loads ${heavy.join(", ")}`);
process.exitCode = failed || circles.length > 0 || heavy.length > 0 ? 1 : 0;
