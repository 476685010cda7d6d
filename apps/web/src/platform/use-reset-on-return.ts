import { useEffect } from "react";

/** Resets on return from the payment provider, when the browser may show the page as it was left, its button busy. */
export function useResetOnReturn({ reset }: { reset: () => void }): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reset();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [reset]);
}
