/** Toasts. Their library loads with the first one. */
import { atom, store } from "#platform/state.ts";

type ToastTone = "success" | "error" | "info" | "warning";

interface ToastOptions {
  description?: string;
  /** Milliseconds (specification, section 9); 4 s by default. */
  duration?: number;
  /** A toast with the same id is replaced. */
  id?: string;
  action?: { label: string; onClick: () => void };
}

interface ToastRequest extends ToastOptions {
  tone: ToastTone;
  message: string;
}

/** The toasts that wait for the list to show them; null before the first one. */
export const toastsAtom = atom<readonly ToastRequest[] | null>(null);

function ask(tone: ToastTone) {
  return (message: string, options: ToastOptions = {}): void =>
    store.set(toastsAtom, (waiting) => [...(waiting ?? []), { tone, message, ...options }]);
}

export const toast = {
  success: ask("success"),
  error: ask("error"),
  info: ask("info"),
  warning: ask("warning"),
} as const;
