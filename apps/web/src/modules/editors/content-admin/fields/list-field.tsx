import { ArrowDown, ArrowUp, Plus, Trash } from "virtual:icons";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast.ts";
import { type Cursor, item } from "./cursor.ts";

interface ListFieldProps<T> {
  at: Cursor<T[]>;
  legend: string;
  hint?: ReactNode;
  /** Singular such as 'Speler'; screen readers add its position. */
  one: string;
  /** Label of the add button; without it, another control adds items. */
  addLabel?: string;
  empty?: T;
  max: number;
  children: (one: Cursor<T>, index: number) => ReactNode;
}

/** A list in the order in which visitors read it. Removed items can be restored. */
export function ListField<T>({ at: cursor, legend, hint, one, addLabel, empty, max, children }: ListFieldProps<T>) {
  const { value: list, change, path } = cursor;
  const element = useRef<HTMLFieldSetElement>(null);
  const focus = (selector: string): void => element.current?.querySelector<HTMLElement>(selector)?.focus();

  function move(from: number, to: number, button: "up" | "down"): void {
    flushSync(() => change((now) => moved(now, from, to)));
    // The focus follows the moved item. Its button stays focusable at the end of the list, where it does nothing.
    focus(`[data-place="${to}"] [data-move="${button}"]`);
  }
  function remove(index: number, removed: T): void {
    flushSync(() => change((now) => now.filter((_, place) => place !== index)));
    focus(`[data-place="${Math.min(index, list.length - 2)}"] [data-remove], [data-add]`);
    toast.info(`${one} ${index + 1} is verwijderd.`, {
      duration: 10_000,
      action: { label: "Ongedaan maken", onClick: () => change((now) => withAt(now, index, removed)) },
    });
  }
  function add(added: T): void {
    flushSync(() => change((now) => [...now, added]));
    focus(`[data-place="${list.length}"] :is(input, textarea)`);
  }

  return (
    <fieldset ref={element} id={path} tabIndex={-1} className="flex min-w-0 flex-col gap-3 focus:outline-none">
      <legend className="font-semibold">{legend}</legend>
      {hint !== undefined && <p className="-mt-1 text-sm text-muted">{hint}</p>}
      {list.length > 0 && (
        <ol className="flex flex-col gap-3">
          {list.map((value, index) => (
            <li
              // The fields have no state of their own, so the index is a sufficient key.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              data-place={index}
              className="rounded-lg border border-line bg-surface-sunken p-3 sm:p-4"
            >
              <div className="flex items-center gap-1">
                <span className="mr-auto font-semibold text-muted">
                  {one} {index + 1}
                </span>
                <IconButton
                  label={`${one} ${index + 1} omhoog`}
                  icon={<ArrowUp />}
                  data-move="up"
                  disabled={index === 0}
                  onClick={() => move(index, index - 1, "up")}
                />
                <IconButton
                  label={`${one} ${index + 1} omlaag`}
                  icon={<ArrowDown />}
                  data-move="down"
                  disabled={index === list.length - 1}
                  onClick={() => move(index, index + 1, "down")}
                />
                <IconButton
                  label={`${one} ${index + 1} verwijderen`}
                  icon={<Trash />}
                  tone="danger"
                  data-remove
                  onClick={() => remove(index, value)}
                />
              </div>
              {children(item(cursor, index, value), index)}
            </li>
          ))}
        </ol>
      )}
      {addLabel !== undefined && empty !== undefined && (
        <Button
          variant="secondary"
          icon={<Plus />}
          className="self-start"
          data-add
          disabled={list.length >= max}
          onClick={() => add(empty)}
        >
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from];
  return one === undefined
    ? [...list]
    : withAt(
        list.filter((_, place) => place !== from),
        to,
        one,
      );
}

const withAt = <T,>(list: readonly T[], index: number, value: T): T[] => list.toSpliced(index, 0, value);
