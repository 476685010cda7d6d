import { sql } from "kysely";
import { fullNameIn } from "#database/users.sql.ts";
import type { DocumentPart } from "./document-parts.ts";
import { anyOf, type Db } from "#platform/data/database.ts";

export interface DocumentRef {
  part: DocumentPart;
  id?: number | undefined;
}

/** Null when the account is closed, or when the release itself wrote the content. */
const nameOf = (users: string) =>
  sql<string | null>`case when ${sql.ref(`${users}.deletedAt`)} is null and ${sql.ref(`${users}.id`)} is not null
    then ${fullNameIn(users)} end`;

const documentsWithNewest = (db: Db) =>
  db
    .selectFrom("documents")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("documentVersions")
          .whereRef("documentVersions.documentId", "=", "documents.id")
          .select(["content", "publishedAt", "publishedBy"])
          .orderBy("id", "desc")
          .limit(1)
          .as("newest"),
      (join) => join.onTrue(),
    )
    .leftJoin("users as changer", "changer.id", "documents.changedBy")
    .leftJoin("users as publisher", "publisher.id", "newest.publishedBy")
    .select(["documents.id", "documents.part", "documents.draft", "documents.revision", "documents.changedAt"])
    .select(["newest.content as published", "newest.publishedAt"])
    .select([
      nameOf("changer").as("changedBy"),
      nameOf("publisher").as("publishedBy"),
      sql<boolean>`documents.draft is distinct from newest.content`.as("hasChanges"),
    ]);

export type DocumentRow = Awaited<ReturnType<typeof findDocuments>>[number];

export function findDocument(db: Db, { part, id }: DocumentRef): Promise<DocumentRow | undefined> {
  return documentsWithNewest(db)
    .where("documents.part", "=", part)
    .$if(id !== undefined, (query) => query.where("documents.id", "=", id ?? 0))
    .executeTakeFirst();
}

export function findDocuments(db: Db, part: DocumentPart, ids: readonly number[]) {
  return documentsWithNewest(db).where("documents.part", "=", part).where("documents.id", "=", anyOf(ids)).execute();
}

export async function hasDocuments(db: Db): Promise<boolean> {
  return (await db.selectFrom("documents").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export function findPublished(db: Db, parts: readonly DocumentPart[]) {
  return db
    .selectFrom("documents")
    .innerJoin("documentVersions", "documentVersions.documentId", "documents.id")
    .where("documents.part", "=", anyOf(parts))
    .distinctOn("documents.id")
    .select(["documents.id", "documents.part", "documentVersions.content", "documentVersions.publishedAt"])
    .orderBy("documents.id")
    .orderBy("documentVersions.id", "desc")
    .execute();
}

interface Change {
  content: object;
  actorId: number | null;
}

export async function insertDocument(
  db: Db,
  { part, content, actorId }: Change & { part: DocumentPart },
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto("documents")
    .values({ part, draft: JSON.stringify(content), changedAt: now, changedBy: actorId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** @returns undefined when the stored draft has another revision */
export async function updateDraft(
  db: Db,
  { id, revision, content, actorId }: Change & { id: number; revision: number },
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .updateTable("documents")
    .set({
      draft: JSON.stringify(content),
      revision: sql<number>`revision + 1`,
      changedAt: now,
      changedBy: actorId,
    })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .returning("revision")
    .executeTakeFirst();
  return row?.revision;
}

/** @returns the draft's revision, and whether the draft equals this content; undefined: there is no such document */
export function compareDraft(
  db: Db,
  id: number,
  content: object,
): Promise<{ revision: number; isSame: boolean } | undefined> {
  return db
    .selectFrom("documents")
    .where("id", "=", id)
    .select(["revision", sql<boolean>`draft = ${JSON.stringify(content)}::jsonb`.as("isSame")])
    .executeTakeFirst();
}

/** Locks a document, so that others wait who publish, change or delete it. */
export function lockDocument(db: Db, { part, id }: DocumentRef) {
  return db
    .selectFrom("documents")
    .where("part", "=", part)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .select(["id", "draft", "revision"])
    .forUpdate()
    .executeTakeFirst();
}

/** @returns false when the newest version equals this content */
export async function insertVersion(db: Db, id: number, { content, actorId }: Change, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into document_versions (document_id, content, published_at, published_by)
    select ${id}, fresh.content, ${now}, ${actorId}
    from (select ${JSON.stringify(content)}::jsonb as content) fresh
    where fresh.content is distinct from (
      select content from document_versions where document_id = ${id} order by id desc limit 1
    )`.execute(db);
  return numAffectedRows > 0n;
}

export function findVersions(db: Db, id: number) {
  return db
    .selectFrom("documentVersions")
    .leftJoin("users as publisher", "publisher.id", "documentVersions.publishedBy")
    .where("documentVersions.documentId", "=", id)
    .select(["documentVersions.id", "documentVersions.publishedAt", nameOf("publisher").as("publishedBy")])
    .orderBy("documentVersions.id", "desc")
    .execute();
}

export async function findVersion(db: Db, id: number, versionId: number): Promise<object | undefined> {
  const row = await db
    .selectFrom("documentVersions")
    .where("documentId", "=", id)
    .where("id", "=", versionId)
    .select("content")
    .executeTakeFirst();
  return row?.content;
}

export async function deleteDocument(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("documents").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
