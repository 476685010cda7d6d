import QRCode from "qrcode";

const SIDE_PIXELS = 300;

/**
 * A QR code as a PNG data URL of 300 × 300 pixels with its quiet zone, error correction M, made where this runs:
 * no image service is ever asked (decisions, section 6). The same in the API and in the browser.
 */
export function qrDataUrl(content: string): Promise<string> {
  return QRCode.toDataURL(content, { errorCorrectionLevel: "M", margin: 4, width: SIDE_PIXELS });
}
