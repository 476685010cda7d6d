import { TitledPage } from "#entities/site/page.tsx";
import { undoEmail, undoSecondStep } from "#messages/nl/mailed-links.ts";
import { UndoLink } from "#modules/account/users/undo-link.tsx";
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

export function UndoSecondStepPage() {
  const t = undoSecondStep();
  return (
    <TitledPage title={t.title} width="narrow">
      <UndoLink
        undo={(token) => api.undoSecondStep({ body: { token } })}
        question={t.question}
        outcome={t.outcome}
        doneTitle={t.done}
      />
    </TitledPage>
  );
}
