import CMS from "decap-cms-app";
import { createRoot } from "react-dom/client";
import type { ControlProps } from "../decap/decap-types";
import { MediaDialog, type MediaRequest } from "./MediaDialog";
import type { ChosenFile } from "./media-files";
import { mediaSource, type MediaBackend } from "./media-source";

export const MEDIA_LIBRARY = "club-media";

let backend: MediaBackend | undefined;

/** Opens the media library in place of Decap's, whose dialog can't be used by keyboard. */
export function registerMediaLibrary(mediaBackend: MediaBackend): void {
  backend = mediaBackend;
  const library = {
    name: MEDIA_LIBRARY,
    init: () => ({
      enableStandalone: () => true,
      // The fields of entries open it themselves.
      show: ({ imagesOnly = false }: { readonly imagesOnly?: boolean }) =>
        void openLibrary({ onlyPictures: imagesOnly }),
    }),
  };
  CMS.registerMediaLibrary(library);
}

/** @param control of the entry that the files are for */
export function openLibrary(request: MediaRequest, control?: ControlProps): Promise<readonly ChosenFile[]> {
  const place = document.createElement("div");
  const root = createRoot(place);
  document.body.append(place);
  return new Promise((resolve) => {
    const close = (chosen: readonly ChosenFile[]) => {
      root.unmount();
      place.remove();
      resolve(chosen);
    };
    if (!backend) throw new Error("The media library is not registered");
    root.render(<MediaDialog request={request} source={mediaSource(backend, control)} onClose={close} />);
  });
}
