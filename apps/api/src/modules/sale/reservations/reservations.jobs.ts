import { defineExpiryJob } from "#platform/expiry-jobs.ts";

export const expireReservations = defineExpiryJob("expire-reservations", 1000);
