import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { type FileStore, StoreUnavailable } from "./file-store.ts";

/** Limits the wait for the headers of a response, not the download of its body. */
const TIMEOUT_MS = 20_000;
const NO_SUCH_KEY = "<Code>NoSuchKey</Code>";

export interface S3Settings {
  /** URL of the bucket: https://s3.example/bucket, or https://bucket.s3.example */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

export function createS3Store({ url, region, keyId, secret }: S3Settings): FileStore {
  // Callers retry by themselves: a job, a sweep, a user who uploads.
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: "s3", retries: 0 });
  const base = url.replace(/\/$/, "");

  async function ask(method: string, name: string, content?: Buffer): Promise<Response> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
    try {
      return await client.fetch(`${base}/${name}`, {
        method,
        signal: timeout.signal,
        ...(content && {
          body: new Uint8Array(content),
          // This header makes the signature cover the content.
          headers: { "x-amz-content-sha256": createHash("sha256").update(content).digest("hex") },
        }),
      });
    } catch (error) {
      throw new StoreUnavailable(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** @returns null when there is no such file @throws StoreUnavailable for other failures, also a missing bucket */
  async function accepted(method: string, response: Response): Promise<Response | null> {
    if (response.ok) return response;
    const said = await response.text();
    if (response.status === 404 && said.includes(NO_SUCH_KEY)) return null;
    throw new StoreUnavailable(new Error(`The store responded ${response.status} to ${method}: ${said.slice(0, 500)}`));
  }

  async function settle(method: "PUT" | "DELETE", name: string, content?: Buffer): Promise<void> {
    const response = await accepted(method, await ask(method, name, content));
    // The connection returns to the pool once the body is read.
    await response?.arrayBuffer();
  }

  return {
    put: (name, content) => settle("PUT", name, content),

    async get(name) {
      const response = await accepted("GET", await ask("GET", name));
      if (!response?.body) return null;
      const content = Readable.from(response.body);
      return { bytes: Number(response.headers.get("content-length")), content };
    },

    async deleteFolder(folder, names) {
      for (const name of names) await settle("DELETE", `${folder}/${name}`);
    },
  };
}
