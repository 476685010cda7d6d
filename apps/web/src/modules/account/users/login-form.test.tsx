import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { calls, offline, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { currentToken, endSession } from "#platform/session.ts";
import { LoginForm } from "./login-form.tsx";

async function fillIn() {
  const signingIn = pending("signIn");
  renderScreen(<LoginForm>Verder zonder wachtwoord</LoginForm>);
  await fill(screen.getByLabelText("E-mailadres"), "an@voorbeeld.be");
  await fill(screen.getByLabelText("Wachtwoord"), "geheim-woord");
  await userEvent.click(screen.getByRole("button", { name: "Inloggen" }));
  await signingIn.called();
  return signingIn;
}

it("shows that it is busy and does not ask twice", async () => {
  const signingIn = await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Bezig met inloggen..." }));
  expect(calls.map(({ body }) => body)).toEqual([{ email: "an@voorbeeld.be", password: "geheim-woord" }]);
  await act(() => signingIn.respond(refusal("SIGNIN_FAILED")));
});

it("clears both fields, says so, and asks for the address again when the login is refused", async () => {
  const signingIn = await fillIn();
  await act(() => signingIn.respond(refusal("SIGNIN_FAILED")));
  expect((await screen.findByRole("alert")).textContent).toBe("Login mislukt: controleer je gegevens.");
  expect(screen.getByLabelText("E-mailadres")).toHaveProperty("value", "");
  expect(screen.getByLabelText("Wachtwoord")).toHaveProperty("value", "");
  expect(document.activeElement).toBe(screen.getByLabelText("E-mailadres"));
});

it("asks a half signed-in user for the second step, and offers nothing beside it", async () => {
  const signingIn = await fillIn();
  expect(screen.getByText("Verder zonder wachtwoord")).toBeTruthy();
  await act(() => signingIn.respond({ challenge: "vraag", methods: ["TOTP", "RECOVERY"] }));
  expect(await screen.findByText("Nog één stap")).toBeTruthy();
  expect(screen.queryByText("Verder zonder wachtwoord")).toBeNull();
});

it("leaves nobody before a passkey that does not work: it names another device, the password, or who can help", async () => {
  respond("startPasskeySignIn", { challenge: "vraag", methods: ["PASSKEY"] });
  const signingIn = await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Inloggen met passkey" }));
  expect(await screen.findByText(/Kies dan dat toestel .*wachtwoord, of laat u een link mailen/)).toBeTruthy();

  await act(() => signingIn.respond({ challenge: "vraag", methods: ["PASSKEY", "RECOVERY"] }));
  expect((await screen.findByRole("link", { name: "Neem contact met ons op" })).getAttribute("href")).toBe("/contact");
  await userEvent.click(screen.getByRole("button", { name: "Gebruik mijn passkey" }));
  expect(await screen.findByText(/Kies dan dat toestel/)).toBeTruthy();
  // The password was typed already.
  expect((await screen.findByRole("alert")).textContent).not.toContain("wachtwoord");
});

it("leaves nothing but the way back to the password when the second step took too long", async () => {
  const signingIn = await fillIn();
  await act(() => signingIn.respond({ challenge: "vraag", methods: ["TOTP", "RECOVERY"] }));
  respond("secondStep", () => refusal("SIGNIN_EXPIRED"));
  await fill(await screen.findByLabelText("Code uit uw authenticator-app"), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Inloggen met deze code" }));
  expect(await screen.findByText("Dit duurde te lang, of er waren te veel pogingen.")).toBeTruthy();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Opnieuw inloggen"]);
  await userEvent.click(screen.getByRole("button", { name: "Opnieuw inloggen" }));
  expect(screen.getByLabelText("Wachtwoord")).toBeTruthy();
});

it.each([
  ["without a network", offline(), "Geen verbinding"],
  ["after too many attempts", refusal("TOO_MANY_REQUESTS"), errorMessage("TOO_MANY_REQUESTS")],
  ["when the server is away", refusal("UNAVAILABLE"), errorMessage("UNAVAILABLE")],
])("preserves both fields %s, and says what is the matter", async (_when, response, words) => {
  const signingIn = await fillIn();
  await act(() => signingIn.respond(response));
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect(screen.getByLabelText("E-mailadres")).toHaveProperty("value", "an@voorbeeld.be");
  expect(screen.getByLabelText("Wachtwoord")).toHaveProperty("value", "geheim-woord");
});

it("says kindly to whose session ended why they are here, and not to others", async () => {
  const words = /Uw sessie is verlopen of werd op een ander toestel beëindigd/;
  const { unmount } = renderScreen(<LoginForm />);
  expect(screen.queryByText(words)).toBeNull();
  unmount();
  endSession();
  renderScreen(<LoginForm />);
  expect(screen.getByText(words)).toBeTruthy();
});

it("asks for both fields before it asks the server", async () => {
  renderScreen(<LoginForm />);
  await userEvent.click(screen.getByRole("button", { name: "Inloggen" }));
  expect(await screen.findByText("Vul uw e-mailadres in.")).toBeTruthy();
  expect(screen.getByText("Vul uw wachtwoord in.")).toBeTruthy();
  expect(calls).toHaveLength(0);
});

it("leaves nobody signed in when the profile cannot be loaded", async () => {
  const signingIn = await fillIn();
  const profile = pending("getProfile");
  await act(() => signingIn.respond({ token: "fresh" }));
  expect(currentToken()).toBe("fresh");
  await act(() => profile.respond(refusal("UNAVAILABLE")));
  expect(currentToken()).toBeNull();
});
