import type { ChoicePage } from "@podium/shared/contracts/show-changes";
import { useQuery } from "@tanstack/react-query";
import { ownChoicesQuery } from "#entities/reservations/show-cancelled.tsx";
import { useWhere } from "#entities/site/where.ts";
import { openChoices } from "#messages/nl/show-choices.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { memberAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Notice } from "#ui/notice.tsx";

/** For holders who lost the mail. Cancelled shows are left out: they say so themselves. */
export function OpenChoices() {
  const user = useAtomValue(memberAtom);
  const { data } = useQuery(ownChoicesQuery(undefined, user?.id));
  const open = (data?.changes ?? []).filter(
    ({ kind, isOpen, reservations }) =>
      kind === "CHANGED" && isOpen && reservations.some(({ choice, choices }) => choice === null && choices.length > 0),
  );
  return open.map((change) => <OpenChoice key={change.show.id} change={change} />);
}

function OpenChoice({ change: { show, chooseBefore } }: { change: ChoicePage["changes"][number] }) {
  const t = openChoices();
  const where = useWhere(show);
  return (
    <Notice tone="warning" title={t.hasChanged(show.name)} className="mb-6">
      <p>
        {t.whereNow(formatDateTime(show.dateTime), where)} {t.comeOrReturn(formatDate(chooseBefore))}
      </p>
      <ButtonLink to={paths.choices} size="sm" className="mt-3">
        {t.choose}
      </ButtonLink>
    </Notice>
  );
}
