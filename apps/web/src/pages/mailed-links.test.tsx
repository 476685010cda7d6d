import { fill } from "#test/fill.ts";
import { DetailsWithButton } from "#test/account-forms.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { callsOf, offline, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testAccount, testUser } from "#test/test-user.ts";
import { ResetPasswordPage } from "./reset-password.tsx";
import { SignInLinkPage } from "./sign-in-link.tsx";
import { UndoEmailPage } from "./undo.tsx";
import { VerifyEmailPage } from "./verify-email.tsx";
import { currentToken, setToken, setUser, signOut, userAtom } from "#platform/session.ts";
import { queryClient } from "#platform/query-client.ts";
import { useAtomValue } from "#platform/state.ts";
import { ProfileForm } from "#modules/account/users/profile-form.tsx";
import { RegisterForm } from "#modules/account/users/register-form.tsx";
import { VerifyBanner } from "#modules/account/users/verify-banner.tsx";

afterEach(() => {
  signOut();
  window.history.replaceState(null, "", "/");
});

const openWith = (hash: string): void => window.history.replaceState(null, "", `/${hash}`);
const nothing = (): void => undefined;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("opens no link by itself, since mail scanners open pages too, and signs in once the button is pressed", async () => {
  openWith("#token=geheim");
  respond("openSignInLink", { token: "fresh" });
  respond("getProfile", testAccount());
  renderScreen(<SignInLinkPage />);
  expect(await screen.findByRole("button", { name: "Inloggen" })).toBeDefined();
  expect(callsOf("openSignInLink")).toEqual([]);
  await press("Inloggen");
  await expect.poll(currentToken).toBe("fresh");
  expect(callsOf("openSignInLink").map(({ body }) => body)).toEqual([{ token: "geheim" }]);
});

it("asks for the second step of an account that has one", async () => {
  openWith("#token=geheim");
  respond("openSignInLink", { challenge: "vraag", methods: ["TOTP", "RECOVERY"] });
  renderScreen(<SignInLinkPage />);
  await press("Inloggen");
  expect(await screen.findByText("Nog één stap")).toBeDefined();
  expect(currentToken()).toBeNull();
});

it("leads whoever chose seats before signing in to them, after a second step as well", async () => {
  openWith("#token=geheim");
  setToken("nobody's");
  setUser(testAccount({ id: 4, firstname: "", email: "", anonymous: true }));
  respond("openSignInLink", { challenge: "vraag", methods: ["TOTP", "RECOVERY"] });
  respond("secondStep", { token: "hers" });
  respond("takeCart", { outcome: "taken" });
  respond("getProfile", testAccount());
  renderScreen(
    <>
      <SignInLinkPage />
      <Address />
    </>,
  );
  await press("Inloggen");
  await userEvent.type(await screen.findByLabelText("Code uit uw authenticator-app"), "123456{Enter}");
  await expect.poll(() => callsOf("takeCart").map(({ body }) => body)).toEqual([{ token: "nobody's" }]);
  expect(await screen.findByText("/confirm")).toBeDefined();
});

it.each([
  ["a volunteer to their work", "BOX_OFFICE", "/reservatie-beheer"],
  ["a member to their account", "USER", "/account"],
] as const)("leads %s", async (_, role, path) => {
  openWith("#token=geheim");
  respond("openSignInLink", { token: "fresh" });
  respond("getProfile", testAccount({ role }));
  renderScreen(
    <>
      <SignInLinkPage />
      <Address />
    </>,
  );
  await press("Inloggen");
  expect(await screen.findByText(path)).toBeDefined();
});

/** Opens the page by the address in the mail of a reservation. */
const openReservationLink = (): void =>
  window.history.replaceState(null, "", "/inloglink?naar=/ticketsDetail/12#token=geheim&adres=rosa%40voorbeeld.be");
const Address = () => <output>{useLocation().pathname + useLocation().hash}</output>;
const renderAtReservationLink = (naar = "/ticketsDetail/12") =>
  render(
    <MemoryRouter initialEntries={[`/inloglink?naar=${naar}`]}>
      <QueryClientProvider client={queryClient}>
        <SignInLinkPage />
        <Address />
      </QueryClientProvider>
    </MemoryRouter>,
  );

it("leads from the mail of a reservation to it", async () => {
  openReservationLink();
  respond("openSignInLink", { token: "fresh" });
  respond("getProfile", testAccount());
  renderAtReservationLink();
  expect(screen.getByText(/ziet u uw reservering\. U hebt geen wachtwoord nodig/)).toBeDefined();
  await press("Inloggen");
  expect(await screen.findByText("/ticketsDetail/12")).toBeDefined();
  expect(window.location.hash).toBe("");
});

