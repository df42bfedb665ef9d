import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonFragment, serializeJson, serializeOnce } from "../../runtime/core/json-fragment.js";

const plain = fc.jsonValue();
const leaf = fc.dictionary(fc.string(), plain);
/** Objects some of which are written before those that hold them; members may be without a value. */
const tree = fc.letrec<{ value: object }>((tie) => ({
  value: fc.dictionary(
    fc.string(),
    fc.oneof(
      plain,
      fc.constant(undefined),
      leaf.map(writtenBefore),
      tie("value").map(writtenBefore),
      fc.array(
        fc.oneof(plain, fc.constant(undefined), leaf.map(writtenBefore), tie("value").map(writtenBefore)),
      ),
    ),
  ),
})).value;

function writtenBefore<Value extends object>(value: Value): Value {
  serializeOnce(value);
  return value;
}

describe("JSON that is written in parts", () => {
  it("is what JSON.stringify makes of the value", () => {
    fc.assert(
      fc.property(tree, (value) => {
        const written = serializeJson(value);
        const expected = JSON.stringify(value);
        expect(written.write().toString()).toBe(expected);
        expect(written.length).toBe(Buffer.byteLength(expected));
        expect(written.read()).toEqual(JSON.parse(expected));
      }),
    );
  });

  it("keeps a member whose name objects inherit", () => {
    const inner = JSON.parse('{"__proto__":[1],"constructor":2}') as object;
    expect(serializeJson(inner).write().toString()).toBe('{"__proto__":[1],"constructor":2}');
    const outer = { before: serializeOnce(inner), ...inner };
    expect(serializeJson(outer).write().toString()).toBe(JSON.stringify({ ...outer, before: inner }));
  });

  it("has a hash that differs from all other JSON and equals that of equal JSON", () => {
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        const isEqual = JSON.stringify(one) === JSON.stringify(other);
        if (!isEqual) expect(serializeJson(one).hash).not.toBe(serializeJson(other).hash);
        expect(serializeJson(one).hash).toBe(serializeJson(one).hash);
      }),
    );
    const [a, b] = [{ n: 1 }, { n: 2 }].map(serializeOnce);
    expect(serializeJson({ list: [a, b] }).hash).not.toBe(serializeJson({ list: [b, a] }).hash);
    expect(serializeJson({ list: [a], more: b }).hash).not.toBe(
      serializeJson({ list: [a, b], more: 0 }).hash,
    );
  });

  it("takes what is written already as it is", () => {
    const inner = { name: "Hall" };
    const written = serializeOnce(inner);
    const one = serializeJson({ before: 1, inner, after: 2 });
    const other = serializeJson({ list: [inner, inner] });
    expect([one.parts, other.parts]).toEqual([[written], [written, written]]);
    expect(one.write().toString()).toBe('{"before":1,"inner":{"name":"Hall"},"after":2}');
    expect(serializeJson({ inner: written })).toBeInstanceOf(JsonFragment);
  });
});
