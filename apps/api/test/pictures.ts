import { randomUUID } from "node:crypto";
import type { Picture } from "@podium/shared/contracts/pictures";
import type { LightMyRequestResponse } from "fastify";
import sharp, { type Sharp } from "sharp";
import type { User } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

const BOUNDARY = "podium-test-form";

/** A form as a browser sends it, with one file for each of `files`. */
export function formOf(...files: Array<{ content: Buffer; name?: string; type?: string }>) {
  const parts = files.flatMap(({ content, name = "foto.jpg", type = "image/jpeg" }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from("\r\n"),
  ]);
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** @returns the raw response */
export function upload(
  { app }: Pick<TestApp, "app">,
  user: Pick<User, "token">,
  content: Buffer,
  as: { name?: string; type?: string } = {},
): Promise<LightMyRequestResponse> {
  const { payload, headers } = formOf({ content, ...as });
  const url = "/api/admin/pictures";
  return app.inject({ method: "POST", url, payload, headers: { ...headers, authorization: `Bearer ${user.token}` } });
}

/** A picture whose left half is red and whose right half is blue. */
export function drawn(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: "blue" } as const;
  return sharp({ create: { width, height, channels: 3, background: "red" } }).composite([
    { input: { create: half }, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** Content that uses a picture, at some depth. */
export const useOf = (id: number) => ({ photos: [{ deeper: { id, alt: { nl: "" }, focus: { x: 0.5, y: 0.5 } } }] });

/** Stores a draft of a new part. @returns the document's id */
export async function writeDraft({ deps }: TestApp, content: object): Promise<number> {
  const part = `test-${randomUUID()}`;
  const values = { part, draft: JSON.stringify(content), changedAt: deps.clock.now(), changedBy: null };
  const row = await deps.database.db.insertInto("documents").values(values).returning("id").executeTakeFirstOrThrow();
  return row.id;
}

/** Stores a published version of the document. */
export async function publishVersion({ deps }: TestApp, documentId: number, content: object): Promise<void> {
  const values = { documentId, content: JSON.stringify(content), publishedAt: deps.clock.now(), publishedBy: null };
  await deps.database.db.insertInto("documentVersions").values(values).execute();
}

/** Publishes a document that uses the picture. */
export const publishWith = async (podium: TestApp, id: number): Promise<void> =>
  publishVersion(podium, await writeDraft(podium, useOf(id)), useOf(id));

/** Uploads a picture and makes its sizes. */
export async function readyPicture(podium: TestApp, user: User, image = drawn(400, 300).jpeg()): Promise<Picture> {
  const { id } = (await upload(podium, user, await image.toBuffer())).json<Picture>();
  await podium.deps.pictures.makeSizes(id);
  return user.api.getPicture({ params: { id } });
}
