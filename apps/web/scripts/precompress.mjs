/** Writes the compressed copies that files of dist (or the argument) lack. */
import { join, resolve } from "node:path";
import { precompress } from "../vite/precompress.ts";

await precompress(resolve(process.argv[2] ?? join(import.meta.dirname, "../dist")));
