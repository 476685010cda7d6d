import { contentSchemas } from "@podium/shared/contracts/content";
import { playContentSchema } from "@podium/shared/contracts/plays";
import type { ErrorCode } from "@podium/shared/contracts/errors/error-codes";
import type * as z from "zod";
import { DomainError, schemaMessage } from "#platform/process/domain-error.ts";
import { htmlSanitizer, sanitizerOf } from "./rich-text.ts";

const schemas = {
  ...contentSchemas,
  // Missing fields come from the environment.
  society: contentSchemas.society.partial(),
  play: playContentSchema,
} as const;

export type DocumentPart = keyof typeof schemas;
export type ContentOf<P extends DocumentPart> = z.output<(typeof schemas)[P]>;

// Created at the start: a part that cannot be sanitised fails immediately.
const sanitizers = new Map(Object.entries(schemas).map(([part, schema]) => [part, sanitizerOf(schema)]));

export const notFoundCode = (part: DocumentPart): ErrorCode =>
  part === "play" ? "PLAY_NOT_FOUND" : "CONTENT_NOT_FOUND";

/** Parses stored content into the current form: a field that an older release did not know gets its default. */
export function parseStored<P extends DocumentPart>(part: P, stored: unknown): ContentOf<P> {
  // Each part's schema makes its own content; TypeScript cannot infer that pairing from the union.
  return schemas[part].parse(stored) as ContentOf<P>;
}

/** @throws DomainError INVALID_INPUT by field */
export function checkedBy<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const details = error.issues.map(({ path, message }) => ({ field: path.join("."), message: schemaMessage(message) }));
  throw new DomainError("INVALID_INPUT", {}, details);
}

/** Like `storable`, but loads no sanitizer: a test proves that it would not change the release's own content. */
export function ownStorable<P extends DocumentPart>(part: P, content: unknown): ContentOf<P> {
  return checkedBy(schemas[part], content) as ContentOf<P>;
}

/** Checks and sanitises; nothing else reaches the table. @throws DomainError INVALID_INPUT by field */
export async function storable<P extends DocumentPart>(part: P, content: unknown): Promise<ContentOf<P>> {
  const schema = schemas[part];
  const checked = checkedBy(schema, content);
  const sanitized = sanitizers.get(part)?.(checked, await htmlSanitizer());
  // Checks again, since escaped characters take more room.
  return checkedBy(schema, sanitized) as ContentOf<P>;
}
