import { afterEach, beforeEach, expect, it, vi } from "vitest";

const wasm = vi.hoisted(() => ({
  load: async () => {},
  overrides: [] as unknown[],
  detect: vi.fn<(image: unknown) => Promise<unknown>>(),
}));
vi.mock("barcode-detector/ponyfill", () => ({
  BarcodeDetector: class {
    detect(image: unknown): unknown {
      return wasm.detect(image);
    }
  },
  prepareZXingModule(options: unknown) {
    wasm.overrides.push(options);
    return wasm.load();
  },
}));

const code = { rawValue: "reservation:1" };
const native = (formats: string[]) => ({ getSupportedFormats: async () => formats });

async function provide(): Promise<boolean> {
  const { provideBarcodeDetector } = await import("./barcode-detector.ts");
  return provideBarcodeDetector();
}

function detect(): Promise<unknown> {
  const Detector = Reflect.get(window, "BarcodeDetector") as new () => { detect: (image: unknown) => Promise<unknown> };
  return new Detector().detect(document.createElement("canvas"));
}

beforeEach(() => {
  vi.resetModules();
  wasm.load = async () => {};
  wasm.overrides.length = 0;
  wasm.detect.mockReset().mockResolvedValue([code]);
});
afterEach(() => void Reflect.deleteProperty(window, "BarcodeDetector"));

it("leaves a browser its own detector when that reads QR codes, and loads no wasm", async () => {
  const own = native(["qr_code", "ean_13"]);
  Object.assign(window, { BarcodeDetector: own });
  expect(await provide()).toBe(true);
  expect(Reflect.get(window, "BarcodeDetector")).toBe(own);
  expect(wasm.overrides).toEqual([]);
});

it.each([[undefined], [native(["ean_13"])]])(
  "gives one of wasm from this site to a browser that has %o",
  async (own) => {
    if (own) Object.assign(window, { BarcodeDetector: own });
    expect(await provide()).toBe(true);
    expect(await detect()).toEqual([code]);
    const [{ overrides }] = wasm.overrides as [{ overrides: { locateFile: (name: string) => string } }];
    expect(overrides.locateFile("zxing_reader.wasm")).toMatch(/^\/(?!\/).*\.wasm$/);
  },
);

it("sees nothing, instead of failing, where the wasm does not load", async () => {
  wasm.load = () => Promise.reject(new Error("refused"));
  expect(await provide()).toBe(true);
  expect(await detect()).toEqual([]);
  expect(wasm.detect).not.toHaveBeenCalled();
});
