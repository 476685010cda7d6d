import { ArrowRight } from "lucide-react";
import { enter } from "#entities/account/profile.ts";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { SendSignInLink } from "./send-sign-in-link.tsx";
import { UserFields, sentences } from "./user-fields.tsx";

/** An account without a password: the page goes on once the session has a user. */
export function GuestForm() {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/users")).guestAccountSchema,
    submit: async (body) => {
      const { token } = await api.registerGuest({ body });
      await enter(token);
    },
  });
  const { failure } = form;
  const isKnown = failure instanceof ApiError && failure.code === "EMAIL_TAKEN";
  return (
    <ContractForm form={form}>
      <UserFields field={form.field} />
      <TextField label="Telefoon" type="tel" autoComplete="tel" required {...form.field("number", sentences.number)} />
      <ErrorNotice
        error={failure}
        words={(error) => ({
          detail: isKnown
            ? "U hebt al een account met dit e-mailadres. We mailen u graag een link om in te loggen."
            : error.message,
        })}
      />
      {isKnown && <SendSignInLink key={form.submitCount} email={form.getValues("email").trim()} />}
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
