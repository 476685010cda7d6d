import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { listOf, openCheckIn } from "#test/open-check-in.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { store } from "#platform/state.ts";
import { checkInAtom } from "#modules/entrance/check-in/model/check-in-state.ts";
import { ResultScreen } from "./result-screen.tsx";
import { GuestRow } from "./guest-row.tsx";

it.each([
  ["lets one in", /^Tafel 4, stoel E van An Peeters binnenlaten$/, {}],
  ["lets all in", /^Allemaal binnenlaten/, {}],
  ["takes cash", /^Nu contant betaald/, { status: "PENDING", due: 24 }],
  ["receives the rest in cash", /^Contant ontvangen: €\s2,00 van An Peeters$/, { cashDue: 2 }],
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
    <GuestRow
      group={group}
      onCheckIn={press}
      onCheckInAll={press}
      onCash={press}
      onCashDue={press}
      onUndo={() => undefined}
      onHandOut={() => undefined}
      onTakeBack={() => undefined}
    />,
  );
  const response = Promise.withResolvers<void>();
  server.response = response.promise;
  await userEvent.dblClick(screen.getByRole("button", { name }));
  expect(pressed).toHaveBeenCalledOnce();
  await act(async () => response.resolve());
});

it("says in the list and on the whole screen that a wheelchair comes", async () => {
  const { checkIn, server } = await openCheckIn({ store });
  const list = listOf(["T4-E", "T4-D"]);
  server.list = {
    ...list,
    tickets: list.tickets.map((ticket) => (ticket.seatId === "T4-E" ? { ...ticket, kind: "wheelchair" } : ticket)),
  };
  await checkIn.refresh();
  const none = (): void => undefined;
  const group = { guest: "An Peeters", reservationId: 42, tickets: server.list.tickets };
  renderScreen(
    <GuestRow
      group={group}
      onCheckIn={none}
      onCheckInAll={none}
      onCash={none}
      onCashDue={none}
      onUndo={none}
      onHandOut={none}
      onTakeBack={none}
    />,
  );
  screen.getByText("Tafel 4, stoel E, rolstoelplaats");
  screen.getByText("Tafel 4, stoel D");
  await act(() => checkIn.checkInByHand({ reservationId: 42, seatId: "T4-E" }));
  renderScreen(<ResultScreen result={store.get(checkInAtom).results[0] ?? null} />);
  expect(screen.getByRole("alert").textContent).toContain("Tafel 4,stoel Erolstoelplaats");
});

it("says in the list and on the whole screen which ticket type the entrance has to check, also without a network", async () => {
  const { checkIn, server } = await openCheckIn({ store });
  const list = listOf(["T4-E", "T4-D", "T4-C"]);
  const isChild = ({ seatId }: { seatId: string }): boolean => seatId !== "T4-D";
  server.list = {
    ...list,
    tickets: list.tickets.map((ticket) => (isChild(ticket) ? { ...ticket, ticketType: "Kind" } : ticket)),
  };
  await checkIn.refresh();
  const none = (): void => undefined;
  const group = { guest: "An Peeters", reservationId: 42, tickets: server.list.tickets };
  renderScreen(
    <GuestRow
      group={group}
      onCheckIn={none}
      onCheckInAll={none}
      onCash={none}
      onCashDue={none}
      onUndo={none}
      onHandOut={none}
      onTakeBack={none}
    />,
  );
  expect(screen.getAllByText("Kind")).toHaveLength(2);
  server.online = false;
  const typeAfter = async (seatId: string) => (await checkIn.checkInByHand({ reservationId: 42, seatId })).ticketType;
  expect([await typeAfter("T4-D"), await typeAfter("T4-E")]).toEqual([null, "Kind"]);
  renderScreen(<ResultScreen result={store.get(checkInAtom).results[0] ?? null} />);
  expect(screen.getByRole("alert").textContent).toContain("Kind");
});

it("counts the types of several that come in together", async () => {
  const { checkIn, server } = await openCheckIn({ store });
  server.ticketType = "Kind";
  expect(await checkIn.checkInAll({ reservationId: 42, guest: "An Peeters" })).toMatchObject({
    ok: true,
    ticketType: "2 × Kind",
  });
});
