import { createHash, createHmac } from "node:crypto";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Announcer } from "#ui/announcer.tsx";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { sent, serverEmits } from "#test/fake-socket.ts";
import { callsOf, offline, refusal, respond, settled } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { testAccount } from "#test/test-user.ts";
import { testEntry, testRoom } from "#test/test-waiting-room.ts";
import type { WaitingRoom as Room } from "@podium/shared/contracts/waiting-room";
import { soundAtom } from "#modules/buy/waiting-room/model/sound.ts";
import { store } from "#platform/state.ts";
import { WaitingRoom } from "./waiting-room.tsx";

const MINUTE = 60_000;
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE).toISOString();

const OPENED = inMinutes(-1);

const onReason = vi.fn<(reason: string | null) => void>();
const saleAt = (opensAt: string) => testShow({ salesOpenAt: opensAt, salesCloseAt: inMinutes(9000) });

interface Shown {
  sale?: "before" | "open" | "closed";
  hasSeats?: boolean;
  refusals?: number;
  show?: ReturnType<typeof testShow>;
}

function room({ sale = "open", hasSeats = false, refusals = 0, show = saleAt(OPENED) }: Shown = {}) {
  return (
    <>
      <WaitingRoom show={show} sale={sale} hasSeats={hasSeats} refusals={refusals} onReason={onReason} />
      <Announcer />
    </>
  );
}

const joins = () => sent.filter(({ event }) => event === "waiting-room:join");

/** Renders the screen, and lets the server say that nobody has told it of the room yet. */
async function open(shown?: Shown, beside: ReactNode = null) {
  const screenOf = (props?: Shown) => (
    <>
      {beside}
      {room(props)}
    </>
  );
  const view = renderScreen(screenOf(shown));
  await waitFor(() => expect(joins()).not.toHaveLength(0));
  await act(async () => joins().forEach(({ ack }) => ack({ ok: true, showId: 1, room: null })));
  return { change: (props: Shown) => view.rerender(screenOf(props)) };
}

/** The room's figures a moment later than the page's. */
let ticks = 0;
const later = (more: Partial<Room>): Room => {
  ticks += 1;
  return testRoom({ opensAt: OPENED, at: new Date(Date.now() + ticks * 1000).toISOString(), ...more });
};
const change = (more: Partial<Room>, until?: string) =>
  act(async () =>
    serverEmits("waiting-room:changed", { showId: 1, room: later(more), ...(until !== undefined && { until }) }),
  );
const place = (more: Partial<ReturnType<typeof testEntry>> = {}, figures: Partial<Room> = {}) =>
  testEntry({ room: testRoom({ opensAt: OPENED, ...figures }), now: new Date().toISOString(), ...more });
const text = (): string => screen.getByRole("region").textContent ?? "";

beforeEach(() => {
  document.title = "Tickets | Toneelkring";
  setToken("token");
  setUser(testAccount());
});
afterEach(() => {
  signOut();
  store.set(soundAtom, null);
});

it("says before the opening how long, how many and how the order is drawn, and that no seat can be chosen", async () => {
  const opensAt = inMinutes(12);
  respond("enterWaitingRoom", place({}, { opensAt, drawn: false, waiting: 2310 }));
  await open({ sale: "before", show: saleAt(opensAt) });
  expect((await screen.findByRole("timer")).textContent).toMatch(/^1[12]:\d\d$/);
  expect(text()).toContain("Er wachten nu 2.310 mensen.");
  expect(text()).toContain("eerder komen geeft geen voordeel. Later komen wel nadeel.");
  expect(text()).toContain("Leg dit klaar");
  expect(onReason).toHaveBeenLastCalledWith("before");
  await userEvent.click(await screen.findByText("Hoe u de loting kunt nakijken"));
  expect(text()).toContain("5a1f".repeat(16));
});

