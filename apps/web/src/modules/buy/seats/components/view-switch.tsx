import { List, Map } from "virtual:icons";
import { seatPicker } from "#messages/nl/tickets.ts";
import { classNames } from "#ui/class-names.ts";

export type HallView = "plan" | "list";

const views = [
  { view: "plan", Icon: Map },
  { view: "list", Icon: List },
] as const satisfies readonly { view: HallView; Icon: typeof List }[];

export function ViewSwitch({ value, onChange }: { value: HallView; onChange: (view: HallView) => void }) {
  const t = seatPicker();
  return (
    <div
      role="group"
      aria-label={t.view}
      className="flex flex-wrap rounded-md border border-line-strong bg-surface p-0.5 max-sm:w-full"
    >
      {views.map(({ view, Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={value === view}
          onClick={() => onChange(view)}
          className={classNames(
            "inline-flex min-h-10 flex-1 items-center justify-center gap-2 rounded-sm px-2.5 font-semibold",
            value === view ? "bg-velvet text-cream" : "text-muted hover:text-accent",
          )}
        >
          <Icon className="size-5" />
          {t[view]}
        </button>
      ))}
    </div>
  );
}
