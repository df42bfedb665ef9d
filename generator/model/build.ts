import type { Diagnostic } from "../diagnostics.js";
import type { Spec } from "../load.js";
import { hasPeriod } from "../spec/needed-defaults.js";
import { childOf, rowsOf } from "../spec/node.js";
import { checkRouteTables, draftResources, fillResources } from "./build-resources.js";
import { buildServiceRoutes } from "./build-routes.js";
import {
  buildErrors,
  buildLanguageParameter,
  buildLanguages,
  buildPageTexts,
  buildReasons,
  buildService,
} from "./build-service.js";
import { buildTexts, checkTranslations } from "./build-texts.js";
import { anyType, buildTypes, languageEnum } from "./build-types.js";
import { checkModel } from "./check.js";
import type { Model, Resource } from "./model.js";
import type { Scope } from "./scope.js";
import { useWireNames } from "./wire-names.js";

/** What became of a spec: the model where it has no errors, and every diagnostic, in the order of the files. */
export interface Built {
  readonly model?: Model;
  readonly diagnostics: readonly Diagnostic[];
}

/** Builds the model of a loaded spec and checks it. Never throws for an error in the spec. */
export function buildModel(spec: Spec): Built {
  const { diagnostics } = spec;
  // In an incomplete tree, every reference into the lost part would be an error of its own.
  if (diagnostics.hasErrors && spec.isIncomplete) return { diagnostics: diagnostics.sorted() };

  const languages = buildLanguages(spec);
  const texts = buildTexts(spec, languages);
  const service = buildService(spec, languages, texts);
  const types = buildTypes(spec, service, texts);
  const languageType = types.enums.find(({ name }) => name === languageEnum);
  const scope: Scope = {
    spec,
    report: diagnostics.report,
    texts,
    types,
    service: {
      ...service,
      languageParameter: {
        ...buildLanguageParameter(spec, languages, texts),
        type: languageType === undefined ? anyType : { kind: "enum", enum: languageType },
      },
    },
    resources: draftResources(spec, texts),
    rows: new Map(),
    broken: new Set(),
  };

  fillResources(scope);
  const model: Model = {
    service: scope.service,
    enums: types.enums,
    objects: types.objects,
    resources: inRouteOrder(scope),
    serviceRoutes: buildServiceRoutes(scope),
    errors: buildErrors(spec, service.wire, texts),
    reasons: buildReasons(spec, texts),
    pageTexts: buildPageTexts(spec, texts, "page_texts"),
    calendarTexts: hasPeriod(spec.resources) ? buildPageTexts(spec, texts, "calendar_texts") : [],
    editorTexts: buildPageTexts(spec, texts, "editor_texts"),
  };
  checkRouteTables(scope);
  checkModel(model, scope);
  checkTranslations(spec, languages);
  useWireNames(model);
  return { ...(diagnostics.hasErrors ? {} : { model }), diagnostics: diagnostics.sorted() };
}

/** The resources in the order of the route matrix, in which their routers are asked; those without routes follow. */
function inRouteOrder({ spec, resources }: Scope): readonly Resource[] {
  const routed = rowsOf(childOf(spec.routes, "resources")).flatMap(([name]) => resources.get(name) ?? []);
  return [...new Set([...routed, ...resources.values()])].map(({ resource }) => resource);
}
