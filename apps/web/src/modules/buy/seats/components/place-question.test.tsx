import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetCart, setCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { preselectedAtom, consumePreselected } from "#modules/buy/seats/model/chosen-places.ts";
import { serverNow } from "#platform/server-clock.ts";
import { setToken, signOut } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { sent, serverEmits } from "#test/fake-socket.ts";
import { testHall, testPlan } from "#test/hall-seats.ts";
import { calls, callsOf, pending, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { toast } from "#ui/toast.ts";
import { SeatPicker } from "./seat-picker.tsx";

/** Two weeks after the tests' carts. */
const show = testShow({ dateTime: new Date(Date.now() + 14 * 86_400_000).toISOString() });

beforeEach(() => {
  setToken("token");
  resetCart();
  pending("getCart");
  respond("listMyReservations", []);
  pending("getFreeSeats");
});
afterEach(() => {
  signOut();
  consumePreselected(show.id);
  vi.restoreAllMocks();
});

const KINDS: Record<string, SeatKind> = {
  "T4-A": "wheelchair",
  "T4-B": "companion",
  "T5-A": "restricted",
  "T5-B": "restricted",
  "T6-A": "wheelchair",
  "T6-B": "companion",
  "T6-C": "wheelchair",
  "T8-B": "companion",
};

async function openHall({ signedIn = true, of = show } = {}) {
  const plan = structuredClone(testPlan);
  for (const seat of plan.groups.flatMap(({ seats }) => seats)) seat.kind = KINDS[seat.id] ?? "seat";
  respond("getHallPlan", plan);
  const before = sent.length;
  renderScreen(
    <SeatPicker
      show={of}
      signedIn={signedIn}
      phase="open"
      notYet={null}
      whenSoldOut={null}
      WaitFor={() => null}
      guard={(action) => action()}
    />,
  );
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  const seats = testHall.seats.map(({ seatId }) => ({ seatId, status: "available", version: 1 }));
  await act(async () => sent.at(-1)?.ack({ ok: true, showId: show.id, seats }));
  const user = userEvent.setup();
  const press = async (name: RegExp) => user.click(await screen.findByRole("button", { name }));
  /** Chooses a place, also when its question was already asked in an earlier test: it is asked once per page. */
  const choose = async (name: RegExp) => {
    await press(name);
    const button = screen.queryByRole("button", { name: /^Plaats nemen/ });
    if (button) await user.click(button);
  };
  return { user, press, choose };
}

const asked = () => callsOf("addSeat").map(({ path }) => path.split("/").at(-1));

it("says that a place has limited view before it is chosen, and no more once one was", async () => {
  respond("addSeat", testCart(["T5-A"]));
  const { press } = await openHall();
  await press(/^Tafel 5, stoel A/);
  expect(await screen.findByText(/heeft beperkt zicht op het podium. Toch nemen/)).toBeTruthy();
  expect(calls.filter(({ name }) => name === "addSeat")).toEqual([]);
  await press(/^Andere plaats kiezen/);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await press(/^Tafel 5, stoel A/);
  await press(/^Plaats nemen/);
  await expect.poll(asked).toEqual(["T5-A"]);
  await press(/^Tafel 5, stoel B/);
  await expect.poll(asked).toEqual(["T5-A", "T5-B"]);
});

it("says that a wheelchair place has no chair before it is chosen", async () => {
  respond("addSeat", testCart(["T4-A"]));
  const { press } = await openHall();
  await press(/^Tafel 4, stoel A/);
  expect(await screen.findByText(/staat geen stoel: u brengt uw eigen rolstoel mee/)).toBeTruthy();
  await press(/^Plaats nemen/);
  await expect.poll(asked).toEqual(["T4-A"]);
});

it("offers the wheelchair place with a companion place, and adds it first", async () => {
  const adding = pending("addSeat");
  const { press } = await openHall();
  await press(/^Tafel 4, stoel B/);
  expect(await screen.findByText(/wie met een rolstoelgebruiker meekomt/)).toBeTruthy();
  await press(/^Beide plaatsen nemen/);
  await expect.poll(asked).toEqual(["T4-A"]);
  await act(() => adding.respond(testCart(["T4-A"])));
  await expect.poll(asked).toEqual(["T4-A", "T4-B"]);
});

it("says what to do when no wheelchair place of the companion place is free", async () => {
  const { press } = await openHall();
  await press(/^Tafel 8, stoel B/);
  expect(await screen.findByText(/niet meer vrij: kies een andere plaats/)).toBeTruthy();
  await press(/^Andere plaats kiezen/);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(asked()).toEqual([]);
});

it("adds a companion place at once when its wheelchair place is in the cart", async () => {
  respond("addSeat", testCart(["T4-A", "T4-B"]));
  const { press } = await openHall();
  act(() => setCart(testCart(["T4-A"], 0, show.id)));
  await press(/^Tafel 4, stoel B/);
  await expect.poll(asked).toEqual(["T4-B"]);
});

it("adds a companion place at once while its wheelchair place is on its way to the cart", async () => {
  pending("addSeat");
  const { press, choose } = await openHall();
  await choose(/^Tafel 4, stoel A/);
  await press(/^Tafel 4, stoel B/);
  await expect.poll(asked).toEqual(["T4-A", "T4-B"]);
});

describe("without a session", () => {
  const chosen = () => store.get(preselectedAtom)?.places.map(({ id }) => id) ?? [];
  const open = (of = show) => {
    signOut();
    return openHall({ signedIn: false, of });
  };

  it("adds a companion place at once beside a wheelchair place that was chosen, also where another is free", async () => {
    const { press, choose } = await open();
    await choose(/^Tafel 4, stoel A/);
    await press(/^Tafel 4, stoel B/);
    await choose(/^Tafel 6, stoel A/);
    await press(/^Tafel 6, stoel B/);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(chosen()).toEqual(["T4-A", "T4-B", "T6-A", "T6-B"]);
  });

  it("asks with a companion place whose wheelchair place was chosen and then reserved by somebody else", async () => {
    const { press, choose } = await open();
    await choose(/^Tafel 4, stoel A/);
    const change = { seatId: "T4-A", status: "held", version: 2 };
    await act(async () => serverEmits("seats:changed", { showId: show.id, seats: [change] }));
    await press(/^Tafel 4, stoel B/);
    expect(await screen.findByText(/niet meer vrij: kies een andere plaats/)).toBeTruthy();
    expect(chosen()).toEqual(["T4-A"]);
  });

  it("gives the companion place back with the last wheelchair place of its group, and says so", async () => {
    const toasted = vi.spyOn(toast, "warning");
    const { press, choose } = await open();
    await choose(/^Tafel 6, stoel A/);
    await choose(/^Tafel 6, stoel C/);
    for (const name of [/^Tafel 6, stoel B/, /^Tafel 6, stoel D/]) await press(name);
    await press(/^Tafel 6, stoel A/);
    expect(chosen()).toEqual(["T6-C", "T6-B", "T6-D"]);
    expect(toasted).not.toHaveBeenCalled();
    await press(/^Tafel 6, stoel C/);
    expect(chosen()).toEqual(["T6-D"]);
    expect(toasted).toHaveBeenCalledWith("Ook vrijgegeven, want zonder rolstoelplaats: Tafel 6, stoel B.");
  });

  it("leaves the companion place to whoever chose it on the day of the show", async () => {
    const { press, choose } = await open({ ...show, dateTime: new Date(serverNow()).toISOString() });
    await choose(/^Tafel 4, stoel A/);
    await press(/^Tafel 4, stoel B/);
    await press(/^Tafel 4, stoel A/);
    expect(chosen()).toEqual(["T4-B"]);
  });
});

it("proposes a wheelchair place with company to whoever says so, and names both", async () => {
  const { user, press } = await openHall();
  await user.click(await screen.findByLabelText("Met een rolstoel"));
  await press(/^Kies voor mij/);
  const proposal = await screen.findByRole("region", { name: "Voorstel" });
  expect(proposal.textContent).toContain("Tafel 4, stoelen A en B");
  expect(proposal.textContent).toContain("Rolstoelplaats: Tafel 4, stoel A. U brengt uw eigen rolstoel mee.");
  expect(proposal.textContent).toContain("Begeleidersplaats: Tafel 4, stoel B.");
});
