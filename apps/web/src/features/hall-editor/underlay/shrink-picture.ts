/** On the longest side: enough to draw after, small enough to send. */
const MOST_PIXELS = 2000;
const QUALITY = 0.82;

interface Picture {
  /** A data URL. */
  readonly picture: string;
  /** CSS pixels of the shrunk picture. */
  readonly width: number;
  readonly height: number;
}

/** A photo or scan as a WebP or JPEG that is not too large. @throws Error with a Dutch sentence for the screen */
export async function shrinkPicture(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap)
    throw new Error(
      "Dit bestand is geen foto of afbeelding die uw browser kent. Kies een PNG-, JPEG- of WebP-bestand.",
    );
  const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Uw browser kan deze afbeelding niet verkleinen. Probeer een andere browser.");
  // JPEG has no transparency: what is not drawn would be black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // A browser without WebP makes a PNG, which is far larger.
  const webp = canvas.toDataURL("image/webp", QUALITY);
  const picture = webp.startsWith("data:image/webp") ? webp : canvas.toDataURL("image/jpeg", QUALITY);
  return { picture, width: canvas.width, height: canvas.height };
}
