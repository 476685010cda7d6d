import { expect, it } from "vitest";
import { bannerWords } from "./second-step-banner.tsx";

const DAY = 24 * 3600 * 1000;
const needed = (inMs: number) => bannerWords({ now: 0, from: inMs, day: "maandag 30 november 2026" });

it("counts the days until a second step is needed, and then says what to do", () => {
  expect(bannerWords(null).tone).toBe("info");
  expect(needed(7 * DAY).title).toBe("Nog 7 dagen om een tweede stap in te stellen");
  expect(needed(7 * DAY + 60_000).title).toBe("Nog 7 dagen om een tweede stap in te stellen");
  expect(needed(1).title).toBe("Nog 1 dag om een tweede stap in te stellen");
  expect(needed(1).text).toContain("vanaf maandag 30 november 2026");
  expect(needed(0)).toMatchObject({ tone: "danger", title: "Stel nu een tweede stap in" });
});
