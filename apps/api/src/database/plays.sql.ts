import { sql } from "kysely";

/** Whether visitors see the play of `plays`. */
export const playIsPublished = sql<boolean>`exists (
  select from document_versions where document_versions.document_id = plays.document_id)`;

/** Slug of the play of `shows`, once the play is published. */
export const playSlugOfShow = sql<string | null>`(
  select play_slugs.slug from play_slugs join plays on plays.id = play_slugs.play_id
  where play_slugs.play_id = shows.play_id and play_slugs.is_current and ${playIsPublished})`;

/** Current title of the play of `shows`, published or not. */
export const playTitleOfShow = sql<string | null>`(
  select documents.draft #>> '{title,nl}' from plays join documents on documents.id = plays.document_id
  where plays.id = shows.play_id)`;
