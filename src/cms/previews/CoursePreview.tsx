import { Card } from "../../components/content/Card";
import { CardGrid } from "../../components/content/CardGrid";
import { LabelledFacts } from "../../components/content/LabelledFacts";
import { Sections } from "../../components/content/Sections";
import { TextSection } from "../../components/content/TextSection";
import { pictureSource } from "../../components/content/picture-source";
import { Tag } from "../../components/ui/Tag";
import { course } from "../../model/course";
import type { JsonObject } from "../../model/normalise";
import { pictureOf, type AddressOf } from "./preview-files";
import { shownFields } from "./shown-fields";

/** A course as its card and its page tell it. */
export function CoursePreview({ item, addressOf }: { readonly item: JsonObject; readonly addressOf: AddressOf }) {
  const fields = shownFields(course.schema, item);
  const { title, description, status, instructor, duration, level, enrolled, rating, modules } = fields;
  return (
    <>
      <CardGrid>
        <li>
          <Card
            title={title}
            picture={pictureSource(pictureOf(fields.image, addressOf))}
            tags={status && <Tag tone={status === "Available" ? "accent" : "plain"}>{status}</Tag>}
          >
            {description && <p>{description}</p>}
            <LabelledFacts
              facts={[
                { label: "Instructor", value: instructor },
                { label: "Duration", value: duration },
                { label: "Level", value: level },
                { label: "Modules", value: String(modules.length) },
                { label: "Students", value: enrolled === null ? null : String(enrolled) },
                { label: "Rating", value: rating === null ? null : `${rating} out of 5` },
              ]}
            />
          </Card>
        </li>
      </CardGrid>
      <div className="container">
        <Sections>
          <TextSection title="Course Modules" lines={modules.map((module) => module.title)} numbered />
          <TextSection title="Learning outcomes" lines={fields.learningOutcomes} />
          <TextSection title="Prerequisites" lines={fields.prerequisites} />
        </Sections>
      </div>
    </>
  );
}
