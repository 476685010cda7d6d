import { chmodSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { execa } from "execa";
import { expect } from "vitest";
import { test as base } from "../tests/fixtures.ts";
import { packRelease } from "./archive.ts";

const CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n## [1.4.0] - 2026-11-22\n\n- All.\n";
const AUTHOR = ["-c", "user.name=Els", "-c", "user.email=els@podium.example", "-c", "commit.gpgsign=false"];

const test = base.extend("repository", async ({ folder }) => {
  const path = join(folder, "repository");
  mkdirSync(path);
  const git = (...args: string[]) => execa("git", [...AUTHOR, ...args], { cwd: path });
  const commit = async (changelog: string) => {
    writeFileSync(join(path, "CHANGELOG.md"), changelog);
    await git("add", ".");
    await git("commit", "--quiet", "--message=Change");
  };
  await git("init", "--quiet");
  writeFileSync(join(path, "start.sh"), "echo\n");
  chmodSync(join(path, "start.sh"), 0o755);
  writeFileSync(join(path, ".gitignore"), "/release/\n");
  await commit(CHANGELOG);
  return { path, commit };
});

test("packs a commit to the same bytes in another folder, at another time and with other rights on the files", async ({
  folder,
  repository,
}) => {
  const first = await packRelease(repository.path);
  const elsewhere = join(folder, "elsewhere");
  await execa("git", ["clone", "--quiet", repository.path, elsewhere]);
  utimesSync(join(elsewhere, "CHANGELOG.md"), 1, 1);
  chmodSync(join(elsewhere, "CHANGELOG.md"), 0o600);
  const second = await packRelease(elsewhere);
  expect(readFileSync(second.file).equals(readFileSync(first.file))).toBe(true);
  expect(first.version).toBe("1.4.0");
  await execa("sha256sum", ["--check", "podium-1.4.0.tar.gz.sha256"], { cwd: join(elsewhere, "release") });
});

test("has the files of the commit, below a folder named after the version", async ({ folder, repository }) => {
  const { file } = await packRelease(repository.path);
  writeFileSync(join(folder, "archive.tar"), gunzipSync(readFileSync(file)));
  const { stdout } = await execa("tar", ["--list", "--verbose", "--file=archive.tar"], { cwd: folder });
  const files = stdout.split("\n").map((line) => line.split(/\s+/));
  expect(files.map((parts) => [parts[0], parts.at(-1)])).toEqual([
    ["drwxr-xr-x", "podium-1.4.0/"],
    ["-rw-r--r--", "podium-1.4.0/.gitignore"],
    ["-rw-r--r--", "podium-1.4.0/CHANGELOG.md"],
    ["-rwxr-xr-x", "podium-1.4.0/start.sh"],
  ]);
});

test("refuses what no commit has, and changes that no release has", async ({ repository }) => {
  writeFileSync(join(repository.path, "note.txt"), "later");
  await expect(packRelease(repository.path)).rejects.toThrow("Commit first");
  await repository.commit(CHANGELOG.replace("## [Unreleased]\n", "## [Unreleased]\n\n- News.\n"));
  await expect(packRelease(repository.path)).rejects.toThrow("changes since 1.4.0");
  expect(existsSync(join(repository.path, "release"))).toBe(false);
});
