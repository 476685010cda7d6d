import { Suspense } from "react";
import { lazyExtra } from "#platform/lazy-component.ts";
import { useAtomValue } from "#platform/state.ts";
import { toastsAtom } from "./toast.ts";

const ToastList = lazyExtra(async () => (await import("./toast-list.tsx")).ToastList);

/** Rendered once in the app; the list loads with the first toast. */
export function ToastRegion() {
  if (useAtomValue(toastsAtom) === null) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
