import { expect, it } from "vitest";
import { findTurn } from "./find-turn";
import type { readLettering } from "./lettering/read-lettering";
import type { SeenPage, SeenText, TextCrop } from "./seen";

/** How clearly a crop is read as it is and the other way up, which its bytes tell. */
const read: typeof readLettering = async (crops) =>
  crops.map(({ data }) => [{ text: "12", probability: (data[0] as number) / 100 }]);

function text(degrees: number, asSeen: number, turned: number, width = 60): SeenText {
  const data = Uint8Array.from([asSeen, turned]);
  const crop = { width, height: 20, data } as unknown as TextCrop;
  return { width, height: 20, angle: (degrees * Math.PI) / 180, crops: [crop] } as SeenText;
}

const page = (...texts: SeenText[]) => ({ texts }) as SeenPage;

/** A sheet held on its right side: what stands level is read from the right, and the rest stands on its head. */
const sideways = [text(-90, 99, 3), text(-90, 99, 3), text(-90, 97, 3), text(0, 10, 82)];

it("turns a sheet whose level writing is read from the right", async () => {
  expect(await findTurn(page(...sideways), read)).toBe(1);
});

it("lets ink that is legible neither way up say nothing of where writing lies", async () => {
  const letters = Array.from({ length: 4 }, () => text(0, 30, 27, 30));
  expect(await findTurn(page(...sideways, ...letters), read)).toBe(1);
});

it("leaves a sheet whose writing stands level, some of it upright beside its lines", async () => {
  const level = Array.from({ length: 3 }, () => text(0, 98, 4));
  expect(await findTurn(page(...level, text(-90, 97, 3), text(-90, 95, 5)), read)).toBe(0);
});
