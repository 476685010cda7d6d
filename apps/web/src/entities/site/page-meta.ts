import { useEffect } from "react";
import { useSite } from "./site.ts";

/** Title and description of the last rendered page; for prerendering, where there is no document. */
export const renderedMeta = { title: "", description: "" };

/** The path of the document that was loaded; the router changes pages within it. */
const documentAddress = import.meta.env.SSR ? "" : location.pathname;

const OWN_ADDRESSES = 'link[rel="canonical"], link[rel="alternate"][hreflang], meta[property="og:url"]';

/** Sets '<title> | <society>' (an empty title: the society alone) and the description (default: the home page's). */
export function usePageMeta(title: string, description?: string): void {
  const society = useSite()?.societyName;
  const full = [title, society].filter(Boolean).join(" | ") || "Podium";
  if (import.meta.env.SSR) Object.assign(renderedMeta, { title: full, description: description ?? "" });
  useEffect(() => {
    document.title = full;
    setMeta('meta[property="og:title"]', full);
    // The document's addresses are its first page's. Browsers share the `canonical` one, so other pages remove them.
    if (location.pathname + location.search !== documentAddress)
      document.head.querySelectorAll(OWN_ADDRESSES).forEach((one) => one.remove());
    if (description === undefined) return;
    setMeta('meta[name="description"]', description);
    setMeta('meta[property="og:description"]', description);
  }, [full, description]);
}

function setMeta(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute("content", content);
}
