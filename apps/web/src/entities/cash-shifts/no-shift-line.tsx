import { useLiveQuery } from "#live/use-live-query.ts";
import { paths } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";
import { cashShiftsQuery } from "./cash-shifts.ts";

/** Says to a volunteer who takes cash that no shift of theirs is open; that blocks no sale. */
export function NoShiftLine() {
  const { data: shifts } = useLiveQuery(cashShiftsQuery(null));
  if (shifts === undefined || shifts.own !== null) return null;
  return (
    <p role="status" className="text-sm text-muted">
      U hebt geen kassadienst open. Dit geld komt in de kassa bij ‘zonder dienst’.{" "}
      <Link to={paths.cashBook} className="text-link">
        Dienst openen
      </Link>
    </p>
  );
}
