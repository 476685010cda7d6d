import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { doorWorker } from "./vite/door-worker.ts";
import { precompress } from "./vite/precompress.ts";
import { preloadFonts } from "./vite/preload-fonts.ts";

/** Where the API listens while the web app is developed with `npm run dev`. */
const api = process.env["API_URL"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(), doorWorker(), precompress()],
  server: {
    proxy: {
      "/api": api,
      "/socket.io": { target: api, ws: true },
    },
  },
  build: {
    // The budget counts every file that the first screen waits for; a map helps whoever debugs and is not loaded by visitors.
    sourcemap: "hidden",
    // Read by scripts/bundle-budget.mjs.
    manifest: true,
    assetsInlineLimit: 0,
  },
});
