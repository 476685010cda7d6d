import { useMutation } from "@tanstack/react-query";
import { Send } from "virtual:icons";
import { resendVerification } from "#messages/nl/registration.tsx";
import { api, ApiError } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";

export function ResendVerification() {
  const t = resendVerification();
  const sending = useMutation({ mutationFn: () => api.resendVerification() });
  if (sending.isSuccess) return <p role="status">{t.sent}</p>;
  return (
    <>
      {sending.error && (
        <p role="alert">
          {sending.error instanceof ApiError && sending.error.code === "TOO_MANY_REQUESTS"
            ? t.tooMany
            : sending.error.message}
        </p>
      )}
      <Button
        variant="secondary"
        icon={<Send />}
        busy={sending.isPending}
        busyLabel={t.sending}
        onClick={() => sending.mutate()}
      >
        {t.send}
      </Button>
    </>
  );
}
