import { onlineManager } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NewDeviceDialog } from "#modules/entrance/door-devices/new-device-dialog.tsx";
import { ContactForm } from "#modules/visit/contact/contact-form.tsx";
import { CancelDialog } from "#modules/office/box-office/components/cancel-dialog.tsx";
import { GuestDialog } from "#modules/office/box-office/components/correct-dialogs.tsx";
import { GuestReservation } from "#modules/office/box-office/components/guest-reservation.tsx";
import { CastQuotaDialog } from "#modules/office/box-office/cast-quotas/cast-quota-dialog.tsx";
import { AddEntryDialog } from "#modules/office/box-office/waiting-list/entry-dialogs.tsx";
import { NewPlayDialog } from "#modules/editors/content-admin/plays/new-play-dialog.tsx";
import { ShowDialog } from "#modules/editors/shows-admin/show-dialog.tsx";
import { EditUserDialog } from "#modules/office/users-admin/user-dialogs.tsx";
import { ChangePasswordForm } from "#modules/account/users/own-password.tsx";
import { ForgotPasswordForm, NewPasswordForm } from "#modules/account/users/password-reset.tsx";
import { WaitingListDialog } from "#modules/buy/waiting-list/joining-dialog.tsx";
import { DeleteAccountDialog } from "#modules/account/users/delete-account-dialog.tsx";
import { LoginForm } from "#modules/account/users/login-form.tsx";
import { ProfileForm } from "#modules/account/users/profile-form.tsx";
import { RegisterForm } from "#modules/account/users/register-form.tsx";
import { setToken, signOut } from "#platform/session.ts";
import { fill } from "#test/fill.ts";
import { codeForms, hallForms, voucherForms } from "#test/office-forms.tsx";
import { showForms } from "#test/show-forms.tsx";
import { type FormCase, mailedLinkForms, secondStepForms } from "#test/account-forms.tsx";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, offline, pending, respond, settled } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { testHallSummary } from "#test/test-hall-summary.ts";
import { testShow } from "#test/test-show.ts";
import { testUser } from "#test/test-user.ts";

const nothing = (): void => undefined;
const [user, nobody] = [testUser(), { id: 2, firstname: "", lastname: "", email: "", number: "" }];
const chair = () => document.querySelector('.hall-seat[data-seat="R1-A"]') ?? document.body;
const PERSON = { Voornaam: "Rosa", Achternaam: "Vandenbroucke" };
const WORDS = "een goed wachtwoord";

