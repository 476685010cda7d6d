import type { Query } from "@tanstack/react-query";

/** Options of a query whose response does not depend on the caller: it outlives a sign-in and a sign-out. */
export const SAME_FOR_ALL = { meta: { sameForAll: true } } as const;

export const isOfSession = ({ meta }: Pick<Query, "meta">): boolean => meta?.["sameForAll"] !== true;
