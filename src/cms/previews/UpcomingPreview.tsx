import { Upcoming } from "../../components/home/Upcoming";
import type { JsonObject } from "../../model/schema/json-object";
import { upcomingItem } from "../../model/kinds/upcoming-item";
import { pictureOf, type AddressOf } from "./preview-files";
import { shownFields } from "./shown-fields";

/** Long before anything the club will do: what is being written shows, though its day may be past. */
const LONG_AGO = "1970-01-01T00:00:00Z";

/** An entry of the home page's Upcoming block. */
export function UpcomingPreview({ item, addressOf }: { readonly item: JsonObject; readonly addressOf: AddressOf }) {
  const fields = shownFields(upcomingItem.schema, item);
  const once = { everyDay: null, repeats: null, repeatsUntil: null, repeatsExcept: [] };
  const image = pictureOf(fields.image, addressOf);
  const entry = { ...fields, ...once, key: fields.id, type: fields.type ?? "Event", image };
  return <Upcoming entries={[entry]} asOf={LONG_AGO} />;
}
