import { createHash } from "node:crypto";
import { picturePath } from "@podium/shared/site/picture-path";
import { localTime } from "@podium/shared/words/date-formats";
import { coloursOf, type PassHouse, passWords } from "./pass-words.ts";
import type { Pass } from "./wallet.repository.ts";

const inDutch = (value: string) => ({ defaultValue: { language: "nl", value } });

/** Distinguishes the passes of installations that share an issuer account. */
const siteOf = ({ publicUrl }: PassHouse): string => createHash("sha256").update(publicUrl).digest("hex").slice(0, 8);

/** Returns the logo, which Google shows in a circle; the website's icon when the society has none. */
function logoPath({ logo }: PassHouse): string {
  return logo ? picturePath(logo.id, logo.sizes[0] ?? logo.width, "jpeg") : "/icon-512.png";
}

/** The show, which Google stores once for all its tickets. */
export function googleClass({ facts }: Pick<Pass, "facts">, issuerId: string, house: PassHouse) {
  const { showName, startsAt, doorsAt, venueName, address } = passWords(facts, house);
  return {
    id: `${issuerId}.${siteOf(house)}-show-${facts.showId}`,
    issuerName: house.society,
    reviewStatus: "UNDER_REVIEW",
    countryCode: "BE",
    hexBackgroundColor: coloursOf(house).background,
    eventName: inDutch(showName),
    venue: { name: inDutch(venueName), address: inDutch(address) },
    // Google shows the written hour as local time at the venue.
    dateTime: { start: localTime(startsAt), doorsOpen: localTime(doorsAt) },
    // Google only fetches from websites with a certificate.
    ...(house.publicUrl.startsWith("https:") && {
      logo: { sourceUri: { uri: house.publicUrl + logoPath(house) }, contentDescription: inDutch(house.society) },
    }),
  };
}

/** The ticket. Removed values are null, because a PATCH at Google leaves absent fields unchanged. */
export function googleObject(pass: Pick<Pass, "serial" | "facts">, issuerId: string, house: PassHouse) {
  const words = passWords(pass.facts, house);
  const said = (value: string) => ({ defaultValue: { language: words.language, value } });
  return {
    id: `${issuerId}.${pass.serial}`,
    classId: googleClass(pass, issuerId, house).id,
    state: words.valid ? "ACTIVE" : "INACTIVE",
    ticketHolderName: words.holder,
    ticketNumber: words.number,
    validTimeInterval: { end: { date: localTime(words.endsAt) } },
    ticketType: words.valid && words.type !== null ? said(words.type) : null,
    seatInfo: words.valid ? { row: words.group === "" ? null : said(words.group), seat: said(words.seat) } : null,
    barcode: words.valid ? { type: "QR_CODE", value: words.qrContent, alternateText: words.number } : null,
  };
}
