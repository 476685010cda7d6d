import { useMutation } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { SignInLinkSent } from "./sign-in-link-form.tsx";

interface SendSignInLinkProps {
  /** Of an account. */
  email: string;
  /** Where what it says takes the place of more than the button. */
  onSent?: () => void;
}

export function SendSignInLink({ email, onSent }: SendSignInLinkProps) {
  const sending = useMutation({
    mutationFn: () => api.requestSignInLink({ body: { email } }),
    ...(onSent && { onSuccess: onSent }),
  });
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