const forms: Record<string, FormCase> = {
  contact: {
    form: <ContactForm />,
    button: "Verstuur",
    first: ["Naam", "Vul uw naam in."],
    typed: { Naam: "Rosa", "E-mail": "rosa@voorbeeld.be", Bericht: "Dag!" },
    call: "sendContactMessage",
  },
  login: {
    form: <LoginForm />,
    button: "Inloggen",
    first: ["E-mailadres", "Vul uw e-mailadres in."],
    typed: { "E-mailadres": "rosa@voorbeeld.be", Wachtwoord: WORDS },
    call: "signIn",
  },
  ...secondStepForms,
  register: {
    form: <RegisterForm onSignedIn={nothing} onRegistered={nothing} />,
    button: "Registreren",
    first: ["Voornaam", "Vul uw voornaam in."],
    typed: {
      ...PERSON,
      "E-mailadres": "rosa@voorbeeld.be",
      Telefoon: "0470998877",
      Wachtwoord: WORDS,
      "Herhaal wachtwoord": WORDS,
    },
    call: "register",
  },
  profile: {
    form: <ProfileForm user={user} />,
    button: "Opslaan",
    first: ["Voornaam", "Vul uw voornaam in."],
    typed: { ...PERSON, "E-mailadres": "rosa@voorbeeld.be", "Uw wachtwoord": WORDS, Telefoon: "0470998877" },
    call: "updateProfile",
    begin: async () => {
      setToken("token");
      await userEvent.clear(screen.getByLabelText("Voornaam"));
    },
  },
  "door device": {
    form: <NewDeviceDialog devices={[]} onMade={nothing} onClose={nothing} />,
    button: "Toon de QR-code",
    first: ["Naam", "Geef het toestel een naam, bijvoorbeeld Ingang links."],
    typed: { Naam: "Ingang links" },
    call: "createDoorDevice",
    begin: () => userEvent.clear(screen.getByLabelText("Naam")),
  },
  "forgot password": {
    form: <ForgotPasswordForm />,
    button: "Stuur mij een link",
    first: ["E-mailadres", "Vul een geldig e-mailadres in, bijvoorbeeld jan@voorbeeld.be."],
    typed: { "E-mailadres": "rosa@voorbeeld.be" },
    call: "forgotPassword",
  },
  ...hallForms,
  ...showForms,
  ...mailedLinkForms,
  ...voucherForms,
  ...codeForms,
  "new password": {
    form: <NewPasswordForm token="secret" onChosen={nothing} />,
    button: "Wachtwoord opslaan",
    first: ["Nieuw wachtwoord", "Kies een wachtwoord van minstens 8 tekens."],
    typed: { "Nieuw wachtwoord": WORDS, "Herhaal wachtwoord": WORDS },
    call: "resetPassword",
  },
  "changing the password": {
    form: <ChangePasswordForm email="rosa@voorbeeld.be" />,
    button: "Wachtwoord wijzigen",
    first: ["Huidig wachtwoord", "Vul uw huidige wachtwoord in."],
    typed: { "Huidig wachtwoord": "het oude geheim", "Nieuw wachtwoord": WORDS, "Herhaal nieuw wachtwoord": WORDS },
    call: "changePassword",
  },
  "closing an account": {
    form: <DeleteAccountDialog user={user} reservations={[]} onClose={nothing} onDeleted={nothing} />,
    button: "Account verwijderen",
    first: ["Uw wachtwoord", "Vul uw wachtwoord in."],
    typed: { "Uw wachtwoord": WORDS },
    call: "deleteOwnAccount",
  },
  "details of a guest": {
    form: <GuestDialog reservation={testReservation({ user: nobody })} onClose={nothing} onSaved={nothing} />,
    button: "Bewaren",
    first: ["Voornaam", "Vul een voornaam in."],
    typed: { Voornaam: "Rosa", Achternaam: "Maes" },
    call: "correctGuest",
  },
  show: {
    form: <ShowDialog show={null} shows={[]} onClose={nothing} onSaved={nothing} />,
    button: "Plannen",
    first: ["Naam", "Geef de voorstelling een naam."],
    typed: { Naam: "De vrek", "Datum en uur": "2099-12-05T20:00" },
    call: "createShow",
  },
  play: {
    form: <NewPlayDialog onClose={nothing} onCreated={nothing} />,
    button: "Aanmaken",
    first: ["Titel", "Geef het stuk een titel."],
    typed: { Titel: "De vrek" },
    call: "createPlay",
  },
  user: {
    form: <EditUserDialog user={user} onClose={nothing} onSaved={nothing} />,
    button: "Save",
    first: ["Voornaam", "Vul een voornaam in."],
    typed: PERSON,
    call: "adminUpdateProfile",
    begin: () => userEvent.clear(screen.getByLabelText("Voornaam")),
  },
  cancelling: {
    form: <CancelDialog reservation={testReservation()} onClose={nothing} onCancelled={nothing} />,
    button: "Reservering annuleren",
    first: ["Reden", "Vul een reden in."],
    typed: { Reden: "Ziek" },
    call: "cancelReservation",
  },
  "waiting list entry of a guest": {
    form: <AddEntryDialog show={testShow()} onClose={nothing} onAdded={nothing} />,
    button: "Op de wachtlijst zetten",
    first: ["Voornaam", "Vul een voornaam in."],
    typed: { ...PERSON, Telefoon: "0470998877", "Aantal plaatsen": "3" },
    call: "addGuestWish",
  },
  "link for an actor": {
    form: <CastQuotaDialog show={testShow()} endsAt="2099-03-01T18:00:00.000Z" onClose={nothing} onSaved={nothing} />,
    button: "Link maken",
    first: ["Speler", "Vul de naam van de speler in."],
    typed: { Speler: "Lotte Aerts", "Aantal plaatsen": "3" },
    call: "createCastQuota",
  },
  "waiting list": {
    form: <WaitingListDialog show={testShow()} onClose={nothing} />,
    button: "Op de wachtlijst",
    first: ["Hoeveel plaatsen?", "Vul een getal in van 1 tot 20."],
    // The field begins with two.
    begin: () => userEvent.clear(screen.getByLabelText("Hoeveel plaatsen?")),
    typed: { "Hoeveel plaatsen?": "3" },
    call: "joinWaitingList",
  },
  guest: {
    form: <GuestReservation show={testShow()} onReserved={nothing} />,
    button: "Reserveren",
    first: ["Voornaam", "Vul een voornaam in."],
    typed: PERSON,
    call: "reserveForGuest",
    prepare: () => respond("listCashShifts", { own: null, shifts: [] }),
    begin: async () => {
      await expect.poll(() => chair().getAttribute("data-state")).toBe("available");
    },
    choose: async () => {
      await userEvent.click(chair());
      await userEvent.click(screen.getByLabelText(/Contant/));
    },
  },
};

