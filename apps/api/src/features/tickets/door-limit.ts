import { byAccount } from "#platform/rate-limit.ts";

/** Several devices share one volunteer's account; when the doors open each may scan ten tickets a second. */
export const DOOR_LIMIT = { max: 3000, seconds: 60, key: byAccount };
