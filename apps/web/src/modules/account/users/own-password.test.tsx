import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { currentToken, setToken, setUser, signOut, userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { fill } from "#test/fill.ts";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testUser } from "#test/test-user.ts";
import { ChangePasswordForm } from "./own-password.tsx";

afterEach(signOut);

async function change(repeated = "een goed wachtwoord") {
  setToken("old");
  setUser(testUser());
  renderScreen(<ChangePasswordForm email="an@voorbeeld.be" />);
  await fill(screen.getByLabelText("Huidig wachtwoord"), "het oude geheim");
  await fill(screen.getByLabelText("Nieuw wachtwoord"), "een goed wachtwoord");
  await fill(screen.getByLabelText("Herhaal nieuw wachtwoord"), repeated);
  await userEvent.click(screen.getByRole("button", { name: "Wachtwoord wijzigen" }));
}

it("goes on with the new token and the same user, and forgets what was typed", async () => {
  respond("changePassword", { token: "new" });
  await change();
  await expect.poll(() => currentToken()).toBe("new");
  expect(store.get(userAtom)).toEqual(testUser());
  expect(callsOf("changePassword").map(({ body }) => body)).toEqual([
    { currentPassword: "het oude geheim", newPassword: "een goed wachtwoord" },
  ]);
  await expect.poll(() => screen.getByLabelText("Huidig wachtwoord")).toHaveProperty("value", "");
});

it.each([
  ["PASSWORD_WRONG", "currentPassword", "Huidig wachtwoord"],
  ["PASSWORD_COMMON", "newPassword", "Nieuw wachtwoord"],
] as const)("says %s at its field, and leaves the session as it is", async (code, field, label) => {
  const message = errorMessage(code);
  respond("changePassword", () => refusal(code, {}, [{ field, message }]));
  await change();
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
  expect(currentToken()).toBe("old");
});

it("asks for the new one twice, and sends nothing when they differ", async () => {
  await change("een ander wachtwoord");
  expect(await screen.findByText("Wachtwoorden komen niet overeen.")).toBeTruthy();
  expect(callsOf("changePassword")).toHaveLength(0);
});
