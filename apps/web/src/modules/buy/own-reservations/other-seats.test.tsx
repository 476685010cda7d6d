import type { MoveQuote, MoveSituation } from "@podium/shared/contracts/own-reservations";
import { readHall } from "@podium/shared/halls/hall";
import { quickPlan } from "@podium/shared/halls/quick-plan";
import { namedById } from "@podium/shared/halls/seat-names";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { useLiveQuery } from "#live/use-live-query.ts";
import { sent, serverEmits } from "#test/fake-socket.ts";
import { callsOf, offline, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { ownMoveQuery } from "./own-move.ts";
import { OtherSeatsPicker } from "./other-seats.tsx";

/** Four rows of three. */
const hall = readHall(
  quickPlan("Zaal", {
    rows: 4,
    seatsPerRow: 3,
    hasMiddleAisle: false,
    tables: 0,
    chairsPerTable: 0,
    balconyRows: 0,
  }),
);
const words = () => document.body.textContent.replaceAll("\u00a0", " ");
const confirming = () => screen.getByRole("button", { name: "Deze plaatsen kiezen" });
const isOff = () => confirming().getAttribute("aria-disabled") === "true";

/** Situation of a visitor with these seats. */
const situation = (...seatIds: string[]): MoveSituation => ({
  reservation: testReservation({ status: "CONFIRMED", seats: testSeats(...seatIds) }),
  hallPlanId: 1,
  until: "2099-01-01T18:00:00.000Z",
  giveBack: "NO",
  canPayOnline: true,
  latest: null,
});

const same: MoveQuote = {
  lines: [{ from: namedById("R1-1"), to: namedById("R4-1"), before: 12, after: 12 }],
  difference: 0,
  due: 0,
  back: 0,
  toVouchers: 0,
  totalprice: 24,
};

function OtherSeats({ passedTo }: { passedTo?: ReadonlyMap<string, string> }) {
  const { data } = useLiveQuery(ownMoveQuery("7"));
  if (data === undefined) return null;
  return <OtherSeatsPicker situation={data} hall={hall} {...(passedTo && { passedTo })} />;
}

const reserveElsewhere = (...seatIds: string[]) =>
  act(async () => {
    const seats = seatIds.map((seatId) => ({ seatId, status: "reserved", version: 2 }));
    serverEmits("seats:changed", { showId: 1, seats });
  });

/** Chooses to move Rij 1, stoel 1 to Rij 4, stoel 1 at the same price. */
async function choose() {
  await openHall();
  await userEvent.click(await screen.findByRole("button", { name: /^Rij 4, stoel 1,/ }));
  await waitFor(() => expect(words()).toContain("De prijs blijft dezelfde"));
}

async function openHall(passedTo?: ReadonlyMap<string, string>) {
  respond("getOwnMove", situation("R1-1", "R1-2"));
  respond("quoteOwnMove", same);
  pending("getFreeSeats");
  const before = sent.length;
  renderScreen(<OtherSeats {...(passedTo && { passedTo })} />);
  const joined = () => sent.slice(before).find(({ event }) => event === "show:join");
  await waitFor(() => expect(joined()).toBeDefined());
  const own = new Set<string>(["R1-1", "R1-2"]);
  const seats = hall.seats.map(({ id }) => ({
    seatId: id,
    status: own.has(id) ? "reserved" : "available",
    version: 1,
  }));
  await act(async () => joined()?.ack({ ok: true, showId: 1, hallPlanId: 1, seats }));
}

it("moves a ticket that was passed on only when it is chosen, and says whose it is", async () => {
  await openHall(new Map([["R1-1", "Els"]]));
  expect((await screen.findByRole("button", { name: /^Rij 1, stoel 1\s*\(/ })).textContent).toContain(
    "doorgegeven aan Els",
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Rij 4, stoel 1,/ }));
  await waitFor(() => expect(callsOf("quoteOwnMove").at(-1)?.body).toMatchObject({ moves: [{ from: "R1-2" }] }));
  await userEvent.click(await screen.findByRole("button", { name: /^Rij 4, stoel 2,/ }));
  await waitFor(() =>
    expect(callsOf("quoteOwnMove").at(-1)?.body).toMatchObject({ moves: [{ from: "R1-2", to: "R4-2" }] }),
  );
  await userEvent.click(screen.getByRole("button", { name: /^Rij 1, stoel 1\s*\(/ }));
  await userEvent.click(await screen.findByRole("button", { name: /^Rij 4, stoel 3,/ }));
  await waitFor(() => expect(callsOf("quoteOwnMove").at(-1)?.body).toMatchObject({ moves: { length: 2 } }));
});

it("moves none as long as all were passed on and none is chosen", async () => {
  await openHall(
    new Map([
      ["R1-1", "Els"],
      ["R1-2", "Jan"],
    ]),
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Rij 4, stoel 1,/ }));
  expect(callsOf("quoteOwnMove")).toEqual([]);
  expect(screen.queryByRole("button", { name: /toch houden$/ })).toBeNull();
});

