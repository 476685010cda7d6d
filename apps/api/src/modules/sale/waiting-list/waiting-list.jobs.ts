import { defineExpiryJob } from "#platform/data/expiry-jobs.ts";

export const expireOffers = defineExpiryJob("expire-offers", 1000);