it("leads from the mail of an offer to the offer", async () => {
  window.history.replaceState(null, "", "/inloglink?naar=/account#token=geheim");
  respond("openSignInLink", { token: "fresh" });
  respond("getProfile", testAccount());
  renderAtReservationLink("/account");
  await press("Inloggen");
  expect(await screen.findByText("/account#waiting")).toBeDefined();
});

it("mails another link with one press when the one of a reservation has ended", async () => {
  openReservationLink();
  respond("openSignInLink", () => refusal("LINK_EXPIRED"));
  respond("requestSignInLink", null);
  renderAtReservationLink();
  await press("Inloggen");
  expect(await screen.findByText(/een nieuwe link, naar rosa@voorbeeld\.be/)).toBeDefined();
  await press("Stuur mij een inloglink");
  expect(await screen.findByText("Kijk in uw mailbox")).toBeDefined();
  expect(callsOf("requestSignInLink").map(({ body }) => body)).toEqual([{ email: "rosa@voorbeeld.be" }]);
});

it("leads who is signed in already to the reservation, and leaves the link for another device", async () => {
  openReservationLink();
  setToken("token");
  setUser(testAccount());
  renderAtReservationLink();
  await userEvent.click(await screen.findByRole("link", { name: "Ga naar uw reservering" }));
  expect(await screen.findByText("/ticketsDetail/12")).toBeDefined();
  expect(callsOf("openSignInLink")).toEqual([]);
});

it("offers a new link when this one has ended", async () => {
  openWith("#token=geheim");
  respond("openSignInLink", () => refusal("LINK_EXPIRED"));
  renderScreen(<SignInLinkPage />);
  await press("Inloggen");
  expect((await screen.findByRole("alert")).textContent).toContain("verlopen of al gebruikt");
  await press("Vraag een nieuwe link aan");
  expect(await screen.findByRole("button", { name: "Stuur mij een inloglink" })).toBeDefined();
});

it("stores the link while offline, and offers no new one", async () => {
  openWith("#token=geheim");
  respond("openSignInLink", offline);
  renderScreen(<SignInLinkPage />);
  await press("Inloggen");
  expect((await screen.findByRole("alert")).textContent).toContain("Geen verbinding");
  expect(screen.queryByRole("button", { name: "Vraag een nieuwe link aan" })).toBeNull();
  expect(screen.getByRole("button", { name: "Inloggen" })).toBeDefined();
});

it("asks whoever is signed in for no new link when this one has been used", async () => {
  openWith("#token=geheim");
  setToken("token");
  setUser(testAccount());
  respond("openSignInLink", () => refusal("LINK_EXPIRED"));
  renderScreen(<SignInLinkPage />);
  await press("Inloggen");
  expect(await screen.findByText("U bent al ingelogd")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("link", { name: "Naar uw account" }).getAttribute("href")).toBe("/account");
});

it.each([
  ["?token=geheim", "Deze link werkt niet meer", "verlopen of al gebruikt"],
  ["#token=", "Deze link is niet volledig", "Klik opnieuw op de link in de mail"],
])("says of a link without a token, '%s', what helps", async (end, title, sentence) => {
  openWith(end);
  renderScreen(<ResetPasswordPage />);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(sentence, { exact: false })).toBeDefined();
  expect(screen.getByRole("link", { name: "Vraag een nieuwe link aan" })).toBeDefined();
  expect(window.location.search).toBe("");
});

it("claims no earlier mail to an account that may never have had one, and sends it one", async () => {
  respond("resendVerification", null);
  const { container } = renderScreen(<VerifyBanner user={testUser()} />);
  expect(container.textContent).toContain("de link in een mail aan an@podium.example");
  expect(container.textContent).not.toContain("stuurden");
  await press("Stuur mij de mail");
  expect((await screen.findByRole("status")).textContent).toContain("We hebben de mail gestuurd.");
});

