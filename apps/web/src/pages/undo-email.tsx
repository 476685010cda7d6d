import { TitledPage } from "#entities/site/page.tsx";
import { UndoLink } from "#modules/account/users/undo-link.tsx";
import { undoEmail } from "#messages/nl/mailed-links.ts";
import { api } from "#platform/api-client.ts";

export function UndoEmailPage() {
  const t = undoEmail();
  return (
    <TitledPage title={t.title} width="narrow">
      <UndoLink
        undo={(token) => api.undoEmail({ body: { token } })}
        question={t.question}
        outcome={t.outcome}
        doneTitle={t.done}
      />
    </TitledPage>
  );
}
