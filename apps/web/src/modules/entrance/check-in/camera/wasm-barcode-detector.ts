import { BarcodeDetector, type DetectedBarcode, prepareZXingModule } from "barcode-detector/ponyfill";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

let loaded = false;
// Set before the first detection: by default the package fetches its wasm from a CDN.
prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true }).then(
  () => (loaded = true),
  () => undefined,
);

/** Detects nothing until the wasm is loaded; if loading fails, html5-qrcode's own reader does the work. */
export class WasmBarcodeDetector extends BarcodeDetector {
  override async detect(image: Parameters<BarcodeDetector["detect"]>[0]): Promise<DetectedBarcode[]> {
    return loaded ? super.detect(image) : [];
  }
}
