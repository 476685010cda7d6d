import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { listOf, openCheckIn } from "#test/open-check-in.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { store } from "#platform/state.ts";
import { GuestRow } from "./guest-row.tsx";

it.each([
  ["lets one in", /^Tafel 4, stoel E van An Peeters binnenlaten$/, {}],
  ["lets all in", /^Allemaal binnenlaten/, {}],
  ["takes cash", /^Nu contant betaald/, { status: "PENDING", due: 24 }],
] as const)("a button that %s cannot be pressed again while it works", async (_, name, change) => {
  const { checkIn, server } = await openCheckIn({ store });
  server.list = listOf(["T4-E", "T4-D"], change);
  await checkIn.refresh();
  const pressed = vi.fn<() => void>();
  const press = (): void => {
    pressed();
    void checkIn.checkInByHand({ reservationId: 42, seatId: "T4-E" });
  };
  const group = { guest: "An Peeters", reservationId: 42, tickets: server.list.tickets };
  renderScreen(
    <GuestRow group={group} onCheckIn={press} onCheckInAll={press} onCash={press} onUndo={() => undefined} />,
  );
  const answer = Promise.withResolvers<void>();
  server.answer = answer.promise;
  await userEvent.dblClick(screen.getByRole("button", { name }));
  expect(pressed).toHaveBeenCalledOnce();
  await act(async () => answer.resolve());
});
