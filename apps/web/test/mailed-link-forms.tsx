import type { RouteName } from "@podium/shared/contracts/routes";
import { type ReactElement, useState } from "react";
import { InviteDialog } from "#modules/office/users-admin/invite-dialog.tsx";
import { AcceptWithAccount, AcceptWithPassword } from "#modules/account/users/accept-invitation-form.tsx";
import { DetailsForm } from "#modules/account/users/details-form.tsx";
import { Button } from "#ui/button.tsx";
import { SignInLinkForm } from "#modules/account/users/sign-in-link.tsx";

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
const nothing = (): void => undefined;
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
