import { useMutation } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { SignInLinkSent } from "./sign-in-link-form.tsx";

/** For an address that is known already. */
export function SendSignInLink({ email }: { email: string }) {
  const sending = useMutation({ mutationFn: () => api.requestSignInLink({ body: { email } }) });
  if (sending.isSuccess) return <SignInLinkSent />;
  return (
    <>
      <ErrorNotice error={sending.error} />
      <Button
        variant="secondary"
        icon={<Send />}
        busy={sending.isPending}
        busyLabel="Bezig met versturen..."
        onClick={() => sending.mutate()}
        className="self-start"
      >
        Stuur mij een inloglink
      </Button>
    </>
  );
}
