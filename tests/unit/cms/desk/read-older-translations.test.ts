import { readOlderTranslations } from "../../../../src/cms/desk/read-older-translations";

const line = { topic: "translations", file: "events/x.json", path: "", message: "has changed" };

function answering(answer: unknown): Promise<unknown> {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify(answer)));
  return readOlderTranslations("http://localhost:8081/api/v1");
}

afterEach(() => void jest.restoreAllMocks());

test("the lines of the helper about older translations are lines of the desk", async () => {
  expect(await answering([line])).toEqual([line]);
});

test.each([{ error: "no" }, [{ ...line, topic: "check" }], [{ ...line, message: 1 }], null])(
  "an answer such as %j is an error, not a line",
  async (answer) => {
    await expect(answering(answer)).rejects.toThrow("The helper answered");
  },
);
