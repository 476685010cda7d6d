interface FittedTitle {
  lines: string[];
  /** Size of the type, in units of the poster. */
  fontSize: number;
}

/** Mean letter width of the display type, as a fraction of its size. */
const LETTER_WIDTH = 0.59;

/** Breaks a title into the lines that allow the largest type; `room` in units of the poster. */
export function fitTitle(title: string, room: { width: number; height: number; largest: number }): FittedTitle {
  const words = title.trim().split(/\s+/);
  let best: FittedTitle = { lines: [title], fontSize: 0 };
  for (let count = 1; count <= Math.min(words.length, 5); count += 1) {
    const lines = breakEvenly(words, count);
    const longest = Math.max(...lines.map((line) => line.length));
    const fontSize = Math.min(room.largest, room.width / (longest * LETTER_WIDTH), room.height / (lines.length * 1.12));
    if (fontSize > best.fontSize) best = { lines, fontSize };
  }
  return { lines: best.lines, fontSize: Math.round(best.fontSize * 10) / 10 };
}

function breakEvenly(words: readonly string[], count: number): string[] {
  const total = words.join(" ").length;
  for (let limit = Math.ceil(total / count); limit <= total; limit += 1) {
    const lines = fill(words, limit);
    if (lines.length <= count) return lines;
  }
  return [words.join(" ")];
}

function fill(words: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
