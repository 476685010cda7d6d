import type { WaitingPlace } from "@podium/shared/contracts/waiting-list";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect } from "react";
import { type NavigateFunction, Route, Routes, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resetCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { clearQueriesOnSessionChange } from "#platform/query-client.ts";
import { setToken, setUser, signOut, userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { sent, serverEmits, socket } from "#test/fake-socket.ts";
import { testHall, testPlan } from "#test/hall-seats.ts";
import { pending, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { testAccount } from "#test/test-user.ts";
import { TicketsPage } from "./tickets.tsx";

// A hall of hundreds of chairs would make every look for a button take a second.
vi.mock("#ui/hall-plan/hall-plan.tsx", () => ({ HallPlan: () => null }));

const WAIT = "Zet mij op de wachtlijst";
const nobody = testAccount({ id: 4, firstname: "", lastname: "", email: "", number: "", anonymous: true });

function waiting(): WaitingPlace {
  const { id, name, dateTime, pricePerSeat } = testShow();
  const now = "2026-03-01T12:00:00.000Z";
  const entry = { id: 1, seats: 2, together: true, joinedAt: now, position: 3, offer: null };
  return { ...entry, now, show: { id, name, dateTime, pricePerSeat } };
}

let goTo: NavigateFunction;
function Elsewhere() {
  const navigate = useNavigate();
  useEffect(() => {
    goTo = navigate;
  }, [navigate]);
  return null;
}

const go = async (to: string | -1) => act(async () => (to === -1 ? goTo(to) : goTo(to)));

function openTickets(): void {
  renderScreen(
    <>
      <Elsewhere />
      <Routes>
        <Route path="/" element={<TicketsPage />} />
        <Route path="*" element={<p>Een andere pagina</p>} />
      </Routes>
    </>,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const field = async () => screen.findByLabelText<HTMLInputElement>("Hoeveel plaatsen?");

/** Expects the page to be there again, with nothing over it. */
async function expectOnlyThePage(): Promise<void> {
  expect(await screen.findByRole("button", { name: WAIT })).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
}

const allSeats = (isFree: (seatId: string) => boolean) =>
  testHall.seats.map(({ id }) => ({ seatId: id, status: isFree(id) ? "available" : "reserved", version: 1 }));
let seats = allSeats(() => false);

let stop = (): void => undefined;
beforeEach(() => {
  setToken("token");
  setUser(testAccount());
  stop = clearQueriesOnSessionChange();
  seats = allSeats(() => false);
  // Responds to joins, which a page that is drawn anew would otherwise wait for.
  vi.spyOn(socket, "emit").mockImplementation((event, { showId }, ack) => {
    if (event.endsWith(":join")) queueMicrotask(() => ack({ ok: true, showId, seats }));
    return sent.push({ event, showId, ack });
  });
  respond("getSite", testSite());
  respond("listShows", [testShow({ id: 1 }), testShow({ id: 2, name: "Tartuffe" })]);
  respond("getCart", null);
  respond("getHallPlan", testPlan);
  respond("getFreeSeats", { packed: "" });
  respond("listMyReservations", []);
  respond("listWaitingPlaces", []);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  resetCart();
  signOut();
});

it("opens one dialog for a list of which a page has two buttons, and keeps what was typed when the hall sells out", async () => {
  const free = new Set<string>(["R1-A", "T4-E"]);
  seats = allSeats((seatId) => free.has(seatId));
  pending("getFreeSeats");
  openTickets();
  await press("Kies voor mij");
  await press(WAIT);
  await userEvent.clear(await field());
  await userEvent.type(await field(), "7");
  const changed = [...free].map((seatId) => ({ seatId, status: "reserved", version: 2 }));
  await act(async () => serverEmits("seats:changed", { showId: 1, seats: changed }));
  expect(await screen.findByText("Uitverkocht")).toBeDefined();
  expect(screen.getAllByRole("dialog", { hidden: true })).toHaveLength(1);
  expect((await field()).value).toBe("7");
});

it("does not open by itself for who left the page, or looked at another show, and comes back", async () => {
  openTickets();
  await press(WAIT);
  await field();
  await go("/elders");
  await screen.findByText("Een andere pagina");
  await go(-1);
  await expectOnlyThePage();
  await press(WAIT);
  await field();
  await go("/?show=2");
  await screen.findByRole("heading", { name: "Tartuffe" });
  await expectOnlyThePage();
  await go("/?show=1");
  await expectOnlyThePage();
});

it("closes when the session ends, and does not open for who comes next", async () => {
  openTickets();
  await press(WAIT);
  await field();
  await act(async () => signOut());
  await expectOnlyThePage();
  await act(async () => {
    setToken("another");
    setUser(testAccount({ id: 9 }));
  });
  await expectOnlyThePage();
});

/** Signs out without clearing the queries, because nothing is drawn yet that this would draw anew. */
function leaveFirst(): void {
  stop();
  signOut();
  stop = clearQueriesOnSessionChange();
}

async function askAsVisitor(): Promise<void> {
  leaveFirst();
  respond("openAnonymous", { token: "anonymous" });
  respond("getProfile", nobody);
  openTickets();
  await press(WAIT);
  await screen.findByLabelText("Voornaam");
}

it("goes on where a session begins, which draws the page anew, and does not once that visitor went to log in", async () => {
  await askAsVisitor();
  await screen.findByText("Uitverkocht");
  await userEvent.click(screen.getByRole("link", { name: "Log in" }));
  await screen.findByText("Een andere pagina");
  setToken("token");
  setUser(testAccount());
  await go(-1);
  await expectOnlyThePage();
});

it("shows the own place alone of who turns out to wait already", async () => {
  await askAsVisitor();
  const places = pending("listWaitingPlaces");
  await act(async () => {
    setToken("token");
    setUser(testAccount());
  });
  await screen.findByText("Wachtlijst laden…");
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(async () => places.respond([waiting()]));
  expect(await screen.findByText("Wachtlijst: u bent nummer 3")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
  respond("listWaitingPlaces", []);
  await act(async () => serverEmits("waiting:changed", { showId: 1 }));
  await expectOnlyThePage();
});

it("does not open in the end for who left while their session began", async () => {
  leaveFirst();
  const session = pending("openAnonymous");
  respond("getProfile", nobody);
  openTickets();
  await press(WAIT);
  await go("/elders");
  await screen.findByText("Een andere pagina");
  await act(async () => session.respond({ token: "anonymous" }));
  await expect.poll(() => store.get(userAtom)?.anonymous).toBe(true);
  await go(-1);
  await expectOnlyThePage();
});
