import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { json } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import tar from "tar-stream";
import * as z from "zod";

// A backup is a gzipped tar: manifest.json, then the text that COPY writes of each table, and then the pictures.

const MANIFEST = "manifest.json";
const LINE_FEED = 10;

const contentSchema = z.object({ bytes: z.number(), rows: z.number(), sha256: z.string() });
const tableSchema = contentSchema.extend({ name: z.string(), columns: z.array(z.string()) });
const pictureSchema = contentSchema.omit({ rows: true }).extend({ id: z.int() });

const manifestSchema = z.object({
  format: z.literal("podium-backup-1"),
  takenAt: z.iso.datetime(),
  version: z.string(),
  lastMigration: z.string(),
  /** Ordered so that each table refers to earlier ones only. */
  tables: z.array(tableSchema),
  /** Originals that the picture store returned. Older backups have none. */
  pictures: z.array(pictureSchema).default([]),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** Lets a restore of an older backup close accounts again that their owners closed since. */
  closedAccounts: z.array(z.object({ id: z.number(), createdAt: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpTable = z.output<typeof tableSchema>;
export type BackedUpPicture = z.output<typeof pictureSchema>;

export class DamagedBackup extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(
      `This file is damaged, or is no backup of Podium: ${why}. Nothing was changed; take another backup.`,
      options,
    );
  }
}

/** Counts bytes and rows of a stream: in text of COPY a line feed always ends a row. */
export function createMeter() {
  const hash = createHash("sha256");
  let [bytes, rows] = [0, 0];
  return {
    async *of(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) rows += 1;
        yield chunk;
      }
    },
    result: () => ({ bytes, rows, sha256: hash.digest("hex") }),
  };
}

const fileOf = ({ name }: Pick<BackedUpTable, "name">) => `tables/${name}.copy`;
const fileOfPicture = ({ id }: Pick<BackedUpPicture, "id">) => `pictures/${id}`;

export interface Sources {
  table: (table: BackedUpTable) => Readable;
  picture: (picture: BackedUpPicture) => Promise<Readable>;
}

export async function writeBackup(path: string, manifest: Manifest, open: Sources) {
  const pack = tar.pack();
  // Only the owner may read the file: it has names, addresses and hashes of passwords.
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  const mtime = new Date(manifest.takenAt);
  async function add(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void> {
    const added = Promise.withResolvers<void>();
    const entry = pack.entry({ name, size, mtime, mode: 0o600 }, (error) =>
      error ? added.reject(error) : added.resolve(),
    );
    await Promise.all([pipeline(content, entry), added.promise]);
  }
  async function fill(): Promise<void> {
    try {
      const text = Buffer.from(JSON.stringify(manifest));
      await add(
        MANIFEST,
        text.length,
        (async function* once() {
          yield text;
        })(),
      );
      for (const table of manifest.tables) await add(fileOf(table), table.bytes, open.table(table));
      for (const picture of manifest.pictures)
        await add(fileOfPicture(picture), picture.bytes, await open.picture(picture));
      pack.finalize();
    } catch (error) {
      pack.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }
  const [written, filled] = await Promise.allSettled([pipeline(pack, createGzip(), file), fill()]);
  // The disk's error comes first: the pack's error then only says that the pack was closed.
  for (const each of [written, filled]) if (each.status === "rejected") throw each.reason;
  return { bytes: file.bytesWritten };
}

/** The types of tar-stream do not say that an entry yields buffers. */
const bytesOf = (entry: AsyncIterable<unknown>): AsyncIterable<Buffer> => entry as AsyncIterable<Buffer>;

async function readManifest(name: string, text: AsyncIterable<Buffer>): Promise<Manifest> {
  if (name !== MANIFEST) throw new DamagedBackup("it does not begin with its list of tables");
  try {
    return manifestSchema.parse(await json(text));
  } catch (error) {
    throw new DamagedBackup("its list of tables cannot be read", { cause: error });
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Errors of reading the file: it does not exist, may not be read, or the disk is broken. */
const isOfTheFile = (error: unknown): error is Error =>
  error instanceof Error && "syscall" in error && ["open", "read"].includes(String(error.syscall)) && "errno" in error;

/** zlib's errors have a code; tar-stream's have none. */
const isOfUnpacking = (error: unknown): boolean =>
  codeOf(error).startsWith("Z_") || (error instanceof Error && /tar header|end of data/i.test(error.message));

/** Each consumer must read all of its content; content without a consumer is only checked. */
export interface Uses {
  table?: (text: AsyncIterable<Buffer>, table: BackedUpTable) => Promise<void>;
  picture?: (image: AsyncIterable<Buffer>, picture: BackedUpPicture) => Promise<void>;
}

async function skip(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}

/** Compares the whole file with its manifest. @throws DamagedBackup, possibly only at the end of the file */
export async function readBackup(path: string, uses: Uses = {}): Promise<Manifest> {
  const extract = tar.extract();
  let manifest: Manifest | undefined;
  let checkedEntries = 0;

  /** @returns a description of the damage; null: the table is complete */
  async function checkTable(
    table: BackedUpTable,
    name: string,
    content: AsyncIterable<Buffer>,
  ): Promise<string | null> {
    if (name !== fileOf(table)) return "its tables are not those of its list";
    const meter = createMeter();
    await (uses.table ?? skip)(meter.of(content), table);
    const { bytes, rows, sha256 } = meter.result();
    const isWhole = bytes === table.bytes && rows === table.rows && sha256 === table.sha256;
    return isWhole ? null : `its table ${table.name} is not what was backed up`;
  }

  async function checkPicture(
    picture: BackedUpPicture | undefined,
    name: string,
    content: AsyncIterable<Buffer>,
  ): Promise<string | null> {
    if (!picture || name !== fileOfPicture(picture)) return "its pictures are not those of its list";
    const meter = createMeter();
    await (uses.picture ?? skip)(meter.of(content), picture);
    const { bytes, sha256 } = meter.result();
    const isWhole = bytes === picture.bytes && sha256 === picture.sha256;
    return isWhole ? null : `its picture ${picture.id} is not what was backed up`;
  }

  async function check(): Promise<void> {
    for await (const entry of extract) {
      const { name } = entry.header;
      if (!manifest) {
        manifest = await readManifest(name, bytesOf(entry));
        continue;
      }
      const { tables, pictures } = manifest;
      const table = tables[checkedEntries];
      const wrong = table
        ? await checkTable(table, name, bytesOf(entry))
        : await checkPicture(pictures[checkedEntries - tables.length], name, bytesOf(entry));
      if (wrong) throw new DamagedBackup(wrong);
      checkedEntries += 1;
    }
  }
  const [read, checked] = await Promise.allSettled([
    pipeline(createReadStream(path), createGunzip(), extract),
    check(),
  ]);
  const failures = [read, checked].flatMap((each) => (each.status === "rejected" ? [each.reason as unknown] : []));
  const inFile = failures.find(isOfTheFile);
  if (inFile) throw inFile;
  if (failures.some(isOfUnpacking)) throw new DamagedBackup("its content cannot be unpacked");
  if (checked.status === "rejected") throw checked.reason;
  if (!manifest || checkedEntries < manifest.tables.length + manifest.pictures.length || read.status === "rejected")
    throw new DamagedBackup("its end is missing");
  return manifest;
}

export async function readManifestOf(path: string): Promise<Manifest> {
  const extract = tar.extract();
  const source = createReadStream(path);
  const reading = pipeline(source, createGunzip(), extract).catch(() => undefined);
  try {
    for await (const entry of extract) return await readManifest(entry.header.name, bytesOf(entry));
    throw new DamagedBackup("it is empty");
  } finally {
    source.destroy();
    await reading;
  }
}
