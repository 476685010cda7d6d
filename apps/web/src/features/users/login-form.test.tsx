import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeServer } from "#test/fake-server.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { currentToken } from "#platform/session.ts";
import { LoginForm } from "./login-form.tsx";

const refused = { statusCode: 401, code: "SIGNIN_FAILED", message: "Login mislukt: controleer je gegevens." };

async function fillIn() {
  const server = fakeServer();
  renderScreen(<LoginForm />);
  await userEvent.type(screen.getByLabelText("E-mailadres"), "an@voorbeeld.be");
  await userEvent.type(screen.getByLabelText("Wachtwoord"), "geheim-woord");
  await userEvent.click(screen.getByRole("button", { name: "Inloggen" }));
  await server.called("POST", "/api/auth/signin");
  return server;
}

it("shows that it is busy and does not ask twice", async () => {
  const server = await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Bezig met inloggen..." }));
  expect(server.calls).toHaveLength(1);
  expect(server.last("POST", "/api/auth/signin").body).toEqual({ email: "an@voorbeeld.be", password: "geheim-woord" });
  await act(() => server.last("POST", "/api/auth/signin").answer(401, refused));
});

it("clears both fields and says so when the login is refused", async () => {
  const server = await fillIn();
  await act(() => server.last("POST", "/api/auth/signin").answer(401, refused));
  expect((await screen.findByRole("alert")).textContent).toBe("Login mislukt: controleer je gegevens.");
  expect(screen.getByLabelText("E-mailadres")).toHaveProperty("value", "");
  expect(screen.getByLabelText("Wachtwoord")).toHaveProperty("value", "");
});

it("keeps what was typed when the server could not be reached", async () => {
  const server = await fillIn();
  await act(() => server.last("POST", "/api/auth/signin").drop());
  expect((await screen.findByRole("alert")).textContent).toContain("Geen verbinding");
  expect(screen.getByLabelText("E-mailadres")).toHaveProperty("value", "an@voorbeeld.be");
});

it("asks for both fields before it asks the server", async () => {
  const server = fakeServer();
  renderScreen(<LoginForm />);
  await userEvent.click(screen.getByRole("button", { name: "Inloggen" }));
  expect(await screen.findByText("Vul uw e-mailadres in.")).toBeTruthy();
  expect(screen.getByText("Vul uw wachtwoord in.")).toBeTruthy();
  expect(server.calls).toHaveLength(0);
});

it("leaves nobody signed in when the profile cannot be loaded", async () => {
  const server = await fillIn();
  await act(() => server.last("POST", "/api/auth/signin").answer(200, { token: "fresh" }));
  expect(currentToken()).toBe("fresh");
  const broken = { statusCode: 503, code: "UNAVAILABLE", message: "De dienst is even niet bereikbaar." };
  await act(() => server.last("GET", "/api/auth/me").answer(503, broken));
  expect(currentToken()).toBeNull();
});
