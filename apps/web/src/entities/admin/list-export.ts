import type { ExportedList } from "@podium/shared/contracts/audit";
import { api } from "#platform/api-client.ts";
import type { TableExport } from "#ui/csv.ts";

/** Exports a list as a file; the audit log records the export before the file is saved. */
export function listExport(list: ExportedList, options: { fileName?: string; showId?: number } = {}): TableExport {
  const { fileName = list, ...show } = options;
  return { fileName, announce: (lines) => api.recordExport({ body: { list, lines, ...show } }) };
}
