import { z } from "zod";
import { lines } from "../fields/text-fields";
import { defineSingleton } from "../kind";

export const joinUs = defineSingleton({
  file: "site/join-us.json",
  typeName: "JoinUs",
  label: "Join us",
  description: "Reasons to join. Shown on /join-us.",
  required: false,
  schema: z.object({
    benefits: lines({ label: "Benefits", hint: "What members get.", example: "A seat in the lab" }).optional(),
    whoCanJoin: lines({ label: "Who can join", hint: "Who is welcome.", example: "Every student" }).optional(),
    expectations: lines({
      label: "Expectations",
      hint: "What the club asks of members.",
      example: "Help the next one",
    }).optional(),
  }),
});
