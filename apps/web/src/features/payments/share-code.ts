import { payment } from "#messages/nl/payment.ts";
import { saveFile } from "#ui/save-file.ts";
import { shareFile } from "#ui/share-file.ts";

/** Wide enough for the readers of banking apps, which get it as a photo. */
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
 * Hands a QR code as a picture to an app of this device, or saves it where the browser did not share it.
 * @returns what it saved; null: it was shared, or who closed the list of apps wants neither
 */
export async function shareCode(text: string): Promise<File | null> {
  const blob = await drawCode(text);
  const name = payment().codeFile;
  if (await shareFile(new File([blob], name, { type: blob.type }))) return null;
  return saveFile(name, blob);
}
