import type { ContentPart, ShownContent } from "./content.ts";
import type { Play, PlaySummary } from "./plays.ts";
import type { Site } from "./site.ts";
import type { Language } from "#words/languages.ts";
import type { Venue } from "#site/venue.ts";

export interface Published<Content> {
  publishedAt: string;
  content: Content;
}

type ShownParts = {
  [Part in Exclude<ContentPart, "society"> as `content/${Part}`]: Published<ShownContent<Part>>;
};

/** The next show, with facts that seldom change: the number of free seats would change with each sale. */
export interface NextShow {
  showId: number;
  title: string;
  dateTime: string;
  venue?: Venue;
  lowestPrice: number;
  highestPrice: number;
  /** LATER: the sale has not begun; CLOSED: it is over. */
  sale: "CANCELLED" | "SOLD_OUT" | "LATER" | "CLOSED" | "LAST_PLACES" | "OPEN";
  salesOpenAt: string | null;
  play: PlaySummary | null;
}

/** Each page contains its own data, so that the browser starts with it and requests nothing (decisions, 070). */
export type PageData = ShownParts & {
  /** `societyHyphenated`: the society's name, for phones that are narrower than a long word. */
  site: Site & { societyHyphenated: string };
  plays: PlaySummary[];
  /** Show on the card for other sites; null: none is planned. */
  nextShow: NextShow | null;
} & Record<`play/${string}`, Play>;

/** Request to the drawing process of the web app's build (apps/web/vite/drawing.ts). */
export interface DrawRequest {
  language: Language;
  data: Partial<PageData>;
  /** The site's URL without a slash at its end. */
  publicUrl: string;
  events: {
    soldOut: readonly number[];
    /** Former begin of each moved show, until the holders of its tickets are notified. */
    movedFrom: readonly (readonly [showId: number, dateTime: string])[];
    /** Latest moment at which time alone changed these facts; stays the same until the next such moment. */
    since: string;
  };
  /** Paths to draw; `null` is the frame of pages that only a browser draws, '404' the page for unknown addresses. */
  paths: readonly (string | null)[];
}

export type DrawResponse = readonly ({ document: string } | { fault: string })[];

export interface PageAddress {
  pattern: string;
  /** Whether the document's content policy allows wasm. */
  wasm: boolean;
  /** Whether the server draws the page with its content; other pages start with bar and footer only. */
  drawn: boolean;
  listed: boolean;
}
