import { tokenLink } from "#platform/http/token-link.ts";

/** The page of the show's seats; the token in it is of one quota. @param publicUrl without a trailing slash */
export const castLink = (publicUrl: string, showId: number, token: string): string =>
  tokenLink(publicUrl, `/tickets?show=${showId}`, token);
