import { startTransition, useEffect, useState } from "react";

/** Returns false in the first render, then true: delays less urgent parts by one frame. */
export function useOnceDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return drawn;
}

/** Adds a slice per frame once `ready`, so that a slow phone stays responsive; removed items disappear at once. */
export function useInSlices<T>(all: readonly T[], size: number, ready: boolean): readonly T[] {
  const [drawn, setDrawn] = useState<ReadonlySet<T>>(new Set());
  const shown = all.filter((each) => drawn.has(each));
  const isSettled = shown.length === all.length && drawn.size === all.length;
  useEffect(() => {
    if (!ready || isSettled) return;
    const fresh = all.filter((each) => !drawn.has(each)).slice(0, size);
    startTransition(() => setDrawn(new Set([...all.filter((each) => drawn.has(each)), ...fresh])));
  }, [all, drawn, isSettled, ready, size]);
  return shown;
}
