import { defineExpiryJob } from "#platform/data/expiry-jobs.ts";

export const expireHolds = defineExpiryJob("expire-holds", 250);
