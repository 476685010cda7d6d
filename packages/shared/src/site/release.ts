/** The newest release of CHANGELOG.md, of which the accessibility statement speaks; `npm run release` writes it. */
export const RELEASE = { version: "0.2.0", day: "2026-11-22" };
