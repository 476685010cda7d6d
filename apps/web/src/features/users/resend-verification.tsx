import { useMutation } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { api, ApiError } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";

const TOO_MANY =
  "We stuurden al een paar mails. Kijk ook bij de ongewenste mails. Vindt u er geen? Probeer het dan morgen opnieuw.";

/** For who is signed in. */
export function ResendVerification() {
  const sending = useMutation({ mutationFn: () => api.resendVerification() });
  if (sending.isSuccess) return <p role="status">We hebben de mail gestuurd. Kijk in uw mailbox.</p>;
  return (
    <>
      {sending.error && (
        <p role="alert">
          {sending.error instanceof ApiError && sending.error.code === "TOO_MANY_REQUESTS"
            ? TOO_MANY
            : sending.error.message}
        </p>
      )}
      <Button
        variant="secondary"
        icon={<Send />}
        busy={sending.isPending}
        busyLabel="Bezig met versturen..."
        onClick={() => sending.mutate()}
      >
        Stuur mij de mail
      </Button>
    </>
  );
}
