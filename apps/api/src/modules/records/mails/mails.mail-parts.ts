import type { MailKind } from "@podium/shared/contracts/mails";
import { fullMoment } from "@podium/shared/words/date-formats";
import { type Language, languagePrefix } from "@podium/shared/words/languages";
import { mailWords } from "./mails.words.ts";

export type FactRow = readonly [label: string, value: string];

export type MailBlock =
  | { kind: "text"; text: string }
  | { kind: "note"; text: string }
  /** Line breaks are preserved. */
  | { kind: "quote"; text: string }
  | { kind: "facts"; rows: readonly FactRow[] }
  | { kind: "button"; label: string; url: string }
  | { kind: "link"; label: string; url: string }
  | { kind: "image"; png: Buffer; alt: string; caption: string; widthPixels: number };

export const text = (words: string): MailBlock => ({ kind: "text", text: words });
export const note = (words: string): MailBlock => ({ kind: "note", text: words });
export const button = (label: string, url: string): MailBlock => ({ kind: "button", label, url });

export const link = (label: string, url: string): MailBlock => ({ kind: "link", label, url });

export interface MailContent {
  to: string;
  /** Sent however many mails the address got: a volunteer requested it, or somebody paid for it */
  always?: boolean;
  replyTo?: string;
  language: Language;
  subject: string;
  title: string;
  greeting: string;
  blocks: readonly MailBlock[];
  attachments?: ReadonlyArray<{ filename: string; content: Buffer; contentType: string }>;
}

/** Loads and composes a mail of one kind. @returns null when the mail no longer applies */
export type MailTemplate = (subjectId: number, also: readonly number[]) => Promise<MailContent | null>;

export type MailTemplates<Kind extends MailKind = MailKind> = Readonly<Record<Kind, MailTemplate>>;

/** Address of the site in the reader's language, before the path of a page. @param publicUrl without trailing slash */
export const siteFor = (publicUrl: string, { language }: { language: Language }): string =>
  publicUrl + languagePrefix(language);

export const addressTo = (
  { email, firstname }: { email: string; firstname: string },
  language: Language,
): Pick<MailContent, "to" | "language" | "greeting"> => ({
  to: email,
  language,
  greeting: mailWords[language].greeting(firstname),
});

export function showRows({ name, startsAt }: { name: string; startsAt: Date }, language: Language): FactRow[] {
  const words = mailWords[language];
  return [
    [words.show, name],
    [words.when, fullMoment(startsAt, language)],
  ];
}
