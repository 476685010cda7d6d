import { Suspense, useEffect } from "react";
import { lazyExtra } from "#platform/lazy-component.ts";
import { tokenAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { toastsAtom } from "./toast.ts";

const loadList = async () => (await import("./toast-list.tsx")).ToastList;
const ToastList = lazyExtra(loadList);
/** By then the page itself has usually loaded. */
const LOAD_AFTER_MS = 5000;

/** Rendered once in the app. The list loads with the first toast; signed in sooner, as a toast may say "no network". */
export function ToastRegion() {
  const signedIn = useAtomValue(tokenAtom) !== null;
  useEffect(() => {
    if (!signedIn) return undefined;
    const timer = setTimeout(() => void loadList().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [signedIn]);
  if (useAtomValue(toastsAtom) === null) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
