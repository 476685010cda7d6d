import { TitledPage } from "#entities/site/page.tsx";
import { UndoLink } from "#features/users/undo-link.tsx";
import { api } from "#platform/api-client.ts";

export function UndoSecondStepPage() {
  return (
    <TitledPage title={"Tweede stap ongedaan maken"} width="narrow">
      <UndoLink
        undo={(token) => api.undoSecondStep({ body: { token } })}
        question="Was u het niet die een passkey of authenticator-app toevoegde?"
        outcome="Wat er de laatste dagen bijkwam om mee in te loggen, wordt verwijderd."
        doneTitle="De tweede stap is verwijderd"
      />
    </TitledPage>
  );
}
