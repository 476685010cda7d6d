import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { currentToken, setEntrance, setToken, signOut } from "#platform/session.ts";
import { serverEmits } from "#test/fake-socket.ts";
import { refusal, respond } from "#test/network.ts";
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

it("says which device it is, and is over by itself at its end, also without a network", () => {
  vi.useFakeTimers();
  open(60);
  expect([screen.queryByText("Tickets"), screen.queryByText("Ingang 1")].map(Boolean)).toEqual([true, true]);
  act(() => void vi.advanceTimersByTime(59 * 60_000));
  expect(screen.queryByText("Tickets")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(61_000));
  expect(screen.getByText("De tijd van dit toestel is om")).toBeTruthy();
  expect([screen.queryByText("Tickets"), currentToken()]).toEqual([null, null]);
});

it("says that it was taken away when its token is refused", () => {
  open(60);
  act(signOut);
  expect(screen.getByText("Dit toestel werd afgemeld")).toBeTruthy();
  expect(screen.queryByText("Tickets")).toBeNull();
});

it("notices that it was taken away also where nothing else asks for a connection, as without a show", async () => {
  respond("getOwnDoorDevice", () => refusal("UNAUTHORIZED"));
  open(60);
  await vi.waitFor(() => {
    act(() => serverEmits("disconnect"));
    expect(screen.getByText("Dit toestel werd afgemeld")).toBeTruthy();
  });
});
