import CMS from "decap-cms-app";
import type { ChangeEvent, Component, ReactNode, SyntheticEvent } from "react";
import { isJsonObject } from "../../model/schema/json-object";
import type { ControlProps } from "../decap/decap-types";
import { isMap, plainData, toImmutableList, toPlain } from "../decap/immutable-entry";
import { tell } from "./control-parts";
import { t } from "../../words/t";

/** The state of Decap's control for lists, and whether the lines are shown one by one. */
interface ListState {
  readonly keys: readonly string[];
  readonly itemsCollapsed: readonly boolean[];
  readonly isOneByOne?: boolean;
}

/** The parts of Decap's control for lists that we use. */
interface ListControl extends Component<ControlProps, ListState> {
  childRefs: object;
  readonly handleAdd: (event: SyntheticEvent) => void;
}

type ListControlClass = new (props: ControlProps) => ListControl;

const MOST_ROWS = 14;

/**
 * Shows a list of lines as one text, each line of which is an entry, so that a whole schedule can be typed or pasted. Decap's own
 * control, with a box for each line, appears with a press on 'Add line'.
 */
export function registerLines(): void {
  const List: unknown = CMS.getWidget("list")?.control;
  if (!isListControl(List)) throw new Error("Decap has no control for lists");
  class LinesControl extends List {
    private readonly write = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
      const { field, onChange } = this.props;
      const lines = target.value === "" ? [] : target.value.split("\n");
      this.setState(({ keys }) => ({
        keys: lines.map((_line, index) => keys[index] ?? crypto.randomUUID()),
        itemsCollapsed: lines.map(() => false),
      }));
      if (isMap(field)) onChange(toImmutableList(lines, field));
    };

    private readonly addLine = (event: SyntheticEvent) => {
      this.setState({ isOneByOne: true });
      this.handleAdd(event);
    };

    private readonly showTogether = () => {
      // Decap would check the boxes that are gone.
      this.childRefs = {};
      this.setState({ isOneByOne: false });
    };

    override render(): ReactNode {
      if (!isOfLines(this.props.field)) return super.render();
      const { forID, classNameWrapper } = this.props;
      if (this.state.isOneByOne)
        return (
          <div className="lines-field">
            {super.render()}
            <button type="button" onClick={this.showTogether}>
              {t("All lines in one box")}
            </button>
          </div>
        );
      const lines = linesOf(this.props.value);
      return (
        <div className="lines-field">
          <textarea
            id={forID}
            className={classNameWrapper}
            rows={Math.min(Math.max(lines.length + 1, 3), MOST_ROWS)}
            value={lines.join("\n")}
            onChange={this.write}
            onFocus={() => tell(this.props, "setActiveStyle")}
            onBlur={() => tell(this.props, "setInactiveStyle")}
          />
          <button type="button" onClick={this.addLine}>
            {t("Add line")}
          </button>
        </div>
      );
    }
  }
  CMS.registerWidget("list", LinesControl);
}

function isListControl(value: unknown): value is ListControlClass {
  return typeof value === "function";
}

/** True if the entries of a list are lines of text. */
function isOfLines(field: unknown): boolean {
  const inner = isMap(field) ? toPlain(field).field : undefined;
  return isJsonObject(inner) && inner.name === "line";
}

/** The lines of a list; Decap takes a new one for null. */
function linesOf(value: unknown): string[] {
  const lines = plainData(value);
  return Array.isArray(lines) ? lines.map((line: unknown) => (typeof line === "string" ? line : "")) : [];
}
