interface Sight {
  /** Consecutive frames without the code. */
  missed: number;
  /** Milliseconds. */
  at: number;
}

/** A code has left the picture after this many frames without it: a reader misses some frames. */
const GONE_FRAMES = 15;
/** A code has also left the picture after this time: the camera may have been off. */
const GONE_MS = 10_000;

/** Tracks the codes in the camera's picture: each is new only in the first frame that shows it. */
export function createCodesInView(now: () => number = Date.now) {
  const inView = new Map<string, Sight>();

  /** Takes one frame with its code. @returns whether the code was not in the picture before */
  return (text: string | null): boolean => {
    for (const [code, sight] of inView) {
      sight.missed += 1;
      if (sight.missed > GONE_FRAMES || now() - sight.at > GONE_MS) inView.delete(code);
    }
    if (text === null) return false;
    const isNew = !inView.has(text);
    inView.set(text, { missed: 0, at: now() });
    return isNew;
  };
}
