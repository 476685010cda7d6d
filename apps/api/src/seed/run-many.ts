/** `npm run seed:many`: scripts/seed-many.mjs says which database. */
import { pino } from "pino";
import { readConfig } from "#config.ts";
import { migrate } from "#database/migrate.ts";
import { createPasswords } from "#features/users/passwords.ts";
import { createDatabase } from "#platform/database.ts";
import { DEMO_PASSWORD } from "./demo.ts";
import { seedMany } from "./many.ts";

const config = readConfig(process.env);
if (config.NODE_ENV === "production") throw new Error("seed:many makes people up: it is not for production.");
const logger = pino({ level: "error" });
const database = createDatabase({ url: config.DATABASE_URL, logger, patient: true });
const begun = performance.now();
await migrate({ url: config.DATABASE_URL, logger });
const passwordHash = await createPasswords().hash(DEMO_PASSWORD);
const made = await database.transact(({ db }) => seedMany(db, { now: new Date(), passwordHash }));
await database.close();
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
process.stdout.write(
  `${made.reservations} reservations of ${made.users} users for ${made.shows} shows, in ${seconds} s.\n`,
);
