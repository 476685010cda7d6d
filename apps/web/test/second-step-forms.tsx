import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProofDialog } from "#entities/account/proof-dialog.tsx";
import { AuthenticatorDialog, PasskeyDialog, RenameDialog } from "#modules/account/second-step/second-step-dialogs.tsx";
import { SecondStepForm } from "#modules/account/users/second-step-form.tsx";
import { respond } from "./network.ts";
import type { FormCase } from "./mailed-link-forms.tsx";

const nothing = (): void => undefined;
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
