import { useParams } from "react-router-dom";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { HallEditor } from "#modules/editors/hall-editor/hall-editor.tsx";

export function HallEditorPage() {
  usePageMeta("Zaal tekenen");
  const { id = "" } = useParams();
  return <HallEditor key={id} hallId={id} />;
}
