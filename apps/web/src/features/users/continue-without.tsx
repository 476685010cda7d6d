import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { enterAnonymously } from "#entities/account/enter.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";

/** Leads to the seats; who buys them is asked together with how they are paid. */
export function ContinueWithout({ to }: { to: string }) {
  const navigate = useNavigate();
  const entering = useMutation({ mutationFn: enterAnonymously, onSuccess: () => void navigate(to) });
  return (
    <>
      <Button
        variant="secondary"
        wide
        busy={entering.isPending}
        busyLabel="Even geduld..."
        onClick={() => entering.mutate()}
      >
        Verder zonder wachtwoord
      </Button>
      <ErrorNotice error={entering.error} />
    </>
  );
}
