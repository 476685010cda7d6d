import { useEffect } from "react";
import { useSite } from "./site.ts";

/** Updates the document's colours, which the server wrote into it, when another palette is published. */
export function usePalette(): void {
  const palette = useSite()?.palette;
  useEffect(() => {
    if (palette !== undefined) document.documentElement.dataset["palette"] = palette;
  }, [palette]);
}
