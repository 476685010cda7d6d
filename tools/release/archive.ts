import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { execa } from "execa";
import { releasedVersion, unreleasedChanges } from "./changelog.ts";

/** Overrides settings of the machine or user that would change the archive. */
const FIXED = ["-c", "tar.umask=0022", "-c", "core.autocrlf=false", "-c", "core.attributesFile="];
const MAX_BYTES = 512 * 1024 * 1024;

/**
 * Everybody gets the same bytes; the image is built from them (docs/operations.md).
 * @returns a file with its checksum is next to the archive @throws Error if there are uncommitted or unreleased changes
 */
export async function packRelease(folder: string): Promise<{ version: string; file: string; sha256: string }> {
  const git = execa({ cwd: folder });
  const { stdout: changes } = await git`git status --porcelain`;
  if (changes !== "") throw new Error(`Commit first: a release is a commit.\n${changes}`);
  const changelog = readFileSync(join(folder, "CHANGELOG.md"), "utf8");
  const version = releasedVersion(changelog);
  if (unreleasedChanges(changelog) !== "")
    throw new Error(`CHANGELOG.md has changes since ${version}: make a release of them first, with its version.`);
  const name = `podium-${version}`;
  const { stdout: tar } = await git({ encoding: "buffer", maxBuffer: MAX_BYTES, stripFinalNewline: false })("git", [
    ...FIXED,
    "archive",
    "--format=tar",
    `--prefix=${name}/`,
    "HEAD",
  ]);
  const archive = gzipSync(tar, { level: 9 });
  // This byte of the gzip header names the operating system; 255 means unknown.
  archive[9] = 255;
  const sha256 = createHash("sha256").update(archive).digest("hex");
  const folderOfReleases = join(folder, "release");
  mkdirSync(folderOfReleases, { recursive: true });
  const file = join(folderOfReleases, `${name}.tar.gz`);
  writeFileSync(file, archive);
  writeFileSync(`${file}.sha256`, `${sha256}  ${name}.tar.gz\n`);
  return { version, file, sha256 };
}
