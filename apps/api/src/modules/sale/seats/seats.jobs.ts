import { defineExpiryJob } from "#platform/expiry-jobs.ts";

export const expireHolds = defineExpiryJob("expire-holds", 250);
