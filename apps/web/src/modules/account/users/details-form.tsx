import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { loadProfile } from "#entities/account/profile.ts";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { detailsForm } from "#messages/nl/checkout.tsx";
import { userFields } from "#messages/nl/forms.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { rememberPath } from "#platform/return-path.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { KnownAddress, SignInLinkSent } from "./sign-in-link.tsx";
import { UserFields } from "./user-fields.tsx";

interface DetailsFormProps {
  /** Set for a submit button outside the form. */
  id?: string;
  onSaved?: () => void;
  /** Whether the form is being sent, and whether it waits for a link to be opened instead. */
  onState?: (state: { busy: boolean; waits: boolean }) => void;
  hasSeats?: boolean;
  /** Earlier typed values by field name, read at each mount because the form may return. */
  stored?: () => Readonly<Record<string, string>> | undefined;
  /** Called at each change of a field; a stable function. */
  onStore?: (fields: Readonly<Record<string, string>>) => void;
  children?: ReactNode;
}

/** Asks for whom the chosen seats or the waiting list entry are. Sent again, the form corrects the earlier details. */
export function DetailsForm(props: DetailsFormProps) {
  const { id, onSaved, onState, hasSeats = true, stored, onStore, children } = props;
  const t = detailsForm();
  const fields = userFields();
  const location = useLocation();
  const [linkSent, setLinkSent] = useState(false);
  const [typed] = useState(() => stored?.());
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/users")).guestAccountSchema,
    submit: async (body) => {
      await api.registerGuest({ body });
      await loadProfile();
    },
    onSuccess: () => onSaved?.(),
    ...(typed && { defaultValues: typed }),
    ...(onStore && { onChange: onStore }),
  });
  const { failure, busy } = form;
  useEffect(() => onState?.({ busy, waits: linkSent }), [onState, busy, linkSent]);
  const isKnown = failure instanceof ApiError && failure.code === "EMAIL_TAKEN";
  if (linkSent)
    return (
      <>
        <SignInLinkSent />
        <p className="text-center">{hasSeats ? t.openForSeats : t.openAndReturn}</p>
        <Button variant="quiet" onClick={() => setLinkSent(false)}>
          {t.otherEmail}
        </Button>
      </>
    );
  return (
    <ContractForm form={form} {...(id !== undefined && { id })}>
      <UserFields field={form.field} />
      <TextField
        label={fields.number}
        type="tel"
        autoComplete="tel"
        required
        {...form.field("number", fields.fillNumber)}
      />
      {isKnown ? (
        <>
          <KnownAddress key={form.submitCount} email={form.getValues("email")} onSent={() => setLinkSent(true)} />
          <p>
            {t.knowPassword}{" "}
            <Link to={paths.login} state={rememberPath(location)} className="text-link inline-block py-1 font-semibold">
              {t.signIn}
            </Link>
            .{hasSeats && ` ${t.seatsStay}`}
          </p>
        </>
      ) : (
        <ErrorNotice error={failure} />
      )}
      {children}
    </ContractForm>
  );
}
