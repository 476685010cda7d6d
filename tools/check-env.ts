import "@podium/api/check-env.ts";
