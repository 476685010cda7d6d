import { useEffect } from "react";

/** Back from the payment provider the browser may show the page as it was left, with its button busy. */
export function useResetOnReturn({ reset }: { reset: () => void }): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reset();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [reset]);
}
