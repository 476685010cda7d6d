import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { fakeServer } from "#test/fake-server.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

it("asks for a link for the address as typed without blanks, and says what the server says", async () => {
  const server = fakeServer();
  renderScreen(<ForgotPasswordForm />);
  await userEvent.type(screen.getByLabelText("E-mailadres"), " an@voorbeeld.be ");
  await userEvent.click(screen.getByRole("button", { name: "Stuur mij een link" }));
  const call = await server.called("POST", "/api/auth/forgot-password");
  expect(call.body).toEqual({ email: "an@voorbeeld.be" });
  await act(() => call.answer(200, { message: "Als er een account bestaat, krijgt u een mail." }));
  expect((await screen.findByRole("status")).textContent).toContain("Als er een account bestaat, krijgt u een mail.");
});

it("does not ask for what is no address", async () => {
  const server = fakeServer();
  renderScreen(<ForgotPasswordForm />);
  await userEvent.type(screen.getByLabelText("E-mailadres"), "an@voorbeeld");
  await userEvent.click(screen.getByRole("button", { name: "Stuur mij een link" }));
  expect(await screen.findByText(/geldig e-mailadres/)).toBeTruthy();
  expect(server.calls).toHaveLength(0);
});

async function choose(password: string, confirmPassword: string) {
  const server = fakeServer();
  const onChosen = vi.fn<(message: string) => void>();
  renderScreen(<NewPasswordForm token="secret" onChosen={onChosen} />);
  await userEvent.type(screen.getByLabelText("Nieuw wachtwoord"), password);
  await userEvent.type(screen.getByLabelText("Herhaal wachtwoord"), confirmPassword);
  await userEvent.click(screen.getByRole("button", { name: "Wachtwoord opslaan" }));
  return { server, onChosen };
}

it("sends the new password with the token of the link", async () => {
  const { server, onChosen } = await choose("een goed woord", "een goed woord");
  const call = await server.called("POST", "/api/auth/reset-password");
  expect(call.body).toEqual({ token: "secret", password: "een goed woord", confirmPassword: "een goed woord" });
  await act(() => call.answer(200, { message: "Gewijzigd." }));
  expect(onChosen).toHaveBeenCalledWith("Gewijzigd.");
});

it("refuses a short password and two that differ without asking the server", async () => {
  const { server } = await choose("kort", "anders");
  expect(await screen.findByText("Kies een wachtwoord van minstens 8 tekens.")).toBeTruthy();
  expect(await screen.findByText("Wachtwoorden komen niet overeen.")).toBeTruthy();
  expect(server.calls).toHaveLength(0);
});

it("offers a new link when this one has ended", async () => {
  const { server } = await choose("een goed woord", "een goed woord");
  const ended = { statusCode: 409, code: "RESET_LINK_INVALID", message: "Deze link is verlopen of al gebruikt." };
  const call = await server.called("POST", "/api/auth/reset-password");
  await act(() => call.answer(409, ended));
  expect((await screen.findByRole("alert")).textContent).toContain("verlopen of al gebruikt");
  expect(screen.getByRole("link", { name: "Vraag een nieuwe link aan" }).getAttribute("href")).toBe(
    "/wachtwoord-vergeten",
  );
});
