import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod";

const fieldSchema = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
  changeMessage: z.string().optional(),
});

const passSchema = z.looseObject({
  serialNumber: z.string(),
  voided: z.boolean().optional(),
  webServiceURL: z.string().optional(),
  authenticationToken: z.string().optional(),
  barcodes: z.array(z.object({ message: z.string(), format: z.string() })).optional(),
  eventTicket: z.record(z.string(), z.array(fieldSchema)),
});

const LOCAL_FILE = 0x04034b50;

/** The files of an archive without compression, as passes are. */
export function unpack(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (archive.readUInt32LE(at) === LOCAL_FILE) {
    const [method, size] = [archive.readUInt16LE(at + 8), archive.readUInt32LE(at + 18)];
    if (method !== 0) throw new Error("this archive is compressed");
    const nameEnd = at + 30 + archive.readUInt16LE(at + 26);
    const begin = nameEnd + archive.readUInt16LE(at + 28);
    files.set(archive.toString("utf8", at + 30, nameEnd), archive.subarray(begin, begin + size));
    at = begin + size;
  }
  return files;
}

/** Reads what a phone shows of a pass: its content, and its fields by their key. */
export function readPass(archive: Buffer) {
  const files = unpack(archive);
  const pass = passSchema.parse(JSON.parse(files.get("pass.json")?.toString() ?? ""));
  const fields = Object.fromEntries(
    Object.values(pass.eventTicket)
      .flat()
      .map(({ key, value }) => [key, value]),
  );
  return { pass, fields, files, code: pass.barcodes?.[0]?.message };
}

/** Checks a pass as a phone does: each file's hash and the signature over those. @throws Error when anything differs */
export function verifyPass(archive: Buffer, authority: string): void {
  const files = unpack(archive);
  const manifest = files.get("manifest.json") ?? Buffer.of();
  const signature = files.get("signature") ?? Buffer.of();
  const hashes: unknown = JSON.parse(manifest.toString());
  const wanted = Object.fromEntries(
    [...files]
      .filter(([name]) => name !== "manifest.json" && name !== "signature")
      .map(([name, content]) => [name, createHash("sha1").update(content).digest("hex")]),
  );
  if (!isDeepStrictEqual(hashes, wanted)) throw new Error("the manifest does not name these files");
  const folder = mkdtempSync(join(tmpdir(), "podium-verify-"));
  try {
    const write = (name: string, content: Buffer | string): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const content = ["-content", write("manifest.json", manifest), "-CAfile", write("wwdr.pem", authority)];
    const signed = ["-inform", "DER", "-in", write("signature", signature)];
    execFileSync("openssl", ["smime", "-verify", ...signed, ...content, "-purpose", "any"], { stdio: "pipe" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
