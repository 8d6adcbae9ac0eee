import { importProgress } from "../../../../src/domain/my-class/import-progress";
import { answerQuestion, answersOf, progressReport } from "../../../../src/domain/my-class/progress";
import { noProgress, parseProgress, serialiseProgress } from "../../../../src/domain/my-class/stored-progress";

const course = { id: "python", title: "Python", modules: [{ id: "hello", completed: false }] };
const answered = answerQuestion(noProgress, course, "hello", 1, 2);

describe("Answers to a quiz", () => {
  it("are kept with the progress", () => {
    expect(answersOf(parseProgress(serialiseProgress(answered)), course, "hello")).toEqual([0, 2]);
  });

  it("travel to another device in the exported file", () => {
    const text = progressReport("Nadia", answered, [course], new Date(0));
    const { progress } = importProgress(noProgress, [course], { name: "progress.json", text });
    expect(answersOf(progress, course, "hello")).toEqual([0, 2]);
  });

  it("of this device win over those of a file", () => {
    const text = progressReport("Nadia", answered, [course], new Date(0));
    const here = answerQuestion(noProgress, course, "hello", 0, 1);
    const { progress } = importProgress(here, [course], { name: "progress.json", text });
    expect(answersOf(progress, course, "hello")).toEqual([1]);
  });

  it("that are none count as absent", () => {
    expect(answersOf(parseProgress('{"python":{"completed":[],"answers":{"hello":["x"]}}}'), course, "hello")).toEqual(
      [],
    );
  });
});
