import { lazy, Suspense, useSyncExternalStore } from "react";
import { isToastWaiting, onFirstToast } from "./toast.ts";

const ToastList = lazy(() => import("./toast-list.tsx").then(({ ToastList }) => ({ default: ToastList })));

let needed = false;

function subscribe(redraw: () => void): () => void {
  return onFirstToast(() => {
    needed = true;
    redraw();
  });
}

/** Stands once in the app; brings the list of toasts when the first one is asked for. */
export function ToastDoor() {
  const open = useSyncExternalStore(subscribe, () => needed || isToastWaiting());
  if (!open) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
