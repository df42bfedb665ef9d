import type { RequestListener } from "node:http";
import type Koa from "koa";

/** The application as a listener of Node's server. Koa answers every error itself, so its promise is never rejected. */
export function createListener<State>(app: Koa<State>): RequestListener {
  const callback = app.callback();
  return (request, response) => {
    void callback(request, response);
  };
}
