interface Viewer {
  createApiReference(place: string, configuration: object): void;
}

/** The viewer is a script of its own, not a module. */
function loadViewer(): Promise<Viewer> {
  const script = document.createElement("script");
  script.src = new URL("viewer.js", import.meta.url).href;
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve((globalThis as unknown as { Scalar: Viewer }).Scalar));
    script.addEventListener("error", () => reject(new Error("The viewer could not be loaded.")));
  });
}

const settings = JSON.parse(document.getElementById("reference-settings")?.textContent ?? "{}") as {
  readonly address: string;
  readonly copy: string;
  readonly language: string;
  /** The viewer's words, where it does not know them in the language. */
  readonly words?: object;
};

/** Names the buttons that the viewer leaves without one for screen readers; the bar of its menu is no second head of the page. */
function mend(): void {
  for (const button of document.querySelectorAll("button.scalar-code-copy:not([aria-label])"))
    button.setAttribute("aria-label", settings.copy);
  for (const bar of document.querySelectorAll("#reference header:not([role])"))
    bar.setAttribute("role", "none");
}
new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });

const viewer = await loadViewer();
viewer.createApiReference("#reference", {
  url: settings.address,
  localization: { locale: settings.language, translations: settings.words },
  // Nothing is asked of other hosts.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  // Methods of one path differ in more than their name.
  operationTitleSource: "summary",
  persistAuth: false,
  // The key of a caller is what both schemes take; this one needs no name beside it.
  authentication: { preferredSecurityScheme: "bearer" },
});
