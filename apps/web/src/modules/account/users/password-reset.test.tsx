import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { fill } from "#test/fill.ts";
import { calls, callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { ForgotPasswordForm, NewPasswordForm } from "./password-reset.tsx";

it("asks for a link for the address as typed without blanks, and says what the server says", async () => {
  respond("forgotPassword", { message: "Als er een account bestaat, krijgt u een mail." });
  renderScreen(<ForgotPasswordForm />);
  await fill(screen.getByLabelText("E-mailadres"), " an@voorbeeld.be ");
  await userEvent.click(screen.getByRole("button", { name: "Stuur mij een link" }));
  expect((await screen.findByRole("status")).textContent).toContain("Als er een account bestaat, krijgt u een mail.");
  expect(calls.map(({ body }) => body)).toEqual([{ email: "an@voorbeeld.be" }]);
});

it("does not ask for what is no address", async () => {
  renderScreen(<ForgotPasswordForm />);
  await fill(screen.getByLabelText("E-mailadres"), "an@voorbeeld");
  await userEvent.click(screen.getByRole("button", { name: "Stuur mij een link" }));
  expect(await screen.findByText(/geldig e-mailadres/)).toBeTruthy();
  expect(calls).toHaveLength(0);
});

async function choose(password: string, confirmPassword: string) {
  const onChosen = vi.fn<(message: string) => void>();
  renderScreen(<NewPasswordForm token="secret" onChosen={onChosen} />);
  await fill(screen.getByLabelText("Nieuw wachtwoord"), password);
  await fill(screen.getByLabelText("Herhaal wachtwoord"), confirmPassword);
  await userEvent.click(screen.getByRole("button", { name: "Wachtwoord opslaan" }));
  return onChosen;
}

it("sends the new password with the token of the link", async () => {
  respond("resetPassword", { message: "Gewijzigd." });
  const onChosen = await choose("een goed woord", "een goed woord");
  await expect.poll(() => onChosen).toHaveBeenCalledWith("Gewijzigd.");
  const [call] = callsOf("resetPassword");
  expect(call?.body).toEqual({ token: "secret", password: "een goed woord", confirmPassword: "een goed woord" });
});

it("refuses a short password and two that differ without asking the server", async () => {
  await choose("kort", "anders");
  expect(await screen.findByText("Kies een wachtwoord van minstens 8 tekens.")).toBeTruthy();
  expect(await screen.findByText("Wachtwoorden komen niet overeen.")).toBeTruthy();
  expect(calls).toHaveLength(0);
});

it("says at the field, which gets the focus, that a password is too common, and nowhere else", async () => {
  const message = errorMessage("PASSWORD_COMMON");
  respond("resetPassword", () => refusal("PASSWORD_COMMON", {}, [{ field: "password", message }]));
  await choose("Welkom01", "Welkom01");
  expect(await screen.findAllByText(message)).toHaveLength(1);
  const field = screen.getByLabelText("Nieuw wachtwoord");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => document.activeElement).toBe(field);
});

it("offers a new link when this one has ended", async () => {
  respond("resetPassword", () => refusal("RESET_LINK_INVALID"));
  await choose("een goed woord", "een goed woord");
  expect((await screen.findByRole("alert")).textContent).toContain("verlopen of al gebruikt");
  expect(screen.getByRole("link", { name: "Vraag een nieuwe link aan" }).getAttribute("href")).toBe(
    "/wachtwoord-vergeten",
  );
  expect(screen.queryByLabelText("Nieuw wachtwoord")).toBeNull();
});
