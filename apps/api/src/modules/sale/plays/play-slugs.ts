import slugify from "@sindresorhus/slugify";
import type { Db } from "#platform/data/database.ts";
import * as repository from "./plays.repository.ts";

/** Leaves room for a number after the slug */
const MAX_LENGTH = 90;

/** Returns the slug of a title, such as 'de-vrek-van-vlierbeke'. */
export function slugOf(title: string): string {
  const slug = slugify(title).slice(0, MAX_LENGTH).replace(/-+$/, "");
  return slug || "stuk";
}

/** Whether a slug is the wanted one, with or without a number for a second play of that title */
const isOf = (slug: string, wanted: string): boolean =>
  slug === wanted || (slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1)));

/** Takes the first slug that no other play has or had; a constraint decides between two plays at once. */
async function takeFree(db: Db, wanted: string, playId: number): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (await repository.takeSlug(db, slug, playId)) return slug;
  }
}

export const takeFirstSlug = (db: Db, playId: number, title: string): Promise<string> =>
  takeFree(db, slugOf(title), playId);

/**
 * Takes another slug when the title changed.
 * @param wasSeen whether links to the present slug may exist, which then leads to the play for ever
 */
export async function followTitle(
  db: Db,
  { playId, title, wasSeen }: { playId: number; title: string; wasSeen: boolean },
): Promise<string> {
  const wanted = slugOf(title);
  const current = await repository.currentSlug(db, playId);
  if (current !== undefined && isOf(current, wanted)) return current;
  await (wasSeen ? repository.retireSlug : repository.dropSlug)(db, playId);
  return takeFree(db, wanted, playId);
}
