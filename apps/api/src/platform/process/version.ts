import api from "../../../package.json" with { type: "json" };

/** Version of the running release: CHANGELOG.md decides it, and `npm run release` writes it into every package.json. */
export const { version } = api;
