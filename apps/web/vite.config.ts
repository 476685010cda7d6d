import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { icons } from "./vite/icons.ts";
import { offlineWorkers } from "./vite/offline-workers.ts";
import { plainRoutes } from "./vite/plain-routes.ts";
import { preloadFonts, treeShakeRouter } from "./vite/bundle-plugins.ts";
import { splitMessages } from "./vite/split-messages.ts";

/** The API of `npm run dev`. */
const api = process.env["API_URL"] ?? "http://127.0.0.1:3000";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react({ jsxImportSource: "#translatable" }),
    tailwindcss(),
    icons(),
    splitMessages(),
    plainRoutes(),
    splitMessages(),
    treeShakeRouter(),
    preloadFonts(),
    offlineWorkers(),
  ],
  server: {
    proxy: {
      "/api": api,
      "/socket.io": { target: api, ws: true },
    },
  },
  build: {
    sourcemap: "hidden",
    // Prerendering and the bundle budget read the manifest.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Only browsers need a few large chunks: the server's build reads its files locally.
        codeSplitting: isSsrBuild === true || {
          // Dozens of tiny chunks cost more requests and compress worse than a few. The app starts with two, React and
          // the rest. Nothing heavy may match a group: all pages that need a part of it load the whole.
          groups: [
            { name: "bootstrap", tags: ["$initial"], priority: 4 },
            { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
            // The app's entry, with the words and queries of nearly every page.
            {
              name: "app",
              test: /[\\/]src[\\/](?:app[\\/]main\.tsx|messages[\\/]nl[\\/]site\.ts\?area=site)$/,
              priority: 2,
            },
            {
              name: "icons",
              test: /virtual:icons\/(?:armchair|calendar-days|clock|drama)$/,
            },
            {
              name: "parts",
              test: /[\\/]src[\\/]ui[\\/](?:icon-button|notice|empty-state|load-state|card|skeleton)\.tsx$/,
              minShareCount: 4,
            },
            { name: "page", test: /[\\/]src[\\/]entities[\\/]site[\\/]page\.tsx$/ },
            // Four groups, as Tickets would load two dozen files otherwise, and each costs a slow phone 0.01 s.
            {
              name: "hall-icons",
              test: /virtual:icons\/(?:plus|minus|list|chevron-left|chevron-right)$/,
            },
            {
              name: "hall-parts",
              test: /[\\/]src[\\/](?:site[\\/]venue|halls[\\/](?:seat-id|seat-names|seat-words)|entities[\\/](?:shows[\\/]show-seats|site[\\/]where))\.ts$/,
              // The base and the live queries keep chunks of their own.
              includeDependenciesRecursively: false,
            },
            {
              name: "drawn-hall",
              test: /[\\/]src[\\/](?:halls[\\/](?:hall|packed-plan|drawn-plan|drawing|block-shapes|boxes|table-size)|entities[\\/]halls[\\/]hall|ui[\\/]hall-plan[\\/]fitting-font)\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "cart",
              test: /[\\/]src[\\/](?:modules[\\/]buy[\\/]seats[\\/]model[\\/]cart(?:\.sync|\.atoms)?\.ts|messages[\\/]nl[\\/]cart\.ts\?area=cartClock)$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "sale",
              test: /[\\/]src[\\/]entities[\\/]shows[\\/]sale-phase\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "fields",
              test: /[\\/]src[\\/]ui[\\/](?:field|text-field)\.tsx$/,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
            {
              name: "live-shows",
              test: /[\\/]src[\\/](?:platform[\\/]format|live[\\/](?:follow|throttle|live-query|use-live-query)|entities[\\/]shows[\\/]shows|modules[\\/]visit[\\/]shows[\\/]sales-note)\.ts$/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}));
