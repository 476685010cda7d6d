import { act, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { setEntrance, setToken, signOut } from "#platform/session.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { ContinueWithout } from "./continue-without.tsx";

afterEach(() => {
  signOut();
  setEntrance(null);
});

it("offers no session to a device of the entrance, which it would end, and one again after that", () => {
  setToken("device");
  setEntrance({ name: "Ingang 1", until: "2026-11-22T05:00:00.000Z" });
  renderScreen(<ContinueWithout />);
  expect(screen.queryByRole("button")).toBeNull();
  act(signOut);
  expect(screen.getByRole("button", { name: "Verder zonder wachtwoord" })).toBeDefined();
});
