import { lazy, Suspense, useSyncExternalStore } from "react";
import { isToastWaiting, onFirstToast } from "./toast.ts";

const ToastList = lazy(async () => ({ default: (await import("./toast-list.tsx")).ToastList }));

let needed = false;

function subscribe(redraw: () => void): () => void {
  return onFirstToast(() => {
    needed = true;
    redraw();
  });
}

function isNeeded(): boolean {
  return needed || isToastWaiting();
}

/** Stands once in the app; brings the list of toasts when the first one is asked for. */
export function ToastDoor() {
  const open = useSyncExternalStore(subscribe, isNeeded, isNeeded);
  if (!open) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
