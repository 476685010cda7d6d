import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { learnServerTime } from "#platform/server-clock.ts";
import { currentToken, setEntrance, setToken, signOut } from "#platform/session.ts";
import { serverEmits } from "#test/fake-socket.ts";
import { callsOf, offline, refusal, respond, settled } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { DeviceAtEntrance } from "./device-at-entrance.tsx";

afterEach(() => {
  vi.useRealTimers();
  setEntrance(null);
});

const open = (minutes: number): void => {
  setToken("token");
  setEntrance({ name: "Ingang 1", until: new Date(Date.now() + minutes * 60_000).toISOString() });
  renderScreen(<DeviceAtEntrance>Tickets</DeviceAtEntrance>);
};

const later = (minutes: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(minutes * 60_000);
    await settled();
  });

it("does not end by its own clock, which may be wrong, but asks the server and goes on", async () => {
  vi.useFakeTimers();
  respond("getOwnDoorDevice", offline);
  open(-60);
  await later(1);
  expect(callsOf("getOwnDoorDevice").length).toBeGreaterThan(0);
  expect([screen.queryByText("Tickets") !== null, currentToken()]).toEqual([true, "token"]);
});

it("says which device it is, and is over by itself at its end by the server's clock, also without a network", async () => {
  vi.useFakeTimers();
  learnServerTime({ serverTime: Date.now(), resolution: 0, sentAt: Date.now(), receivedAt: Date.now() });
  respond("getOwnDoorDevice", offline);
  open(60);
  expect([screen.queryByText("Tickets"), screen.queryByText("Ingang 1")].map(Boolean)).toEqual([true, true]);
  await later(59);
  expect(screen.queryByText("Tickets")).toBeTruthy();
  await later(1.5);
  expect(screen.getByText("De tijd van dit toestel is om")).toBeTruthy();
  expect([screen.queryByText("Tickets"), currentToken()]).toEqual([null, null]);
});

it("is over when the server refuses its token at its end", async () => {
  respond("getOwnDoorDevice", () => refusal("UNAUTHORIZED"));
  open(-1);
  expect(await screen.findByText("De tijd van dit toestel is om")).toBeTruthy();
  expect(currentToken()).toBeNull();
});

it("says that it was removed when its token is refused", () => {
  open(60);
  act(signOut);
  expect(screen.getByText("Dit toestel werd afgemeld")).toBeTruthy();
  expect(screen.queryByText("Tickets")).toBeNull();
});

it("notices that it was removed also where nothing else asks for a connection, as without a show", async () => {
  respond("getOwnDoorDevice", () => refusal("UNAUTHORIZED"));
  open(60);
  await waitFor(() => {
    act(() => serverEmits("disconnect"));
    expect(screen.getByText("Dit toestel werd afgemeld")).toBeTruthy();
  });
});
