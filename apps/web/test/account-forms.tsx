import type { RouteName } from "@podium/shared/contracts/endpoints";
import { type ReactElement, useState } from "react";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InviteDialog } from "#modules/office/users-admin/invite-dialog.tsx";
import { AcceptWithAccount, AcceptWithPassword } from "#modules/account/users/accept-invitation-form.tsx";
import { DetailsForm } from "#modules/account/users/details-form.tsx";
import { Button } from "#ui/button.tsx";
import { SignInLinkForm } from "#modules/account/users/sign-in-link.tsx";
import { AuthenticatorDialog, PasskeyDialog, RenameDialog } from "#modules/account/second-step/second-step-dialogs.tsx";
import { ProofDialog } from "#entities/account/proof-dialog.tsx";
import { SecondStepForm } from "#modules/account/users/second-step-form.tsx";
import { respond } from "./network.ts";

/** A form in the table of forms.test.tsx. */
export interface FormCase {
  form: ReactElement;
  button: string;
  /** Button of the question that the first button opens. */
  confirm?: string;
  /** The first invalid field of an empty form, and its message. */
  first: readonly [label: string | RegExp, sentence: string];
  typed: Readonly<Record<string, string>>;
  call: RouteName;
  /** Sets the API's responses before the form is drawn. */
  prepare?: () => void;
  begin?: () => Promise<void>;
  choose?: () => Promise<void>;
}

/** The form as on the page that asks for these details, which has its own button. */
export function DetailsWithButton() {
  const [busy, setBusy] = useState(false);
  return (
    <DetailsForm onSaved={() => undefined} onState={(state) => setBusy(state.busy)}>
      <Button type="submit" busy={busy}>
        Bevestig
      </Button>
    </DetailsForm>
  );
}

const WORDS = "een goed wachtwoord";
export const nothing = (): void => undefined;
const accepting = { token: "geheim", onAccepted: nothing, onRefused: nothing };
const offered = {
  email: "rosa@voorbeeld.be",
  firstname: "",
  lastname: "",
  role: "DOOR",
  expiresAt: "2099-12-05T20:00:00.000Z",
  takes: "ACCOUNT",
} as const;

export const mailedLinkForms: Record<string, FormCase> = {
  "invitation without an account": {
    form: <AcceptWithAccount offered={offered} {...accepting} />,
    button: "Uitnodiging aannemen",
    first: ["Voornaam", "Vul uw voornaam in."],
    typed: {
      Voornaam: "Rosa",
      Achternaam: "Vandenbroucke",
      Telefoon: "0470998877",
      Wachtwoord: WORDS,
      "Herhaal wachtwoord": WORDS,
    },
    call: "acceptInvitation",
  },
  "invitation with a password": {
    form: <AcceptWithPassword {...accepting} />,
    button: "Uitnodiging aannemen",
    first: ["Nieuw wachtwoord", "Kies een wachtwoord van minstens 8 tekens."],
    typed: { "Nieuw wachtwoord": WORDS, "Herhaal wachtwoord": WORDS },
    call: "acceptInvitation",
  },
  "inviting a volunteer": {
    form: <InviteDialog onClose={nothing} onInvited={nothing} />,
    button: "Uitnodigen",
    first: ["E-mailadres", "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be."],
    typed: { "E-mailadres": "rosa@voorbeeld.be", Voornaam: "Rosa", Achternaam: "Vandenbroucke" },
    call: "invite",
  },
  "sign-in link": {
    form: <SignInLinkForm />,
    button: "Stuur mij een inloglink",
    first: ["E-mailadres", "Vul een geldig e-mailadres in, bijvoorbeeld jan@voorbeeld.be."],
    typed: { "E-mailadres": "rosa@voorbeeld.be" },
    call: "requestSignInLink",
  },
  "without a password": {
    form: <DetailsWithButton />,
    button: "Bevestig",
    first: ["Voornaam", "Vul uw voornaam in."],
    typed: {
      Voornaam: "Rosa",
      Achternaam: "Vandenbroucke",
      "E-mailadres": "rosa@voorbeeld.be",
      Telefoon: "0470998877",
    },
    call: "registerGuest",
  },
};

const NO_PASSWORD = { hasPassword: false, passkeys: [], authenticatorSince: null };
const ONE_APP = { hasPassword: true, passkeys: [], authenticatorSince: "2026-12-01T10:00:00.000Z" };

export const secondStepForms: Record<string, FormCase> = {
  "second step": {
    form: <SecondStepForm asked={{ challenge: "vraag", methods: ["TOTP", "RECOVERY"] }} onAgain={nothing} />,
    button: "Inloggen met deze code",
    first: ["Code uit uw authenticator-app", "Tik de zes cijfers uit uw app in."],
    typed: { "Code uit uw authenticator-app": "123 456" },
    call: "secondStep",
  },
  proof: {
    form: <ProofDialog overview={ONE_APP} onClose={nothing} onProven={nothing} />,
    button: "Bevestigen",
    first: ["Uw wachtwoord", "Vul uw wachtwoord in."],
    typed: { "Uw wachtwoord": "een goed wachtwoord", "Code uit uw app, of een herstelcode": "abcd-efgh-jkmn" },
    call: "prove",
  },
  "mailed proof": {
    form: <ProofDialog overview={NO_PASSWORD} onClose={nothing} onProven={nothing} />,
    button: "Bevestigen",
    first: ["Code uit de mail", "Tik de acht cijfers uit onze mail in."],
    typed: { "Code uit de mail": "1234 5678", "Code uit uw app, of een herstelcode": "abcd-efgh-jkmn" },
    call: "prove",
    prepare: () => respond("mailProofCode", { secondStep: true }),
    begin: async () => {
      await userEvent.click(screen.getByRole("button", { name: "Mail mij een code" }));
      await screen.findByLabelText("Code uit de mail");
    },
  },
  authenticator: {
    form: (
      <AuthenticatorDialog
        keys={{ key: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP" }}
        onClose={nothing}
        onConfirmed={nothing}
        onFailed={nothing}
      />
    ),
    button: "Bevestigen",
    first: ["Code uit de app", "Tik de zes cijfers uit de app in."],
    typed: { "Code uit de app": "123456" },
    call: "confirmAuthenticator",
  },
  passkey: {
    form: <PasskeyDialog onClose={nothing} onAdded={nothing} onFailed={nothing} />,
    button: "Verder",
    first: ["Naam", "Geef de passkey een naam, van ten hoogste 60 tekens."],
    typed: { Naam: "Mijn telefoon" },
    call: "startPasskey",
  },
  "name of a passkey": {
    form: <RenameDialog passkey={{ id: 4, name: "Mijn telefoon" }} onClose={nothing} onRenamed={nothing} />,
    button: "Bewaren",
    first: ["Naam", "Geef de passkey een naam, van ten hoogste 60 tekens."],
    typed: { Naam: "Laptop van de kassa" },
    call: "renamePasskey",
    begin: () => userEvent.clear(screen.getByLabelText("Naam")),
  },
};
