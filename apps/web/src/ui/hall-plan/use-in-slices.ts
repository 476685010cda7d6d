import { startTransition, useEffect, useState } from "react";

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
