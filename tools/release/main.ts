/**
 * `npm run release 1.2.0` updates the version in all files and writes a dump of the schema; after a commit,
 * `npm run release` packs the release (see CONTRIBUTING.md).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { root } from "../../scripts/setup/paths.mjs";
import { packRelease } from "./archive.ts";
import { withRelease } from "./changelog.ts";
import { dumpSchema } from "./dump-schema.ts";

async function prepare(version: string): Promise<void> {
  const changelog = join(root, "CHANGELOG.md");
  const written = withRelease(readFileSync(changelog, "utf8"), version, new Date().toISOString().slice(0, 10));
  const everywhere = ["--workspaces", "--include-workspace-root", "--no-git-tag-version", "--ignore-scripts"];
  await execa("npm", ["version", version, "--allow-same-version", ...everywhere], { cwd: root });
  console.log("Living through a season, for the test of the next upgrade …");
  const dump = join(root, `tools/tests/previous/${version}.sql`);
  writeFileSync(dump, await dumpSchema());
  writeFileSync(changelog, written);
  console.log(`This is ${version} now. Look at the changes, commit them, then run npm run release.`);
}

try {
  const version = process.argv[2];
  if (version !== undefined) await prepare(version);
  else {
    const { file, sha256 } = await packRelease(root);
    console.log(`${file}\nsha256 ${sha256}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
