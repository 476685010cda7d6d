import type { ContentPart, ShownContent } from "@podium/shared/contracts/content";
import type { Published } from "@podium/shared/page-data";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";
import { pageData } from "#platform/page-data.ts";
import { languageQuery } from "#platform/language-query.ts";

/** The words of the site change rarely, and no page follows them. */
const STALE_AFTER_MS = 5 * 60_000;

/**
 * What is published of a part: in the page that was drawn with it, otherwise fetched while the page loads. A failure is
 * the page's.
 */
export function useContent<P extends Exclude<ContentPart, "society">>(part: P): Published<ShownContent<P>> {
  const { data } = useSuspenseQuery({
    queryKey: ["content", part],
    queryFn: ({ signal }) => api.getShownContent({ params: { part }, query: languageQuery(), signal }),
    staleTime: STALE_AFTER_MS,
    initialData: () => pageData(`content/${part}`),
  });
  // The server checked it against the part's schema.
  return data as Published<ShownContent<P>>;
}
