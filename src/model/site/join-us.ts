import { z } from "zod";
import { lines } from "../field";
import { defineSingleton } from "../kind";

export const joinUs = defineSingleton({
  file: "site/join-us.json",
  typeName: "JoinUs",
  label: "Join us",
  description: "Why to join. Shown on /join-us.",
  required: false,
  schema: z.object({
    benefits: lines({ label: "Benefits", hint: "One a line.", example: "A seat in the lab" }).optional(),
    whoCanJoin: lines({ label: "Who can join", hint: "One a line.", example: "Every student" }).optional(),
    expectations: lines({ label: "Expectations", hint: "One a line.", example: "Help the next one" }).optional(),
  }),
});
