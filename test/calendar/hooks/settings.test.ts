import { describe, expect, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { ConfigError } from "../../../runtime/settings/config.js";
import { describeConfig, listSettings } from "../../../runtime/settings/settings.js";
import { openApp } from "../../support/app.js";
import { useTwin } from "../http/twin-service.js";
import { useService } from "../support/service.js";

const service = useService();
const abroad = useTwin(service, { CURRENCY_SYMBOL: "€", CURRENCY_POSITION: "postfix" });

describe("the settings of the calendar", () => {
  it("are listed for it, and for no other product", () => {
    const names = ["CURRENCY_SYMBOL", "CURRENCY_POSITION"];
    expect(
      listSettings({}, calendar.settings)
        .map(({ name }) => name)
        .slice(-2),
    ).toEqual(names);
    expect(describeConfig({}, calendar.settings)).toContain("currency symbol of costs without one [$]");
    expect(listSettings({}).filter(({ name }) => names.includes(name))).toEqual([]);
  });

  it("decide how costs without a currency are shown", async () => {
    const period = { start_date: "2031-03-10 10:00", end_date: "2031-03-10 11:00" };
    const made = await service.post("/events", { title: "Fair", ...period, cost: "12" });
    const path = `/events/${Number(made.body.id)}`;
    const costs = await Promise.all([service, abroad].map((one) => one.get(path)));
    expect(costs.map(({ body }) => body.cost)).toEqual(["$12", "12€"]);
  });

  it("stop the start where they are wrong", () => {
    const environment = { CURRENCY_SYMBOL: "too many letters", CURRENCY_POSITION: "above" };
    const start = () => openApp(calendar, service.database, { environment });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(
      "CURRENCY_SYMBOL=too many letters is not allowed: use a text of up to 10 characters.\nCURRENCY_POSITION=above is not allowed: use prefix or postfix.",
    );
  });
});
