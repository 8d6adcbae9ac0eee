import { withNamedProgram } from "../../../../src/cms/build/bundle-admin";

describe("The script of the encoder", () => {
  it("imports its program, so that the name of that follows from its content", () => {
    expect(withNamedProgram('var file=new URL("webp_enc.wasm",import.meta.url).href;')).toBe(
      'import encoderProgram from "./webp_enc.wasm";\nvar file=new URL(encoderProgram, import.meta.url).href;',
    );
  });

  it("ends the build if it names its program in another way", () => {
    expect(() => withNamedProgram('fetch("webp_enc.wasm")')).toThrow("@jsquash/webp has changed");
  });
});
