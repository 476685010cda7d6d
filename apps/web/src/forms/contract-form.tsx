import { type ReactNode, useEffect, useRef } from "react";

const WRONG_FIELD = "[aria-invalid=true], [data-invalid] input";

interface ContractFormProps {
  form: { submit: () => void; submitCount: number };
  /** For a button outside the form. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/**
 * The element of a form that `useContractForm` made; its fields say what is wrong, not the browser. Should a browser ever send it
 * by itself, a password must not stand in an address, so it is a POST, which no page serves.
 */
export function ContractForm({ form, id, className = "flex flex-col gap-5", children }: ContractFormProps) {
  const { submitCount } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Prerendered forms are inert until React handles their events.
    if (element.current) element.current.inert = false;
  }, []);
  useEffect(() => {
    // In the order of the page, which the order in which fields are bound may differ from.
    if (submitCount > 0) element.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus();
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