it("asks for its rank after the draw, and counts down by the room's events alone", async () => {
  respond("enterWaitingRoom", place({}, { drawn: false }));
  await open();
  await screen.findByText("De verkoop is open. De volgorde wordt geloot…");
  respond("enterWaitingRoom", place({ state: "waiting", rank: 124, position: 124, ahead: 123 }));
  await change({ letIn: 0 });
  await screen.findByText("123 mensen");
  expect(text()).toContain("ongeveer 3 minuten");
  // An event that crossed the response is followed by one more request.
  await settled();
  const asked = callsOf("enterWaitingRoom").length;
  await change({ letIn: 100 });
  await screen.findByText("23 mensen");
  expect(text()).toContain("minder dan een minuut");
  await change({ letIn: 100, paused: true });
  await screen.findByText(/^Er gaat nu even niemand binnen\./);
  expect(text()).toContain("nog niet bekend");
  await change({ letIn: 122 });
  await screen.findByText("1 persoon");
  expect(callsOf("enterWaitingRoom")).toHaveLength(asked);
  expect(onReason).toHaveBeenLastCalledWith("waiting");
});

it("calls the visitor in: in words, in the title and with the focus, until the turn ends", async () => {
  respond("enterWaitingRoom", place({ state: "waiting", rank: 2 }));
  const shown = await open();
  await screen.findByText("U staat in de rij");
  await change({ letIn: 2 }, inMinutes(5));
  const heading = await screen.findByRole("heading", { name: "U bent aan de beurt!" });
  expect(document.title).toBe("(Aan u!) Tickets | Toneelkring");
  expect(document.activeElement).toBe(heading);
  expect(text()).toMatch(/Kies uw eerste stoel binnen 0[45]:\d\d/);
  expect(screen.getByText(/^U bent aan de beurt! U hebt 5 minuten/)).toBeDefined();
  expect(onReason).toHaveBeenLastCalledWith(null);

  respond("enterWaitingRoom", place({ state: "in", rank: 2, until: inMinutes(15) }));
  shown.change({ hasSeats: true });
  await waitFor(() => expect(text()).toMatch(/U hebt nog 1[45]:\d\d om verder te kiezen/));
});

it("does not take the focus of who is typing", async () => {
  respond("enterWaitingRoom", place({ state: "waiting", rank: 2 }));
  await open({}, <input aria-label="Code" />);
  await screen.findByText("U staat in de rij");
  screen.getByLabelText("Code").focus();
  await change({ letIn: 2 }, inMinutes(5));
  await screen.findByRole("heading", { name: "U bent aan de beurt!" });
  expect(document.activeElement).toBe(screen.getByLabelText("Code"));
});

it("stops asking when the turn has ended, which would begin another one, until the visitor joins again", async () => {
  respond("enterWaitingRoom", place({ state: "in", rank: 2, until: inMinutes(-0.1) }));
  await open();
  await screen.findByText("Uw beurt is voorbij");
  const asked = callsOf("enterWaitingRoom").length;
  await change({ letIn: 9 });
  await settled();
  expect(callsOf("enterWaitingRoom")).toHaveLength(asked);
  expect(onReason).toHaveBeenLastCalledWith("waiting");
  respond("enterWaitingRoom", place({ state: "waiting", rank: 2400 }));
  await userEvent.click(screen.getByRole("button", { name: "Opnieuw aansluiten" }));
  await screen.findByText("2.390 mensen");
});

it("lets who waits choose when it opens for all, and says so", async () => {
  respond("enterWaitingRoom", place({ state: "waiting", rank: 900 }));
  await open();
  await screen.findByText("U staat in de rij");
  respond("enterWaitingRoom", place({ state: "in" }, { on: false, waiting: 0 }));
  await change({ on: false, waiting: 0, letIn: 900 });
  expect(await screen.findByText("U mag binnen: iedereen kan nu stoelen kiezen.", { selector: "p" })).toBeDefined();
  expect(onReason).toHaveBeenLastCalledWith(null);
});

it("does not call in who waits for a show that is cancelled, which ends the room too", async () => {
  respond("enterWaitingRoom", place({ state: "waiting", rank: 900 }));
  await open();
  await screen.findByText("U staat in de rij");
  respond("enterWaitingRoom", () => refusal("SHOW_CANCELLED"));
  await change({ on: false, waiting: 0, letIn: 2310 });
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Deze voorstelling is afgelast/);
  expect(document.title).toBe("Tickets | Toneelkring");
});

