import { startTransition, useEffect, useState } from "react";

/** False in the first render, true from then on: for what may come one frame later. */
export function useOnceDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return drawn;
}

/** Renders a long list a slice per frame, once `ready`, so that a slow phone stays responsive. */
export function useInSlices<T>(all: readonly T[], size: number, ready: boolean): readonly T[] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (ready && count < all.length) startTransition(() => setCount(count + size));
  }, [all, count, ready, size]);
  return all.slice(0, count);
}
