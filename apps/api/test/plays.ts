import type { PlayContent, PlayDraft } from "@podium/shared/contracts/plays";
import { playContentSchema } from "@podium/shared/contracts/plays";
import type { User } from "./factories.ts";

/** What somebody writes of a play, the rest empty. */
export const playContent = (title: string, more: Partial<PlayContent> = {}): PlayContent =>
  playContentSchema.parse({ title: { nl: title }, ...more });

/** A play of an administrator's that visitors see. */
export async function publishedPlay(
  { api }: Pick<User, "api">,
  title: string,
  more: Partial<PlayContent> = {},
): Promise<PlayDraft> {
  const { id, revision } = await api.createPlay({ body: playContent(title, more) });
  return api.publishPlay({ params: { id }, body: { revision } });
}
