import type { Language } from "@podium/shared/words/languages";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import type { WaitingListService } from "#modules/sale/waiting-list/waiting-list.service.ts";
import { tokenLink } from "#platform/http/token-link.ts";
import { offerExpired, offerMade, waitingClosed, waitingJoined } from "./templates/waiting-list.templates.ts";

/** Mails to visitors who wait for seats. Null when the mail no longer applies. */
export function createWaitingTemplates(deps: {
  waitingList: Pick<WaitingListService, "readOffer" | "readWish">;
  links: Pick<AccountLinksService, "linkFor">;
  /** Address of the site in the reader's language, before the path of a page */
  site: (reader: { language: Language }) => string;
}) {
  const { waitingList, links, site } = deps;
  /** Page with the reader's waiting list entries and offers */
  const placesUrl = (reader: { language: Language }): string => `${site(reader)}/account#waiting`;

  return {
    async WAITING_JOINED(wishId: number) {
      const wish = await waitingList.readWish(wishId);
      // When seats came free meanwhile, a mail about the offer goes out instead.
      return wish?.state === "WAITING" ? waitingJoined(wish, placesUrl(wish)) : null;
    },
    async WAITING_OFFER(offerId: number) {
      const offer = await waitingList.readOffer(offerId);
      if (!offer || offer.endedAt !== null) return null;
      const link = offer.linkId === null ? null : await links.linkFor(offer.linkId);
      const signInUrl = link && tokenLink(site(offer), "/inloglink?naar=/account", link.token);
      return { ...offerMade(offer, { signInUrl, accountUrl: placesUrl(offer) }), always: true };
    },
    async WAITING_OFFER_EXPIRED(offerId: number) {
      const offer = await waitingList.readOffer(offerId);
      return offer && offerExpired(offer, `${site(offer)}/tickets`);
    },
    async WAITING_CLOSED(wishId: number) {
      const wish = await waitingList.readWish(wishId);
      return wish && waitingClosed(wish, `${site(wish)}/tickets`);
    },
  };
}