it("says nothing to who comes while the room is not on", async () => {
  respond("enterWaitingRoom", place({ state: "in" }, { on: false, waiting: 0 }));
  await open();
  await waitFor(() => expect(callsOf("enterWaitingRoom")).toHaveLength(1));
  expect(screen.queryByRole("region")).toBeNull();
  expect(onReason).toHaveBeenLastCalledWith(null);
});

it("says that the opening moved, and that the show is cancelled or its sale closed, to who waits", async () => {
  const opensAt = inMinutes(12);
  respond("enterWaitingRoom", place({}, { opensAt, drawn: false }));
  const show = saleAt(opensAt);
  const shown = await open({ sale: "before", show });
  await screen.findByRole("timer");
  await change({ opensAt: inMinutes(25), drawn: false });
  await screen.findByText(/^De opening van de verkoop is verplaatst naar /);
  shown.change({ sale: "closed", show });
  expect(await screen.findByText("De verkoop is gesloten")).toBeDefined();
  shown.change({ sale: "closed", show: { ...show, cancelledAt: inMinutes(0) } });
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Deze voorstelling is afgelast/);
  expect(onReason).toHaveBeenLastCalledWith(null);
});

it("says why a network is full, and asks again at a press", async () => {
  respond("enterWaitingRoom", () => refusal("WAITING_ROOM_NETWORK_FULL", { max: 200 }));
  await open({ show: { ...saleAt(OPENED), waitingRoom: "on" } });
  expect(await screen.findByText("Veel mensen wachten al op uw internetverbinding")).toBeDefined();
  expect(text()).toContain("staan al 200 mensen");
  respond("enterWaitingRoom", place({ state: "waiting", rank: 3 }));
  await userEvent.click(screen.getByRole("button", { name: "Opnieuw proberen" }));
  expect(await screen.findByText("U staat in de rij")).toBeDefined();
});

it("opens one session for who has none, and enters", async () => {
  signOut();
  respond("openAnonymous", { token: "anonymous" });
  respond("getProfile", testAccount({ id: 4, firstname: "", lastname: "", email: "", number: "", anonymous: true }));
  respond("enterWaitingRoom", place({}, { opensAt: inMinutes(12), drawn: false }));
  await open({ sale: "before", show: saleAt(inMinutes(12)) });
  await screen.findByRole("timer");
  expect(callsOf("openAnonymous")).toHaveLength(1);
  expect(text()).toContain("Uw e-mailadres en telefoonnummer");
});

it("opens none where nobody has to wait, and says when none could be opened", async () => {
  signOut();
  respond("openAnonymous", offline);
  const shown = await open();
  await waitFor(() => expect(sent.some(({ event }) => event === "waiting-room:join")).toBe(true));
  expect(callsOf("openAnonymous")).toHaveLength(0);
  expect(screen.queryByRole("region")).toBeNull();
  // A hold was refused.
  shown.change({ refusals: 1 });
  const button = await screen.findByRole("button", { name: "Ga in de wachtkamer" });
  await screen.findByRole("alert");
  expect(within(screen.getByRole("region")).getByRole("link", { name: "Inloggen" })).toBeDefined();
  expect(button).toBeDefined();
});

it("repeats the draw in the browser", async () => {
  const seed = "een geheim getal";
  const mine = testEntry().entry ?? "";
  const number = (entry: string) => createHmac("sha256", seed).update(entry).digest("hex");
  const entries = [mine, crypto.randomUUID(), crypto.randomUUID()].toSorted((a, b) =>
    number(a).localeCompare(number(b)),
  );
  const seedHash = createHash("sha256").update(seed).digest("hex");
  respond("getWaitingRoomDraw", { seed, seedHash, drawnAt: inMinutes(-1), entries });
  respond("enterWaitingRoom", place({ state: "waiting", rank: entries.indexOf(mine) + 1 }, { seed, seedHash }));
  await open();
  await userEvent.click(await screen.findByText("Hoe u de loting kunt nakijken"));
  await userEvent.click(screen.getByRole("button", { name: "Kijk de loting na" }));
  expect(await screen.findByText(`Klopt: uw plaats is ${entries.indexOf(mine) + 1} van 3.`)).toBeDefined();
});
