import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { enter } from "#entities/account/enter.ts";
import { EntranceEnds } from "#entities/entrance/entrance-ends.tsx";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { KnownAddress } from "./known-address.tsx";
import { SignInLinkSent } from "./sign-in-link-form.tsx";
import { UserFields, sentences } from "./user-fields.tsx";

/** An account without a password: the page goes on once the session has a user. */
export function GuestForm() {
  const [linkSent, setLinkSent] = useState(false);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/users")).guestAccountSchema,
    submit: async (body) => {
      const { token } = await api.registerGuest({ body });
      await enter(token);
    },
  });
  const { failure } = form;
  const isKnown = failure instanceof ApiError && failure.code === "EMAIL_TAKEN";
  if (linkSent) return <SignInLinkSent />;
  return (
    <ContractForm form={form}>
      <EntranceEnds />
      <UserFields field={form.field} />
      <TextField label="Telefoon" type="tel" autoComplete="tel" required {...form.field("number", sentences.number)} />
      {isKnown ? (
        <KnownAddress key={form.submitCount} email={form.getValues("email")} onSent={() => setLinkSent(true)} />
      ) : (
        <ErrorNotice error={failure} />
      )}
      <Button
        type="submit"
        size="lg"
        wide
        variant={isKnown ? "secondary" : "primary"}
        busy={form.busy}
        busyLabel="Even geduld..."
        icon={<ArrowRight />}
      >
        Verder zonder wachtwoord
      </Button>
    </ContractForm>
  );
}
