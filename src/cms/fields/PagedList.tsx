import { useState, type ComponentType } from "react";
import type { ControlProps } from "../decap/decap-types";
import { isList } from "../decap/immutable-entry";
import { isInside, labelOf } from "./control-parts";
import { t } from "../../words/t";

const PAGE = 20;

/**
 * A list of Decap that shows a part of many entries at a time: Decap draws every field of every entry, also of those that are
 * folded. Inside other fields it is whole: those of a translation find their originals by their places.
 */
export function pagedList(List: ComponentType<ControlProps>): ComponentType<ControlProps> {
  function PagedList(props: ControlProps) {
    const [shown, setShown] = useState({ from: 0, count: PAGE });
    const all = isList(props.value) && props.value.size > shown.count ? props.value : undefined;
    const from = all ? Math.min(shown.from, all.size - 1) : 0;
    const part: unknown = all ? all.slice(from, from + shown.count) : props.value;
    const change = (changed: unknown, metadata?: unknown) => {
      const onChange: (value: unknown, metadata?: unknown) => void = props.onChange;
      const [before, after] = [part, changed].map((list) => (isList(list) ? list.size : 0));
      // An entry that is added stays in sight.
      setShown({ from, count: Math.max(1, shown.count + (after ?? 0) - (before ?? 0)) });
      const isPart = all !== undefined && isList(changed);
      onChange(isPart ? all.slice(0, from).concat(changed, all.slice(from + shown.count)) : changed, metadata);
    };
    return (
      <>
        {all && (
          <label className="paged-list">
            {t("Entries that are shown")}
            <select
              aria-label={t("{field}: entries that are shown", { field: labelOf(props) })}
              value={from}
              onChange={({ target }) => setShown({ from: Number(target.value), count: PAGE })}
            >
              {startsOf(all.size, from).map((start) => (
                <option key={start} value={start}>
                  {t("{first}–{last} of {count}", {
                    first: start + 1,
                    last: Math.min(start + (start === from ? shown.count : PAGE), all.size),
                    count: all.size,
                  })}
                </option>
              ))}
            </select>
          </label>
        )}
        <List key={from} {...props} value={part} onChange={change} />
      </>
    );
  }

  return (props) => (isInside(props) ? <List {...props} /> : <PagedList {...props} />);
}

function startsOf(count: number, shown: number): readonly number[] {
  const starts = Array.from({ length: Math.ceil(count / PAGE) }, (_, index) => index * PAGE);
  return starts.includes(shown) ? starts : [...starts, shown].sort((a, b) => a - b);
}
