import type Router from "@koa/router";
import type { RecordDocument } from "./core/documents.js";
import type { ResourceDescriptor } from "./core/resource-descriptor.js";
import type { ServiceDescriptor } from "./core/service-descriptor.js";
import type { Translations } from "./core/translations.js";
import type { RouteIndex } from "./http/route-index.js";
import type { ServiceState } from "./http/state.js";
import type { PageFacts } from "./pages/page-site.js";
import type { Service } from "./service.js";
import type { Setting } from "./settings/setting.js";
import type { CollectionReference } from "./storage/database.js";

/** What stored documents follow. */
export type ProductDescriptors = Pick<Product, "serviceFacts" | "resourceFacts" | "collections">;

/** What the generated code of a spec, with its hooks, brings to the runtime: `createProduct` of `generated/server` makes it. */
export interface Product extends PageFacts {
  readonly serviceFacts: ServiceDescriptor;
  readonly resourceFacts: readonly ResourceDescriptor[];
  readonly collections: readonly CollectionReference<RecordDocument>[];
  readonly routeIndex: RouteIndex;
  readonly translations: Readonly<Record<string, Translations>>;
  /** Registers the resources and returns their routers. */
  readonly createRouters: (service: Service) => Router<ServiceState>[];
  /** Settings besides those of every service; hooks find their values in the site. */
  readonly settings?: Readonly<Record<string, Setting<string>>>;
  /** Address of the generated code: the OpenAPI document lies in `generated/openapi` of the package that contains it. */
  readonly location: string;
}
