import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { continueWithout } from "#messages/nl/checkout.tsx";
import { entranceAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";

/** Delays the module until the page around the button is rendered. */
const LOAD_AFTER_MS = 1500;

const load = () => import("./enter.ts");

/** Starts an anonymous session to choose seats; the confirmation asks for the buyer's name and the payment method. */
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
  // Loads the module early, so that on a slow line a press sends its call at once.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // An anonymous session would end the session of a device of the entrance.
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