afterEach(signOut);

async function open({ form, prepare, begin, call }: FormCase) {
  prepare?.();
  respond("listHalls", [testHallSummary()]);
  respond("listManagedPlays", []);
  respond("getHallPlan", testPlan);
  respond("listBoxOfficeSeats", [{ seatId: "R1-A", status: "available", reservationId: null }]);
  const request = pending(call);
  renderScreen(form);
  await begin?.();
  return request;
}

/** The dialog when there is one, because the page behind it may have the same names. */
const scope = () => within(screen.queryByRole("dialog") ?? screen.queryByRole("alertdialog") ?? document.body);
const press = (name: string) => userEvent.click(scope().getByRole("button", { name }));

async function send({ button, confirm }: FormCase): Promise<void> {
  await press(button);
  if (confirm === undefined) return;
  const question = await screen.findByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name: confirm }));
}

async function fillIn({ typed, choose }: FormCase): Promise<void> {
  await choose?.();
  for (const [label, text] of Object.entries(typed)) {
    const field = screen.getByLabelText(label);
    await fill(field, text);
  }
}

describe.each(Object.entries(forms))("the form: %s", (_, form) => {
  const { button, first, typed, call, confirm } = form;

  it("says in Dutch what is wrong, goes to the first wrong field, and sends nothing", async () => {
    await open(form);
    await press(button);
    expect(await screen.findByText(first[1])).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(first[0]));
    expect(callsOf(call)).toHaveLength(0);
  });

  it("is busy while it is sent, once, and preserves its values when that fails", async () => {
    const request = await open(form);
    await fillIn(form);
    await send(form);
    await request.called();
    const busy = document.querySelector("[aria-busy=true]");
    await userEvent.click(busy ?? document.body);
    // Submits as Enter in a field does; a question makes the form behind it unreachable.
    if (confirm === undefined) fireEvent.submit(document.querySelector("form") ?? document.body);
    await settled();
    expect(busy).not.toBeNull();
    expect(callsOf(call)).toHaveLength(1);
    await act(() => request.respond(offline()));
    expect((await screen.findByRole("alert")).textContent).toContain("Geen verbinding met de server");
    for (const [label, text] of Object.entries(typed))
      expect(screen.getByLabelText(label)).toHaveProperty("value", text);
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
  });
});

it.each(["contact", "register", "profile", "details of a guest", "waiting list entry of a guest", "user", "guest"])(
  "the form %s refuses a web address as a name, in a sentence at its field, before it sends anything",
  async (name) => {
    const form = forms[name] as FormCase;
    await open(form);
    await fillIn({ ...form, typed: { ...form.typed, [String(form.first[0])]: "Rosa www.kwaad.example" } });
    await press(form.button);
    await screen.findByText("Een naam kan geen webadres bevatten. Vul enkel de naam in.");
    expect(screen.getByLabelText(form.first[0]).getAttribute("aria-invalid")).toBe("true");
    expect(callsOf(form.call)).toHaveLength(0);
  },
);

it.each(["closing an account", "show", "ticket code", "user", "cancelling"])(
  "the dialog with the form %s opens with the focus in its first field",
  async (name) => {
    const { begin: _, ...form } = forms[name] as FormCase;
    await open(form);
    expect(document.activeElement).toBe(screen.getByLabelText(form.first[0]));
  },
);

it("brings why it was refused into view, which may be far from the button", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const form = forms["changing the password"] as FormCase;
  const request = await open(form);
  await fillIn(form);
  await press(form.button);
  await act(() => request.respond(offline()));
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([screen.getByRole("alert")]));
});

it("is sent, and fails, also where the browser says that there is no network", async () => {
  onlineManager.setOnline(false);
  const form = forms["login"] as FormCase;
  const request = await open(form);
  await fillIn(form);
  await press(form.button);
  await act(() => request.respond(offline()));
  expect((await screen.findByRole("alert")).textContent).toContain("Geen verbinding met de server");
  onlineManager.setOnline(true);
});
