import { useState } from "react";
import type { GeneratorForm, FormValues } from "../../domain/generator/generator-form";
import { startWhen } from "../../domain/start/start-when";
import { changeAddress, useAddress } from "../../hooks/useAddress";
import { AddressDependent } from "../content/AddressDependent";
import { PageHeader } from "../content/page/PageHeader";
import { Tabs } from "../ui/controls/Tabs";
import { isUsed } from "../../model/parts";
import { GeneratorPanel } from "./GeneratorPanel";
import { OwnCourse } from "./OwnCourse";
import { t } from "../../words/t";
import * as styles from "./Instructions.module.css";

interface InstructionsProps {
  readonly forms: readonly GeneratorForm[];
}

/** The guide for editors who write files: a form for each kind that generates the file, and tips. */
export function Instructions({ forms }: InstructionsProps) {
  const [written, setWritten] = useState<Readonly<Record<string, FormValues>>>({});
  const fragment = useAddress().replace(/^.*#/s, "");
  const chosen = forms.find(({ folder }) => folder === fragment) ?? forms[0];
  return (
    <>
      <PageHeader title={t("Instructions")} place="content" command="man content">
        <p>
          {t(
            "Fill in a form and copy the file it makes, or continue in the editor. Fill in at least the fields with an asterisk; the others are optional.",
          )}
        </p>
      </PageHeader>
      <div className={`container ${styles.page ?? ""}`} {...startWhen("load")}>
        <AddressDependent reads={[]}>
          <Tabs
            label={t("Kinds of content")}
            chosen={chosen?.folder ?? ""}
            onChoose={(folder) => changeAddress(`#${folder}`, "replace")}
            tabs={forms.map((form) => ({
              key: form.folder,
              label: form.plural,
              content: (
                <GeneratorPanel
                  form={form}
                  values={written[form.folder] ?? {}}
                  onChange={(values) => setWritten({ ...written, [form.folder]: values })}
                />
              ),
            }))}
          />
        </AddressDependent>
        {isUsed("courses") && <OwnCourse />}
      </div>
    </>
  );
}
