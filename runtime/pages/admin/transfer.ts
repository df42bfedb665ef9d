import { Readable } from "node:stream";
import { forbidden, HttpError } from "../../core/http-error.js";
import { isAdministrator } from "../../core/principal.js";
import { clientSubnet } from "../../http/address.js";
import { createBodyBudget, readBody } from "../../http/body.js";
import type { HttpOptions, ServiceContext } from "../../http/state.js";
import { importRoute } from "../../import/destination.js";
import { feedsOf } from "../../resources/read/list.js";

/** Most bytes of a file, and of the values beside it. Larger files are for the command line. */
const limits = { texts: 65_536, files: 32 * 1024 * 1024 };

/** Creates what takes files with records and gives them; the code for that is loaded with the first one. */
export function createTransfer({ app, hasDiskSpace, onError }: HttpOptions) {
  const openBody = createBodyBudget(limits.texts + limits.files);
  return {
    /** Answers a POST with the lines of `importFile`. Throws 404 where the service has no route by which an import writes. */
    async import(ctx: ServiceContext): Promise<void> {
      const { method, path, state } = ctx;
      const { principal, language, requestId: id } = state;
      if (importRoute(app) === undefined) throw new HttpError("rest_no_route");
      if (method !== "POST") {
        ctx.set("Allow", "POST");
        throw new HttpError("rest_method_not_allowed");
      }
      if (!principal.may("import")) throw forbidden(state);
      if (!(await hasDiskSpace())) throw new HttpError("rest_store_full");
      const held = openBody(clientSubnet(ctx.ip));
      try {
        const body = await state.pauseFor(() => readBody(ctx.req, { ...limits, held }));
        const { importFile } = await import("../../import/import-file.js");
        const report = (error: unknown): void => onError(error, { id, method, path });
        ctx.body = await importFile(app, body, { principal, language, onError: report });
        ctx.type = "application/x-ndjson";
      } finally {
        held.release();
      }
    },
    /** Answers those who may import with a calendar of what everyone may read, as the command line exports it. */
    async "export.ics"(ctx: ServiceContext, origin: string): Promise<void> {
      const { language, principal } = ctx.state;
      if (!principal.may("import")) throw forbidden(ctx.state);
      ctx.body = await feedsOf(app).exportCalendar({ app, language, origin, onRecord: () => undefined });
      ctx.type = "text/calendar; charset=UTF-8";
    },
    /** Answers administrators with all records, as the command line exports them. */
    async "export.jsonl"(ctx: ServiceContext): Promise<void> {
      if (!isAdministrator(ctx.state.principal, app.service)) throw forbidden(ctx.state);
      const { exportLines } = await import("../../import/export-lines.js");
      ctx.body = Readable.from(exportLines(app, () => undefined));
      ctx.type = "application/x-ndjson";
    },
  };
}
