/** Turns the API, and what it uses of the shared package, into JavaScript in dist (or the first argument). */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join, relative, resolve } from "node:path";

const repository = join(import.meta.dirname, "../../..");
const dist = resolve(process.argv[2] ?? join(repository, "apps/api/dist"));
const shared = join(dist, "shared");

const SPECIFIER = /(\b(?:from|import) ?\(? ?)"(?:(\.[^"]+|#[^"]+)\.ts|@podium\/shared\/([^"]+))"/g;

/**
 * Types become spaces, so that an error names the lines and columns of the source.
 * @param {string} source
 * @param {string} folder where its JavaScript goes
 * @param {string} root of its package's JavaScript
 */
function toJavaScript(source, folder, root) {
  return stripTypeScriptTypes(source).replaceAll(SPECIFIER, (_, before, own, ofShared) => {
    const [from, path] = [String(before), String(own ?? ofShared)];
    if (path.startsWith(".")) return `${from}"${path}.js"`;
    const target = ofShared ? join(shared, path) : join(root, path.slice(1));
    return `${from}"./${relative(folder, target)}.js"`;
  });
}

/**
 * @param {string} source
 * @param {string} target
 */
async function build(source, target) {
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const folder = join(target, relative(source, entry.parentPath));
    if (!entry.isFile() || entry.name.endsWith(".test.ts")) continue;
    await mkdir(folder, { recursive: true });
    if (!entry.name.endsWith(".ts")) await copyFile(file, join(folder, entry.name));
    else
      await writeFile(
        join(folder, entry.name.replace(/\.ts$/, ".js")),
        toJavaScript(await readFile(file, "utf8"), folder, target),
      );
  }
}

await rm(dist, { recursive: true, force: true });
await build(join(repository, "apps/api/src"), dist);
await build(join(repository, "packages/shared/src"), shared);
