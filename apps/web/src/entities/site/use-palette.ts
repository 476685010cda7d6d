import { useEffect } from "react";
import { useSite } from "./site.ts";

/** The document's colours, which the server wrote into it, follow what is published since. */
export function usePalette(): void {
  const palette = useSite()?.palette;
  useEffect(() => {
    if (palette !== undefined) document.documentElement.dataset["palette"] = palette;
  }, [palette]);
}
