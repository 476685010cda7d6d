import { RotateCcw } from "virtual:icons";
import { useLiveQuery } from "#live/use-live-query.ts";
import { paths } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { refundsQuery } from "#modules/office/payments-admin/api/refunds.ts";
import { sumUp } from "./refunds.tsx";

/** For the dashboard: renders nothing when no refund is due. */
export function RefundsGlance() {
  const { data } = useLiveQuery(refundsQuery);
  const open = data?.filter(({ refundedAt }) => refundedAt === null) ?? [];
  if (open.length === 0) return null;
  return (
    <Notice tone="warning" className="mb-5">
      <Link to={paths.payments} className="text-link inline-flex items-center gap-2 font-semibold">
        <RotateCcw className="size-4" />
        Terug te betalen: {sumUp(open)}
      </Link>
    </Notice>
  );
}
