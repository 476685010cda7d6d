import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { serverEmits } from "#test/fake-socket.ts";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { testManagedRoom, testRoom } from "#test/test-waiting-room.ts";
import { ManagedRoom } from "./managed-room.tsx";
import { fasterThan, roomState, slowerThan } from "./room-controls.ts";
import { nextOpening } from "./waiting-rooms.tsx";

const bodies = () => callsOf("changeWaitingRoom").map(({ body }) => body);
const figures = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);

it("shows how many wait, are in and came in, and how long it takes, and follows the room", async () => {
  respond("getWaitingRoom", testManagedRoom());
  renderScreen(<ManagedRoom showId={1} />);
  await screen.findByText("De wachtkamer loopt");
  expect(figures()).toEqual(["2.130", "74", "58", "60", "36 min"]);
  const room = testRoom({ letIn: 240, waiting: 2070 });
  respond("getWaitingRoom", testManagedRoom({ room, inside: 80, estimateSeconds: null }));
  await act(async () => serverEmits("waiting-room:changed", { showId: 1, room }));
  await expect.poll(figures).toEqual(["2.070", "80", "58", "60", "onbekend"]);
});

it("makes it faster and slower by steps, and as usual again", async () => {
  respond("getWaitingRoom", testManagedRoom());
  respond("changeWaitingRoom", testManagedRoom({ perMinute: 90 }));
  renderScreen(<ManagedRoom showId={1} />);
  await userEvent.click(await screen.findByRole("button", { name: "Sneller (90)" }));
  expect(await screen.findByText("Tempo per minuut (gewoon: 60)")).toBeDefined();
  respond("changeWaitingRoom", testManagedRoom());
  await userEvent.click(screen.getByRole("button", { name: "Trager (60)" }));
  await screen.findByText("Tempo per minuut (gewoon)");
  respond("changeWaitingRoom", testManagedRoom({ perMinute: 45 }));
  await userEvent.click(screen.getByRole("button", { name: "Trager (45)" }));
  respond("changeWaitingRoom", testManagedRoom());
  await userEvent.click(await screen.findByRole("button", { name: "Terug naar gewoon (60)" }));
  expect(bodies()).toEqual([{ perMinute: 90 }, { perMinute: 60 }, { perMinute: 45 }, { perMinute: null }]);
});

it("pauses, and goes on", async () => {
  respond("getWaitingRoom", testManagedRoom());
  respond("changeWaitingRoom", testManagedRoom({ room: testRoom({ paused: true }), estimateSeconds: null }));
  renderScreen(<ManagedRoom showId={1} />);
  await userEvent.click(await screen.findByRole("button", { name: "Pauzeren" }));
  expect(await screen.findByText("Gepauzeerd: er gaat niemand binnen")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Hervatten" }));
  expect(bodies()).toEqual([{ paused: true }, { paused: false }]);
});

it("opens for all after a question that says for how many, and says why that failed", async () => {
  respond("getWaitingRoom", testManagedRoom());
  respond("changeWaitingRoom", () => refusal("SALES_CLOSED"));
  renderScreen(<ManagedRoom showId={1} />);
  await userEvent.click(await screen.findByRole("button", { name: "Open voor iedereen…" }));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByText(/^2\.130 mensen komen dan tegelijk binnen/)).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "Ja, open voor iedereen" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("De verkoop voor deze voorstelling is gesloten.");
  respond("changeWaitingRoom", testManagedRoom({ openForAll: true, room: testRoom({ on: false, waiting: 0 }) }));
  await userEvent.click(dialog.getByRole("button", { name: "Ja, open voor iedereen" }));
  expect(await screen.findByText("Iedereen mag binnen")).toBeDefined();
  expect(screen.getByRole("button", { name: "Weer beurtelings binnenlaten" })).toBeDefined();
});

it("has no controls where the show's waiting room is off", async () => {
  respond("getWaitingRoom", testManagedRoom({ mode: "off", room: null, estimateSeconds: null }));
  renderScreen(<ManagedRoom showId={1} />);
  expect(await screen.findByText("De wachtkamer van deze voorstelling staat uit")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

it("says that the sale has yet to open, and that nobody waits", () => {
  const now = Date.parse("2026-12-01T18:50:00.000Z");
  const opensAt = "2026-12-01T19:00:00.000Z";
  expect(roomState(testManagedRoom({ room: testRoom({ opensAt, drawn: false }) }), now)).toBe("before");
  expect(roomState(testManagedRoom({ room: null }), now)).toBe("empty");
  expect(roomState(testManagedRoom({ room: testRoom({ on: false, waiting: 0 }) }), now)).toBe("quiet");
});

it("has steps from any pace, which end", () => {
  expect([fasterThan(61), slowerThan(61), fasterThan(6000), slowerThan(1)]).toEqual([90, 60, null, null]);
});

it("opens with the show whose opening is nearest", () => {
  const shows = [
    testShow({ id: 1 }),
    testShow({ id: 2, salesOpenAt: "2026-12-01T19:00:00.000Z", waitingRoom: "off" }),
    testShow({ id: 3, salesOpenAt: "2026-12-02T19:00:00.000Z" }),
    testShow({ id: 4, salesOpenAt: "2026-12-09T19:00:00.000Z" }),
  ];
  expect(nextOpening(shows, Date.parse("2026-12-01T19:00:00.000Z"))?.id).toBe(3);
});
