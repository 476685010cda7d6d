import { Plus } from "virtual:icons";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { TitledPage } from "#entities/site/page.tsx";
import { CardCode } from "#modules/editors/content-admin/overview/card-code.tsx";
import { PartCards } from "#modules/editors/content-admin/overview/part-cards.tsx";
import { PlayList } from "#modules/editors/content-admin/overview/play-list.tsx";
import { NewPlayDialog } from "#modules/editors/content-admin/plays/new-play-dialog.tsx";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";

export function ContentAdminPage() {
  const [creating, setCreating] = useState(false);
  const navigate = useNavigate();
  return (
    <TitledPage
      title="Inhoud beheren"
      back={paths.admin}
      lead={<p>Wat u schrijft, wordt vanzelf bewaard als concept. Bezoekers zien het pas als u het publiceert.</p>}
    >
      <section aria-labelledby="stukken">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="stukken" className="text-2xl">
            Stukken
          </h2>
          <Button icon={<Plus />} onClick={() => setCreating(true)}>
            Nieuw stuk
          </Button>
        </div>
        <PlayList />
      </section>
      <section aria-labelledby="delen" className="mt-12">
        <h2 id="delen" className="mb-4 text-2xl">
          De site
        </h2>
        <PartCards />
      </section>
      <section aria-labelledby="kaart" className="mt-12">
        <h2 id="kaart" className="mb-4 text-2xl">
          Kaart voor andere sites
        </h2>
        <CardCode />
      </section>
      {creating && (
        <NewPlayDialog onClose={() => setCreating(false)} onCreated={(id) => void navigate(paths.playEditor(id))} />
      )}
    </TitledPage>
  );
}
