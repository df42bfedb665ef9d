import { useEffect } from "preact/hooks";
import { guardRoute } from "../route.js";

/** While there are unsaved changes, holds back a change of route and asks; the browser asks before it leaves the page. */
export function useLeaveGuard(isDirty: boolean, ask: (leave: () => void) => void): void {
  useEffect(() => {
    if (!isDirty) return;
    const prevent = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", prevent);
    guardRoute((leave) => {
      ask(leave);
      return true;
    });
    return () => {
      window.removeEventListener("beforeunload", prevent);
      guardRoute(undefined);
    };
  }, [isDirty]);
}
