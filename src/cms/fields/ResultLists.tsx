import { useEffect, useState, type ComponentType } from "react";
import { propertyOf } from "../../domain/shape";
import { withReadRows, type EnteredStandings } from "../../domain/results/result-rows";
import { result } from "../../model/kinds/result";
import type { ControlProps } from "../decap/decap-types";
import { toImmutableList } from "../decap/immutable-entry";
import { entryOf } from "../decap/open-form";
import { isInside } from "./control-parts";
import { PasteRows } from "./PasteRows";

/** The list of the problems of a result, which pasted rows fill as well. */
class ProblemList {
  private fillIn: ((problems: readonly unknown[]) => void) | undefined;

  fillWith(fillIn: (problems: readonly unknown[]) => void): void {
    this.fillIn = fillIn;
  }

  fill(problems: readonly unknown[]): void {
    this.fillIn?.(problems);
  }
}

/** The lists of the form of a result: that of its rows takes a table from a spreadsheet. */
export function resultLists(List: ComponentType<ControlProps>): ComponentType<ControlProps> {
  // One form is open at a time.
  const problemList = new ProblemList();

  function Problems(props: ControlProps) {
    const [version, setVersion] = useState(0);
    useEffect(() =>
      problemList.fillWith((problems) => {
        props.onChange(toImmutableList(problems, props.field));
        setVersion(version + 1);
      }),
    );
    return <List key={version} {...props} />;
  }

  function Rows(props: ControlProps) {
    const [version, setVersion] = useState(0);
    const [before, setBefore] = useState<EnteredStandings>();
    const put = ({ problems, rows }: EnteredStandings) => {
      problemList.fill(problems);
      props.onChange(toImmutableList(rows, props.field));
      // Decap's list does not notice that there are other entries.
      setVersion(version + 1);
    };
    const take: Parameters<typeof PasteRows>[0]["onTake"] = (standings, place) => {
      const { data } = entryOf(props);
      const entered = { problems: listIn(data, "problems"), rows: listIn(data, "rows") };
      setBefore(entered);
      put(withReadRows(entered, standings, place));
    };
    const undo =
      before &&
      (() => {
        put(before);
        setBefore(undefined);
      });
    return (
      <>
        <PasteRows onTake={take} onUndo={undo} />
        <List key={version} {...props} />
      </>
    );
  }

  return (props) => {
    const name: unknown = props.field.get("name");
    if (isInside(props) || entryOf(props).collection !== result.folder) return <List {...props} />;
    if (name === "rows") return <Rows {...props} />;
    return name === "problems" ? <Problems {...props} /> : <List {...props} />;
  };
}

function listIn(data: unknown, name: string): readonly unknown[] {
  const list = propertyOf(data, name);
  return Array.isArray(list) ? list : [];
}