it.each([
  [null, "Uw e-mailadres is bevestigd"],
  [() => refusal("ALREADY_VERIFIED"), "Uw e-mailadres was al bevestigd"],
] as const)("says kindly that an address is verified, the second time too", async (response, words) => {
  openWith("#token=geheim");
  respond("verifyEmail", response);
  renderScreen(<VerifyEmailPage />);
  await press("Bevestig mijn e-mailadres");
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["registerGuest", "Bevestig", <DetailsWithButton key="guest" />],
  ["register", "Registreren", <RegisterForm key="register" onSignedIn={nothing} onRegistered={nothing} />],
] as const)(
  "offers a sign-in link for an address with an account, and says what to do without a mail (%s)",
  async (call, button, form) => {
    respond(call, () => refusal("EMAIL_TAKEN"));
    respond("requestSignInLink", null);
    renderScreen(form);
    await userEvent.type(screen.getByLabelText("Voornaam"), "Rosa");
    await userEvent.type(screen.getByLabelText("Achternaam"), "Maas");
    await fill(screen.getByLabelText("E-mailadres"), "rosa@voorbeeld.be");
    await fill(screen.getByLabelText("Telefoon"), "0470998877");
    for (const field of screen.queryAllByLabelText(/achtwoord$/)) await fill(field, "een goed wachtwoord");
    await press(button);
    expect((await screen.findByRole("alert")).textContent).toContain("U hebt al een account");
    const noMail = /Komt er geen mail\? Gebruik dan een ander e-mailadres/;
    expect(screen.getByText(noMail)).toBeDefined();
    await press("Stuur mij een inloglink");
    expect((await screen.findByText("Kijk in uw mailbox")).parentElement?.textContent).toMatch(noMail);
    expect(callsOf("requestSignInLink").map(({ body }) => body)).toEqual([{ email: "rosa@voorbeeld.be" }]);
    expect(screen.queryByRole("button", { name: button })).toBeNull();
  },
);

it("asks for the password with another address, and shows which one waits once it was saved", async () => {
  const account = testAccount();
  setToken("token");
  setUser(account);
  const pendingEmail = "nieuw@voorbeeld.be";
  respond("updateProfile", { ...account, pendingEmail });
  const Profile = () => <ProfileForm user={useAtomValue(userAtom) ?? account} />;
  renderScreen(<Profile />);
  expect(screen.queryByLabelText("Uw wachtwoord")).toBeNull();
  const address = screen.getByLabelText("E-mailadres");
  await fill(address, pendingEmail);
  await fill(screen.getByLabelText("Uw wachtwoord"), "mijn geheim");
  await press("Opslaan");
  expect(await screen.findByText("Bevestig uw nieuwe e-mailadres")).toBeDefined();
  expect(callsOf("updateProfile")[0]?.body).toMatchObject({ email: pendingEmail, password: "mijn geheim" });
  expect(address).toHaveProperty("value", account.email);
  expect(screen.queryByLabelText("Uw wachtwoord")).toBeNull();
});

it("withdraws an address that waits, and puts the cursor where another can be typed", async () => {
  const account = testAccount({ pendingEmail: "verkeerd@voorbeeld.be" });
  setToken("token");
  setUser(account);
  respond("withdrawEmail", { ...account, pendingEmail: null });
  const Profile = () => <ProfileForm user={useAtomValue(userAtom) ?? account} />;
  renderScreen(<Profile />);
  await press("Toch niet wijzigen");
  await expect.poll(() => screen.queryByText("Bevestig uw nieuwe e-mailadres")).toBeNull();
  expect(screen.getByText(account.email).parentElement?.textContent).toBe(`Uw e-mailadres blijft ${account.email}.`);
  expect(document.activeElement).toBe(screen.getByLabelText("E-mailadres"));
  expect(callsOf("withdrawEmail").length).toBe(1);
  expect(callsOf("updateProfile")).toEqual([]);
});

it("keeps the address that waits when withdrawing it failed, and says so", async () => {
  const account = testAccount({ pendingEmail: "verkeerd@voorbeeld.be" });
  setToken("token");
  setUser(account);
  respond("withdrawEmail", () => refusal("INTERNAL"));
  renderScreen(<ProfileForm user={account} />);
  await press("Toch niet wijzigen");
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(screen.getByText("verkeerd@voorbeeld.be")).toBeDefined();
});

it("offers whoever opens an old link to undo something no new one, but help", async () => {
  openWith("#token=geheim");
  respond("undoEmail", () => refusal("LINK_EXPIRED"));
  renderScreen(<UndoEmailPage />);
  await press("Maak ongedaan");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Deze link is verlopen of al gebruikt. Deed u dit niet zelf? Laat het ons dan weten.",
  );
  expect(screen.getByRole("link", { name: "Neem contact met ons op" }).getAttribute("href")).toBe("/contact");
});
