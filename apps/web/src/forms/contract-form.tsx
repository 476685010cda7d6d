import { type ReactNode, useEffect, useRef } from "react";

const WRONG_FIELD = "[aria-invalid=true], [data-invalid] input";

export interface ContractFormProps {
  form: { submit: () => void; submitCount: number };
  /** Set for a submit button outside the form. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** POSTs, which no page serves: if a browser submits the form by itself, no password ends up in a URL. */
export function ContractForm({ form, id, className = "flex flex-col gap-5", children }: ContractFormProps) {
  const { submitCount } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Prerendered forms are inert until React handles their events.
    if (element.current) element.current.inert = false;
  }, []);
  useEffect(() => {
    if (submitCount === 0) return;
    const find = (words: string) => element.current?.querySelector<HTMLElement>(words);
    // The first in page order, because fields may be registered in another order.
    const wrong = find(WRONG_FIELD);
    if (wrong) wrong.focus();
    else find("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }, [submitCount]);
  return (
    <form
      ref={element}
      method="post"
      noValidate
      id={id}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
    </form>
  );
}
