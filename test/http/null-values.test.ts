import { describe, expect, it } from "vitest";
import { useSpec } from "../support/spec-service.js";

describe("a field that is required and nullable", () => {
  const service = useSpec({
    "api.yaml": "style: rest\n",
    "resources/pupil.yaml": `fields:
  name: { type: text, required: true, text: Name of the pupil. }
  grade: { type: integer, required: true, nullable: true, text: "Grade, or null for none yet." }
`,
  });

  it("has to be sent, and shows the null that was", async () => {
    const missing = await service.request("POST", "/api/v1/pupils", { body: { name: "Ada" } });
    expect([missing.status, missing.body.errors]).toMatchObject([400, [{ pointer: "#/grade" }]]);
    const made = await service.request("POST", "/api/v1/pupils", { body: { name: "Ada", grade: null } });
    expect([made.status, made.body]).toMatchObject([201, { grade: null }]);
    const path = `/api/v1/pupils/${Number(made.body.id)}`;
    const graded = await service.request("PATCH", path, { body: { grade: 3 } });
    expect([graded.status, graded.body]).toMatchObject([200, { grade: 3 }]);
    const cleared = await service.request("PATCH", path, { body: { grade: null } });
    expect([cleared.status, cleared.body]).toMatchObject([200, { grade: null }]);
  });
});
