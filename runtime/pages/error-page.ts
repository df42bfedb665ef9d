import { HttpError } from "../core/http-error.js";
import { html } from "./html.js";
import { layOut } from "./layout.js";
import { PageError } from "./page-api.js";
import { type PageAnswer, type PageRequest, pathIn } from "./page-request.js";

/** Whether an error is the visitor's, or the answer to what they asked for, rather than an error of the service. */
export function isExpected(error: unknown): error is PageError {
  return error instanceof PageError && error.status < 500;
}

function isTimeout(error: unknown): boolean {
  return error instanceof HttpError && error.name === "rest_timeout";
}

/** Renders in words why a page cannot be shown, without details of errors of the service. */
export function errorPage(visit: PageRequest, error: unknown): PageAnswer {
  const { texts, language } = visit;
  const status = error instanceof PageError ? error.status : isTimeout(error) ? 503 : 500;
  const message = isExpected(error) && status !== 404 && error.message !== "" ? error.message : undefined;
  const title = status === 404 ? texts.notFound : texts.failed;
  return layOut(visit, {
    status,
    title,
    main: html`<h1>${title}</h1>
${message !== undefined && html`<p>${message}</p>`}
<p><a href="${pathIn(visit, language, "/")}">${visit.site.facts.title}</a></p>`,
    isHidden: true,
  });
}
