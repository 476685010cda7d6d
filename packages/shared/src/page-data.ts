import type { ContentPart, ShownContent } from "./contracts/content.ts";
import type { Play, PlaySummary } from "./contracts/plays.ts";
import type { Site } from "./contracts/site.ts";
import type { Language } from "./languages.ts";
import type { Venue } from "./venue.ts";

/** When and what is published of a part of the site. */
export interface Published<Content> {
  publishedAt: string;
  content: Content;
}

type ShownParts = {
  [Part in Exclude<ContentPart, "society"> as `content/${Part}`]: Published<ShownContent<Part>>;
};

/** The show that is next, by what seldom changes: a count of free places would be another with each seat. */
export interface NextShow {
  showId: number;
  title: string;
  dateTime: string;
  /** Only when that is not the society's own hall at its own address. */
  venue?: Venue;
  lowestPrice: number;
  highestPrice: number;
  /** LATER: the sale has not begun; CLOSED: it is over. */
  sale: "CANCELLED" | "SOLD_OUT" | "LATER" | "CLOSED" | "LAST_PLACES" | "OPEN";
  salesOpenAt: string | null;
  play: PlaySummary | null;
}

/**
 * Data from which the server draws public pages. A page contains its own data, so that the browser begins with the
 * same and requests nothing (decisions, 070).
 */
export type PageData = ShownParts & {
  /** With the society's name hyphenated, for where a long word would be wider than a phone. */
  site: Site & { societyHyphenated: string };
  plays: PlaySummary[];
  /** Show on the card for other sites; null: none is planned. */
  nextShow: NextShow | null;
} & Record<`play/${string}`, Play>;

/** To the drawing of the web app's build (apps/web/vite/drawing.ts). */
export interface DrawRequest {
  language: Language;
  data: Partial<PageData>;
  /** Without a slash at its end. */
  publicUrl: string;
  /** Facts that a page gives to search engines, and does not show. */
  events: {
    /** Shows without a free place. */
    soldOut: readonly number[];
    /** When shows were to begin that were moved. */
    movedFrom: readonly (readonly [showId: number, dateTime: string])[];
    /** When something last began or ended to be so by time alone: until the next such moment it stays the same. */
    since: string;
  };
  /** Addresses to draw; `null` for the page around those that only a browser draws, '404' for what is not there. */
  paths: readonly (string | null)[];
}

/** A whole document for each path, or why it could not be drawn. */
export type DrawResponse = readonly ({ document: string } | { fault: string })[];

/** An address in the web app's build, with what the server must know about it. */
export interface PageAddress {
  /** As `/payment/:reservationId`. */
  pattern: string;
  /** Its document, and no other, has a content policy under which wasm compiles. */
  wasm: boolean;
  /** Whether the server draws it with its content; the others begin with bar and footer only. */
  drawn: boolean;
  /** Whether it is worth finding in a search engine. */
  listed: boolean;
}
