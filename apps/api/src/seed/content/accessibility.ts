import type { Content } from "@podium/shared/contracts/content";

/** The page says in each place what is true of any society, until it writes its own. */
export const accessibility: Content<"accessibility"> = {
  contact: { nl: "" },
  hall: { nl: "" },
  shortcomings: { nl: "" },
};
