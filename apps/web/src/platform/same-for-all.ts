import type { Query } from "@tanstack/react-query";

/** Of a query whose response does not depend on who asks: it outlives a sign-in and a sign-out. */
export const SAME_FOR_ALL = { meta: { sameForAll: true } } as const;

export const isOfSession = ({ meta }: Pick<Query, "meta">): boolean => meta?.["sameForAll"] !== true;
