import { readFile } from "node:fs/promises";
import { languagePrefix } from "@podium/shared/words/languages";
import type { PKPass } from "passkit-generator";
import { clockTime, fullMoment, mediumMoment } from "@podium/shared/words/date-formats";
import { onFirstUse } from "#platform/process/on-first-use.ts";
import type { AppleSigner } from "./credentials.ts";
import { coloursOf, type PassSociety, passWords } from "./pass-words.ts";
import type { Pass } from "./wallet.repository.ts";
import { walletWords } from "./wallet.words.ts";

const loadPasskit = onFirstUse(() => import("passkit-generator"));

const IMAGES = ["icon.png", "icon@2x.png", "icon@3x.png", "logo.png", "logo@2x.png", "logo@3x.png"];

async function readImages(): Promise<Record<string, Buffer>> {
  const read = async (name: string) => [name, await readFile(new URL(`images/${name}`, import.meta.url))] as const;
  return Object.fromEntries(await Promise.all(IMAGES.map(read)));
}

/** Apple's largest logo, in points; each scale has its own file. */
const LOGO = { width: 160, height: 50 };
const SCALES = [
  ["", 1],
  ["@2x", 2],
  ["@3x", 3],
] as const;

async function logosOf(society: PassSociety): Promise<Record<string, Buffer>> {
  const made = SCALES.map(async ([suffix, scale]) => {
    const logo = await society.logoPng({ width: LOGO.width * scale, height: LOGO.height * scale });
    return logo ? [[`logo${suffix}.png`, logo] as const] : [];
  });
  return Object.fromEntries((await Promise.all(made)).flat());
}

let images: ReturnType<typeof readImages> | undefined;

/** Base path of Apple's web service; devices append /v1/…. */
export const APPLE_SERVICE = "/api/wallet/apple";

/** Returns the page with the ticket; a recipient of a passed-on ticket needs their mail's link there. */
export function ticketsPage(reservationId: number, isPassedOn: boolean): string {
  return isPassedOn ? "/gekregen-tickets" : `/ticketsDetail/${reservationId}`;
}

/** Makes a signed pass for Apple Wallet. @param authenticationToken with which the device fetches later versions */
export async function makeApplePass(
  { serial, isPassedOn, facts }: Pick<Pass, "serial" | "isPassedOn" | "facts">,
  { signer, society, authenticationToken }: { signer: AppleSigner; society: PassSociety; authenticationToken: string },
): Promise<PKPass> {
  images ??= readImages();
  const { PKPass } = await loadPasskit();
  const words = passWords(facts, society);
  const { language } = words;
  const say = walletWords[language];
  const { cert: signerCert, key: signerKey, wwdr } = signer;
  const colours = coloursOf(society);
  const pass = new PKPass(
    { ...(await images), ...(await logosOf(society)) },
    { signerCert, signerKey, wwdr },
    {
      serialNumber: serial,
      passTypeIdentifier: signer.passTypeId,
      teamIdentifier: signer.teamId,
      organizationName: society.name,
      description: say.ticketFor(words.showName),
      logoText: society.name,
      backgroundColor: rgb(colours.background),
      foregroundColor: rgb(colours.text),
      labelColor: rgb(colours.label),
      groupingIdentifier: `show-${facts.showId}`,
      ...(!words.valid && { voided: true }),
      // Devices only call websites with a certificate.
      ...(society.publicUrl.startsWith("https:") && {
        webServiceURL: `${society.publicUrl}${APPLE_SERVICE}`,
        authenticationToken,
      }),
    },
  );
  pass.type = "eventTicket";
  pass.setRelevantDate(words.startsAt);
  pass.setExpirationDate(words.endsAt);
  const moment = mediumMoment(words.startsAt, language);
  pass.headerFields.push({ key: "time", label: say.starts.toUpperCase(), value: clockTime(words.startsAt, language) });
  pass.primaryFields.push({ key: "show", label: say.show.toUpperCase(), value: words.showName });
  pass.secondaryFields.push(
    { key: "date", label: say.when.toUpperCase(), value: moment, changeMessage: say.movedTo },
    { key: "venue", label: say.where.toUpperCase(), value: words.venueName, changeMessage: say.venueNow },
  );
  if (words.valid) {
    if (words.group !== "")
      pass.auxiliaryFields.push({
        key: "row",
        label: say.place.toUpperCase(),
        value: words.group,
        changeMessage: say.placeNow,
      });
    if (words.seat !== null)
      pass.auxiliaryFields.push({
        key: "seat",
        label: say.seat.toUpperCase(),
        value: words.seat,
        changeMessage: say.seatNow,
      });
    if (words.type !== null)
      pass.headerFields.push({ key: "type", label: say.ticket.toUpperCase(), value: words.type });
    pass.setBarcodes({ format: "PKBarcodeFormatQR", message: words.qrContent, messageEncoding: "iso-8859-1" });
  } else {
    const [value, changeMessage] = words.isCancelled ? [say.cancelled, say.cancelledNow] : [say.ended, say.endedNow];
    pass.auxiliaryFields.push({ key: "seat", label: say.ticket.toUpperCase(), value, changeMessage });
  }
  if (words.valid) pass.auxiliaryFields.push({ key: "price", label: say.price.toUpperCase(), value: words.price });
  pass.auxiliaryFields.push({ key: "holder", label: say.holder.toUpperCase(), value: words.holder });
  const page = ticketsPage(facts.reservationId, isPassedOn);
  pass.backFields.push(
    { key: "moment", label: say.when, value: fullMoment(words.startsAt, language) },
    { key: "doors", label: say.doors, value: say.doorsAt(clockTime(words.doorsAt, language)) },
    { key: "address", label: say.where, value: `${words.venueName}\n${words.address}` },
    { key: "number", label: say.number, value: words.number },
    { key: "how", label: say.atEntrance, value: say.how },
    { key: "page", label: say.tickets, value: society.publicUrl + languagePrefix(language) + page },
  );
  return pass;
}

export async function bundle(passes: readonly PKPass[]): Promise<{ content: Buffer; type: string; extension: string }> {
  const [first, ...rest] = passes;
  if (!first) throw new Error("a bundle of no passes");
  if (rest.length === 0)
    return { content: first.getAsBuffer(), type: "application/vnd.apple.pkpass", extension: "pkpass" };
  const { PKPass } = await loadPasskit();
  const all = PKPass.pack(first, ...rest);
  return { content: all.getAsBuffer(), type: "application/vnd.apple.pkpasses", extension: "pkpasses" };
}

/** Writes '#5c0d1b' in Apple's notation. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
