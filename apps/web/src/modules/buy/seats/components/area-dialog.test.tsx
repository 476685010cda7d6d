import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { readHall } from "@podium/shared/halls/hall";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { resetCart, setCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { consumePreselected, preselectedAtom } from "#modules/buy/seats/model/chosen-places.ts";
import { setToken, signOut } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { areaCart, areaPlan, testArea } from "#test/area-hall.ts";
import { sent, serverEmits } from "#test/fake-socket.ts";
import { callsOf, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { CartPanel } from "./cart-panel.tsx";
import { SeatPicker } from "./seat-picker.tsx";

const show = testShow();

beforeEach(() => {
  setToken("token");
  resetCart();
  pending("getCart");
  respond("listMyReservations", []);
  pending("listAvailableSeats");
});
afterEach(() => {
  act(() => resetCart());
  signOut();
  consumePreselected(show.id);
});

interface Opened {
  plan?: HallPlan;
  signedIn?: boolean;
  phase?: "before" | "open";
  taken?: readonly string[];
}

async function openHall({ plan = areaPlan(), signedIn = true, phase = "open", taken = [] }: Opened = {}) {
  respond("getHallPlan", plan);
  const before = sent.length;
  if (!signedIn) signOut();
  renderScreen(
    <SeatPicker
      show={show}
      signedIn={signedIn}
      phase={phase}
      notYet={null}
      whenSoldOut={<p>Uitverkocht</p>}
      WaitFor={() => null}
      guard={(action) => action()}
    />,
  );
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  const seats = readHall(plan).seats.map(({ seatId }) => {
    return { seatId, status: taken.includes(seatId) ? "reserved" : "available", version: 1 };
  });
  await act(async () => sent.findLast(({ event }) => event === "show:join")?.ack({ ok: true, showId: show.id, seats }));
  const user = userEvent.setup();
  const press = async (name: RegExp) => user.click(await screen.findByRole("button", { name }));
  const ask = async () => {
    await press(/^Staanplaats,/);
    return screen.findByRole("dialog", { name: "Staanplaats: hoeveel plaatsen?" });
  };
  return { user, press, ask };
}

const held = () => callsOf("addAreaPlaces").map(({ path, body }) => [path, body]);

it("takes as many places of an area as asked, in one call, and counts them in the shape", async () => {
  respond("addAreaPlaces", areaCart(["STA-1", "STA-2", "STA-3"]));
  const { press, ask } = await openHall();
  const dialog = await ask();
  expect(dialog.textContent).toContain("Nog 4.000 van 4.000 plaatsen vrij.");
  await press(/^Een plaats meer/);
  await press(/^Een plaats meer/);
  expect(dialog.textContent).toMatch(/Samen €\s36,00 · €\s12,00 per plaats/);
  await press(/^Neem 3 plaatsen/);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(held()).toEqual([["/api/carts/areas/1/STA", { count: 3 }]]);
  expect(
    await screen.findByRole("button", { name: /^Staanplaats, 3.997 van 4.000 plaatsen vrij, 3 gekozen/ }),
  ).toBeTruthy();
});

it("says how many are left when others were first, and takes those", async () => {
  const { user, press, ask } = await openHall();
  const dialog = await ask();
  const values = { area: "Staanplaats", left: "nog 2 plaatsen vrij" };
  respond("addAreaPlaces", () => refusal("AREA_FULL", values, [{ field: "left", message: "2" }]));
  const count = within(dialog).getByRole("spinbutton", { name: "Aantal plaatsen" });
  await user.clear(count);
  await user.keyboard("5{Enter}");
  expect(await within(dialog).findByText(/^Staanplaats: nog 2 plaatsen vrij/)).toBeTruthy();
  respond("addAreaPlaces", areaCart(["STA-1", "STA-2"]));
  await press(/^Neem de 2 die er nog zijn/);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(held().map(([, body]) => body)).toEqual([{ count: 5 }, { count: 2 }]);
});

it("offers no more than are free and fit in the cart, and follows what others take", async () => {
  const plan = areaPlan({ areas: [testArea({ capacity: 30 })] });
  const { user, ask } = await openHall({ plan });
  act(() => setCart(areaCart(Array.from({ length: 18 }, (_, index) => `STA-${index + 1}`))));
  const dialog = await ask();
  const count = () => within(dialog).queryByRole("spinbutton", { name: "Aantal plaatsen" });
  expect(dialog.textContent).toContain("Nog 12 van 30 plaatsen vrij. U hebt er 18.");
  expect(dialog.textContent).toContain("u kunt er nog 2 nemen");
  await user.click(within(dialog).getByRole("button", { name: "Een plaats meer" }));
  await user.click(within(dialog).getByRole("button", { name: "Een plaats meer" }));
  expect(count()?.getAttribute("aria-valuenow")).toBe("2");
  const taken = Array.from({ length: 12 }, (_, index) => ({ seatId: `STA-${index + 19}`, status: "held", version: 2 }));
  await act(async () => serverEmits("seats:changed", { showId: show.id, seats: taken }));
  await waitFor(() => expect(dialog.textContent).toContain("Er is geen plaats meer vrij."));
  expect(count()).toBeNull();
});

it("gives all places of the area back", async () => {
  const { press, ask } = await openHall();
  act(() => setCart(areaCart(["STA-1", "STA-2"])));
  respond("removeSeat", areaCart(["STA-2"], 1), { seatId: "STA-1" });
  respond("removeSeat", areaCart(["STA-1"], 1), { seatId: "STA-2" });
  await ask();
  await press(/^Geef alle 2 terug/);
  const given = () => callsOf("removeSeat").map(({ path }) => path.split("/").at(-1) ?? "");
  await expect.poll(() => given().toSorted()).toEqual(["STA-1", "STA-2"]);
});

it("remembers how many were chosen without a session, and holds them in one call once there is one", async () => {
  const { press, ask } = await openHall({ signedIn: false });
  await ask();
  await press(/^Een plaats meer/);
  await press(/^Neem 2 plaatsen/);
  expect(screen.getByText("Gekozen: Staanplaats, 2 plaatsen.")).toBeTruthy();
  expect(store.get(preselectedAtom)?.places.map(({ groupId }) => groupId)).toEqual(["STA", "STA"]);
  expect(held()).toEqual([]);
});

it("says before the sale that it has not opened", async () => {
  const { press } = await openHall({ signedIn: false, phase: "before" });
  await press(/^Staanplaats,/);
  expect((await screen.findByRole("alert")).textContent).toBe("De verkoop is nog niet open.");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("chooses an area for nobody while chairs are free, and the roomiest where there are only areas", async () => {
  const small = testArea({ id: "B", label: "Balkon", capacity: 3, y: 600, height: 100 });
  const { press } = await openHall({ plan: areaPlan({ areas: [small, testArea({ capacity: 10 })], chairs: 0 }) });
  await press(/^Kies voor mij/);
  const proposal = await screen.findByRole("region", { name: "Voorstel" });
  expect(proposal.textContent).toContain("Staanplaats, 2 plaatsen");
  expect(proposal.textContent).not.toContain("Nergens");
  respond("addAreaPlaces", areaCart(["STA-1", "STA-2"]));
  await press(/^Deze stoelen nemen/);
  await expect.poll(held).toEqual([["/api/carts/areas/1/STA", { count: 2 }]]);
});

it("has the places of an area on one line of the cart, to remove one by one or together", async () => {
  respond("listShows", [show]);
  act(() => setCart(areaCart(["STA-1", "STA-2", "STA-3", "R1-A"])));
  renderScreen(<CartPanel />);
  expect(await screen.findByText("Staanplaats, 3 plaatsen")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText(/^€\s36,00$/)).toBeTruthy();
  const removing = pending("removeSeat");
  await userEvent.click(screen.getByRole("button", { name: "Verwijder 1 plaats van Staanplaats" }));
  await act(() => removing.respond(areaCart(["STA-1", "STA-2", "R1-A"], 1)));
  expect(callsOf("removeSeat").map(({ path }) => path)).toEqual(["/api/carts/seats/STA-3"]);
  respond("removeSeat", areaCart(["R1-A"], 2));
  await userEvent.click(await screen.findByRole("button", { name: "Verwijder Staanplaats, 2 plaatsen" }));
  await expect.poll(() => callsOf("removeSeat")).toHaveLength(3);
});
