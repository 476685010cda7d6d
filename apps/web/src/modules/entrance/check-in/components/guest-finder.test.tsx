import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { store } from "#platform/state.ts";
import { listOf, openCheckIn } from "#test/open-check-in.ts";
import { renderScreen } from "#test/render-screen.tsx";
import type { CheckInActions } from "./next-step-bar.tsx";
import { GuestFinder } from "./guest-finder.tsx";

const none = (): void => undefined;

it("is ready for the next name when one is let in, whose button goes", async () => {
  const { checkIn, server } = await openCheckIn({ store });
  server.list = listOf(["T4-E", "T4-D"]);
  await checkIn.refresh();
  const onCheckIn = vi.fn<CheckInActions["onCheckIn"]>();
  renderScreen(
    <GuestFinder
      text="peeters"
      onType={none}
      onCode={none}
      onUndo={none}
      onHandOut={none}
      onTakeBack={none}
      onCheckIn={onCheckIn}
      onCheckInAll={none}
      onCash={none}
      onCashDue={none}
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>("Ticketnummer of naam");
  screen.getByRole("button", { name: /^Tafel 4, stoel E .* binnenlaten$/ }).focus();
  await userEvent.keyboard("{Enter}");
  expect(onCheckIn).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
  // Typing replaces the name.
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, "peeters".length]);
});

it("says that this device has no list yet, and not that there is no such guest", async () => {
  const { checkIn, server } = await openCheckIn({ store });
  server.online = false;
  await checkIn.choose(2);
  const paid = { onCash: none, onCashDue: none };
  const actions = {
    onType: none,
    onCode: none,
    onUndo: none,
    onHandOut: none,
    onTakeBack: none,
    onCheckIn: none,
    onCheckInAll: none,
    ...paid,
  };
  renderScreen(<GuestFinder text="peeters" {...actions} />);
  expect(screen.getByText(/^Nog geen lijst op dit toestel/)).toBeDefined();
  await userEvent.type(screen.getByLabelText("Ticketnummer of naam"), "{Enter}");
  expect(screen.getAllByText(/^Nog geen lijst op dit toestel/)).toHaveLength(1);
  expect(screen.queryByText(/geen gast/i)).toBeNull();
});
