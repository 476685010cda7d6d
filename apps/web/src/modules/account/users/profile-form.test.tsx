import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { fill } from "#test/fill.ts";
import { callsOf, pending, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testAccount } from "#test/test-user.ts";
import { ProfileForm } from "./profile-form.tsx";

beforeEach(() => setToken("token"));
afterEach(() => signOut());

it.each([
  ["+32470123456", "0470123456", "0470123456"],
  ["+31612345678", "0031612345678", "+31612345678"],
])("shows the number %s in digits, and saves one that can be called", async (number, shown, sent) => {
  const user = testAccount({ number });
  setUser(user);
  respond("updateProfile", user);
  renderScreen(<ProfileForm user={user} />);
  const field = await screen.findByLabelText<HTMLInputElement>("Telefoon");
  expect(field.value).toBe(shown);
  await userEvent.click(screen.getByRole("button", { name: "Opslaan" }));
  await expect.poll(() => callsOf("updateProfile").length).toBe(1);
  expect(callsOf("updateProfile")[0]?.body).toMatchObject({ number: sent });
});

it("accepts digits only, of a number with a country those that are dialled", async () => {
  renderScreen(<ProfileForm user={testAccount()} />);
  const field = await screen.findByLabelText<HTMLInputElement>("Telefoon");
  await fill(field, "+32 (0)470-12");
  expect(field.value).toBe("003247012");
});

it("preserves what is typed while it saves, and what was typed before newer details came", async () => {
  const user = testAccount({ firstname: "Ann", lastname: "Peeters" });
  setUser(user);
  const saving = pending("updateProfile");
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const { rerender } = renderScreen(<ProfileForm user={user} />);
  await fill(field("Voornaam"), "Anna");
  const newer = { ...user, firstname: "An", lastname: "Peters" };
  rerender(<ProfileForm user={newer} />);
  expect([field("Voornaam").value, field("Achternaam").value]).toEqual(["Anna", "Peters"]);

  await userEvent.click(screen.getByRole("button", { name: "Opslaan" }));
  await saving.called();
  await fill(field("Achternaam"), "Peeters-Maes");
  await act(() => saving.respond({ ...newer, firstname: "ANNA" }));
  expect([field("Voornaam").value, field("Achternaam").value]).toEqual(["ANNA", "Peeters-Maes"]);
});
