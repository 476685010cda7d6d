import { useEffect } from "react";
import { useSite } from "./site.ts";

/** Title and description of the page that was rendered last; for prerendering, where there is no document. */
export const renderedMeta = { title: "", description: "" };

/**
 * Sets the document's title, as '<title> | <society>', and its description.
 * @param title without the society's name; empty on the home page, which carries the society's name alone
 * @param description one sentence; without it that of the home page stays
 */
export function usePageMeta(title: string, description?: string): void {
  const society = useSite()?.societyName;
  const full = [title, society].filter(Boolean).join(" | ") || "Podium";
  if (import.meta.env.SSR) Object.assign(renderedMeta, { title: full, description: description ?? "" });
  useEffect(() => {
    document.title = full;
    setMeta('meta[property="og:title"]', full);
    if (description === undefined) return;
    setMeta('meta[name="description"]', description);
    setMeta('meta[property="og:description"]', description);
  }, [full, description]);
}

function setMeta(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute("content", content);
}
