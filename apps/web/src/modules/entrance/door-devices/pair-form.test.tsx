import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { setEntrance, setToken, setUser, signOut } from "#platform/session.ts";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testUser } from "#test/test-user.ts";
import { PairForm } from "./pair-form.tsx";

const BUTTON = "Dit toestel gebruiken aan de ingang";
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  setEntrance(null);
  signOut();
});

it("asks somebody who is signed in before it signs them out, and pairs nothing until they agree", async () => {
  respond("pairDoorDevice", () => refusal("PAIRING_EXPIRED"));
  setToken("token");
  setUser(testUser());
  renderScreen(<PairForm linkCode="ABCD" />);
  await press(BUTTON);
  expect(screen.getByRole("alertdialog", { name: "U bent op dit toestel ingelogd" })).toBeTruthy();
  await press("Ingelogd blijven");
  expect(callsOf("pairDoorDevice")).toHaveLength(0);
  await press(BUTTON);
  await press("Uitloggen en gebruiken");
  expect((await screen.findByRole("alert")).textContent).toContain("al gebruikt of verlopen");
  expect(localStorage.getItem("podium.token")).toBe("token");
});

it("asks for the code where the link brought none", async () => {
  renderScreen(<PairForm linkCode={null} />);
  await press(BUTTON);
  expect(screen.getByText("Tik de koppelcode in.")).toBeTruthy();
  expect(screen.getByLabelText("Koppelcode").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(screen.getByLabelText("Koppelcode"));
  expect(callsOf("pairDoorDevice")).toHaveLength(0);
});

it("says of a device of the entrance that it is one, before its button makes another of it", () => {
  setToken("token");
  setEntrance({ name: "Ingang 1", until: "2026-11-22T05:00:00.000Z" });
  renderScreen(<PairForm linkCode="ABCD" />);
  expect(screen.getByText("Dit toestel scant aan de ingang als Ingang 1.")).toBeTruthy();
  expect(screen.getByText(/een ander toestel/)).toBeTruthy();
});
