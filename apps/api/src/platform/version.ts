import api from "../../package.json" with { type: "json" };

/** Of the release that runs: CHANGELOG.md decides it, and `npm run release` writes it into every package.json. */
export const { version } = api;
