import { Check, CircleAlert, CloudOff } from "virtual:icons";
import type { ReactNode } from "react";
import { useAtomValue } from "#platform/state.ts";
import { Spinner } from "#ui/loading.tsx";
import type { Saving, SavingState } from "./draft-saver.ts";

type Look = { icon: ReactNode; words: string; tone: string };

const looks: Record<Exclude<SavingState["status"], "gone">, Look> = {
  saved: { icon: <Check />, words: "Bewaard", tone: "text-success" },
  saving: { icon: <Spinner />, words: "Bewaren…", tone: "text-muted" },
  offline: { icon: <CloudOff />, words: "Niet bewaard: geen verbinding", tone: "text-danger" },
  conflict: { icon: <CircleAlert />, words: "Niet bewaard: iemand anders bewaarde ook", tone: "text-danger" },
  refused: { icon: <CircleAlert />, words: "Niet bewaard", tone: "text-danger" },
};

/**
 * Announces only what is wrong or right again. @param gone why nothing can be saved: 'deze zaal is verwijderd'
 * @param short whether a phone has no room for words while all is well
 */
export function SavedState({ saver, gone, short = false }: { saver: Saving; gone: string; short?: boolean }) {
  const state = useAtomValue(saver.stateAtom);
  const { icon, words, tone } =
    state.status === "gone"
      ? { icon: <CircleAlert />, words: `Niet bewaard: ${gone}`, tone: "text-danger" }
      : looks[state.status];
  return (
    <p
      className={`flex min-w-0 items-center gap-1.5 text-sm leading-tight font-semibold [&_svg]:size-4 [&_svg]:shrink-0 ${tone}`}
      title={state.status === "refused" ? state.message : undefined}
    >
      {icon}
      <span className={short && (state.status === "saved" || state.status === "saving") ? "max-sm:sr-only" : undefined}>
        {state.status === "refused" ? `Niet bewaard: ${state.message}` : words}
      </span>
      <span role="status" className="sr-only">
        {state.status === "saving" ? "" : words}
      </span>
    </p>
  );
}
