import CMS from "decap-cms-app";
import { createRoot } from "react-dom/client";
import type { ControlProps } from "../decap/decap-types";
import { MediaDialog, type MediaRequest } from "./MediaDialog";
import type { ChosenFile } from "./media-files";
import { mediaSource, type MediaBackend } from "./media-source";

export const MEDIA_LIBRARY = "club-media";

/** @param control the control for which files are chosen */
export type OpenLibrary = (request: MediaRequest, control?: ControlProps) => Promise<readonly ChosenFile[]>;

/**
 * Replaces Decap's media library, whose dialog can't be used by keyboard.
 *
 * @returns a function that opens ours
 */
export function registerMediaLibrary(backend: MediaBackend): OpenLibrary {
  const open: OpenLibrary = (request, control) => {
    const place = document.createElement("div");
    const root = createRoot(place);
    document.body.append(place);
    return new Promise((resolve) => {
      const close = (chosen: readonly ChosenFile[]) => {
        root.unmount();
        place.remove();
        resolve(chosen);
      };
      root.render(<MediaDialog request={request} source={mediaSource(backend, control)} onClose={close} />);
    });
  };
  const library = {
    name: MEDIA_LIBRARY,
    init: () => ({
      enableStandalone: () => true,
      // Fields of entries open it themselves.
      show: ({ imagesOnly = false }: { readonly imagesOnly?: boolean }) => void open({ onlyPictures: imagesOnly }),
    }),
  };
  CMS.registerMediaLibrary(library);
  return open;
}
