import type { Command } from "commander";
import type { Product } from "../app.js";
import { defined } from "../core/properties.js";
import type { Config } from "../settings/config.js";
import { integer, list, oneOf } from "../settings/values.js";
import type { Database } from "../storage/database.js";
import {
  type DeliveryDocument,
  type DeliveryFilter,
  type DeliveryState,
  openDeliveries,
} from "../webhooks/deliveries.js";
import { type EndpointDocument, EndpointNameTaken, openEndpoints } from "../webhooks/endpoints.js";
import { isEndpointName, messageTypesOf, testMessage } from "../webhooks/message.js";
import { isReceiver } from "../webhooks/post.js";
import { argument, createTool, dateArgument, printTable, runTool, ToolError, withDatabase } from "./tool.js";

/** Runs `webhooks` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const tool = createTool(
    "webhooks",
    "Manages the receivers of messages about changes. A running service sends the messages, and applies changes made here within seconds.",
  );
  addReceiver(tool, messageTypesOf(product.resourceDescriptors));
  addList(tool);
  addRemove(tool);
  addEnable(tool);
  addDisable(tool);
  addRotate(tool);
  addLog(tool);
  addReplay(tool);
  addTest(tool);
  await runTool(tool, args);
}

function addReceiver(tool: Command, known: readonly string[]): void {
  command(tool, "add <name> <url>", "add a receiver and show its secret; it cannot be shown again")
    .option(
      "--types <types>",
      `what to send, separated by commas: ${known.join(", ")}`,
      argument((text) => typesIn(text, known), `some of ${known.join(", ")}`),
      ["*"],
    )
    .action((name: string, url: string, { types, json }: JsonOption & { types: readonly string[] }) =>
      withDatabase(async (database, { webhookLocal }) => {
        if (!isEndpointName(name)) throw new ToolError("A name has lower-case letters, digits and hyphens.");
        if (!isReceiver(url, webhookLocal))
          throw new ToolError(
            `${url} cannot be a receiver: use an https address on the public internet, without user name and password, or set WEBHOOK_LOCAL=true for one on this machine.`,
          );
        const added = await openEndpoints(database).add({ _id: name, url, types }).catch(explainTaken);
        printSecret(added, json);
      }),
    );
}

function addList(tool: Command): void {
  command(tool, "list", "show all receivers, without their secrets").action(({ json }: JsonOption) =>
    withDatabase(async (database) => {
      const deliveries = openDeliveries(database);
      const rows = await Promise.all(
        (await openEndpoints(database).list()).map(async (endpoint) => ({
          ...shown(endpoint),
          waiting: await deliveries.countWaiting(endpoint._id),
        })),
      );
      const cells = rows.map(({ name, url, types, state, waiting }) => [
        name,
        url,
        types.join(","),
        state,
        String(waiting),
      ]);
      print(json, rows, () =>
        rows.length === 0
          ? "There is no webhook. Add one with `npm run webhooks -- add NAME URL`."
          : printTable([["name", "url", "types", "state", "waiting"], ...cells]),
      );
    }),
  );
}

function addRemove(tool: Command): void {
  command(tool, "remove <name>", "remove a receiver and its messages").action((name: string) =>
    withEndpoint(name, async (database) => {
      await openEndpoints(database).remove(name);
      await openDeliveries(database).remove({ endpoint: name });
      console.log(`The webhook ${name} is gone.`);
    }),
  );
}

function addEnable(tool: Command): void {
  command(tool, "enable <name>", "send messages again, those that waited first").action((name: string) =>
    withEndpoint(name, async (database) => {
      await openEndpoints(database).change(name, { enabled: true });
      await openDeliveries(database).retryNow(name);
      console.log(`The webhook ${name} is enabled.`);
    }),
  );
}

function addDisable(tool: Command): void {
  command(tool, "disable <name>", "send nothing for now; messages wait").action((name: string) =>
    withEndpoint(name, async (database) => {
      await openEndpoints(database).change(name, { enabled: false });
      console.log(`The webhook ${name} is disabled.`);
    }),
  );
}

function addRotate(tool: Command): void {
  command(
    tool,
    "rotate <name>",
    "make a new secret and show it; messages are signed with the present one as well for a day",
  ).action((name: string, { json }: JsonOption) =>
    withEndpoint(name, async (database) => {
      printSecret(await openEndpoints(database).rotate(name), json);
    }),
  );
}

function addLog(tool: Command): void {
  command(tool, "log <name>", "show messages, the latest first")
    .option(
      "--state <state>",
      "only those waiting, delivered or given_up",
      argument(oneOf("waiting", "delivered", "given_up"), "waiting, delivered or given_up"),
    )
    .option("--limit <number>", "how many", argument(integer(1, 9999), "a number from 1 to 9999"), 20)
    .action((name: string, { state, limit, json }: JsonOption & { state?: DeliveryState; limit: number }) =>
      withEndpoint(name, async (database) => {
        const { deliveries } = await openDeliveries(database).read(name, defined({ state }), {
          skip: 0,
          limit,
        });
        print(json, deliveries.map(shownDelivery), () =>
          printTable([
            ["created", "state", "tries", "last attempt", "message"],
            ...deliveries.map(deliveryRow),
          ]),
        );
      }),
    );
}

function addReplay(tool: Command): void {
  command(tool, "replay <name>", "send messages again: one, those since a date, or those given up")
    .option("--message <id>", "one message, by its id in the log")
    .option("--since <date>", "those since a date, such as 2031-12-31 or '-2 days'", dateArgument)
    .action((name: string, { message, since }: { readonly message?: string; readonly since?: Date }) =>
      withEndpoint(name, async (database) => {
        const chosen: DeliveryFilter = defined({ message, from: since });
        const filter: DeliveryFilter = Object.keys(chosen).length === 0 ? { state: "given_up" } : chosen;
        const count = await openDeliveries(database).replay(name, filter);
        if (count === 0 && message !== undefined) throw new ToolError(`There is no message ${message}.`);
        console.log(`${count} ${count === 1 ? "message is" : "messages are"} sent again.`);
      }),
    );
}

function addTest(tool: Command): void {
  command(tool, "test <name>", "send a test message").action((name: string) =>
    withEndpoint(name, async (database) => {
      const message = testMessage(name, new Date());
      await openDeliveries(database).add([{ endpoint: name, message }]);
      console.log(
        `${message.id} is sent by the running service; \`npm run webhooks -- log ${name}\` shows how.`,
      );
    }),
  );
}

interface JsonOption {
  readonly json?: boolean;
}

function command(tool: Command, words: string, description: string): Command {
  return tool.command(words).description(description).option("--json", "print JSON");
}

function withEndpoint(
  name: string,
  work: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  return withDatabase(async (database, config) => {
    if ((await openEndpoints(database).find(name)) === undefined)
      throw new ToolError(`There is no webhook ${name}. \`npm run webhooks -- list\` shows those there are.`);
    await work(database, config);
  });
}

function print(isJson: boolean | undefined, value: unknown, text: () => string): void {
  console.log(isJson === true ? JSON.stringify(value) : text());
}

function printSecret(endpoint: EndpointDocument | undefined, isJson: boolean | undefined): void {
  const secret = endpoint?.secrets[0]?.secret ?? "";
  print(isJson, { name: endpoint?._id, secret }, () => {
    return `${secret}\n\nThe secret that messages to ${endpoint?._id ?? ""} are signed with. Store it safely: it is not shown again.`;
  });
}

function explainTaken(error: unknown): never {
  if (!(error instanceof EndpointNameTaken)) throw error;
  throw new ToolError(`There is a webhook named ${error.message} already. Remove it, or take another name.`);
}

function shown({ _id, url, types, enabled, created, switched_off: off }: EndpointDocument) {
  const state = enabled ? "on" : off === undefined ? "off" : `off: ${off.reason}`;
  return { name: _id, url, types, state, created };
}

function shownDelivery({ message, type, subject, state, created, tries, attempts, next }: DeliveryDocument) {
  return { message, type, subject, state, created, tries, next, attempts };
}

function deliveryRow({ created, state, tries, attempts, message }: DeliveryDocument): string[] {
  const last = attempts.at(-1);
  const outcome = last === undefined ? "" : (last.error ?? String(last.status));
  return [created.toISOString(), state, String(tries), outcome, message];
}

function typesIn(text: string, known: readonly string[]): readonly string[] | undefined {
  const types = list(text);
  return types.length > 0 && types.every((type) => known.includes(type)) ? types : undefined;
}
