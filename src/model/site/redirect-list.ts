import { z } from "zod";
import { groups } from "../fields/group-fields";
import { link } from "../fields/link-fields";
import { text } from "../fields/text-fields";
import { defineSingleton } from "../kind";
import { redirectSource, sourceExpectation } from "./redirect-source";

export const redirectList = defineSingleton({
  file: "site/redirects.json",
  typeName: "RedirectList",
  label: "Redirects",
  description: "Old addresses of renamed or removed items, which keep working.",
  required: false,
  schema: z.object({
    redirects: groups({
      label: "Redirects",
      hint: "One for each address that has moved.",
      most: 10_000,
      fields: {
        from: text({
          label: "From",
          hint: "The old path on this site.",
          example: "/events/old-name",
          pattern: {
            regex: redirectSource,
            expected: sourceExpectation,
          },
        }),
        to: link({
          label: "To",
          hint: "Where it leads: a path of this site, or a link.",
          example: "/events/new-name",
          sitePath: true,
        }),
      },
    }).optional(),
  }),
});
