import CMS from "decap-cms-app";
import type { DragEvent, ReactNode } from "react";
import { isJsonObject } from "../../model/schema/json-object";
import { plainData, toImmutableList, toPlain } from "../decap/immutable-entry";
import { controlOf } from "../decap/open-form";
import { labelOf } from "../fields/control-parts";
import { takeDropped, type ChosenFile } from "./media-files";
import type { OpenLibrary } from "./open-library";
import { t } from "../../words/t";

interface ListState {
  readonly keys: readonly string[];
  readonly itemsCollapsed: readonly boolean[];
}

/** Lets editors add many pictures at once to lists of pictures with alternative texts; other lists are unchanged. */
export function registerPictureLists(openLibrary: OpenLibrary): void {
  class PictureListControl extends controlOf<ListState>("list") {
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

    private readonly drop = (event: DragEvent) => takeDropped(event, this.add);

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

function isPictureList(field: unknown): boolean {
  const { fields } = toPlain(field);
  const names = Array.isArray(fields)
    ? fields.map((each: unknown) => (isJsonObject(each) ? each.name : undefined))
    : [];
  return names.includes("src") && names.includes("alt");
}
