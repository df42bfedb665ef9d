/** Signs and words by the currency they stand for; `kr`, which several countries use, says none. */
const codes: ReadonlyMap<string, string> = new Map(
  `$ USD|US$ USD|dollar USD|dollars USD|€ EUR|euro EUR|euros EUR|£ GBP|pound GBP|pounds GBP|¥ JPY|₹ INR|A$ AUD|AU$ AUD|C$ CAD
  |CA$ CAD|NZ$ NZD|HK$ HKD|S$ SGD|NT$ TWD|MX$ MXN|R$ BRL|CN¥ CNY|₽ RUB|руб RUB|руб. RUB|₺ TRY|₴ UAH|₩ KRW|₪ ILS|₫ VND|฿ THB
  |₱ PHP|₦ NGN|₸ KZT|₾ GEL|₼ AZN|zł PLN|kč CZK|ft HUF|lei RON|fr CHF|fr. CHF|isk ISK`
    .split("|")
    .map((entry): [string, string] => {
      const [sign = "", code = ""] = entry.trim().split(" ");
      return [sign.toLowerCase(), code];
    }),
);

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** The ISO 4217 code of a currency that is named by its sign, its code or a word; nothing where that may be several. */
export function currencyCode(name: string): string | undefined {
  const code = name.trim().toUpperCase();
  return known.has(code) ? code : codes.get(name.trim().toLowerCase());
}

/** The sign of a currency; the code itself where there is none. */
export function currencySign(code: string): string {
  if (!known.has(code)) return code;
  const parts = new Intl.NumberFormat("en", { style: "currency", currency: code }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? code;
}

/** Whether a text is the code of a currency. */
export function isCurrencyCode(text: string): boolean {
  return known.has(text);
}
