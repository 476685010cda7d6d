import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { setToken } from "#platform/session.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { testSite } from "#test/test-site.ts";
import { TicketActions } from "./ticket-actions.tsx";

const site = testSite({ wallets: ["APPLE", "GOOGLE"] });
const open = (...qrContents: string[]) =>
  renderScreen(<TicketActions reservation={{ ...testReservation({ status: "CONFIRMED" }), qrContents }} site={site} />);
const files = () => screen.queryAllByRole("button", { name: /downloaden|Wallet/ });

beforeEach(() => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Windows NT 10.0; Win64; x64)");
  setToken("token");
});

it("offer no PDF and no wallet to who passed all tickets on: no code is theirs any more", () => {
  open("", "");
  expect(files()).toEqual([]);
  expect(screen.getByRole("button", { name: "Afdrukken" })).toBeTruthy();
});

it("offer a PDF and the wallets of what is left when some tickets were passed on", () => {
  open("", "code");
  expect(files()).toHaveLength(3);
});
