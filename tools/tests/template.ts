import { migrate } from "@podium/api/database/migrate.ts";
import { createDocumentsService } from "@podium/api/features/documents/documents.service.ts";
import { createDatabase } from "@podium/api/platform/database.ts";
import { seedContent } from "@podium/api/seed/content.ts";
import { urlOfRole } from "@podium/api/test/database.ts";
import { pino } from "pino";

const logger = pino({ level: "silent" });

/** Makes an empty database what every database of the product is from its first start on. */
export async function makeTemplate(url: string, role: string): Promise<void> {
  // The applications of the tests run with the rights that the product has.
  await migrate({ url, appUrl: urlOfRole(url, role), logger });
  const database = createDatabase({ url, logger, max: 1 });
  const realtime = { announceContentChange() {} };
  const pictures = { shownOf: async () => new Map() };
  const clock = { now: () => new Date("2026-11-01T12:00:00Z") };
  const documents = createDocumentsService({ clock, realtime, pictures });
  await seedContent({ database, documents }, { samples: true });
  await database.close();
}
