import {
  type ExportDeclarationStructure,
  type FunctionDeclarationStructure,
  type InterfaceDeclarationStructure,
  type MethodSignatureStructure,
  type OptionalKind,
  type ParameterDeclarationStructure,
  type PropertySignatureStructure,
  StructureKind,
  type Structures,
  type TypeAliasDeclarationStructure,
  VariableDeclarationKind,
  type VariableStatementStructure,
} from "ts-morph";
import type { JsonValue } from "../model/model.js";
import { docComment } from "./doc-comment.js";
import { lineWidth, literal } from "./literal.js";

/** What all declarations have. Paragraphs of `docs` become the doc comment. */
interface Declared {
  readonly name: string;
  readonly docs?: readonly string[];
  /** Absent: exported. */
  readonly isExported?: boolean;
}

/** A parameter of a function or method. */
export interface FunctionParameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional?: boolean;
  readonly initializer?: string;
}

interface Signature {
  readonly name: string;
  readonly docs?: readonly string[];
  /** Such as `Field extends FieldOf<Tag> = never`. */
  readonly typeParameter?: string | undefined;
  readonly parameters: readonly FunctionParameter[];
  readonly returns: string;
}

/** A function with the lines of its body. */
export function functionOf({
  body,
  isAsync = false,
  isExported = true,
  ...signature
}: Signature & Omit<Declared, "name"> & { readonly body: string; readonly isAsync?: boolean }): Structures {
  const head = `${isExported ? "export " : ""}${isAsync ? "async " : ""}function ${headOf(signature)}`;
  const structure: FunctionDeclarationStructure = {
    kind: StructureKind.Function,
    isExported,
    isAsync,
    ...signatureOf(signature, head.length + " {".length, ""),
    statements: [body],
  };
  return structure;
}

/** The body of a function, of lines that are indented as they are printed. */
export function bodyOf(...lines: readonly string[]): string {
  return lines.join("\n").replaceAll(/^ {2}/gm, "");
}

/** A method of an interface. */
export function methodOf(signature: Signature): OptionalKind<MethodSignatureStructure> {
  return signatureOf(signature, "  ;".length + headOf(signature).length, "  ");
}

function headOf({ name, typeParameter }: Signature): string {
  return typeParameter === undefined ? name : `${name}<${typeParameter}>`;
}

/** A signature on one line where it fits beside `length` other characters, else with a line for each parameter. */
function signatureOf(
  { name, docs, typeParameter, parameters, returns }: Signature,
  length: number,
  indent: string,
) {
  const texts = parameters.map(parameterText);
  const [line = ""] = `(${texts.join(", ")}): ${returns}`.split("\n");
  const isShort = length + line.length <= lineWidth;
  const lines: OptionalKind<ParameterDeclarationStructure> = {
    name: `\n${texts.map((text) => `${indent}${text},\n`).join("")}`,
  };
  return {
    name,
    ...documented(docs),
    ...(typeParameter === undefined ? {} : { typeParameters: [typeParameter] }),
    parameters: isShort ? parameters.map(parameterOf) : [lines],
    returnType: returns,
  };
}

function parameterText({ name, type, isOptional = false, initializer }: FunctionParameter): string {
  const value = initializer === undefined ? "" : ` = ${initializer}`;
  return `${name}${isOptional ? "?" : ""}: ${type}${value}`;
}

function parameterOf({
  name,
  type,
  isOptional = false,
  initializer,
}: FunctionParameter): OptionalKind<ParameterDeclarationStructure> {
  return { name, type, hasQuestionToken: isOptional, ...(initializer === undefined ? {} : { initializer }) };
}

/** A constant with its value as code, which may have several lines; on a line of its own where it fits only there. */
export function constantOf({
  name,
  docs,
  type,
  value,
  isExported = true,
}: Declared & { readonly type?: string; readonly value: string }): Structures {
  const head = constantHead(isExported ? { name, type } : { name, type, isExported });
  const isShort = value.includes("\n") || head.length + value.length + ";".length <= lineWidth;
  const declaration = { name, initializer: isShort ? value : `\n  ${value}` };
  const structure: VariableStatementStructure = {
    kind: StructureKind.VariableStatement,
    declarationKind: VariableDeclarationKind.Const,
    isExported,
    ...documented(docs),
    declarations: [type === undefined ? declaration : { ...declaration, type }],
  };
  return structure;
}

/** An exported constant with a value of JSON. */
export function literalConstant(
  doc: string,
  { name, type, value }: { readonly name: string; readonly type: string; readonly value: JsonValue },
): Structures {
  const { length } = constantHead({ name, type });
  return constantOf({ name, docs: [doc], type, value: literal(value, length) });
}

/** The line of a constant before its value. */
export function constantHead({
  name,
  type,
  isExported = true,
}: Declared & { readonly type?: string | undefined }): string {
  return `${isExported ? "export " : ""}const ${name}${type === undefined ? "" : `: ${type}`} = `;
}

/** A type alias. */
export function aliasOf({ name, docs, type }: Declared & { readonly type: string }): Structures {
  const structure: TypeAliasDeclarationStructure = {
    kind: StructureKind.TypeAlias,
    name,
    isExported: true,
    ...documented(docs),
    type,
  };
  return structure;
}

/** An alias of a union. */
export function unionAlias({
  members,
  ...declared
}: Declared & { readonly members: readonly string[] }): Structures {
  return aliasOf({ ...declared, type: unionType(`export type ${declared.name} = `, members, "  ") });
}

/** A union: on one line where it fits behind `head`, else with a line for each member. */
export function unionType(head: string, members: readonly string[], indent = ""): string {
  const line = members.length === 0 ? "never" : members.join(" | ");
  if (head.length + line.length + ";".length <= lineWidth) return line;
  return members.map((member) => `\n${indent}| ${member}`).join("");
}

/** A type with arguments: on one line where it fits, else with a line for each argument. */
export function genericAlias({
  of,
  members,
  ...declared
}: Declared & { readonly of: string; readonly members: readonly string[] }): Structures {
  const line = `${of}<${members.join(", ")}>`;
  const isShort = `export type ${declared.name} = ${line};`.length <= lineWidth;
  return aliasOf({ ...declared, type: isShort ? line : `${of}<\n  ${members.join(",\n  ")}\n>` });
}

/** A property of an interface. */
export type Property = OptionalKind<PropertySignatureStructure>;

/** An interface of properties and methods. */
export function interfaceOf({
  name,
  docs,
  ...members
}: Declared &
  Pick<
    OptionalKind<InterfaceDeclarationStructure>,
    "properties" | "methods" | "extends"
  >): InterfaceDeclarationStructure {
  return { kind: StructureKind.Interface, name, isExported: true, ...documented(docs), ...members };
}

/** Exports names of another module, or all of them. */
export function exportOf(
  moduleSpecifier: string,
  names: readonly string[] = [],
  isTypeOnly = false,
): Structures {
  const line = `export ${isTypeOnly ? "type " : ""}{ ${names.join(", ")} } from "${moduleSpecifier}";`;
  const structure: ExportDeclarationStructure = {
    kind: StructureKind.ExportDeclaration,
    moduleSpecifier,
    isTypeOnly,
    namedExports:
      line.length <= lineWidth
        ? [...names]
        : (writer) => {
            writer.newLine();
            for (const name of names) writer.writeLine(`${name},`);
          },
  };
  return structure;
}

function documented(docs: readonly string[] = []): { docs?: string[] } {
  const text = docComment(...docs);
  return text === "" ? {} : { docs: [text] };
}
