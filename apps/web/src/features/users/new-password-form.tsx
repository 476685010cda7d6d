import { KeyRound } from "lucide-react";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { NewPasswordFields } from "./user-fields.tsx";

/** Uses the token of the mail's link. */
export function NewPasswordForm({ token, onChosen }: { token: string; onChosen: (message: string) => void }) {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/password-reset")).resetPassword.body,
    defaultValues: { token },
    submit: (body) => api.resetPassword({ body }),
    onSuccess: ({ message }) => onChosen(message),
  });
  const { failure } = form;
  return (
    <ContractForm form={form}>
      <ErrorNotice error={failure}>
        {failure instanceof ApiError && failure.code === "RESET_LINK_INVALID" && (
          <>
            {" "}
            <Link to={paths.forgotPassword} className="text-link">
              Vraag een nieuwe link aan
            </Link>
          </>
        )}
      </ErrorNotice>
      <NewPasswordFields label="Nieuw wachtwoord" field={form.field} />
      <Button type="submit" size="lg" wide busy={form.busy} busyLabel="Bezig met opslaan..." icon={<KeyRound />}>
        Wachtwoord opslaan
      </Button>
    </ContractForm>
  );
}
