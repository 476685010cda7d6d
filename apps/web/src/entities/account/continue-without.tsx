import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { continueWithout } from "#messages/nl/continue-without.ts";
import { entranceAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";

/** By then the page around it is drawn. */
const LOAD_AFTER_MS = 1500;

const load = () => import("./enter.ts");

/** Leads to the seats; who buys them is asked together with how they are paid. */
export function ContinueWithout({ onEntered }: { onEntered?: () => void }) {
  const t = continueWithout();
  const entrance = useAtomValue(entranceAtom);
  const entering = useMutation({
    mutationFn: async () => (await load()).enterAnonymously(),
    onSuccess: () => {
      announce(t.entered);
      onEntered?.();
    },
  });
  // On a slow line a press then sends its call at once.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // A session of its own would end what a device is at the entrance.
  if (entrance && !entrance.over) return null;
  return (
    <>
      <Button
        variant="secondary"
        wide
        busy={entering.isPending}
        busyLabel={t.entering}
        onClick={() => entering.mutate()}
      >
        {t.enter}
      </Button>
      <ErrorNotice error={entering.error} />
    </>
  );
}
