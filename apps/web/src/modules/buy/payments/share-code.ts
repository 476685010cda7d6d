import { payment } from "#messages/nl/payment.ts";
import { saveFile, shareFile } from "#ui/save-file.ts";

/** Width in pixels, large enough for banking apps, which read the code from a photo. */
const WIDTH = 800;

async function drawCode(text: string): Promise<Blob> {
  const { toCanvas } = await import("qrcode");
  const canvas = document.createElement("canvas");
  await toCanvas(canvas, text, { errorCorrectionLevel: "M", margin: 4, width: WIDTH });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The QR code could not be drawn."))), "image/png");
  });
}

/**
 * Shares a QR code as a picture with an app of this device, or saves it if the browser cannot share.
 * @returns the saved file; null if it was shared, or if the visitor closed the list of apps
 */
export async function shareCode(text: string): Promise<File | null> {
  const blob = await drawCode(text);
  const name = payment().codeFile;
  if (await shareFile(new File([blob], name, { type: blob.type }))) return null;
  return saveFile(name, blob);
}
