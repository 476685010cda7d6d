import type { Role } from "@podium/shared/contracts/roles";
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testUser } from "#test/test-user.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { AdminPage } from "./admin.tsx";

afterEach(signOut);

const none = { items: [], total: 0, page: 1, pageSize: 25 };

function openAs(role: Role): string[] {
  setToken("token");
  setUser({ ...testUser(), role });
  renderScreen(<AdminPage />);
  return screen
    .getAllByRole("link")
    .filter((link) => link.closest("nav"))
    .map((link) => link.querySelector("span")?.textContent ?? "");
}

it("shows Onthaal the entrance alone, and asks nothing that only others may", () => {
  // No call has a response here, so any call would fail.
  expect(openAs("DOOR")).toEqual(["Scan", "Zaalopvolging"]);
  expect(screen.queryByRole("region")).toBeNull();
});

it("shows Kassa reservations, seats and money, and neither mails nor the queue", async () => {
  respond("getSecondStep", () => refusal("TOO_MANY_REQUESTS"));
  respond("listRefunds", []);
  respond("listUnverifiedSeats", []);
  respond("listPayments", none);
  respond("listShows", []);
  expect(openAs("BOX_OFFICE")).toEqual([
    "Scan",
    "Zaalopvolging",
    "Reserveringen",
    "Betalingen",
    "Wachtlijst",
    "Cadeaubonnen",
    "Kassa",
    "Afrekening",
    "Voorstellingen",
  ]);
  expect(await screen.findByText("Er staat geen voorstelling gepland.")).toBeDefined();
  expect(await screen.findByText("Er wordt op geen enkele betaling gewacht.")).toBeDefined();
  expect(screen.queryByRole("region", { name: "Mails" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Toestand van de site" })).toBeNull();
});
