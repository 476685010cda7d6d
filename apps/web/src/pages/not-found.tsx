import { House, Ticket } from "virtual:icons";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { notFound } from "#messages/nl/site.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import emptyStage from "#content/art/empty-stage.svg";

export function NotFoundPage() {
  const t = notFound();
  usePageMeta(t.documentTitle);
  return (
    <div className="page-width flex flex-col items-center gap-5 py-12 text-center">
      <img src={emptyStage} alt="" width={560} height={320} className="velvet-art aspect-7/4 w-full max-w-xl" />
      <p className="font-display text-lg font-semibold text-accent">404</p>
      <h1 className="text-3xl sm:text-4xl">{t.title}</h1>
      <p className="max-w-md text-lg text-muted">{t.what}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.home} icon={<House />}>
          {t.toHome}
        </ButtonLink>
        <ButtonLink to={paths.tickets} variant="secondary" icon={<Ticket />}>
          {t.toTickets}
        </ButtonLink>
      </div>
    </div>
  );
}
