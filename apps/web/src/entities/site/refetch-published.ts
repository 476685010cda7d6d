import type { Query } from "@tanstack/react-query";
import { forgetPageData } from "#platform/page-data.ts";
import { queryClient } from "#platform/query-client.ts";

const PUBLISHED = new Set<unknown>(["site", "content", "plays"]);
const isPublished = ({ queryKey: [key] }: Pick<Query, "queryKey">): boolean => PUBLISHED.has(key);

/** Lets an administrator who published something see it at once, on this page and on the next. */
export function refetchPublished(): void {
  forgetPageData();
  queryClient.removeQueries({ type: "inactive", predicate: isPublished });
  void queryClient.invalidateQueries({ predicate: isPublished });
}
