import type { ChoicePage } from "@podium/shared/contracts/show-changes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { TicketX } from "virtual:icons";
import { ownChoicesQuery } from "#entities/reservations/show-cancelled.tsx";
import { TitledPage } from "#entities/site/page.tsx";
import { useWhere } from "#entities/site/where.ts";
import { ReservationChoice } from "#modules/buy/show-choices/reservation-choice.tsx";
import { openChoices, showChoices } from "#messages/nl/show-choices.ts";
import { ApiError } from "#platform/api-client.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { useStoredLinkToken } from "#platform/link-token.ts";
import { paths } from "#platform/paths.ts";
import { memberAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";

type Change = ChoicePage["changes"][number];

export function ChoicesPage() {
  const token = useStoredLinkToken();
  const user = useAtomValue(memberAtom);
  return <Choices key={`${token} ${user?.id}`} token={token} />;
}

function Choices({ token }: { token: string | undefined }) {
  const t = showChoices();
  const user = useAtomValue(memberAtom);
  const queryClient = useQueryClient();
  const asked = ownChoicesQuery(token, user?.id);
  const { queryKey } = asked;
  // Each choice responds with the current state; after a refusal the page asks for it again.
  const query = useQuery(asked);
  const changes = query.data?.changes;
  const isOver = query.error instanceof ApiError && query.error.code === "LINK_EXPIRED";
  return (
    <TitledPage title={t.title} width="narrow" description={t.description}>
      {changes === undefined && !isOver ? (
        <LoadState query={query} loading={t.loading} words={({ message }) => ({ message })} />
      ) : changes === undefined || changes.length === 0 ? (
        <EmptyState
          icon={<TicketX />}
          title={isOver ? t.linkEnded : t.nothingToChoose}
          action={
            user || isOver ? (
              <ButtonLink to={isOver ? paths.contact : paths.account}>{isOver ? t.contact : t.toAccount}</ButtonLink>
            ) : (
              <ButtonLink to={paths.login} state={{ from: paths.choices }}>
                {t.signIn}
              </ButtonLink>
            )
          }
        >
          {isOver ? t.linkIncomplete : t.pressInMail}
        </EmptyState>
      ) : (
        <div className="grid gap-8">
          {changes.map((change) => (
            <ShowChoice
              key={change.show.id}
              change={change}
              token={token}
              onChosen={(page) => queryClient.setQueryData(queryKey, page)}
              onRefused={() => void queryClient.invalidateQueries({ queryKey })}
            />
          ))}
        </div>
      )}
    </TitledPage>
  );
}

function ShowChoice({
  change,
  ...choosing
}: {
  change: Change;
  token: string | undefined;
  onChosen: (page: ChoicePage) => void;
  onRefused: () => void;
}) {
  const t = showChoices();
  const { kind, show, chooseBefore, isOpen, reservations } = change;
  const where = useWhere(show);
  return (
    <section className="grid gap-4">
      <div>
        <p className="text-xl font-semibold">{kind === "CANCELLED" ? t.cancelled(show.name) : t.changes(show.name)}</p>
        <p className="mt-1">
          {kind === "CANCELLED"
            ? t.notOn(formatDateTime(show.dateTime))
            : openChoices().whereNow(formatDateTime(show.dateTime), where)}
        </p>
        {isOpen && <p className="mt-1 text-muted">{t.lastDay(formatDate(chooseBefore))}</p>}
      </div>
      {reservations.map((asked) => (
        <ReservationChoice key={asked.id} asked={asked} kind={kind} isOpen={isOpen} {...choosing} />
      ))}
    </section>
  );
}
