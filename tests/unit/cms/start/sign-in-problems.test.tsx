import { messageOf } from "../../../../oauth/answer-page";
import { translateSignInProblems } from "../../../../src/cms/start/sign-in-problems";
import { inLanguage } from "../../../support/in-language";

const helper = "https://sign-in.example.org";
const heard: MessageEvent[] = [];

beforeAll(() => {
  translateSignInProblems();
  window.addEventListener("message", (event) => heard.push(event));
});

beforeEach(() => heard.splice(0));

function hear(data: unknown): unknown[] {
  window.dispatchEvent(new MessageEvent("message", { data, origin: helper, source: window }));
  return heard.map((event) => event.data as unknown);
}

describe("in Spanish", () => {
  inLanguage("es");

  test.each([
    ["expired", "Este inicio de sesión venció o se empezó en otro navegador. Inténtalo de nuevo."],
    ["not-allowed", "No permitiste el acceso, así que no se inició sesión."],
    ["not-accepted", "GitHub no aceptó el inicio de sesión (bad_code). Inténtalo de nuevo."],
    ["unreachable", "No se pudo contactar con GitHub. Inténtalo de nuevo."],
  ] as const)("a sign-in that ends with '%s' is explained once, as if the helper had said it", (problem, message) => {
    const outcome = { result: "error", problem, message: "A sentence in English.", reason: "bad_code" } as const;
    expect(hear(messageOf(outcome))).toEqual([`authorization:github:error:${JSON.stringify({ message })}`]);
    expect([heard[0]?.origin, heard[0]?.source]).toEqual([helper, window]);
  });

  test("a token, and what other helpers say, stay as they are", () => {
    const others = [
      messageOf({ result: "success", token: "gho_token" }),
      'authorization:github:error:{"message":"Another helper says no."}',
      'authorization:github:error:{"problem":"unknown","message":"A newer helper says no."}',
      "authorization:github:error:not JSON",
      "authorizing:github",
      { type: "of another script" },
    ];
    for (const other of others) hear(other);
    expect(heard.map((event) => event.data as unknown)).toEqual(others);
  });
});
