import { expect, it } from "vitest";
import { tidyHeading } from "./tidy-heading";

const english = new Map([["eng", 1]]);
const german = new Map([["deu", 1]]);

it.each([
  ["F Description", "Description"],
  ["Line total ¾", "Line total"],
  ["Option A", "Option A"],
  ["U price", "U price"],
])("%s is %s", (seen, printed) => {
  expect(tidyHeading(seen, english)).toBe(printed);
});

it("takes the speck behind a whole word away, and no point of an abbreviation", () => {
  expect(tidyHeading("Menge.", german)).toBe("Menge");
  expect(tidyHeading("Artikelnr.", german)).toBe("Artikelnr.");
  expect(tidyHeading("Bezeichng.", german)).toBe("Bezeichng.");
  expect(tidyHeading("Menge.", new Map([["jpn", 1]]))).toBe("Menge.");
});

it("tidies each line of a heading", () => {
  expect(tidyHeading("Menge.\nQuantity", german)).toBe("Menge\nQuantity");
});
