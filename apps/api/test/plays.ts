import { type PlayContent, type PlayDraft, playContentSchema } from "@podium/shared/contracts/plays";
import type { User } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** The content of a play as an administrator writes it; the rest is empty. */
export const playContent = (title: string, more: Partial<PlayContent> = {}): PlayContent =>
  playContentSchema.parse({ title: { nl: title }, ...more });

/** Creates a published play. */
export async function publishedPlay(
  { api }: Pick<User, "api">,
  title: string,
  more: Partial<PlayContent> = {},
): Promise<PlayDraft> {
  const { id, revision } = await api.createPlay({ body: playContent(title, more) });
  return api.publishPlay({ params: { id }, body: { revision } });
}

/** Stores a picture's row, without files. */
export async function makePicture(
  { deps }: Pick<TestApp, "deps">,
  size: { width: number; height: number; sizes: number[] },
  { ready = true } = {},
): Promise<number> {
  const now = deps.clock.now();
  const { id } = await deps.database.db
    .insertInto("pictures")
    .values({ ...size, createdAt: now, madeAt: ready ? now : null, makeAfter: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
