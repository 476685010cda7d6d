import { useParams } from "react-router-dom";
import { TitledPage } from "#entities/site/page.tsx";
import { PartEditor } from "#modules/editors/content-admin/parts/part-editor.tsx";
import { partOfSlug } from "#modules/editors/content-admin/parts/part-list.ts";
import { paths } from "#platform/paths.ts";
import { NotFoundPage } from "./not-found.tsx";
import { PreviewOf } from "./preview-of.tsx";

export function ContentPartPage() {
  const found = partOfSlug(useParams()["part"] ?? "");
  if (!found) return <NotFoundPage />;
  const { part, title } = found;
  return (
    <TitledPage title={title} back={paths.contentAdmin}>
      <PartEditor key={part} part={part} renderPreview={(shown) => <PreviewOf part={part} shown={shown} />} />
    </TitledPage>
  );
}
