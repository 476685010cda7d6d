/** Reads the version of a release from CHANGELOG.md, whose format is https://keepachangelog.com/en/1.1.0/ */

const RELEASE = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/m;
const UNRELEASED = /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|(?![\s\S]))/m;

/** @throws Error if the changelog has none */
export function releasedVersion(changelog: string): string {
  const version = RELEASE.exec(changelog)?.[1];
  if (!version) throw new Error("CHANGELOG.md names no release: a heading such as ## [1.0.0] - 2026-11-22 is missing.");
  return version;
}

/** Returns the module of the web app and the API that names the newest release. @throws Error if there is none */
export function releaseModule(changelog: string): string {
  const version = releasedVersion(changelog);
  const day = /\d{4}-\d\d-\d\d$/.exec(RELEASE.exec(changelog)?.[0] ?? "")?.[0];
  return `/** The newest release of CHANGELOG.md, of which the accessibility statement speaks; \`npm run release\` writes it. */
export const RELEASE = { version: "${version}", day: "${day}" };
`;
}

/** Empty if there is none. */
export function unreleasedChanges(changelog: string): string {
  return UNRELEASED.exec(changelog)?.[1]?.trim() ?? "";
}

function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((one) => one.split(".").map(Number));
  const index = a?.findIndex((part, at) => part !== b?.[at]) ?? -1;
  return index !== -1 && (a?.[index] ?? 0) > (b?.[index] ?? 0);
}

/** @param day such as 2026-11-22 @throws Error if the version is not newer than the newest, or if nothing changed */
export function withRelease(changelog: string, version: string, day: string): string {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${version} is not a version such as 1.2.0.`);
  const newest = releasedVersion(changelog);
  if (!isNewer(version, newest)) throw new Error(`${version} is not newer than ${newest}, the newest release.`);
  if (unreleasedChanges(changelog) === "") throw new Error("CHANGELOG.md says nothing under [Unreleased]: no release.");
  return changelog.replace("## [Unreleased]\n", `## [Unreleased]\n\n## [${version}] - ${day}\n`);
}
