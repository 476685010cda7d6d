import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { learnServerTime } from "#platform/server-clock.ts";
import { testShow } from "#test/test-show.ts";
import { showColumns } from "./show-columns.tsx";

const ignore = vi.fn<() => void>();
const columnsOf = (playTitles: ReadonlyMap<string, string> | null) =>
  showColumns({
    manages: true,
    namesHalls: false,
    playTitles,
    onCopy: ignore,
    onEdit: ignore,
    onAnnounce: ignore,
    onChoices: ignore,
    onSeats: ignore,
    onWrite: ignore,
    onDelete: ignore,
  });

it("tells the state of the sale by the server's clock, not by that of the volunteer's computer", () => {
  const sale = columnsOf(null).find(({ id }) => id === "sale");
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

it("names the play of a show below its name, and in exports", () => {
  const titles = new Map([["de-vrek", "De Vrek"]]);
  const column = columnsOf(titles).find(({ id }) => id === "play");
  const shown = (change: Parameters<typeof testShow>[0]) => {
    const show = testShow(change);
    const { container, unmount } = render(<MemoryRouter>{column?.cell(show)}</MemoryRouter>);
    const link = screen.queryByRole("link");
    const found = [container.textContent, link?.getAttribute("href"), column?.text?.(show)];
    unmount();
    return found;
  };
  const playSlug = "de-vrek";
  expect(column?.under).toBe("name");
  expect(shown({ name: "Galavoorstelling", playSlug })).toEqual(["Stuk: De Vrek", "/voorstelling/de-vrek", "De Vrek"]);
  expect(shown({ playSlug })).toEqual(["Pagina van het stuk De Vrek", "/voorstelling/de-vrek", "De Vrek"]);
  expect(shown({ playSlug: "nieuw" })).toEqual(["Pagina van het stuk De Vrek", "/voorstelling/nieuw", ""]);
  expect(shown({})).toEqual(["–", undefined, ""]);
  expect(columnsOf(null).some(({ id }) => id === "play")).toBe(false);
});
