import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { ChooseForMe } from "#features/seats/components/choose-for-me.tsx";
import type { Proposal } from "#features/seats/model/use-proposal.ts";
import { setToken, setUser } from "#platform/session.ts";
import { testHall, seatNamed } from "#test/hall-seats.ts";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { testAccount } from "#test/test-user.ts";
import { WaitFor } from "./tickets-sold-out.tsx";

const nothing = (): void => undefined;
const none: Proposal = { seats: null, failure: null, propose: nothing, accept: nothing, dismiss: nothing };
const chooseForMe = (proposal: Partial<Proposal>) =>
  renderScreen(
    <ChooseForMe hall={testHall} proposal={{ ...none, ...proposal }} show={testShow({ id: 4 })} WaitFor={WaitFor} />,
  );

beforeEach(() => {
  setToken("token");
  setUser(testAccount());
  respond("listWaitingPlaces", []);
});

/** Opens the form, which knows how many were asked for, and sends it. */
async function join(): Promise<unknown> {
  const wish = { id: 1, seats: 6, together: true, joinedAt: "2026-03-01T12:00:00.000Z", position: 2, offer: null };
  respond("joinWaitingList", { ...wish, now: wish.joinedAt, show: testShow({ id: 4 }) });
  await userEvent.click(await screen.findByRole("button", { name: "Zet mij op de wachtlijst" }));
  await userEvent.click(await screen.findByRole("button", { name: "Op de wachtlijst" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  return callsOf("joinWaitingList").map(({ path, body }) => [path, body]);
}

it("leads to the waiting list, for as many, when so many seats are not free", async () => {
  chooseForMe({ failure: { count: 6, wheelchair: false, noWheelchairPlace: false } });
  expect(screen.getByText(/Er zijn geen 6 stoelen meer vrij/)).toBeDefined();
  expect(await join()).toEqual([["/api/show/4/waiting-list", { seats: 6, together: true }]]);
});

it("leads to the waiting list as well from seats that are not side by side, which can be taken all the same", async () => {
  chooseForMe({ seats: new Set([seatNamed("R1-A"), seatNamed("R2-C"), seatNamed("T4-E")]) });
  expect(screen.getByText(/Nergens zijn nog 3 stoelen naast elkaar vrij/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Deze stoelen nemen" })).toBeDefined();
  expect(await join()).toEqual([["/api/show/4/waiting-list", { seats: 3, together: true }]]);
});

it("offers no list to who comes in a wheelchair, whose places it cannot keep apart", () => {
  chooseForMe({ failure: { count: 2, wheelchair: true, noWheelchairPlace: true } });
  expect(screen.getByText(/geen rolstoelplaats meer vrij/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /wachtlijst/ })).toBeNull();
});
