import type { Command } from "commander";
import type { Product } from "../app.js";
import { defined } from "../core/properties.js";
import { integer, list, oneOf } from "../settings/values.js";
import type { Database } from "../storage/database.js";
import { type DeliveryFilter, type DeliveryState, openDeliveries } from "../webhooks/deliveries.js";
import { type EndpointDocument, EndpointNameTaken, openEndpoints } from "../webhooks/endpoints.js";
import { isEndpointName, messageTypesOf, testMessage } from "../webhooks/message.js";
import { isReceiver } from "../webhooks/post.js";
import {
  argument,
  createTool,
  dateArgument,
  formatTable,
  print,
  runTool,
  ToolError,
  withStore,
} from "./tool.js";

/** Runs `webhooks` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const tool = createTool(
    "webhooks",
    "Manages the receivers of messages about changes. A running service sends the messages, and applies changes made here within seconds.",
  );
  addReceiver(tool, product);
  command(tool, "list", "show all receivers, without their secrets").action(({ json }: Options) =>
    withStore(product, ({ database }) => printAll(database, json)),
  );
  addChanges(tool, product);
  addLog(tool, product);
  addReplay(tool, product);
  ofEndpoint(product, command(tool, "test <name>", "send a test message"), async (database, name) => {
    const message = testMessage(name, new Date());
    await openDeliveries(database).add([{ endpoint: name, message }]);
    console.log(
      `${message.id} is sent by the running service; \`npm run webhooks -- log ${name}\` shows how.`,
    );
  });
  await runTool(tool, args);
}

function addReceiver(tool: Command, product: Product): void {
  const known = messageTypesOf(product.resourceDescriptors);
  command(tool, "add <name> <url>", "add a receiver and show its secret; it cannot be shown again")
    .option(
      "--types <types>",
      `what to send, separated by commas: ${known.join(", ")}`,
      argument((text) => typesIn(text, known), `some of ${known.join(", ")}`),
      ["*"],
    )
    .action((name: string, url: string, { types, json }: { types: readonly string[]; json?: boolean }) =>
      withStore(product, async ({ database, config }) => {
        if (!isEndpointName(name)) throw new ToolError("A name has lower-case letters, digits and hyphens.");
        if (!isReceiver(url, config.webhookLocal))
          throw new ToolError(
            `${url} cannot be a receiver: use an https address on the public internet, without user name and password, or set WEBHOOK_LOCAL=true for one on this machine.`,
          );
        const added = await openEndpoints(database).add({ _id: name, url, types }).catch(explainTaken);
        printSecret(added, json);
      }),
    );
}

async function printAll(database: Database, isJson: boolean | undefined): Promise<void> {
  const deliveries = openDeliveries(database);
  const endpoints = await openEndpoints(database).list();
  const rows = await Promise.all(
    endpoints.map(async ({ _id: name, url, types, enabled, created, switched_off: off }) => {
      const state = enabled ? "on" : off === undefined ? "off" : `off: ${off.reason}`;
      return { name, url, types, state, created, waiting: await deliveries.countWaiting(name) };
    }),
  );
  print(isJson, rows, () => {
    if (rows.length === 0) return "There is no webhook. Add one with `npm run webhooks -- add NAME URL`.";
    const cells = rows.map(({ name, url, types, state, waiting }) => {
      return [name, url, types.join(","), state, String(waiting)];
    });
    return formatTable([["name", "url", "types", "state", "waiting"], ...cells]);
  });
}

function addChanges(tool: Command, product: Product): void {
  const remove = command(tool, "remove <name>", "remove a receiver and its messages");
  ofEndpoint(product, remove, async (database, name) => {
    await openEndpoints(database).remove(name);
    await openDeliveries(database).remove({ endpoint: name });
    console.log(`The webhook ${name} is gone.`);
  });
  const enable = command(tool, "enable <name>", "send messages again, those that waited first");
  ofEndpoint(product, enable, async (database, name) => {
    await openEndpoints(database).change(name, { enabled: true });
    await openDeliveries(database).retryNow(name);
    console.log(`The webhook ${name} is enabled.`);
  });
  const disable = command(tool, "disable <name>", "send nothing for now; messages wait");
  ofEndpoint(product, disable, async (database, name) => {
    await openEndpoints(database).change(name, { enabled: false });
    console.log(`The webhook ${name} is disabled.`);
  });
  const rotate = command(
    tool,
    "rotate <name>",
    "make a new secret and show it; messages are signed with the present one as well for a day",
  );
  ofEndpoint(product, rotate, async (database, name, { json }) =>
    printSecret(await openEndpoints(database).rotate(name), json),
  );
}

function addLog(tool: Command, product: Product): void {
  const log = command(tool, "log <name>", "show messages, the latest first")
    .option(
      "--state <state>",
      "only those waiting, delivered or given_up",
      argument(oneOf("waiting", "delivered", "given_up"), "waiting, delivered or given_up"),
    )
    .option("--limit <number>", "how many", argument(integer(1, 9999), "a number from 1 to 9999"), 20);
  ofEndpoint(product, log, async (database, name, { state, limit = 20, json }) => {
    const page = { skip: 0, limit };
    const { deliveries } = await openDeliveries(database).read(name, defined({ state }), page);
    const shown = deliveries.map(({ message, type, subject, state, created, tries, attempts, next }) => {
      return { message, type, subject, state, created, tries, next, attempts };
    });
    print(json, shown, () => {
      const rows = shown.map(({ created, state, tries, attempts, message }) => {
        const last = attempts.at(-1);
        const outcome = last === undefined ? "" : (last.error ?? String(last.status));
        return [created.toISOString(), state, String(tries), outcome, message];
      });
      return formatTable([["created", "state", "tries", "last attempt", "message"], ...rows]);
    });
  });
}

function addReplay(tool: Command, product: Product): void {
  const replay = command(
    tool,
    "replay <name>",
    "send messages again: one, those since a date, or those given up",
  )
    .option("--message <id>", "one message, by its id in the log")
    .option("--since <date>", "those since a date, such as 2031-12-31 or '-2 days'", dateArgument);
  ofEndpoint(product, replay, async (database, name, { message, since }) => {
    const chosen: DeliveryFilter = defined({ message, from: since });
    const filter: DeliveryFilter = Object.keys(chosen).length === 0 ? { state: "given_up" } : chosen;
    const count = await openDeliveries(database).replay(name, filter);
    if (count === 0 && message !== undefined) throw new ToolError(`There is no message ${message}.`);
    console.log(`${count} ${count === 1 ? "message is" : "messages are"} sent again.`);
  });
}

/** The options of commands for one receiver. */
interface Options {
  readonly json?: boolean;
  readonly state?: DeliveryState;
  readonly limit?: number;
  readonly message?: string;
  readonly since?: Date;
}

function command(tool: Command, words: string, description: string): Command {
  return tool.command(words).description(description).option("--json", "print JSON");
}

/** Sets what a command does with the receiver that its first argument names. */
function ofEndpoint(
  product: Product,
  command: Command,
  work: (database: Database, name: string, options: Options) => Promise<void>,
): void {
  command.action((name: string, options: Options) =>
    withStore(product, async ({ database }) => {
      if ((await openEndpoints(database).find(name)) === undefined)
        throw new ToolError(
          `There is no webhook ${name}. \`npm run webhooks -- list\` shows those there are.`,
        );
      await work(database, name, options);
    }),
  );
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

function typesIn(text: string, known: readonly string[]): readonly string[] | undefined {
  const types = list(text);
  return types.length > 0 && types.every((type) => known.includes(type)) ? types : undefined;
}
