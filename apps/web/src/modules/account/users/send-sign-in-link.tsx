import { useMutation } from "@tanstack/react-query";
import { Send } from "virtual:icons";
import { mailSent, signInLinkForm } from "#messages/nl/sign-in.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { SignInLinkSent } from "./sign-in-link-form.tsx";

interface SendSignInLinkProps {
  /** Address of an account. */
  email: string;
  /** Called once the link was sent, for a message that replaces more than the button. */
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
        busyLabel={mailSent().sending}
        onClick={() => sending.mutate()}
        className="self-start"
      >
        {signInLinkForm().mailLink}
      </Button>
    </>
  );
}
