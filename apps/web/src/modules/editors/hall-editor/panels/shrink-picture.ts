/** Length of the longest side: sharp enough to trace, small enough to upload. */
const MOST_PIXELS = 2000;
const QUALITY = 0.82;

interface Picture {
  /** A data URL. */
  readonly picture: string;
  /** CSS pixels of the shrunk picture. */
  readonly width: number;
  readonly height: number;
}

/** Shrinks a photo or scan to a WebP or JPEG. @throws Error with a Dutch sentence for the screen */
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
  // JPEG has no transparency: transparent parts would turn black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Browsers without WebP produce a PNG here, which is far larger.
  const webp = canvas.toDataURL("image/webp", QUALITY);
  const picture = webp.startsWith("data:image/webp") ? webp : canvas.toDataURL("image/jpeg", QUALITY);
  return { picture, width: canvas.width, height: canvas.height };
}
