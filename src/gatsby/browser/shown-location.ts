import { createContext, useContext } from "react";
import type { PageLocation } from "./history";

/** The address of the page that is shown. */
export const ShownLocation = createContext<Pick<PageLocation, "pathname">>({ pathname: "" });

export const useShownLocation = () => useContext(ShownLocation);
