import { createContext } from "react";

/** The path of the page that is shown, without a slash at its end. */
export const PagePath = createContext<string | undefined>(undefined);
