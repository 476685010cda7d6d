import type { ReactNode } from "react";
import { buttonStyle, type ButtonLook } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Link, type LinkProps } from "./link.tsx";

interface ButtonLinkProps extends LinkProps, ButtonLook {
  icon?: ReactNode;
}

export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonStyle({ variant, size, wide }), className)}>
      {icon}
      {children}
    </Link>
  );
}
