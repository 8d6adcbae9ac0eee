import { useEffect, useRef, useState } from "react";
import { parametersOf } from "../../../domain/addresses/own-parameters";
import { elementIds } from "../../../domain/element-ids";
import { languageParts } from "../../../domain/language/language-of";
import { routes } from "../../../domain/routes";
import { addressWith, startWhen } from "../../../domain/start/start-when";
import { fetchFile } from "../../../hooks/loading/fetch-file";
import { useLoading } from "../../../hooks/loading/useLoading";
import { useAddress } from "../../../hooks/useAddress";
import { PageHeader } from "../../content/page/PageHeader";
import { FailedPart } from "../../content/states/FailedPart";
import * as buttons from "../../ui/controls/button.module.css";
import { Icon } from "../../ui/Icon";
import { servedPath } from "../../../domain/addresses/served-path";
import { t } from "../../../words/t";
import * as styles from "./MemberData.module.css";

const fileName = "members.json";

/**
 * The data of all members as text, and as a file; `?download` starts the download. The text is put
 * into the built page (src/outputs/members/member-data.ts): as page data it would be loaded twice.
 */
export function MemberData() {
  const text = useRef<HTMLPreElement>(null);
  const download = useRef<HTMLAnchorElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const { data: members, failure, retry } = useLoading(readMembers, isEmpty);
  const isDownload = parametersOf(useAddress()).has("download");

  useEffect(() => {
    if (isDownload) download.current?.click();
  }, [isDownload]);

  useEffect(() => {
    // During development, the page comes without the text.
    setEmpty(text.current?.textContent === "");
  }, []);

  useEffect(() => {
    if (members !== undefined) text.current?.replaceChildren(...languageParts(members).map(nodeOf));
  }, [members]);

  return (
    <>
      <PageHeader title={t("Member Data")} place="members" command={`cat ${fileName}`}>
        <p>
          <a ref={download} href={servedPath(routes.memberFile)} download={fileName} className={buttons.button}>
            <Icon name="download" />
            {` ${t("Download {file}", { file: fileName })}`}
          </a>
        </p>
      </PageHeader>
      <div className={`container ${styles.data ?? ""}`} {...startWhen("load", addressWith(["download"]))}>
        {failure && (
          <FailedPart title={t("{file} could not be loaded", { file: fileName })} failure={failure} onRetry={retry} />
        )}
        <pre
          ref={text}
          id={elementIds.memberData}
          className={styles.text}
          tabIndex={0}
          role="region"
          aria-label={t("Member data")}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      </div>
    </>
  );
}

function nodeOf({ text, marks }: ReturnType<typeof languageParts>[number]): Node | string {
  if (!marks) return text;
  const span = document.createElement("span");
  Object.assign(span, marks);
  span.textContent = text;
  return span;
}

async function readMembers(signal: AbortSignal): Promise<string> {
  const file = await fetchFile(routes.memberFile, { signal });
  if (!file) throw new Error(`${routes.memberFile} is missing`);
  return file.text();
}
