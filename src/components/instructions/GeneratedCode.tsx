import { newEntryAddress } from "../../domain/addresses/editor-address";
import { snippetFileName, snippetOf } from "../../domain/generator/snippet";
import type { JsonObject } from "../../model/schema/json-object";
import { Dialog } from "../ui/dialog/Dialog";
import { Icon } from "../ui/Icon";
import * as buttons from "../ui/controls/button.module.css";
import { toast } from "../ui/toast/toast";
import { Text } from "../ui/Text";
import { hasEditor } from "../../model/build-constants";
import { servedPath } from "../../domain/addresses/served-path";
import * as styles from "./GeneratedCode.module.css";

interface GeneratedCodeProps {
  readonly folder: string;
  readonly item: JsonObject;
  readonly onClose: () => void;
}

/** The file that a form describes, and what to do with it. */
export function GeneratedCode({ folder, item, onClose }: GeneratedCodeProps) {
  const code = snippetOf(item);
  const file = snippetFileName(item);
  return (
    <Dialog label="Generated Code" className={styles.dialog} onClose={onClose}>
      <h2 className={styles.title}>Generated Code</h2>
      <p>
        The file <Text as="code">{`${folder}/${file}`}</Text>
      </p>
      <pre className={styles.code} tabIndex={0} aria-label="Code">
        <Text as="code">{code}</Text>
      </pre>
      <div className={buttons.row}>
        <button type="button" className={buttons.primary} onClick={() => void copyCode(code)}>
          <Icon name="check" /> Copy
        </button>
        <a className={buttons.button} download={file} href={`data:application/json,${encodeURIComponent(code)}`}>
          <Icon name="download" /> Download <Text>{file}</Text>
        </a>
        {hasEditor() && (
          <a className={buttons.button} href={servedPath(newEntryAddress(folder, item))}>
            <Icon name="outside" /> Open in the editor
          </a>
        )}
      </div>
    </Dialog>
  );
}

async function copyCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast({ title: "Code copied to clipboard!", tone: "success" });
  } catch {
    toast({ title: "The code could not be copied", description: "Select it and copy it by hand.", tone: "error" });
  }
}
