import type { RequestContext } from "../../core/request-context.js";

/** A call that tells what of it somebody looked at. */
export interface WatchedCall {
  readonly call: RequestContext;
  readonly sawTime: () => boolean;
  readonly sawCaller: () => boolean;
}

/** Lends a call to code whose result may depend on when it is asked for, or by whom. */
export function watchCall(call: RequestContext): WatchedCall {
  let sawTime = false;
  let sawCaller = false;
  const { mounted, language, request, path, fresh, ifMatch, files } = call;
  // Whoever watches the given call as well hears of it too, and of nothing that nobody looks at.
  const watched: RequestContext = {
    mounted,
    language,
    request,
    path,
    ...(fresh === undefined ? {} : { fresh }),
    ...(ifMatch === undefined ? {} : { ifMatch }),
    ...(files === undefined ? {} : { files }),
    get now() {
      sawTime = true;
      return call.now;
    },
    get principal() {
      sawCaller = true;
      return call.principal;
    },
  };
  return { call: watched, sawTime: () => sawTime, sawCaller: () => sawCaller };
}

/** Up to which instant in milliseconds a result holds: always, if nobody looked at the clock, and never where nobody told. */
export function holdsUntil({ sawTime }: WatchedCall, told?: number): number {
  return told ?? (sawTime() ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
}
