import { useEffect } from "react";
import { useClub } from "../../hooks/useClub";

/** Gives the page another title than the build has written, for what it shows by now. */
export function useTitle(title: string): void {
  const { shortName } = useClub();
  useEffect(() => {
    document.title = `${title} · ${shortName}`;
  }, [title, shortName]);
}
