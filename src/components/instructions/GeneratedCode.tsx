import { snippetFileName, snippetOf } from "../../domain/generator/generator-form";
import { newEntryAddress } from "../../domain/addresses/editor-address";
import type { JsonObject } from "../../model/schema/json-object";
import { buildInfo } from "../../model/build-info";
import { servedPath } from "../../domain/addresses/served-path";
import { Icon } from "../ui/Icon";
import { Sentence } from "../ui/Sentence";
import { Text } from "../ui/Text";
import { Dialog } from "../ui/dialog/Dialog";
import { toast } from "../ui/toast/toast";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./Instructions.module.css";

interface GeneratedCodeProps {
  readonly folder: string;
  readonly item: JsonObject;
  readonly onClose: () => void;
}

export function GeneratedCode({ folder, item, onClose }: GeneratedCodeProps) {
  const code = snippetOf(item);
  const file = snippetFileName(item);
  return (
    <Dialog label={t("Generated Code")} className={styles.dialog} onClose={onClose}>
      <h2 className={styles.codeTitle}>{t("Generated Code")}</h2>
      <p>
        <Sentence text={t("The file <path/>")} parts={{ path: <Text as="code">{`${folder}/${file}`}</Text> }} />
      </p>
      <pre className={styles.code} tabIndex={0} aria-label={t("Code")}>
        <Text as="code">{code}</Text>
      </pre>
      <div className={buttons.row}>
        <button type="button" className={buttons.primary} onClick={() => void copyCode(code)}>
          {t("Copy")}
        </button>
        <a className={buttons.button} download={file} href={`data:application/json,${encodeURIComponent(code)}`}>
          <Icon name="download" /> <Sentence text={t("Download <file/>")} parts={{ file: <Text>{file}</Text> }} />
        </a>
        {buildInfo().hasEditor && (
          <a className={buttons.button} href={servedPath(newEntryAddress(folder, item))}>
            <Icon name="outside" />
            {` ${t("Open in the editor")}`}
          </a>
        )}
      </div>
    </Dialog>
  );
}

async function copyCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast({ title: t("Code copied to clipboard!"), tone: "success" });
  } catch {
    toast({
      title: t("The code could not be copied"),
      description: t("Select it and copy it by hand."),
      tone: "error",
    });
  }
}
