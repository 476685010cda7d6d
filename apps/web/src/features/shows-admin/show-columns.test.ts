import { expect, it, vi } from "vitest";
import { learnServerTime } from "#platform/server-clock.ts";
import { testShow } from "#test/test-show.ts";
import { showColumns } from "./show-columns.tsx";

it("tells the state of the sale by the server's clock, not by that of the volunteer's computer", () => {
  const ignore = vi.fn<() => void>();
  const sale = showColumns({
    manages: true,
    namesHalls: false,
    onEdit: ignore,
    onTell: ignore,
    onChoices: ignore,
    onSeats: ignore,
    onWrite: vi.fn<() => void>(),
    onDelete: ignore,
  }).find(({ id }) => id === "sale");
  const show = testShow({ dateTime: "2026-03-14T19:00:00.000Z", salesOpenAt: "2026-03-01T10:00:00.000Z" });
  const at = (serverTime: string) => {
    const now = Date.now();
    learnServerTime({ serverTime: Date.parse(serverTime), resolution: 0, sentAt: now, receivedAt: now });
    return sale?.text?.(show);
  };
  expect(at("2026-02-28T10:00:00.000Z")).toBe("Nog niet open");
  expect(at("2026-03-02T10:00:00.000Z")).toBe("Open");
  expect(at("2026-03-14T19:00:01.000Z")).toBe("Voorbij");
});
