/** The parts of a mail; `mail-html.ts` and `mail-text.ts` lay out the same ones. */
export type MailBlock =
  | { kind: "text"; text: string }
  /** Small print. */
  | { kind: "note"; text: string }
  /** Somebody's own words, line breaks kept. */
  | { kind: "quote"; text: string }
  | { kind: "facts"; rows: ReadonlyArray<readonly [label: string, value: string]> }
  | { kind: "button"; label: string; url: string }
  | { kind: "image"; png: Buffer; alt: string; caption: string; widthPixels: number };

/** A mail before its layout. */
export interface MailContent {
  to: string;
  replyTo?: string;
  subject: string;
  /** The heading inside the mail. */
  title: string;
  /** 'Dag An,' */
  greeting: string;
  blocks: readonly MailBlock[];
  attachments?: ReadonlyArray<{ filename: string; content: Buffer; contentType: string }>;
}

/** The society that sends it. */
export interface Sender {
  name: string;
  venue: string;
  address: string;
  url: string;
}
