import { writeFileSync } from "node:fs";
import { create } from "qrcode";

const [WIDTH, HEIGHT, SIDE] = [640, 480, 240];
const [BLACK, WHITE, GREY] = [16, 235, 128];
/** Quiet zone in modules, as the QR standard asks. */
const QUIET = 4;

/** A Y4M of a few frames; blank when there is no code. */
export function writeQrVideo(file: string, text: string | null): void {
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  if (text !== null) drawQr(luma, text);
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, chroma]);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([header, ...Array.from({ length: 5 }, () => frame)]));
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
