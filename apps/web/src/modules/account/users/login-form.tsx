import { LogIn } from "virtual:icons";
import { type ReactNode, Suspense, useState } from "react";
import { type Asked, signIn } from "#entities/account/enter.ts";
import { EntranceEnds } from "#entities/entrance/entrance-ends.tsx";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { userFields } from "#messages/nl/forms.ts";
import { loginForm } from "#messages/nl/sign-in.ts";
import { oneMoment } from "#messages/nl/site.ts";
import { ApiError } from "#platform/api-client.ts";
import { lazyComponent } from "#platform/lazy-component.ts";
import { sessionEndedAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/loading.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { EmailField } from "./user-fields.tsx";

const { Component: SecondStepForm } = lazyComponent(
  async () => (await import("./second-step-form.tsx")).SecondStepForm,
);

/** @param props.children alternatives to signing in with a password; hidden during the second step */
export function LoginForm({ children }: { children?: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!asked)
    return (
      <>
        <FirstStep onAsked={setAsked} />
        {children}
      </>
    );
  return (
    <Suspense fallback={<Loading label={oneMoment().wait} />}>
      <SecondStepForm asked={asked} onAgain={() => setAsked(null)} />
    </Suspense>
  );
}

/** Refused details clear the fields (specification, section 5); nothing else does (docs/decisions, 010). */
function FirstStep({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const t = loginForm();
  const isEnded = useAtomValue(sessionEndedAtom);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/users")).signInSchema,
    // The page redirects once the session has a user.
    submit: signIn,
    onSuccess: (asked) => asked && onAsked(asked),
    onError: (error) => {
      // Keeps the registered fields: without them the focus would stay on the button.
      if (isRefusal(error)) form.reset({}, { keepFieldsRef: true });
      form.setFocus("email");
    },
  });
  return (
    <>
      <EntranceEnds />
      <ContractForm form={form}>
        {isEnded && !form.failure && <Notice title={t.signedOut}>{t.sessionEnded}</Notice>}
        <ErrorNotice error={form.failure} />
        <EmailField autoComplete="username" {...form.field("email", t.fillEmail)} />
        <PasswordField
          label={t.password}
          autoComplete="current-password"
          required
          {...form.field("password", userFields().fillOwnPassword)}
        />
        <Button type="submit" size="lg" wide busy={form.busy} busyLabel={t.signingIn} icon={<LogIn />}>
          {t.signIn}
        </Button>
      </ContractForm>
      <PasskeySignIn />
    </>
  );
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && (error.statusCode === 401 || error.statusCode === 400);
}
