import type { HallSummary } from "@podium/shared/contracts/halls";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Copy, Download, MapPin, Pencil, Trash } from "virtual:icons";
import { api } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { HallPicture } from "#ui/hall-plan/hall-picture.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import { countedShows, hallDraftQuery, refetchHalls } from "#entities/halls/all-halls.ts";
import { publishedWords, showsOf } from "./hall-words.ts";
import { savePlanFile } from "#entities/halls/plan-file.ts";

interface HallCardProps {
  hall: HallSummary;
  onAddress: () => void;
  onDelete: () => void;
}

export function HallCard({ hall, onAddress, onDelete }: HallCardProps) {
  const { id, name, address, seats } = hall;
  const published = publishedWords(hall);
  const shows = showsOf(hall);
  const copying = useMutation({
    mutationFn: async () => {
      const { plan } = await queryClient.fetchQuery(hallDraftQuery(hall));
      // A name has room for 80 characters.
      return api.createHall({
        body: { plan, name: `Kopie van ${name}`.slice(0, 80), ...(address !== null && { address }) },
      });
    },
    onSuccess: (copy) => {
      toast.success(`${copy.name} staat in de lijst.`);
      void refetchHalls();
    },
    onError: ({ message }) => toast.error("Dupliceren lukte niet.", { description: message }),
  });
  const exporting = useMutation({
    mutationFn: async () => savePlanFile((await queryClient.fetchQuery(hallDraftQuery(hall))).plan),
    onError: ({ message }) => toast.error("Exporteren lukte niet.", { description: message }),
  });
  const described = { "aria-describedby": `hall-${id}` };
  return (
    <Card className="flex h-full flex-col gap-3">
      <Picture hall={hall} />
      <div className="flex flex-1 flex-col gap-1">
        <h2 id={`hall-${id}`} className="text-xl">
          {name}
        </h2>
        <p>
          {countedPlaces(seats)}
          {shows > 0 && <> · gebruikt door {countedShows(shows)}</>}
        </p>
        {address !== null && <p className="wrap-anywhere">{address}</p>}
        <div className="mt-1">
          <Badge tone={published.tone}>{published.label}</Badge>
        </div>
        <p className="text-sm text-muted">{published.detail}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <ButtonLink to={paths.hallEditor(id)} size="sm" icon={<Pencil />} {...described}>
          Bewerken
        </ButtonLink>
        <Button size="sm" variant="quiet" icon={<MapPin />} onClick={onAddress} {...described}>
          Adres
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<Copy />}
          busy={copying.isPending}
          onClick={() => copying.mutate()}
          {...described}
        >
          Dupliceren
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<Download />}
          busy={exporting.isPending}
          onClick={() => exporting.mutate()}
          {...described}
        >
          Exporteren
        </Button>
        <Button size="sm" variant="quiet" className="text-danger" icon={<Trash />} onClick={onDelete} {...described}>
          Verwijderen
        </Button>
      </div>
    </Card>
  );
}

function Picture({ hall }: { hall: HallSummary }) {
  const { data, isError } = useQuery(hallDraftQuery(hall));
  return (
    <div className="aspect-4/3 overflow-hidden rounded-md bg-surface-sunken">
      {data ? (
        <HallPicture plan={data.plan} label={`Tekening van ${hall.name}`} className="size-full" />
      ) : isError ? (
        <p className="grid size-full place-items-center p-4 text-center text-muted">De tekening kon niet laden.</p>
      ) : (
        <Skeleton className="size-full" />
      )}
    </div>
  );
}
