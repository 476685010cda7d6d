import { api } from "#platform/api-client.ts";
import { saveFile } from "#ui/save-file.ts";

/** As it was made, to load it up at the bank. */
export async function downloadRefundFile(id: number): Promise<void> {
  const xml = await api.getRefundFile({ params: { id } });
  saveFile(`terugbetalingen-${id}.xml`, new Blob([xml], { type: "text/xml" }));
}
