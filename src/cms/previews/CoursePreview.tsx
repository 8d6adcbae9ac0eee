import { CardGrid } from "../../components/content/cards/CardGrid";
import { courseOf } from "../../components/my-class/course-of-node";
import { CourseCard } from "../../components/my-class/CourseCard";
import { CourseView } from "../../components/my-class/course/CourseView";
import { noProgress } from "../../domain/my-class/stored-progress";
import { course } from "../../model/kinds/course";
import type { JsonObject } from "../../model/schema/json-object";
import { htmlOf, linksOf, pictureOf, type AddressOf } from "./preview-files";
import { shownFields } from "./shown-fields";

/** A course as its card in the catalogue and its page show it to a new student. */
export function CoursePreview({ item, addressOf }: { readonly item: JsonObject; readonly addressOf: AddressOf }) {
  const fields = shownFields(course.schema, item);
  const modules = fields.modules.map((module) => ({
    ...module,
    text: htmlOf(module.text, addressOf),
    resources: linksOf(module.resources, addressOf),
  }));
  const shown = courseOf({ ...fields, jsonId: fields.id, image: pictureOf(fields.image, addressOf), modules });
  return (
    <>
      <div className="preview-card">
        <CardGrid>
          <li>
            <CourseCard course={shown} progress={noProgress} eager />
          </li>
        </CardGrid>
      </div>
      <CourseView course={shown} index={0} progress={noProgress} onChange={() => undefined} isKept />
    </>
  );
}
