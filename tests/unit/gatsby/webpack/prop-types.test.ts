import anyType from "../../../../src/gatsby/webpack/prop-types";

test("Types of props can be declared in every way, and mean nothing", () => {
  const types: unknown = anyType;
  const part = (of: unknown, name: string): unknown => (typeof of === "function" ? Reflect.get(of, name) : undefined);
  const shape = part(part(types, "default"), "shape");
  const declared: unknown = typeof shape === "function" ? Reflect.apply(shape, undefined, [{}]) : undefined;
  expect(part(declared, "isRequired")).toBe(types);
});
