import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/setup/paths.mjs";
import { releasedVersion, releaseModule, unreleasedChanges, withRelease } from "./changelog.ts";

const released =
  "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-22\n\n- More.\n\n## [0.1.0] - 2026-11-21\n\n- All.\n";
const unreleased = released.replace("## [Unreleased]\n", "## [Unreleased]\n\n### Added\n\n- News.\n");

test("the newest release of the changelog is the version of every package", () => {
  const version = releasedVersion(readFileSync(join(root, "CHANGELOG.md"), "utf8"));
  const files = globSync(["package.json", "{apps,packages}/*/package.json", "tools/package.json"], { cwd: root });
  expect(files).toHaveLength(5);
  const versionIn = (file: string) =>
    (JSON.parse(readFileSync(join(root, file), "utf8")) as { version: string }).version;
  expect(files.map((file) => [file, versionIn(file)])).toEqual(files.map((file) => [file, version]));
});

test("the accessibility statement speaks of the newest release of the changelog, and of its day", () => {
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  expect(readFileSync(join(root, "packages/shared/src/site/release.ts"), "utf8")).toBe(releaseModule(changelog));
  expect(releaseModule(released)).toContain('{ version: "0.2.0", day: "2026-11-22" }');
});

test("tells the newest release and what is in none", () => {
  expect(releasedVersion(unreleased)).toBe("0.2.0");
  expect(unreleasedChanges(unreleased)).toBe("### Added\n\n- News.");
  expect(unreleasedChanges(released)).toBe("");
  expect(() => releasedVersion("# Changelog\n\n## [Unreleased]\n")).toThrow("names no release");
});

test("makes a release of what is in none, and leaves room for the next changes", () => {
  const next = withRelease(unreleased, "0.3.0", "2026-12-01");
  expect(releasedVersion(next)).toBe("0.3.0");
  expect(unreleasedChanges(next)).toBe("");
  expect(next).toContain("## [0.3.0] - 2026-12-01\n\n### Added\n\n- News.\n\n## [0.2.0]");
});

test("refuses a version that is not newer, or none, and a release of nothing", () => {
  for (const version of ["0.2.0", "0.1.9", "0.0.10"])
    expect(() => withRelease(unreleased, version, "2026-12-01"), version).toThrow("is not newer than 0.2.0");
  for (const version of ["1.0", "v1.0.0", "1.0.0-rc"])
    expect(() => withRelease(unreleased, version, "2026-12-01"), version).toThrow("is not a version");
  expect(() => withRelease(released, "0.3.0", "2026-12-01")).toThrow("says nothing under [Unreleased]");
  expect(releasedVersion(withRelease(unreleased, "0.10.0", "2026-12-01"))).toBe("0.10.0");
});
