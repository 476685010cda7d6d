import { useEffect, useState } from "react";

/** The value, once it has not changed for a while: what is typed is not asked letter by letter. */
export function useSettled<Value>(value: Value, quietMs = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}
