import type { SitePalette } from "@podium/shared/site/site-palettes";
import type { Language } from "@podium/shared/words/languages";

export type MailBlock =
  | { kind: "text"; text: string }
  | { kind: "note"; text: string }
  /** Line breaks are preserved. */
  | { kind: "quote"; text: string }
  | { kind: "facts"; rows: ReadonlyArray<readonly [label: string, value: string]> }
  | { kind: "button"; label: string; url: string }
  | { kind: "link"; label: string; url: string }
  | { kind: "image"; png: Buffer; alt: string; caption: string; widthPixels: number };

export const text = (words: string): MailBlock => ({ kind: "text", text: words });
/** A paragraph in small print */
export const note = (words: string): MailBlock => ({ kind: "note", text: words });
export const button = (label: string, url: string): MailBlock => ({ kind: "button", label, url });

/** A link, less prominent than a button */
export const link = (label: string, url: string): MailBlock => ({ kind: "link", label, url });

export interface MailContent {
  to: string;
  /** Sent however many mails the address got: a volunteer asked for it, or somebody paid for it */
  always?: boolean;
  replyTo?: string;
  /** Language of the whole mail */
  language: Language;
  subject: string;
  title: string;
  greeting: string;
  blocks: readonly MailBlock[];
  attachments?: ReadonlyArray<{ filename: string; content: Buffer; contentType: string }>;
}

export interface Sender {
  name: string;
  address: string;
  url: string;
  palette: SitePalette;
  /**
   * A buffer is attached to the mail, since programs do not fetch pictures unasked; a string is its address on this
   * site; null: no logo.
   */
  logo: Buffer | string | null;
}
