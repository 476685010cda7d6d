import type { BarcodeDetector } from "barcode-detector/ponyfill";

/** Adds a `BarcodeDetector` to `window` if the browser has none for QR codes. @returns whether there is one now */
export async function provideBarcodeDetector(): Promise<boolean> {
  try {
    if (await readsQrCodes()) return true;
    const { WasmBarcodeDetector } = await import("./wasm-barcode-detector.ts");
    Object.assign(window, { BarcodeDetector: WasmBarcodeDetector });
    return true;
  } catch {
    return false;
  }
}

async function readsQrCodes(): Promise<boolean> {
  const { BarcodeDetector: native } = window as { BarcodeDetector?: typeof BarcodeDetector };
  return (await native?.getSupportedFormats())?.includes("qr_code") === true;
}
