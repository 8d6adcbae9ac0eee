import { graphOf } from "../../../../src/domain/structured-data/graph";

describe("A JSON-LD document", () => {
  it("is one graph of all nodes", () => {
    expect(JSON.parse(graphOf([{ "@type": "Event" }, { "@type": "Person", name: "b" }]))).toEqual({
      "@context": "https://schema.org",
      "@graph": [{ "@type": "Event" }, { "@type": "Person", name: "b" }],
    });
  });

  it.each(["</script><script>alert(1)</script>", "<!--<script>", "<SCRIPT", "a < b"])(
    "can't end or disturb the script element around it with %j",
    (name) => {
      const text = graphOf([{ "@type": "Event", name }]);
      expect(text).not.toContain("<");
      expect(JSON.parse(text)).toMatchObject({ "@graph": [{ name }] });
    },
  );

  it("leaves out what is undefined", () => {
    expect(graphOf([{ "@type": "Event", name: undefined }])).not.toContain("name");
  });
});
