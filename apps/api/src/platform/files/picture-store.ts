import { join } from "node:path";
import type { Config } from "#config.ts";
import { createFolderStore, type FileStore } from "./file-store.ts";
import { createS3Store } from "./s3-store.ts";

type Settings = Pick<
  Config,
  "DATA_DIR" | "PICTURES_BUCKET" | "PICTURES_BUCKET_REGION" | "PICTURES_BUCKET_KEY" | "PICTURES_BUCKET_SECRET"
>;

export const originalOf = (id: number): string => `${id}/original`;

export function openPictureStore(settings: Settings): FileStore {
  const { PICTURES_BUCKET: url, PICTURES_BUCKET_KEY: keyId, PICTURES_BUCKET_SECRET: secret } = settings;
  if (url === undefined || keyId === undefined || secret === undefined)
    return createFolderStore(join(settings.DATA_DIR, "pictures"));
  return createS3Store({ url, region: settings.PICTURES_BUCKET_REGION, keyId, secret });
}
