import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { healthPaths } from "../../../runtime/http/health.js";
import { readConfig } from "../../../runtime/settings/config.js";
import { listSettings } from "../../../runtime/settings/settings.js";
import { type JsonBody, rowsOf, textOf } from "../../support/service.js";
import { root } from "../../support/workspace.js";

const folder = join(root, "runtime/deploy");
const read = (name: string): string => readFileSync(join(folder, name), "utf8");

const known = new Set(listSettings({}).map(({ name }) => name));
const unit = read("calendar-events.service");
/** Seconds in which the service ends, generously. */
const stopSeconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
const port = Number(/^EXPOSE (\d+)$/m.exec(read("Containerfile"))?.[1]);
/** Images have names without a registry. */
const plainImage = /^[a-z-]+(?::[\d.]+)?$/;

describe("the compose file", () => {
  const text = read("compose.yaml");
  const { services = {}, volumes } = parse(text, { merge: true }) as JsonBody;
  const ours = Object.entries(services).filter(([, { build }]) => build !== undefined);
  const members = Object.keys(services).filter((name) => /^mongo\d$/.test(name));

  it("has three members, two services and a proxy, with images that anybody has", () => {
    expect(members).toHaveLength(3);
    expect(ours.map(([name]) => name)).toEqual(["service1", "service2"]);
    for (const [name, { image }] of Object.entries(services)) expect(textOf(image), name).toMatch(plainImage);
    for (const [, { build }] of ours)
      expect(existsSync(join(folder, textOf(build?.context), textOf(build?.dockerfile)))).toBe(true);
  });

  it("gives services settings that exist and are allowed, and the URI of all members", () => {
    for (const [, { environment = {} }] of ours) {
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
      const given = Object.entries(environment).map(([name, value]) => [
        name,
        textOf(value).replace(
          /\$\{\w+(?::-(.*?)|:\?)\}/g,
          (_, usual: string | undefined) => usual ?? "x".repeat(20),
        ),
      ]);
      const config = readConfig(Object.fromEntries(given) as NodeJS.ProcessEnv);
      expect(config.mongodbUri).toContain(`@${members.join()}/?replicaSet=rs0`);
      expect(config.trustProxy).toBe(true);
    }
  });

  it("waits for what each part depends on, and gives each the time to end", () => {
    for (const [name, { depends_on: others = {} }] of Object.entries(services))
      for (const other of Object.keys(others)) expect(services, name).toHaveProperty(other);
    for (const [, { stop_grace_period: period = "" }] of ours)
      expect(Number.parseInt(textOf(period), 10)).toBeGreaterThanOrEqual(stopSeconds);
  });

  it("starts members of one set with a key, each with its own volume", () => {
    const used = members.map((name) => textOf(services[name]?.volumes?.[1]).replace(/:.*/, ""));
    expect(new Set(used).size).toBe(members.length);
    for (const volume of ["key", ...used]) expect(volumes).toHaveProperty(volume);
    for (const name of members)
      expect(services[name]?.command).toEqual(expect.arrayContaining(["--replSet", "rs0", "--keyFile"]));
  });

  it("initiates that set with all members by a script that compiles", () => {
    const { command = [], environment = {} } = services["replica-set"] ?? {};
    const script = textOf(rowsOf(command).at(-1));
    expect(() => new Script(script)).not.toThrow();
    const [, names = ""] = /^const \{ (.*) \} = process\.env;$/m.exec(script) ?? [];
    expect(names.split(", ")).toEqual(Object.keys(environment));
    expect(script).toContain('rs.initiate({ _id: "rs0", members })');
  });
});

describe("the proxy of the compose file", () => {
  it("checks whether the services are ready, and does not show their metrics", () => {
    const text = read("Caddyfile");
    const { services } = parse(read("compose.yaml"), { merge: true }) as JsonBody;
    const [, upstreams = ""] = /reverse_proxy \{\$SERVICES:(.*)\} \{/.exec(text) ?? [];
    expect(upstreams.split(" ")).toEqual([`service1:${port}`, `service2:${port}`]);
    expect(text).toContain(`health_uri ${healthPaths.readiness}`);
    expect(text).toContain(`path ${healthPaths.metrics}`);
    expect(services?.proxy?.volumes).toEqual(["./Caddyfile:/etc/caddy/Caddyfile:ro"]);
    const [, listens = ""] = /^\{\$SITE::(\d+)\} \{$/m.exec(text) ?? [];
    expect(services?.proxy?.ports).toEqual([`127.0.0.1:${listens}:${listens}`]);
  });

  it("waits longer than a service takes, and tries again longer than it leaves one alone", () => {
    const secondsOf = (name: string): number =>
      Number(new RegExp(`^\\s+${name} (\\d+)s$`, "m").exec(read("Caddyfile"))?.[1]);
    expect(secondsOf("response_header_timeout")).toBeGreaterThan(readConfig({}).requestTimeoutMs / 1000);
    expect(secondsOf("lb_try_duration")).toBeGreaterThan(secondsOf("fail_duration"));
  });
});

describe("the Kubernetes manifest", () => {
  const documents = parseAllDocuments(read("kubernetes.yaml")).map((one) => one.toJS() as JsonBody);
  const byKind = (wanted: string): JsonBody | undefined =>
    documents.find(({ kind }) => textOf(kind) === wanted);
  const { spec } = byKind("Deployment") ?? {};
  const pod = spec?.template?.spec;
  const container = pod?.containers?.[0];

  it("has a deployment, a service and a disruption budget for the same pods", () => {
    expect(documents.map(({ kind }) => kind)).toEqual(["Deployment", "Service", "PodDisruptionBudget"]);
    const labels = { app: "calendar-events" };
    expect(spec?.template?.metadata?.labels).toEqual(labels);
    expect(spec?.selector).toEqual({ matchLabels: labels });
    expect(byKind("PodDisruptionBudget")?.spec?.selector).toEqual({ matchLabels: labels });
    expect(byKind("Service")?.spec?.selector).toEqual(labels);
    expect(textOf(container?.image)).toMatch(plainImage);
  });

  it("updates without a pod less than there are, and lets each end in time", () => {
    expect(spec?.replicas).toBeGreaterThanOrEqual(2);
    expect(spec?.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect(byKind("PodDisruptionBudget")?.spec?.maxUnavailable).toBe(1);
    const [, pause] = rowsOf(container?.lifecycle?.preStop?.exec?.command);
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(stopSeconds + Number(pause));
  });

  it("probes the health of the service, at the port that the image exposes", () => {
    const paths = [container?.startupProbe, container?.livenessProbe, container?.readinessProbe].map(
      (probe) => probe?.httpGet?.path,
    );
    expect(paths).toEqual([healthPaths.health, healthPaths.health, healthPaths.readiness]);
    expect(container?.ports).toEqual([{ name: "http", containerPort: port }]);
    expect(byKind("Service")?.spec?.ports).toEqual([{ name: "http", port: 80, targetPort: "http" }]);
  });

  it("gives settings that exist, and secrets by reference only", () => {
    const env = rowsOf(container?.env);
    expect(env.map(({ name }) => textOf(name)).filter((name) => !known.has(name))).toEqual([]);
    const secret = env.filter(({ name }) => /URI|KEY/.test(textOf(name)));
    expect(secret.map(({ valueFrom }) => valueFrom?.secretKeyRef?.name)).toEqual([
      "calendar-events",
      "calendar-events",
    ]);
  });
});
