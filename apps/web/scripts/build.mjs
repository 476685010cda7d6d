/** Builds the app, and the code with which the server renders pages, into dist (or the argument). */
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { preparePages } from "../vite/prepare-pages.ts";

const root = join(import.meta.dirname, "..");
const dist = resolve(process.argv[2] ?? join(root, "dist"));

await rm(dist, { recursive: true, force: true });
await Promise.all([
  build({ root, build: { outDir: dist, emptyOutDir: false } }),
  build({
    root,
    logLevel: "warn",
    // The container image has only the API's packages, so the others are bundled.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      rolldownOptions: { input: { drawing: "vite/drawing.ts", addresses: "vite/addresses.ts" } },
      outDir: join(dist, "pages", "drawing"),
      emptyOutDir: false,
      manifest: false,
      sourcemap: false,
      copyPublicDir: false,
    },
  }),
]);
const { addresses } = /** @type {typeof import("../vite/addresses.ts")} */ (
  await import(pathToFileURL(join(dist, "pages", "drawing", "addresses.js")).href)
);
await preparePages(dist, addresses);
