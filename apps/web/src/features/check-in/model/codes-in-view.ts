interface Sight {
  /** Frames since then without the code. */
  missed: number;
  /** Milliseconds. */
  at: number;
}

/** A reader misses a code now and then: it has left the picture after this many frames without it. */
const GONE_FRAMES = 15;
/** Or after this, for a camera that was switched off meanwhile. */
const GONE_MS = 10_000;

/** The codes before a camera, each from the frame that shows it first until it has left the picture. */
export function createCodesInView(now: () => number = Date.now) {
  const inView = new Map<string, Sight>();

  /** One frame, with the code that was read in it. @returns whether that code was not in the picture before */
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
