import { BarcodeDetector, type DetectedBarcode, prepareZXingModule } from "barcode-detector/ponyfill";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

let loaded = false;
// Before anything is detected: the package would fetch its wasm from a CDN.
prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true }).then(
  () => (loaded = true),
  () => undefined,
);

/** Sees nothing until its wasm is there; where that is refused, the scanner has html5-qrcode's own reader. */
export class WasmBarcodeDetector extends BarcodeDetector {
  override async detect(image: Parameters<BarcodeDetector["detect"]>[0]): Promise<DetectedBarcode[]> {
    return loaded ? super.detect(image) : [];
  }
}
