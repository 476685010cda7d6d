// `npm run seed:many`: adds 20,000 reservations of 5,000 users to the database of DATABASE_URL, or to the embedded one
// if that is not set, whether or not `npm start` is running it.
import { migrate } from "@podium/api/database/migrate.ts";
import { createPasswords } from "@podium/api/modules/identity/passwords/passwords.service.ts";
import { createDatabase } from "@podium/api/platform/data/database.ts";
import { DEMO_PASSWORD } from "@podium/api/seed/demo.ts";
import { seedMany } from "@podium/api/seed/many.ts";
import { pino } from "pino";
import { onDatabase } from "#services/database-of-environment.ts";

if (process.env.NODE_ENV === "production") throw new Error("seed:many makes people up: it is not for production.");
await onDatabase(async ({ DATABASE_URL, DATABASE_OWNER_URL: url = DATABASE_URL }) => {
  const logger = pino({ level: "error" });
  const began = performance.now();
  await migrate({ url, logger });
  const database = createDatabase({ url, logger, timeLimits: null });
  const passwordHash = await createPasswords().hash(DEMO_PASSWORD);
  const made = await database.transact(({ db }) => seedMany(db, { now: new Date(), passwordHash }));
  await database.close();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${made.reservations} reservations of ${made.users} users for ${made.shows} shows, in ${seconds} s.`);
});
