import { TitledPage } from "#entities/site/page.tsx";
import { UndoLink } from "#features/users/undo-link.tsx";
import { api } from "#platform/api-client.ts";

export function UndoEmailPage() {
  return (
    <TitledPage title={"Nieuw e-mailadres ongedaan maken"} width="narrow">
      <UndoLink
        undo={(token) => api.undoEmail({ body: { token } })}
        question="Was u het niet die een ander e-mailadres opgaf?"
        outcome="Uw account krijgt dit e-mailadres terug."
        doneTitle="Uw e-mailadres is teruggezet"
      />
    </TitledPage>
  );
}
