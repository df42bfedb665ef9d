import type { Model } from "../../../generator/model/model.js";
import { modelOf } from "../../emit/library-model.js";

/** The model of the calendar. */
export function serviceModel(): Model {
  return modelOf(new URL("../../../spec", import.meta.url).pathname);
}
