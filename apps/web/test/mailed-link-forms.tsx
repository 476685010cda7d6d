import type { RouteName } from "@podium/shared/contracts/routes";
import type { ReactElement } from "react";
import { DetailsForm } from "#features/users/details-form.tsx";
import { Button } from "#ui/button.tsx";
import { SignInLinkForm } from "#features/users/sign-in-link-form.tsx";

/** A form in the table of forms.test.tsx. */
export interface FormCase {
  form: ReactElement;
  button: string;
  /** The first invalid field of an empty form, and its message. */
  first: readonly [label: string, sentence: string];
  typed: Readonly<Record<string, string>>;
  call: RouteName;
  begin?: () => Promise<void>;
  choose?: () => Promise<void>;
}

export const mailedLinkForms: Record<string, FormCase> = {
  "sign-in link": {
    form: <SignInLinkForm />,
    button: "Stuur mij een inloglink",
    first: ["E-mailadres", "Vul een geldig e-mailadres in, bijvoorbeeld jan@voorbeeld.be."],
    typed: { "E-mailadres": "rosa@voorbeeld.be" },
    call: "requestSignInLink",
  },
  "without a password": {
    form: (
      <DetailsForm onSaved={() => undefined}>
        <Button type="submit">Bevestig</Button>
      </DetailsForm>
    ),
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
