import { describe, expect, it } from "vitest";
import { fitTitle } from "./poster.tsx";

const room = { width: 252, height: 120, largest: 46 };

describe("the title of a poster", () => {
  it("stays on one line at the largest size when it is short", () => {
    expect(fitTitle("Doek", room)).toEqual({ lines: ["Doek"], fontSize: 46 });
  });

  it("breaks between words, never within one", () => {
    const { lines } = fitTitle("De bruid stond aan de verkeerde kerk", room);
    expect(lines.join(" ")).toBe("De bruid stond aan de verkeerde kerk");
    expect(lines.length).toBeGreaterThan(1);
  });

  it("fits the room in width and height, also for one very long word", () => {
    for (const title of [
      "Verzekeringsmaatschappijdirecteur",
      "Een heel lange titel die niemand ooit helemaal op een affiche zou durven te zetten",
    ]) {
      const { lines, fontSize } = fitTitle(title, room);
      expect(fontSize * lines.length).toBeLessThanOrEqual(room.height);
      for (const line of lines) expect(line.length * fontSize * 0.59).toBeLessThanOrEqual(room.width + 1);
    }
  });
});
