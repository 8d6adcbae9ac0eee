import { absoluteUrl } from "../../domain/addresses/absolute-url";
import { files, routes } from "../../domain/routes";
import type { FolderWith } from "../../model/descriptors";
import { useClub } from "../../hooks/useClub";

interface PosterFootProps {
  readonly folder: FolderWith<"calendar">;
  readonly id: string;
  readonly description: string | null;
}

/**
 * What a printed page says besides its head: the short description, the club, and how to get to the page. It is hidden
 * on screens, where nothing of it but the style sheet is loaded.
 */
export function PosterFoot({ folder, id, description }: PosterFootProps) {
  const { name, siteUrl } = useClub();
  const address = absoluteUrl(siteUrl, routes.item(folder, id));
  return (
    <div className="poster-foot" hidden data-pagefind-ignore="" data-description={description}>
      <link rel="stylesheet" href={files.paperStyles} media="print" />
      <div className="poster-address">
        <img
          src={files.qrCode(folder, id)}
          alt="QR code of the page's address"
          width="160"
          height="160"
          loading="lazy"
        />
        <p>
          <strong>{name}</strong>
          <br />
          {decodeURI(address.replace(/^https?:\/\//, ""))}
        </p>
      </div>
    </div>
  );
}
