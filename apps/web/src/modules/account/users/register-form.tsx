import { UserPlus } from "virtual:icons";
import { Suspense, useState } from "react";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { registerForm } from "#messages/nl/registration.tsx";
import { userFields } from "#messages/nl/forms.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { lazyComponent } from "#platform/lazy-component.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { NewPasswordFields, UserFields } from "./user-fields.tsx";

const { Component: KnownAddress } = lazyComponent(async () => (await import("./sign-in-link.tsx")).KnownAddress);
const { Component: SignInLinkSent } = lazyComponent(async () => (await import("./sign-in-link.tsx")).SignInLinkSent);

interface RegisterFormProps {
  onSignedIn: () => void;
  /** The account was made, but signing in failed. */
  onRegistered: () => void;
}

/** Specification, section 4. */
export function RegisterForm({ onSignedIn, onRegistered }: RegisterFormProps) {
  const t = registerForm();
  const fields = userFields();
  const [linkSent, setLinkSent] = useState(false);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/users")).registerSchema,
    submit: async (body) => {
      await api.register({ body });
      const signingIn = import("#entities/account/enter.ts").then(({ signIn }) => signIn(body));
      await signingIn.then(() => onSignedIn(), onRegistered);
    },
  });
  const { failure } = form;
  const isKnown = failure instanceof ApiError && failure.code === "EMAIL_TAKEN";
  if (linkSent)
    return (
      <Suspense>
        <SignInLinkSent />
      </Suspense>
    );
  return (
    <ContractForm form={form}>
      <UserFields field={form.field} />
      <TextField
        label={fields.number}
        type="tel"
        autoComplete="tel"
        required
        {...form.field("number", fields.fillNumber)}
      />
      <NewPasswordFields label={t.password} field={form.field} />
      {isKnown ? (
        <Suspense>
          <KnownAddress key={form.submitCount} email={form.getValues("email")} onSent={() => setLinkSent(true)} />
        </Suspense>
      ) : (
        <ErrorNotice error={failure} />
      )}
      <Button
        type="submit"
        size="lg"
        wide
        variant={isKnown ? "secondary" : "primary"}
        busy={form.busy}
        busyLabel={t.registering}
        icon={<UserPlus />}
      >
        {t.register}
      </Button>
    </ContractForm>
  );
}
