import type { ExportedList } from "@podium/shared/contracts/audit";
import { api } from "#platform/api-client.ts";
import type { TableExport } from "#ui/csv.ts";

/** A list as a file: the log knows who took it along, before the file is there. */
export function listExport(list: ExportedList, options: { fileName?: string; showId?: number } = {}): TableExport {
  const { fileName = list, ...show } = options;
  return { fileName, announce: (lines) => api.recordExport({ body: { list, lines, ...show } }) };
}
