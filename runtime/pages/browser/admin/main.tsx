import { render } from "preact";
import { App } from "./app.js";

const place = document.getElementById("admin");
if (place !== null) {
  place.replaceChildren();
  render(<App />, place);
}
