import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

const BUCKET = "pictures";
/** The only account that the server knows. */
const KEY = "S3RVER";

/** An S3 server with an empty bucket, which refuses requests that are signed with another secret. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), "podium-s3-"));
  const configureBuckets: Array<{ name: string; configs: [] }> = [{ name: BUCKET, configs: [] }];
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    env: {
      PICTURES_BUCKET: `http://127.0.0.1:${port}/${BUCKET}`,
      PICTURES_BUCKET_KEY: KEY,
      PICTURES_BUCKET_SECRET: KEY,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
