import type { Language } from "@podium/shared/languages";
import { createContext, use } from "react";
import type { Saving } from "#forms/drafts/draft-saver.ts";
import { type Atom, useAtomValue } from "#platform/state.ts";
import type { Fault } from "./session.ts";

/** What the fields of a form share: the document, and the language that one writes in now. */
interface SessionView {
  readonly session: { readonly saver: Saving; readonly faultsAtom: Atom<readonly Fault[]> };
  readonly language: Language;
}

export const SessionContext = createContext<SessionView | null>(null);

function useSessionView(): SessionView {
  const view = use(SessionContext);
  if (!view) throw new Error("A field of a draft is outside its form.");
  return view;
}

export const useWritingLanguage = (): Language => useSessionView().language;

/**
 * What is wrong with a field.
 * @param wrong what it expects, where the server refused to save it
 */
export function useFault(path: string, wrong?: string): string | undefined {
  const { session } = useSessionView();
  const saving = useAtomValue(session.saver.stateAtom);
  const faults = useAtomValue(session.faultsAtom);
  if (saving.status === "refused") {
    // The whole body was checked, or the content alone.
    const refused = saving.details.find(({ field }) => field.replace(/^content\./, "") === path);
    if (refused) return wrong ?? refused.message;
  }
  return faults.find((fault) => fault.path === path)?.message;
}
