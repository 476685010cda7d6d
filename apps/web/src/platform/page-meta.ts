import { useEffect } from "react";
import { useSite } from "./site.ts";

/** What the page that was drawn last calls itself; for the drawing of pages while building, where there is no document. */
export const writtenMeta = { title: "", description: "" };

/**
 * Names the page in the browser's tab and to search engines, as '<title> | <society>'.
 * @param title without the society's name; empty on the home page, which carries the society's name alone
 * @param description one sentence; without it the one of the home page stays
 */
export function usePageMeta(title: string, description?: string): void {
  const society = useSite()?.societyName;
  const full = [title, society].filter(Boolean).join(" | ") || "Podium";
  if (import.meta.env.SSR) Object.assign(writtenMeta, { title: full, description: description ?? "" });
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
