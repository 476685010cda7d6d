import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { root } from "../../../scripts/setup/paths.mjs";
import { median } from "#bench/figures.ts";
import { openBrowser } from "./browser.ts";
import { type Frame, KINDS, makeFrames, SIDE } from "./scanner-frames.ts";

/** Share of the frames that the detector must read, a little below the measured one. */
const AIM = 0.8;

interface Reading {
  kind: string;
  /** In ms; `own` is the library's own reader. */
  own: { read: boolean; duration: number };
  detector: { read: boolean; duration: number };
}

export async function benchScanner(base: string): Promise<boolean> {
  const browser = await openBrowser();
  try {
    const page = await (await browser.newContext({ baseURL: base })).newPage();
    // The content policy of this page allows wasm.
    await page.goto("/scan");
    await openReaders(page);
    const frames = makeFrames();
    const read = (frame: Frame): Promise<Reading> => page.evaluate(readFrame, { frame, side: SIDE });
    // The detector reads nothing until its wasm has loaded.
    await expect.poll(async () => frames[0] && (await read(frames[0])).detector.read).toBe(true);
    const readings: Reading[] = [];
    for (const frame of frames) readings.push(await read(frame));
    for (const kind of KINDS)
      report(
        kind,
        readings.filter((reading) => reading.kind === kind),
      );
    report("all", readings);
    return readings.filter(({ detector }) => detector.read).length >= AIM * readings.length;
  } finally {
    await browser.close();
  }
}

function report(kind: string, readings: Reading[]): void {
  const figures = (["own", "detector"] as const).map((reader) => {
    const read = readings.filter((reading) => reading[reader].read).length;
    return `${read} in ${median(readings.map((reading) => reading[reader].duration)).toFixed(1)} ms`;
  });
  const [own = "", detector = ""] = figures;
  console.log(
    `Scanner, ${kind}: of ${readings.length} frames html5-qrcode itself reads ${own}, the wasm detector ${detector}`,
  );
}

/** Private parts of the library. */
interface Library {
  Html5Qrcode: new (elementId: string, options: object) => { qrcode: { primaryDecoder: Decoder } };
}

interface Decoder {
  decodeAsync(canvas: HTMLCanvasElement): Promise<{ text: string }>;
}

interface Readers {
  own: Decoder;
  detector: Decoder;
}

async function openReaders(page: Page): Promise<void> {
  const text = readFileSync(join(root, "apps/web/dist/.vite/manifest.json"), "utf8");
  // The manifest comes from this project's build, so its type is known.
  const manifest = Object.entries(JSON.parse(text) as Record<string, { file: string }>);
  const [library, detector] = ["/html5-qrcode/", "/wasm-barcode-detector.ts"].map((name) => {
    const chunk = manifest.find(([key]) => key.includes(name));
    if (!chunk) throw new Error(`The build has no ${name}.`);
    return `/${chunk[1].file}`;
  });
  await page.evaluate(
    async ({ libraryUrl = "", detectorUrl = "" }) => {
      const { Html5Qrcode } = (await import(libraryUrl)) as Library;
      const { WasmBarcodeDetector } = (await import(detectorUrl)) as Record<string, unknown>;
      const primary = (useBarCodeDetectorIfSupported: boolean): Decoder =>
        new Html5Qrcode("root", { formatsToSupport: [0], useBarCodeDetectorIfSupported }).qrcode.primaryDecoder;
      const own = primary(false);
      Object.assign(window, { BarcodeDetector: WasmBarcodeDetector });
      Object.assign(window, { readers: { own, detector: primary(true) } satisfies Readers });
    },
    { libraryUrl: library, detectorUrl: detector },
  );
}

/** Runs in the page. */
async function readFrame({ frame, side }: { frame: Frame; side: number }): Promise<Reading> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [side, side];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("The browser has no canvas.");
  const image = context.createImageData(side, side);
  for (const [index, value] of Uint8Array.fromBase64(frame.luma).entries())
    image.data.set([value, value, value, 255], index * 4);
  context.putImageData(image, 0, 0);
  const { readers } = window as unknown as { readers: Readers };
  const read = async (decoder: Decoder): Promise<Reading["own"]> => {
    const begun = performance.now();
    const text = await decoder.decodeAsync(canvas).then(
      (result) => result.text,
      () => "",
    );
    return { read: text === frame.text, duration: performance.now() - begun };
  };
  return { kind: frame.kind, own: await read(readers.own), detector: await read(readers.detector) };
}
