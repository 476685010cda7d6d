import { defineExpiryJob } from "#platform/data/expiry-jobs.ts";

export const expireReservations = defineExpiryJob("expire-reservations", 1000);
