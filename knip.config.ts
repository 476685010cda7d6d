import type { KnipConfig } from "knip";

/** Returns imports for the packages that a style sheet uses in `@import`, `@plugin` and `url()`. */
function importsOfCss(text: string): string {
  const named = text.matchAll(/(?:@(?:import|plugin)\s+|url\(\s*)["']([^"']+)["']/g);
  return [...named].map(([, name]) => `import "${name}";`).join("\n");
}

export default {
  compilers: { css: importsOfCss },
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    ".": {
      entry: ["scripts/*.mjs"],
      project: ["scripts/**/*.mjs", "*.{ts,mjs}"],
    },
    "apps/api": {
      // Migrations are read from their folder at run time.
      entry: ["scripts/*.mjs", "src/database/migrations/*.ts", "src/{backup,restore}.ts", "{src,test}/**/*.test.ts"],
      project: ["{src,test}/**/*.ts", "scripts/*.mjs"],
      // The system provides these, and the tools of the PDF tests (packages/shared/test/system-tools.ts).
      ignoreBinaries: ["openssl"],
    },
    "apps/web": {
      // Screenshots and scripts are run by path; build.mjs builds the two of vite/.
      entry: ["scripts/*.mjs", "vite/{drawing,addresses}.ts", "e2e/{**/*.e2e,screenshots}.ts", "screenshots.config.ts"],
      project: ["{src,test,vite,e2e}/**/*.{ts,tsx,css}", "scripts/*.mjs"],
      // The environment of the projects with a document, which the root's vitest.config.ts names.
      ignoreDependencies: ["jsdom"],
    },
    tools: {
      // Files that are started as separate processes, by path.
      entry: [
        "start/supervise.ts",
        "{build,seed-many,backup,restore,check-env}.ts",
        "release/main.ts",
        "tests/{run,vitest-services,browser-setup,proxy-scene}.ts",
        "services/{forward,temporary-servers-host}.ts",
        "services/stop-with-parent.mjs",
        "bench/{api,web}/main.ts",
        "bench/api/call-cost-server.ts",
        "bench/api/server.ts",
        "faults/main.ts",
        "rolling/main.ts",
        "failover/main.ts",
        "**/*.test.ts",
      ],
      project: ["**/*.ts", "services/*.mjs"],
      // Tools of the system that runs the tests.
      ignoreBinaries: ["ip", "nsenter", "sha256sum", "unshare", "useradd"],
    },
    "packages/shared": {
      entry: ["{src,test}/**/*.test.ts"],
      project: ["{src,test}/**/*.ts"],
      // Nobody outside the repository uses this package: an export that neither app imports is dead.
      includeEntryExports: true,
    },
  },
} satisfies KnipConfig;
