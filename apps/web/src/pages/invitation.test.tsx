import type { ResponseOf } from "@podium/shared/contracts/client";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testAccount } from "#test/test-user.ts";
import { currentToken, setToken, setUser, signOut } from "#platform/session.ts";
import { InvitationPage } from "./invitation.tsx";

const offered: ResponseOf<"openInvitation"> = {
  email: "mia@voorbeeld.be",
  firstname: "Mia",
  lastname: "Dierckx",
  role: "BOX_OFFICE",
  expiresAt: "2026-11-27T19:00:00.000Z",
  takes: "ACCOUNT",
};

beforeEach(() => window.history.replaceState(null, "", "/uitnodiging#token=geheim"));
afterEach(() => {
  signOut();
  window.history.replaceState(null, "", "/");
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("says what is offered and until when, and accepts nothing before the button is pressed", async () => {
  respond("openInvitation", offered);
  respond("acceptInvitation", { token: "fresh" });
  respond("getProfile", testAccount({ email: offered.email, role: "BOX_OFFICE" }));
  renderScreen(<InvitationPage />);
  expect(await screen.findByText("Dag Mia, u bent uitgenodigd om mee te helpen: Kassa.")).toBeDefined();
  expect(screen.getByText(/De uitnodiging geldt tot .*27 november 2026/)).toBeDefined();
  expect(callsOf("acceptInvitation")).toEqual([]);
  expect(window.location.hash).toBe("");

  await fill(screen.getByLabelText("Telefoon"), "0470998877");
  await fill(screen.getByLabelText("Wachtwoord"), "een goed wachtwoord");
  await fill(screen.getByLabelText("Herhaal wachtwoord"), "een goed wachtwoord");
  await press("Uitnodiging aannemen");
  await expect.poll(currentToken).toBe("fresh");
  expect(callsOf("acceptInvitation").map(({ body }) => body)).toMatchObject([
    { token: "geheim", firstname: "Mia", lastname: "Dierckx", number: "0470998877" },
  ]);
});

it("lets who has an account sign in first, and then accept with it", async () => {
  respond("openInvitation", { ...offered, takes: "SIGN_IN" });
  respond("signIn", { token: "hers" });
  respond("getProfile", testAccount({ email: offered.email }));
  respond("joinByInvitation", null);
  renderScreen(<InvitationPage />);
  await fill(await screen.findByLabelText("E-mailadres"), offered.email);
  await fill(screen.getByLabelText("Wachtwoord"), "mijn geheim");
  await press("Inloggen");
  await userEvent.click(await screen.findByRole("button", { name: "Uitnodiging aannemen" }));
  await expect.poll(() => callsOf("joinByInvitation").map(({ body }) => body)).toEqual([{ token: "geheim" }]);
});

it("asks who signed in long ago to sign in once more, when accepting has ended the session", async () => {
  setToken("of yesterday");
  setUser(testAccount({ email: offered.email }));
  respond("openInvitation", { ...offered, takes: "SIGN_IN" });
  respond("joinByInvitation", () => {
    respond("getProfile", () => refusal("UNAUTHORIZED"));
    return null;
  });
  renderScreen(<InvitationPage />);
  const button = await screen.findByRole("button", { name: "Uitnodiging aannemen" });
  expect(screen.getByText(/Logde u meer dan 12 uur geleden in\? Dan vragen wij u daarna/)).toBeDefined();
  expect(screen.queryByText(/en u kunt beginnen/)).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByText(/^Log nog één keer in, dan kunt u beginnen\./)).toBeDefined();
  expect(screen.getByRole("link", { name: "Inloggen" }).getAttribute("href")).toBe("/login");
  expect(screen.queryByText("Welkom bij de ploeg!")).toBeNull();
});

it("promises whoever is invited to the entrance, whose session stays, that they can begin", async () => {
  setToken("of yesterday");
  setUser(testAccount({ email: offered.email }));
  respond("openInvitation", { ...offered, role: "DOOR", takes: "SIGN_IN" });
  renderScreen(<InvitationPage />);
  expect(await screen.findByText(/Neem de uitnodiging aan, en u kunt beginnen\.$/)).toBeDefined();
});

it("says whether the password that one chooses replaces another", async () => {
  respond("openInvitation", { ...offered, takes: "PASSWORD", replacesPassword: false });
  const { unmount } = renderScreen(<InvitationPage />);
  expect(
    await screen.findByText(/^Bij mia@voorbeeld.be hoort al een account, zonder wachtwoord. Kies er een/),
  ).toBeDefined();
  unmount();
  window.history.replaceState(null, "", "/uitnodiging#token=geheim");
  respond("openInvitation", { ...offered, takes: "PASSWORD", replacesPassword: true });
  renderScreen(<InvitationPage />);
  expect(await screen.findByText(/Kies een nieuw wachtwoord: het vervangt dat van nu/)).toBeDefined();
  expect(screen.queryByText(/zonder wachtwoord/)).toBeNull();
});

it("has whoever is signed in as somebody else sign out first", async () => {
  setToken("other");
  setUser(testAccount({ email: "jan@voorbeeld.be" }));
  respond("openInvitation", offered);
  respond("signOut", null);
  renderScreen(<InvitationPage />);
  expect(await screen.findByText(/^U bent ingelogd als jan@voorbeeld.be, en de uitnodiging is voor mia/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Uitnodiging aannemen" })).toBeNull();
  await press("Uitloggen");
  expect(await screen.findByRole("button", { name: "Uitnodiging aannemen" })).toBeDefined();
});

it("says what to do about an invitation that is over, and about one that was accepted", async () => {
  respond("openInvitation", () => refusal("INVITATION_OVER"));
  const { unmount } = renderScreen(<InvitationPage />);
  expect(await screen.findByText(/^Ze is verlopen of ingetrokken. Vraag wie u uitnodigde/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Neem contact op" }).getAttribute("href")).toBe("/contact");
  unmount();
  window.history.replaceState(null, "", "/uitnodiging#token=geheim");
  respond("openInvitation", () => refusal("INVITATION_ACCEPTED"));
  renderScreen(<InvitationPage />);
  expect(await screen.findByText("U hoeft alleen nog in te loggen.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Inloggen" }).getAttribute("href")).toBe("/login");
});

it("asks anew what accepting takes when an account was made meanwhile", async () => {
  respond("openInvitation", offered);
  respond("acceptInvitation", () => {
    respond("openInvitation", { ...offered, takes: "SIGN_IN" });
    return refusal("EMAIL_TAKEN");
  });
  renderScreen(<InvitationPage />);
  await fill(await screen.findByLabelText("Telefoon"), "0470998877");
  await fill(screen.getByLabelText("Wachtwoord"), "een goed wachtwoord");
  await fill(screen.getByLabelText("Herhaal wachtwoord"), "een goed wachtwoord");
  await press("Uitnodiging aannemen");
  expect(await screen.findByText(/^Bij mia@voorbeeld.be hoort al een account. Log ermee in/)).toBeDefined();
});
