import type { Language } from "@podium/shared/words/languages";
import { createContext, use } from "react";
import type { Saving } from "#forms/drafts/draft-saver.ts";
import { type Atom, useAtomValue } from "#platform/state.ts";

export interface Fault {
  readonly path: string;
  readonly message: string;
}

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

/** Compares paths: a field may be named within the body or the content, and a text as a whole or in one language. */
const isAbout = (field: string, path: string, language: Language): boolean => {
  const named = field.replace(/^content\./, "");
  return named === path || `${named}.${language}` === path;
};

/** @param wrong shown when the server refused to save the field */
export function useFault(path: string, wrong?: string): string | undefined {
  const { session, language } = useSessionView();
  const saving = useAtomValue(session.saver.stateAtom);
  const faults = useAtomValue(session.faultsAtom);
  if (saving.status === "refused") {
    const refused = saving.details.find(({ field }) => isAbout(field, path, language));
    if (refused) return wrong ?? refused.message;
  }
  return faults.find((fault) => isAbout(fault.path, path, language))?.message;
}
