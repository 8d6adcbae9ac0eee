import { Component, type ReactNode } from "react";
import { isFunction, propertyOf } from "../../domain/shape";
import type { ControlProps } from "../decap/decap-types";
import { lastPartOf } from "../decap/repository-files";
import { labelOf, tell, valueText } from "../fields/control-parts";
import type { OpenLibrary } from "./open-library";
import { t } from "../../words/t";

export function fileControl(openLibrary: OpenLibrary) {
  return class FileControl extends Component<ControlProps> {
    /** The value that Decap compares with the pattern of the field. */
    readonly getValidateValue = () => lastPartOf(valueText(this.props));

    override shouldComponentUpdate(): boolean {
      // Renders again when Decap has loaded the picture.
      return true;
    }

    private get isPicture(): boolean {
      return this.props.field.get("widget") === "image";
    }

    private readonly choose = async () => {
      const [file] = await openLibrary({ choice: "one", onlyPictures: this.isPicture }, this.props);
      if (file) this.props.onChange(file.src);
    };

    override render(): ReactNode {
      const { forID, classNameWrapper, onChange, field } = this.props;
      const getAsset: unknown = propertyOf(this.props, "getAsset");
      const [text, label] = [valueText(this.props), labelOf(this.props)];
      const isShown = this.isPicture && text !== "" && isFunction(getAsset);
      const address = isShown ? String(getAsset(text, field)) : "";
      return (
        <div className={`${classNameWrapper} file-field`}>
          {/* oxlint-disable-next-line house/site-paths -- it comes from the backend */}
          {address !== "" && <img src={address} alt="" />}
          <input
            id={forID}
            type="text"
            dir="auto"
            spellCheck={false}
            value={text}
            onChange={({ target }) => onChange(target.value)}
            onFocus={() => tell(this.props, "setActiveStyle")}
            onBlur={() => tell(this.props, "setInactiveStyle")}
          />
          <button
            type="button"
            aria-label={
              this.isPicture
                ? t("Choose a picture: {field}", { field: label })
                : t("Choose a file: {field}", { field: label })
            }
            onClick={() => void this.choose()}
          >
            {this.isPicture ? t("Choose a picture") : t("Choose a file")}
          </button>
          {text !== "" && (
            <button type="button" aria-label={t("Clear {field}", { field: label })} onClick={() => onChange("")}>
              {t("Clear")}
            </button>
          )}
        </div>
      );
    }
  };
}