it("says that the seats are one's own when the response was lost after it was done, and nothing that is not true", async () => {
  await choose();
  const moving = pending("moveOwnReservation");
  await userEvent.click(confirming());
  await moving.called();
  // The live hall announces the seat before the response.
  await reserveElsewhere("R4-1");
  expect(words()).not.toContain("niet meer vrij");
  const asking = pending("getOwnMove");
  await moving.respond(offline());
  await asking.called();
  await screen.findByText("Wij weten niet of het gelukt is.");
  expect(words()).toContain("Kijk eerst hierboven of uw plaatsen al veranderd zijn.");
  expect(words()).not.toMatch(/niet meer vrij|niet veranderd/);
  respond("quoteOwnMove", () => refusal("SEAT_NOT_FOUND"));
  await asking.respond(situation("R1-2", "R4-1"));
  await screen.findByText("Rij 4, stoel 1 is nu uw plaats. Uw nieuwe tickets krijgt u per mail.");
  expect(words()).not.toMatch(/niet meer vrij|weten niet|Dat kan niet|zonder andere plaatsen/);
  expect(screen.getByRole("link", { name: "Bekijk uw tickets" }).getAttribute("href")).toBe("/ticketsDetail/7");
  expect(callsOf("moveOwnReservation")).toHaveLength(1);
});

it("goes on from there: the ticket that moved can move again", async () => {
  await choose();
  respond("moveOwnReservation", () => offline());
  respond("getOwnMove", situation("R1-2", "R4-1"));
  await userEvent.click(confirming());
  await screen.findByText(/is nu uw plaats/);
  await userEvent.click(screen.getByRole("button", { name: /^Rij 4, stoel 1 kies|^Rij 4, stoel 1\s*blijft/ }));
  await userEvent.click(screen.getByRole("button", { name: /^Rij 4, stoel 2,/ }));
  await waitFor(() =>
    expect(callsOf("quoteOwnMove").at(-1)?.body).toMatchObject({ moves: [{ from: "R4-1", to: "R4-2" }] }),
  );
  expect(screen.queryByText(/is nu uw plaats/)).toBe(null);
});

it("can be confirmed again when the response was lost and nothing was done", async () => {
  await choose();
  respond("moveOwnReservation", () => offline());
  await userEvent.click(confirming());
  await screen.findByText("Wij weten niet of het gelukt is.");
  await waitFor(() => expect(isOff()).toBe(false));
  respond("moveOwnReservation", () => refusal("MOVE_TOO_LATE"));
  await userEvent.click(confirming());
  await screen.findByText("Uw plaatsen zijn niet veranderd.");
});

it("says that another has a chosen seat, also after a lost response once it is known that it was not done", async () => {
  await choose();
  const moving = pending("moveOwnReservation");
  await userEvent.click(confirming());
  await moving.called();
  await reserveElsewhere("R4-1");
  await moving.respond(offline());
  await screen.findByText("Rij 4, stoel 1 is intussen niet meer vrij. Kies een andere plaats.");
  expect(isOff()).toBe(true);
});

it("drops what was chosen for a ticket that the box office moved meanwhile, and says so", async () => {
  await choose();
  respond("getOwnMove", situation("R1-2", "R2-3"));
  await act(async () => serverEmits("reservation:changed", { reservation: situation("R1-2", "R2-3").reservation }));
  await screen.findByText(/^Uw plaatsen zijn intussen veranderd/);
  expect(words()).not.toContain("De prijs blijft dezelfde");
  expect(screen.getByRole("button", { name: /^Rij 2, stoel 3\s*(kies|blijft)/ })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: /^Rij 4, stoel 2,/ }));
  await waitFor(() => expect(screen.queryByText(/^Uw plaatsen zijn intussen veranderd/)).toBe(null));
});
