import { gift as giftMessages } from "#messages/nl/checkout.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field, controlStyle } from "#ui/field.tsx";
import type { Gift } from "#modules/buy/seats/model/use-gift.ts";

/** One quiet line: an own amount to the society, which is given with Enter, the button, or by leaving the field. */
export function GiftField({ gift }: { gift: Gift }) {
  const { text, isGiven, isUnsaved, failure, type, commit } = gift;
  const t = giftMessages();
  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void commit();
        }}
      >
        <Field label={t.question} hint={t.hint} optional error={failure ?? undefined}>
          {(links) => (
            <div className="flex flex-wrap items-center gap-3">
              <span className="flex max-w-44 flex-1 items-center gap-2">
                <span aria-hidden className="text-muted">
                  €
                </span>
                <input
                  type="text"
                  {...links}
                  className={controlStyle}
                  inputMode="decimal"
                  enterKeyHint="done"
                  autoComplete="off"
                  maxLength={12}
                  value={text}
                  onChange={(event) => type(event.target.value)}
                  onBlur={() => void commit()}
                />
              </span>
              <Button type="submit" variant="secondary" disabled={!isUnsaved}>
                {isGiven ? t.change : t.add}
              </Button>
            </div>
          )}
        </Field>
      </form>
    </Card>
  );
}
