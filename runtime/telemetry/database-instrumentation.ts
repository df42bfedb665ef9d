import type { MongoClient } from "mongodb";
import type { Metrics } from "./metrics.js";
import type { Tracer } from "./tracer.js";

/**
 * Counts and times the commands of a client, whose option `monitorCommands` is on, and counts its connections. With traces,
 * a command is a span of the request that sent it, without its content.
 */
export function instrumentDatabase(client: MongoClient, metrics: Metrics, tracer: Tracer | undefined): void {
  countConnections(client, metrics);
  client.on("commandSucceeded", ({ commandName, duration }) => {
    metrics.recordCommand(commandName, duration / 1000, false);
  });
  client.on("commandFailed", ({ commandName, duration }) => {
    metrics.recordCommand(commandName, duration / 1000, true);
  });
  if (tracer !== undefined) traceCommands(client, tracer);
}

function traceCommands(client: MongoClient, tracer: Tracer): void {
  const open = new Map<number, (isFailed: boolean) => void>();
  client.on("commandStarted", ({ requestId, commandName, databaseName, command }) => {
    const target: unknown = command[commandName];
    const collection = typeof target === "string" ? target : undefined;
    const end = tracer.begin(
      collection === undefined ? commandName : `${commandName} ${collection}`,
      "client",
      {
        "db.system.name": "mongodb",
        "db.namespace": databaseName,
        "db.operation.name": commandName,
        ...(collection === undefined ? {} : { "db.collection.name": collection }),
      },
    );
    if (end !== undefined) open.set(requestId, end);
  });
  const end = (requestId: number, isFailed: boolean): void => {
    open.get(requestId)?.(isFailed);
    open.delete(requestId);
  };
  client.on("commandSucceeded", ({ requestId }) => end(requestId, false));
  client.on("commandFailed", ({ requestId }) => end(requestId, true));
}

function countConnections(client: MongoClient, metrics: Metrics): void {
  let open = 0;
  let used = 0;
  let waiting = 0;
  client.on("connectionCreated", () => {
    open += 1;
  });
  client.on("connectionClosed", () => {
    open -= 1;
  });
  client.on("connectionCheckOutStarted", () => {
    waiting += 1;
  });
  client.on("connectionCheckOutFailed", () => {
    waiting -= 1;
  });
  client.on("connectionCheckedOut", () => {
    waiting -= 1;
    used += 1;
  });
  client.on("connectionCheckedIn", () => {
    used -= 1;
  });
  metrics.addMetric({
    name: "store_connections",
    help: "Connections to the store: idle, used by a command, or waited for.",
    label: "state",
    read: () => ({ idle: Math.max(0, open - used), used, waiting }),
  });
}
