import { migrate } from "@podium/api/database/migrate.ts";
import { createDocumentsService } from "@podium/api/modules/records/documents/documents.service.ts";
import { createDatabase } from "@podium/api/platform/data/database.ts";
import { seedContent } from "@podium/api/seed/content.ts";
import { urlOfRole } from "@podium/api/test/database.ts";
import { pino } from "pino";

const logger = pino({ level: "silent" });

export async function makeTemplate(url: string, role: string): Promise<void> {
  // The tests' applications run with the same rights as the product.
  await migrate({ url, appUrl: urlOfRole(url, role), logger });
  const database = createDatabase({ url, logger, max: 1, timeLimits: null });
  const realtime = { announceContentChange() {} };
  const pictures = { shownOf: async () => new Map() };
  const clock = { now: () => new Date("2026-11-01T12:00:00Z") };
  const documents = createDocumentsService({ clock, realtime, pictures });
  await seedContent({ database, documents }, { samples: true });
  await database.close();
}
