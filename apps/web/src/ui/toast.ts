/** Toasts. Their library loads with the first one. */
export type ToastTone = "success" | "error" | "info" | "warning";

export interface ToastOptions {
  description?: string;
  /** Milliseconds (specification, section 9); 4 s by default. */
  duration?: number;
  /** A toast with the same id is replaced. */
  id?: string;
}

export interface ToastRequest extends ToastOptions {
  tone: ToastTone;
  message: string;
}

type Show = (request: ToastRequest) => void;

let waiting: readonly ToastRequest[] = [];
let show: Show | undefined;
let wake: (() => void) | undefined;

function ask(tone: ToastTone) {
  return (message: string, options: ToastOptions = {}): void => {
    const request = { tone, message, ...options };
    if (show) return show(request);
    waiting = [...waiting, request];
    wake?.();
  };
}

export const toast = {
  success: ask("success"),
  error: ask("error"),
  info: ask("info"),
  warning: ask("warning"),
} as const;

/** For the region: called with the first toast. Returns how to stop. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  return () => {
    wake = undefined;
  };
}

export function isToastWaiting(): boolean {
  return waiting.length > 0;
}

/** For the list: shows the waiting toasts and all later ones. Returns how to stop. */
export function showToastsWith(by: Show): () => void {
  show = by;
  for (const request of waiting) by(request);
  waiting = [];
  return () => {
    show = undefined;
  };
}
