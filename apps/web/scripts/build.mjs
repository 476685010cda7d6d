/** Builds the app, the prerendered pages and a compressed copy of every file into dist (or the first argument). */
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { precompress } from "../vite/precompress.ts";
import { prerenderPages } from "../vite/prerender-pages.ts";

const root = join(import.meta.dirname, "..");
const dist = resolve(process.argv[2] ?? join(root, "dist"));
const ssr = join(root, "node_modules", ".prerender");

await build({ root, build: { outDir: dist, emptyOutDir: true } });
await build({
  root,
  logLevel: "warn",
  build: {
    ssr: "src/app/prerender.tsx",
    outDir: ssr,
    emptyOutDir: true,
    manifest: false,
    sourcemap: false,
    copyPublicDir: false,
  },
});
const prerenderer = /** @type {import("../vite/prerender-pages.ts").Prerenderer} */ (
  await import(pathToFileURL(join(ssr, "prerender.js")).href)
);
await prerenderPages(dist, prerenderer);
await rm(ssr, { recursive: true });
await precompress(dist);
