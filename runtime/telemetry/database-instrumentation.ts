import type { MongoClient } from "mongodb";
import type { Metrics } from "./metrics.js";

/** Counts and times the commands of a client, whose option `monitorCommands` is on, and counts its connections. */
export function instrumentDatabase(client: MongoClient, metrics: Metrics): void {
  countConnections(client, metrics);
  client.on("commandSucceeded", ({ commandName, duration }) => {
    metrics.recordCommand(commandName, duration / 1000, false);
  });
  client.on("commandFailed", ({ commandName, duration }) => {
    metrics.recordCommand(commandName, duration / 1000, true);
  });
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
