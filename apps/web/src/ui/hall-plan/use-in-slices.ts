import { startTransition, useEffect, useState } from "react";

/** False while the component is drawn for the first time, true from then on: for what may come one frame later. */
export function useOnceDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return drawn;
}

/**
 * A long list to draw, a part more with every frame: a slow phone that had to draw it at once would not answer meanwhile.
 * @param ready false while nothing of it is to be drawn yet
 */
export function useInSlices<T>(all: readonly T[], size: number, ready: boolean): readonly T[] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (ready && count < all.length) startTransition(() => setCount(count + size));
  }, [all, count, ready, size]);
  return all.slice(0, count);
}
