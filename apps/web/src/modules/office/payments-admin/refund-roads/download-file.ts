import { api } from "#platform/api-client.ts";
import { saveFile } from "#ui/save-file.ts";

/** Downloads the file as it was made, to upload it at the bank. */
export async function downloadRefundFile(id: number): Promise<void> {
  const xml = await api.getRefundFile({ params: { id } });
  saveFile(`terugbetalingen-${id}.xml`, new Blob([xml], { type: "text/xml" }));
}
