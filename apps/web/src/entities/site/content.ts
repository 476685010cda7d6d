import type { ContentPart, ShownContent } from "@podium/shared/contracts/content";
import type { Published } from "@podium/shared/contracts/page-data";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";
import { languageQuery, pageData } from "#platform/page-data.ts";
import { SAME_FOR_ALL } from "#platform/query-client.ts";
import { useFilledText } from "./filled-text.ts";

/** The texts of the site change rarely, and no page follows their changes live. */
const STALE_AFTER_MS = 5 * 60_000;

/** Published content of a part, with placeholders filled in, except in HTML, where `FilledRichText` does it. */
export function useContent<P extends Exclude<ContentPart, "society">>(part: P): Published<ShownContent<P>> {
  const { data } = useSuspenseQuery({
    queryKey: ["content", part],
    queryFn: ({ signal }) => api.getShownContent({ params: { part }, query: languageQuery(), signal }),
    staleTime: STALE_AFTER_MS,
    initialData: () => pageData(`content/${part}`),
    ...SAME_FOR_ALL,
  });
  const fill = useFilledText();
  // The server validated the content against the part's schema, and filling in keeps its shape.
  return { ...data, content: filledIn(data.content, fill) } as Published<ShownContent<P>>;
}

type Fill = (text: string) => string;

/** Fills in plain texts: each `text` outside lists is HTML, and everything else is plain (contracts/content.ts). */
function filledIn(value: unknown, fill: Fill, isInList = false): unknown {
  if (typeof value === "string") return fill(value);
  if (Array.isArray(value)) return value.map((item: unknown) => filledIn(item, fill, true));
  if (typeof value !== "object" || value === null) return value;
  const isHtml = (name: string): boolean => name === "text" && !isInList;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isHtml(name) ? part : filledIn(part, fill, isInList)]),
  );
}
