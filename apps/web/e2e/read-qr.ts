import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator } from "@playwright/test";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
// The package would otherwise fetch its wasm from a CDN.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** Reads a code as a phone's camera does from the screen, with the scanner's own decoder. */
export async function readQr(drawn: Locator): Promise<string | undefined> {
  const [found] = await readBarcodes(new Uint8Array(await drawn.screenshot()), { formats: ["QRCode"] });
  return found?.text;
}
