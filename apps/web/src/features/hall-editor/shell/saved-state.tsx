import { Check, CircleAlert, CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useAtomValue } from "#platform/state.ts";
import { Spinner } from "#ui/spinner.tsx";
import type { SavingState } from "../saving/draft-saver.ts";
import { useEditorView } from "./editor-view.ts";

const looks: Record<SavingState["status"], { icon: ReactNode; words: string; tone: string }> = {
  saved: { icon: <Check />, words: "Bewaard", tone: "text-success" },
  saving: { icon: <Spinner />, words: "Bewaren…", tone: "text-muted" },
  offline: { icon: <CloudOff />, words: "Niet bewaard: geen verbinding", tone: "text-danger" },
  conflict: { icon: <CircleAlert />, words: "Niet bewaard: iemand anders bewaarde ook", tone: "text-danger" },
  refused: { icon: <CircleAlert />, words: "Niet bewaard", tone: "text-danger" },
  gone: { icon: <CircleAlert />, words: "Niet bewaard: deze zaal is verwijderd", tone: "text-danger" },
};

/** Says what became of the last change; aloud only when something is wrong or right again. */
export function SavedState() {
  const { saver } = useEditorView().session;
  const state = useAtomValue(saver.stateAtom);
  const { icon, words, tone } = looks[state.status];
  return (
    <p
      className={`flex min-w-0 items-center gap-1.5 text-sm leading-tight font-semibold [&_svg]:size-4 [&_svg]:shrink-0 ${tone}`}
      title={state.status === "refused" ? state.message : undefined}
    >
      {icon}
      <span className={state.status === "saved" || state.status === "saving" ? "max-sm:sr-only" : undefined}>
        {state.status === "refused" ? `Niet bewaard: ${state.message}` : words}
      </span>
      <span role="status" className="sr-only">
        {state.status === "saving" ? "" : words}
      </span>
    </p>
  );
}
