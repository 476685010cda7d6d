import { useEffect, useState } from "react";

/** Debounces a value, so that typing does not send a request per letter. */
export function useSettled<Value>(value: Value, quietMs = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}
