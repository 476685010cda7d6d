import { writeFileSync } from "node:fs";
import { create } from "qrcode";

const [WIDTH, HEIGHT, SIDE] = [640, 480, 240];
const FRAMES_PER_SECOND = 5;
const [BLACK, WHITE, GREY] = [16, 235, 128];
/** Quiet zone in modules, as the QR standard asks. */
const QUIET = 4;

/** A Y4M that shows each code for some seconds; null is a blank picture. */
export function writeQrVideo(file: string, texts: readonly (string | null)[], seconds = 1): void {
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`);
  const scenes = texts.flatMap((text) => Array.from({ length: FRAMES_PER_SECOND * seconds }, () => text));
  writeFileSync(file, Buffer.concat([header, ...scenes.map(drawFrame)]));
}

function drawFrame(text: string | null): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  if (text !== null) drawQr(luma, text);
  return Buffer.concat([Buffer.from("FRAME\n"), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
}

function drawQr(luma: Buffer, text: string): void {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const cell = Math.floor(SIDE / (modules.size + 2 * QUIET));
  const start = { x: Math.floor((WIDTH - cell * modules.size) / 2), y: Math.floor((HEIGHT - cell * modules.size) / 2) };
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column) === 0) continue;
      for (let line = 0; line < cell; line++) {
        const from = (start.y + row * cell + line) * WIDTH + start.x + column * cell;
        luma.fill(BLACK, from, from + cell);
      }
    }
  }
}
