/**
 * Builds the web app into dist (or the folder named as the first argument): the app itself, the public pages drawn
 * beforehand, and a compressed copy of everything. `npm run build -w @podium/web`.
 */
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { drawPages } from "../vite/draw-pages.ts";
import { pageModules } from "../vite/page-modules.ts";
import { precompress } from "../vite/precompress.ts";

const root = join(import.meta.dirname, "..");
const dist = resolve(process.argv[2] ?? join(root, "dist"));
const drawing = join(root, "node_modules", ".drawing");

await build({ root, build: { outDir: dist, emptyOutDir: true } });
await build({
  root,
  logLevel: "warn",
  build: {
    ssr: "src/app/prerender.tsx",
    outDir: drawing,
    emptyOutDir: true,
    manifest: false,
    sourcemap: false,
    copyPublicDir: false,
  },
});
const drawn = /** @type {import("../vite/draw-pages.ts").Drawing} */ (
  await import(pathToFileURL(join(drawing, "prerender.js")).href)
);
await drawPages(dist, drawn, pageModules);
await rm(drawing, { recursive: true });
await precompress(dist);
