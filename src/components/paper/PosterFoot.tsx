import { servedPath, absoluteUrl } from "../../domain/addresses/served-path";
import type { PosterCode } from "../../domain/picture-source";
import { files, routes } from "../../domain/routes";
import type { FolderWith } from "../../model/descriptors";
import { useClub } from "../../hooks/useClub";
import { Text } from "../ui/Text";
import { t } from "../../words/t";

interface PosterFootProps {
  readonly folder: FolderWith<"calendar">;
  readonly id: string;
  readonly description: string | null;
  readonly code: PosterCode;
}

/**
 * The end of a printed page: the short description, the club, and how to get to the page. Hidden on screens. The QR
 * code is in the page, since browsers print before they have loaded hidden pictures.
 */
export function PosterFoot({ folder, id, description, code }: PosterFootProps) {
  const { name, siteUrl } = useClub();
  const address = absoluteUrl(siteUrl, routes.item(folder, id));
  return (
    <div className="poster-foot" hidden data-pagefind-ignore="" data-description={description}>
      <link rel="stylesheet" href={servedPath(files.paperStyles)} media="print" />
      <div className="poster-address">
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={t("QR code for the address of this page")}
        >
          <path d={code.path} />
        </svg>
        <p>
          <Text as="strong">{name}</Text>
          <br />
          <Text>{decodeURI(address.replace(/^https?:\/\//, ""))}</Text>
        </p>
      </div>
    </div>
  );
}
