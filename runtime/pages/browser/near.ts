/** Asks for the position of the visitor on a click, and shows what is near; it is rounded to about a hundred metres. */
export function findNear(box: HTMLElement): void {
  const button = box.querySelector("button");
  const status = box.querySelector("[role=status]");
  const [latitude, longitude] = box.querySelectorAll("input");
  const say = (text: string | undefined): void => {
    if (status !== null) status.textContent = text ?? "";
  };
  button?.addEventListener("click", () => {
    say("…");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (latitude === undefined || longitude === undefined) return;
        latitude.value = coords.latitude.toFixed(3);
        longitude.value = coords.longitude.toFixed(3);
        button.form?.requestSubmit();
      },
      () => say(box.dataset.failed),
      { timeout: 20_000, maximumAge: 600_000 },
    );
  });
}
