import { withoutLanguage } from "@podium/shared/words/languages";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import { siteFor } from "#modules/records/mails/mails.mail-parts.ts";
import { tokenLink } from "#platform/http/token-link.ts";
import type { Reservation } from "./reservations.service.ts";

const SIGN_IN_PAGE = "/inloglink";

/** Whether the button with this link signs in whoever presses it, so that the mail is not to be passed on */
export const signsIn = (pageUrl: string | null): boolean =>
  pageUrl !== null && withoutLanguage(new URL(pageUrl).pathname) === SIGN_IN_PAGE;

export type PageLinks = ReturnType<typeof createPageLinks>;

/** Makes the links behind the buttons of reservation mails. */
export function createPageLinks(deps: {
  users: Pick<UsersService, "findSignInMethod">;
  links: Pick<AccountLinksService, "makeAlone">;
  /** Without a trailing slash. */
  publicUrl: string;
}) {
  const { users, links, publicUrl } = deps;

  /** The link signs in an account without a password. @returns null for a guest, who has no account */
  return async (reservation: Reservation, page: "payment" | "ticketsDetail"): Promise<string | null> => {
    const { id, user } = reservation;
    const method = await users.findSignInMethod(user.id);
    if (method === null) return null;
    const site = siteFor(publicUrl, reservation);
    const path = `/${page}/${id}`;
    if (method.hasPassword) return site + path;
    const { email } = method;
    const token = await links.makeAlone("OPEN_RESERVATION", { userId: user.id, email, reservationId: id });
    // The address lets its owner ask for another link with one press, once this one has ended.
    return `${tokenLink(site, `${SIGN_IN_PAGE}?naar=${path}`, token)}&adres=${encodeURIComponent(email)}`;
  };
}
