import { defineExpiryJob } from "#platform/expiry-jobs.ts";

export const expireOffers = defineExpiryJob("expire-offers", 1000);
