import { addressRules } from "./check-addresses.js";
import { answerRules } from "./check-answers.js";
import { costRules } from "./check-cost.js";
import { fieldRules, inputRules, limitRules, parameterRules } from "./check-fields.js";
import { filterRules } from "./check-filters.js";
import { nameRules } from "./check-names.js";
import { objectRules } from "./check-objects.js";
import { resourceRules } from "./check-resources.js";
import { feedRouteRules, routeRules, serviceRouteRules } from "./check-routes.js";
import { modelRules } from "./check-service.js";
import type { Model, Resource } from "./model.js";
import type { PartRule, Rule, Scope } from "./scope.js";

/**
 * Checks what the builders could not see on their own, rule by rule. Parts with a reported error are skipped;
 * fields come first, because what is wrong with a field shows wherever it is used.
 */
export function checkModel(model: Model, scope: Scope): void {
  const applyIn = <Part>(
    resource: Resource,
    rules: readonly PartRule<Part>[],
    parts: readonly Part[],
  ): void => {
    for (const part of parts) for (const rule of rules) rule(part, scope, resource);
  };
  for (const resource of model.resources) {
    const fields = sound(resource.fields, scope);
    apply(parameterRules, fields, scope);
    apply(limitRules, fields, scope);
    applyIn(resource, fieldRules, fields);
  }
  apply(objectRules, model.objects, scope);
  apply(resourceRules, model.resources, scope);
  for (const resource of model.resources) {
    const filters = sound(resource.filters, scope);
    apply(parameterRules, filters, scope);
    applyIn(resource, filterRules, filters);
    const properties = new Set([...resource.answer.properties, ...resource.embedded.properties]);
    applyIn(resource, answerRules, sound([...properties], scope));
    apply(routeRules, sound(resource.routes, scope), scope);
    apply(feedRouteRules, sound(resource.feedRoutes, scope), scope);
  }
  apply(serviceRouteRules, sound(model.serviceRoutes, scope), scope);
  for (const { parameters } of model.serviceRoutes) apply(parameterRules, sound(parameters, scope), scope);
  for (const { operation, parameters } of model.resources.flatMap(({ routes }) => routes))
    if (operation === "custom") apply(inputRules, sound(parameters, scope), scope);
  apply(modelRules, [model], scope);
  apply(nameRules, [model], scope);
  apply(addressRules, [model], scope);
  apply(costRules, [model], scope);
}

function apply<Subject>(rules: readonly Rule<Subject>[], subjects: readonly Subject[], scope: Scope): void {
  for (const subject of subjects) for (const rule of rules) rule(subject, scope);
}

function sound<T extends object>(nodes: readonly T[], scope: Scope): readonly T[] {
  return nodes.filter((node) => !scope.broken.has(node));
}
