import { LinkedText } from "../navigation/LinkedText";
import { completedCount, isBegun, isCompleted, leftText, resumedModule } from "../../domain/my-class/course-parts";
import { type Progress } from "../../domain/my-class/stored-progress";
import { routes } from "../../domain/routes";
import { Card } from "../content/cards/Card";
import { type Fact, Facts } from "../content/facts/Facts";
import { ButtonLink } from "../navigation/ButtonLink";
import * as buttons from "../ui/controls/button.module.css";
import { Tag } from "../ui/Tag";
import type { Course } from "../../domain/my-class/course";
import { CourseProgressBar } from "./course/CourseProgressBar";
import { Text } from "../ui/Text";
import { levelText } from "../../domain/text/category-text";
import { t } from "../../words/t";
import { ActionName } from "../ui/Sentence";
import { siteLocale } from "../../words/site-language";

interface CourseCardProps {
  readonly course: Course;
  readonly progress: Progress;
  readonly eager: boolean;
}

/** One course of the catalogue; only an available one can be started. */
export function CourseCard({ course, progress, eager }: CourseCardProps) {
  const { id, title, description, image, isAvailable } = course;
  const moduleId = resumedModule(progress, course);
  const next = course.modules.find((module) => module.id === moduleId);
  const hasBegun = isBegun(progress, course);
  return (
    <Card
      heading={<Text>{title}</Text>}
      picture={image ?? undefined}
      eager={eager}
      tags={<Tag tone={isAvailable ? "accent" : "highlight"}>{isAvailable ? t("Available") : t("Coming Soon")}</Tag>}
      actions={
        isAvailable ? (
          <ButtonLink
            primary
            to={moduleId === undefined ? routes.item("courses", id) : routes.courseModule(id, moduleId)}
          >
            {hasBegun && next ? (
              <>
                <Text>{t("Continue: {module}", { module: next.title })}</Text>
                <span className="visually-hidden">
                  {" "}
                  <Text>{title}</Text>
                </span>
              </>
            ) : (
              <ActionName text={t("Start Learning<hidden> <name/></hidden>")} name={title} />
            )}
          </ButtonLink>
        ) : (
          <button type="button" className={buttons.button} disabled>
            {t("Coming Soon")}
          </button>
        )
      }
    >
      {description && <LinkedText as="p">{description}</LinkedText>}
      <Facts facts={factsOf(course)} />
      {isAvailable && <CourseProgressBar course={course} progress={progress} />}
      {isAvailable && hasBegun && <p>{whatIsLeft(course, progress)}</p>}
    </Card>
  );
}

/** 'Left: 2 modules, 1 text, 3 problems', of the modules that are not completed. */
function whatIsLeft(course: Course, progress: Progress): string {
  const left = course.modules.length - completedCount(progress, course);
  if (left === 0) return t("You have completed this course.");
  const open = course.modules.filter(({ id }) => !isCompleted(progress, course, id));
  const parts = [
    t("{count, plural, one {# module} other {# modules}}", { count: left }),
    leftText(progress, course, open),
  ].filter(Boolean);
  return t("Left: {parts}||what is still to do", {
    parts: new Intl.ListFormat(siteLocale(), { type: "unit" }).format(parts),
  });
}

function factsOf({ instructor, duration, level, modules, enrolled, rating }: Course): Fact[] {
  return [
    ...(instructor ? [{ icon: "person", label: t("Instructor"), value: instructor } as const] : []),
    ...(duration ? [{ icon: "clock", label: t("Duration"), value: duration } as const] : []),
    ...(level ? [{ icon: "level", label: t("Level"), value: levelText(level) } as const] : []),
    {
      icon: "modules",
      label: t("Modules"),
      value: t("{count, plural, one {# module} other {# modules}}", { count: modules.length }),
    },
    ...(enrolled === null
      ? []
      : [
          {
            icon: "people",
            label: t("Enrolled"),
            value: t("{count, plural, one {# student enrolled} other {# students enrolled}}", { count: enrolled }),
          } as const,
        ]),
    ...(rating === null
      ? []
      : [{ icon: "star", label: t("Rating"), value: t("{rating, number} out of 5", { rating }) } as const]),
  ];
}
