import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator } from "@playwright/test";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { create } from "qrcode";

const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
// The package would otherwise fetch its wasm from a CDN.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** Reads a code as a phone's camera does from the screen, with the scanner's own decoder. */
export async function readQr(drawn: Locator): Promise<string | undefined> {
  const [found] = await readBarcodes(new Uint8Array(await drawn.screenshot()), { formats: ["QRCode"] });
  return found?.text;
}

const [WIDTH, HEIGHT, SIDE] = [640, 480, 240];
const FRAMES_PER_SECOND = 5;
const [BLACK, WHITE, GREY] = [16, 235, 128];
/** Quiet zone in modules, as the QR standard asks. */
const QUIET = 4;

/** A Y4M that shows each code for some seconds; null is a blank picture. */
export function writeQrVideo(file: string, texts: readonly (string | null)[], seconds = 1): void {
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`);
  const frames = texts.flatMap((text) => Array.from({ length: FRAMES_PER_SECOND * seconds }, () => text));
  writeFileSync(file, Buffer.concat([header, ...frames.map(drawFrame)]));
}

function drawFrame(text: string | null): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  if (text !== null) drawQr(luma, text);
  return Buffer.concat([Buffer.from("FRAME\n"), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
}

function drawQr(luma: Buffer, text: string): void {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const cell = Math.floor(SIDE / (modules.size + 2 * QUIET));
  const start = { x: Math.floor((WIDTH - cell * modules.size) / 2), y: Math.floor((HEIGHT - cell * modules.size) / 2) };
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column) === 0) continue;
      for (let line = 0; line < cell; line++) {
        const from = (start.y + row * cell + line) * WIDTH + start.x + column * cell;
        luma.fill(BLACK, from, from + cell);
      }
    }
  }
}
