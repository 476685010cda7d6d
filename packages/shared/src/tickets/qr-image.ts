import QRCode from "qrcode";

const SIDE_PIXELS = 300;

/** Draws a QR code locally as a PNG data URL (300 × 300, quiet zone, error correction M; decisions, section 6). */
export function qrDataUrl(content: string): Promise<string> {
  return QRCode.toDataURL(content, { errorCorrectionLevel: "M", margin: 4, width: SIDE_PIXELS });
}
