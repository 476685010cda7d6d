import { type Dirent, existsSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(?:js|css|svg|json|wasm|ttf|webmanifest|txt)$/;
const SMALLEST = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes each copy whole before it appears, as the server may be sending these files meanwhile. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // The server only draws pages with the files of this folder, and never sends them.
  const isSent = ({ parentPath }: Dirent) => !parentPath.startsWith(join(folder, "pages"));
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && isSent(entry));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    put(`${file}.br`, () => toBrotli(content, { params })),
    put(`${file}.gz`, () => toGzip(content, { level: 9 })),
  ]);
}

async function put(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return;
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, await make());
  await rename(partial, file);
}
