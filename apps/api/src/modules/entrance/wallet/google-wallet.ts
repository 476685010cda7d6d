import { createHash, createSign } from "node:crypto";
import { picturePath } from "@podium/shared/site/picture-path";
import { localTime } from "@podium/shared/words/date-formats";
import * as z from "zod";
import type { Clock } from "#platform/process/clock.ts";
import { coloursOf, type PassSociety, passWords } from "./pass-words.ts";
import type { Pass } from "./wallet.repository.ts";
import type { GoogleIssuer } from "./credentials.ts";

const inDutch = (value: string) => ({ defaultValue: { language: "nl", value } });

/** Distinguishes the passes of installations that share an issuer account. */
const siteOf = ({ publicUrl }: PassSociety): string => createHash("sha256").update(publicUrl).digest("hex").slice(0, 8);

/** Returns the logo, which Google shows in a circle; the website's icon when the society has none. */
function logoPath({ logo }: PassSociety): string {
  return logo ? picturePath(logo.id, logo.sizes[0] ?? logo.width, "jpeg") : "/icon-512.png";
}

/** The show, which Google stores once for all its tickets. */
function googleClass({ facts }: Pick<Pass, "facts">, issuerId: string, society: PassSociety) {
  const { showName, startsAt, doorsAt, venueName, address } = passWords(facts, society);
  return {
    id: `${issuerId}.${siteOf(society)}-show-${facts.showId}`,
    issuerName: society.name,
    reviewStatus: "UNDER_REVIEW",
    countryCode: "BE",
    hexBackgroundColor: coloursOf(society).background,
    eventName: inDutch(showName),
    venue: { name: inDutch(venueName), address: inDutch(address) },
    // Google shows the written hour as local time at the venue.
    dateTime: { start: localTime(startsAt), doorsOpen: localTime(doorsAt) },
    // Google only fetches from websites with a certificate.
    ...(society.publicUrl.startsWith("https:") && {
      logo: { sourceUri: { uri: society.publicUrl + logoPath(society) }, contentDescription: inDutch(society.name) },
    }),
  };
}

/** The ticket. Removed values are null, because a PATCH at Google leaves absent fields unchanged. */
function googleObject(pass: Pick<Pass, "serial" | "facts">, issuerId: string, society: PassSociety) {
  const words = passWords(pass.facts, society);
  const said = (value: string) => ({ defaultValue: { language: words.language, value } });
  return {
    id: `${issuerId}.${pass.serial}`,
    classId: googleClass(pass, issuerId, society).id,
    state: words.valid ? "ACTIVE" : "INACTIVE",
    ticketHolderName: words.holder,
    ticketNumber: words.number,
    validTimeInterval: { end: { date: localTime(words.endsAt) } },
    ticketType: words.valid && words.type !== null ? said(words.type) : null,
    seatInfo: words.valid
      ? { row: words.group === "" ? null : said(words.group), seat: words.seat === null ? null : said(words.seat) }
      : null,
    faceValue: words.valid ? { micros: String(words.priceCents * MICROS_PER_CENT), currencyCode: "EUR" } : null,
    barcode: words.valid ? { type: "QR_CODE", value: words.qrContent, alternateText: words.number } : null,
  };
}

const MICROS_PER_CENT = 10_000;

export type GoogleWallet = ReturnType<typeof createGoogleWallet>;

const GOOGLE = {
  token: "https://oauth2.googleapis.com/token",
  api: "https://walletobjects.googleapis.com/walletobjects/v1",
  save: "https://pay.google.com/gp/v/save",
};
export type GoogleServers = Pick<typeof GOOGLE, "token" | "api">;

const TIMEOUT_MS = 8000;
const SCOPE = "https://www.googleapis.com/auth/wallet_object.issuer";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
/** A token is not used in its last minute. */
const MARGIN_MS = 60_000;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Google's passes: its API stores them, and a signed link adds them to a user's wallet. */
export function createGoogleWallet(deps: {
  issuer: GoogleIssuer;
  society: () => PassSociety;
  clock: Clock;
  servers?: GoogleServers | undefined;
}) {
  const { issuer, society, clock, servers = GOOGLE } = deps;
  let access: { token: string; until: number } | undefined;

  const now = (): number => clock.now().getTime();

  function signJwt(claims: object): string {
    const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
    const content = `${encode({ alg: "RS256", typ: "JWT" })}.${encode(claims)}`;
    return `${content}.${createSign("RSA-SHA256").update(content).sign(issuer.privateKey, "base64url")}`;
  }

  async function accessToken(): Promise<string> {
    if (access && now() < access.until) return access.token;
    const iat = Math.floor(now() / 1000);
    const claims = { iss: issuer.email, scope: SCOPE, aud: GOOGLE.token, iat, exp: iat + 3600 };
    const response = await fetch(servers.token, {
      method: "POST",
      body: new URLSearchParams({ grant_type: GRANT, assertion: signJwt(claims) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`Google refused the service account: ${response.status}`);
    const { access_token: token, expires_in: seconds } = tokenSchema.parse(await response.json());
    access = { token, until: now() + seconds * 1000 - MARGIN_MS };
    return token;
  }

  async function send(method: "PATCH" | "POST", path: string, body: object): Promise<number> {
    const response = await fetch(`${servers.api}/${path}`, {
      method,
      headers: { authorization: `Bearer ${await accessToken()}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Reading the body releases the connection.
    await response.arrayBuffer();
    if (response.status === 401) access = undefined;
    return response.status;
  }

  /** Stores the current state, whether Google knows the resource or not. */
  async function write(kind: "eventTicketClass" | "eventTicketObject", resource: { id: string }): Promise<void> {
    const path = `${kind}/${encodeURIComponent(resource.id)}`;
    let status = await send("PATCH", path, resource);
    if (status === 404) status = await send("POST", kind, resource);
    // Another process created the resource first.
    if (status === 409) status = await send("PATCH", path, resource);
    if (status !== 200) throw new Error(`Google Wallet responded ${status} to an ${kind}`);
  }

  return {
    /** @throws Error when Google is unavailable, or refuses */
    async save(passes: readonly Pass[]): Promise<void> {
      const classes = new Map(passes.map((pass) => [pass.facts.showId, googleClass(pass, issuer.issuerId, society())]));
      for (const one of classes.values()) await write("eventTicketClass", one);
      for (const pass of passes) await write("eventTicketObject", googleObject(pass, issuer.issuerId, society()));
    },

    /** The link contains only ids: with all content it exceeds the 1,800 characters that Google calls safe. */
    linkTo(passes: readonly Pass[]): string {
      const objects = passes.map((pass) => {
        const { id, classId } = googleObject(pass, issuer.issuerId, society());
        return { id, classId };
      });
      const jwt = signJwt({
        iss: issuer.email,
        aud: "google",
        typ: "savetowallet",
        iat: Math.floor(now() / 1000),
        origins: [society().publicUrl],
        payload: { eventTicketObjects: objects },
      });
      return `${GOOGLE.save}/${jwt}`;
    },
  };
}
