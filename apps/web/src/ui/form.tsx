import type { ComponentProps } from "react";

/**
 * A form in the site's own words: its fields say what is wrong, not the browser. Scripts send it; should a browser ever do so by
 * itself, a password must not stand in an address, so it is a POST, which no page answers.
 */
export function Form(props: Omit<ComponentProps<"form">, "method" | "noValidate" | "className">) {
  return <form method="post" noValidate className="flex flex-col gap-5" {...props} />;
}
