import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { SoldOut } from "./tickets-sold-out.tsx";

const now = Date.parse("2026-03-01T12:00:00.000Z");
const WAIT = "Zet mij op de wachtlijst";
const current = testShow({ id: 1, seatsAvailable: 0 });

it("offers the shows that still have places and are not over, and goes there", async () => {
  const onChoose = vi.fn<(show: { id: number }) => void>();
  const shows = [
    current,
    testShow({ id: 2, name: "Ook vol", seatsAvailable: 0 }),
    testShow({ id: 3, name: "Voorbij", salesOpen: false, salesCloseAt: "2026-03-01T11:00:00.000Z" }),
    testShow({ id: 4, name: "Slotavond", dateTime: "2026-03-15T19:00:00.000Z" }),
  ];
  renderScreen(<SoldOut shows={shows} current={current} now={now} onChoose={onChoose} />);
  expect(screen.getByText("Uitverkocht")).toBeTruthy();
  const offers = screen.getAllByRole("button").filter(({ textContent }) => textContent !== WAIT);
  expect(offers.map(({ textContent }) => textContent)).toEqual(["Slotavond, zondag 15 maart 2026 om 20:00"]);
  for (const offer of offers) await userEvent.click(offer);
  expect(onChoose.mock.calls.map(([show]) => show.id)).toEqual([4]);
});

it("leads to the contact page when every show is sold out", () => {
  renderScreen(<SoldOut shows={[current]} current={current} now={now} onChoose={() => undefined} />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([WAIT]);
  expect(screen.getByRole("link", { name: "Contact" }).getAttribute("href")).toBe("/contact");
});
