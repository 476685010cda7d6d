import { useCallback, useEffect, useRef, useState } from "react";

const MARK_MS = 8000;

/** Marks of things that just changed, by id; a mark disappears after `MARK_MS`, counted anew when it is set again. */
export function useMarks(): [ReadonlyMap<number, string>, (id: number, word: string) => void] {
  const [marks, setMarks] = useState<ReadonlyMap<number, string>>(new Map());
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  const mark = useCallback((id: number, word: string) => {
    setMarks((all) => new Map(all).set(id, word));
    clearTimeout(timers.current.get(id));
    const fade = setTimeout(() => {
      timers.current.delete(id);
      setMarks((all) => new Map([...all].filter(([marked]) => marked !== id)));
    }, MARK_MS);
    timers.current.set(id, fade);
  }, []);
  return [marks, mark];
}
