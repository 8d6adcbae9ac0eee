import { useEffect, useRef } from "react";
import { elementIds } from "../../../domain/element-ids";
import { banglaParts } from "../../../domain/language/language-of";
import { routes } from "../../../domain/routes";
import { useAddress } from "../../../hooks/useAddress";
import { PageHeader } from "../../content/page/PageHeader";
import * as buttons from "../../ui/controls/button.module.css";
import { Icon } from "../../ui/Icon";
import * as styles from "./MemberData.module.css";

const fileName = "members.json";

/**
 * The data of all members as text, and as a file; `?download` starts the download. The text is put
 * into the built page (src/outputs/members/fill-member-data-page.ts): as data of a page it would be loaded twice.
 */
export function MemberData() {
  const text = useRef<HTMLPreElement>(null);
  const download = useRef<HTMLAnchorElement>(null);
  const isDownload = new URLSearchParams(useAddress()).has("download");

  useEffect(() => {
    if (isDownload) download.current?.click();
  }, [isDownload]);

  useEffect(() => {
    const element = text.current;
    if (!element || element.textContent !== "") return undefined;
    const abandonment = new AbortController();
    readText(abandonment.signal).then(
      (members) => element.replaceChildren(...banglaParts(members).map(nodeOf)),
      () => !abandonment.signal.aborted && (element.textContent = `${routes.memberFile} could not be loaded.`),
    );
    return () => abandonment.abort();
  }, []);

  return (
    <>
      <PageHeader title="Member Data" place="members" command={`cat ${fileName}`}>
        <p>
          <a ref={download} href={routes.memberFile} download={fileName} className={buttons.button}>
            <Icon name="download" /> Download {fileName}
          </a>
        </p>
      </PageHeader>
      <div className={`container ${styles.data ?? ""}`}>
        <pre
          ref={text}
          id={elementIds.memberData}
          className={styles.text}
          tabIndex={0}
          role="region"
          aria-label="Member data"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      </div>
    </>
  );
}

function nodeOf({ text, isBangla }: ReturnType<typeof banglaParts>[number]): Node | string {
  if (!isBangla) return text;
  const span = document.createElement("span");
  span.lang = "bn";
  span.textContent = text;
  return span;
}

async function readText(signal: AbortSignal): Promise<string> {
  const response = await fetch(routes.memberFile, { signal });
  if (!response.ok) throw new Error(`${routes.memberFile} answered ${response.status}`);
  return response.text();
}
