import CMS from "decap-cms-app";
import { Component, type DragEvent, type ReactNode } from "react";
import { isJsonObject } from "../../model/schema/json-object";
import type { ControlProps } from "../decap/decap-types";
import { plainData, toImmutableList, toPlain } from "../decap/immutable-entry";
import { labelOf } from "../fields/control-parts";
import type { ChosenFile } from "./media-files";
import { openLibrary } from "./open-library";
import { t } from "../../words/t";

interface ListState {
  readonly keys: readonly string[];
  readonly itemsCollapsed: readonly boolean[];
}

/** Lists of pictures with alternative texts take many pictures at once; all other lists stay as they are. */
export function registerPictureLists(): void {
  const Control: unknown = CMS.getWidget("list")?.control;
  if (!isControl(Control)) throw new Error("Decap has no control for lists");
  class PictureListControl extends Control {
    private readonly add = async (files?: readonly File[]) => {
      const chosen = await openLibrary({ choice: "several", onlyPictures: true, ...(files && { files }) }, this.props);
      if (chosen.length > 0) this.append(chosen);
    };

    private append(chosen: readonly ChosenFile[]): void {
      const { field, onChange } = this.props;
      this.setState(({ keys, itemsCollapsed }) => ({
        keys: [...keys, ...chosen.map(() => crypto.randomUUID())],
        itemsCollapsed: [...itemsCollapsed, ...chosen.map(() => true)],
      }));
      const entries = chosen.map(({ src, alt }) => ({ src, ...(alt !== "" && { alt }) }));
      const before = plainData(this.props.value);
      const kept: readonly unknown[] = Array.isArray(before) ? before : [];
      onChange(toImmutableList([...kept, ...entries], field));
    }

    private readonly drop = (event: DragEvent) => {
      // Decap drags entries of lists, too.
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      if (event.type === "drop") void this.add([...event.dataTransfer.files]);
    };

    override render(): ReactNode {
      if (!isPictureList(this.props.field)) return super.render();
      return (
        <div className="picture-list" onDragOver={this.drop} onDrop={this.drop}>
          {super.render()}
          <button
            type="button"
            aria-label={t("Add pictures: {field}", { field: labelOf(this.props) })}
            onClick={() => void this.add()}
          >
            {t("Add pictures")}
          </button>
          <span>{t("or drop files here")}</span>
        </div>
      );
    }
  }
  CMS.registerWidget("list", PictureListControl);
}

function isControl(value: unknown): value is new (props: ControlProps) => Component<ControlProps, ListState> {
  return typeof value === "function";
}

function isPictureList(field: unknown): boolean {
  const { fields } = toPlain(field);
  const names = Array.isArray(fields)
    ? fields.map((each: unknown) => (isJsonObject(each) ? each.name : undefined))
    : [];
  return names.includes("src") && names.includes("alt");
}
