import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { store } from "#platform/state.ts";
import { listOf, openCheckIn } from "#test/open-check-in.ts";
import { renderScreen } from "#test/render-screen.tsx";
import type { CheckInActs } from "./next-step-bar.tsx";
import { GuestFinder } from "./guest-finder.tsx";

const none = (): void => undefined;

it("is ready for the next name when one is let in, whose button goes", async () => {
  const { checkIn, server } = await openCheckIn({ store });
  server.list = listOf(["T4-E", "T4-D"]);
  await checkIn.refresh();
  const onCheckIn = vi.fn<CheckInActs["onCheckIn"]>();
  renderScreen(<GuestFinder onText={none} onUndo={none} onCheckIn={onCheckIn} onCheckInAll={none} onCash={none} />);
  const field = screen.getByLabelText<HTMLInputElement>("Ticketnummer of naam");
  await userEvent.type(field, "peeters");
  screen.getByRole("button", { name: /^Tafel 4, stoel E .* binnenlaten$/ }).focus();
  await userEvent.keyboard("{Enter}");
  expect(onCheckIn).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
  // Typing replaces the name.
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, "peeters".length]);
});
