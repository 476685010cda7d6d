/** What a letter is made of; `letter-html.ts` and `letter-text.ts` say the same with it, each in its own way. */
export type LetterBlock =
  | { kind: "text"; text: string }
  /** Small print. */
  | { kind: "note"; text: string }
  /** Somebody's own words, line breaks kept. */
  | { kind: "quote"; text: string }
  | { kind: "facts"; rows: ReadonlyArray<readonly [label: string, value: string]> }
  | { kind: "button"; label: string; url: string }
  | { kind: "picture"; png: Buffer; alt: string; caption: string; widthPixels: number };

/** One mail, before it has a look. */
export interface Letter {
  to: string;
  replyTo?: string;
  subject: string;
  /** The heading inside the mail. */
  title: string;
  /** 'Dag An,' */
  greeting: string;
  blocks: readonly LetterBlock[];
  attachments?: ReadonlyArray<{ filename: string; content: Buffer; contentType: string }>;
}

/** The society whose letter it is. */
export interface Sender {
  name: string;
  venue: string;
  address: string;
  url: string;
}
