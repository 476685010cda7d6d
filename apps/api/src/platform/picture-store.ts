import { join } from "node:path";
import type { Config } from "#config.ts";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";
import { createS3Store } from "./s3-store.ts";

type Settings = Pick<
  Config,
  "DATA_DIR" | "PICTURES_S3_URL" | "PICTURES_S3_REGION" | "PICTURES_S3_KEY_ID" | "PICTURES_S3_SECRET"
>;

/** The name of what all sizes of a picture are made of. */
export const originalOf = (id: number): string => `${id}/original`;

/** Where uploaded pictures are: an S3-compatible store when one is set, else a folder. */
export function openPictureStore(settings: Settings): FileStore {
  const { PICTURES_S3_URL: url, PICTURES_S3_KEY_ID: keyId, PICTURES_S3_SECRET: secret } = settings;
  if (url === undefined || keyId === undefined || secret === undefined)
    return createFolderStore(join(settings.DATA_DIR, "pictures"));
  return createS3Store({ url, region: settings.PICTURES_S3_REGION, keyId, secret });
}
