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

/** Rendered once in the app; the list loads with the first toast. */
export function ToastRegion() {
  const open = useSyncExternalStore(subscribe, isNeeded, isNeeded);
  if (!open) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
