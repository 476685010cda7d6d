import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { currentToken, entranceAtom, setEntrance, setToken, setUser, signOut } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { fill } from "#test/fill.ts";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testAccount, testUser } from "#test/test-user.ts";
import { ResetPasswordPage } from "./reset-password.tsx";
import { SignInLinkPage } from "./sign-in-link.tsx";
import { UndoEmailPage } from "./undo.tsx";

const entrance = { name: "Ingang 1", until: "2026-11-22T05:00:00.000Z" };
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const ended = () => [callsOf("signOut"), callsOf("endOwnDoorDevice")].map(({ length }) => length);

beforeEach(() => {
  window.history.replaceState(null, "", "/#token=geheim");
  respond("signOut", null);
  respond("endOwnDoorDevice", null);
});
afterEach(() => {
  setEntrance(null);
  signOut();
  window.history.replaceState(null, "", "/");
});

function beDevice(): void {
  setToken("here");
  setEntrance(entrance);
}
function bePerson(): void {
  setToken("here");
  setUser(testUser());
}

async function choosePassword(): Promise<void> {
  respond("resetPassword", { message: "Uw wachtwoord is veranderd." });
  renderScreen(<ResetPasswordPage />);
  await fill(screen.getByLabelText("Nieuw wachtwoord"), "een lange zin 42");
  await fill(screen.getByLabelText("Herhaal wachtwoord"), "een lange zin 42");
  await press("Wachtwoord opslaan");
  await expect.poll(() => callsOf("resetPassword").length).toBe(1);
}

async function undoAddress(): Promise<void> {
  respond("undoEmail", null);
  renderScreen(<UndoEmailPage />);
  await press("Maak ongedaan");
  await screen.findByText("Uw e-mailadres is teruggezet");
}

it("says on a device of the entrance what signing in ends, and ends it on the server once somebody does", async () => {
  beDevice();
  respond("openSignInLink", { token: "fresh" });
  respond("getProfile", testAccount());
  renderScreen(<SignInLinkPage />);
  expect(screen.getByText("Dit toestel scant aan de ingang als Ingang 1.")).toBeDefined();
  expect(screen.getByText(/dan scant het niet meer/)).toBeDefined();
  expect(ended()).toEqual([0, 0]);
  await press("Inloggen");
  await expect.poll(currentToken).toBe("fresh");
  await expect.poll(ended).toEqual([0, 1]);
});

it("stays a device of the entrance while the link's account still owes its second step", async () => {
  beDevice();
  respond("openSignInLink", { challenge: "vraag", methods: ["TOTP", "RECOVERY"] });
  renderScreen(<SignInLinkPage />);
  await press("Inloggen");
  expect(await screen.findByText("Nog één stap")).toBeDefined();
  expect([currentToken(), store.get(entranceAtom), ended()]).toEqual(["here", entrance, [0, 0]]);
});

it("says who is signed in, and ends their session on the server before another account's second step", async () => {
  bePerson();
  respond("openSignInLink", { challenge: "vraag", methods: ["TOTP", "RECOVERY"] });
  renderScreen(<SignInLinkPage />);
  expect(screen.getByText(/Nu is hier an@podium\.example ingelogd/)).toBeDefined();
  await press("Inloggen");
  expect(await screen.findByText("Nog één stap")).toBeDefined();
  await expect.poll(ended).toEqual([1, 0]);
  expect(currentToken()).toBeNull();
});

it.each([
  ["a new password", choosePassword],
  ["an address that is undone", undoAddress],
])("%s ends the session of whoever is signed in here on the server too", async (_what, open) => {
  bePerson();
  await open();
  await expect.poll(ended).toEqual([1, 0]);
  expect(currentToken()).toBeNull();
});

it.each([
  ["a new password", choosePassword],
  ["an address that is undone", undoAddress],
])("%s leaves a device of the entrance, which is nobody's, as it is", async (_what, open) => {
  beDevice();
  await open();
  expect([currentToken(), store.get(entranceAtom), ended()]).toEqual(["here", entrance, [0, 0]]);
});
