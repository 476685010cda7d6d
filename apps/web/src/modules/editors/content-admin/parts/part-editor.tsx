import type { Content, ContentPart } from "@podium/shared/contracts/content";
import type { ReactNode } from "react";
import { api } from "#platform/api-client.ts";
import { DocumentEditor } from "#modules/editors/content-admin/documents/document-editor.tsx";
import { DocumentScreen } from "#modules/editors/content-admin/documents/document-screen.tsx";
import { partCalls } from "./part-calls.ts";
import { PartForm } from "./part-form.tsx";

interface PartEditorProps<P extends ContentPart> {
  part: P;
  /** Renders the response of `previewContent` as visitors will see it. */
  renderPreview: (shown: Record<string, unknown>) => ReactNode;
}

export function PartEditor<P extends ContentPart>({ part, renderPreview }: PartEditorProps<P>) {
  return (
    <DocumentEditor<Content<P>> calls={partCalls(part)}>
      {(session) => (
        <DocumentScreen
          session={session}
          renderForm={(content) => <PartForm part={part} at={content} />}
          consequence="Bezoekers lezen dan binnen enkele seconden wat u hier schreef, op de site en in mails. Wat er nu staat, blijft in de geschiedenis."
          preview={(language, signal) => api.previewContent({ params: { part }, query: { language }, signal })}
          renderPreview={renderPreview}
        />
      )}
    </DocumentEditor>
  );
}
